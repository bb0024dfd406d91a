"""A hundred games leave nothing behind: trees, worlds and plans are forgotten."""

import gc
import tracemalloc
from collections.abc import Iterator
from itertools import pairwise

import pytest

from palatine import games
from palatine.bots.arena import play_one
from palatine.bots.base import AnyGame
from palatine.bots.entrants import make_entrant
from palatine.bots.playing import play_out
from palatine.core.chance import Stacked
from palatine.core.state import CHANCE, OVER
from palatine.games._template import GAME as TINY

EVERY_GAME = [games.load(game) for game in games.GAMES]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)


# What other tests left in memory is not looked through at every measurement.
pytestmark = pytest.mark.usefixtures("nothing_to_sweep")


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def in_use() -> int:
    """Bytes that Python and compiled code have asked for and not given back."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def least_growth(used: list[int]) -> int:
    """Of equal amounts of work: a leak grows with each, while a table that fills up or another
    thread of the test run grows once."""
    return min(later - earlier for earlier, later in pairwise(used))


def test_many_games_of_a_small_game(traced: None) -> None:
    used = []
    for number in range(50):
        bots = [make_entrant("palatine rollouts=3 seconds=0", "tiny", str(s)) for s in range(2)]
        play_out(TINY, TINY.new(2), bots, Stacked(str(number)))
        if number in (9, 29, 49):
            used.append(in_use())
    assert least_growth(used) < 5_000


def play_some(game: AnyGame, seed: str, decisions: int) -> None:
    """The beginning of a game between searching opponents that stay at the table."""
    seats = max(2, game.meta.seats[0])
    bots = [
        make_entrant("palatine rollouts=4 seconds=0", game.meta.id, f"{seed} {seat}")
        for seat in range(seats)
    ]
    state = game.new(seats, game.meta.read_options(None))
    driver = Stacked(seed)
    while decisions and (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        game.apply(state, seat, bots[seat].choose(game, game.view(state, seat)))
        decisions -= 1


@every_game
def test_the_same_thoughts_again_take_no_more_room(game: AnyGame, traced: None) -> None:
    """What is kept on purpose (tables, texts of actions) is there after the first time."""
    used = []
    for _ in range(4):
        play_some(game, "again", 5)
        used.append(in_use())
    assert least_growth(used[1:]) < 20_000


@pytest.mark.soak
@every_game
def test_a_hundred_games(game: AnyGame, traced: None) -> None:
    """Kept tables are full after some games; what comes after would be a leak."""
    name = "castellan rollouts=2 seconds=0"
    options = game.meta.read_options(None)
    lineup = [name] * max(2, game.meta.seats[0])
    plain = {"game": game.meta.id, "lineup": lineup, "options": options, "seed": "memory"}
    used = []
    for number in range(100):
        play_one(plain, number)
        if number in (49, 99):
            used.append(in_use())
    assert used[1] - used[0] < 1_000_000
