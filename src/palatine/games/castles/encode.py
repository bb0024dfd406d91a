"""What learners are shown of Castles: groups of small whole numbers, the viewer's seat first.

Money is in thousands, sizes in units of 25. Castles are told in facts (facts.py), the viewer's own
also as a plan of squares of four by four cells and tile by tile in order of placement, which is
how actions name its tiles (numbers.py).
"""

from collections.abc import Sequence
from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding, Feature
from palatine.core.native import i64, noughts
from palatine.core.numbering import Numbering
from palatine.core.state import Frame
from palatine.games.castles.entities import ENTITIES, ENTITY, write_entities
from palatine.games.castles.facts import (
    CASTLE_FACTS,
    OF_TILE,
    PLAN,
    ROW,
    ROWS,
    SIDE,
    TILE_FACTS,
    favor_share,
    favor_standing,
    of_castle,
)
from palatine.games.castles.parts import CARDS, FAVORS, KINDS_OF_SIZE, PRICES, ROOMS, TILES
from palatine.games.castles.prospects import most_points
from palatine.games.castles.state import CATEGORIES, CastlesState

SEATS: Final = 4
SLOTS: Final = 7  # of the market
SLOT: Final = 3 + TILE_FACTS
FAVOR_SLOTS: Final = 4
FACTS: Final = 11
STEPS: Final = (
    *("foyer", "choose", "price", "buy", "place", "rewards", "free", "pair", "look", "put"),
    "return",
)
_STEPS: Final[dict[str, int]] = {step: i for i, step in enumerate(STEPS)}
_TILE: Final = (
    "type (8), size, points, whether dark, doors, kind of bonus (none, connect, adjacent, castle), "
    "points of the bonus, types it counts (8)"
)
_CASTLE: Final = (
    "by type: tiles (8), complete ones (8), open doors (8), sizes (8); tiles by size (10); "
    "hallways, stairs, tiles, complete tiles"
)
FEATURES: Final[list[Feature]] = [
    Feature("castles", (SEATS, CASTLE_FACTS), 0, 1000, _CASTLE),
    Feature("own", (TILES,), 0, 10, "tiles of the own castle: rooms, hallways, stairs, foyer"),
    # 64: every side of the sixteen cells of a square may be an open door
    Feature("plan", (2, SIDE, SIDE), 0, 64, "own castle: type and 1 by square; open doors"),
    Feature("tiles", (ROWS, ROW), -300, 300,
            "own tiles in order of placement: type (8), open doors, whether dark, size, x, y"),
    Feature("facts", (SEATS, FACTS), -100, 1000,
            "there; points; by category: " + ", ".join(CATEGORIES)
            + "; money; cards in hand; downstairs rooms completed; whether master builder"),
    Feature("market", (SLOTS, SLOT), -20, 100, "there, price, coins; " + _TILE),
    Feature("on_market", (ROOMS,), 0, SLOTS, "slot and 1 of each room that is on the market"),
    Feature("in_hand", (TILE_FACTS,), -20, 100, "the tile to be placed: " + _TILE),
    Feature("favors", (FAVOR_SLOTS, FAVORS), 0, 1, "which favors are in play"),
    Feature("favor_counts", (FAVOR_SLOTS, SEATS), 0, 1000, "what each has of the thing counted"),
    Feature("favor_points", (FAVOR_SLOTS, SEATS), 0, 20, "points if the game ended now"),
    Feature("stacks", (KINDS_OF_SIZE + 2,), 0, 20, "tiles left by size, hallways, stairs"),
    Feature("room_cards", (KINDS_OF_SIZE,), 0, 20, "room cards discarded, by size"),
    Feature("cards", (CARDS,), 0, 1, "own bonus cards"),
    Feature("looking", (CARDS,), 0, 1, "bonus cards just drawn"),
    Feature("seats", (SEATS,), 0, 1, "how many play"),
    Feature("mover", (SEATS,), 0, 1, "who is asked (the first of several)"),
    Feature("turn", (7,), 0, 100,
            "round, room cards left, whether the last round, extra turns, rounds without a "
            "purchase, whether one was bought, whether the corridor reward was used"),
    Feature("asked", (len(STEPS),), 0, 1, "what is asked: " + ", ".join(STEPS)),
    Feature("prospects", (SLOTS,), -100, 200,
            "the most points that each room of the market brings in the own castle", True),
    Feature("entities", (ENTITIES, ENTITY), -300, 300,
            "tiles as a set: there; whose castle (4) or market; " + _TILE
            + "; open doors, whether dark side up, x, y, place in the castle or slot", True),
]  # fmt: skip


class CastlesEncoding(Encoding[CastlesState]):
    """All that the viewer sees; a spectator looks from the first seat and has no cards."""

    def __init__(self, numbering: Numbering[CastlesState], groups: Sequence[str] = ()) -> None:
        super().__init__(FEATURES, numbering, groups)
        self.whole = SEATS * CASTLE_FACTS + TILES + PLAN
        self.prospects: bool = self.has("prospects")
        self.entities: bool = self.has("entities")

    def fill(self, s: CastlesState, seat: int, into: Numbers, start: i64) -> i64:
        first: i64 = seat if seat > 0 else 0
        at = _write_castles(s, first, into, start)
        at = _write_facts(s, first, into, at)
        at = _write_market(s, into, at)
        at = _write_favors(s, first, into, at)
        into.put_all(at, s.stacks)
        into.put(at + KINDS_OF_SIZE, s.hallways)
        into.put(at + KINDS_OF_SIZE + 1, s.stairs)
        at += KINDS_OF_SIZE + 2
        into.put_all(at, s.discards)
        at += KINDS_OF_SIZE
        if seat >= 0:
            into.tally(at, s.hands[seat])
            if s.looking and _who_looks(s.frames) == seat:
                into.tally(at + CARDS, s.looking)
        at = _write_turn(s, first, into, at + 2 * CARDS)
        if self.prospects:
            for slot in range(len(s.market)):
                if s.market[slot] >= 0:
                    into.put(at + slot, most_points(s, first, s.market[slot]))
            at += SLOTS
        if self.entities:
            write_entities(s, first, into, at)
            at += ENTITIES * ENTITY
        return at


def _write_castles(s: CastlesState, first: i64, into: Numbers, at: i64) -> i64:
    """Write the groups castles, own, plan and tiles."""
    seats: i64 = s.seats
    for i in range(seats):
        facts = of_castle(s.castles[(first + i) % seats])
        into.put_part(at + i * CASTLE_FACTS, facts, 0, CASTLE_FACTS)
    into.clear(at + seats * CASTLE_FACTS, (SEATS - seats) * CASTLE_FACTS)
    at += SEATS * CASTLE_FACTS
    own = s.castles[first]
    rows = min(len(own.tiles), ROWS) * ROW
    into.put_part(at, of_castle(own), CASTLE_FACTS, TILES + PLAN + rows)
    return at + TILES + PLAN + ROWS * ROW


def _write_facts(s: CastlesState, first: i64, into: Numbers, at: i64) -> i64:
    seats: i64 = s.seats
    builder: i64 = s.builder if s.has_builder else -1
    for i in range(seats):
        seat = (first + i) % seats
        into.put(at, 1)
        score: i64 = 0
        points = s.points[seat]
        for k in range(5):
            into.put(at + 2 + k, points[k])
            score += points[k]
        into.put(at + 1, score)
        into.put(at + 7, s.money[seat] // 1000)
        into.put(at + 8, len(s.hands[seat]))
        into.put(at + 9, s.cellar[seat])
        into.put(at + 10, 1 if seat == builder else 0)
        at += FACTS
    return at + (SEATS - seats) * FACTS


def _write_market(s: CastlesState, into: Numbers, at: i64) -> i64:
    """Write the groups market, on_market and in_hand."""
    prices = PRICES[s.seats]
    rooms = at + SLOTS * SLOT
    for slot in range(len(s.market)):
        tile = s.market[slot]
        here = at + slot * SLOT
        into.put(here + 1, prices[slot] // 1000)
        if tile >= 0:
            into.put(here, 1)
            into.put(here + 2, s.coins[slot] // 1000)
            into.put_row(here + 3, OF_TILE[tile])
            into.put(rooms + tile, slot + 1)
    at = rooms + ROOMS
    if s.frames and s.frames[-1].step == "place":
        into.put_row(at, OF_TILE[s.frames[-1].args[0]])
    return at + TILE_FACTS


def _write_favors(s: CastlesState, first: i64, into: Numbers, at: i64) -> i64:
    """Write the groups favors, favor_counts and favor_points."""
    seats: i64 = s.seats
    counted = at + FAVOR_SLOTS * FAVORS
    earned = counted + FAVOR_SLOTS * SEATS
    for slot in range(len(s.favors)):
        favor = s.favors[slot]
        into.put(at + slot * FAVORS + favor, 1)
        counts = noughts(SEATS)
        for i in range(seats):
            counts[i] = favor_standing(s, (first + i) % seats, favor)
        for i in range(seats):
            into.put(counted + slot * SEATS + i, counts[i])
            into.put(earned + slot * SEATS + i, favor_share(counts, seats, i))
    return earned + FAVOR_SLOTS * SEATS


def _who_looks(frames: list[Frame]) -> int:
    """The seat that draws bonus cards now (C-671)."""
    for frame in frames:
        if frame.step == "return":
            return frame.seat
    return -1


def _write_turn(s: CastlesState, first: i64, into: Numbers, at: i64) -> i64:
    """Write the groups seats, mover, turn and asked."""
    seats: i64 = s.seats
    into.put(at + seats - 1, 1)
    mover: i64 = s.to_move()
    if mover >= 0:
        into.put(at + SEATS + (mover - first + seats) % seats, 1)
    at += 2 * SEATS
    into.put(at, s.round)
    into.put(at + 1, s.cards_left)
    into.put(at + 2, 1 if s.last else 0)
    into.put(at + 3, s.extra)
    into.put(at + 4, s.idle)
    into.put(at + 5, 1 if s.bought else 0)
    into.put(at + 6, 1 if s.corridor_used else 0)
    if s.frames:
        into.one(at + 7, len(STEPS), _STEPS.get(s.frames[-1].step, -1))
    return at + 7 + len(STEPS)
