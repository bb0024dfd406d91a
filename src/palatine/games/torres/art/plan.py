"""The board from above."""

from palatine.core import sprite, svg
from palatine.games.torres.art.sizes import CELL, PLAN_LEFT, PLAN_TOP, SEATS, STEPS, Part


def parts() -> list[Part]:
    """Board, steps, walls and markers."""
    made = [_plan_board(), *(_step(height) for height in range(1, STEPS + 1))]
    made += [_plan_knight(seat) for seat in SEATS]
    made += [_walls(sides) for sides in range(1, 16)]
    crown = svg.circle(0, 0, 15, "f-leaf s-paper w40") + svg.circle(0, 0, 14, "f-leaf s-ink w15")
    made.append(svg.part("torres_plan-king", crown + svg.icon("king", 0, -1, 20, "c-door")))
    made.append(svg.part("torres_plan-level", svg.circle(0, 0, 9, "f-ink s-paper w11")))
    return made


def _plan_board() -> Part:
    size = 8 * CELL
    x, y = PLAN_LEFT, PLAN_TOP
    lines = "".join(f"M{x + i * CELL} {y}v{size}M{x} {y + i * CELL}h{size}" for i in range(1, 8))
    body = (
        svg.rect(x - 8, y - 8, size + 16, size + 16, "f-paper2 s-ink w15", 3)
        + svg.rect(x, y, size, size, "f-paper s-ink w11")
        + svg.path(lines, "s-line w11")
    )
    for i in range(8):
        middle = i * CELL + CELL // 2
        body += svg.text(x + middle, y + size + 24, "abcdefgh"[i], "serif it mid t14 f-ink2")
        body += svg.text(x - 16, y + middle + 5, str(i + 1), "sans mid t13 f-ink2")
    return svg.part("torres_plan", body)


def _step(height: int) -> Part:
    """A block from above: darker and with one more contour the higher it is."""
    tone = ("stone1", "stone2", "stone3", "rock2")[height - 1]
    half = CELL / 2
    rings = "".join(
        svg.points([(-k, -k), (k, -k), (k, k), (-k, k)])
        for k in (half - 2.6 * i for i in range(1, height))
    )
    body = svg.rect(-half, -half, CELL, CELL, f"f-{tone} s-ink w06")
    return svg.part(
        f"torres_step{height}", body + (svg.path(rings, "s-ink w06 o55") if rings else "")
    )


def _walls(sides: int) -> Part:
    """Outer walls with their doors; the bits say north, east, south, west."""
    h, d = CELL // 2, 6
    walls = (f"M{-h} {-h}H{h}", f"M{h} {-h}V{h}", f"M{-h} {h}H{h}", f"M{-h} {-h}V{h}")
    doors = (f"M{-d} {-h}H{d}", f"M{h} {-d}V{d}", f"M{-d} {h}H{d}", f"M{-h} {-d}V{d}")
    chosen = [i for i in range(4) if sides >> i & 1]
    body = svg.path("".join(walls[i] for i in chosen), "s-ink w26")
    body += svg.path("".join(doors[i] for i in chosen), "s-paper w26", ' stroke-linecap="butt"')
    return svg.part(f"torres_walls{sides}", body)


def _plan_knight(seat: int) -> Part:
    return svg.part(f"torres_plan-knight{seat}", sprite.marker(seat, 11))
