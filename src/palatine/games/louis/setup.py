"""The table before the first round: section 1 of the rules."""

from palatine.core.state import CHANCE, Frame, Json
from palatine.games.louis.names import LIGHT, MEDIUM
from palatine.games.louis.parts import FIRST_LOUISDOR, GENERAL_SUPPLY, MARKERS_EACH, Parts
from palatine.games.louis.state import LouisState


def set_up(seats: int, options: Json, parts: Parts) -> LouisState:
    """L-103, L-110 ... L-112, L-911  The oldest player has the first seat and starts."""
    s = LouisState(seats, options, parts)
    for seat in range(seats):
        p = s.players[seat]
        p.general = GENERAL_SUPPLY[seats][seat]
        p.personal = MARKERS_EACH - p.general
        p.money = FIRST_LOUISDOR
        s.bank -= FIRST_LOUISDOR
    s.frames.append(Frame("round"))
    for seat in range(seats - 1, -1, -1):  # the last frame is now
        s.frames.append(Frame("draw-mission", CHANCE, (seat, MEDIUM)))
        s.frames.append(Frame("draw-mission", CHANCE, (seat, LIGHT)))
    return s
