"""Bitmaps of a castle: 64 x 64 cells of the endless plan on one sheet, a row is one whole number.

The plan is an atlas of overlapping sheets. Sheet (i, j) begins at cell (48 i - 32, 48 j - 32) and
answers for tiles whose box begins on its inner 48 x 48 cells; what such a tile covers, touches or
meets then lies on the same sheet. Nearly every castle needs only the sheet around its foyer.

All questions of C-401 ... C-409 but C-405 are asked of a whole row of places at once. Instead of
sliding a run of w cells over the plan, `BLOCK + w - 1` already holds the places where such a run
would hit something.
"""

from typing import Final

from palatine.core.native import BIT, Row, copied, i64, row
from palatine.games.castles.contact import on_fenced_flank
from palatine.games.castles.parts import STAIRS
from palatine.games.castles.shapes import STEP_X, STEP_Y, Cell, Turned

SIDE: Final = 64
INNER: Final = 48
MARGIN: Final = 8

# The maps of a sheet, each of 64 rows.
BLOCK: Final = 0  # 7 maps: a run of 1 to 7 full cells that begins here would hit something
CELL: Final = 7  # 3 maps: a run of 1, 3, 5 cells would hit a full cell of a straight-edged tile
SOLID: Final = 10  # cells that leave no room for a half cell
HALF: Final = 11  # 4 maps, by the corner cut: half cells, corner cells of 500 rooms
OCTAGON: Final = 15  # 4 maps, by the corner cut: half cells of octagons
FENCED: Final = 19  # 4 maps, by side: cells before a fence where no compass point may lie
COMPASS: Final = 23  # 4 maps, by side: cells inside the compass points of discs
SMALL_DISC: Final = 27  # places where a 150 room would hit a disc
LARGE_DISC: Final = 28  # places where a 500 room would hit a disc, or its fence
FLANK: Final = 29  # 4 maps, by side: places where a 500 fenced there would touch another 500
OPEN: Final = 33  # 8 maps, by level and side: the cells before unconnected doors
STAIR: Final = 41  # 4 maps, by side: the same for doors of stairs alone
MAPS: Final = 45

_BEYOND: Final = 24  # RUN knows runs that begin or end so far beyond the sheet
_SPAN: Final = 112  # places at which a run may begin
_WIDEST: Final = 48


def _runs() -> Row:
    """RUN[w * 112 + x + 24]: w cells from column x on, as far as they lie on the sheet."""
    table: list[int] = []
    for width in range(_WIDEST + 1):
        for x in range(-_BEYOND, SIDE + _BEYOND):
            board = 0
            for column in range(max(x, 0), min(x + width, SIDE)):
                board |= int(BIT[column])
            table.append(board)
    return row(table)


def _low_bits() -> Row:
    """LEFT_BY[n]: what is left of a row after it has moved n columns to the left."""
    table: list[int] = []
    for n in range(16):
        board = 0
        for column in range(SIDE - n):
            board |= int(BIT[column])
        table.append(board)
    return row(table)


RUN: Final[Row] = _runs()
LEFT_BY: Final[Row] = _low_bits()
_ANSWERS: Final[Row] = row([int(RUN[INNER * _SPAN + MARGIN + _BEYOND])])  # what a sheet answers for


_EMPTY: Final[Row] = row([0] * (MAPS * SIDE))


def moved(line: i64, n: i64) -> i64:
    """A row seen from n columns further right: bit x is bit x + n."""
    return (line >> n) & LEFT_BY[n]


def beside(line: i64, n: i64) -> i64:
    """The same for n = -1 as well, where the cell lies one column to the left of the box."""
    if n < 0:
        return (line & LEFT_BY[2]) << 1  # the last columns do not matter: nothing begins there
    return (line >> n) & LEFT_BY[n]


class Sheet:
    """One sheet. `rows` holds all maps, 64 rows each; it is edited only by its castle."""

    def __init__(self, i: int, j: int, model: "Sheet | None" = None) -> None:
        """An empty sheet, or an independent copy of `model`."""
        self.i = i
        self.j = j
        self.x0 = INNER * i - SIDE // 2
        self.y0 = INNER * j - SIDE // 2
        # with_doors: by level and side, the rows with unconnected doors
        if model is not None:
            self.rows: Row = copied(model.rows)
            self.with_doors: Row = copied(model.with_doors)
        else:
            self.rows = copied(_EMPTY)
            self.with_doors = row([0] * 8)

    def copy(self) -> "Sheet":
        return Sheet(self.i, self.j, self)

    # --- drawing on it ----------------------------------------------------------------------

    def _mark(self, which: i64, x: i64, y: i64, width: i64) -> None:
        """Draw a run of cells on one map."""
        if 0 <= y < 64 and -24 <= x < 88:
            rows = self.rows
            rows[which * 64 + y] |= RUN[width * 112 + x + 24]

    def _block(self, x: i64, y: i64, width: i64) -> None:
        """Draw a run on the maps of places where a run of 1 to 7 cells would hit it."""
        if not (0 <= y < 64 and -16 <= x < 80):
            return
        rows = self.rows
        w: i64 = 0
        while w < 7:
            rows[w * 64 + y] |= RUN[(width + w) * 112 + x - w + 24]
            w += 1

    def _cell(self, x: i64, y: i64, width: i64) -> None:
        """Draw a run of full cells where discs and fences look for them."""
        if not (0 <= y < 64 and -16 <= x < 80):
            return
        rows = self.rows
        rows[7 * 64 + y] |= RUN[width * 112 + x + 24]
        rows[8 * 64 + y] |= RUN[(width + 2) * 112 + x + 22]
        rows[9 * 64 + y] |= RUN[(width + 4) * 112 + x + 20]
        rows[10 * 64 + y] |= RUN[width * 112 + x + 24]

    def lay(self, t: Turned, x: int, y: int, level: int) -> None:
        """Draw a tile, given in cells of the plan, with its fence and all its doors."""
        left: i64 = x - self.x0
        top: i64 = y - self.y0
        runs = t.runs
        k: i64 = 0
        size: i64 = len(t.run_x) * 3
        while k < size:
            self._block(left + runs[k], top + runs[k + 1], runs[k + 2])
            self._cell(left + runs[k], top + runs[k + 1], runs[k + 2])
            k += 3
        for i, j, cut in t.halves:
            self._block(left + i, top + j, 1)
            self._mark(OCTAGON + cut, left + i, top + j, 1)
            self._mark(SOLID if t.fenced_cut(cut) else HALF + cut, left + i, top + j, 1)
        if t.disc:
            self._lay_disc(t, left, top)
        for i, j in t.front:
            self._block(left + i, top + j, 1)
        for i, j in t.inner_front:
            self._mark(FENCED + t.fence, left + i, top + j, 1)
        for door in range(len(t.door_x)):
            self.set_door(t, door, x, y, level, True)

    def _lay_disc(self, t: Turned, x: i64, y: i64) -> None:
        """A-03  For straight-edged tiles a 150 is its box, a 500 an octagon inside its box."""
        w: i64 = t.disc
        j: i64 = 0
        while j < w:
            short: i64 = 1 if w == 5 and (j == 0 or j == 4) else 0
            self._block(x, y + j, w)
            self._mark(SOLID, x + short, y + j, w - 2 * short)
            j += 1
        for side in range(4):
            i, j = t.compass(side)
            self._mark(COMPASS + side, x + i, y + j, 1)
        for i, j, wide in _HIT_SMALL[t.disc]:
            self._mark(SMALL_DISC, x + i, y + j, wide)
        for i, j, wide in _HIT_LARGE[t.disc]:
            self._mark(LARGE_DISC, x + i, y + j, wide)
        if t.disc == 5:
            self._lay_large_disc(t, x, y)

    def _lay_large_disc(self, t: Turned, x: i64, y: i64) -> None:
        """What only 500 rooms have: corner cells that are half free, flanks, fences."""
        for cut in range(4):
            i, j = ((0, 0), (4, 0), (4, 4), (0, 4))[cut]
            self._mark(HALF + cut, x + i, y + j, 1)
            for i, j in _FLANKS[cut]:
                self._mark(FLANK + cut, x - i, y - j, 1)
        if t.fence >= 0:
            for i, j in _FLANKS[t.fence]:
                self._mark(LARGE_DISC, x + i, y + j, 1)

    def set_door(self, t: Turned, k: int, x: int, y: int, level: int, is_open: bool) -> None:
        """Note or strike out an unconnected door of a tile that lies at x, y."""
        side: i64 = t.door_side[k]
        i: i64 = x - self.x0 + t.door_x[k] + STEP_X[side]
        j: i64 = y - self.y0 + t.door_y[k] + STEP_Y[side]
        if not (0 <= i < 64 and 0 <= j < 64):
            return
        lead: i64 = t.door_level[k]
        if lead < 0:
            lead = level
        rows = self.rows
        which: i64 = 4 * lead + side
        if is_open:
            rows[(33 + which) * 64 + j] |= BIT[i]
            self.with_doors[which] |= BIT[j]
            if t.tile == STAIRS:
                rows[(41 + side) * 64 + j] |= BIT[i]
            return
        rows[(33 + which) * 64 + j] &= ~BIT[i]
        if rows[(33 + which) * 64 + j] == 0:
            self.with_doors[which] &= ~BIT[j]
        if t.tile == STAIRS:
            rows[(41 + side) * 64 + j] &= ~BIT[i]

    # --- asking it --------------------------------------------------------------------------

    def rows_with_doors(self, t: Turned, level: i64) -> i64:
        """The rows in which a tile may begin so that one of its doors could meet another."""
        found: i64 = 0
        doors = t.doors
        with_doors = self.with_doors
        k: i64 = 0
        size: i64 = len(t.door_x) * 4
        while k < size:
            lead = doors[k + 3]
            if lead < 0:
                lead = level
            by = doors[k + 1]
            found |= (with_doors[4 * lead + ((doors[k + 2] + 2) & 3)] >> by) & LEFT_BY[by]
            k += 4
        return found & _ANSWERS[0]

    def fitting(self, t: Turned, level: i64, line: i64) -> i64:
        """C-401 ... C-409 without C-405: the columns where a tile may begin in this row."""
        found = self._meeting(t, level, line) & _ANSWERS[0]
        if found == 0:
            return 0
        if t.disc:
            found &= ~self._hit_by_disc(t, line)
        else:
            found = self._clear_of_cells(t, line, found)
        if found != 0:
            found &= ~self._wrong_doors(t, level, line)
            if t.fence >= 0:
                found &= ~self._hit_by_fence(t, line)
        return found

    def _meeting(self, t: Turned, level: i64, y: i64) -> i64:
        """C-401  Where a door meets one of its level."""
        rows = self.rows
        doors = t.doors
        good: i64 = 0
        k: i64 = 0
        size: i64 = len(t.door_x) * 4
        while k < size:
            lead = doors[k + 3]
            if lead < 0:
                lead = level
            by = doors[k]
            met = rows[(33 + 4 * lead + ((doors[k + 2] + 2) & 3)) * 64 + y + doors[k + 1]]
            if met != 0:
                good |= (met >> by) & LEFT_BY[by]
            k += 4
        return good

    def _wrong_doors(self, t: Turned, level: i64, y: i64) -> i64:
        """C-408, C-409  Where a door meets one of the other level, or stairs meet stairs."""
        rows = self.rows
        doors = t.doors
        bad: i64 = 0
        stairs = t.tile == STAIRS
        k: i64 = 0
        size: i64 = len(t.door_x) * 4
        while k < size:
            lead = doors[k + 3]
            if lead < 0:
                lead = level
            by = doors[k]
            side: i64 = (doors[k + 2] + 2) & 3
            met = rows[(37 - 4 * lead + side) * 64 + y + doors[k + 1]]
            if stairs:
                met |= rows[(41 + side) * 64 + y + doors[k + 1]]
            if met != 0:
                bad |= (met >> by) & LEFT_BY[by]
            k += 4
        return bad

    def _clear_of_cells(self, t: Turned, y: i64, found: i64) -> i64:
        """C-404, C-406  What is left of the columns where a straight-edged tile neither overlaps
        nor reaches somebody's fence."""
        rows = self.rows
        runs = t.runs
        k: i64 = 0
        size: i64 = len(t.run_x) * 3
        while k < size and found != 0:
            by = runs[k]
            line = rows[(runs[k + 2] - 1) * 64 + y + runs[k + 1]]
            if line != 0:
                found &= ~((line >> by) & LEFT_BY[by])
            k += 3
        if found != 0:
            for i, j, cut in t.halves:
                found &= ~moved(self._no_half(cut, y + j, t.fenced_cut(cut)), i)
        return found

    def _no_half(self, cut: int, y: i64, fenced: bool) -> i64:
        """A-04  Cells of a row where a half cell cannot lie: only one cut the other way fits it,
        and none may lie against a fence."""
        rows = self.rows
        taken = rows[10 * 64 + y]
        for other in range(4):
            if other != (cut + 2) % 4:
                taken |= rows[(11 + other) * 64 + y]
        if fenced:
            taken |= rows[(15 + (cut + 2) % 4) * 64 + y]
        return taken

    def _hit_by_disc(self, t: Turned, y: i64) -> i64:
        """C-404, C-406  Where a round room would overlap, or its compass point reach a fence."""
        rows = self.rows
        w: i64 = t.disc
        hit = rows[(27 if w == 3 else 28) * 64 + y]
        line: i64 = y
        while line < y + w:
            hit |= rows[(8 if w == 3 else 9) * 64 + line]
            octagons = (
                rows[15 * 64 + line]
                | rows[16 * 64 + line]
                | rows[17 * 64 + line]
                | rows[18 * 64 + line]
            )
            if octagons != 0:
                hit |= self._hit_by_halves(w, line - y, line, octagons)
            line += 1
        points = t.points
        side: i64 = 0
        while side < 4:
            fenced = rows[(19 + ((side + 2) & 3)) * 64 + y + points[2 * side + 1]]
            if fenced != 0:
                hit |= moved(fenced, points[2 * side])
            side += 1
        return hit

    def _hit_by_halves(self, w: i64, j: i64, line: i64, octagons: i64) -> i64:
        """A-03  Half cells in a row of a disc's box: in a corner cell of a 500's box one may lie
        whose cut corner is the nearest to the centre."""
        edge = w == 5 and (j == 0 or j == 4)
        hit: i64 = 0
        i: i64 = 1 if edge else 0
        last: i64 = w - 1 if edge else w
        while i < last:
            hit |= moved(octagons, i)
            i += 1
        if edge:
            rows = self.rows
            left: i64 = 2 if j == 0 else 1
            right: i64 = 3 if j == 0 else 0
            hit |= octagons & ~rows[(15 + left) * 64 + line]
            hit |= moved(octagons & ~rows[(15 + right) * 64 + line], 4)
        return hit

    def _hit_by_fence(self, t: Turned, y: i64) -> i64:
        """C-406, A-44  Where the new tile's own fence would touch something."""
        rows = self.rows
        hit: i64 = 0
        for i, j in t.front:
            hit |= beside(rows[7 * 64 + y + j], i)
        facing = (t.fence + 2) % 4
        for i, j in t.inner_front:
            hit |= beside(rows[(23 + facing) * 64 + y + j], i)
        if t.disc:
            hit |= rows[(29 + t.fence) * 64 + y]
        return hit


def _too_near(old: int, new: int) -> list[tuple[int, int, int]]:
    """A-03  Offsets of the boxes at which two discs of these diameters overlap, as runs."""
    found: list[tuple[int, int, int]] = []
    for y in range(-8, 9):
        j = 2 * y + new - old
        line = [
            x for x in range(-8, 9) if (2 * x + new - old) ** 2 + j * j < (new + old) * (new + old)
        ]
        if line:
            found.append((line[0], y, len(line)))
    return found


_HIT_SMALL: Final[list[list[tuple[int, int, int]]]] = [_too_near(w, 3) for w in range(6)]
_HIT_LARGE: Final[list[list[tuple[int, int, int]]]] = [_too_near(w, 5) for w in range(6)]
_FLANKS: Final[list[list[Cell]]] = [
    [(x, y) for x in range(-4, 5) for y in range(-4, 5) if on_fenced_flank(side, x, y)]
    for side in range(4)
]
