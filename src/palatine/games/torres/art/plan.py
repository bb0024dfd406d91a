"""The board from above: every block lifts its roof a little, so that heights can be seen."""

from palatine.core import svg
from palatine.games.torres.art.sizes import (
    CELL,
    COMPACT_FEET,
    FEET,
    HALF,
    HIDING,
    LIFT,
    LIFTS,
    SEATS,
    Part,
)

_DARKER = {1: "o55", 2: "o30"}  # low roofs lie in the shade


def parts() -> list[Part]:
    """Board, towers, what they cast, and the disc for a level."""
    made = [_board("framed", framed=True), _board("bare", framed=False)]
    made += [_tower(height) for height in range(1, LIFTS + 1)]
    made += [_shadow(height) for height in range(1, LIFTS + 1)]
    made += [_level("wide", 12), _level("middle", 15), _level("compact", 18)]
    made += [_outline(height) for height in range(HIDING, LIFTS + 1)]
    for figure, down in (("wide", FEET), ("compact", COMPACT_FEET)):
        for kind in ("king", *(f"knight{seat}" for seat in SEATS)):
            body = f'<use href="#torres_{kind}-{figure}" y="{down}"/>'
            made.append(svg.part(f"torres_plan-{kind}-{figure}", body))
    return [*made, _ghost()]


def _board(name: str, framed: bool) -> Part:
    """The empty board, its corner at 0, 0."""
    size = 8 * CELL
    dark = "".join(
        f"M{x * CELL} {y * CELL}h{CELL}v{CELL}h-{CELL}Z"
        for y in range(8)
        for x in range(8)
        if (x + y) % 2
    )
    lines = "".join(f"M{i * CELL} 0v{size}M0 {i * CELL}h{size}" for i in range(1, 8))
    frame = svg.rect(-24, -24, size + 48, size + 48, "f-paper2 s-ink w15", 6) if framed else ""
    body = (
        frame
        + svg.rect(0, 0, size, size, "f-paper")
        + svg.path(dark, "f-paper2")
        + svg.path(lines, "s-line w11")
        + svg.rect(0, 0, size, size, "s-ink w15")
    )
    return svg.part(f"torres_plan-{name}", body)


def _square(half: float, classes: str) -> str:
    return svg.rect(-half, -half, 2 * half, 2 * half, classes)


def _tower(height: int) -> Part:
    """A column: its front wall with doors, its roof, and a contour for every level above the
    first. The origin is the middle of the roof."""
    tall = height * LIFT
    body = svg.rect(-HALF, HALF, CELL, tall, "f-stone3 s-ink w11")
    body += f'<rect x="{-HALF}" y="{HALF}" width="{CELL}" height="{tall}" fill="url(#hatch)"/>'
    joints, doors = "", ""
    for course in range(height):
        foot = HALF + tall - course * LIFT
        joints += f"M{-HALF} {foot}h{CELL}" if course else ""
        for x in (-24.3, 18.2):
            doors += f"M{x} {foot}v-2.4a3 2.7 0 0 1 6 0v2.4z"
    body += (svg.path(joints, "s-ink w06") if joints else "") + svg.path(doors, "f-door")
    body += _square(HALF, "f-stone1 s-ink w11")
    if height in _DARKER:
        body += _square(HALF, f"f-stone3 {_DARKER[height]}")
    rings = "".join(
        svg.points([(-k, -k), (k, -k), (k, k), (-k, k)])
        for k in (HALF - 5.5 - 3 * i for i in range(height - 1))
    )
    body += svg.path(rings, "s-ink w06 o55") if rings else ""
    return svg.part(f"torres_plan-tower{height}", body)


def _shadow(height: int) -> Part:
    """What a tower casts on the ground to its right; the origin is the middle of that cell."""
    place = f'x="{-HALF}" y="{4 - HALF}" width="{9.3 * height:g}" height="{CELL - 4}"'
    body = f'<rect {place} class="f-shade"/><rect {place} fill="url(#hatch)"/>'
    return svg.part(f"torres_plan-shadow{height}", body)


def _level(density: str, r: int) -> Part:
    """The dark disc a level is written on."""
    return svg.part(f"torres_disc-{density}", svg.circle(0, 0, r, "f-ink s-paper w15"))


def _outline(height: int) -> Part:
    """What is left in dots of a tower that has become transparent."""
    body = svg.rect(-HALF, -HALF, CELL, CELL + height * LIFT, "s-ink2 w15 d26")
    return svg.part(f"torres_plan-outline{height}", body)


def _ghost() -> Part:
    """A block that is not laid yet, one step above the roof it would lie on."""
    wall = svg.rect(-HALF, HALF - LIFT, CELL, LIFT, "f-stone3 s-ink w11")
    roof = svg.rect(-HALF, -HALF - LIFT, CELL, CELL, "f-stone1")
    edge = svg.rect(-HALF, -HALF - LIFT, CELL, CELL + LIFT, "s-verdigris w40 d26")
    return svg.part("torres_plan-ghost", wall + roof + edge)
