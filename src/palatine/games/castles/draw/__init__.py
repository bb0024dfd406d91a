"""view -> SVG: the market, the castle that matters now as a measured plan, the others at a glance.

Large is the viewer's own castle; a spectator sees that of whoever is asked.
"""

from palatine.core.offer import Look, Words
from palatine.core.svg import Drawing, rect
from palatine.games.castles.art import symbols
from palatine.games.castles.draw.glance import add_glances
from palatine.games.castles.draw.legend import add_legend
from palatine.games.castles.draw.market import add_market
from palatine.games.castles.draw.plan import add_plan
from palatine.games.castles.draw.stacks import add_stacks
from palatine.games.castles.state import CastlesState

_WIDE = 1240
_COMPACT = 360
_SIDE = 190  # the column beside the plan
_GAP = 10


def draw(v: CastlesState, words: Words, look: Look) -> Drawing:
    """The table of a view."""
    compact = look.density == "compact"
    width = _COMPACT if compact else _WIDE
    drawing = Drawing(width, 0, symbols(words), words("castles-title", {}))
    seat = in_focus(v)
    scorer = is_scorer(v)
    y = 0 if scorer else add_market(drawing, v, words, compact) + _GAP
    if not scorer:
        y = add_stacks(drawing, v, words, y, compact) + _GAP
    plan_w = width if compact else width - _SIDE - _GAP
    plan_h = 400 if compact else 640
    add_plan(drawing, v, words, seat, (0, y, plan_w, plan_h), compact)
    if not compact:
        add_legend(drawing, v, words, (width - _SIDE, y, _SIDE, plan_h))
    y = add_glances(drawing, v, words, seat, y + plan_h + _GAP, compact)
    drawing.height = y
    drawing.groups.insert(0, ("paper", rect(0, 0, width, y, "f-paper")))
    return drawing


def is_scorer(v: CastlesState) -> bool:
    """Whether this is the scorer's table."""
    return bool(v.frames) and v.frames[-1].step in ("build", "build-place")


def in_focus(v: CastlesState) -> int:
    """The seat whose castle is drawn large."""
    if v.viewer >= 0:
        return v.viewer
    return max(v.to_move(), 0)
