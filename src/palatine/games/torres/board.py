"""T-601  Columns of blocks, the castles they form, and the ways through their doors.

A Board is never edited: building makes a new one, so clones of a state share it. For every level
k it keeps the connected parts of the columns that are at least k high; those of level 1 are the
castles. Each part stands in `parts[k]` as two boards: its cells, and its rim (the cells beside it).
"""

from typing import Final

from palatine.core.native import BIT, Row, copied, count, holds, i64, lowest, noughts, push, row
from palatine.games.torres.parts import CELLS, NEAR

MONOTONE: Final = 0
CASTLE_WIDE: Final = 1
SINGLE_FLOOR: Final = 2
READINGS: Final = ("monotone", "castle_wide", "single_floor")

NOWHERE: Final[i64] = 0
EVERYWHERE: Final[i64] = -1


class Board:
    """The columns on the 64 cells and all that follows from them."""

    def __init__(self, heights: Row, levels: Row, parts: list[Row]) -> None:
        self.heights = heights
        self.levels = levels  # levels[k]: the cells at least k high; always three empty ones on top
        self.parts = parts
        self.buildable: i64 = NOWHERE  # where a block may go if nobody stands there
        self.lonely: i64 = NOWHERE  # bare cells that touch no castle
        self._survey()

    def _survey(self) -> None:
        """T-511, T-603, T-605  Where a normal block fits: tops below the limit, rims of one."""
        once: i64 = 0
        twice: i64 = 0
        tops: i64 = 0
        levels = self.levels
        castles = self.parts[1]
        size: i64 = len(castles)
        for i in range(0, size, 2):
            rim = castles[i + 1]
            twice |= once & rim
            once |= rim
            area = count(castles[i])
            tops |= castles[i] & ~levels[area] if area < len(levels) else castles[i]
        self.buildable = (once & ~twice) | tops
        self.lonely = ~(once | levels[1])

    def castle_of(self, cell: int) -> i64:
        """The cells of the castle a column belongs to; nowhere for a bare cell."""
        return self.part_of(1, cell)

    def part_of(self, level: int, cell: int) -> i64:
        """The cells of the part of this level that holds a cell."""
        if level >= len(self.parts):
            return NOWHERE
        bit = BIT[cell]
        parts = self.parts[level]
        size: i64 = len(parts)
        for i in range(0, size, 2):
            if parts[i] & bit:
                return parts[i]
        return NOWHERE

    def castles(self) -> list[i64]:
        """T-601  The cells of every castle."""
        castles = self.parts[1]
        return [castles[i] for i in range(0, len(castles), 2)]

    def castles_beside(self, cell: int) -> int:
        """How many castles a cell touches."""
        n = 0
        for i in range(1, len(self.parts[1]), 2):
            if holds(self.parts[1][i], cell):
                n += 1
        return n

    def with_block(self, cell: int) -> "Board":
        """The board after a block has been put on a cell."""
        height = self.heights[cell] + 1
        heights = copied(self.heights)
        heights[cell] = height
        levels = copied(self.levels)
        levels[height] |= BIT[cell]
        parts = self.parts.copy()
        if height + 3 >= len(levels):
            levels = push(levels, 0)
            parts.append(row([]))
        parts[height] = _joined(parts[height], cell)
        return Board(heights, levels, parts)

    def without_block(self, cell: int) -> "Board":
        """The board after the top block of a column has been taken away."""
        height = self.heights[cell]
        heights = copied(self.heights)
        heights[cell] = height - 1
        levels = copied(self.levels)
        levels[height] &= ~BIT[cell]
        parts = self.parts.copy()
        parts[height] = _parts(levels[height], parts[height])
        return Board(heights, levels, parts)

    def passages(self, cell: int, reading: int) -> i64:
        """T-430 ... T-436  Where a knight on a cell comes out of a door, whoever stands there."""
        level = self.heights[cell]
        entries = NEAR[cell] & self.levels[level + 1]  # T-433
        if entries == 0:
            return NOWHERE
        if reading == SINGLE_FLOOR:
            exits = self._dropping_out(level, entries)
        elif reading == CASTLE_WIDE:
            exits = self._anywhere_inside(level, entries)
        else:
            exits = self._walking_down(level, entries)
        return exits & ~BIT[cell]

    def _walking_down(self, level: i64, entries: i64) -> i64:
        """T-435  By arches and downward stairs only: never up again."""
        exits: i64 = 0
        levels = self.levels
        for m in range(level + 1):
            parts = self.parts[m + 1]
            size: i64 = len(parts)
            for i in range(0, size, 2):
                if parts[i] & entries:
                    exits |= parts[i + 1] & levels[m]
        return exits

    def _dropping_out(self, level: int, entries: i64) -> i64:
        """T-436 A  On one floor, and out of any door of it however deep the drop."""
        exits: i64 = 0
        parts = self.parts[level + 1]
        for i in range(0, len(parts), 2):
            if parts[i] & entries:
                exits |= parts[i + 1]
        return exits

    def _anywhere_inside(self, level: int, entries: i64) -> i64:
        """T-436 C, A-04  Up and down inside the castle, out no higher than `level`."""
        castle: i64 = 0
        for i in range(0, len(self.parts[1]), 2):
            if self.parts[1][i] & entries:
                castle |= self.parts[1][i]
        exits: i64 = 0
        for m in range(min(level + 1, len(self.parts) - 1)):
            parts = self.parts[m + 1]
            for i in range(0, len(parts), 2):
                if parts[i] & castle:
                    exits |= parts[i + 1] & self.levels[m]
        return exits

    def climbs(self, cell: int) -> i64:
        """A-04  Where the secret stair leads from a cell: out of any door of the castle."""
        entries = NEAR[cell] & self.levels[self.heights[cell] + 1]
        if entries == 0:
            return NOWHERE
        return self._anywhere_inside(len(self.parts), entries) & ~BIT[cell]


def _joined(parts: Row, cell: i64) -> Row:
    """The parts of a level after a cell has come to it: those beside it become one, the last."""
    bit = BIT[cell]
    size: i64 = len(parts)
    left: i64 = 2  # room for the new one, and for those that stay as they are
    for i in range(1, size, 2):
        if parts[i] & bit == 0:
            left += 2
    merged = noughts(left)
    own: i64 = bit
    rim: i64 = NEAR[cell]
    at: i64 = 0
    for i in range(0, size, 2):
        if parts[i + 1] & bit:
            own |= parts[i]
            rim |= parts[i + 1]
        else:
            merged[at] = parts[i]
            merged[at + 1] = parts[i + 1]
            at += 2
    merged[at] = own
    merged[at + 1] = rim & ~own
    return merged


def parts_of(board: i64) -> Row:
    """The orthogonally connected parts of a set of cells, each with its rim, by first cells."""
    return _parts(board, noughts(0))


def _parts(board: i64, before: Row) -> Row:
    """The same where the parts of a larger set are known: those that lost no cell stay parts."""
    found = noughts(0)
    left = board
    while left != 0:
        first = lowest(left)
        own: i64 = 0
        rim: i64 = 0
        for i in range(0, len(before), 2):
            if before[i] & BIT[first] and before[i] & ~board == 0:
                own = before[i]
                rim = before[i + 1]
        if own == 0:
            own = _grown(first, board)
            rim = _beside(own)
        found = push(found, own)
        found = push(found, rim)
        left &= ~own
    return found


def _grown(cell: i64, board: i64) -> i64:
    """The part of a set that hangs together with a cell."""
    own: i64 = 0
    more: i64 = BIT[cell]
    while more != 0:
        cell = lowest(more)
        own |= BIT[cell]
        more = (more | NEAR[cell]) & board & ~own
    return own


def _beside(own: i64) -> i64:
    """The cells beside a set of cells."""
    rim: i64 = 0
    left = own
    while left != 0:
        cell = lowest(left)
        rim |= NEAR[cell]
        left &= ~BIT[cell]
    return rim & ~own


def board_from(heights: list[int]) -> Board:
    """The board with these columns."""
    top = max(heights)
    levels = row([])
    parts: list[Row] = []
    for k in range(top + 4):
        level: i64 = 0
        for cell in range(CELLS):
            if heights[cell] >= k:
                level |= BIT[cell]
        levels = push(levels, level)
        parts.append(row([]) if k == 0 else parts_of(level))
    return Board(row(heights), levels, parts)
