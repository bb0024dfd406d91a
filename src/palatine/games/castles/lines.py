"""The unit edges of the plan, which doors fill."""

from palatine.core.native import i64
from palatine.games.castles.shapes import Turned


def edge_of(t: Turned, x: i64, y: i64, k: i64) -> i64:
    """The unit edge that a door fills, as one number: doors meet when theirs are equal (A-06)."""
    return t.edges[k] + (x * 8192 + y) * 2
