"""Numbers for who plays alone are found by playing: what is wrong by far gets better, a stopped run
goes on, and the gain is told on fresh deals."""

import json
import sys
from pathlib import Path

import pytest

from palatine.bots.runners import alone

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import evolve

SHORT = ["castles", "--bot", "page", "--numbers", "money,door", "--pairs", "2", "--deals", "2",
         "--jobs", "1", "--fresh", "3"]  # fmt: skip


def test_it_moves_towards_what_brings_more(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The points here are a hill with its top at 1, so that every generation climbs."""

    def hill(game: str, text: str, deals: list[str]) -> list[float]:
        value = float(text.partition("alone-money=")[2])
        return [-abs(value - 1.0)] * len(deals)

    monkeypatch.setattr(evolve, "points", hill)
    args = evolve.read([*SHORT, "--numbers", "money", "--generations", "60"])
    found = evolve.evolve(args, tmp_path / "e.jsonl", alone)
    assert found["alone-money"] == pytest.approx(1.0, abs=0.15)


def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "e.jsonl"
    for generations in (1, 2, 2):
        evolve.main([*SHORT, "--generations", str(generations), "--file", str(file)])
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [line["generation"] for line in lines] == [0, 1]
    assert set(lines[-1]["numbers"]) == {"alone-money", "alone-door"}
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if line.startswith("generation")] == [
        f"generation {line['generation']}: {line['mean']:.2f} points" for line in lines
    ]
    gains = [line for line in told if line.endswith("in 3 fresh deals")]
    assert len(gains) == 3 and gains[1] == gains[2]


def test_a_number_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        evolve.read(["castles", "--numbers", "honey"])
    assert "castles has no number honey" in capsys.readouterr().err
