"""Section 1: the table before the first draw."""

from palatine.core.state import CHANCE, Frame, Json
from palatine.games.between.state import BetweenState


def set_up(seats: int, options: Json) -> BetweenState:
    """B-107, B-108, B-1101  A ring of castles to be founded, then the first round."""
    s = BetweenState(seats, options)
    s.frames = [Frame("round")]
    for castle in range(s.places - 1, -1, -1):
        s.frames.append(Frame("throne", CHANCE, (castle,)))
    return s
