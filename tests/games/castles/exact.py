"""A second implementation of the geometry, with fractions and polygons instead of cells.

Convex parts, separating axes, squares of distances: it shares nothing with the game but the data
file's shapes, doors and fences.
"""

import tomllib
from collections.abc import Callable
from fractions import Fraction as F
from pathlib import Path
from typing import Any

import palatine.games.castles as package

Number = int | F  # whole where it can be: fractions are slow, and most corners lie on the grid
Point = tuple[Number, Number]
Polygon = list[Point]

DATA = Path(package.__file__).parent / "data"
if not DATA.is_dir():  # compiled modules lie elsewhere
    DATA = Path(__file__).parents[3] / "src" / "palatine" / "games" / "castles" / "data"
SETS: dict[str, Any] = tomllib.loads((DATA / "castles.toml").read_text("utf-8"))
ROOMS: dict[str, Any] = {
    room["id"]: room for room in tomllib.loads((DATA / "rooms.toml").read_text("utf-8"))["rooms"]
}
APART, CORNER, TOUCHING, OVERLAP = range(4)


def exactly(a: Number, b: Number) -> Number:
    """The exact quotient, as a whole number where it is one."""
    found = F(a) / b
    return found.numerator if found.denominator == 1 else found


class Shape:
    """A tile in the plane: convex polygons whose union it is, or a disc."""

    def __init__(self, kind: str, w: int, h: int, rot: int, x: int, y: int, fence: Any) -> None:
        self.kind = kind
        self.w, self.h = w, h
        self.turn: Callable[[Point], Point] = lambda p: self._turned(p, rot, x, y)
        self.parts: list[Polygon] = []
        self.centre: Point = self.turn((exactly(w, 2), exactly(h, 2)))
        self.radius = exactly(w, 2)
        if kind == "rect":
            self.parts = [[(0, 0), (w, 0), (w, h), (0, h)]]
        elif kind == "L":
            self.parts = [
                [(0, 0), (2, 0), (2, 4), (0, 4)],
                [(0, 2), (4, 2), (4, 4), (0, 4)],
            ]
        elif kind == "octagon":
            self.parts = [
                [(1, 0), (w - 1, 0), (w, 1), (w, h - 1),
                 (w - 1, h), (1, h), (0, h - 1), (0, 1)]
            ]  # fmt: skip
        self.parts = [[self.turn(p) for p in part] for part in self.parts]
        self.fence: list[Point] = []  # the line, corner by corner
        self.arc: Point | None = None  # the direction of the middle of a fenced arc
        if fence == ["N"]:
            self.fence = [self.turn((0, 0)), self.turn((w, 0))]
        elif fence == ["NW", "N", "NE"]:
            line = [(0, 1), (1, 0), (w - 1, 0), (w, 1)]
            self.fence = [self.turn(p) for p in line]
        elif fence == ["arc"]:
            top = self.turn((exactly(w, 2), 0))
            self.arc = (top[0] - self.centre[0], top[1] - self.centre[1])

    def _turned(self, p: Point, rot: int, x: int, y: int) -> Point:
        px, py, w, h = *p, self.w, self.h
        for _ in range(rot):
            px, py, w, h = h - py, px, h, w
        return px + x, py + y


def shape(name: str, rot: int = 0, x: int = 0, y: int = 0) -> Shape:
    """A room, `foyer`, `hallway` or `stairs` by its id."""
    if name in ROOMS:
        room = ROOMS[name]
        data = SETS["shapes"][str(room["size"])]
        return Shape(data["shape"], data["width"], data["height"], rot, x, y, room.get("fence"))
    data = SETS[name]
    return Shape(data["shape"], data["width"], data["height"], rot, x, y, None)


def contact(a: Shape, b: Shape) -> int:
    """Overlap, contact, contact in corner points only, or nothing."""
    if a.kind == "round" and b.kind == "round":
        return _by_distance(_square(a.centre, b.centre), a.radius + b.radius)
    if a.kind == "round":
        return max(_disc_part(a, part) for part in b.parts)
    if b.kind == "round":
        return contact(b, a)
    found = max(_convex(p, q) for p in a.parts for q in b.parts)
    if found == TOUCHING and not _shares_segment(a, b):
        return CORNER
    return found


def _square(p: Point, q: Point) -> Number:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def _by_distance(square: Number, reach: Number) -> int:
    if square < reach**2:
        return OVERLAP
    return TOUCHING if square == reach**2 else APART


def _edges(part: Polygon) -> list[tuple[Point, Point]]:
    return [(part[i], part[(i + 1) % len(part)]) for i in range(len(part))]


def _nearest(p: Point, a: Point, b: Point) -> Point:
    """The point of a segment nearest to p."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along, whole = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy, dx * dx + dy * dy
    if along <= 0:
        return a
    if along >= whole:
        return b
    t = exactly(along, whole)
    return a[0] + t * dx, a[1] + t * dy


def _inside(p: Point, part: Polygon) -> bool:
    """Strictly inside a convex polygon, whichever way it goes round."""
    turns = [(b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) for a, b in _edges(part)]
    return all(t > 0 for t in turns) or all(t < 0 for t in turns)


def _disc_part(disc: Shape, part: Polygon) -> int:
    if _inside(disc.centre, part):
        return OVERLAP
    near = min(_square(disc.centre, _nearest(disc.centre, a, b)) for a, b in _edges(part))
    return _by_distance(near, disc.radius)


def _convex(p: Polygon, q: Polygon) -> int:
    """Two convex polygons by separating axes."""
    found = OVERLAP
    for a, b in _edges(p) + _edges(q):
        normal = (b[1] - a[1], a[0] - b[0])
        one = [normal[0] * x + normal[1] * y for x, y in p]
        two = [normal[0] * x + normal[1] * y for x, y in q]
        if max(one) < min(two) or max(two) < min(one):
            return APART
        if max(one) == min(two) or max(two) == min(one):
            found = TOUCHING
    return found


def _shares_segment(a: Shape, b: Shape) -> bool:
    for p in a.parts:
        for q in b.parts:
            for one in _edges(p):
                for other in _edges(q):
                    if _overlap_in_line(one, other):
                        return True
    return False


def _overlap_in_line(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two segments have more than a point in common."""
    (a, b), (c, d) = one, other
    dx, dy = b[0] - a[0], b[1] - a[1]
    if any(dx * (p[1] - a[1]) - dy * (p[0] - a[0]) for p in (c, d)):
        return False
    along = sorted((p[0] - a[0]) * dx + (p[1] - a[1]) * dy for p in (c, d))
    return min(along[1], dx * dx + dy * dy) > max(along[0], 0)


def touches_fence(a: Shape, b: Shape) -> bool:
    """Whether b has a point of a's fence other than its two ends; they do not overlap."""
    if a.arc is not None:
        return any(_within_arc(a, p) for p in _common_points(a, b))
    return any(_on_fence(a, i, b) for i in range(len(a.fence) - 1))


def _common_points(disc: Shape, b: Shape) -> list[Point]:
    if b.kind == "round":
        if contact(disc, b) != TOUCHING:
            return []
        share = exactly(disc.radius, disc.radius + b.radius)
        return [
            (
                disc.centre[0] + (b.centre[0] - disc.centre[0]) * share,
                disc.centre[1] + (b.centre[1] - disc.centre[1]) * share,
            )
        ]
    near = [_nearest(disc.centre, p, q) for part in b.parts for p, q in _edges(part)]
    return [p for p in near if _square(disc.centre, p) == disc.radius**2]


def _within_arc(disc: Shape, p: Point) -> bool:
    """Strictly within 60 degrees of the middle of the arc: the cosine is above one half."""
    assert disc.arc is not None
    dot = (p[0] - disc.centre[0]) * disc.arc[0] + (p[1] - disc.centre[1]) * disc.arc[1]
    return 2 * dot > disc.radius**2


def _on_fence(a: Shape, i: int, b: Shape) -> bool:
    p, q = a.fence[i], a.fence[i + 1]
    ends = (a.fence[0], a.fence[-1])
    if b.kind == "round":
        near = _nearest(b.centre, p, q)
        return _square(b.centre, near) == b.radius**2 and near not in ends
    return any(_segment_in(part, p, q, ends) for part in b.parts)


def _segment_in(part: Polygon, p: Point, q: Point, ends: tuple[Point, Point]) -> bool:
    """Whether a closed convex polygon has a point of segment p q that is no end of the line."""
    low: Number = 0
    high: Number = 1
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(part))
    for a, b in _edges(part):
        side = 1 if area > 0 else -1

        def beyond(r: Point, a: Point = a, b: Point = b, side: int = side) -> Number:
            return side * ((b[0] - a[0]) * (r[1] - a[1]) - (b[1] - a[1]) * (r[0] - a[0]))

        at_p, at_q = beyond(p), beyond(q)
        if at_p < 0 and at_q < 0:
            return False
        if at_p < 0:
            low = max(low, exactly(at_p, at_p - at_q))
        elif at_q < 0:
            high = min(high, exactly(at_p, at_p - at_q))
    if low > high:
        return False
    found = [(p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])) for t in (low, high)]
    return low < high or found[0] not in ends


# --- doors --------------------------------------------------------------------------------------


def doors(name: str, foyer: int = 4) -> list[tuple[str, int]]:
    """Side and offset of every door, as printed."""
    if name in ROOMS:
        texts = ROOMS[name]["doors"]
    else:
        texts = SETS[name][f"doors_{foyer}" if name == "foyer" else "doors"]
    return [(text[0], int(text[1:])) for text in texts]


def door_middles(name: str, rot: int, x: int, y: int, foyer: int = 4) -> list[Point]:
    """The midpoint of every door in the plane."""
    one = shape(name, rot, x, y)
    found = []
    for side, at in doors(name, foyer):
        along = at + F(1, 2)
        sides: dict[str, Point] = {
            "N": (along, 0),
            "S": (along, one.h),
            "W": (0, along),
            "E": (one.w, along),
        }
        plain = sides[side]
        if one.kind == "L":  # on the real edge: the top right quarter is missing
            if side == "E" and at < 2:
                plain = (2, along)
            if side == "N" and at >= 2:
                plain = (along, 2)
        found.append(one.turn(plain))
    return found


def holds(one: Shape, p: Point) -> bool:
    """Whether a closed tile has this point."""
    if one.kind == "round":
        return _square(one.centre, p) <= one.radius**2
    return any(_in_closed(p, part) for part in one.parts)


def _in_closed(p: Point, part: Polygon) -> bool:
    turns = [(b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) for a, b in _edges(part)]
    return all(t >= 0 for t in turns) or all(t <= 0 for t in turns)


def crosses(one: Shape, p: Point, q: Point) -> bool:
    """Whether a closed tile has a point of the segment p q."""
    if one.kind == "round":
        return _square(one.centre, _nearest(one.centre, p, q)) <= one.radius**2
    none: tuple[Point, Point] = ((-(10**6), 0), (10**6, 0))
    return any(_segment_in(part, p, q, none) for part in one.parts)
