"""A castle as an opponent surveys it: where its doors lead, and what a new tile would meet.

Nothing here knows what anything is worth. Equal castles have equal plots, however they came to
be, so a search that builds the same castle a hundred times surveys it once.
"""

from typing import Final

from palatine.core.native import i64
from palatine.games.castles.castle import Castle
from palatine.games.castles.contact import CORNER, TOUCHING, contact
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import (
    ADJACENT,
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    CORRIDOR,
    DARK,
    DOWNSTAIRS,
    IN_CASTLE,
    SIZE_OF,
    TILES,
    TYPE_BIT,
    TYPE_OF,
)
from palatine.games.castles.scoring import score_again
from palatine.games.castles.shapes import STEP_X, STEP_Y, TURNED, Turned

_ACROSS: Final = 16384  # edge_of: from a column to the next,
_DOWN: Final = 2  # from a row to the next
_CELL: Final = 8192  # cells: from a column to the next


class TurnedTile:
    """A turned tile in numbers that only have to be added to a place."""

    def __init__(self, t: Turned) -> None:
        self.t = t
        self.tile = t.tile
        self.width = t.width
        self.height = t.height
        self.edges = [edge_of(t, 0, 0, k) for k in range(len(t.door_x))]
        self.fronts = [self._front(t, k) for k in range(len(t.door_x))]
        cells = _cells_of(t)
        self.cells = [x * _CELL + y for x, y in cells]
        self.covers = [(x, y) in cells for y in range(t.height) for x in range(t.width)]

    def _front(self, t: Turned, k: int) -> int:
        side = t.door_side[k]
        return (t.door_x[k] + STEP_X[side]) * _CELL + t.door_y[k] + STEP_Y[side]


def _cells_of(t: Turned) -> list[tuple[int, int]]:
    if t.disc:
        return [(x, y) for y in range(t.disc) for x in range(t.disc)]
    return t.cells


TURNED_TILES: Final = [[TurnedTile(t) for t in TURNED[tile]] for tile in range(TILES)]


class Door:
    """A door that is not connected and can still be: its tile, its edge, the cell before it."""

    def __init__(self, number: int, edge: int, x: int, y: int, dark: bool) -> None:
        self.number = number
        self.edge = edge
        self.x = x
        self.y = y
        self.dark = dark


class Layout:
    """One castle, surveyed."""

    def __init__(self, castle: Castle, corners: bool, name: int) -> None:
        self.name = name
        self.castle = castle
        self.last = castle.tiles[-1]
        self.corners = corners
        self.types = [TYPE_OF[one.tile] for one in castle.tiles]
        self.taken: set[int] = set()
        self.doors: list[Door] = []
        self.blocked = [0] * len(castle.tiles)  # doors that can never be joined
        self.again: list[int] = []  # what each tile would score again (C-651)
        self.shy: list[int] = []  # tiles that do not like to be touched (C-503)
        self.in_castle = [0] * 8  # C-504: points for one more tile of each type
        self.area = [0] * 8
        self.cellar = 0  # completed downstairs rooms
        self._survey(castle)
        self.free = len(self.doors)
        self.dark = sum([1 for door in self.doors if door.dark])
        self.outer = sum([1 for door in self.doors if self.types[door.number] != CORRIDOR])

    def _survey(self, castle: Castle) -> None:
        for one in castle.tiles:
            at = one.x * _CELL + one.y
            for cell in TURNED_TILES[one.tile][one.turned.rot].cells:
                self.taken.add(at + cell)
        for number in range(len(castle.tiles)):
            self._note(castle, number)
            if castle.open[number]:
                self._note_doors(castle, number)

    def _note(self, castle: Castle, number: int) -> None:
        tile = castle.tiles[number].tile
        kind = BONUS_KIND[tile]
        self.again.append(score_again(castle, number, self.corners))
        self.area[TYPE_OF[tile]] += SIZE_OF[tile]
        if kind == ADJACENT:
            self.shy.append(number)
        elif kind == IN_CASTLE:
            for wanted in range(8):
                if BONUS_TYPES[tile] & TYPE_BIT[wanted]:
                    self.in_castle[wanted] += BONUS_POINTS[tile]
        if TYPE_OF[tile] == DOWNSTAIRS and castle.open[number] == 0:
            self.cellar += 1

    def _note_doors(self, castle: Castle, number: int) -> None:
        one = castle.tiles[number]
        lay = TURNED_TILES[one.tile][one.turned.rot]
        for k in range(len(lay.edges)):
            edge = lay.edges[k] + one.x * _ACROSS + one.y * _DOWN
            if edge not in castle.doors:
                continue
            if lay.fronts[k] + one.x * _CELL + one.y in self.taken:
                self.blocked[number] += 1
                continue
            side = one.turned.door_side[k]
            x = one.x + one.turned.door_x[k] + STEP_X[side]
            y = one.y + one.turned.door_y[k] + STEP_Y[side]
            dark = castle.door_level(number, edge) == DARK
            self.doors.append(Door(number, edge, x, y, dark))

    def is_of(self, castle: Castle) -> bool:
        """Whether a castle of the same name is really the same, as far as its last tile tells."""
        one, other = self.last, castle.tiles[-1]
        if len(castle.tiles) != len(self.types) or one.turned is not other.turned:
            return False
        return one.x == other.x and one.y == other.y

    def touching(self, number: int, t: Turned, x: int, y: int) -> bool:
        """C-503, A-02  Whether a tile laid there would touch one of the castle's."""
        one = self.castle.tiles[number]
        found = contact(one.turned, t, x - one.x, y - one.y)
        return found == TOUCHING or (found == CORNER and self.corners)


class Contacts:
    """What a tile laid at a place would meet."""

    def __init__(self, layout: Layout, lay: TurnedTile, x: int, y: int) -> None:
        self.numbers: list[int] = []  # tiles it would be connected with,
        self.joined: list[int] = []  # each by so many doors
        self.walled: list[int] = []  # the tiles of doors that it would stand before
        self.free = 0  # its own doors that lead somewhere,
        self.blocked = 0  # and those that do not
        self.doors = 0  # all doors that meet
        self.value = 0.0  # what who judges it notes
        edges = self._own_doors(layout, lay, x, y)
        for door in layout.doors:
            dx: i64 = door.x - x
            dy: i64 = door.y - y
            width: i64 = lay.width
            if not (0 <= dx < width and 0 <= dy < lay.height) or door.edge in edges:
                continue
            if lay.covers[dy * width + dx]:
                self.walled.append(door.number)

    def _own_doors(self, layout: Layout, lay: TurnedTile, x: int, y: int) -> list[int]:
        doors = layout.castle.doors
        met: list[int] = []
        across = x * _ACROSS + y * _DOWN
        at = x * _CELL + y
        for k in range(len(lay.edges)):
            edge = lay.edges[k] + across
            other = doors.get(edge, -1)
            if other >= 0:
                met.append(edge)
                self._join(other)
            elif lay.fronts[k] + at in layout.taken:
                self.blocked += 1
            else:
                self.free += 1
        return met

    def _join(self, number: int) -> None:
        self.doors += 1
        for i in range(len(self.numbers)):
            if self.numbers[i] == number:
                self.joined[i] += 1
                return
        self.numbers.append(number)
        self.joined.append(1)


def name_of(castle: Castle) -> i64:
    """A number for a castle: equal castles have equal ones, and hardly any others. The same
    compiled and interpreted: no step passes 62 bits."""
    name: i64 = 17
    for one in castle.tiles:
        code: i64 = ((one.x + 512) * 1024 + one.y + 512) * 512 + one.tile * 4 + one.turned.rot
        name = (name * 1_000_003 + code) & 0x3FFFFFFFFFF
        name ^= name >> 17
    return name
