"""Measures of both views, and where a point of the board is seen."""

from typing import Final

from palatine.core import svg

HALF_X: Final = 52  # towers: half a cell, across
HALF_Y: Final = 32  # half a cell, down
RISE: Final = 25  # a block; board.css moves what stands on a tower that is cut down by as much
LEFT: Final = 472  # the far corner of the board
TOP: Final = 96
WIDTH: Final = 944
HEIGHT: Final = TOP + 16 * HALF_Y + 60
SKY: Final = (
    -72
)  # room for towers at the back; with it the picture is nearly square, as the plan is
STOREYS: Final = 9  # higher towers look like those of so many blocks; their numbers tell them apart

CELL: Final = 86  # the plan
HALF: Final = 43
LIFT: Final = 8  # by which every block raises a roof
LIFTS: Final = 8  # blocks that raise it; more would hide the whole space behind
FEET: Final = 14  # how far below the middle of a cell a figure stands
COMPACT_FEET: Final = 10
HIDING: Final = 6  # a tower so many blocks higher hides more than half of the cell behind it

SEATS: Final = (1, 2, 3, 4)
SHADOWS: Final = 6  # higher towers cast no longer ones

Point = tuple[float, float]
Part = tuple[str, str]


def seen(x: float, y: float, z: float = 0) -> Point:
    """A point of the board, in cells and blocks, as it is seen from the corner."""
    return (x - y) * HALF_X, (x + y) * HALF_Y - z * RISE


def lozenge(size: float) -> str:
    """A cell around its middle, or a smaller or larger one."""
    x, y = size * HALF_X, size * HALF_Y
    return svg.points([(-x, 0), (0, y), (x, 0), (0, -y)])
