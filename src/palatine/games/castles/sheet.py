"""Bitmaps of a castle: 64 x 64 cells of the endless plan on one sheet, a row is one whole number.

The plan is an atlas of overlapping sheets. Sheet (i, j) begins at cell (48 i - 32, 48 j - 32) and
answers for tiles whose box begins on its inner 48 x 48 cells; what such a tile covers, touches or
meets then lies on the same sheet. Nearly every castle needs only the sheet around its foyer.

All questions of C-401 ... C-409 but C-405 are asked of a whole row of places at once. Instead of
sliding a run of w cells over the plan, `BLOCK + w - 1` already holds the places where such a run
would hit something.
"""

from typing import Final

from palatine.core.native import BIT, i64
from palatine.games.castles.contact import on_fenced_flank
from palatine.games.castles.parts import EITHER, STAIRS
from palatine.games.castles.shapes import STEP_X, STEP_Y, Cell, Turned

SIDE: Final = 64
INNER: Final = 48
MARGIN: Final = 8

# The maps of a sheet, each of 64 rows.
BLOCK: Final = 0  # 7 maps: a run of 1 to 7 full cells that begins here would hit something
CELL: Final = 7  # 7 maps: the same, but asked about full cells of straight-edged tiles only
SOLID: Final = 14  # cells that leave no room for a half cell
HALF: Final = 15  # 4 maps, by the corner cut: half cells, corner cells of 500 rooms
OCTAGON: Final = 19  # 4 maps, by the corner cut: half cells of octagons
FENCED: Final = 23  # 4 maps, by side: cells before a fence where no compass point may lie
COMPASS: Final = 27  # 4 maps, by side: cells inside the compass points of discs
SMALL_DISC: Final = 31  # places where a 150 room would hit a disc
LARGE_DISC: Final = 32  # places where a 500 room would hit a disc, or its fence
OPEN: Final = 33  # 8 maps, by level and side: the cells before unconnected doors
STAIR: Final = 41  # 4 maps, by side: the same for doors of stairs alone
FLANK: Final = 45  # 4 maps, by side: places where a 500 fenced there would touch another 500
MAPS: Final = 49

_FIRST: Final = -24  # RUN knows runs that begin or end beyond the sheet


def _runs() -> list[list[i64]]:
    """RUN[w][x + 24]: w cells from column x on, as far as they lie on the sheet."""
    table: list[list[i64]] = []
    for width in range(49):
        row: list[i64] = []
        for x in range(_FIRST, SIDE + 24):
            board: i64 = 0
            for column in range(max(x, 0), min(x + width, SIDE)):
                board |= BIT[column]
            row.append(board)
        table.append(row)
    return table


def _low_bits() -> list[i64]:
    """LEFT_BY[n]: what is left of a row after it has moved n columns to the left."""
    table: list[i64] = []
    for n in range(16):
        board: i64 = 0
        for column in range(SIDE - n):
            board |= BIT[column]
        table.append(board)
    return table


RUN: Final[list[list[i64]]] = _runs()
LEFT_BY: Final[list[i64]] = _low_bits()
ANSWERS: Final[i64] = RUN[INNER][MARGIN + 24]  # the columns a sheet answers for


def moved(row: i64, n: i64) -> i64:
    """The row seen from n columns further right: bit x is bit x + n."""
    return (row >> n) & LEFT_BY[n]


def beside(row: i64, n: i64) -> i64:
    """The same for n = -1 as well, where the cell lies one column to the left of the box."""
    if n < 0:
        return (row & LEFT_BY[2]) << 1  # the last columns do not matter: nothing begins there
    return (row >> n) & LEFT_BY[n]


class Sheet:
    """One sheet. `rows` holds all maps, 64 rows each; it is edited only by its castle."""

    def __init__(self, i: int, j: int) -> None:
        self.i = i
        self.j = j
        self.x0 = INNER * i - SIDE // 2
        self.y0 = INNER * j - SIDE // 2
        self.rows: list[i64] = [0] * (MAPS * SIDE)
        self.top = SIDE  # the rows that hold anything
        self.bottom = -1

    def copy(self) -> "Sheet":
        sheet = Sheet.__new__(Sheet)
        sheet.i = self.i
        sheet.j = self.j
        sheet.x0 = self.x0
        sheet.y0 = self.y0
        sheet.rows = self.rows.copy()
        sheet.top = self.top
        sheet.bottom = self.bottom
        return sheet

    # --- drawing on it ----------------------------------------------------------------------

    def _mark(self, which: i64, x: i64, y: i64, width: i64) -> None:
        """Draw a run of cells on one map."""
        if 0 <= y < 64 and -24 <= x < 88:
            self.rows[which * 64 + y] |= RUN[width][x + 24]

    def _mark_spread(self, first: i64, x: i64, y: i64, width: i64) -> None:
        """Draw a run on the seven maps of places where a run of 1 to 7 cells would hit it."""
        if not (0 <= y < 64 and -16 <= x < 80):
            return
        for w in range(1, 8):
            grown: i64 = width + w - 1
            self.rows[(first + w - 1) * 64 + y] |= RUN[grown][x - w + 25]

    def lay(self, t: Turned, x: int, y: int, level: int) -> None:
        """Draw a tile, given in cells of the plan, with its fence and all its doors."""
        x -= self.x0
        y -= self.y0
        self.top = min(self.top, max(y - 1, 0))
        self.bottom = max(self.bottom, min(y + t.height, SIDE - 1))
        for k in range(len(t.run_x)):
            self._mark_spread(BLOCK, x + t.run_x[k], y + t.run_y[k], t.run_w[k])
            self._mark_spread(CELL, x + t.run_x[k], y + t.run_y[k], t.run_w[k])
            self._mark(SOLID, x + t.run_x[k], y + t.run_y[k], t.run_w[k])
        for i, j, cut in t.halves:
            self._mark_spread(BLOCK, x + i, y + j, 1)
            self._mark(OCTAGON + cut, x + i, y + j, 1)
            self._mark(SOLID if t.fenced_cut(cut) else HALF + cut, x + i, y + j, 1)
        if t.disc:
            self._lay_disc(t, x, y)
        for i, j in t.front:
            self._mark_spread(BLOCK, x + i, y + j, 1)
        for i, j in t.inner_front:
            self._mark(FENCED + t.fence, x + i, y + j, 1)
        for k in range(len(t.door_x)):
            self.set_door(t, k, x + self.x0, y + self.y0, level, True)

    def _lay_disc(self, t: Turned, x: int, y: int) -> None:
        """A-03  For straight-edged tiles a 150 is its box, a 500 an octagon inside its box."""
        w = t.disc
        for j in range(w):
            short = 1 if w == 5 and j in (0, w - 1) else 0
            self._mark_spread(BLOCK, x, y + j, w)
            self._mark(SOLID, x + short, y + j, w - 2 * short)
        if w == 5:
            for cut in range(4):
                i, j = ((0, 0), (4, 0), (4, 4), (0, 4))[cut]
                self._mark(HALF + cut, x + i, y + j, 1)
        for side in range(4):
            i, j = t.compass(side)
            self._mark(COMPASS + side, x + i, y + j, 1)
        for i, j in _HIT_SMALL[w]:
            self._mark(SMALL_DISC, x + i, y + j, 1)
        for i, j in _HIT_LARGE[w]:
            self._mark(LARGE_DISC, x + i, y + j, 1)
        if t.fence >= 0:
            for i, j in _FLANKS[t.fence]:
                self._mark(LARGE_DISC, x + i, y + j, 1)
        if w == 5:
            for side in range(4):
                for i, j in _FLANKS[side]:
                    self._mark(FLANK + side, x - i, y - j, 1)

    def set_door(self, t: Turned, k: int, x: int, y: int, level: int, is_open: bool) -> None:
        """Note or strike out an unconnected door of a tile that lies at x, y."""
        side = t.door_side[k]
        i = x - self.x0 + t.door_x[k] + STEP_X[side]
        j = y - self.y0 + t.door_y[k] + STEP_Y[side]
        if not (0 <= i < SIDE and 0 <= j < SIDE):
            return
        lead = level if t.door_level[k] == EITHER else t.door_level[k]
        places = [(OPEN + 4 * lead + side) * SIDE + j]
        if t.tile == STAIRS:
            places.append((STAIR + side) * SIDE + j)
        for place in places:
            if is_open:
                self.rows[place] |= BIT[i]
            else:
                self.rows[place] &= ~BIT[i]

    # --- asking it --------------------------------------------------------------------------

    def fitting(self, t: Turned, level: int, row: i64) -> i64:
        """C-401 ... C-409 without C-405: the columns where a tile may begin in this row."""
        found = self._meeting(t, level, row)
        if found == 0:
            return 0
        found &= ANSWERS
        if t.disc:
            found &= ~self._hit_by_disc(t, row)
        else:
            found &= ~self._hit_by_cells(t, row)
        if found != 0 and t.fence >= 0:
            found &= ~self._hit_by_fence(t, row)
        return found

    def _meeting(self, t: Turned, level: int, y: i64) -> i64:
        """C-401, C-408, C-409  Where a door meets one of its level, and none meets a wrong one."""
        rows = self.rows
        good: i64 = 0
        bad: i64 = 0
        stairs = t.tile == STAIRS
        for k in range(len(t.door_x)):
            row: i64 = y + t.door_y[k]
            side: i64 = (t.door_side[k] + 2) & 3
            lead: i64 = t.door_level[k]
            if lead < 0:
                lead = level
            by: i64 = t.door_x[k]
            found = rows[(33 + 4 * lead + side) * 64 + row]
            if found != 0:
                good |= (found >> by) & LEFT_BY[by]
            found = rows[(37 - 4 * lead + side) * 64 + row]
            if found != 0:
                bad |= (found >> by) & LEFT_BY[by]
            if stairs:
                bad |= moved(rows[(41 + side) * 64 + row], by)
        return good & ~bad

    def _hit_by_cells(self, t: Turned, y: i64) -> i64:
        """C-404, C-406  Where a straight-edged tile would overlap, or reach somebody's fence."""
        rows = self.rows
        hit: i64 = 0
        for k in range(len(t.run_x)):
            by: i64 = t.run_x[k]
            row: i64 = rows[(t.run_w[k] - 1) * 64 + y + t.run_y[k]]
            hit |= (row >> by) & LEFT_BY[by]
        for i, j, cut in t.halves:
            hit |= moved(self._no_half(cut, y + j, t.fenced_cut(cut)), i)
        return hit

    def _no_half(self, cut: int, y: i64, fenced: bool) -> i64:
        """A-04  Cells of a row where a half cell cannot lie: only one cut the other way fits it,
        and none may lie against a fence."""
        rows = self.rows
        taken = rows[14 * 64 + y]
        for other in range(4):
            if other != (cut + 2) % 4:
                taken |= rows[(15 + other) * 64 + y]
        if fenced:
            taken |= rows[(19 + (cut + 2) % 4) * 64 + y]
        return taken

    def _hit_by_disc(self, t: Turned, y: i64) -> i64:
        """C-404, C-406  Where a round room would overlap, or its compass point reach a fence."""
        rows = self.rows
        w = t.disc
        hit = rows[(31 if w == 3 else 32) * 64 + y]
        for j in range(w):
            hit |= rows[(7 + w - 1) * 64 + y + j]
            edge = w == 5 and j in (0, 4)
            octagons: i64 = 0
            for cut in range(4):
                octagons |= rows[(19 + cut) * 64 + y + j]
            if octagons != 0:
                for i in range(1 if edge else 0, w - 1 if edge else w):
                    hit |= moved(octagons, i)
                if edge:  # a corner cell of a 500's box: the half cell must be cut towards it
                    hit |= octagons & ~rows[(19 + (2 if j == 0 else 1)) * 64 + y + j]
                    hit |= moved(octagons & ~rows[(19 + (3 if j == 0 else 0)) * 64 + y + j], 4)
        for side in range(4):
            i, j = t.compass(side)
            hit |= moved(rows[(23 + (side + 2) % 4) * 64 + y + j], i)
        return hit

    def _hit_by_fence(self, t: Turned, y: i64) -> i64:
        """C-406, A-44  Where the new tile's own fence would touch something."""
        rows = self.rows
        hit: i64 = 0
        for i, j in t.front:
            hit |= beside(rows[7 * 64 + y + j], i)
        facing = (t.fence + 2) % 4
        for i, j in t.inner_front:
            hit |= beside(rows[(27 + facing) * 64 + y + j], i)
        if t.disc:
            hit |= rows[(45 + t.fence) * 64 + y]
        return hit


def _too_near(old: int, new: int) -> list[Cell]:
    """A-03  Offsets of the boxes at which two discs of these diameters overlap."""
    found: list[Cell] = []
    for y in range(-8, 9):
        for x in range(-8, 9):
            i, j = 2 * x + new - old, 2 * y + new - old
            if i * i + j * j < (new + old) * (new + old):
                found.append((x, y))
    return found


_HIT_SMALL: Final[list[list[Cell]]] = [_too_near(w, 3) for w in range(6)]
_HIT_LARGE: Final[list[list[Cell]]] = [_too_near(w, 5) for w in range(6)]
_FLANKS: Final[list[list[Cell]]] = [
    [(x, y) for x in range(-4, 5) for y in range(-4, 5) if on_fenced_flank(side, x, y)]
    for side in range(4)
]
