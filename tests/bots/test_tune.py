"""Tuning by measurement: what is better is found and measured anew; what is not is left alone."""

import sys
from pathlib import Path

import pytest

from palatine import games
from palatine.bots.arena import Contest
from palatine.bots.entrants import numbers
from palatine.bots.knowledge import knowledge_of
from palatine.bots.runners import alone
from palatine.bots.store import ContestStore

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import tune
from tune import Bench, is_better, is_clear, neighbours


@pytest.fixture
def bench() -> Bench:
    """A Page misjudges by a share of the game's scale: with less of that it plays better."""
    return Bench("louis", 2, "page", 24, "t", ContestStore(), alone)


def test_it_finds_a_number_that_is_wrong_by_far(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    scale = numbers(knowledge_of("louis"))["scale"]
    taken = tune.tune(bench, ["scale"], 0.9, 1)
    assert taken == {"scale": pytest.approx(0.1 * scale)}
    worse, better = capsys.readouterr().out.splitlines()
    assert worse.endswith(": not taken")
    assert better.endswith(": taken")
    lines = tune.summary(bench, taken)
    assert f"- scale = {scale:g}" in lines
    assert f"+ scale = {taken['scale']:g}" in lines
    assert lines[-1].startswith("all of it against the original on fresh deals: lead +")
    assert lines[-1].endswith("24 deals")  # to the last, however clear it is


def test_what_may_be_luck_is_left_alone(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    doubtful = {"deals": 24, "margin": 1.0, "margin_95": [-0.2, 2.2]}
    wins = {"win_rate": 0.6, "win_rate_95": [0.4, 0.8], "expected": 0.5}
    monkeypatch.setattr(Bench, "trial", lambda *trial: {**doubtful, **wins})
    taken = tune.tune(bench, ["width"], 0.25, 1)
    assert taken == {}
    assert tune.summary(bench, taken) == ["nothing was clearly better"]


def test_a_clear_trial_ends_early_and_is_not_played_again(bench: Bench) -> None:
    first = bench.trial({"scale": 40.0}, {})
    assert first is not None
    assert tune.FEWEST <= first["deals"] < bench.deals
    played = sum(len(known) for known in bench.store.known.values())
    assert bench.trial({"scale": 40.0}, {}) == first
    assert sum(len(known) for known in bench.store.known.values()) == played


def test_when_the_time_is_up_nothing_is_taken(bench: Bench) -> None:
    bench.until = lambda: True
    assert bench.trial({"scale": 0.1}, {}) is None
    assert tune.tune(bench, ["scale"], 0.9, 1) == {}


def test_the_opponents_of_a_trial_are_written_as_an_arena_reads_them(bench: Bench) -> None:
    bench.deals = 1
    bench.trial({"scale": 1.5, "width": 9}, {"width": 9})
    lineup = ("page scale=1.5 width=9", "page width=9")
    options = games.meta("louis").read_options(None)
    assert len(bench.store.games(Contest("louis", lineup, options, "t"))) == 2


def test_neighbours_of_a_number() -> None:
    assert neighbours(2.0, 0.25) == [2.5, 1.5]
    assert neighbours(-2.0, 0.25) == [-1.5, -2.5]
    assert neighbours(0.0, 0.25) == [0.25, -0.25]
    assert neighbours(8, 0.25) == [10, 6]
    assert neighbours(1, 0.25) == [2]


@pytest.mark.parametrize(
    ("deals", "margin", "ends", "clear", "better"),
    [
        (30, 1.0, [-0.5, 2.5], False, False),
        (30, 1.0, [0.1, 1.9], False, True),
        (30, 1.0, [0.5, 1.5], True, True),
        (30, -1.0, [-1.5, -0.5], True, False),
        (4, 1.0, [0.9, 1.1], False, False),
    ],
)
def test_clear_and_better(
    deals: int, margin: float, ends: list[float], clear: bool, better: bool
) -> None:
    told = {"deals": deals, "margin": margin, "margin_95": ends}
    assert (is_clear(told), is_better(told)) == (clear, better)
    assert (is_clear(None), is_better(None)) == (False, False)
