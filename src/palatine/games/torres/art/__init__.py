"""The symbols of Torres: board, masonry, pieces, plan, cards. All ids begin with ``torres_``.

Every part is drawn around its own origin, the middle of a cell, so that `draw` only has to put
it down at whole numbers. Towers are seen from a corner: a cell is a lozenge of 104 x 64, and a
block is 25 high, so a tower of four hides little more than one cell behind it.
"""

from functools import cache

from palatine.core import sprite
from palatine.games.torres.art import board, cards, hits, pieces, plan


@cache
def symbols() -> dict[str, str]:
    """Everything a drawing of Torres may refer to, shared symbols included."""
    own = [*board.parts(), *hits.parts(), *pieces.parts(), *plan.parts(), *cards.parts()]
    return {**sprite.symbols(), **dict(own)}
