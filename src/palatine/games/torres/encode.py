"""What learners are shown of Torres: groups of small whole numbers, the viewer's seat first."""

from collections.abc import Sequence
from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.deck import Deck
from palatine.core.encoding import Encoding, Feature
from palatine.core.native import count, i64
from palatine.core.numbering import Numbering
from palatine.games.torres.parts import BLOCKS, CELLS, COPIES, KINDS, KNIGHTS, MASTER_IDS
from palatine.games.torres.parts import MOST_STACKS as STACKS
from palatine.games.torres.scoring import castle_points
from palatine.games.torres.state import OWN_DECK, TorresState
from palatine.games.torres.view import buyer

SEATS: Final = 4
MASTERS: Final = 8
ASKED: Final = (
    *("castle", "place", "king", "turn", "stack", "use", "spread", "keep", "back", "card"),
    *("under_stack", "drop", "move_king"),
)
_ASKED: Final[dict[str, int]] = {step: i for i, step in enumerate(ASKED)}
_CARDS: Final = COPIES * KINDS
FEATURES: Final[list[Feature]] = [
    Feature("heights", (8, 8), 0, BLOCKS, "blocks in each column, a1 b1 ... h8"),
    Feature("areas", (8, 8), 0, CELLS, "cells of the castle that a column belongs to"),
    Feature("knights", (SEATS, 8, 8), 0, 1, "where each seat's knights stand"),
    Feature("king", (8, 8), 0, 1, "where the king stands"),
    Feature("lifted", (8, 8), 0, 1, "where the block comes from that is being moved"),
    Feature("scores", (SEATS,), 0, 1000, "points"),
    Feature("reserve", (SEATS,), 0, KNIGHTS, "knights not on the board"),
    Feature("stacks", (SEATS, STACKS), 0, 4, "blocks of each stack and 1, largest first; 0: none"),
    Feature("cards_held", (SEATS,), 0, _CARDS, "cards in hand"),
    Feature("gone", (SEATS, KINDS), 0, COPIES, "cards played, by kind"),
    Feature("decks", (SEATS,), 0, _CARDS, "cards in each deck; a common deck is the first"),
    Feature("put_back", (SEATS, 2), 0, _CARDS, "cards put back on top of a deck, and under it"),
    Feature("hand", (KINDS,), 0, COPIES, "own cards, by kind"),
    Feature("fresh", (KINDS,), 0, COPIES, "of these, bought in this turn"),
    Feature("looking", (KINDS,), 0, COPIES, "cards looked at"),
    Feature("known_places", (KINDS,), -KINDS, KINDS, "place in the own deck: 1 first, -1 last"),
    Feature("master", (MASTERS,), 0, 1, "the master card"),
    Feature("seats", (3,), 0, 1, "two, three or four play"),
    Feature("variant", (3,), 0, 1, "basic, own decks, master version"),
    Feature("doors", (3,), 0, 1, "how doors are read: monotone, castle-wide, single floor"),
    Feature("phase", (3,), 0, 1, "the phase"),
    Feature("start", (SEATS,), 0, 1, "the start player of the round"),
    Feature("mover", (SEATS,), 0, 1, "who is asked"),
    Feature("turn", (5,), -1, 10, "round, action points, cards bought, one played, blocks in hand"),
    Feature("asked", (len(ASKED),), 0, 1, "what is asked: " + ", ".join(ASKED)),
    Feature("using", (KINDS,), 0, 1, "the card that is being used"),
    Feature("prospects", (SEATS,), 0, 1000, "points of castles if they were scored now", True),
]


class TorresEncoding(Encoding[TorresState]):
    """Everything the viewer knows; a spectator looks from the first seat and has no hand."""

    def __init__(self, numbering: Numbering[TorresState], groups: Sequence[str] = ()) -> None:
        super().__init__(FEATURES, numbering, groups)
        self.prospects: bool = self.has("prospects")
        self.whole = CELLS

    def fill(self, s: TorresState, seat: int, into: Numbers, start: i64) -> i64:
        first: i64 = seat if seat > 0 else 0
        _write_board(s, first, into, start)
        at = start + 8 * CELLS
        _write_seats(s, first, into, at)
        at += SEATS * (4 + STACKS + KINDS + 2)
        if seat >= 0:
            _write_own_cards(s, seat, into, at)
        at += 4 * KINDS
        into.one(at, MASTERS, s.master)
        _write_turn(s, first, into, at + MASTERS)
        at += MASTERS + 25 + len(ASKED) + KINDS
        if self.prospects:
            seats: i64 = s.seats
            for i in range(seats):
                into.put(at + i, castle_points(s.board, s.knights[(first + i) % seats]))
            at += SEATS
        return at


def _write_board(s: TorresState, first: i64, into: Numbers, at: i64) -> None:
    """Write the groups heights, areas, knights, king and lifted."""
    board = s.board
    into.put_row(at, board.heights)
    castles = board.parts[1]
    for i in range(0, len(castles), 2):
        into.fill(at + CELLS, castles[i], count(castles[i]))
    seats: i64 = s.seats
    for i in range(seats):
        into.fill(at + (2 + i) * CELLS, s.knights[(first + i) % seats], 1)
    into.one(at + 6 * CELLS, CELLS, s.king)
    if s.frames and s.frames[-1].step == "drop":
        into.put(at + 7 * CELLS + s.frames[-1].args[0], 1)


def _write_seats(s: TorresState, first: i64, into: Numbers, at: i64) -> None:
    """Write the groups scores, reserve, stacks, cards_held, gone, decks and put_back."""
    seats: i64 = s.seats
    for i in range(seats):
        seat = (first + i) % seats
        into.put(at + i, s.scores[seat])
        into.put(at + 4 + i, KNIGHTS - count(s.knights[seat]))
        slot = at + 8 + i * STACKS
        for size in s.stacks[seat]:
            into.put(slot, size + 1)
            slot += 1
        into.put(at + 8 + 4 * STACKS + i, len(s.hands[seat]))
        into.tally(at + 12 + 4 * STACKS + i * KINDS, s.gone[seat])
    at += 12 + 4 * (STACKS + KINDS)
    for i in range(len(s.decks)):
        own = s.variant == OWN_DECK
        _write_deck(s.decks[(first + i) % seats if own else i], into, at, i)


def _write_deck(deck: Deck, into: Numbers, at: i64, i: i64) -> None:
    """T-1010  Its size, and how many cards lie in order on top of it and under it."""
    into.put(at + i, deck.size())
    into.put(at + 4 + 2 * i, len(deck.top))
    into.put(at + 5 + 2 * i, len(deck.bottom))


def _write_own_cards(s: TorresState, seat: int, into: Numbers, at: i64) -> None:
    """Write the groups hand, fresh, looking and known_places."""
    into.tally(at, s.hands[seat])
    if (s.fresh or s.looking) and buyer(s) == seat:
        into.tally(at + KINDS, s.fresh)
        into.tally(at + 2 * KINDS, s.looking)
    if s.variant == OWN_DECK:
        deck = s.decks[seat]
        at += 3 * KINDS
        for i in range(len(deck.top)):
            if deck.top[i] >= 0:
                into.put(at + deck.top[i], i + 1)
        for i in range(len(deck.bottom)):
            if deck.bottom[i] >= 0:
                into.put(at + deck.bottom[i], i - len(deck.bottom))


def _write_turn(s: TorresState, first: i64, into: Numbers, at: i64) -> None:
    """Write the groups seats, variant, doors, phase, start, mover, turn, asked and using."""
    seats: i64 = s.seats
    into.put(at + seats - 2, 1)
    into.put(at + 3 + s.variant, 1)
    into.put(at + 6 + s.doors, 1)
    into.one(at + 9, 3, s.phase - 1)
    into.put(at + 12 + (s.start - first + seats) % seats, 1)
    mover: i64 = s.to_move()
    if mover >= 0:
        into.put(at + 16 + (mover - first + seats) % seats, 1)
    into.put(at + 20, s.round)
    into.put(at + 21, s.ap)
    into.put(at + 22, s.bought)
    into.put(at + 23, 1 if s.played else 0)
    into.put(at + 24, s.in_hand)
    if s.frames:
        frame = s.frames[-1]
        into.one(at + 25, len(ASKED), _ASKED.get(frame.step, -1))
        if frame.step == "card":
            into.put(at + 25 + len(ASKED) + frame.args[0], 1)


assert len(MASTER_IDS) == MASTERS
