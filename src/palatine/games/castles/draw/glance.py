"""A castle at a glance: plain shapes in the colours of their types, without a word."""

from typing import Final

from palatine.core import svg
from palatine.core.svg import Drawing
from palatine.games.castles.art.tiles import corners
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.draw.plan import bounds
from palatine.games.castles.parts import DARK, HALLWAY, TYPE_OF, TYPES

_CELL: Final = 4  # units
_ASPECT: Final = 4 / 3  # of the place a thumbnail has


def glance(castle: Castle, drawing: Drawing) -> None:
    """The whole castle, in a picture of one shape."""
    left, top, right, bottom = bounds(castle, 1)
    w, h = right - left, bottom - top
    wide, high = max(w, round(h * _ASPECT)), max(h, round(w / _ASPECT))
    x, y = left - (wide - w) / 2, top - (high - h) / 2
    drawing.width, drawing.height = round(wide * _CELL), round(high * _CELL)
    for number, one in enumerate(castle.tiles):
        dark = one.tile == HALLWAY and one.level == DARK
        kind = "downstairs" if dark else TYPES[TYPE_OF[one.tile]]
        drawing.add(f"t{number}", _shape(one, x, y, f"f-room-{kind} s-ink w06"))
    if not castle.tiles:
        drawing.add("bare", "<g/>")


def _shape(one: Tile, left: float, top: float, classes: str) -> str:
    x, y, t = (one.x - left) * _CELL, (one.y - top) * _CELL, one.turned
    if t.disc:
        r = t.disc * _CELL / 2
        return svg.circle(x + r, y + r, r, classes)
    if len(t.cells) == t.width * t.height:
        return svg.rect(x, y, t.width * _CELL, t.height * _CELL, classes)
    return svg.path(svg.points([(x + i * _CELL, y + j * _CELL) for i, j in corners(t)]), classes)
