"""Bitmaps of a castle: 64 x 64 cells of the endless plan on one sheet, a row is one whole number.

The plan is an atlas of overlapping sheets. Sheet (i, j) begins at cell (48 i - 32, 48 j - 32) and
answers for tiles whose box begins on its inner 48 x 48 cells; what such a tile covers, touches or
meets then lies on the same sheet. Nearly every castle needs only the sheet around its foyer.

All questions of C-401 ... C-409 but C-405 are asked of a whole row of places at once. Instead of
sliding a run of w cells over the plan, `BLOCK + w - 1` already holds the places where such a run
would hit something.
"""

from typing import Final

from palatine.core.native import BIT, Row, copied, i64, noughts, row
from palatine.games.castles.contact import (
    FLANKS,
    HIT_LARGE_3,
    HIT_LARGE_5,
    HIT_SMALL_3,
    HIT_SMALL_5,
)
from palatine.games.castles.parts import DARK, GROUND, STAIRS
from palatine.games.castles.shapes import Turned

SIDE: Final = 64
INNER: Final = 48

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
_WIDEST: Final = 48


def _runs() -> Row:
    """RUN[w * 112 + x + 24]: w cells from column x on, as far as they lie on the sheet. A run may
    begin at 112 places."""
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
_ANSWERS: Final = 0x00FFFFFFFFFFFF00  # the columns, or rows, that a sheet answers for


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
        self.i: i64 = i
        self.j: i64 = j
        self.x0: i64 = INNER * i - SIDE // 2
        self.y0: i64 = INNER * j - SIDE // 2
        # with_doors: by level and side, the rows with unconnected doors
        if model is not None:
            self.rows: Row = copied(model.rows)
            self.with_doors: Row = copied(model.with_doors)
        else:
            self.rows = copied(_EMPTY)
            self.with_doors = noughts(8)

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

    def lay(self, t: Turned, x: i64, y: i64, level: i64) -> None:
        """Draw a tile, given in cells of the plan, with its fence and all its doors."""
        left: i64 = x - self.x0
        top: i64 = y - self.y0
        runs = t.runs
        size: i64 = len(runs)
        for k in range(0, size, 3):
            self._block(left + runs[k], top + runs[k + 1], runs[k + 2])
            self._cell(left + runs[k], top + runs[k + 1], runs[k + 2])
        self._lay_cuts(t, left, top)
        if t.disc:
            self._lay_disc(t, left, top)
        if t.fence >= 0:
            self._lay_fence(t, left, top)
        doors: i64 = len(t.edges)
        for door in range(doors):
            self.set_door(t, door, x, y, level, True)

    def _lay_cuts(self, t: Turned, left: i64, top: i64) -> None:
        """Draw the half cells of an octagon."""
        cuts = t.cuts
        size: i64 = len(cuts)
        for k in range(0, size, 4):
            x = left + cuts[k]
            y = top + cuts[k + 1]
            self._block(x, y, 1)
            self._mark(OCTAGON + cuts[k + 2], x, y, 1)
            self._mark(SOLID if cuts[k + 3] == 1 else HALF + cuts[k + 2], x, y, 1)

    def _lay_fence(self, t: Turned, left: i64, top: i64) -> None:
        """Draw the cells that nothing may reach because of a fence."""
        cells = t.fronts
        size: i64 = len(cells)
        for k in range(0, size, 2):
            self._block(left + cells[k], top + cells[k + 1], 1)
        cells = t.inner_fronts
        size = len(cells)
        which: i64 = FENCED + t.fence
        for k in range(0, size, 2):
            self._mark(which, left + cells[k], top + cells[k + 1], 1)

    def _lay_disc(self, t: Turned, x: i64, y: i64) -> None:
        """A-03  For straight-edged tiles a 150 is its box, a 500 an octagon inside its box."""
        w: i64 = t.disc
        j: i64 = 0
        while j < w:
            short: i64 = 1 if w == 5 and (j == 0 or j == 4) else 0
            self._block(x, y + j, w)
            self._mark(SOLID, x + short, y + j, w - 2 * short)
            j += 1
        points = t.points
        side: i64 = 0
        while side < 4:
            self._mark(COMPASS + side, x + points[2 * side], y + points[2 * side + 1], 1)
            side += 1
        self._mark_runs(SMALL_DISC, HIT_SMALL_3 if w == 3 else HIT_SMALL_5, x, y)
        self._mark_runs(LARGE_DISC, HIT_LARGE_3 if w == 3 else HIT_LARGE_5, x, y)
        if t.disc == 5:
            self._lay_large_disc(t, x, y)

    def _mark_runs(self, which: i64, runs: Row, x: i64, y: i64) -> None:
        """Draw runs around a place on one map."""
        size: i64 = len(runs)
        for k in range(0, size, 3):
            self._mark(which, x + runs[k], y + runs[k + 1], runs[k + 2])

    def _lay_large_disc(self, t: Turned, x: i64, y: i64) -> None:
        """What only 500 rooms have: corner cells that are half free, flanks, fences."""
        for cut in range(4):
            i, j = ((0, 0), (4, 0), (4, 4), (0, 4))[cut]
            self._mark(HALF + cut, x + i, y + j, 1)
            for i, j in FLANKS[cut]:
                self._mark(FLANK + cut, x - i, y - j, 1)
        if t.fence >= 0:
            for i, j in FLANKS[t.fence]:
                self._mark(LARGE_DISC, x + i, y + j, 1)

    def set_door(self, t: Turned, k: i64, x: i64, y: i64, level: i64, is_open: bool) -> None:
        """Note or strike out an unconnected door of a tile that lies at x, y."""
        ahead = t.ahead
        side = ahead[3 * k]
        i = x - self.x0 + ahead[3 * k + 1]
        j = y - self.y0 + ahead[3 * k + 2]
        if not (0 <= i < 64 and 0 <= j < 64):
            return
        lead = t.doors[4 * k + 3]
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
        doors = t.dark if level == DARK else t.light
        with_doors = self.with_doors
        size: i64 = len(doors)
        for k in range(0, size, 6):
            found |= with_doors[doors[k]] >> doors[k + 2]
        return found & _ANSWERS

    def fitting(self, t: Turned, level: i64, line: i64) -> i64:
        """C-401 ... C-409 without C-405: the columns where a tile may begin in this row.

        A row that is shifted to the right gets something at its end, but no column that the sheet
        answers for: a tile is narrower than the margin.
        """
        rows = self.rows
        doors = t.dark if level == DARK else t.light
        size: i64 = len(doors)
        found: i64 = 0
        for k in range(0, size, 6):  # C-401: a door meets one of its level
            found |= rows[33 * 64 + doors[k + 3] + line] >> doors[k + 1]
        found &= _ANSWERS
        if found == 0:
            return 0
        if t.disc:
            found &= ~self._hit_by_disc(t, line)
        else:
            found = self._clear_of_cells(t, line, found)
        if found != 0:
            if level != GROUND or self._has_dark_doors():
                found &= ~self._wrong_doors(t, doors, line)
            if t.fence >= 0:
                found &= ~self._hit_by_fence(t, line)
        return found

    def _has_dark_doors(self) -> bool:
        """Whether an open door leads to the dark level: without one no light door can be wrong."""
        doors = self.with_doors
        return doors[4] | doors[5] | doors[6] | doors[7] != 0

    def _wrong_doors(self, t: Turned, doors: Row, y: i64) -> i64:
        """C-408, C-409  Where a door meets one of the other level, or stairs meet stairs."""
        rows = self.rows
        bad: i64 = 0
        stairs = t.tile == STAIRS
        size: i64 = len(doors)
        for k in range(0, size, 6):
            met = rows[33 * 64 + doors[k + 4] + y]
            if stairs:
                met |= rows[41 * 64 + doors[k + 5] + y]
            bad |= met >> doors[k + 1]
        return bad

    def _clear_of_cells(self, t: Turned, y: i64, found: i64) -> i64:
        """C-404, C-406  What is left of the columns where a straight-edged tile neither overlaps
        nor reaches somebody's fence."""
        rows = self.rows
        covers = t.covers
        size: i64 = len(covers)
        for k in range(0, size, 2):
            found &= ~(rows[covers[k] + y] >> covers[k + 1])
            if found == 0:
                return 0
        cuts = t.cuts
        size = len(cuts)
        for k in range(0, size, 4):
            taken = self._no_half(cuts[k + 2], y + cuts[k + 1], cuts[k + 3] == 1)
            found &= ~moved(taken, cuts[k])
        return found

    def _no_half(self, cut: i64, y: i64, fenced: bool) -> i64:
        """A-04  Cells of a row where a half cell cannot lie: only one cut the other way fits it,
        and none may lie against a fence."""
        rows = self.rows
        taken = rows[10 * 64 + y]
        opposite: i64 = (cut + 2) & 3
        other: i64 = 0
        while other < 4:
            if other != opposite:
                taken |= rows[(11 + other) * 64 + y]
            other += 1
        if fenced:
            taken |= rows[(15 + opposite) * 64 + y]
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
        fence: i64 = t.fence
        cells = t.fronts
        size: i64 = len(cells)
        for k in range(0, size, 2):
            hit |= beside(rows[7 * 64 + y + cells[k + 1]], cells[k])
        cells = t.inner_fronts
        size = len(cells)
        for k in range(0, size, 2):
            hit |= beside(rows[(23 + ((fence + 2) & 3)) * 64 + y + cells[k + 1]], cells[k])
        if t.disc:
            hit |= rows[(29 + fence) * 64 + y]
        return hit


def near(sheet: Sheet, x: i64, y: i64) -> bool:
    """Whether something at x, y could leave a mark on the sheet."""
    return sheet.x0 - 16 <= x < sheet.x0 + SIDE + 16 and sheet.y0 - 16 <= y < sheet.y0 + SIDE + 16
