"""perft, bench and arena: numbers that can be checked by hand, or by a second way."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import palatine
from palatine.cli.perft import perft
from palatine.cli.report import ProgressBar
from palatine.games._template import GAME as TINY

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]


def test_perft_of_the_opening_of_torres(run: Run) -> None:
    """Eight castles: 8 places, then 7, then the king on one of 6; then a turn."""
    code, out, _ = run("perft", "torres", "--depth", "3", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["counts"] == [8, 8 * 7, 8 * 7 * 6]
    assert (told["game"], told["seats"], told["depth"]) == ("torres", 2, 3)


def test_perft_in_plain_lines(run: Run) -> None:
    assert run("perft", "torres", "--seats", "3", "--depth", "2")[1] == "1: 8\n2: 56\n"


def test_perft_agrees_with_playing_everything_out() -> None:
    def ends(state: object, depth: int) -> int:
        if depth == 0:
            return 1
        seat = TINY.to_move(state)  # type: ignore[arg-type]
        total = 0
        for action in TINY.legal(state, seat):  # type: ignore[arg-type]
            after = state.clone()  # type: ignore[attr-defined]
            TINY.apply(after, seat, action)
            total += ends(after, depth - 1)
        return total

    state = TINY.new(2)
    assert perft(TINY, state, 5) == ends(state, 5)


def test_perft_from_a_record_and_nothing_beyond_the_end(run: Run, tmp_path: Path) -> None:
    run("selfplay", "tiny", "--record", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    assert run("perft", "tiny", "--from", file, "--depth", "2")[1] == "1: 0\n2: 0\n"
    start = run("perft", "tiny", "--from", file, "--at", "0")[1]
    assert start == run("perft", "tiny")[1]


def test_bench_measures(run: Run) -> None:
    code, out, _ = run("bench", "tiny", "--seats", "3", "--seconds", "0.05", "--json")
    told = json.loads(out)
    assert code == 0
    assert (told["game"], told["seats"], told["build"]) == ("tiny", 3, palatine.build_kind())
    assert told["games"] >= 1
    assert told["decisions"] > told["games"]
    speed = told["decisions"] / told["seconds"]
    assert speed * 0.9 < told["decisions_per_s"] < speed * 1.1
    assert set(told["ns"]) == {"legal", "clone", "apply", "view"}
    assert min(told["ns"].values()) > 0


def test_bench_in_plain_lines(run: Run) -> None:
    assert "decisions_per_s: " in run("bench", "tiny", "--seconds", "0.01")[1]


def test_bench_of_opponents_tells_how_long_they_think(run: Run) -> None:
    given = ("bench", "tiny", "--bots", "page,random", "--games", "2", "--json")
    told = json.loads(run(*given)[1])["bots"]
    assert set(told) == {"page", "random"}
    for row in told.values():
        assert 0 < row["turns"] <= row["decisions"]
        assert 0 <= row["median_ms"] <= row["p99_ms"] <= row["longest_ms"] <= row["longest_turn_ms"]
        assert row["kept"] == 1.0


def test_the_arena_reports(run: Run) -> None:
    argv = ["arena", "tiny", "--bots", "random", "--games", "4", "--jobs", "1"]
    told = json.loads(run(*argv, "--json")[1])
    assert (told["games"], told["deals"], told["lineup"]) == (4, 2, ["random", "random"])
    assert told["bots"][0]["wins"] == 4
    _, out, err = run(*argv)
    assert out.startswith("4 games, 2 deals, 2 seats")
    assert out.splitlines()[2].startswith("random")
    assert err == ""


def test_the_bar_is_seen_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ProgressBar(2)(1)
    assert capsys.readouterr() == ("", "")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    bar = ProgressBar(2)
    bar(1)
    bar(2)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("] 2/2\n")
    assert err.count("\r") == 2
