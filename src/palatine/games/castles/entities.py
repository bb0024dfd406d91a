"""The tiles in sight as a set of entities, for learners that attend to them one by one."""

from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.native import i64
from palatine.games.castles.facts import OF_TILE, TILE_FACTS
from palatine.games.castles.state import CastlesState

ENTITIES: Final = 104  # rows; what comes after is left out, the viewer's own tiles come first
_PLACES: Final = 5  # the castles of four seats, and the market
ENTITY: Final = 1 + _PLACES + TILE_FACTS + 5


def write_entities(s: CastlesState, first: i64, into: Numbers, at: i64) -> None:
    """A row for each tile: the viewer's castle, the market, the other castles."""
    end = at + ENTITIES * ENTITY
    seats: i64 = s.seats
    at = _write_castle(s, first, 0, into, at, end)
    for slot in range(len(s.market)):
        if s.market[slot] >= 0 and at < end:
            into.put(at, 1)
            into.put(at + _PLACES, 1)
            into.put_row(at + 1 + _PLACES, OF_TILE[s.market[slot]])
            into.put(at + ENTITY - 1, slot)
            at += ENTITY
    for i in range(1, seats):
        at = _write_castle(s, (first + i) % seats, i, into, at, end)


def _write_castle(s: CastlesState, seat: i64, place: i64, into: Numbers, at: i64, end: i64) -> i64:
    castle = s.castles[seat]
    for number in range(len(castle.tiles)):
        if at >= end:
            break
        one = castle.tiles[number]
        into.put(at, 1)
        into.put(at + 1 + place, 1)
        into.put_row(at + 1 + _PLACES, OF_TILE[one.tile])
        here = at + 1 + _PLACES + TILE_FACTS
        into.put(here, castle.open[number])
        into.put(here + 1, 1 if one.level == 1 else 0)
        into.put(here + 2, one.x)
        into.put(here + 3, one.y)
        into.put(here + 4, number)
        at += ENTITY
    return at
