"""Data sets: rows are what was seen and chosen, runs are continued, bad games are left out."""

import json
from pathlib import Path

import numpy as np
import pytest

from palatine import games, rl
from palatine.bots import arena
from palatine.bots.arena import contest
from palatine.bots.runners import processes
from palatine.bots.store import ContestStore
from palatine.cli import main
from palatine.core.batch import placing
from palatine.core.buffers import Numbers
from palatine.core.choosing import numbers_of
from palatine.core.match import Match
from palatine.core.record import parse_record, replay, walk
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.rl import shards, sources

OWN = ["torres", "louis", "between", "castles"]


def bots(game: str, count: int, seed: str = "data", seats: int = 2) -> sources.Source:
    return sources.selfplay(game, ["random"], seats, {}, seed, count)


def record(game: str, seed: str, most: int = 10_000) -> str:
    match, luck = Match(games.load(game), 2, seed), Rng(seed)
    while not match.over and most:
        legal = match.legal()
        match.play(legal[luck.below(len(legal))])
        most -= 1
    return str(match.record)


@pytest.mark.parametrize("game", OWN)
def test_rows_are_what_was_seen_and_chosen(game: str, tmp_path: Path) -> None:
    """Row by row beside the record: the observation, the mask, the numbers, the return."""
    file = tmp_path / "game.txt"
    file.write_text(record(game, "rows"), "utf-8")
    report = shards.write(str(tmp_path / "data"), sources.records(game, [str(file)]))
    (found,) = rl.load_dataset(str(tmp_path / "data"))
    assert report.rows == len(found["action"]) > 20 and report.games == 1
    rules, at = games.load(game), 0
    encoding, into = rules.encoding(), Numbers(rules.encoding().size)
    played = parse_record(file.read_text("utf-8"))
    for _, entry, before, _ in walk(rules, played):
        if entry.who == CHANCE:
            continue
        encoding.write(before, entry.who, into)
        assert found["observation"][at].tolist() == into.read()
        numbers = numbers_of(rules, before, entry.who, rules.parse(entry.text))
        assert found["action"][at : at + len(numbers)].tolist() == numbers
        assert set(found["seat"][at : at + len(numbers)]) == {entry.who}
        at += len(numbers)
    assert at == report.rows and (found["mask"][np.arange(at), found["action"]] == 1).all()
    result = rules.result(replay(rules, played))
    wanted = np.array([placing(result, int(seat)) for seat in found["seat"]], np.float32)
    assert (found["return_placing"] == wanted).all()
    about = json.loads(found["provenance"][0])
    assert (about["file"], about["game"], about["scores"]) == ("game.txt", game, result.scores)


def test_a_run_is_continued_and_more_games_are_added(tmp_path: Path) -> None:
    folder = str(tmp_path)
    first = shards.write(folder, bots("louis", 3), per_shard=2)
    assert (first.shards, first.kept, first.games) == (2, 0, 3)
    (tmp_path / "shard-00000-2.npz").unlink()  # as if it had been interrupted
    (tmp_path / ".shard-00000-2.npz.part").write_bytes(b"half")
    again = shards.write(folder, bots("louis", 3), per_shard=2)
    assert (again.shards, again.kept, again.games) == (1, 1, 2)
    more = shards.write(folder, bots("louis", 5), per_shard=2)
    assert (more.shards, more.kept, more.games) == (2, 1, 3)
    seeds = [json.loads(p)["seed"] for s in rl.load_dataset(folder) for p in s["provenance"]]
    assert seeds == [f"data/{n}" for n in range(5)]


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    shards.write(str(tmp_path), bots("louis", 1))
    for other in (bots("louis", 1, seed="other"), bots("louis", 1, seats=3), bots("torres", 1)):
        with pytest.raises(rl.EnvironmentProblem, match="another data set"):
            shards.write(str(tmp_path), other)


def test_processes_make_the_same_shards(tmp_path: Path) -> None:
    shards.write(str(tmp_path / "one"), bots("louis", 4), per_shard=2)
    steps: list[int] = []
    shards.write(
        *(str(tmp_path / "two"), bots("louis", 4)),
        per_shard=2,
        runner=processes(2),
        progress=steps.append,
    )
    assert steps == [2, 4]
    pairs = zip(rl.load_dataset(str(tmp_path / "one")), rl.load_dataset(str(tmp_path / "two")))
    for one, two in pairs:
        assert all((one[name] == two[name]).all() for name in one)


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pip install palatine[parquet]")
    shards.write(str(tmp_path / "npz"), bots("louis", 2))
    shards.write(str(tmp_path / "parquet"), bots("louis", 2), form="parquet")
    (one,), (two,) = (rl.load_dataset(str(tmp_path / form)) for form in ("npz", "parquet"))
    assert one.keys() == two.keys()
    assert all((one[name] == two[name]).all() for name in one)


def test_games_that_cannot_be_used_are_left_out_and_counted(tmp_path: Path) -> None:
    whole = record("louis", "good")
    lines = whole.splitlines()
    (tmp_path / "a.txt").write_text(whole, "utf-8")
    (tmp_path / "b.txt").write_text(record("louis", "short", 20), "utf-8")
    (tmp_path / "c.txt").write_text(record("torres", "other"), "utf-8")
    (tmp_path / "d.txt").write_text("no record", "utf-8")
    (tmp_path / "e.txt").write_bytes(b"\xff\xfe\xfa")
    cut = next(n for n, line in enumerate(lines) if line.startswith("9 "))
    (tmp_path / "f.txt").write_text("\n".join(lines[:cut] + ["9 0 play nonsense #0"]), "utf-8")
    report = shards.write(str(tmp_path / "data"), sources.records("louis", [str(tmp_path)]))
    assert report.games == 1
    assert report.left_out == {
        "error-dataset-unfinished": 1,
        "error-record-version": 1,
        "error-record-format": 1,
        "error-dataset-file": 1,
        "error-record-entry": 1,
    }


def test_games_of_an_arena_are_played_anew(tmp_path: Path) -> None:
    """And one whose result does not come out the same is left out."""
    store = ContestStore(tmp_path / "arena.jsonl")
    what = contest("louis", ["greedy", "random"], 2, {}, "5")
    for number in range(3):
        played = arena.play_one(what.plain(), number)
        if number == 2:
            played["scores"][0] += 1
        store.add(what, number, played)
    source = sources.arena("louis", str(tmp_path / "arena.jsonl"))
    report = shards.write(str(tmp_path / "data"), source)
    assert report.games == 2 and report.left_out == {"error-dataset-changed": 1}
    (found,) = rl.load_dataset(str(tmp_path / "data"))
    assert [json.loads(p)["bots"] for p in found["provenance"]] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "data")
    argv = ["dataset", "louis", "--out", out, "--games", "2", "--bots", "random", "--jobs", "1"]
    assert main([*argv, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2 and told["rows"] > 50
    assert main([*argv, "--lang", "cs"]) == 0
    assert "už byly: 1" in capsys.readouterr().out
    assert shards.describe(out)["source"]["bots"] == ["random", "random"]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["louis", "--seats", "9"], "not made for 9 players"),
        (["louis", "--bots", "nobody"], "There is no bot “nobody”"),
        (["louis", "--groups", "none"], "none"),
        (["louis", "--records", "/nowhere"], "/nowhere"),
        (["louis", "--arena", "/nowhere"], "/nowhere"),
    ],
)
def test_bad_wishes_are_one_line(
    argv: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", *argv, "--out", str(tmp_path), "--jobs", "1", "--lang", "en"]) == 2
    shown = capsys.readouterr().err
    assert said in shown and shown.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_games_added_in_the_middle_of_a_list_follow_at_the_end(tmp_path: Path) -> None:
    """A record whose name sorts before others does not move those that are there."""
    records = tmp_path / "records"
    records.mkdir()
    (records / "b.txt").write_text(record("louis", "b"), "utf-8")
    out = str(tmp_path / "data")
    shards.write(out, sources.records("louis", [str(records)]), per_shard=1)
    (records / "a.txt").write_text(record("louis", "a"), "utf-8")
    report = shards.write(out, sources.records("louis", [str(records)]), per_shard=1)
    assert (report.kept, report.games) == (1, 1)
    files = [json.loads(s["provenance"][0])["file"] for s in rl.load_dataset(out)]
    assert files == ["b.txt", "a.txt"]
