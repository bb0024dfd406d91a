"""view -> SVG, in two styles: `plan` from above and `towers` from a corner.

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
    if appearance.style == "towers" and appearance.density != "thumbnail":
        drawing = towers(pieces, appearance.density, appearance.turn)
    else:
        drawing = plan(pieces, appearance.density)
    drawing.label = words("torres-title", {})
    return drawing
