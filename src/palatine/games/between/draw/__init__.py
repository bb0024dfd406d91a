"""view -> SVG: castles seen from the side, sky above and rock below.

Large is the castle that the viewer is asked about; while nobody asks, both of the viewer's own.
All others stand aside at a glance. The page shows the viewer's hand, so it is not drawn here.
"""

from palatine.core.offer import Appearance, Words
from palatine.core.state import Together
from palatine.core.svg import Drawing, rect
from palatine.games.between.art import symbols
from palatine.games.between.draw.glance import add_glances
from palatine.games.between.draw.panel import add_panel, height_of
from palatine.games.between.draw.strip import add_strip
from palatine.games.between.state import SCORER, BetweenState

__all__ = ["draw", "symbols"]

_WIDE = 1500
_TALL = 780  # of the castles in a wide picture: its shape stays the same for the whole game
_STRIP = 96
_COMPACT = 360
_GAP = 10
_NO_CASTLE = ("deal", "ludwig", "assign", "throne")


def draw(v: BetweenState, words: Words, appearance: Appearance) -> Drawing:
    """The table of a view."""
    compact = appearance.density == "compact"
    width = _COMPACT if compact else _WIDE
    drawing = Drawing(width, 0, symbols(words), words("between-title", {}))
    large = in_focus(v)
    own = own_castles(v)
    rest = sorted((c for c in range(len(v.castles)) if c not in large), key=lambda c: c not in own)
    if compact:
        drawing.height = _portrait(drawing, v, words, large, rest)
    else:
        drawing.height = _landscape(drawing, v, words, large, rest)
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


def _landscape(
    drawing: Drawing, v: BetweenState, words: Words, large: list[int], rest: list[int]
) -> int:
    """The large castles side by side, the others in a column on the left (the page has buttons on
    the right), below what lies on the table."""
    aside = 0 if not rest else 300 if len(rest) <= 3 else 400
    main = drawing.width - (aside + _GAP if rest else 0)
    each = (main - _GAP * (len(large) - 1)) // len(large)
    for place, castle in enumerate(large):
        x = drawing.width - main + place * (each + _GAP)
        add_panel(drawing, v, words, castle, (x, 0, each, _TALL), False)
    if rest:
        add_glances(drawing, v, words, rest, (0, 0, aside, _TALL), len(rest) > 3)
    if v.seats == SCORER or not v.frames:
        return _TALL
    add_strip(drawing, v, words, _TALL + _GAP, False)
    return _TALL + _GAP + _STRIP


def _portrait(
    drawing: Drawing, v: BetweenState, words: Words, large: list[int], rest: list[int]
) -> int:
    """Everything in one narrow column."""
    y = 0
    for castle in large:
        height = height_of(v, castle, drawing.width)
        add_panel(drawing, v, words, castle, (0, y, drawing.width, height), True)
        y += height + _GAP
    y = add_strip(drawing, v, words, y, True)
    own = [castle for castle in rest if castle in own_castles(v)]
    for castle in own:
        add_glances(drawing, v, words, [castle], (0, y, drawing.width, 220), False)
        y += 220 + _GAP
    others = [castle for castle in rest if castle not in own]
    rows = -(-len(others) // 2)
    if others:
        box = (0, y, drawing.width, rows * 160)
        add_glances(drawing, v, words, others, box, len(others) > 1)
    return y + rows * 160
