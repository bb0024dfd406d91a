"""Numbers that tell learners about tiles and castles; those of a castle are kept until it grows."""

from typing import Final

from palatine.core.native import Row, i64, row
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import (
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    FAVOR_DATA,
    FAVORS,
    KINDS_OF_SIZE,
    LEVEL_OF,
    POINTS,
    SIZE_OF,
    SIZES,
    TILES,
    TYPE_OF,
    counts_type,
)
from palatine.games.castles.parts import TYPES as TYPE_NAMES
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import CastlesState

TYPES: Final = 8
UNIT: Final = 25  # sizes are multiples of it
# of a tile: type, size, points, level dark, doors, kind of bonus, its points, the types it counts
TILE_FACTS: Final = TYPES + 4 + 4 + 1 + TYPES
# of a castle: by type tiles, complete ones, open doors, sizes; tiles by size; corridor tiles; sums
CASTLE_FACTS: Final = 4 * TYPES + KINDS_OF_SIZE + 4 + TILES
SIDE: Final = 16  # of the plan, in squares of three cells; the foyer lies in the middle
SQUARE: Final = 3
PLAN: Final = 2 * SIDE * SIDE
ROWS: Final = 32  # tiles that are told one by one
ROW: Final = TYPES + 5  # type, open doors, dark, size, column, row
KEPT: Final = CASTLE_FACTS + PLAN + ROWS * ROW


def _of_tile(tile: int) -> Row:
    kinds = [int(TYPE_OF[tile] == kind) for kind in range(TYPES)]
    bonus = [int(BONUS_KIND[tile] == kind) for kind in range(4)]
    counted = [int(counts_type(BONUS_TYPES[tile], kind)) for kind in range(TYPES)]
    doors = len(TURNED[tile][0].door_x)
    plain = [SIZE_OF[tile] // UNIT, POINTS[tile], int(LEVEL_OF[tile] == 1), doors]
    return row(kinds + plain + bonus + [BONUS_POINTS[tile]] + counted)


OF_TILE: Final[list[Row]] = [_of_tile(tile) for tile in range(TILES)]


def of_castle(castle: Castle) -> Row:
    """The facts, the plan and the rows of a castle."""
    if len(castle.facts) == 0:
        castle.facts = _reckoned(castle)
    return castle.facts


def _reckoned(castle: Castle) -> Row:
    found = row([0] * KEPT)
    for number in range(len(castle.tiles)):
        tile = castle.tiles[number].tile
        kind: i64 = TYPE_OF[tile]
        found[kind] += 1
        if castle.open[number] == 0:
            found[TYPES + kind] += 1
        found[2 * TYPES + kind] += castle.open[number]
        found[3 * TYPES + kind] += SIZE_OF[tile] // UNIT
        found[4 * TYPES + KINDS_OF_SIZE + 4 + tile] += 1
        _draw(castle, number, found)
        if number < ROWS:
            _tell(castle, number, found)
    for size in range(KINDS_OF_SIZE):
        found[4 * TYPES + size] = castle.by_size[size]
    at: i64 = 4 * TYPES + KINDS_OF_SIZE
    found[at] = castle.hallways
    found[at + 1] = castle.stairs
    found[at + 2] = len(castle.tiles)
    found[at + 3] = castle.completed()
    return found


def _draw(castle: Castle, number: int, found: Row) -> None:
    """Type and 1, and open doors, in every square that the middle of a tile's box is near."""
    one = castle.tiles[number]
    half: i64 = SIDE // 2
    left: i64 = (one.x + SQUARE * half) // SQUARE
    top: i64 = (one.y + SQUARE * half) // SQUARE
    right: i64 = (one.x + one.turned.width - 1 + SQUARE * half) // SQUARE
    bottom: i64 = (one.y + one.turned.height - 1 + SQUARE * half) // SQUARE
    for j in range(max(top, 0), min(bottom, SIDE - 1) + 1):
        for i in range(max(left, 0), min(right, SIDE - 1) + 1):
            at = CASTLE_FACTS + j * SIDE + i
            found[at] = TYPE_OF[one.tile] + 1
            found[at + SIDE * SIDE] = castle.open[number]


def _tell(castle: Castle, number: int, found: Row) -> None:
    """One row: what the tile is, and where."""
    one = castle.tiles[number]
    at: i64 = CASTLE_FACTS + PLAN + number * ROW
    found[at + TYPE_OF[one.tile]] = 1
    found[at + TYPES] = castle.open[number]
    found[at + TYPES + 1] = 1 if one.level == 1 else 0
    found[at + TYPES + 2] = SIZE_OF[one.tile] // UNIT
    found[at + TYPES + 3] = one.x
    found[at + TYPES + 4] = one.y


def _sizes_of(favor: int) -> list[int]:
    """The places of the sizes that a favor counts."""
    return [SIZES.index(size) for size in FAVOR_DATA[favor].get("sizes", [])]


_KINDS: Final[list[str]] = [favor["kind"] for favor in FAVOR_DATA]
_TYPES: Final[list[int]] = [
    TYPE_NAMES.index(favor["type"]) if "type" in favor else 0 for favor in FAVOR_DATA
]
_SIZES: Final[list[list[int]]] = [_sizes_of(favor) for favor in range(FAVORS)]


def favor_standing(s: CastlesState, seat: int, favor: int) -> i64:
    """C-801 ... C-824  How much a seat has of what a favor counts, in units that stay small."""
    castle = s.castles[seat]
    facts = of_castle(castle)
    kind = _KINDS[favor]
    if kind == "type_count":
        return facts[_TYPES[favor]]
    if kind == "type_area":
        return facts[3 * TYPES + _TYPES[favor]]
    if kind == "size_count":
        total: i64 = 0
        for size in _SIZES[favor]:
            total += facts[4 * TYPES + size]
        return total
    tiles = facts[4 * TYPES + KINDS_OF_SIZE + 2]
    complete = facts[4 * TYPES + KINDS_OF_SIZE + 3]
    if kind == "completed_tiles":
        return complete
    if kind == "incomplete_tiles":
        return tiles - complete
    if kind == "external_doors":
        return _outside(castle)
    return s.money[seat] // 1000


def _outside(castle: Castle) -> i64:
    """C-823  Doors that lead outside; reckoned once, for it takes long."""
    if castle.outside < 0:
        castle.outside = castle.external_doors(with_corridors=False) if castle.tiles else 0
    return castle.outside
