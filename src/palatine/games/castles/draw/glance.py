"""The other castles at a glance: plans without names, points and money."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.castles.art.scenery import U
from palatine.games.castles.draw.plan import Sheet, bounds, label_middle, tile_name, turned_use
from palatine.games.castles.parts import HALLWAY, STAIRS, TYPE_OF, TYPES
from palatine.games.castles.state import CastlesState
from palatine.games.castles.status import marks

_GAP = 10


def add_glances(
    drawing: Drawing, v: CastlesState, words: Words, focus: int, y: int, compact: bool
) -> int:
    """One panel for each other seat; the height of the picture so far."""
    others = [(focus + i) % v.seats for i in range(1, v.seats)]
    if not others:
        return y
    columns = 1 if compact else len(others)
    w = (drawing.width - _GAP * (columns - 1)) / columns
    h = 200 if compact else 240
    for i, seat in enumerate(others):
        x = i % columns * (w + _GAP)
        top = y + i // columns * (h + _GAP)
        drawing.add(f"g{seat}", _glance(v, words, seat, (round(x), top, round(w), h)))
    return y + -(-len(others) // columns) * (h + _GAP)


def _glance(v: CastlesState, words: Words, seat: int, box: tuple[int, int, int, int]) -> str:
    x, y, w, h = box
    castle = v.castles[seat]
    sheet = Sheet((x + 6, y + 34, w - 12, h - 40), bounds(castle, 0), 0.4)
    body = svg.rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, "f-paper s-ink w11", 4)
    body += svg.icon(f"seat-{seat + 1}", x + 18, y + 18, 20)
    name = words("castles-sheet-castle", {"seat": seat})
    body += svg.text(x + 34, y + 23, name, "serif b t14 f-ink")
    body += svg.icon("swan", x + w - 150, y + 18, 18)
    body += svg.text(x + w - 138, y + 23, str(v.score(seat)), "sans b t14 f-ink")
    body += svg.icon("coin", x + w - 88, y + 18, 18)
    body += svg.text(x + w - 76, y + 23, marks(v.money[seat]), "sans b t14 f-ink")
    tiles = ""
    for one in castle.tiles:
        inner = turned_use(tile_name(one), one.turned)
        if one.tile not in (HALLWAY, STAIRS):
            mx, my = label_middle(one.turned)
            inner += svg.use(f"k-sign-{TYPES[TYPE_OF[one.tile]]}", mx, my)
        tiles += svg.at(one.x * U, one.y * U, inner)
    plan = svg.at(sheet.x, sheet.y, tiles, round(sheet.scale, 4))
    return f'<g data-glance="{seat}">{body}{plan}</g>'
