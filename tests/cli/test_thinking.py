"""hint, review and the ladder of arena, as somebody at a terminal meets them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import palatine

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]


@pytest.fixture
def record(run: Run, tmp_path: Path) -> str:
    run("selfplay", "torres", "--bots", "random", "--seed", "think", "--record", str(tmp_path))
    return str(next(tmp_path.iterdir()))


def test_a_hint_in_sentences_and_as_a_document(run: Run, record: str) -> None:
    at = "3"  # after two knights and the king
    code, out, _ = run("hint", record, "--at", at, "--rollouts", "8")
    assert code == 0
    assert out.splitlines()[0] == "Advice for Player 1, from 8 games tried out from here."
    assert out.splitlines()[1].startswith("1. ")
    told = json.loads(run("hint", record, "--at", at, "--rollouts", "8", "--json")[1])
    assert (told["game"], told["iterations"] <= 8) == ("torres", True)
    assert f"[{told['options'][0]['action']}]" in out


def test_after_the_end_there_is_nothing_to_hint(run: Run, record: str) -> None:
    assert run("hint", record)[1] == "The game is over.\n"
    assert json.loads(run("hint", record, "--json")[1])["options"] == []


def test_a_seat_that_is_not_there(refused: Refused, record: str) -> None:
    assert "7" in refused("hint", record, "--seat", "7")


def test_a_review_tells_mistakes_and_sums(run: Run, tmp_path: Path) -> None:
    run("selfplay", "tiny", "--bots", "random", "--seed", "r", "--record", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    code, out, _ = run("review", file, "--rollouts", "12", "--jobs", "1")
    told = json.loads(run("review", file, "--rollouts", "12", "--jobs", "1", "--json")[1])
    assert code == 0
    mistakes = [d for d in told["decisions"] if d["better"]]
    assert len(out.splitlines()) == len(mistakes) + told["seats"]


def test_a_review_speaks_in_sentences(run: Run, tmp_path: Path) -> None:
    """What was done and what was better in words, numbers as the language writes them."""
    run("selfplay", "louis", "--bots", "random", "--seed", "think", "--record", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    given = ("review", file, "--rollouts", "6", "--jobs", "1")
    told = json.loads(run(*given, "--json")[1])
    mistakes = [d for d in told["decisions"] if d["better"]]
    out = run(*given, "--lang", "cs")[1].splitlines()
    assert len(out) == len(mistakes) + told["seats"] > told["seats"]
    for line, mistake in zip(out, mistakes):
        assert line.startswith(f"{mistake['number']}. ")
        assert f"{mistake['loss']:.1f}".replace(".", ",") in line
        assert mistake["better"] not in line


def test_an_unfinished_game_is_not_reviewed(refused: Refused, record: str, tmp_path: Path) -> None:
    lines = Path(record).read_text("utf-8").splitlines()
    cut = tmp_path / "cut.txt"
    kept = [line for line in lines[:20] if not line.startswith(("seed", "result"))]
    cut.write_text("\n".join(kept) + "\n", "utf-8")
    assert "finished" in refused("review", str(cut))


def test_a_ladder_keeps_its_games(run: Run, tmp_path: Path) -> None:
    store = str(tmp_path / "games.jsonl")
    given = ["arena", "tiny", "--ladder", "--bots", "random,page", "--games", "2", "--jobs", "1"]
    given += ["--store", store]
    code, out, _ = run(*given)
    assert code == 0
    assert out.splitlines()[1].startswith("page")
    assert len(Path(store).read_text("utf-8").splitlines()) == 2
    told = json.loads(run(*given, "--json")[1])
    assert [row["pair"] for row in told["pairs"]] == [["page", "random"]]
    assert len(Path(store).read_text("utf-8").splitlines()) == 2
    every = json.loads(run(*given[:2], "--every-pair", *given[3:], "--json")[1])
    assert every["pairs"] == told["pairs"]


def test_a_pair_of_a_ladder_may_have_a_number_of_games_of_its_own(run: Run) -> None:
    given = ("arena", "tiny", "--ladder", "--bots", "random,page,squire", "--jobs", "1", "--json")
    told = json.loads(run(*given, "--games", "2", "--pair", "page/squire=6")[1])
    assert [(row["pair"][0], row["games"]) for row in told["pairs"]] == [("page", 2), ("squire", 6)]


def test_bots_have_room_where_one_may_play_alone(run: Run, refused: Refused) -> None:
    """Castles has a game for one; the smallest table for two bots has two seats."""
    given = ("arena", "castles", "--bots", "random,greedy", "--games", "2", "--jobs", "1")
    assert json.loads(run(*given, "--json")[1])["seats"] == 2
    assert json.loads(run(*given, "--ladder", "--json")[1])["seats"] == 2
    assert json.loads(run("selfplay", *given[1:6], "--json")[1])["seats"] == 2
    alone = (*given, "--seats", "1")
    for more in ((), ("--ladder",), ("--every-pair",)):
        assert refused(*alone, *more) == "2 bots do not fit a table of 1."
    with pytest.raises(palatine.BadOption):
        palatine.ladder("castles", ["random", "greedy"], seats=1)


@pytest.mark.parametrize("pair", ["page/knight=3", "page=3", "page/random", "page/random=0", "="])
def test_what_is_no_pair_is_refused(refused: Refused, pair: str) -> None:
    given = ("arena", "tiny", "--ladder", "--bots", "random,page", "--jobs", "1")
    assert "write A/B=N" in refused(*given, "--pair", pair)


@pytest.mark.parametrize("bot", ["page:2", "palatine:0", "palatine:x", "random loose=1", "page a"])
def test_what_is_no_opponent_is_refused(refused: Refused, bot: str) -> None:
    assert "is no opponent" in refused("arena", "tiny", "--bots", bot)


def test_opponents_that_differ_in_a_number_meet(run: Run) -> None:
    given = ("arena", "torres", "--bots", "page,page scale=0.5", "--games", "2", "--jobs", "1")
    told = json.loads(run(*given, "--json")[1])
    assert [bot["name"] for bot in told["bots"]] == ["page", "page scale=0.5"]
