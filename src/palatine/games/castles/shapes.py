"""Tiles turned: what each tile covers, where its doors are, where its fence is (C-403, A-03).

Everything lies on the integer lattice. Cell (i, j) is the square [i, i+1] x [j, j+1], y down; a
tile's own cells count from the top left corner of its box. Rectangles and the L are *full cells*.
An octagon is full cells and four *half cells*, each cut along its diagonal. A disc has no cells:
its box is all one needs, for its centre lies on half integers.
Sides and turns go clockwise from north, cut corners clockwise from north-west.
"""

from typing import Final

from palatine.core.native import Row, i64, row
from palatine.games.castles.parts import (
    BOTH,
    DARK,
    EITHER,
    GROUND,
    LEVEL_OF,
    STAIRS,
    TILES,
    printed,
)

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = "NESW"
STEP_X: Final[list[int]] = [0, 1, 0, -1]
STEP_Y: Final[list[int]] = [-1, 0, 1, 0]

Cell = tuple[int, int]


class Turned:
    """One tile turned by so many quarters. Never edited."""

    def __init__(self, tile: int, rot: int, width: int, height: int, disc: bool) -> None:
        self.tile = tile
        self.rot: i64 = rot
        self.width = width
        self.height = height
        self.disc = width if disc else 0  # diameter of a round room
        self.outline: i64 = -1  # equal outlines cover equal points
        self.cells: list[Cell] = []  # full cells
        self.halves: list[tuple[int, int, int]] = []  # x, y, the corner cut off
        self.run_x: list[int] = []  # the full cells again, as runs of a row
        self.run_y: list[int] = []
        self.run_w: list[int] = []
        self.door_x: list[int] = []  # the cell inside each door
        self.door_y: list[int] = []
        self.door_side: list[int] = []
        self.door_level: list[int] = []  # EITHER for a hallway
        # what is asked most often once more, side by side
        self.runs: Row = row([])  # x, y, width of each run
        self.cuts: Row = row([])  # x, y, cut, 1 if fenced, of each half cell
        self.covers: Row = row([])  # 64 times width less one, and y, in one number; x, of each run
        self.doors: Row = row([])  # x, y, side, level of each door
        self.light: Row = row([])  # how its doors meet others (`_meetings`), light side up,
        self.dark: Row = row([])  # and dark side up
        self.ahead: Row = row([])  # side, x, y of the cell before each door
        self.edges: Row = row([])  # the unit edge each door fills, for a tile at (0, 0)
        self.points: Row = row([])  # of a disc: x, y of the cell inside each compass point
        self.fronts: Row = row([])  # x, y of the cells before the fence,
        self.inner_fronts: Row = row([])  # and of those where a compass point would touch it
        self.fence: i64 = -1  # the side that is fenced, -1 without a fence
        self.front: list[Cell] = []  # the cells before the fence
        self.inner_front: list[Cell] = []  # and those where a compass point would touch it

    def fenced_cut(self, cut: int) -> bool:
        """A-44  Whether a cut edge belongs to the fence: the two beside its straight edge."""
        return self.fence >= 0 and cut in (self.fence, (self.fence + 1) % 4)

    def compass(self, side: int) -> Cell:
        """The cell of a disc's box inside its compass point."""
        mid = self.width // 2
        last = self.width - 1
        return ((mid, 0), (last, mid), (mid, last), (0, mid))[side]

    def fence_front(self, inner: bool) -> list[Cell]:
        """A-44  The cells in front of the fence; inner: without those in front of an octagon's
        cut corners, where a disc's compass point touches nothing."""
        if self.fence < 0:
            return []
        if self.disc:
            x, y = self.compass(self.fence)
            return [(x + STEP_X[self.fence], y + STEP_Y[self.fence])]
        short = 1 if inner and self.halves else 0
        if self.fence in (NORTH, SOUTH):
            row = -1 if self.fence == NORTH else self.height
            return [(x, row) for x in range(short, self.width - short)]
        column = -1 if self.fence == WEST else self.width
        return [(column, y) for y in range(short, self.height - short)]

    def same_as(self, other: "Turned") -> bool:
        """Whether nobody could tell the two apart."""
        return (
            self.outline == other.outline
            and self.fence == other.fence
            and _doors(self) == _doors(other)
        )


def _doors(t: Turned) -> list[tuple[int, int, int, int]]:
    return sorted(zip(t.door_x, t.door_y, t.door_side, t.door_level))


def _box(shape: str, width: int, height: int) -> tuple[list[Cell], list[tuple[int, int, int]]]:
    """Full and half cells of a shape as printed."""
    everything = [(x, y) for y in range(height) for x in range(width)]
    if shape == "round":
        return [], []
    if shape == "L":  # the top right quarter is missing
        return [(x, y) for x, y in everything if x < 2 or y >= 2], []
    if shape == "rect":
        return everything, []
    right, low = width - 1, height - 1
    halves = [(0, 0, 0), (right, 0, 1), (right, low, 2), (0, low, 3)]
    corners = [(x, y) for x, y, _ in halves]
    return [cell for cell in everything if cell not in corners], halves


def _inside(shape: str, width: int, height: int, side: int, at: int) -> Cell:
    """The cell inside a door: for the L the first cell behind that side of the box."""
    line = [(at, y) for y in range(height)] if side in (NORTH, SOUTH) else []
    line = line or [(x, at) for x in range(width)]
    if side in (EAST, SOUTH):
        line.reverse()
    covered = everything_of(shape, width, height)
    return next(cell for cell in line if cell in covered)


def everything_of(shape: str, width: int, height: int) -> list[Cell]:
    """All cells of a shape, those of a disc's box included."""
    cells, halves = _box(shape, width, height)
    if shape == "round":
        return [(x, y) for y in range(height) for x in range(width)]
    return cells + [(x, y) for x, y, _ in halves]


def _turn(x: int, y: int, width: int, height: int, rot: int) -> Cell:
    """Where a cell of a width x height box goes in so many quarter turns."""
    for _ in range(rot):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


def _turned(tile: int, rot: int) -> Turned:
    shape, w, h, doors, fence, dark_door = printed(tile)
    turned_w, turned_h = (w, h) if rot % 2 == 0 else (h, w)
    t = Turned(tile, rot, turned_w, turned_h, shape == "round")
    cells, halves = _box(shape, w, h)
    t.cells = sorted([_turn(x, y, w, h, rot) for x, y in cells], key=_by_rows)
    t.halves = sorted([(*_turn(x, y, w, h, rot), (cut + rot) % 4) for x, y, cut in halves])
    _cut_into_runs(t)
    for name in doors:
        side = SIDES.index(name[0])
        x, y = _turn(*_inside(shape, w, h, side, int(name[1:])), w, h, rot)
        t.door_x.append(x)
        t.door_y.append(y)
        t.door_side.append((side + rot) % 4)
        t.door_level.append(_door_level(tile, name == dark_door))
    if fence:
        t.fence = (NORTH + rot) % 4
        t.front = t.fence_front(False)
        t.inner_front = t.fence_front(True)
    return t


def _by_rows(cell: Cell) -> Cell:
    return cell[1], cell[0]


def _door_level(tile: int, dark_end: bool) -> int:
    """C-408  The level a door leads to."""
    if tile == STAIRS:
        return DARK if dark_end else GROUND
    level = LEVEL_OF[tile]
    assert level != BOTH
    return level if level != EITHER else EITHER


def _cut_into_runs(t: Turned) -> None:
    """Write the full cells as runs: in all our shapes the cells of a row hang together."""
    for y in range(t.height):
        row = [x for x, cell_y in t.cells if cell_y == y]
        if row:
            assert row == list(range(row[0], row[-1] + 1))
            t.run_x.append(row[0])
            t.run_y.append(y)
            t.run_w.append(len(row))


def _side_by_side(columns: list[list[int]]) -> Row:
    flat: list[int] = []
    for i in range(len(columns[0])):
        flat += [column[i] for column in columns]
    return row(flat)


def _all_turned() -> list[list[Turned]]:
    tables = [[_turned(tile, rot) for rot in range(4)] for tile in range(TILES)]
    outlines: list[tuple[object, ...]] = []
    for table in tables:
        for t in table:
            points = (t.cells, t.halves, t.disc)
            if points not in outlines:
                outlines.append(points)
            t.outline = outlines.index(points)
            if t.disc:
                t.points = row([z for side in range(4) for z in t.compass(side)])
            _put_side_by_side(t)
    return tables


def _put_side_by_side(t: Turned) -> None:
    t.runs = _side_by_side([t.run_x, t.run_y, t.run_w])
    t.cuts = row([z for x, y, cut in t.halves for z in (x, y, cut, int(t.fenced_cut(cut)))])
    t.doors = _side_by_side([t.door_x, t.door_y, t.door_side, t.door_level])
    before_x = [x + STEP_X[side] for x, side in zip(t.door_x, t.door_side)]
    before_y = [y + STEP_Y[side] for y, side in zip(t.door_y, t.door_side)]
    t.covers = row([z for x, y, w in zip(t.run_x, t.run_y, t.run_w) for z in (64 * (w - 1) + y, x)])
    t.light = _meetings(t, GROUND)
    t.dark = _meetings(t, DARK)
    t.ahead = _side_by_side([t.door_side, before_x, before_y])
    t.edges = row([_edge(t, k) for k in range(len(t.door_x))])
    t.fronts = row([z for cell in t.front for z in cell])
    t.inner_fronts = row([z for cell in t.inner_front for z in cell])


def _meetings(t: Turned, level: int) -> Row:
    """For each door, where a sheet notes the doors it would meet (sheet.py): level and side of a
    door that it may meet; x; y; level and side, times 64, and y; the same for the other level; the
    same without a level. `level` is that of a hallway."""
    table: list[int] = []
    for x, y, side, own in zip(t.door_x, t.door_y, t.door_side, t.door_level):
        lead = level if own == EITHER else own
        facing = (side + 2) % 4
        table += [4 * lead + facing, x, y]
        table += [64 * (4 * lead + facing) + y, 64 * (4 - 4 * lead + facing) + y, 64 * facing + y]
    return row(table)


def _edge(t: Turned, k: int) -> int:
    """A number for the unit edge of a door: its upper or left corner, and whether it is upright."""
    side = t.door_side[k]
    x = t.door_x[k] + (1 if side == EAST else 0)
    y = t.door_y[k] + (1 if side == SOUTH else 0)
    return ((x + 4096) * 8192 + y + 4096) * 2 + (0 if side in (NORTH, SOUTH) else 1)


TURNED: Final[list[list[Turned]]] = _all_turned()
OUTLINES: Final[int] = 1 + max(t.outline for table in TURNED for t in table)


def _distinct(table: list[Turned]) -> list[int]:
    """For each turn the first one that looks the same."""
    return [next(i for i in range(rot + 1) if table[i].same_as(table[rot])) for rot in range(4)]


SAME_TURN: Final[list[list[int]]] = [_distinct(table) for table in TURNED]
TURNS: Final[list[list[Turned]]] = [
    [TURNED[tile][rot] for rot in range(4) if SAME_TURN[tile][rot] == rot] for tile in range(TILES)
]
LONGEST: Final = 7  # no tile is longer
