"""The page of strengths: every table, aims told by plain words, honest about what is not played."""

import argparse
import sys
from pathlib import Path
from typing import Any

import pytest

from palatine import games
from palatine.bots.store import ContestStore

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import strength
from strength_page import Aim, Measure, aim_of, page

ARGS = argparse.Namespace(
    games=200,
    others=100,
    yardsticks=200,
    four=200,
    before=200,
    alone=40,
    only=None,
    seats=None,
    kind=None,
)


def of(game: str, seats: int, kind: str) -> Measure:
    return next(
        m for m in strength.measures(ARGS) if (m.game, m.seats, m.kind) == (game, seats, kind)
    )


def fill(store: ContestStore, measure: Measure, deals: int, won: int, unwon: int = 0) -> None:
    """So many deals of every pairing; the stronger wins all games of the first, the weaker those
    of the others; of the last deals nobody wins any."""
    for fixture in measure.fixtures:
        for number in range(deals * fixture.seats):
            deal = number // fixture.seats
            shares = [0.0] * fixture.seats
            if deal < deals - unwon:
                shares[0 if deal < won else -1] = 1.0
            scores = [60 + 10 * share + deal % 2 for share in shares]
            facts = {"decisions": 9, "where": "a machine", "when": "2026-01-02"}
            one: dict[str, Any] = {"deal": deal, "rotation": number % fixture.seats, **facts}
            store.add(fixture.contest, number, {**one, "scores": scores, "shares": shares})


def rows(text: str, title: str) -> list[list[str]]:
    """The cells of the table below a title."""
    part = text.split(f"## {title}\n")[1].split("\n## ", maxsplit=1)[0]
    lines = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_game_is_measured_at_every_number_of_seats() -> None:
    told = strength.measures(ARGS)
    assert {(m.game, m.seats) for m in told} == {
        (game, seats) for game in games.GAMES for seats in games.meta(game).seats
    }
    for measure in told:
        wanted = [fixture.deals * fixture.seats for fixture in measure.fixtures]
        at_least = {"ladder": 200, "greedy": 200, "random": 200, "four": 200, "before": 200}
        others = {1: 40, 2: 200}.get(measure.seats, 100)  # whoever sits there, two are two
        assert min(wanted) >= at_least.get(measure.kind, others)
        assert len(wanted) == {"ladder": 4, "others": 4, "solo": 5}.get(measure.kind, 1)


def test_a_run_may_be_of_one_game_or_table() -> None:
    some = argparse.Namespace(**{**vars(ARGS), "only": ["louis"], "seats": [3, 4]})
    told = [m for m in strength.measures(some) if strength.is_wanted(m, some)]
    assert [(m.game, m.seats) for m in told] == [("louis", 3), ("louis", 4)]


def test_without_games_it_says_so() -> None:
    text = page(strength.measures(ARGS), ContestStore())
    assert "of 0 games" in text
    assert "Aims: none measured yet." in text
    assert rows(text, "Torres, 2 seats")[0][:3] == ["squire", "page", "0"]
    assert "not played yet" in rows(text, "Castles of Mad King Ludwig, alone")[0]


def test_aims_are_met_or_missed_by_plain_words() -> None:
    store = ContestStore()
    fill(store, of("torres", 2, "ladder"), 100, 65)
    fill(store, of("torres", 2, "greedy"), 100, 84)
    fill(store, of("torres", 2, "random"), 10, 10)
    fill(store, of("torres", 2, "four"), 100, 57)
    fill(store, of("torres", 2, "before"), 100, 66)
    fill(store, of("torres", 3, "others"), 12, 12)
    text = page(strength.measures(ARGS), store)
    told = rows(text, "Torres, 2 seats")
    assert told[0][:4] + told[0][-2:] == ["squire", "page", "200", "65%", "65%", "met"]
    assert told[4][:4] + told[4][-1:] == ["palatine", "greedy", "200", "84%", "missed"]
    assert told[5][2:4] + told[5][-2:] == ["20", "100%", "99%", "met so far"]
    four = ["palatine:4 seconds=0", "palatine seconds=0", "200", "57%", "58%", "missed"]
    assert told[6][:4] + told[6][-2:] == four
    before = ["palatine seconds=0", "palatine@1 seconds=0", "200", "66%", "65%", "met"]
    assert told[7][:4] + told[7][-2:] == before
    assert rows(text, "Torres, 3 seats")[0][-2:] == ["surely 33%", "met so far"]
    assert "Aims: 5 met, 5 met so far, 2 missed." in text
    assert "- a machine (" in text
    assert "from 2026-01-02 to 2026-01-02" in text


def test_what_ludwig_wins_is_nobodys_and_is_told() -> None:
    store = ContestStore()
    fill(store, of("between", 2, "others"), 20, 12, unwon=5)
    text = page(strength.measures(ARGS), store)
    row = rows(text, "Between Two Castles of Mad King Ludwig, 2 seats")[0]
    assert row[2:4] == ["40 (10 Ludwig's)", "80%"]
    assert "Ludwig won the others" in text


def test_alone_the_average_has_a_rank() -> None:
    store = ContestStore()
    solo = of("castles", 1, "solo")
    for place, fixture in enumerate(solo.fixtures):
        for number in range(30):
            points = 50 + 10 * place + number % 3
            one = {"deal": number, "rotation": 0, "scores": [points], "shares": [1.0]}
            facts = {"decisions": 9, "where": "a machine", "when": "2026-01-02"}
            store.add(fixture.contest, number, {**one, **facts})
    told = rows(page(strength.measures(ARGS), store), "Castles of Mad King Ludwig, alone")
    assert [row[0] for row in told] == list(strength.LEVELS)
    assert [row[2] for row in told] == ["51.0", "61.0", "71.0", "81.0", "91.0"]
    assert [row[4][0] for row in told] == ["1", "2", "2", "3", "3"]
    assert told[-1][-2:] == ["90 points", "met so far"]


@pytest.mark.parametrize(
    ("aim", "rate", "ends", "met"),
    [
        (Aim(0.85, low=0.75), 0.86, [0.76, 0.92], True),
        (Aim(0.85, low=0.75), 0.86, [0.74, 0.94], False),
        (Aim(0.85, low=0.75), 0.84, [0.78, 0.89], False),
        (Aim(0.0, high=0.5), 0.46, [0.40, 0.52], True),
        (Aim(0.0, high=0.5), 0.40, [0.31, 0.49], False),
    ],
)
def test_an_aim_looks_at_the_interval(aim: Aim, rate: float, ends: list[float], met: bool) -> None:
    assert aim.is_met({"win_rate": rate, "win_rate_95": ends}) == met


def test_where_partners_share_castles_the_aims_are_of_the_fair_share() -> None:
    for kind, share in (("ladder", 0.5), ("greedy", 2 / 3), ("random", 0.99)):
        aim = aim_of(kind, "between", 1 / 3)
        assert aim.share == pytest.approx(share)
    assert aim_of("others", "between", 0.25) == Aim(0.25, low=0.25)
