"""Numbers that tell learners about tiles and castles; those of a castle are kept until it grows."""

from typing import Final

from palatine.core.native import Row, copied, i64, noughts, row
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.parts import (
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    FAVOR_DATA,
    FAVOR_POINTS,
    FAVORS,
    HALLWAY,
    KINDS_OF_SIZE,
    LEVEL_OF,
    POINTS,
    SIZE_INDEX,
    SIZE_OF,
    SIZES,
    STAIRS,
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
CASTLE_FACTS: Final = 4 * TYPES + KINDS_OF_SIZE + 4
SUMS: Final = 4 * TYPES + KINDS_OF_SIZE
SIDE: Final = 12  # of the plan, in squares of four cells; the foyer lies in the middle
SQUARE: Final = 4
PLAN: Final = 2 * SIDE * SIDE
ROWS: Final = 32  # tiles that are told one by one
ROW: Final = TYPES + 5  # type, open doors, dark, size, column, row
PLAN_AT: Final = CASTLE_FACTS + TILES  # after which tiles there are
ROWS_AT: Final = PLAN_AT + PLAN
KEPT: Final = ROWS_AT + ROWS * ROW


def _of_tile(tile: int) -> Row:
    kinds = [int(TYPE_OF[tile] == kind) for kind in range(TYPES)]
    bonus = [int(BONUS_KIND[tile] == kind) for kind in range(4)]
    counted = [int(counts_type(BONUS_TYPES[tile], kind)) for kind in range(TYPES)]
    doors = len(TURNED[tile][0].door_x)
    plain = [SIZE_OF[tile] // UNIT, POINTS[tile], int(LEVEL_OF[tile] == 1), doors]
    return row(kinds + plain + bonus + [BONUS_POINTS[tile]] + counted)


OF_TILE: Final[list[Row]] = [_of_tile(tile) for tile in range(TILES)]


def of_castle(castle: Castle) -> Row:
    """The facts, which tiles there are, the plan and the rows of a castle. Only what is new since
    they were last asked for is reckoned."""
    told = castle.told
    if told < len(castle.tiles) or len(castle.facts) == 0:
        found = copied(castle.facts) if len(castle.facts) > 0 else noughts(KEPT)
        for number in range(told, len(castle.tiles)):
            _add(castle.tiles[number], number, found)
        _count_doors(castle, found)
        castle.facts = found
        castle.told = len(castle.tiles)
    return castle.facts


def _add(one: Tile, number: int, found: Row) -> None:
    """One more tile: what nothing that is built later changes."""
    tile = one.tile
    kind: i64 = TYPE_OF[tile]
    size: i64 = SIZE_INDEX[tile]
    found[kind] += 1
    found[3 * TYPES + kind] += SIZE_OF[tile] // UNIT
    found[CASTLE_FACTS + tile] += 1
    if size >= 0:
        found[4 * TYPES + size] += 1
    elif tile == HALLWAY:
        found[SUMS] += 1
    elif tile == STAIRS:
        found[SUMS + 1] += 1
    found[SUMS + 2] += 1
    _draw(one, found)
    if number < ROWS:
        at: i64 = ROWS_AT + number * ROW
        found[at + kind] = 1
        found[at + TYPES + 1] = 1 if one.level == 1 else 0
        found[at + TYPES + 2] = SIZE_OF[tile] // UNIT
        found[at + TYPES + 3] = one.x
        found[at + TYPES + 4] = one.y


def _draw(one: Tile, found: Row) -> None:
    """Type and 1 in every square that a tile's box meets; of several tiles the last."""
    half: i64 = SQUARE * SIDE // 2
    left: i64 = max((one.x + half) // SQUARE, 0)
    top: i64 = max((one.y + half) // SQUARE, 0)
    right: i64 = min((one.x + one.turned.width - 1 + half) // SQUARE, SIDE - 1)
    bottom: i64 = min((one.y + one.turned.height - 1 + half) // SQUARE, SIDE - 1)
    kind: i64 = TYPE_OF[one.tile] + 1
    for j in range(top, bottom + 1):
        for i in range(left, right + 1):
            found[PLAN_AT + j * SIDE + i] = kind


def _count_doors(castle: Castle, found: Row) -> None:
    """Open doors and complete tiles, by type and row by row; open doors by square."""
    for i in range(TYPES, 3 * TYPES):
        found[i] = 0
    complete: i64 = 0
    for number in range(len(castle.tiles)):
        kind: i64 = TYPE_OF[castle.tiles[number].tile]
        doors: i64 = castle.open[number]
        found[2 * TYPES + kind] += doors
        if doors == 0:
            found[TYPES + kind] += 1
            complete += 1
        if number < ROWS:
            found[ROWS_AT + number * ROW + TYPES] = doors
    found[SUMS + 3] = complete
    for i in range(PLAN_AT + SIDE * SIDE, PLAN_AT + PLAN):
        found[i] = 0
    half: i64 = SQUARE * SIDE // 2
    for edge in castle.doors:
        code: i64 = edge // 2
        x: i64 = (code // 8192 - 4096 + half) // SQUARE
        y: i64 = (code % 8192 - 4096 + half) // SQUARE
        if 0 <= x < SIDE and 0 <= y < SIDE:
            found[PLAN_AT + SIDE * SIDE + y * SIDE + x] += 1


def _sizes_of(favor: int) -> list[int]:
    """The places of the sizes that a favor counts."""
    return [SIZES.index(size) for size in FAVOR_DATA[favor].get("sizes", [])]


# how a favor is counted: a place in the facts of a castle, or one of these
_OF_SIZES: Final = -1
_INCOMPLETE: Final = -2
_OUTSIDE: Final = -3
_MONEY: Final = -4


def _place_of(favor: int) -> int:
    data = FAVOR_DATA[favor]
    kind: str = data["kind"]
    if kind == "type_count":
        return TYPE_NAMES.index(data["type"])
    if kind == "type_area":
        return 3 * TYPES + TYPE_NAMES.index(data["type"])
    if kind == "completed_tiles":
        return SUMS + 3
    others = ("size_count", "incomplete_tiles", "external_doors", "money")
    return -1 - others.index(kind)


_COUNTED: Final[Row] = row([_place_of(favor) for favor in range(FAVORS)])
_SIZES: Final[list[list[int]]] = [_sizes_of(favor) for favor in range(FAVORS)]


def favor_standing(s: CastlesState, seat: i64, favor: int) -> i64:
    """C-801 ... C-824  How much a seat has of what a favor counts, in units that stay small."""
    castle = s.castles[seat]
    facts = of_castle(castle)
    place = _COUNTED[favor]
    if place >= 0:
        return facts[place]
    if place == _OF_SIZES:
        total: i64 = 0
        for size in _SIZES[favor]:
            total += facts[4 * TYPES + size]
        return total
    if place == _INCOMPLETE:
        return facts[SUMS + 2] - facts[SUMS + 3]
    if place == _OUTSIDE:
        return _outside(castle)
    return s.money[seat] // 1000


def _shares() -> Row:
    """C-712, C-713  By how many are better and how many are equal: the points of one of them."""
    found: list[int] = []
    for better in range(5):
        for tied in range(5):
            found.append(sum(FAVOR_POINTS[better : better + tied]) // tied if tied else 0)
    return row(found)


_SHARE: Final[Row] = _shares()


def favor_share(counts: Row, seats: i64, i: i64) -> i64:
    """The points of the i-th of those who have so much each."""
    if counts[i] <= 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    for k in range(seats):
        if counts[k] > counts[i]:
            better += 1
        elif counts[k] == counts[i]:
            tied += 1
    return _SHARE[5 * better + tied]


def _outside(castle: Castle) -> i64:
    """C-823  Doors that lead outside; reckoned once, for it takes long."""
    if castle.outside < 0:
        castle.outside = castle.external_doors(with_corridors=False) if castle.tiles else 0
    return castle.outside
