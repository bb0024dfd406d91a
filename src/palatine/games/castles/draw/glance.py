"""The other castles at a glance: plans without names, points and money."""

from palatine.core import svg
from palatine.core.offer import Words, numeral
from palatine.core.svg import Drawing
from palatine.games.castles.art.scenery import U
from palatine.games.castles.draw.plan import (
    Box,
    PlanSheet,
    bounds,
    label_middle,
    tile_name,
    turned_use,
)
from palatine.games.castles.parts import HALLWAY, STAIRS, TYPE_OF, TYPES
from palatine.games.castles.state import CastlesState

_GAP = 10
_LOW = 190  # panels lower than this have their words beside the plan
_LETTERS = 11  # of a name there


def add_glances(drawing: Drawing, v: CastlesState, words: Words, focus: int, box: Box) -> None:
    """One panel for each other seat, from top to bottom, and a gap below each."""
    others = [(focus + i) % v.seats for i in range(1, v.seats)]
    x, y, w, h = box
    for i, seat in enumerate(others):
        top = y + h * i // len(others)
        high = y + h * (i + 1) // len(others) - top - _GAP
        drawing.add(f"g{seat}", _glance(v, words, seat, (x, top, w, high)))


def _glance(v: CastlesState, words: Words, seat: int, box: Box) -> str:
    x, y, w, h = box
    body = svg.rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, "f-paper s-ink w11", 4)
    body += svg.icon(f"seat-{seat + 1}", x + 18, y + 18, 20)
    name = words("castles-sheet-castle", {"seat": seat})
    if h < _LOW:
        name = name if len(name) <= _LETTERS else name[: _LETTERS - 1] + "…"
        body += _facts(v, words, seat, (x + 18, y + 44), (x + 18, y + 68))
        inner = (x + 124, y + 6, w - 130, h - 12)
    else:
        body += _facts(v, words, seat, (x + w - 150, y + 18), (x + w - 88, y + 18))
        inner = (x + 6, y + 34, w - 12, h - 40)
    body += svg.text(x + 34, y + 23, name, "serif b t14 f-ink")
    return f'<g data-glance="{seat}">{body}{_castle(v, seat, inner)}</g>'


def _facts(
    v: CastlesState, words: Words, seat: int, points: tuple[int, int], money: tuple[int, int]
) -> str:
    """Points and money, each at its place."""
    return (
        svg.icon("swan", *points, 18)
        + svg.text(points[0] + 12, points[1] + 5, str(v.score(seat)), "sans b t14 f-ink")
        + svg.icon("coin", *money, 18)
        + svg.text(money[0] + 12, money[1] + 5, numeral(v.money[seat], words), "sans b t14 f-ink")
    )


def _castle(v: CastlesState, seat: int, box: Box) -> str:
    castle = v.castles[seat]
    sheet = PlanSheet(box, bounds(castle, 0), 0.4)
    tiles = ""
    for one in castle.tiles:
        inner = turned_use(tile_name(one), one.turned)
        if one.tile not in (HALLWAY, STAIRS):
            mx, my = label_middle(one.turned)
            inner += svg.use(f"castles_sign-{TYPES[TYPE_OF[one.tile]]}", mx, my)
        tiles += svg.at(one.x * U, one.y * U, inner)
    return svg.at(sheet.x, sheet.y, tiles, round(sheet.scale, 4))
