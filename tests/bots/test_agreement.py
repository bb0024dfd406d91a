"""Hints and reviews agree: whoever plays what the first hint says is blamed for nothing."""

from collections.abc import Callable
from functools import partial
from time import process_time

import pytest

from palatine import Match, Review, hint, review
from palatine.bots import hints, make
from palatine.bots.budget import Budget
from palatine.server.config import Config
from palatine.service.thinking import HINT, answer

LIMIT = 3.0  # points given away in all
# As few seats and rollouts as show it: a Between of two has its own rules, so three play there, and
# with fewer rollouts a review blames nobody, not even the Squires.
SMALL = {"torres": (2, 4), "louis": (2, 12), "between": (3, 60), "castles": (2, 24)}
# Where all seats play by hints: the fewest and four, two deals, and who plays alone.
ALL_HINTED = [
    *((game, seats, "hinted") for game, (seats, _) in SMALL.items()),
    *((game, seats, "again") for game, (seats, _) in SMALL.items()),
    *((game, 4, "hinted") for game in SMALL),
    ("castles", 1, "hinted"),
    ("castles", 1, "again"),
]
AT_A_TABLE = Config().hint_seconds

Advice = Callable[[Match], str]  # what the first hint says to the seat that is asked


def in_the_library(rollouts: int | None) -> Advice:
    return lambda match: hint(match, rollouts=rollouts).options[0].action


def at_a_table() -> Advice:
    """As a worker is asked: it sees one view, and what the seat's hint before that foresaw."""
    ahead: dict[int, list[list[str]]] = {}

    def advice(match: Match) -> str:
        seat = match.seat
        question = {
            "game": match.game.meta.id,
            "data": None,
            "view": match.view(seat).to_json(),
            "bot": HINT,
            "plan": ahead.get(seat, []),
            "seconds": AT_A_TABLE,
        }
        told = answer(question)["hint"]
        ahead[seat] = told["ahead"]
        text: str = told["options"][0]["action"]
        return text

    return advice


def by_first_hints(game: str, seats: int, seed: str, advice: Advice, hinted: int) -> Match:
    """A game in which the first seats, so many, do what the first hint says, wherever they are
    asked, and Squires play the others."""
    match = Match(game, seats=seats, seed=seed)
    bots = [make("squire", f"{seed} {seat}") for seat in range(seats)]
    while not match.over:
        seat = match.seat
        if seat < hinted:
            text = advice(match)
        else:
            text = bots[seat].choose(match.game, match.view(seat)).text
        match.play(text, seat)
    return match


def blames_the_others_alone(told: Review) -> None:
    """The hinted seat gave nothing away, and the Squires together more than it did."""
    hinted, *squires = told.summary
    assert hinted.lost < LIMIT
    assert sum(row.lost for row in squires) > hinted.lost


def blames_nobody(told: Review) -> None:
    """All seats together gave away less than is told of."""
    assert len(told.decisions) > 10
    blamed = [one for one in told.decisions if one.loss]
    assert sum(row.lost for row in told.summary) < LIMIT, blamed


@pytest.mark.parametrize("game", SMALL)
def test_a_game_played_by_first_hints_gave_nothing_away(game: str) -> None:
    seats, rollouts = SMALL[game]
    match = by_first_hints(game, seats, "hinted", in_the_library(rollouts), 1)
    told = review(match.record, rollouts)
    assert told.summary[0].decisions > 10
    blames_the_others_alone(told)


@pytest.mark.long
@pytest.mark.parametrize("game", SMALL)
def test_with_the_rollouts_of_a_table_as_well(game: str) -> None:
    match = by_first_hints(game, SMALL[game][0], "hinted", in_the_library(None), 1)
    blames_the_others_alone(review(match.record))


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "seed"), ALL_HINTED)
def test_a_game_of_which_every_seat_plays_by_hints_gave_nothing_away(
    game: str, seats: int, seed: str
) -> None:
    match = by_first_hints(game, seats, seed, in_the_library(None), seats)
    blames_nobody(review(match.record))


@pytest.fixture
def own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other programs take away of the two seconds is not the fault of a hint."""
    monkeypatch.setattr(hints, "Budget", partial(Budget, clock=process_time))


@pytest.mark.long
@pytest.mark.usefixtures("own_clock")
@pytest.mark.parametrize("game", SMALL)
def test_so_did_hints_of_a_table(game: str) -> None:
    """A worker keeps nothing, and the clock may end its search."""
    seats = SMALL[game][0]
    match = by_first_hints(game, seats, "hinted", at_a_table(), seats)
    blames_nobody(review(match.record))


@pytest.mark.long
@pytest.mark.usefixtures("own_clock")
def test_so_did_hints_of_a_table_for_who_plays_alone() -> None:
    """The purchases of who plays alone take longest."""
    match = by_first_hints("castles", 1, "hinted", at_a_table(), 1)
    blames_nobody(review(match.record))
