"""A castle as a small picture without words: washes of its rooms, the throne room in red."""

from typing import Final

from palatine.core import svg
from palatine.core.svg import Drawing
from palatine.games.between.art.sizes import H, W, look_of
from palatine.games.between.castle import Castle
from palatine.games.between.parts import THRONE, x_of, y_of

WIDTH: Final = 72
HEIGHT: Final = 52
_LARGEST: Final = 14


def paint(drawing: Drawing, castle: Castle) -> None:
    """The whole castle as one group."""
    columns = [x_of(cell) for cell in castle.cells]
    rows = [y_of(cell) for cell in castle.cells]
    low, high, left = min(-1, *rows), max(0, *rows), min(columns)
    wide, tall = max(columns) - left + 1, high - low + 1
    w = min(_LARGEST, (WIDTH - 6) / wide, (HEIGHT - 8) / tall * W / H)
    h = w * H / W
    x0, y0 = (WIDTH - wide * w) / 2, HEIGHT - 3 - tall * h
    ground = svg.num(y0 + (high + 1) * h)
    body = svg.rect(0, 0, WIDTH, HEIGHT, "f-sky1")
    body += svg.path(f"M0 {ground}H{WIDTH}V{HEIGHT}H0z", "f-rock1")
    for cell, piece in sorted(castle.cells.items()):
        wash = "crimson" if piece == THRONE else "room-" + look_of(piece).removesuffix("-sky")
        at = x0 + (x_of(cell) - left) * w, y0 + (high - y_of(cell)) * h
        body += svg.rect(*at, w, h, f"f-{wash} s-ink w06")
    drawing.add("castle", f"<g>{body}</g>")
