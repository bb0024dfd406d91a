"""Lines of the plan: the unit edge a door fills, and the cells straight before a door."""

from palatine.games.castles.shapes import EAST, NORTH, SOUTH, Turned


def edge_of(t: Turned, x: int, y: int, k: int) -> int:
    """The unit edge that a door fills, as one number: doors meet when theirs are equal (A-06)."""
    side = t.door_side[k]
    x += t.door_x[k] + (1 if side == EAST else 0)
    y += t.door_y[k] + (1 if side == SOUTH else 0)
    upright = 0 if side in (NORTH, SOUTH) else 1
    return ((x + 4096) * 8192 + y + 4096) * 2 + upright


def stands_in_way(t: Turned, x: int, y: int, side: int, i: int, j: int) -> bool:
    """Whether the box of a tile meets the straight line of cells that begins at (i, j) and runs
    on to a side for ever."""
    if side in (NORTH, SOUTH):
        if not x <= i < x + t.width:
            return False
        return y <= j if side == NORTH else y + t.height > j
    if not y <= j < y + t.height:
        return False
    return x + t.width > i if side == EAST else x <= i
