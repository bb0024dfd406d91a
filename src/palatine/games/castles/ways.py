"""Doors that look out: they settle at a glance whether a castle has a way out (C-405).

A *way* is a door with nothing before it, however far one goes on. It is three numbers of a row: the
side that the door looks to, and column and row of the cell before it. A castle keeps some of its
ways; a tile that leaves one of them free leaves the castle an external door. Tiles count as their
boxes here, and *boxes* are rows too: left, top, and the column and row just beyond the box.
"""

from typing import Final

from palatine.core.native import BIT, Row, i64, noughts, push, row
from palatine.games.castles.shapes import EAST, NORTH, SOUTH, Turned
from palatine.games.castles.sheet import RUN, SIDE

_EVERYWHERE: Final[i64] = -1
_NOWHERE: Final[i64] = 0


def _columns_from() -> Row:
    """For each column of a sheet it and all further right; last none."""
    table = [0]
    for column in range(SIDE - 1, -1, -1):
        table.append(table[-1] | int(BIT[column]))
    return row(table[::-1])


_FROM: Final[Row] = _columns_from()


def in_way(t: Turned, x: i64, y: i64, side: i64, i: i64, j: i64) -> bool:
    """Whether a tile at x, y stands in a way: whether its box meets the straight line of cells that
    begins at (i, j) and runs on to a side for ever."""
    return _meets(x, y, x + t.width, y + t.height, side, i, j)


def _meets(left: i64, top: i64, right: i64, bottom: i64, side: i64, i: i64, j: i64) -> bool:
    if side == NORTH or side == SOUTH:
        if i < left or i >= right:
            return False
        return top <= j if side == NORTH else bottom > j
    if j < top or j >= bottom:
        return False
    return right > i if side == EAST else left <= i


def free_columns(ways: Row, t: Turned, x0: i64, y: i64) -> i64:
    """The columns of a sheet, beginning at x0, where a tile in row y leaves one way free."""
    shut: i64 = _EVERYWHERE
    size: i64 = len(ways)
    for k in range(0, size, 3):
        shut &= _shutting(t, y, ways[k], ways[k + 1] - x0, ways[k + 2])
        if shut == 0:
            break
    return ~shut


def _shutting(t: Turned, y: i64, side: i64, i: i64, j: i64) -> i64:
    """The columns where a tile in row y stands in one way, which begins in column i of the sheet:
    `in_way` for a whole row of places."""
    first: i64 = i - t.width + 1  # here and in the columns up to i the tile covers column i
    if side == NORTH or side == SOUTH:
        if first < -24 or first >= 88 or (y > j if side == NORTH else y + t.height <= j):
            return _NOWHERE
        return RUN[t.width * 112 + first + 24]
    if j < y or j >= y + t.height:
        return _NOWHERE
    if side == EAST:
        return _from(first)
    return ~_from(i + 1)


def _from(column: i64) -> i64:
    if column <= 0:
        return _EVERYWHERE
    return _FROM[column] if column < 64 else _NOWHERE


def looks_out(boxes: Row, side: i64, i: i64, j: i64) -> bool:
    """Whether nothing stands before a door, whose way would begin at (i, j)."""
    size: i64 = len(boxes)
    for k in range(0, size, 4):
        if _meets(boxes[k], boxes[k + 1], boxes[k + 2], boxes[k + 3], side, i, j):
            return False
    return True


def looks_out_itself(boxes: Row, t: Turned, x: i64, y: i64) -> bool:
    """Whether a door of a new tile has nothing before it."""
    ahead = t.ahead
    size: i64 = len(ahead)
    for k in range(0, size, 3):
        side = ahead[k]
        i = x + ahead[k + 1]
        j = y + ahead[k + 2]
        if not in_way(t, x, y, side, i, j) and looks_out(boxes, side, i, j):
            return True
    return False


def left_free(ways: Row, t: Turned, x: i64, y: i64) -> Row:
    """Those of the ways that a new tile does not stand in; the old row must not be used any
    more."""
    size: i64 = len(ways)
    first: i64 = 0  # the first one that it stands in: mostly there is none
    while first < size and not in_way(t, x, y, ways[first], ways[first + 1], ways[first + 2]):
        first += 3
    if first >= size:
        return ways
    free = noughts(0)
    for k in range(0, size, 3):
        if not in_way(t, x, y, ways[k], ways[k + 1], ways[k + 2]):
            free = _more(free, ways[k], ways[k + 1], ways[k + 2])
    return free


def with_ways_of(ways: Row, boxes: Row, t: Turned, x: i64, y: i64, most: i64) -> Row:
    """The ways and those that begin at the doors of a tile, but at most so many of them; the old
    row must not be used any more."""
    ahead = t.ahead
    size: i64 = len(ahead)
    for k in range(0, size, 3):
        i = x + ahead[k + 1]
        j = y + ahead[k + 2]
        if looks_out(boxes, ahead[k], i, j):
            ways = _more(ways, ahead[k], i, j)
            most -= 1
            if most == 0:
                break
    return ways


def _more(ways: Row, side: i64, i: i64, j: i64) -> Row:
    return push(push(push(ways, side), i), j)
