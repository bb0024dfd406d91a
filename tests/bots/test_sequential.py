"""The sequential test: Wald's for a coin, errors as stated, and the same answer however many
processes play."""

import argparse
import sys
from math import log
from pathlib import Path
from typing import Any

import pytest

from palatine.bots.arena import Contest
from palatine.bots.runners import alone
from palatine.bots.sequential import HIGH, LOW, OPEN, Sequential, log_ratio, share_of_elo
from palatine.bots.store import ContestStore
from palatine.core.errors import BadOption
from palatine.core.rng import Rng

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import strength
import strength_pair
from strength_pair import Trial, play_trials, read_trials, report_lines


def test_for_a_coin_it_is_walds_ratio() -> None:
    seen = {0.0: 10.0, 1.0: 20.0}
    walds = 20 * log(0.65 / 0.5) + 10 * log(0.35 / 0.5)
    assert log_ratio(seen, 0.5, 0.65) == pytest.approx(walds)


def test_paired_deals_count_by_their_own_spread() -> None:
    """Of many deals the ratio is that of a normal distribution with the spread that was seen; one
    that took two games for two coins would know less than there is to know."""
    seen = {0.0: 200.0, 0.5: 500.0, 1.0: 300.0}
    mean, spread = 0.55, (200 * 0.55**2 + 500 * 0.05**2 + 300 * 0.45**2) / 1000
    normal = 1000 * (0.56 - 0.52) * (2 * mean - 0.52 - 0.56) / (2 * spread)
    assert log_ratio(seen, 0.52, 0.56) == pytest.approx(normal, rel=0.02)


@pytest.mark.parametrize(("share", "wrong"), [(0.5, HIGH), (0.65, LOW)])
def test_it_errs_as_seldom_as_it_says(share: float, wrong: str) -> None:
    """120 tests of paired deals, each error at most 5 %: more than 13 wrong ones would happen once
    in a hundred times."""
    test, rng = Sequential(0.5, 0.65), Rng(f"errors/{share}")

    def deal() -> float:
        return sum(rng.below(1000) < 1000 * share for _ in range(2)) / 2

    found = [test.judge(deal() for _ in range(400)).decision for _ in range(120)]
    assert OPEN not in found
    assert found.count(wrong) <= 13


def test_the_first_deal_that_decides_is_the_last_that_counts() -> None:
    test = Sequential(0.5, 0.9)
    verdict = test.judge([1.0] * 100)
    assert verdict.decision == HIGH and verdict.deals < 10
    assert test.judge([1.0] * verdict.deals + [0.0] * 50) == verdict
    assert test.judge([1.0] * (verdict.deals - 1)).decision == OPEN
    assert test.judge([0.0] * 50).decision == LOW


@pytest.mark.parametrize(
    ("low", "high", "alpha"), [(0.6, 0.5, 0.05), (0.0, 0.5, 0.05), (0.5, 1.0, 0.05), (0.4, 0.5, 1)]
)
def test_a_test_without_sense_is_refused(low: float, high: float, alpha: float) -> None:
    with pytest.raises(BadOption):
        Sequential(low, high, alpha)


def test_elo_is_a_share_of_wins() -> None:
    assert share_of_elo(0) == 0.5
    assert share_of_elo(107.5) == pytest.approx(0.65, abs=0.001)


# --- as the tool plays it -------------------------------------------------------------------------

WHAT = Contest("louis", ("palatine", "page"), {}, "s")


def one(number: int, wins: float) -> dict[str, Any]:
    facts = {"decisions": 1, "cpu": 36.0, "where": "a machine", "when": "2026-01-02"}
    scores = [wins, 1 - wins]
    return {"deal": number // 2, "rotation": number % 2, "scores": scores, "shares": scores} | facts


def play_nothing(plain: dict[str, Any], number: int) -> dict[str, Any]:
    return one(number, 1.0)


def test_it_stops_when_it_is_clear_and_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(strength_pair, "play_one", play_nothing)
    trial = Trial(WHAT, 100, Sequential(0.5, 0.65))
    file = tmp_path / "store.jsonl"
    turns = iter([False] * 3 + [True])
    play_trials([trial], ContestStore(file), alone, lambda done: None, lambda: next(turns))
    assert len(ContestStore(file).games(WHAT)) == 6 and trial.is_open  # stopped
    store = ContestStore(file)
    play_trials([trial], store, alone, lambda done: None, lambda: False)
    verdict = trial.verdict(store)
    assert verdict is not None and verdict.decision == HIGH and not trial.is_open
    assert len(store.games(WHAT)) == 2 * verdict.deals < 100
    played: list[int] = []
    play_trials([trial], store, alone, played.append, lambda: False)
    assert not played  # decided: nothing is played again
    lines = "\n".join(report_lines(trial, store))
    assert f"{2 * verdict.deals} of 100 games, wins 100.0%" in lines
    assert f"{2 * verdict.deals / 100:.2f} core-hours" in lines
    assert "at least 65.0% (p0 0.500, p1 0.650, alpha 0.05, beta 0.05" in lines


def test_games_behind_a_gap_wait() -> None:
    """Which games end first must not matter: deals count in their order."""
    store, trial = ContestStore(), Trial(WHAT, 100, Sequential(0.5, 0.65))
    for number in range(2, 100):
        store.add(WHAT, number, one(number, 1.0))
    verdict = trial.verdict(store)
    assert verdict is not None and (verdict.decision, verdict.deals) == (OPEN, 0)
    store.add(WHAT, 0, one(0, 1.0))
    store.add(WHAT, 1, one(1, 1.0))
    verdict = trial.verdict(store)
    assert verdict is not None and verdict.decision == HIGH


def read(monkeypatch: pytest.MonkeyPatch, *argv: str) -> list[Trial]:
    monkeypatch.setattr(sys, "argv", ["strength.py", *argv])
    return read_trials(strength.arguments(), strength.table_of_two)


def test_the_command_line_says_what_is_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = ("--pair", "palatine rollouts=9 seconds=0/palatine@1 rollouts=9 seconds=0")
    (fixed,) = read(monkeypatch, *pair, "--only", "between", "--games", "60")
    assert fixed.test is None and fixed.fixture.deals == 20
    assert (
        fixed.contest.lineup
        == ("palatine rollouts=9 seconds=0",) + ("palatine@1 rollouts=9 seconds=0",) * 2
    )
    (fair,) = read(monkeypatch, *pair, "--sprt", "--only", "between", "--p1", "0.45")
    assert fair.test == Sequential(1 / 3, 0.45)
    tested = read(
        monkeypatch, *pair, "--sprt", "--only", "torres", "--only", "louis", "--elo1", "50"
    )
    assert [trial.test for trial in tested] == [Sequential(0.5, share_of_elo(50))] * 2
    for wrong in (["--sprt"], ["--sprt", "--elo1", "9", "--seats", "3"]):
        with pytest.raises(SystemExit):
            read(monkeypatch, *pair, "--only", "torres", *wrong)
    with pytest.raises(SystemExit):
        read(monkeypatch, "--pair", "palatine")


def test_a_pair_is_played_again_only_when_its_own_code_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = ContestStore()
    levels = Contest("louis", ("palatine", "page"), {}, "s")
    plain = Contest("louis", ("greedy", "random"), {}, "s")
    old = Contest("louis", ("greedy", "palatine@1"), {}, "s")
    for what in (levels, plain, old):
        store.add(what, 0, one(0, 1.0))
    monkeypatch.setattr("palatine.bots.store.minds", lambda game: "another")
    assert [bool(store.games(what)) for what in (levels, plain, old)] == [False, True, True]


def test_a_snapshot_that_is_not_built_is_left_out_and_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PALATINE_FROZEN", str(tmp_path))
    counts = {"games": 2, "others": 2, "yardsticks": 2, "four": 2, "before": 2, "alone": 2}
    found = strength.measures(argparse.Namespace(only=None, seats=None, **counts))
    left_out = [measure.kind for measure in found if not strength.can_be_played(measure)]
    assert left_out == ["before"] * 4
    assert "python tools/frozen.py 1" in capsys.readouterr().err
