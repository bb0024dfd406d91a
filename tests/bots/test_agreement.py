"""Hints and reviews agree: whoever plays what the first hint says is blamed for nothing."""

import pytest

from palatine import Match, Review, hint, review
from palatine.bots import make

LIMIT = 3.0  # points given away in all
# As few seats and rollouts as show it: a Between of two has its own rules, so three play there, and
# with fewer rollouts a review blames nobody, not even the Squires.
SMALL = {"torres": (2, 4), "louis": (2, 12), "between": (3, 60), "castles": (2, 24)}


def by_first_hints(game: str, seats: int, rollouts: int | None) -> Match:
    """A game in which one seat does what the first hint says, wherever it is asked, and Squires
    play the others."""
    match = Match(game, seats=seats, seed="hinted")
    bots = [make("squire", f"hinted {seat}") for seat in range(seats)]
    while not match.over:
        seat = match.seat
        if seat == 0:
            text = hint(match, rollouts=rollouts).options[0].action
        else:
            text = bots[seat].choose(match.game, match.view(seat)).text
        match.play(text, seat)
    return match


def blames_the_others_alone(told: Review) -> None:
    """The hinted seat gave nothing away, and the Squires together more than it did."""
    hinted, *squires = told.summary
    assert hinted.lost < LIMIT
    assert sum(row.lost for row in squires) > hinted.lost


@pytest.mark.parametrize("game", SMALL)
def test_a_game_played_by_first_hints_gave_nothing_away(game: str) -> None:
    seats, rollouts = SMALL[game]
    told = review(by_first_hints(game, seats, rollouts).record, rollouts)
    assert told.summary[0].decisions > 10
    blames_the_others_alone(told)


@pytest.mark.long
@pytest.mark.parametrize("game", SMALL)
def test_with_the_rollouts_of_a_table_as_well(game: str) -> None:
    blames_the_others_alone(review(by_first_hints(game, SMALL[game][0], None).record))
