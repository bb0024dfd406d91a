"""view -> SVG, in two styles of equal rank: `towers` from a corner and `plan` from above.

The drawing shows the board alone: players, hands and log are the page's, as are the rings of what
may be chosen. `sheet` is the picture for those without a page, with everything on it.
"""

from palatine.core.offer import Appearance, Words
from palatine.core.svg import Drawing
from palatine.games.torres.draw.pieces import pieces_of
from palatine.games.torres.draw.plan import plan
from palatine.games.torres.draw.sheet import sheet
from palatine.games.torres.draw.towers import towers
from palatine.games.torres.state import TorresState

__all__ = ["draw", "sheet"]


def draw(view: TorresState, words: Words, appearance: Appearance) -> Drawing:
    """The board of a view."""
    pieces = pieces_of(view)
    drawing = plan(pieces) if appearance.style == "plan" else towers(pieces, appearance.density)
    drawing.label = words("torres-title", {})
    return drawing
