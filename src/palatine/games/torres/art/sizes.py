"""Measures of both views, and where a point of the board is seen."""

from typing import Final

from palatine.core import svg

HALF_X: Final = 52  # half a cell, across
HALF_Y: Final = 32  # half a cell, down
RISE: Final = 25  # a block
LEFT: Final = 472  # the far corner of the board, a1
TOP: Final = 96
WIDTH: Final = 944
HEIGHT: Final = TOP + 16 * HALF_Y + 60

CELL: Final = 44  # the plan
PLAN_LEFT: Final = 24
PLAN_TOP: Final = 10
PLAN_WIDTH: Final = PLAN_LEFT + 8 * CELL + 11
PLAN_HEIGHT: Final = PLAN_TOP + 8 * CELL + 32

SEATS: Final = (1, 2, 3, 4)
SHADOWS: Final = 6  # higher towers cast no longer ones
STEPS: Final = 4  # heights the plan tells apart by tone

Point = tuple[float, float]
Part = tuple[str, str]


def seen(x: float, y: float, z: float = 0) -> Point:
    """A point of the board, in cells and blocks, as it is seen from the corner."""
    return (x - y) * HALF_X, (x + y) * HALF_Y - z * RISE


def lozenge(size: float) -> str:
    """A cell around its middle, or a smaller or larger one."""
    x, y = size * HALF_X, size * HALF_Y
    return svg.points([(-x, 0), (0, y), (x, 0), (0, -y)])
