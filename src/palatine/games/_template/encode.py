"""A view as named arrays of fixed shape, seen from the viewer's seat. Standard library only.

Seats come in the order in which they sit from the viewer on, and always four of them.
"""

from typing import Final

from palatine.core.native import cells
from palatine.core.rules import Array
from palatine.games._template.meta import META
from palatine.games._template.parts import CELLS, KINDS, ROUNDS
from palatine.games._template.state import TinyState

SEATS: Final = max(META.seats)


def encode(v: TinyState) -> dict[str, Array]:
    """Everything the viewer knows; a spectator looks from the first seat and has no hand."""
    first = max(v.viewer, 0)
    order = [(first + i) % v.seats for i in range(v.seats)]
    banners = [0] * (SEATS * CELLS)
    sizes = [0] * SEATS
    for place, seat in enumerate(order):
        sizes[place] = len(v.hands[seat])
        for cell in cells(v.banners[seat]):
            banners[place * CELLS + cell] = 1
    hand = v.hands[v.viewer] if v.viewer >= 0 else ()
    return {
        "banners": Array((SEATS, CELLS), banners),
        "court": Array((CELLS,), [int(cell in cells(v.court)) for cell in range(CELLS)]),
        "hand": Array((KINDS,), [hand.count(kind) for kind in range(KINDS)]),
        "hand_sizes": Array((SEATS,), sizes),
        "played": Array((KINDS,), list(v.played)),
        "cancel": Array((1,), [int(v.cancel)]),
        "seats": Array((1,), [v.seats]),
        "rounds_left": Array((1,), [ROUNDS - v.round]),
    }
