"""A castle: its tiles in order of placement, what is connected, and where a tile may go (C-4xx)."""

from typing import Final

from palatine.core.action import Action
from palatine.core.native import BIT, Row, copied, i64, lowest, mypyc_attr, noughts, push, row
from palatine.games.castles import ways
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import (
    BONUS_TYPES,
    DARK,
    EITHER,
    GROUND,
    HALLWAY,
    LEVEL_OF,
    SIZE_INDEX,
    STAIRS,
    TILES,
    TYPE_OF,
)
from palatine.games.castles.placing import PLACE_AT, place_number, turn_in, x_in, y_in
from palatine.games.castles.regions import EXTERNAL, Laid, door_states
from palatine.games.castles.shapes import TURNED, TURNS, Turned
from palatine.games.castles.sheet import INNER, Sheet, near

_WAYS: Final = 6  # so many are enough: whatever is built, one of them is mostly left
_FEWEST: Final = 3
_NONE: Final[Row] = row([-1] * TILES)


@mypyc_attr(acyclic=True)
class Tile:
    """A tile as it lies in a castle. Never edited, so castles share it."""

    def __init__(self, turned: Turned, x: int, y: int, level: int) -> None:
        self.turned = turned
        self.tile = turned.tile
        self.x = x
        self.y = y
        self.level = level  # of a hallway: which side is up; of stairs: BOTH

    def to_json(self) -> list[int]:
        return [self.tile, self.turned.rot, self.x, self.y, self.level]


class Castle:
    """One player's castle. Clones of a state share it until somebody builds (`own`)."""

    def __init__(self, model: "Castle | None" = None) -> None:
        """Nothing built yet, or an independent copy of `model`, to build on."""
        self.shared = False
        self._places: dict[int, list[Action]] = {}  # by tile, as long as nothing is built
        self._asked: Row = copied(_NONE)  # by tile, how much was built when all places were asked
        self.facts: Row = noughts(0)  # what learners are told of the first `told` tiles (facts.py)
        self.told = 0
        self.outside: i64 = -1  # doors that lead outside, where somebody has counted them
        if model is not None:
            self._take(model)
            return
        self._found: Row = copied(_NONE)  # by tile, a placement that was legal once (placing.py)
        self.tiles: list[Tile] = []
        self.wanted: Row = noughts(0)  # by tile, the types that its bonus counts
        self.joined: list[tuple[int, ...]] = []  # by tile, the tiles connected with it (C-401)
        self.open: list[int] = []  # by tile, doors that are not connected
        self.doors: dict[int, int] = {}  # edge of each unconnected door -> tile
        self.by_type: list[int] = [0] * 8
        self.by_size: list[int] = [0] * 10
        self.hallways = 0
        self.stairs = 0
        self.sheets: list[Sheet] = []
        self.boxes: Row = noughts(0)  # of all tiles, see ways.py
        self.ways_out: Row = noughts(0)  # some doors with nothing before them (C-405)

    def _take(self, model: "Castle") -> None:
        self.tiles = model.tiles.copy()
        self.joined = model.joined.copy()
        self.open = model.open.copy()
        self.doors = model.doors.copy()
        self.by_type = model.by_type.copy()
        self.by_size = model.by_size.copy()
        self.hallways = model.hallways
        self.stairs = model.stairs
        self.sheets = [sheet.copy() for sheet in model.sheets]
        self.boxes = copied(model.boxes)
        self.ways_out = copied(model.ways_out)
        self._found = copied(model._found)
        self.wanted = copied(model.wanted)
        self.facts = model.facts
        self.told = model.told

    def copy(self) -> "Castle":
        """An independent castle, to build on."""
        return Castle(self)

    # --- building ---------------------------------------------------------------------------

    def add(self, tile: int, rot: int, x: int, y: int) -> int:
        """Lay a tile, unchecked; its number. A hallway turns up the side its doors ask for."""
        t = TURNED[tile][rot]
        return self.lay(t, x, y, self.level_at(t, x, y))

    def lay(self, t: Turned, x: i64, y: i64, level: i64) -> int:
        """Lay a tile on a level, unchecked."""
        number = len(self.tiles)
        if self._places:
            self._places = {}
        self.outside = -1
        self.tiles.append(Tile(t, x, y, level))
        self.wanted = push(self.wanted, BONUS_TYPES[t.tile])
        self.boxes = push(push(self.boxes, x), y)
        self.boxes = push(push(self.boxes, x + t.width), y + t.height)
        self._count(t.tile)
        self._draw(t, x, y, level)
        self._connect(number, t, x, y, level)
        self._keep_ways_out(number)
        return number

    def _count(self, tile: int) -> None:
        self.by_type[TYPE_OF[tile]] += 1
        if SIZE_INDEX[tile] >= 0:
            self.by_size[SIZE_INDEX[tile]] += 1
        elif tile == HALLWAY:
            self.hallways += 1
        elif tile == STAIRS:
            self.stairs += 1

    def _draw(self, t: Turned, x: i64, y: i64, level: i64) -> None:
        """Draw the tile on every sheet it could matter to; begin sheets that are needed now."""
        for i in range((x - 8 + 24) // INNER, (x + 8 + 24) // INNER + 1):
            for j in range((y - 8 + 24) // INNER, (y + 8 + 24) // INNER + 1):
                if self._sheet(i, j) is None:
                    self._begin(i, j)
        for sheet in self.sheets:
            if near(sheet, x, y):
                sheet.lay(t, x, y, level)

    def _sheet(self, i: i64, j: i64) -> Sheet | None:
        for sheet in self.sheets:
            if sheet.i == i and sheet.j == j:
                return sheet
        return None

    def _begin(self, i: int, j: int) -> None:
        """A new sheet with what is already built, but for the last tile."""
        sheet = Sheet(i, j)
        for number in range(len(self.tiles) - 1):
            one = self.tiles[number]
            if near(sheet, one.x, one.y):
                sheet.lay(one.turned, one.x, one.y, one.level)
                for k in range(len(one.turned.door_x)):
                    if edge_of(one.turned, one.x, one.y, k) not in self.doors:
                        sheet.set_door(one.turned, k, one.x, one.y, one.level, False)
        self.sheets.append(sheet)
        self.sheets.sort(key=_sheet_order)

    def _connect(self, number: int, t: Turned, x: i64, y: i64, level: i64) -> None:
        """C-401  Note which doors meet; C-601 asks how many doors are left."""
        neighbours: list[int] = []
        doors = self.doors
        edges = t.edges
        size: i64 = len(edges)
        left = len(edges)
        for k in range(size):
            edge: int = edges[k] + (x * 8192 + y) * 2  # edge_of
            other = doors.setdefault(edge, number)
            if other == number:
                continue
            del doors[edge]
            left -= 1
            self.open[other] -= 1
            self._close(t, k, x, y, level)
            self._close_facing(self.tiles[other], edge)
            if other not in neighbours:
                neighbours.append(other)
                self.joined[other] = self.joined[other] + (number,)
        self.open.append(left)
        self.joined.append(tuple(neighbours))

    def _close(self, t: Turned, k: i64, x: i64, y: i64, level: i64) -> None:
        for sheet in self.sheets:
            sheet.set_door(t, k, x, y, level, False)

    def _close_facing(self, one: Tile, edge: i64) -> None:
        size: i64 = len(one.turned.edges)
        for k in range(size):
            if edge_of(one.turned, one.x, one.y, k) == edge:
                self._close(one.turned, k, one.x, one.y, one.level)

    # --- reading ----------------------------------------------------------------------------

    def is_complete(self, number: int) -> bool:
        """C-601  All its doors are connected."""
        return self.open[number] == 0

    def completed(self) -> int:
        """C-821  How many tiles are complete."""
        return self.open.count(0)

    def laid(self) -> list[Laid]:
        """The tiles as the geometry of regions wants them."""
        return [Laid(one.turned, one.x, one.y) for one in self.tiles]

    def door_states(self) -> list[list[int]]:
        """A-06, A-43  By tile and door."""
        return door_states(self.laid())

    def external_doors(self, with_corridors: bool) -> int:
        """C-405, or C-823 without the doors of corridor tiles."""
        found = 0
        states = self.door_states()
        for number in range(len(self.tiles)):
            if with_corridors or TYPE_OF[self.tiles[number].tile] != 1:
                found += states[number].count(EXTERNAL)
        return found

    def level_at(self, t: Turned, x: int, y: int) -> int:
        """A-38  Which side of a hallway is up there; other tiles know their level."""
        level = LEVEL_OF[t.tile]
        if level != EITHER:
            return level
        for k in range(len(t.door_x)):
            other = self.doors.get(edge_of(t, x, y, k), -1)
            if other >= 0:
                return self.door_level(other, edge_of(t, x, y, k))
        return GROUND

    def door_level(self, number: int, edge: int) -> int:
        """C-408  The level that a tile's door on this edge leads to."""
        one = self.tiles[number]
        if one.tile != STAIRS:
            return one.level
        for k in range(len(one.turned.door_x)):
            if edge_of(one.turned, one.x, one.y, k) == edge:
                return one.turned.door_level[k]
        raise AssertionError("no such door")

    def to_json(self) -> list[list[int]]:
        return [one.to_json() for one in self.tiles]

    # --- where a tile may go ----------------------------------------------------------------

    def places(self, tile: int) -> list[Action]:
        """C-401 ... C-409  Every legal placement of a tile, in a stable order; whoever asks may do
        with the list as he likes. Mostly they are asked for once and something is built: only who
        asks again makes it worth while to keep them."""
        if self._places:
            known = self._places.get(tile)
            if known is not None:
                return known.copy()
        found = self._collect(tile)
        built: i64 = len(self.tiles)
        if self._asked[tile] == built:
            self._places[tile] = found.copy()
        self._asked[tile] = built
        return found

    def has_place(self, tile: int) -> bool:
        """C-305  Whether the tile can be placed at all. A place that was found before is tried
        first: it is mostly still there."""
        if self._places:  # mostly nobody has asked for places since something was built
            known = self._places.get(tile)
            if known is not None:
                return len(known) > 0
        last = self._found[tile]
        if last >= 0 and self._fits_still(tile, last):
            return True
        last = self._first_place(tile)
        self._found[tile] = last
        return last >= 0

    def _fits_still(self, tile: int, place: i64) -> bool:
        t = TURNED[tile][turn_in(place)]
        x = x_in(place)
        y = y_in(place)
        level = LEVEL_OF[tile]
        for sheet in self.sheets:
            column = x - sheet.x0
            line = y - sheet.y0
            if 8 <= column < 56 and 8 <= line < 56:
                fitting = sheet.fitting(t, GROUND if level == EITHER else level, line)
                if level == EITHER:
                    fitting |= sheet.fitting(t, DARK, line)
                return fitting & BIT[column] != 0 and self.keeps_way_out(t, x, y)
        return False

    def _first_place(self, tile: int) -> i64:
        """The first legal placement as a number, -1 if there is none."""
        level = LEVEL_OF[tile]
        for sheet in self.sheets:
            for t in TURNS[tile]:
                found = self._first_on(sheet, t, GROUND if level == EITHER else level)
                if found < 0 and level == EITHER:
                    found = self._first_on(sheet, t, DARK)
                if found >= 0:
                    return found
        return -1

    def _first_on(self, sheet: Sheet, t: Turned, level: i64) -> i64:
        lines = sheet.rows_with_doors(t, level)
        while lines != 0:
            line = lowest(lines)
            lines &= lines - 1  # a sheet does not answer for bit 63: it is never negative
            columns = sheet.fitting(t, level, line)
            while columns != 0:
                x = lowest(columns) + sheet.x0
                columns &= columns - 1
                if self.keeps_way_out(t, x, line + sheet.y0):
                    return place_number(x, line + sheet.y0, t.rot)
        return -1

    def _collect(self, tile: int) -> list[Action]:
        found: list[Action] = []
        level = LEVEL_OF[tile]
        for sheet in self.sheets:
            for t in TURNS[tile]:
                self._collect_on(sheet, t, GROUND if level == EITHER else level, found)
                if level == EITHER:
                    self._collect_on(sheet, t, DARK, found)
        return found

    def _collect_on(self, sheet: Sheet, t: Turned, level: i64, found: list[Action]) -> None:
        """The placements of a turned tile on one sheet, row by row."""
        lines = sheet.rows_with_doors(t, level)
        while lines != 0:
            line = lowest(lines)
            lines &= lines - 1
            columns = sheet.fitting(t, level, line)
            if columns == 0:
                continue
            y = line + sheet.y0
            doubtful = columns & ~ways.free_columns(self.ways_out, t, sheet.x0, y)
            while doubtful != 0:
                column = lowest(doubtful)
                doubtful &= doubtful - 1
                if not self._keeps_another_way_out(t, column + sheet.x0, y):
                    columns &= ~BIT[column]
            places = PLACE_AT.line(sheet.i, y, t.rot)
            while columns != 0:
                found.append(places[lowest(columns) - 8])
                columns &= columns - 1

    def keeps_way_out(self, t: Turned, x: i64, y: i64) -> bool:
        """C-405  Whether the castle has an external door once this tile lies there. One door
        with a free line before it, out of the tile's way, settles that at a glance."""
        out = self.ways_out
        size: i64 = len(out)
        for k in range(0, size, 3):
            if not ways.in_way(t, x, y, out[k], out[k + 1], out[k + 2]):
                return True
        return self._keeps_another_way_out(t, x, y)

    def _keeps_another_way_out(self, t: Turned, x: i64, y: i64) -> bool:
        """The same where the tile stands in all known ways out."""
        return ways.looks_out_itself(self.boxes, t, x, y) or self.has_way_out_with(t, x, y)

    def _keep_ways_out(self, number: int) -> None:
        """Forget the ways that a new tile stands in, and add some that begin at its own doors."""
        one = self.tiles[number]
        out = ways.left_free(self.ways_out, one.turned, one.x, one.y)
        if len(out) < 3 * _WAYS and self.open[number] > 0:
            out = ways.with_ways_of(out, self.boxes, one.turned, one.x, one.y, 2)
        if len(out) < 3 * _FEWEST:
            out = noughts(0)
            for other in self.tiles:
                out = ways.with_ways_of(out, self.boxes, other.turned, other.x, other.y, 3)
        self.ways_out = out

    def has_way_out_with(self, t: Turned, x: i64, y: i64) -> bool:
        """The same by the exact geometry of regions."""
        for states in door_states(self.laid() + [Laid(t, x, y)]):
            if EXTERNAL in states:
                return True
        return False


def _sheet_order(sheet: Sheet) -> int:
    return sheet.j * 1024 + sheet.i


def castle_from(j: list[list[int]]) -> Castle:
    """Read back what `to_json` wrote."""
    castle = Castle()
    for tile, rot, x, y, level in j:
        castle.lay(TURNED[tile][rot], x, y, level)
    return castle
