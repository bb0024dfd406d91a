"""view -> SVG: castles seen from the side, sky above and rock below.

Large is the castle that the viewer is asked about; while nobody asks, both of the viewer's own.
All others stand below at a glance. The page shows the viewer's hand, so it is not drawn here.
"""

from palatine.core.offer import Look, Words
from palatine.core.state import Together
from palatine.core.svg import Drawing, rect
from palatine.games.between.art import symbols
from palatine.games.between.draw.glance import add_glances
from palatine.games.between.draw.panel import add_panel, height_of
from palatine.games.between.draw.strip import add_strip
from palatine.games.between.state import SCORER, BetweenState

__all__ = ["draw", "symbols"]

_WIDE = 1240
_COMPACT = 360
_GAP = 10


def draw(v: BetweenState, words: Words, look: Look) -> Drawing:
    """The table of a view."""
    compact = look.density == "compact"
    width = _COMPACT if compact else _WIDE
    drawing = Drawing(width, 0, symbols(words), words("between-title", {}))
    large = in_focus(v)
    y = _add_large(drawing, v, words, large, compact)
    y = add_strip(drawing, v, words, y, compact)
    own = own_castles(v)
    rest = sorted((c for c in range(len(v.castles)) if c not in large), key=lambda c: c not in own)
    y = add_glances(drawing, v, words, rest, own, y, compact)
    drawing.height = max(y, 80)
    drawing.groups.insert(0, ("paper", rect(0, 0, width, drawing.height, "f-paper")))
    return drawing


def own_castles(v: BetweenState) -> list[int]:
    """The left and the right castle of the viewer."""
    if v.viewer < 0 or v.seats == SCORER:
        return []
    return [v.viewer, v.right_of(v.viewer)]


def in_focus(v: BetweenState) -> list[int]:
    """The castles that are drawn large."""
    if v.seats == SCORER:
        return [0]
    own = own_castles(v)
    frame = v.frames[-1] if v.frames else None
    if frame is not None and not isinstance(frame, Together) and frame.step not in _NO_CASTLE:
        castle = frame.args[0]
        if castle in own or not own:
            return [castle]
    return own or [0]


_NO_CASTLE = ("deal", "ludwig", "assign", "throne")


def _add_large(
    drawing: Drawing, v: BetweenState, words: Words, large: list[int], compact: bool
) -> int:
    """One panel over the whole width, or two side by side (compact: one below the other)."""
    y = 0
    if compact or len(large) == 1:
        for castle in large:
            height = height_of(v, castle, drawing.width, compact)
            add_panel(drawing, v, words, castle, (0, y, drawing.width, height), compact)
            y += height + _GAP
        return y
    each = (drawing.width - _GAP) // 2
    height = max(height_of(v, castle, each, False) for castle in large)
    for place, castle in enumerate(large):
        add_panel(drawing, v, words, castle, (place * (each + _GAP), y, each, height), False)
    return height + _GAP
