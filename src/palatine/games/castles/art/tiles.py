"""Tiles as real plans: floor, walls, doors, fence (C-106, C-107)."""

from itertools import pairwise
from math import cos, hypot, pi, sin

from palatine.core import svg
from palatine.core.rng import Rng
from palatine.games.castles.art.scenery import WALL, U
from palatine.games.castles.parts import (
    FOYER3,
    HALLWAY,
    STAIRS,
    TILE_IDS,
    TILES,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.shapes import NORTH, SOUTH, STEP_X, STEP_Y, TURNED, Turned

Point = tuple[float, float]

DARK_HALLWAY = "hallway-dark"
_FRAMED = ("living", "activity", "corridor")


def parts() -> list[tuple[str, str]]:
    made = []
    for tile in range(TILES):
        t = TURNED[tile][0]
        kind = TYPES[TYPE_OF[tile]]
        made.append(_symbol(symbol_name(tile), t, kind))
    made.append(_symbol(DARK_HALLWAY, TURNED[HALLWAY][0], "downstairs"))
    return made


def symbol_name(tile: int) -> str:
    """A foyer has two sides, so its id alone does not say which."""
    return f"foyer-{tile - FOYER3 + 3}" if tile >= FOYER3 else TILE_IDS[tile]


def _symbol(name: str, t: Turned, kind: str) -> tuple[str, str]:
    body = _floor(t, kind) + _fence(t) + _gaps(t, kind)
    return svg.symbol(f"castles_tile-{name}", t.width * U, t.height * U, body)


# --- outlines -----------------------------------------------------------------------------------


def corners(t: Turned) -> list[Point]:
    """The corners of a straight-edged tile, in cells, clockwise."""
    w, h = t.width, t.height
    if t.halves:
        return [(1, 0), (w - 1, 0), (w, 1), (w, h - 1), (w - 1, h), (1, h), (0, h - 1), (0, 1)]
    if len(t.cells) == w * h:
        return [(0, 0), (w, 0), (w, h), (0, h)]
    ell = [(0.0, 0.0), (2, 0), (2, 2), (4, 2), (4, 4), (0, 4)]
    for _ in range(t.rot):
        ell = [(4 - y, x) for x, y in ell]
    return ell


def outline(t: Turned, inset: float = 0) -> str:
    """The path of a tile in units, its walls moved inwards."""
    if t.disc:
        r = t.disc * U / 2
        c, r = r, r - inset
        return f"M{svg.num(c - r)} {svg.num(c)}" + (
            f"a{svg.num(r)} {svg.num(r)} 0 1 0 {svg.num(2 * r)} 0"
            f"a{svg.num(r)} {svg.num(r)} 0 1 0 {svg.num(-2 * r)} 0Z"
        )
    return svg.points(_inset([(x * U, y * U) for x, y in corners(t)], inset))


def _inset(ring: list[Point], by: float) -> list[Point]:
    """A polygon whose edges have moved inwards: where the moved lines meet."""
    if by == 0:
        return ring
    found = []
    for i, (x, y) in enumerate(ring):
        ax, ay = _normal(ring[i - 1], ring[i])
        bx, by_ = _normal(ring[i], ring[(i + 1) % len(ring)])
        scale = by / (1 + ax * bx + ay * by_)
        found.append((x + (ax + bx) * scale, y + (ay + by_) * scale))
    return found


def _normal(a: Point, b: Point) -> Point:
    """The unit vector to the inside of an edge that goes clockwise (y points down)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy)
    return -dy / length, dx / length


# --- what lies inside ---------------------------------------------------------------------------


def _floor(t: Turned, kind: str) -> str:
    inner = outline(t, WALL)
    body = svg.path(outline(t), "f-ink")
    body += svg.path(inner, f"f-room-{kind}")
    body += f'<path d="{inner}" fill="url(#p-{kind})" class="o75"/>'
    if kind in _FRAMED and min(t.width, t.height) > 1 and (t.disc or t.halves or _is_box(t)):
        for share in (0.12, 0.15):
            inset = share * min(t.width, t.height) * U
            body += svg.path(outline(t, inset), f"s-room-{kind}-ink w06 o75")
    body += _furniture(t, kind)
    # downstairs the line inside the wall is broken: told apart without colour
    return body + svg.path(outline(t, WALL + 2.5), "s-ink w06" + (" d33" if _is_dark(kind) else ""))


def _is_dark(kind: str) -> bool:
    return kind == "downstairs"


def _is_box(t: Turned) -> bool:
    return len(t.cells) == t.width * t.height


def _furniture(t: Turned, kind: str) -> str:
    if t.tile == STAIRS:
        return _steps()
    if kind == "outdoor":
        return _trees(t)
    if kind == "sleeping" and min(t.width, t.height) >= 4 and _is_box(t):
        return _bed()
    if kind == "food" and not _is_box(t) and not t.disc and not t.halves:
        return _table()
    return ""


def _steps() -> str:
    """Steps that go down to the west, where it gets dark."""
    body = svg.rect(WALL, WALL, U * 1.2, U - 2 * WALL, "f-room-downstairs")
    lines = "".join(f"M{12 + 11 * i} {WALL + 4}V{U - WALL - 4}" for i in range(9))
    return body + svg.path(lines, "s-ink w15") + svg.path("M88 20H36l7-6m-7 6 7 6", "s-ink w11")


def _trees(t: Turned) -> str:
    rng = Rng(f"trees {TILE_IDS[t.tile]}")
    body = ""
    places = [(x, y) for y in range(t.height) for x in range(t.width)]
    for x, y in places:
        fx, fy = x + 0.5 - t.width / 2, y + 0.5 - t.height / 2
        near = abs(fx) < 1.6 and abs(fy) < 1.1
        outside = t.disc > 0 and hypot(fx, fy) > t.disc / 2 - 0.8
        cut = t.halves and (x in (0, t.width - 1) and y in (0, t.height - 1))
        if not (near or outside or cut) and rng.below(10) < 6:
            body += _tree((x + 0.5) * U, (y + 0.5) * U, U * 0.24 + rng.below(4))
    return body


def _tree(x: float, y: float, r: float) -> str:
    d = "M"
    for i in range(6):
        angle = i * pi / 3
        d += f"{svg.num(x + r * cos(angle))} {svg.num(y + r * sin(angle))}"
        d += f"A{svg.num(r * 0.53)} {svg.num(r * 0.53)} 0 0 1 "
    d += f"{svg.num(x + r)} {svg.num(y)}Z"
    return svg.path(d, "f-grass s-room-outdoor-ink w11")


def _bed() -> str:
    ink = "s-room-sleeping-ink w11"
    body = svg.rect(14, 14, 58, 42, f"f-paper {ink}", 3)
    return body + svg.rect(18, 18, 13, 15, ink, 2) + svg.rect(18, 37, 13, 15, ink, 2)


def _table() -> str:
    ink = "f-paper s-room-food-ink w11"
    body = ""
    for i in range(6):
        body += svg.circle(U + 26 * cos(i * pi / 3), U + 26 * sin(i * pi / 3), 6, ink)
    return body + svg.circle(U, U, 18, ink) + svg.circle(U, U, 12, "s-room-food-ink w06")


# --- doors and fences ---------------------------------------------------------------------------


def door_middle(t: Turned, k: int) -> Point:
    """Where a door is, in units from the corner of the box."""
    side = t.door_side[k]
    return (
        (t.door_x[k] + 0.5 + STEP_X[side] / 2) * U,
        (t.door_y[k] + 0.5 + STEP_Y[side] / 2) * U,
    )


def _gaps(t: Turned, kind: str) -> str:
    """An opening in the wall for each door; stairs lead from one level to the other."""
    body = ""
    for k in range(len(t.door_x)):
        x, y = door_middle(t, k)
        side = t.door_side[k]
        wash = "downstairs" if t.tile == STAIRS and t.door_level[k] == 1 else kind
        depth, half = WALL + 4, 13
        if side in (NORTH, SOUTH):
            top = y if side == NORTH else y - depth
            body += svg.rect(x - half, top, 2 * half, depth, f"f-room-{wash}")
        else:
            left = x - depth if STEP_X[side] > 0 else x
            body += svg.rect(left, y - half, depth, 2 * half, f"f-room-{wash}")
    return body


def _fence(t: Turned) -> str:
    """Pickets instead of stone, from post to post (A-44)."""
    if t.fence < 0:
        return ""
    posts = _posts(t)
    line = "M" + "L".join(f"{svg.num(x)} {svg.num(y)}" for x, y in posts)
    body = svg.path(line, "s-room-outdoor", f' stroke-width="{WALL + 2}" stroke-linecap="butt"')
    body += svg.path(line, "s-roof w26")
    return body + "".join(svg.rect(x - 3, y - 3, 6, 6, "f-paper s-ink w11", 1) for x, y in posts)


def _posts(t: Turned) -> list[Point]:
    half = WALL / 2
    if t.disc:
        r = t.disc * U / 2 - half
        turns = [pi * q / 180 for q in range(-60, 61, 10)]
        return [(t.disc * U / 2 + r * sin(a), t.disc * U / 2 - r * cos(a)) for a in turns]
    w = t.width * U
    ring: list[Point] = [(6, half), (w - 6, half)]
    if t.halves:
        ring = [(half + 1, U), (U, half + 1), (w - U, half + 1), (w - half - 1, U)]
    posts: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(ring):
        n = max(2, round(hypot(bx - ax, by - ay) / (U / 2)))
        posts += [(ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(n)]
    return [*posts, ring[-1]]
