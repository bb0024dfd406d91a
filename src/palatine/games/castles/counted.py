"""What in a castle is counted at the end: the tiles for which a favor, a bonus card or an empty
stack pays, so that the page can show them."""

from typing import Any

from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import (
    CORRIDOR,
    HALLWAY,
    KINDS_OF_SIZE,
    SIZE_INDEX,
    SIZES,
    STAIRS,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.regions import EXTERNAL
from palatine.games.castles.state import CastlesState


def counted_tiles(castle: Castle, data: dict[str, Any]) -> dict[int, int]:
    """C-8xx, C-9xx  By the number of a tile, how often a favor or card counts it. Nothing where
    money is counted, or a set of all kinds."""
    kind = str(data["kind"])
    if kind == "external_doors":
        return _doors(castle)
    return {
        number: 1
        for number, one in enumerate(castle.tiles)
        if _counts(castle, number, one.tile, kind, data)
    }


def _counts(castle: Castle, number: int, tile: int, kind: str, data: dict[str, Any]) -> bool:
    if kind in ("type", "type_count", "type_area"):
        return TYPE_OF[tile] == TYPES.index(data["type"])
    if kind in ("size", "sizes", "size_count"):
        sizes = data["sizes"] if "sizes" in data else [data["size"]]
        return SIZE_INDEX[tile] >= 0 and SIZES[SIZE_INDEX[tile]] in sizes
    if kind in ("completed_tiles", "incomplete_tiles"):
        return castle.is_complete(number) == (kind == "completed_tiles")
    return (kind, tile) in (("hallways", HALLWAY), ("stairs", STAIRS))


def _doors(castle: Castle) -> dict[int, int]:
    """C-823  By tile, its external doors; those of corridor tiles do not count."""
    states = castle.door_states()
    doors = {
        number: states[number].count(EXTERNAL)
        for number, one in enumerate(castle.tiles)
        if TYPE_OF[one.tile] != CORRIDOR
    }
    return {number: count for number, count in doors.items() if count}


def emptied(s: CastlesState, seat: int) -> dict[int, int]:
    """C-711, A-21  The tiles of sizes whose stack is empty."""
    sizes = [size for size in range(KINDS_OF_SIZE) if s.stacks[size] == 0]
    gone = [tile for tile, left in ((HALLWAY, s.hallways), (STAIRS, s.stairs)) if left == 0]
    return {
        number: 1
        for number, one in enumerate(s.castles[seat].tiles)
        if one.tile in gone or SIZE_INDEX[one.tile] in sizes
    }
