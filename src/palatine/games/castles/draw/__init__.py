"""view -> SVG: the market, the castle that matters now as a measured plan, the others at a glance.

Large is the viewer's own castle; a spectator sees that of whoever is asked. A wide picture has
three columns, market, plan and the others, in the shape of a screen; a compact one has but one.
"""

from palatine.core.offer import Appearance, Words
from palatine.core.svg import Drawing, rect
from palatine.games.castles.art import symbols
from palatine.games.castles.draw.glance import add_glances
from palatine.games.castles.draw.legend import SIGNS_HIGH, add_favors, add_signs
from palatine.games.castles.draw.market import add_market, market_rows
from palatine.games.castles.draw.plan import add_plan
from palatine.games.castles.draw.stacks import SEEN_HIGH, add_seen, add_stacks
from palatine.games.castles.state import CastlesState

_COMPACT = 360
_WIDE = 1240
_HIGH = 620
_SHEET = 830  # the scorer's page has no hand below, so its picture is higher
_LEFT = 300  # the market's column
_RIGHT = 300  # that of the others
_GAP = 10
_FIXED = 174  # of the market's column: title, frame and stacks


def draw(v: CastlesState, words: Words, appearance: Appearance) -> Drawing:
    """The table of a view."""
    compact = appearance.density == "compact"
    drawing = Drawing(_COMPACT if compact else _WIDE, _HIGH, symbols(words))
    drawing.label = words("castles-title", {})
    seat = in_focus(v)
    if compact:
        drawing.height = _one_column(drawing, v, words, seat)
    elif is_scorer(v):
        drawing.height = _SHEET
        add_plan(drawing, v, words, seat, (0, 0, _WIDE - _RIGHT - _GAP, _SHEET), False)
        add_signs(drawing, words, (_WIDE - _RIGHT, 0, _RIGHT, _SHEET))
    else:
        _three_columns(drawing, v, words, seat)
    paper = rect(0, 0, drawing.width, drawing.height, "f-paper")
    drawing.groups.insert(0, ("paper", paper))
    return drawing


def _one_column(drawing: Drawing, v: CastlesState, words: Words, seat: int) -> int:
    y = 0
    if not is_scorer(v):
        y = add_market(drawing, v, words, (0, 0, _COMPACT, 128), 4) + _GAP
        y = add_stacks(drawing, v, (0, y, _COMPACT), 6)
        y += add_seen(drawing, v, (0, y, _COMPACT)) + _GAP
    add_plan(drawing, v, words, seat, (0, y, _COMPACT, 400), True)
    y += 400 + _GAP
    others = v.seats - 1
    add_glances(drawing, v, words, seat, (0, y, _COMPACT, others * (200 + _GAP)))
    return y + others * (200 + _GAP)


def _three_columns(drawing: Drawing, v: CastlesState, words: Words, seat: int) -> None:
    row = (_HIGH - _FIXED) // market_rows(v, 2)
    y = add_market(drawing, v, words, (0, 0, _LEFT, row), 2)
    add_stacks(drawing, v, (0, y + 4, _LEFT), 5)
    left, right = _LEFT + _GAP, _WIDE - _RIGHT
    wide = right - _GAP - left
    seen = add_seen(drawing, v, (left, _HIGH - SEEN_HIGH, wide))
    add_plan(drawing, v, words, seat, (left, 0, wide, _HIGH - seen), False)
    y = add_favors(drawing, v, words, (right, 0, _RIGHT))
    signs = SIGNS_HIGH if v.seats > 1 else _HIGH
    add_signs(drawing, words, (right, y, _RIGHT, signs))
    y += signs + _GAP  # the last panel ends where the picture does
    add_glances(drawing, v, words, seat, (right, y, _RIGHT, _HIGH + _GAP - y))


def is_scorer(v: CastlesState) -> bool:
    """Whether this is the scorer's table."""
    return bool(v.frames) and v.frames[-1].step in ("build", "build-place")


def in_focus(v: CastlesState) -> int:
    """The seat whose castle is drawn large."""
    if v.viewer >= 0:
        return v.viewer
    return max(v.to_move(), 0)
