"""The empty board and the masonry on it, seen from a corner."""

from palatine.core import svg
from palatine.games.torres.art.sizes import (
    HALF_X,
    HALF_Y,
    LEFT,
    RISE,
    SHADOWS,
    STOREYS,
    TOP,
    Part,
    Point,
    lozenge,
    seen,
)


def parts() -> list[Part]:
    """Board, shadows, walls, roofs and the discs for levels."""
    made = [_clip(), _board()]
    for density in ("wide", "compact"):
        made.append(_storey(density))
        made += [_tower(density, height) for height in range(1, STOREYS + 1)]
    made += [_outline(height) for height in range(2, STOREYS + 1)]
    made.append(svg.part("torres_top", svg.path(lozenge(1), "f-stone1 s-ink w15")))
    made += [_shadow(height) for height in range(1, SHADOWS + 1)]
    return [*made, _roundel("wide", 12), _roundel("compact", 19), _ghost()]


def _square(rim: float) -> list[Point]:
    """The corners of the board with a rim so many cells wide."""
    low, high = -rim, 8 + rim
    corners = [seen(low, low), seen(high, low), seen(high, high), seen(low, high)]
    return [(LEFT + x, TOP + y) for x, y in corners]


def _clip() -> Part:
    """Shadows end where the board does."""
    inner = f'<path d="{svg.points(_square(0))}"/>'
    return "torres_clip", f'<clipPath id="torres_clip">{inner}</clipPath>'


def _board() -> Part:
    """The empty board: a slab of paper on stone."""
    rim = _square(0.5)
    (_, (rx, ry), (fx, fy), (lx, ly)) = rim
    edge = f"M{lx} {ly}V{ly + 14}L{fx} {fy + 14}L{rx} {ry + 14}V{ry}L{fx} {fy}Z"
    dark = "".join(
        f"M{LEFT + (x - y) * HALF_X} {TOP + (x + y) * HALF_Y}l52 32l-52 32l-52-32Z"
        for x in range(8)
        for y in range(8)
        if (x + y) % 2
    )
    lines = ""
    for i in range(1, 8):
        x, y = LEFT + i * HALF_X, TOP + i * HALF_Y
        lines += f"M{x} {y}l-416 256M{2 * LEFT - x} {y}l416 256"
    body = (
        svg.path(svg.points([(x + 4, y + 24) for x, y in rim]), "f-shade")
        + svg.path(edge, "f-stone3 s-ink w15")
        + svg.path(svg.points(rim), "f-paper2 s-ink w15")
        + svg.path(svg.points(_square(0)), "f-paper")
        + svg.path(dark, "f-paper2")
        + svg.path(lines, "s-line w11")
        + svg.path(svg.points(_square(0)), "s-ink w15")
    )
    return svg.part("torres_board", body)


def _shadow(height: int) -> Part:
    """What a tower casts on the ground to the right: engraver's hatching."""
    far, aside = 0.30 * height, 0.16 * height
    corners = [
        seen(0.5, -0.5),
        seen(0.5 + far, aside - 0.5),
        seen(0.5 + far, aside + 0.5),
        seen(0.5, 0.5),
    ]
    d = svg.points(corners)
    return svg.part(
        f"torres_shadow{height}", svg.path(d, "f-shade o75") + f'<path d="{d}" fill="url(#hatch)"/>'
    )


def _storey(density: str) -> Part:
    """The two walls one sees of a block; the origin is the middle of the cell it stands on."""
    fine = density == "wide"
    west, south, east = (-HALF_X, 0), (0, HALF_Y), (HALF_X, 0)
    body = ""
    for start, end, stone in ((west, south, "f-stone2"), (south, east, "f-stone3")):
        corners = [_on_wall(start, end, u, w) for u, w in ((0, 0), (1, 0), (1, 1), (0, 1))]
        d = svg.points(corners)
        body += svg.path(d, f"{stone} s-ink w15")
        if fine and stone == "f-stone3":
            body += f'<path d="{d}" fill="url(#hatch)"/>'
        if fine:
            body += svg.path(_courses(start, end), "s-ink w06 o55")
            body += svg.path(_arch(start, end, 0.25, 0.97), "s-ink w06")
        body += svg.path(_arch(start, end, 0.31, 0.86) + "Z", "f-door s-ink w06")
    return svg.part(f"torres_wall-{density}", body)


def _tower(density: str, height: int) -> Part:
    """The walls of so many blocks."""
    walls = (
        f'<use href="#torres_wall-{density}" y="{-storey * RISE}"/>' for storey in range(height)
    )
    return svg.part(f"torres_tower{height}-{density}", "".join(walls))


def _outline(height: int) -> Part:
    """What is left in dots of a tower that is cut down to its first block."""
    x, y, up = HALF_X, HALF_Y, height * RISE
    sides = f"M{-x} 0L0 {y}L{x} 0V{-up}L0 {-up - y}L{-x} {-up}Z"
    rim = f"M{-x} {-up}L0 {y - up}L{x} {-up}M0 {y}V{y - up}"
    return svg.part(f"torres_outline{height}", svg.path(sides + rim, "s-ink2 w15 d26"))


def _on_wall(start: Point, end: Point, along: float, up: float) -> Point:
    """A point of a wall: so far along its foot and so far up a block."""
    (ax, ay), (bx, by) = start, end
    return ax + (bx - ax) * along, ay + (by - ay) * along - up * RISE


def _courses(start: Point, end: Point) -> str:
    """A few joints between stones: enough to say masonry."""
    d = ""
    for u0, u1, w in ((0.03, 0.2, 0.66), (0.8, 0.97, 0.66), (0.1, 0.26, 0.34), (0.74, 0.92, 0.34)):
        (x0, y0), (x1, y1) = _on_wall(start, end, u0, w), _on_wall(start, end, u1, w)
        d += f"M{svg.num(x0)} {svg.num(y0)}L{svg.num(x1)} {svg.num(y1)}"
    return d


def _arch(start: Point, end: Point, edge: float, crown: float) -> str:
    """A round-headed doorway."""
    places = (edge, 0), (edge, 0.42), (edge, crown), (1 - edge, crown), (1 - edge, 0.42)
    a, b, c, d, e, f = (
        " ".join(svg.num(v) for v in _on_wall(start, end, u, w))
        for u, w in (*places, (1 - edge, 0))
    )
    return f"M{a}L{b}C{c} {d} {e}L{f}"


def _roundel(density: str, r: int) -> Part:
    """The dark disc a level is written on."""
    return svg.part(f"torres_level-{density}", svg.circle(0, 0, r, "f-ink s-paper w15"))


def _ghost() -> Part:
    """A block that is not laid yet, on the roof it would lie on."""
    roof = f'<use href="#torres_top" y="{-RISE}"/>'
    return svg.part("torres_towers-ghost", f'<use href="#torres_wall-wide"/>{roof}')
