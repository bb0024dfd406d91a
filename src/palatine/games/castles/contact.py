"""Two tiles side by side, exactly: overlap, contact, fences (C-404, C-406, C-503, A-02 ... A-04).

Only whole numbers: squares of distances between centres of discs, and cells in common. Answers
are kept, for they depend on the two outlines and their offset alone.
"""

from typing import Final

from palatine.core.native import Bytes, Row, bytes_of, i64, row, u8
from palatine.games.castles.shapes import OUTLINES, STEP_X, STEP_Y, Cell, Turned

APART: Final = 0
CORNER: Final = 1  # straight-edged tiles with only corner points in common
TOUCHING: Final = 2
OVERLAP: Final = 3

# by two outlines and their offset, one more than the answer; 0 where nobody has asked
_KNOWN: Final[Bytes] = bytes_of(OUTLINES * OUTLINES * 256)


def contact(a: Turned, b: Turned, dx: i64, dy: i64) -> i64:
    """How tile b lies to tile a when its box is moved by (dx, dy) from that of a."""
    if dx > a.width or dy > a.height or -dx > b.width or -dy > b.height:
        return APART
    if a.outline > b.outline:  # the same pair, seen from the other tile
        return contact(b, a, -dx, -dy)
    key: i64 = ((a.outline * OUTLINES + b.outline) * 16 + dx + 8) * 16 + dy + 8
    known = i64(_KNOWN[key])
    if known == 0:
        known = _contact(a, b, dx, dy) + 1
        _KNOWN[key] = u8(known)
    return known - 1


def _contact(a: Turned, b: Turned, dx: int, dy: int) -> int:
    if a.disc and b.disc:
        return _two_discs(a, b, dx, dy)
    if a.disc:
        return _disc_and_cells(a, b, dx, dy)
    if b.disc:
        return _disc_and_cells(b, a, -dx, -dy)
    return _two_cell_tiles(a, b, dx, dy)


def _two_discs(a: Turned, b: Turned, dx: int, dy: int) -> int:
    """A-03  By the distance of the centres, in half units."""
    x = 2 * dx + b.disc - a.disc
    y = 2 * dy + b.disc - a.disc
    reach = a.disc + b.disc
    distance = x * x + y * y
    if distance < reach * reach:
        return OVERLAP
    return TOUCHING if distance == reach * reach else APART


def _disc_and_cells(disc: Turned, tile: Turned, dx: int, dy: int) -> int:
    """A-03  A disc reaches a straight wall only at its compass points, never a cut edge."""
    last = disc.disc - 1
    cells = [(x + dx, y + dy) for x, y in tile.cells]
    for x, y in cells:
        if 0 <= x <= last and 0 <= y <= last:
            return OVERLAP
    # the corner of a half cell that is nearest the centre, in the four corner cells of the box
    free = {(0, 0): 2, (last, 0): 3, (last, last): 0, (0, last): 1} if disc.disc == 5 else {}
    for x, y, cut in tile.halves:
        x, y = x + dx, y + dy
        if 0 <= x <= last and 0 <= y <= last and free.get((x, y), -1) != cut:
            return OVERLAP
    for side in range(4):
        x, y = disc.compass(side)
        if (x + STEP_X[side], y + STEP_Y[side]) in cells:
            return TOUCHING
    return APART


def _two_cell_tiles(a: Turned, b: Turned, dx: int, dy: int) -> int:
    covered = set(a.cells)
    cut_at = {(x, y): cut for x, y, cut in a.halves}
    shares_cut = False
    for x, y in b.cells:
        if (x + dx, y + dy) in covered or (x + dx, y + dy) in cut_at:
            return OVERLAP
    for x, y, cut in b.halves:
        x, y = x + dx, y + dy
        if (x, y) in covered:
            return OVERLAP
        if (x, y) in cut_at:
            if cut_at[x, y] != (cut + 2) % 4:
                return OVERLAP
            shares_cut = True
    if shares_cut:
        return TOUCHING
    corner = APART
    for x, y in b.cells:
        x, y = x + dx, y + dy
        for side in range(4):
            if (x + STEP_X[side], y + STEP_Y[side]) in covered:
                return TOUCHING
        for i, j in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            if (x + i, y + j) in covered:
                corner = CORNER
    return corner


def touches_fence(a: Turned, b: Turned, dx: int, dy: int) -> bool:
    """C-406, A-44  Whether tile b, moved by (dx, dy), has a point of a's fence line other than
    its two ends. The tiles do not overlap."""
    if a.fence < 0:
        return False
    if not b.disc:
        moved = [(x + dx, y + dy) for x, y in b.cells]
        if any(cell in moved for cell in a.front):
            return True
        fenced = [(x, y) for x, y, cut in a.halves if a.fenced_cut(cut)]
        return any((x + dx, y + dy) in fenced for x, y, _ in b.halves)
    x, y = b.compass((a.fence + 2) % 4)
    if (x + dx, y + dy) in a.inner_front:
        return True
    return a.disc == 5 and b.disc == 5 and on_fenced_flank(a.fence, dx, dy)


def on_fenced_flank(fence: int, dx: int, dy: int) -> bool:
    """A-44  Two 500 rooms that touch at (3, 4) or (4, 3), the other one on the fenced side."""
    if dx * dx + dy * dy != 25 or dx == 0 or dy == 0:
        return False
    return dx * STEP_X[fence] + dy * STEP_Y[fence] > 0


def _too_near(old: int, new: int) -> Row:
    """A-03  Offsets of the boxes at which two discs of these diameters overlap, as runs: x, y and
    width of each."""
    found: list[int] = []
    for y in range(-8, 9):
        j = 2 * y + new - old
        line = [
            x for x in range(-8, 9) if (2 * x + new - old) ** 2 + j * j < (new + old) * (new + old)
        ]
        if line:
            found += [line[0], y, len(line)]
    return row(found)


# where a 150 or a 500 room would hit a disc of diameter 3 or 5
HIT_SMALL_3: Final[Row] = _too_near(3, 3)
HIT_SMALL_5: Final[Row] = _too_near(5, 3)
HIT_LARGE_3: Final[Row] = _too_near(3, 5)
HIT_LARGE_5: Final[Row] = _too_near(5, 5)
FLANKS: Final[list[list[Cell]]] = [
    [(x, y) for x in range(-4, 5) for y in range(-4, 5) if on_fenced_flank(side, x, y)]
    for side in range(4)
]
