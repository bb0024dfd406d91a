"""The greedy opponent: better than chance, by what it may see alone."""

import pytest

from games.between.tables import GAME, castle, piece, placing
from palatine.bots import arena
from palatine.bots.greedy import greedy_of
from palatine.core.rng import Rng


def wins(games: int, seed: str) -> float:
    """The share that one greedy among two randoms wins of three-player games."""
    what = arena.contest("between", ["greedy", "random", "random"], 3, None, seed)
    report = arena.run(what, games)
    return float(report.standing("greedy").win_rate)


def test_one_greedy_among_two_randoms() -> None:
    assert wins(30, "short") >= 0.85


@pytest.mark.long
def test_one_greedy_among_two_randoms_wins_85_of_100() -> None:
    assert wins(102, "long") >= 0.85


def test_it_places_where_most_points_are() -> None:
    s = placing("bakery", {(2, 0): "sauna", (4, -1): "crypt", (3, -1): "dungeon"})
    s.castles[0] = castle({(2, 0): "sauna", (-1, 0): "kennel", (-2, 0): "salon"})
    chosen = greedy_of("between").greedy(GAME, GAME.view(s, 0), Rng("x"))
    assert chosen.text == "at 3 0"
    assert s.frames[-1].args[2] == piece("bakery")
