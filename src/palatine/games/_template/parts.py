"""The components, as data/parts.toml has them."""

from typing import Final

from palatine.core.data import load, short_hash
from palatine.core.grid import Grid
from palatine.core.native import BIT, i64

_DATA: Final = load(__file__.rpartition("/")[0], "parts")

DATA_HASH: Final = short_hash(_DATA)

# a card is known inside by its kind, a number from 0
VALUES: Final[list[int]] = _DATA["cards"]["values"]
KINDS: Final = len(VALUES)
COPIES: Final[int] = _DATA["cards"]["copies"]
HAND: Final[int] = _DATA["cards"]["hand"]

ROUNDS: Final[int] = _DATA["game"]["rounds"]
BANNERS_A_WIN: Final[int] = _DATA["game"]["banners"]

BANNER_POINTS: Final[int] = _DATA["points"]["banner"]
PAIR_POINTS: Final[int] = _DATA["points"]["pair"]

GRID: Final = Grid(_DATA["court"]["large"], _DATA["court"]["large"])
CELLS: Final = GRID.size


def side_of(court: str) -> int:
    """X-01  Cells along a side of the court."""
    side: int = _DATA["court"][court]
    return side


def board_of_court(court: str) -> i64:
    """X-01  The cells of the court: the small one is a corner of the large one."""
    side = side_of(court)
    board: i64 = 0
    for y in range(side):
        for x in range(side):
            board |= BIT[GRID.at(x, y)]
    return board
