"""Levels of an earlier commit: built from it, checked, shown no more than a seat sees, and of one
mind with the present rules about what is legal."""

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from palatine import games
from palatine.bots import arena
from palatine.bots.entrants import make_entrant, read_entrant
from palatine.bots.frozen import (
    INSTALLED,
    NOTE,
    PLACE,
    SNAPSHOTS,
    FrozenBot,
    FrozenProcess,
    place_of,
    process_of,
    view_for,
)
from palatine.core.chance import Stacked
from palatine.core.errors import BadOption
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import frozen as tool

ROOT = Path(__file__).parents[2]
FIRST = SNAPSHOTS[1]
QUICK = "rollouts=2 seconds=0"


def has_commit() -> bool:
    found = subprocess.run(
        ["git", "-C", str(ROOT), "cat-file", "-e", f"{FIRST.commit}^{{commit}}"],
        capture_output=True,
        check=False,
    )
    return found.returncode == 0


pytestmark = pytest.mark.skipif(not has_commit(), reason="the commit is not in this checkout")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first snapshot, interpreted: compiling takes minutes."""
    place = tmp_path_factory.mktemp("frozen")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PLACE, str(place))
        tool.build(FIRST, interpreted=True)
    return place


@pytest.fixture(autouse=True)
def here(built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(PLACE, str(built))
    process_of.cache_clear()
    yield
    process_of.cache_clear()


@pytest.fixture(scope="module")
def asked(built: Path) -> Iterator[FrozenProcess]:
    """One process for all questions of this file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PLACE, str(built))
        process = FrozenProcess(FIRST)
    yield process
    process.end()


def positions(game: Any, seats: int, options: dict[str, object] | None, seed: str) -> Iterator[Any]:
    """The positions of a random game, before each decision."""
    state = game.new(seats, game.meta.read_options(options))
    driver, rng = Stacked(seed), Rng(seed)
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        yield state
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal))])


def decisions(game: Any, seats: int, options: dict[str, object] | None, seed: str) -> Iterator[Any]:
    """The same as those see it who decide."""
    for state in positions(game, seats, options, seed):
        yield game.view(state, game.to_move(state))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("torres", 2, None),
        ("torres", 3, {"variant": "own_deck"}),
        ("torres", 2, {"variant": "master"}),
        ("louis", 2, None),
        ("louis", 4, None),
        ("castles", 1, None),
        ("castles", 2, None),
        ("between", 2, None),
        ("between", 3, None),
    ],
)
def test_both_sides_agree_on_what_is_legal_throughout_a_game(
    asked: FrozenProcess, name: str, seats: int, options: dict[str, object] | None
) -> None:
    game = games.load(name)
    count = 0
    for view in decisions(game, seats, options, f"frozen/{name}"):
        told = asked.ask({"game": name, "view": view_for(game, view, asked)})
        assert told["legal"] == [action.text for action in game.legal(view, view.viewer)]
        count += 1
    assert count > 20


def test_it_is_shown_what_its_seat_saw_at_that_commit(asked: FrozenProcess) -> None:
    """In the variant with own decks the present view says where another's cards went; the old one
    does not. Nothing else than the view crosses over."""
    game = games.load("torres")
    older = game.for_version(1)
    differ = 0
    for state in positions(game, 2, {"variant": "own_deck"}, "seen"):
        seat = game.to_move(state)
        shown = view_for(game, game.view(state, seat), asked)
        assert shown == older.view(state, seat).to_json()
        differ += shown != game.view(state, seat).to_json()
    assert differ > 0


def test_an_option_that_it_does_not_know_is_refused(asked: FrozenProcess) -> None:
    game = games.load("louis")
    view = next(decisions(game, 2, {"marker_order": "winner"}, "option"))
    with pytest.raises(BadOption, match="marker_order"):
        view_for(game, view, asked)
    plain = next(decisions(game, 2, None, "option"))
    assert view_for(game, plain, asked)["options"] == {}


def played(name: str, seats: int) -> dict[str, Any]:
    lineup = ["knight"] + ["palatine@1 " + QUICK] * (seats - 1)
    what = arena.contest(name, lineup, seats, None, "frozen")
    return arena.play_one(what.plain(), 0)


def test_without_a_clock_it_plays_the_same_game_again() -> None:
    first, again = played("louis", 2), played("louis", 2)
    timeless = ("scores", "shares", "decisions")
    assert [first[key] for key in timeless] == [again[key] for key in timeless]
    assert first["cpu"] > 0 and "palatine@1 interpreted" in first["where"]


def test_two_of_it_play_at_a_table_of_three() -> None:
    assert len(played("between", 3)["scores"]) == 3


def test_all_seats_of_a_process_share_one_snapshot() -> None:
    one = make_entrant("palatine@1 " + QUICK, "louis", "a")
    two = make_entrant("castellan@1 rollouts=4", "louis", "b")
    assert isinstance(one, FrozenBot) and isinstance(two, FrozenBot)
    assert one.process is two.process
    assert (one.text, two.text) == ("palatine " + QUICK, "castellan rollouts=4")
    one.process.end()


@pytest.mark.parametrize(
    "text",
    ["palatine@2", "palatine@", "palatine@x", "greedy@1", "knight@1:2", "palatine@1 width=3"],
)
def test_what_no_snapshot_has_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_entrant(text, "torres")


def test_one_that_is_not_built_names_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(PLACE, str(tmp_path))
    with pytest.raises(BadOption) as error:
        make_entrant("palatine@1", "torres", "s")
    assert error.value.key == "error-frozen-missing"
    assert error.value.details["command"] == "python tools/frozen.py 1"


@pytest.mark.parametrize("changed", ["palatine/bots/levels.py", "palatine/table/door.py"])
def test_one_that_was_changed_does_not_play(
    built: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, changed: str
) -> None:
    shutil.copytree(built, tmp_path, dirs_exist_ok=True)
    monkeypatch.setenv(PLACE, str(tmp_path))
    file = place_of(FIRST) / INSTALLED / changed
    file.write_text(file.read_text("utf-8") + "# more\n", "utf-8")
    with pytest.raises(BadOption) as error:
        FrozenProcess(FIRST)
    assert error.value.key == "error-frozen-changed"


def test_a_wheel_of_another_commit_is_no_snapshot(tmp_path: Path) -> None:
    note = json.loads((place_of(FIRST) / NOTE).read_text("utf-8"))
    assert note["commit"] == FIRST.commit and note["compiled"] is False
    wheel, site = tmp_path / "palatine-0.1.0-py3-none-any.whl", place_of(FIRST) / INSTALLED
    with zipfile.ZipFile(wheel, "w") as packed:
        for file in site.rglob("*.py"):
            more = "# more\n" if file.name == "levels.py" else ""
            packed.writestr(str(file.relative_to(site)), file.read_text("utf-8") + more)
    with pytest.raises(SystemExit, match="not made of commit"):
        tool.assemble(FIRST, wheel, tmp_path / "fresh")


def test_a_process_that_has_ended_is_an_error_of_the_bot() -> None:
    process = FrozenProcess(FIRST)
    process.end()
    with pytest.raises(BadOption, match="error-bot-failed"):
        process.ask({"ready": True})
