"""The places of things in a drawing: bounding boxes of elements, computed from the SVG.

A browser could give these boxes, but figures are cut on the server. Texts count as points, and
curves by their control points, so that a box may be a little too large.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Final
from xml.etree import ElementTree

from palatine.core.svg import Drawing

_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_TRANSFORM: Final = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


@dataclass(frozen=True)
class Area:
    """A rectangle in the units of a drawing."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, x: float, y: float) -> "Area":
        """The area enlarged by x and y on each side."""
        return Area(self.left - x, self.top - y, self.right + x, self.bottom + y)

    def scaled(self, by: float) -> "Area":
        """The area in a drawing that is so many times as large."""
        return Area(by * self.left, by * self.top, by * self.right, by * self.bottom)

    def moved(self, x: float, y: float) -> "Area":
        """The area moved by x and y."""
        return Area(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def meets(self, other: "Area") -> bool:
        """Whether the two areas overlap."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def around(areas: list[Area]) -> Area:
    """The smallest area that contains all of these."""
    return Area(
        min(one.left for one in areas),
        min(one.top for one in areas),
        max(one.right for one in areas),
        max(one.bottom for one in areas),
    )


# --- the elements of a drawing ------------------------------------------------------------------

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
_PLAIN: Final[Matrix] = (1, 0, 0, 1, 0, 0)
_AREAS: Final[dict[str, "Area | None"]] = {}  # the areas of symbols, by their text
_KEPT: Final = 4000  # how many areas are kept; beyond that all are dropped


def touches(drawing: Drawing) -> dict[str, Area]:
    """The area of each touch of a drawing: its element of class `hit`, or the whole element where
    it has none."""
    found: dict[str, list[Area]] = {}
    root = _parsed(f"<g>{drawing.body}</g>")
    for name, element, matrix in _touchable(root, _PLAIN):
        hits = [one for one in element.iter("use") if one.get("class") == "hit"]
        area = None
        if hits:
            area = _bounds(element, matrix, drawing.symbols, only_hits=True)
        area = area or _bounds(element, matrix, drawing.symbols)
        if area is not None:
            found.setdefault(name, []).append(area)
    return {name: around(areas) for name, areas in found.items()}


def extent(text: str, symbols: Mapping[str, str]) -> Area | None:
    """The box of a group of a drawing; None where it draws nothing. Texts count as points."""
    return _bounds(_parsed(text), _PLAIN, symbols)


@lru_cache(2000)
def _parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def _touchable(
    element: ElementTree.Element, matrix: Matrix
) -> Iterator[tuple[str, ElementTree.Element, Matrix]]:
    """Every element with a touch, and the transformation by the elements around it."""
    name = element.get("data-t")
    if name:
        yield name, element, matrix
    inner = _times(matrix, _matrix(element.get("transform", "")))
    for child in element:
        yield from _touchable(child, inner)


def _bounds(
    element: ElementTree.Element,
    matrix: Matrix,
    symbols: Mapping[str, str],
    only_hits: bool = False,
) -> Area | None:
    corners = list(_corners(element, matrix, symbols, only_hits))
    if not corners:
        return None
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Area(min(xs), min(ys), max(xs), max(ys))


def _corners(
    element: ElementTree.Element, matrix: Matrix, symbols: Mapping[str, str], only_hits: bool
) -> Iterator[Point]:
    """Points whose bounding box contains an element, in the units of the drawing."""
    matrix = _times(matrix, _matrix(element.get("transform", "")))
    if element.tag == "use":
        if not only_hits or element.get("class") == "hit":
            yield from _used(element, matrix, symbols)
        return
    if not only_hits:
        for point in _own(element):
            yield _moved(matrix, point)
    if element.tag not in ("defs", "pattern", "clipPath"):
        for child in element:
            yield from _corners(child, matrix, symbols, only_hits)


def _used(
    element: ElementTree.Element, matrix: Matrix, symbols: Mapping[str, str]
) -> Iterator[Point]:
    """The points of a symbol where it is used: a symbol with a size fills its box, another is
    placed as it is drawn."""
    x, y = _value(element, "x"), _value(element, "y")
    symbol = symbols.get(element.get("href", "")[1:])
    if symbol is None:
        return
    box = _parsed(symbol).get("viewBox")
    if box is not None:
        _, _, width, height = (float(one) for one in box.split())
        width, height = _value(element, "width", width), _value(element, "height", height)
        area: Area | None = Area(x, y, x + width, y + height)
    else:
        area = _symbol_area(symbol, symbols)
        matrix = _times(matrix, (1, 0, 0, 1, x, y))
    if area is not None:
        for corner in _corners_of(area):
            yield _moved(matrix, corner)


def _symbol_area(symbol: str, symbols: Mapping[str, str]) -> Area | None:
    """The box of a symbol around its own origin; it is kept, since a drawing uses the same symbols
    many times."""
    if symbol not in _AREAS:
        if len(_AREAS) >= _KEPT:
            _AREAS.clear()
        _AREAS[symbol] = _bounds(_parsed(symbol), _PLAIN, symbols)
    return _AREAS[symbol]


def _corners_of(area: Area) -> tuple[Point, Point, Point, Point]:
    return (
        (area.left, area.top),
        (area.right, area.top),
        (area.left, area.bottom),
        (area.right, area.bottom),
    )


def _own(element: ElementTree.Element) -> Iterator[Point]:
    """Points around a shape, without those inside it."""
    if element.tag in ("rect", "image"):
        x, y = _value(element, "x"), _value(element, "y")
        width, height = _value(element, "width"), _value(element, "height")
        yield from _corners_of(Area(x, y, x + width, y + height))
    elif element.tag == "circle":
        x, y, r = _value(element, "cx"), _value(element, "cy"), _value(element, "r")
        yield from _corners_of(Area(x - r, y - r, x + r, y + r))
    elif element.tag == "path":
        yield from _path(element.get("d", ""))
    elif element.tag == "text":
        yield _value(element, "x"), _value(element, "y")


def _value(element: ElementTree.Element, name: str, without: float = 0) -> float:
    return float(element.get(name, without))


# --- paths and transforms -----------------------------------------------------------------------


def _path(d: str) -> Iterator[Point]:
    """The points of a path, control points included; an arc counts by its middle and radii."""
    x = y = 0.0
    start = (0.0, 0.0)
    for letter, rest in _COMMAND.findall(d):
        kind = letter.upper()
        values = [float(one) for one in _NUMBER.findall(rest)]
        if kind == "Z":
            x, y = start
            continue
        takes = _TAKES[kind]
        for at in range(0, len(values) - takes + 1, takes):
            dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
            points = _step(kind, values[at : at + takes], (x, y), (dx, dy))
            x, y = points[-1]
            if kind == "M" and at == 0:
                start = (x, y)
            yield from points


def _step(kind: str, values: list[float], here: Point, shift: Point) -> list[Point]:
    """The points of one command of a path, the last of which is its end."""
    (x, y), (dx, dy) = here, shift
    if kind == "H":
        return [(values[0] + dx, y)]
    if kind == "V":
        return [(x, values[0] + dy)]
    if kind == "A":
        ex, ey = values[5] + dx, values[6] + dy
        mx, my, rx, ry = (x + ex) / 2, (y + ey) / 2, values[0], values[1]
        half = abs(ex - x) / 2 < rx * 0.99 or abs(ey - y) / 2 < ry * 0.99
        bulge = [(mx - rx, my - ry), (mx + rx, my + ry)] if half and values[3] else []
        return [*bulge, (ex, ey)]
    return [(values[i] + dx, values[i + 1] + dy) for i in range(0, len(values), 2)]


def _matrix(text: str) -> Matrix:
    """The matrix of a `transform` attribute."""
    matrix = _PLAIN
    for kind, given in _TRANSFORM.findall(text):
        values = [float(one) for one in _NUMBER.findall(given)]
        matrix = _times(matrix, _single(kind, values))
    return matrix


def _single(kind: str, values: list[float]) -> Matrix:
    if kind == "translate":
        return (1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)
    if kind == "scale":
        return (values[0], 0, 0, values[1] if len(values) > 1 else values[0], 0, 0)
    turned = radians(values[0])
    c, s = cos(turned), sin(turned)
    if len(values) < 3:
        return (c, s, -s, c, 0, 0)
    x, y = values[1], values[2]
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def _times(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def _moved(m: Matrix, point: Point) -> Point:
    x, y = point
    return (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
