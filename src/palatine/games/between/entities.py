"""Rooms and tiles as a set of entities, for learners that attend to them one by one."""

from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.native import i64
from palatine.games.between.facts import OF_PIECE, PIECE_FACTS
from palatine.games.between.parts import THRONE, x_of, y_of
from palatine.games.between.state import BetweenState

ENTITIES: Final = 198  # seven castles of 26, and tiles in hand and in sight
_PLACES: Final = 10  # seven castles, hand, own tiles shown, tiles drawn
_HAND: Final = 7
ENTITY: Final = 1 + _PLACES + PIECE_FACTS + 3


def write_entities(s: BetweenState, seat: int, slots: list[int], into: Numbers, at: i64) -> None:
    """A row for each room; slots: the castles in the order of the viewer. Throne rooms have the
    mark that they are one instead of a piece's facts."""
    end = at + ENTITIES * ENTITY
    for slot in range(len(slots)):
        for cell, piece in sorted(s.castles[slots[slot]].cells.items()):
            if at < end and not (piece == THRONE and x_of(cell) == 1):
                at = _write_room(piece, slot, x_of(cell), y_of(cell), into, at)
    shown: list[tuple[int, ...]] = [s.drawn]
    if seat >= 0:
        shown = [s.hands[seat], s.shown[seat], s.drawn]
    for i in range(len(shown)):
        for tile in shown[i]:
            if at < end:
                at = _write_room(tile, _HAND + 3 - len(shown) + i, 0, 0, into, at)


def _write_room(piece: int, place: int, x: int, y: int, into: Numbers, at: i64) -> i64:
    into.put(at, 1)
    into.put(at + 1 + place, 1)
    if piece < THRONE:
        into.put_row(at + 1 + _PLACES, OF_PIECE[piece])
    else:
        into.put(at + ENTITY - 1, 1)
    into.put(at + ENTITY - 3, x)
    into.put(at + ENTITY - 2, y)
    return at + ENTITY
