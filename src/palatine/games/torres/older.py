"""The rules of earlier versions: records and tables that began with them end by them.

In version 1 nobody saw whether cards went back on top of a deck or under it (T-1010).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding
from palatine.core.meta import Meta
from palatine.core.native import HIDDEN, i64
from palatine.core.rng import Rng
from palatine.core.state import WHOLE
from palatine.core.step import Events, replaced
from palatine.games.torres import view
from palatine.games.torres.encode import TorresEncoding
from palatine.games.torres.game import Torres
from palatine.games.torres.meta import META
from palatine.games.torres.parts import CARDS_LOOKED_AT, KINDS
from palatine.games.torres.state import OWN_DECK, TorresState
from palatine.games.torres.steps import all_steps
from palatine.games.torres.steps.purchase import PutBack
from palatine.games.torres.view import buyer

META_1: Final[Meta] = replace(META, version=1)


class PutBackInSecret(PutBack):
    """T-1010 of version 1: nobody is told which end the cards go back to."""

    name = "back"

    def tell(self, out: Events, seat: int, end: str, cards: int) -> None:
        return


def view_1(s: TorresState, seat: int) -> TorresState:
    """What a seat saw in version 1."""
    v = view.view(s, seat)
    v.decks = [deck.seen_by(seat) for deck in s.decks]
    return v


class Encoding1(TorresEncoding):
    """Of version 1: the shape of decks is written as far as the viewer's own view has it."""

    def fill(self, s: TorresState, seat: int, into: Numbers, start: i64) -> i64:
        return super().fill(view_1(s, seat) if s.viewer == WHOLE else s, seat, into, start)


class Torres1(Torres):
    """Version 1: the shape of another's deck is a secret, so it is made up when one imagines."""

    def __init__(self) -> None:
        super().__init__(META_1, replaced(all_steps(), [PutBackInSecret()]))

    def view(self, s: TorresState, seat: int) -> TorresState:
        return view_1(s, seat)

    def narrowed(self, v: TorresState) -> TorresState:
        less = v.clone()
        less.decks = [deck.seen_by(v.viewer) for deck in v.decks]
        return less

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[TorresState]:
        return Encoding1(self.numbering, groups)

    def imagine(self, v: TorresState, rng: Rng) -> TorresState:
        if v.variant != OWN_DECK:
            return view.imagine(v, rng)
        shaped = v.clone()
        for seat in range(v.seats):
            if seat != v.viewer:
                deck = v.decks[seat].clone()
                top, bottom = put_back(v, seat, rng)
                deck.top, deck.bottom = [HIDDEN] * top, [HIDDEN] * bottom
                shaped.decks[seat] = deck
        return view.imagine(shaped, rng)


def put_back(s: TorresState, seat: int, rng: Rng) -> tuple[int, int]:
    """How many cards another has put on top of his deck and under it: made up, purchase by
    purchase, for nobody saw where they went."""
    step = s.frames[-1].step if s.frames else ""
    if seat == buyer(s) and step == "draw_card":
        return 0, 0  # in the middle of a look: none is on top, and one at least is still to draw
    purchases = len(s.hands[seat]) + len(s.gone[seat])
    looks = seat == buyer(s) and len(s.looking) > 0
    if looks and step == "back":
        purchases -= 1
    top = bottom = 0
    for size in range(KINDS, KINDS - purchases, -1):
        bottom = _left_below(size, top, bottom)
        back = min(CARDS_LOOKED_AT, size) - 1
        top, bottom = (back, bottom) if rng.below(2) == 0 else (0, bottom + back)
    if looks:
        return 0, _left_below(KINDS - purchases, top, bottom)
    return top, bottom


def _left_below(size: int, top: int, bottom: int) -> int:
    """How many cards once put under a deck are still there after one more look at three."""
    middle = size - top - bottom
    return bottom - max(0, min(CARDS_LOOKED_AT, size) - top - middle)
