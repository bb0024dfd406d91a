"""What is written on a figure: labels ("pills"), an arrow, the names of rows and columns at its
edge. All of it has the same size on the screen at any scale of the picture (`scale`: pixels a
unit)."""

import re
from collections.abc import Mapping
from typing import Final

from palatine.core import svg
from palatine.learn.measure import Area, around

_CELL: Final = re.compile(r"([a-z])(\d+)")  # a touch that names a place on a grid: c4
_EDGE: Final = 20  # pixels for the names of rows and columns
_FEW: Final = 3  # a pill with at most so many letters is written on its place
_SAME: Final = 1  # units by which the centres of one column may differ


def pill(place: Area, text: str, area: Area, scale: float) -> str:
    """A label: a short one at the lower edge of its place, a longer one beside it, so that it hides
    nothing; always inside the figure."""
    wide = 14 + 8 * len(text)
    half = wide / 2 / scale
    x, y = place.middle
    if len(text) <= _FEW:
        y = place.bottom - 12 / scale
    else:
        x = place.right + half if place.right + 2 * half <= area.right else place.left - half
    x = min(max(x, area.left + half), area.right - half)
    body = svg.rect(-wide / 2, -10, wide, 20, "f-verdigris s-paper w11", 10)
    body += svg.text(0, 4.5, text, "num t13 f-on")
    return svg.at(x, y, body, round(1 / scale, 3))


def arrow(start: Area, end: Area, scale: float) -> str:
    """A curved arrow from the centre of one place to the centre of another."""
    (x0, y0), (x1, y1) = start.middle, end.middle
    dx, dy = (x1 - x0) * scale, (y1 - y0) * scale
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / length, dy / length
    bend = 0.18 * length
    cx, cy = dx / 2 - uy * bend, dy / 2 + ux * bend
    # The head points from the control point of the curve to the end.
    tx, ty = dx - cx, dy - cy
    far = max(1.0, (tx * tx + ty * ty) ** 0.5)
    tx, ty = tx / far, ty / far
    bx, by = dx - 16 * tx, dy - 16 * ty
    line = f"M0 0Q{svg.num(cx)} {svg.num(cy)} {svg.num(bx)} {svg.num(by)}"
    head = svg.points(
        [(dx, dy), (bx - 9 * ty - 2 * tx, by + 9 * tx - 2 * ty), (bx + 9 * ty, by - 9 * tx)]
    )
    body = svg.path(line, "s-ink w60") + svg.path(head, "f-leaf s-ink w15")
    body += svg.path(line, "s-leaf w32")
    return svg.at(x0, y0, body, round(1 / scale, 3))


def is_grid(places: Mapping[str, Area]) -> bool:
    """Whether the touches are those of a grid that is drawn from straight above."""
    columns: dict[str, list[float]] = {}
    for column, _, place in _cells(places):
        columns.setdefault(column, []).append(place.middle[0])
    return bool(columns) and all(max(xs) - min(xs) <= _SAME for xs in columns.values())


def with_edge(area: Area, places: Mapping[str, Area], width: int) -> Area:
    """The area of a grid that is drawn `width` pixels wide, enlarged at the left and below by the
    space for the names of rows and columns."""
    grid = around([place for _, _, place in _cells(places)])
    left, bottom = max(area.left, grid.left), min(area.bottom, grid.bottom)
    edge = _EDGE * (area.right - left) / (width - _EDGE)
    return Area(left - edge, area.top, area.right, bottom + edge)


def names(places: Mapping[str, Area], area: Area, scale: float) -> str:
    """The names of rows and columns of a grid: a cut figure lacks those at the board's edge."""
    edge = _EDGE / scale
    inner, low = area.left + edge, area.bottom - edge
    body = svg.rect(area.left, area.top, edge, area.height, "f-paper2")
    body += svg.rect(area.left, low, area.width, edge, "f-paper2")
    columns = {column: place.middle[0] for column, _, place in _cells(places)}
    for name, x in columns.items():
        if inner < x < area.right:
            body += _name(x, area.bottom - 6 / scale, name, scale)
    rows: dict[str, float] = {}
    for _, row, place in _cells(
        places
    ):  # a tower is drawn upwards: the lowest place of a row is on the ground
        rows[row] = max(rows.get(row, place.middle[1]), place.middle[1])
    for name, y in rows.items():
        if area.top < y < low:
            body += _name(area.left + edge / 2, y + 4.5 / scale, name, scale)
    return body


def _cells(places: Mapping[str, Area]) -> list[tuple[str, str, Area]]:
    """The places of a grid: column, row and area."""
    found = [(_CELL.fullmatch(touch), place) for touch, place in places.items()]
    return [(cell[1], cell[2], place) for cell, place in found if cell]


def _name(x: float, y: float, text: str, scale: float) -> str:
    return svg.at(x, y, svg.text(0, 0, text, "sans mid t13 f-ink2"), round(1 / scale, 3))
