"""The table before the first round: section 1 of the rules."""

from palatine.core.state import Frame, Json
from palatine.games._template.parts import HAND
from palatine.games._template.state import TinyState


def set_up(seats: int, options: Json) -> TinyState:
    """X-01, X-02  An empty court; three cards for everybody, then the first round."""
    s = TinyState(seats, options)
    deal = [Frame("draw", args=(seat,)) for _ in range(HAND) for seat in range(seats)]
    order = deal + [Frame("round")]
    s.frames = order[::-1]  # the last frame is now
    return s
