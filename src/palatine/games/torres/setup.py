"""The table before the first decision: section 1."""

from typing import Final

from palatine.core.deck import Deck
from palatine.core.meta import Options
from palatine.core.state import CHANCE, Frame
from palatine.games.torres.board import board_from
from palatine.games.torres.parts import (
    CASTLES,
    CELLS,
    COPIES,
    KINDS,
    MASTER_IDS,
    START_CELLS,
)
from palatine.games.torres.state import BASIC, MASTER_VERSION, OWN_DECK, TorresState

# T-106  One block on each of the marked cells. A board is never edited, so all tables share it.
_STANDARD: Final = board_from([1 if cell in START_CELLS else 0 for cell in range(CELLS)])


def set_up(seats: int, options: Options) -> TorresState:
    """T-103 ... T-108  Blocks, decks and hands; the players place knights and king."""
    s = TorresState(seats, options)
    frames: list[Frame] = []
    if s.variant == MASTER_VERSION:
        frames += _master_version(s, str(options["master"]))
    else:
        _standard_castles(s)
    if s.variant == BASIC:
        s.decks = [Deck([COPIES] * KINDS)]  # T-105: all colours, whatever the number of players
    if s.variant == OWN_DECK:
        s.decks = [Deck([1] * KINDS) for _ in range(seats)]  # T-1010
    frames += [Frame("place", seat) for seat in range(seats)]
    frames.append(Frame("king", seats - 1))
    frames.append(Frame("begin_phase"))
    s.frames = frames[::-1]
    return s


def _standard_castles(s: TorresState) -> None:
    """T-106  One block on each of the eight marked cells."""
    s.board = _STANDARD
    s.supply -= CASTLES


def _master_version(s: TorresState, card: str) -> list[Frame]:
    """T-1201 ... T-1203  All ten cards in hand, a master card, castles by the players."""
    s.hands = [tuple(range(KINDS))] * s.seats
    frames = [Frame("castle", i % s.seats) for i in range(CASTLES)]
    if card == "drawn":
        return [Frame("draw_master", CHANCE), *frames]
    s.master = MASTER_IDS.index(card)
    return frames
