"""Games of earlier code count where some of them, played again, come out the same."""

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from palatine.bots import store as storing
from palatine.bots.arena import Contest, Played, play_one
from palatine.bots.runners import alone
from palatine.bots.store import ContestStore

sys.path.append(str(Path(__file__).parents[2] / "tools"))

from strength_carry import LEAST, carry, chosen

CONTEST = Contest("louis", ("greedy", "random"), {"marker_order": "start"}, "carry")
GAMES = 24  # of two seats: twelve deals


def played(number: int) -> Played:
    return play_one(CONTEST.plain(), number)


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch) -> ContestStore:
    """A store with games by code that is not the present one any more."""
    store = ContestStore()
    monkeypatch.setattr(storing, "code_of", lambda text, game: f"old {text}")
    for number in range(GAMES):
        store.add(CONTEST, number, played(number))
    monkeypatch.undo()
    return store


def carried(store: ContestStore) -> tuple[int, int, list[str]]:
    """How many games were played again, how many count now, and what was told."""
    told: list[str] = []
    tasks: list[Any] = []

    def run(play: Any, given: Any) -> Any:
        tasks.extend(given)
        return alone(play, tasks)

    carry([CONTEST], store, 0.1, run, told.append)
    return len(tasks), len(store.games(CONTEST)), told


def test_what_comes_out_the_same_is_not_played_again(earlier: ContestStore) -> None:
    assert earlier.games(CONTEST) == {}
    again, count, told = carried(earlier)
    assert (again, count) == (2 * LEAST, GAMES)
    assert told == ["louis greedy, random: 10 games came out the same, so 14 more count"]
    assert carried(earlier) == (0, GAMES, [])


def test_one_game_that_comes_out_otherwise_voids_them_all(earlier: ContestStore) -> None:
    games = earlier.earlier(CONTEST)
    games[GAMES - 1]["decisions"] += 1
    again, count, told = carried(earlier)
    assert again == count == 2 * LEAST
    assert told == ["louis greedy, random: 1 of 10 games came out otherwise"]
    assert carried(earlier)[:2] == (0, 2 * LEAST)  # what has been played again is remembered


def test_games_of_another_contest_are_no_earlier_ones(earlier: ContestStore) -> None:
    other = Contest("louis", ("greedy", "random"), CONTEST.options, "another seed")
    carry([other], earlier, 0.1, alone, print)
    assert earlier.games(other) == {}


def test_deals_to_be_played_again_are_spread_over_all_of_them() -> None:
    games = {number: played(0) for number in range(2, 302)}
    numbers = chosen(games, 3, 0.1)
    deals = sorted({number // 3 for number in numbers})
    assert deals[0] == 0 and deals[-1] == 100 and len(deals) == 10
    assert all(10 <= later - sooner <= 12 for sooner, later in pairwise(deals))
    assert len(chosen({0: played(0), 1: played(1)}, 2, 0.1)) == 2
