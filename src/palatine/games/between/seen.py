"""Tiles in others' hands that a viewer knows, because he has had them in his own (A-33)."""

from palatine.core.native import HIDDEN
from palatine.games.between.state import BetweenState


def seen_tiles(v: BetweenState, place: int) -> tuple[int, ...]:
    """What another place holds, or is going to take up (B-209, B-211), if the viewer knows it."""
    held = v.hands[place] or v.stacks[v.right_of(place) if v.round == 1 else place]
    if place == v.viewer or HIDDEN in held:
        return ()
    return held
