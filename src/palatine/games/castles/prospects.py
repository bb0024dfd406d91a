"""What a tile would bring, for learners that ask for it: every placement is tried."""

from palatine.games.castles import scoring
from palatine.games.castles.state import CastlesState


def most_points(s: CastlesState, seat: int, tile: int) -> int:
    """C-501  The most points a tile brings at once in a seat's castle; 0 where it cannot lie."""
    castle = s.castles[seat]
    if not castle.tiles:
        return 0
    found: list[int] = []
    for a in castle.places(tile):
        tried = castle.copy()
        number = tried.add(tile, a.c, a.a, a.b)
        base, own, others = scoring.placement(tried, number, s.corners)
        found.append(base + own + others)
    return max(found) if found else 0
