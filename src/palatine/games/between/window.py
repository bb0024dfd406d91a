"""The castle that is being built as a small plan: what stands where, where a piece is wanted."""

from palatine.core.buffers import Numbers
from palatine.core.native import i64
from palatine.games.between.castle import Castle
from palatine.games.between.numbers import LEFTMOST, LOWEST, SIDE
from palatine.games.between.parts import (
    AROUND,
    AROUND_8,
    AROUND_HANGING,
    HANGING_OF,
    OFFSETS,
    POINTS_OF,
    SCORES_BY,
    SPOTS,
    THRONE,
    THRONE_POINTS,
    THRONE_SPOTS,
    THRONE_WANTS,
    TYPE_OF,
    WANTS,
)


def place_of(cell: int) -> i64:
    """The place of a cell in the window, -1 outside."""
    code: i64 = cell
    x: i64 = code % 1024 - 512 - LEFTMOST
    y: i64 = code // 1024 - 512 - LOWEST
    if 0 <= x < SIDE and 0 <= y < SIDE:
        return y * SIDE + x
    return -1


def write_plan(castle: Castle, into: Numbers, at: i64) -> None:
    """The type of every room and 1; the throne room is a specialty room."""
    for cell, piece in castle.cells.items():
        place = place_of(cell)
        if place >= 0:
            into.put(at + place, TYPE_OF[piece] + 1)


def write_wanted(castle: Castle, piece: int, into: Numbers, at: i64) -> None:
    """The points that rooms gain which look at a space, if the piece is placed there."""
    kind = TYPE_OF[piece]
    hanging = HANGING_OF[piece]
    for cell, other in castle.cells.items():
        if other == THRONE:
            continue
        by = SCORES_BY[other]
        if (by == SPOTS or by == AROUND) and WANTS[other] == kind:
            _add(castle, cell, OFFSETS[other], POINTS_OF[other], into, at)
        elif by == AROUND_HANGING and WANTS[other] == hanging:
            _add(castle, cell, AROUND_8, POINTS_OF[other], into, at)
    if castle.throne >= 0 and kind in THRONE_WANTS[castle.throne]:
        _add(castle, 0, THRONE_SPOTS[castle.throne], THRONE_POINTS, into, at)


def _add(castle: Castle, cell: int, steps: list[int], points: int, into: Numbers, at: i64) -> None:
    for step in steps:
        place = place_of(cell + step)
        if place >= 0 and cell + step not in castle.cells:
            into.add(at + place, points)
