"""selfplay, replay: games that any machine plays again, and records that lie."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]
Write = Callable[..., str]


@pytest.fixture
def record(run: Run, tmp_path: Path) -> str:
    """The text of a recorded game."""
    run("selfplay", "tiny", "--seats", "3", "--seed", "r", "--record", str(tmp_path / "records"))
    return (tmp_path / "records" / "tiny-r-00000.txt").read_text("utf-8")


def test_selfplay_reports_every_game(run: Run) -> None:
    code, out, _ = run("selfplay", "tiny", "--games", "3", "--json", "--seats", "3")
    told = json.loads(out)
    assert code == 0
    assert [one["seed"] for one in told["games"]] == ["0/0", "0/1", "0/2"]
    assert sum(told["wins"]) == 3
    assert told["bots"] == ["random"] * 3
    assert told["options"] == {"court": "small", "cancel": True}
    for seat in range(3):
        mean = sum(one["scores"][seat] for one in told["games"]) / 3
        assert told["mean_scores"][seat] == round(mean, 3)


def test_selfplay_in_plain_lines(run: Run) -> None:
    code, out, _ = run("selfplay", "tiny", "--games", "2", "--lang", "cs")
    lines = out.splitlines()
    assert code == 0
    assert [line.partition(":")[0] for line in lines[:2]] == ["Partie 0", "Partie 1"]
    assert lines[2].split() == ["místo", "bot", "výhry", "body"]
    assert lines[3].startswith("Hráč 1  random")


def test_a_record_changes_nothing_but_that_it_is_written(run: Run, tmp_path: Path) -> None:
    argv = ["selfplay", "torres", "--games", "2", "--seed", "x", "--json"]
    plain = json.loads(run(*argv)[1])["games"]
    recorded = json.loads(run(*argv, "--record", str(tmp_path))[1])["games"]
    files = [Path(one.pop("record")) for one in recorded]
    assert recorded == plain
    assert files == sorted(tmp_path.iterdir())


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    argv = ["selfplay", "torres", "--option", "variant=master", "--option", "doors=castle_wide"]
    told = json.loads(run(*argv, "--json")[1])
    assert told["options"]["variant"] == "master"
    assert told["options"]["doors"] == "castle_wide"


def test_a_record_replays(run: Run, write: Write, record: str) -> None:
    code, out, _ = run("replay", write(record), "--json")
    told = json.loads(out)
    assert code == 0
    assert (told["game"], told["seats"], told["over"]) == ("tiny", 3, True)
    assert told["entries"] == record.count(" #")
    assert told["result"] == json.loads(record.rpartition("result ")[2])


def test_a_replay_in_plain_lines_ranks_the_players(run: Run, write: Write, record: str) -> None:
    _, out, _ = run("replay", write(record))
    lines = out.splitlines()
    assert lines[0].startswith("The record agrees: ")
    assert [line[:2] for line in lines[1:]] == ["1.", "2.", "3."]


def test_a_record_from_a_pipe(run: Run, record: str) -> None:
    assert run("replay", "-", stdin=record)[0] == 0


def test_an_unfinished_record_replays_too(run: Run, write: Write, record: str) -> None:
    half = "\n".join(record.splitlines()[:20]) + "\n"
    code, out, _ = run("replay", write(half))
    assert code == 0
    assert "not over yet" in out


LIES = {
    "hash": (lambda r: r.replace(" #", " #0", 1), "leads to another position"),
    "result": (lambda r: r.replace('"over": true', '"over": false'), "The result in the record"),
    "version": (lambda r: r.replace("game tiny 1", "game tiny 99"), "The record is of tiny 99"),
    "game": (lambda r: r.replace("game tiny 1", "game chess 1"), "There is no game “chess”"),
    "seats": (lambda r: _line(r.replace(" - -", " -" * 6), "seats", "seats 7"), "not made for 7"),
    "seats-text": (lambda r: r.replace("seats 3", "seats all"), "The head of the record"),
    "options": (lambda r: r.replace('"small"', '"vast"'), "court cannot be “vast”"),
    "options-list": (lambda r: _line(r, "options", "options []"), "The head of the record"),
    "options-json": (lambda r: _line(r, "options", "options {"), "The head of the record"),
    "format": (lambda r: r.replace("record 1", "record 9", 1), "This is no record"),
    "entry": (lambda r: r.replace(" draw ", " dream ", 1), "cannot be played"),
    "numbers": (lambda r: r.replace("\n2 ", "\n7 ", 1), "A line of the record"),
    "result-json": (lambda r: r.rpartition("result ")[0] + "result {\n", "A line of the record"),
    "seed": (lambda r: _line(r, "seed", "seed xyz"), "The head of the record"),
    "nothing": (lambda r: "", "This is no record"),
}


def _line(record: str, key: str, instead: str) -> str:
    lines = [instead if line.startswith(key + " ") else line for line in record.splitlines()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lie", list(LIES))
def test_a_record_that_lies_is_refused(
    refused: Refused, write: Write, record: str, lie: str
) -> None:
    change, said = LIES[lie]
    changed = change(record)  # type: ignore[no-untyped-call]
    assert changed != record
    assert said in refused("replay", write(changed))


def test_why_an_entry_cannot_be_played_is_told(refused: Refused, write: Write, record: str) -> None:
    said = refused("replay", write(record.replace(" draw ", " dream ", 1)))
    assert said.startswith("Entry 1 of the record cannot be played: “dream ")
    assert said.endswith("is no action of this game.")


@pytest.mark.parametrize("junk", [b"\xff\xfe\x00binary", b"\x7fELF" + bytes(range(128, 256))])
def test_binary_junk_is_refused(refused: Refused, write: Write, junk: bytes) -> None:
    assert "is not a text file" in refused("replay", write(junk))


def test_a_record_cannot_be_written_where_there_is_a_file(refused: Refused, write: Write) -> None:
    file = write("here already")
    assert "File exists" in refused("selfplay", "tiny", "--record", file)


def test_another_process_with_other_hashes_replays_the_same(run: Run, tmp_path: Path) -> None:
    run("selfplay", "torres", "--seed", "fresh", "--record", str(tmp_path))
    file = next(tmp_path.iterdir())
    argv = [sys.executable, "-m", "palatine.cli", "replay", str(file), "--json"]
    for seed in ("1", "2"):
        fresh: dict[str, Any] = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(argv, env=fresh, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
