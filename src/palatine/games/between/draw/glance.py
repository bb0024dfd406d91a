"""Castles at a glance: small faces, the name, the partners, the points."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.between.art.sizes import ATTENDANT_SIGNS, TOKEN_FILLS, Q, small
from palatine.games.between.draw.panel import partners
from palatine.games.between.effects import castle_key
from palatine.games.between.parts import THRONE, x_of, y_of
from palatine.games.between.scoring import castle_score, room_points
from palatine.games.between.state import BetweenState

Box = tuple[int, int, int, int]

_GAP = 10
_HEAD = 40


def add_glances(
    drawing: Drawing, v: BetweenState, words: Words, castles: list[int], box: Box, in_two: bool
) -> None:
    """Castles one below the other, or in two columns."""
    x, y, width, height = box
    columns = 2 if in_two else 1
    rows = -(-len(castles) // columns)
    w = (width - _GAP * (columns - 1)) // columns
    h = (height - _GAP * (rows - 1)) // rows
    for i, castle in enumerate(castles):
        at = (x + i % columns * (w + _GAP), y + i // columns * (h + _GAP), w, h)
        drawing.add(f"g{castle}", _glance(v, words, castle, at, w > 250))


def _glance(v: BetweenState, words: Words, number: int, box: Box, points: bool) -> str:
    """One castle as one group: it changes as a whole."""
    x, y, width, height = box
    castle = v.castles[number]
    if castle.throne < 0:
        return svg.rect(*box, "f-sky1")
    cells = sorted(castle.cells)
    left, right = min(x_of(c) for c in cells), max(x_of(c) for c in cells)
    low, high = min(-1, *(y_of(c) for c in cells)), max(y_of(c) for c in cells)
    columns, rows = right - left + 1, high - low + 1
    scale = min(1.0, (width - 16) / columns / Q, (height - _HEAD - 12) / rows / Q)
    x0 = x + (width - columns * Q * scale) / 2
    spare = height - _HEAD - 12 - rows * Q * scale
    y0 = y + height - 6 - rows * Q * scale - spare / 3
    ground = y0 + (high + 1) * Q * scale
    body = svg.rect(x, y, width, ground - y, "f-sky1") + svg.rect(
        x, ground, width, y + height - ground, "f-rock1"
    )
    body += svg.path(f"M{x} {svg.num(ground)}h{width}", "s-grass w60")
    inner = ""
    for cell in cells:
        piece = castle.cells[cell]
        cx, cy = (x_of(cell) - left) * Q, (high - y_of(cell)) * Q
        if piece != THRONE:
            inner += f'<use href="#{small(piece)}" x="{cx}" y="{cy}"/>'
            if points:
                number_now = room_points(castle, cell, v.throne_connects)
                inner += f'<use href="#between_pts" x="{cx + 12}" y="{cy + 12}"/>'
                inner += (
                    f'<text x="{cx + 12}" y="{cy + 18}" class="num t16 f-door">{number_now}</text>'
                )
    cx, cy = -left * Q, high * Q
    inner += f'<use href="#between_throne-{castle.throne}-s" x="{cx}" y="{cy}"/>'
    for i, kind in enumerate(castle.attendants[:2]):
        at = f"translate({cx + 18 + 84 * i} {cy + 25}) scale(.6)"
        inner += f'<use href="#between_{ATTENDANT_SIGNS[kind]}" transform="{at}"/>'
    body += svg.at(x0, y0, inner, round(scale, 3))
    return f"<g>{body}{_head(v, words, number, box)}</g>"


def _head(v: BetweenState, words: Words, number: int, box: Box) -> str:
    x, y, width, _ = box
    total = castle_score(v.castles[number], v.throne_connects)
    body = svg.rect(x, y, width, _HEAD - 4, "f-paper s-ink w11")
    body += svg.circle(x + 16, y + 18, 9, f"f-{TOKEN_FILLS[number]} s-ink w11")
    name = _cut(words(castle_key(number), {}), (width - 72) // 9)
    body += svg.text(x + 32, y + 16, name, "f-ink serif t14")
    below = _cut(partners(v, words, number), (width - 72) // 7)
    body += svg.text(x + 32, y + 31, below, "f-ink2 serif it t12")
    return body + svg.text(x + width - 20, y + 25, str(total), "num t18")


def _cut(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[: letters - 1] + "…"
