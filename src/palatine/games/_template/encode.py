"""What learners are shown of Tiny: groups of small whole numbers.

They are seen from the viewer's seat: seats come in the order in which they sit from the viewer
on, and always four of them.
"""

from collections.abc import Sequence
from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding, Feature, order_from
from palatine.core.native import i64
from palatine.core.numbering import Numbering
from palatine.games._template.meta import META
from palatine.games._template.parts import CELLS, COPIES, HAND, KINDS, ROUNDS
from palatine.games._template.state import TinyState

SEATS: Final = max(META.seats)
STEPS: Final = ("choose", "place")
FEATURES: Final[list[Feature]] = [
    Feature("banners", (SEATS, CELLS), 0, 1, "whose banner stands in a cell"),
    Feature("court", (CELLS,), 0, 1, "the cells of the court"),
    Feature("hand", (KINDS,), 0, COPIES, "own cards, by value"),
    Feature("hand_sizes", (SEATS,), 0, HAND, "how many cards each holds"),
    Feature("played", (KINDS,), 0, COPIES, "cards out of the game, by value"),
    Feature("cancel", (1,), 0, 1, "whether equal cards cancel each other"),
    Feature("seats", (1,), 0, SEATS, "how many play"),
    Feature("rounds_left", (1,), 0, ROUNDS, "rounds after this one"),
    Feature("mover", (SEATS,), 0, 1, "who is asked (the first of several)"),
    Feature("asked", (len(STEPS),), 0, 1, "what is asked: choose a card, place a banner"),
]


class TinyEncoding(Encoding[TinyState]):
    """Everything the viewer knows; a spectator looks from the first seat and has no hand."""

    def __init__(self, numbering: Numbering[TinyState], groups: Sequence[str] = ()) -> None:
        super().__init__(FEATURES, numbering, groups)

    def fill(self, s: TinyState, seat: int, into: Numbers, start: i64) -> i64:
        order = order_from(seat, s.seats)
        at = start
        for place, other in enumerate(order):
            into.fill(at + place * CELLS, s.banners[other], 1)
        at += SEATS * CELLS
        into.fill(at, s.court, 1)
        at += CELLS
        if seat >= 0:
            into.tally(at, s.hands[seat])
        at += KINDS
        into.put_all(at, [len(s.hands[other]) for other in order])
        at += SEATS
        into.put_all(at, [*s.played, int(s.cancel), s.seats, ROUNDS - s.round])
        at += KINDS + 3
        if s.frames and s.frames[-1].step in STEPS:
            into.put(at + order.index(s.to_move()), 1)
            into.put(at + SEATS + STEPS.index(s.frames[-1].step), 1)
        return at + SEATS + len(STEPS)
