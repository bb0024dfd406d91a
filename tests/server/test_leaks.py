"""Permuting what a seat cannot know changes no byte sent to that seat.

A few games here; `./test --soak` plays 500 of every game.
"""

import pytest

from palatine import games
from palatine.core.rng import Rng
from palatine.server.play.live_table import LiveTable
from server.leaks import Count, check_game, sent
from table.sitting import Sitting

PLAYED = sorted({*games.GAMES, "tiny"})
SHORT = 100  # entries of a game with few moments
PARTS = 10  # of the 500 games, so that processes can share them


def watch(game: str, numbers: range, every: int = 4) -> Count:
    meta = games.meta(game)
    count = Count()
    for i in numbers:
        rng = Rng(f"leak {game} {i}")
        seats = meta.seats[i % len(meta.seats)]
        options = {
            option.key: option.values()[rng.below(len(option.values()))]
            for option in meta.options
            if rng.below(2)
        }
        check_game(game, seats, meta.read_options(options), f"{game}-{i}", count, every)
    return count


@pytest.mark.parametrize("game", PLAYED)
def test_no_byte_tells_what_a_seat_may_not_know(game: str) -> None:
    short = games.meta(game).bound <= SHORT
    little = short or game == "torres"  # is secret there: more moments are needed
    count = watch(game, range(12 if short else 2), every=4 if little else 8)
    assert count.moments > 10
    assert count.earlier > 5


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", PLAYED)
def test_no_byte_tells_over_500_games(game: str, part: int) -> None:
    each = 500 // PARTS
    count = watch(game, range(part * each, (part + 1) * each), every=10)
    assert count.games == each
    assert count.moments > each


def test_the_comparison_can_fail() -> None:
    """The same check finds a view that shows another's hand."""
    sitting = Sitting("tiny", 2)
    true, other = sitting.table, sitting.table.clone()
    rng = Rng("other")
    while other.state.key() == true.state.key():
        other.state = sitting.game.imagine(true.view(0), rng)
    assert sent(true, 0, []) == sent(other, 0, [])
    assert sent(true, 1, []) != sent(other, 1, [])  # to whom it is no secret
    view = sitting.game.view
    try:
        sitting.game.view = lambda s, seat: view(s, 1)  # shows the wrong hand to everybody
        assert sent(true, 0, []) != sent(other, 0, [])
    finally:
        del sitting.game.view


def test_summaries_hold_no_secret() -> None:
    """What lobbies and the store's summary show is the same in every world."""
    sitting = Sitting("tiny", 3)
    rng = Rng("summary")
    for _ in range(10):
        sitting.any_move(rng)
        if sitting.table.phase != "playing":
            break
        other = sitting.table.clone()
        other.state = sitting.game.imagine(sitting.table.view(-1), rng)
        assert LiveTable(other, "", "").summary() == LiveTable(sitting.table, "", "").summary()
