"""What learners are shown of Between Two Castles: groups of small whole numbers.

Castles come in the order in which they concern the viewer: the own left one, the own right one,
then on to the left. Seats (places of the ring) come from the viewer on to the left.
"""

from collections.abc import Sequence
from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding, Feature
from palatine.core.native import HIDDEN, i64
from palatine.core.numbering import Numbering
from palatine.core.state import Together
from palatine.games.between.entities import ENTITIES, ENTITY, write_entities
from palatine.games.between.facts import (
    CASTLE_FACTS,
    OF_PIECE,
    PIECE_FACTS,
    SHEET,
    of_castle,
    points_of,
)
from palatine.games.between.gains import gains
from palatine.games.between.numbers import SIDE
from palatine.games.between.parts import CARDS, HAND, ROOMS, THRONE, TYPE_OF
from palatine.games.between.scoring import LINES
from palatine.games.between.state import BetweenState
from palatine.games.between.view import knows_hand, knows_stack
from palatine.games.between.window import place_of, write_plan, write_wanted

RING: Final = 7
TYPES: Final = 8
WINDOW: Final = SIDE * SIDE
STEPS: Final = (
    *("throne", "deal", "ludwig", "assign", "choose", "order", "answer", "split", "at", "draw"),
    *("food", "attendant", "card", "keep", "copy", "special", "build", "where"),
)
_STEPS: Final[dict[str, int]] = {step: i for i, step in enumerate(STEPS)}
_NO_CASTLE: Final = ("ludwig", "deal")
_CASTLE: Final = (
    "there; throne room (7); rooms by type (7), fountains, towers, grand foyers; rooms that want a "
    "type (8), a hanging (4); hangings (4); attendants (4); bonus cards (20); open spaces above, "
    "below; how far it reaches left, right, down, up"
)
_PIECE: Final = (
    "type (8), wanted type (8), wanted hanging (4), hanging (4), how it scores (10), points, "
    "where it may stand (3), whether it wants open sky"
)
FEATURES: Final[list[Feature]] = [
    Feature("castles", (RING, CASTLE_FACTS), -30, 300, _CASTLE),
    Feature("hand", (ROOMS,), 0, 2, "own tiles: 1 in hand, 2 chosen already"),
    Feature("in_sight", (ROOMS,), 0, 1, "own tiles that are shown, tiles drawn for a food bonus"),
    Feature("shown", (RING, TYPES), 0, 2, "tiles that each has shown and not placed, by type"),
    Feature("sizes", (RING, 2), 0, HAND, "tiles in each hand, and in the stack it is passed as"),
    Feature("offered", (CARDS,), 0, 1, "bonus cards to choose from"),
    Feature("supply", (7,), 0, 20, "fountains, towers, grand foyers, attendants (4) left"),
    Feature("ring", (RING,), 0, 1, "how many places the ring has: 1 to 7"),
    Feature("time", (3,), 0, ROOMS, "round, turn, tiles in the pile"),
    Feature("mover", (RING,), 0, 1, "who is asked (the first of several)"),
    Feature("asked", (len(STEPS),), 0, 1, "what is asked: " + ", ".join(STEPS)),
    Feature("castle", (RING,), 0, 1, "about which castle"),
    Feature("piece", (PIECE_FACTS,), 0, 20, "the tile to be placed: " + _PIECE),
    Feature("wanted", (SIDE, SIDE), 0, 60, "points that rooms beside a space gain by the tile"),
    Feature("known", (ROOMS,), 0, 1,
            "tiles of other hands and stacks that the viewer has had in hand", True),
    Feature("plan", (SIDE, SIDE), 0, TYPES, "that castle near its throne room: type and 1", True),
    Feature("points", (RING, SHEET + 1), -20, 300,
            "points of each castle: " + ", ".join(LINES) + ", all", True),
    Feature("gains", (SIDE, SIDE), -50, 100, "all points that the tile brings in a space", True),
    Feature("entities", (ENTITIES, ENTITY), -30, 30,
            "rooms as a set: there; castle (7), in hand, shown, drawn; " + _PIECE
            + "; column, row, whether a throne room", True),
]  # fmt: skip


class BetweenEncoding(Encoding[BetweenState]):
    """All that the viewer sees; a spectator looks from the first seat and has no hand."""

    def __init__(self, numbering: Numbering[BetweenState], groups: Sequence[str] = ()) -> None:
        super().__init__(FEATURES, numbering, groups)
        self.whole = RING * CASTLE_FACTS
        self.known: bool = self.has("known")
        self.plan: bool = self.has("plan")
        self.points: bool = self.has("points")
        self.gains: bool = self.has("gains")
        self.entities: bool = self.has("entities")

    def fill(self, s: BetweenState, seat: int, into: Numbers, start: i64) -> i64:
        first: i64 = seat if seat > 0 else 0
        places: i64 = s.places
        at = start
        for i in range(places):
            facts = of_castle(s.castles[(first + i) % places])
            into.put_row(at + slot_of(i, places) * CASTLE_FACTS, facts)
        into.clear(at + places * CASTLE_FACTS, (RING - places) * CASTLE_FACTS)
        at += RING * CASTLE_FACTS
        at = _write_tiles(s, seat, into, at)
        at = _write_ring(s, first, into, at)
        into.tally(at, s.offered)
        at = _write_time(s, first, into, at + CARDS)
        at = _write_question(s, first, into, at)
        if self.known:
            _write_known(s, seat, into, at)
            at += ROOMS
        if self.plan:
            asked = castle_asked(s)
            if asked >= 0:
                write_plan(s.castles[asked], into, at)
            at += WINDOW
        if self.points:
            for i in range(places):
                points = points_of(s.castles[(first + i) % places], s.throne_connects)
                into.put_row(at + slot_of(i, places) * (SHEET + 1), points)
            at += RING * (SHEET + 1)
        if self.gains:
            _write_gains(s, into, at)
            at += WINDOW
        if self.entities:
            write_entities(s, seat, in_slots(s, first), into, at)
            at += ENTITIES * ENTITY
        return at


def slot_of(i: i64, places: i64) -> i64:
    """Where a castle stands that is so many to the left of the viewer's left one."""
    if i == 0:
        return 0
    return 1 if i == places - 1 else i + 1


def in_slots(s: BetweenState, first: i64) -> list[int]:
    """The castles in the order of their slots."""
    places: i64 = s.places
    found = [0] * s.places
    for i in range(places):
        found[slot_of(i, places)] = (first + i) % places
    return found


def _write_tiles(s: BetweenState, seat: int, into: Numbers, at: i64) -> i64:
    """Write the groups hand and in_sight."""
    into.tally(at + ROOMS, s.drawn)
    if seat >= 0:
        into.tally(at, s.hands[seat])
        if s.frames:
            frame = s.frames[-1]
            if isinstance(frame, Together):
                into.tally(at, frame.picks_of(seat))
        into.tally(at + ROOMS, s.shown[seat])
    return at + 2 * ROOMS


def _write_known(s: BetweenState, seat: int, into: Numbers, at: i64) -> None:
    """A-33  What the viewer has had in hand and somebody else has now."""
    for place in range(s.places):
        if place != seat and knows_hand(s, seat, place):
            into.tally(at, s.hands[place])
        if knows_stack(s, seat, place):
            into.tally(at, s.stacks[place])


def _write_ring(s: BetweenState, first: i64, into: Numbers, at: i64) -> i64:
    """Write the groups shown and sizes."""
    places: i64 = s.places
    sizes = at + RING * TYPES
    for i in range(places):
        place = (first + i) % places
        for tile in s.shown[place]:
            into.add(at + i * TYPES + TYPE_OF[tile], 1)
        into.put(sizes + 2 * i, len(s.hands[place]))
        into.put(sizes + 2 * i + 1, len(s.stacks[place]))
    return sizes + RING * 2


def _write_time(s: BetweenState, first: i64, into: Numbers, at: i64) -> i64:
    """Write the groups supply, ring, time and mover."""
    places: i64 = s.places
    for i in range(3):
        into.put(at + i, s.specialty[i])
    for i in range(4):
        into.put(at + 3 + i, s.attendants[i])
    at += 7
    into.put(at + places - 1, 1)
    into.put(at + RING, s.round)
    into.put(at + RING + 1, s.turn)
    into.put(at + RING + 2, len(s.pile))
    at += RING + 3
    mover: i64 = s.to_move()
    if mover >= 0:
        into.put(at + (mover - first + places) % places, 1)
    return at + RING


def castle_asked(s: BetweenState) -> int:
    """The castle that the present question is about, HIDDEN where it is about none."""
    if not s.frames:
        return HIDDEN
    frame = s.frames[-1]
    if len(frame.args) == 0 or frame.step in _NO_CASTLE:
        return HIDDEN
    return frame.args[0]


def piece_asked(s: BetweenState) -> int:
    """The tile that is to be placed, HIDDEN where none is."""
    if s.frames and len(s.frames[-1].args) > 2:
        return s.frames[-1].args[2]
    return HIDDEN


def _write_question(s: BetweenState, first: i64, into: Numbers, at: i64) -> i64:
    """Write the groups asked, castle, piece and wanted."""
    places: i64 = s.places
    if s.frames:
        into.one(at, len(STEPS), _STEPS.get(s.frames[-1].step, -1))
    at += len(STEPS)
    asked: i64 = castle_asked(s)
    piece = piece_asked(s)
    wanted = at + RING + PIECE_FACTS
    if asked >= 0:
        into.put(at + slot_of((asked - first + places) % places, places), 1)
        if 0 <= piece < THRONE:
            into.put_row(at + RING, OF_PIECE[piece])
            write_wanted(s.castles[asked], piece, into, wanted)
    return wanted + WINDOW


def _write_gains(s: BetweenState, into: Numbers, at: i64) -> None:
    """What the tile to be placed brings, space by space."""
    asked, piece = castle_asked(s), piece_asked(s)
    if asked < 0 or not 0 <= piece < THRONE:
        return
    for cell, points in gains(s, asked, piece).items():
        place = place_of(cell)
        if place >= 0:
            into.put(at + place, points)
