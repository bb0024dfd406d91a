"""Seals on what is complete (C-601), at a corner where they cover no plate and no other seal: on a
small plan a little outside it."""

from math import copysign
from typing import Final

from palatine.core import svg
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.draw.plates import Laid
from palatine.games.castles.shapes import Turned

_RADIUS: Final = 12
_OUTSIDE: Final = (0, 3, 6)  # pixels from the corner away from the tile's middle: it still holds it
Rect = tuple[float, float, float, float]  # left, top, right, bottom


def seals(castle: Castle, unit: float, left: float, top: float, plates: list[Laid | None]) -> str:
    """A gold seal at a corner of each complete tile; not shown where it would be too small."""
    covered = [_rect(one, unit, laid) for one, laid in zip(castle.tiles, plates) if laid]
    body = ""
    for number, one in enumerate(castle.tiles):
        if castle.is_complete(number):
            x, y = min(_spots(one, unit), key=lambda spot: _overlap(spot, covered))
            covered.append((x - _RADIUS, y - _RADIUS, x + _RADIUS, y + _RADIUS))
            body += svg.use("castles_seal", left + x, top + y)
    return f'<g class="fine">{body}</g>' if body else ""


def _spots(one: Tile, unit: float) -> list[tuple[float, float]]:
    """Where a seal may lie, in pixels; the best places first."""
    t = one.turned
    return [
        (
            (one.x + x) * unit + copysign(away, x - t.width / 2),
            (one.y + y) * unit + copysign(away, y - t.height / 2),
        )
        for away in _OUTSIDE
        for x, y in _corners(t)
    ]


def _rect(one: Tile, unit: float, laid: Laid) -> Rect:
    plate, x, y = laid
    x, y = one.x * unit + x, one.y * unit + y
    w, h = plate.width / 2, plate.height / 2
    return x - w, y - h, x + w, y + h


def _overlap(spot: tuple[float, float], covered: list[Rect]) -> float:
    """How much of plates a seal would cover."""
    x, y = spot
    total = 0.0
    for left, top, right, bottom in covered:
        wide = min(x + _RADIUS, right) - max(x - _RADIUS, left)
        high = min(y + _RADIUS, bottom) - max(y - _RADIUS, top)
        if wide > 0 and high > 0:
            total += wide * high
    return total


def _corners(t: Turned) -> list[tuple[float, float]]:
    """The corners of a tile in cells, or what is nearest to them, the upper right one first."""
    w, h = t.width, t.height
    if t.disc:
        near, far = w * 0.146, w * 0.854
        return [(far, near), (far, far), (near, near), (near, far)]
    if t.halves:
        return [(w - 0.5, 0.5), (w - 0.5, h - 0.5), (0.5, 0.5), (0.5, h - 0.5)]
    found = [(w, 0, w - 1, 0), (w, h, w - 1, h - 1), (0, 0, 0, 0), (0, h, 0, h - 1)]
    return [(float(x), float(y)) for x, y, i, j in found if (i, j) in t.cells]
