"""`palatine puzzles`: what it finds, that it finds the same again, goes on where it stopped, and
refuses what it cannot use."""

import dataclasses
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import palatine
from cli.conftest import Run
from palatine import games
from palatine.bots.store import minds
from palatine.cli import puzzles as command
from palatine.cli.puzzle_search import SearchEffort, answers, find_puzzles
from palatine.core.record import parse_record
from palatine.learn.puzzles import parsed, stored, stored_record, written

GAME = "torres"
FEW = ("--rollouts", "24", "--runs", "2", "--kind", "card")  # cards are played seldom


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record in which a card is played that has one best place."""
    name = next(one.record for one in stored(GAME).puzzles if one.kind.id == "card")
    path = tmp_path / "evening.txt"
    path.write_text(stored_record(GAME, name), "utf-8")
    return path


def test_a_clear_choice_is_found_with_its_margin_and_evaluator(
    run: Run, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "found.toml"
    code, out, _ = run("puzzles", GAME, str(record), "-o", str(file), *FEW)
    assert code == 0 and str(file) in out
    kept = parsed(GAME, file.read_text("utf-8"))
    assert kept.evaluator == minds(GAME)
    assert kept.puzzles and all(one.kind.id == "card" for one in kept.puzzles)
    assert all(one.margin >= one.kind.least for one in kept.puzzles)
    assert (tmp_path / "found" / "evening.txt").read_text("utf-8") == record.read_text("utf-8")


def test_the_same_seed_finds_the_same(run: Run, record: Path, tmp_path: Path) -> None:
    files = [tmp_path / "one" / "x.toml", tmp_path / "two" / "x.toml"]
    for file in files:
        file.parent.mkdir()
        assert run("puzzles", GAME, str(record), "-o", str(file), *FEW)[0] == 0
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


def test_it_goes_on_where_it_stopped(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "found.toml"
    run("puzzles", GAME, str(record), "-o", str(file), *FEW)
    before = file.read_text("utf-8")
    monkeypatch.setattr(command, "find_puzzles", lambda *_: pytest.fail("looked through it again"))
    assert run("puzzles", GAME, str(record), "-o", str(file), *FEW)[0] == 0
    assert file.read_text("utf-8") == before
    assert tomllib.loads(before)["searched"] == ["evening"]


def test_a_larger_margin_finds_less(record: Path) -> None:
    game, text = games.load(GAME), record.read_text("utf-8")
    kind = next(one for one in stored(GAME).kinds if one.id == "card")
    strict = type(kind)(**{**vars(kind), "least": 100.0})
    effort = SearchEffort(24, 2)
    assert list(find_puzzles(game, (kind,), parse_record(text), "evening", effort))
    assert not list(find_puzzles(game, (strict,), parse_record(text), "evening", effort))


def test_where_several_answers_are_as_good_there_is_no_puzzle() -> None:
    game = games.load(GAME)
    state = game.new(2, game.meta.read_options(None))
    kind = next(one for one in stored(GAME).kinds if one.id == "step")
    opening = type(kind)(**{**vars(kind), "step": "place"})
    assert answers(game, opening, game.view(state, 0), SearchEffort(24, 2), "even") == []


def test_chosen_ones_are_kept_in_their_order_with_the_beginning_of_their_records(
    run: Run, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "found.toml"
    run("puzzles", GAME, str(record), "-o", str(file), *FEW)
    first = parsed(GAME, file.read_text("utf-8")).puzzles[0]
    assert run("puzzles", GAME, "-o", str(file), "--keep", first.id)[0] == 0
    kept = parsed(GAME, file.read_text("utf-8"))
    assert [one.id for one in kept.puzzles] == [first.id]
    left = (tmp_path / "found" / "evening.txt").read_text("utf-8")
    assert len(parse_record(left).entries) == first.at


def test_games_are_played_where_no_records_are_given(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    asked = ("--games", "1", "--seats", "2", "--bots", "random", "--kind", "none")
    assert run("puzzles", GAME, "-o", str(file), *asked)[0] == 0
    assert tomllib.loads(file.read_text("utf-8"))["searched"] == ["puzzles-2-0"]


def test_bad_input_is_one_line(refused: Callable[..., str], record: Path, tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    assert "GAME -o FILE" in refused("puzzles", GAME)
    assert "nowhere.txt" in refused("puzzles", GAME, "nowhere.txt", "-o", str(file))
    assert "tiny" in refused("puzzles", "tiny", "-o", str(file))  # the template has no puzzles
    assert "game torres" in refused("puzzles", "castles", str(record), "-o", str(file))
    file.write_text("game_version = ", "utf-8")
    refused("puzzles", GAME, str(record), "-o", str(file))
    file.write_text(stored_text().replace(minds(GAME), "0000"), "utf-8")
    assert "another evaluator" in refused("puzzles", GAME, str(record), "-o", str(file))
    file.write_text(stored_text(), "utf-8")
    assert "nobody" in refused("puzzles", GAME, "-o", str(file), "--keep", "nobody")


def stored_text() -> str:
    return written(stored(GAME))


def test_stored_puzzles_that_hold_get_the_present_version_of_the_evaluator(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    written_files: dict[str, str] = {}
    old = dataclasses.replace(stored(GAME), evaluator="before")
    monkeypatch.setattr(command, "stored", lambda _: old)
    monkeypatch.setattr(command, "complaint", lambda *_: "")
    monkeypatch.setattr(command, "write_text", written_files.__setitem__)
    code, out, _ = run("puzzles", GAME, "--check")
    assert code == 0 and "10" in out
    [(file, text)] = written_files.items()
    # among the sources, wherever a compiled checkout reads its copy
    assert Path(file) == Path(palatine.__file__).parent / "games" / GAME / "guide" / "puzzles.toml"
    assert parsed(GAME, text) == stored(GAME)


def test_one_that_does_not_hold_is_named_and_nothing_is_written(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = stored(GAME).puzzles[0]
    old = dataclasses.replace(stored(GAME), evaluator="before")
    monkeypatch.setattr(command, "stored", lambda _: old)
    monkeypatch.setattr(
        command, "complaint", lambda _, one, *__: "learn-puzzle-other" if one == first else ""
    )
    monkeypatch.setattr(command, "write_text", lambda *_: pytest.fail("written"))
    code, out, _ = run("puzzles", GAME, "--check")
    assert code == 1
    assert out.startswith(f"{GAME} {first.id}: another answer is the best now")
