"""Reasons that several steps give."""

from palatine.core.errors import NotLegal
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import DARK, LEVEL_OF, STAIRS


def no_such_choice(rule: str) -> NotLegal:
    """Something quite different is asked for now."""
    return NotLegal(rule, "castles-why-other-question")


def why(rule: str, name: str) -> NotLegal:
    """A reason that needs no more than its name."""
    return NotLegal(rule, "castles-why-" + name)


def no_place(castle: Castle, tile: int) -> str:
    """C-305, C-408  The sentence that says why a tile fits nowhere: it lies downstairs and no
    stairs lead there yet, or there is no room for it."""
    is_below = LEVEL_OF[tile] == DARK and all(one.tile != STAIRS for one in castle.tiles)
    return "castles-why-no-stairs" if is_below else "castles-why-no-place"
