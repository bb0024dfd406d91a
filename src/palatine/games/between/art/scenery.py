"""What makes a row of squares a castle: sky, rock, roofs, turrets; and marks for the page."""

from typing import Final

from palatine.core import svg
from palatine.games.between.art.sizes import ATTENDANT_SIGNS, SIZES, H, Part, W

_CLOUD: Final = "M0 0C-4 -16 18 -24 30 -14C38 -32 70 -28 72 -10C92 -14 98 6 82 8H8C-4 8 -8 2 0 0Z"
_FISH: Final = (
    "M0 0C6 -10 20 -10 24 0C20 10 6 10 0 0ZM24 0H70M32 -9V9M41 -8V8M50 -6V6M59 -4V4"
    "M70 0L80 -9M70 0L80 9"
)


def parts() -> list[Part]:
    """All scenery."""
    return [*_country(), *_roofs(), *_spaces(), *_belongings()]


def _country() -> list[Part]:
    trees = "".join(f"M{x} 0l6 -{14 + x * 7 % 18}l6 {14 + x * 7 % 18}z" for x in range(0, 170, 34))
    fish = svg.path(_FISH, "s-stone1 w15") + svg.circle(9, -2, 2, "f-stone1")
    sun = svg.circle(0, 0, 34, "f-leaf o30") + svg.circle(0, 0, 45, "s-leaf w11 o55 d26")
    hills = "M0 0V-40C60 -110 110 -50 160 -76C240 -150 320 -40 420 -60C520 -90 570 -30 620 -40V0Z"
    hill = svg.path(hills, "f-grass o30")
    shell = "M-14 0C-10 -8 10 -8 14 0M-18 0H18M-8 -5v5M0 -6v6M8 -5v5"
    return [
        svg.part("between_cloud", svg.path(_CLOUD, "f-paper s-ink3 w11 o75")),
        svg.part("between_sun", sun),
        _stretched("between_hills", 620, 110, f'<g transform="translate(0 110)">{hill}</g>'),
        svg.part("between_trees", svg.path(trees, "f-grass s-room-outdoor-ink w06 o55")),
        svg.part("between_fish", f'<g transform="rotate(-8)">{fish}</g>'),
        svg.part("between_shell", svg.path(shell, "s-paper w15 o55")),
    ]


def _stretched(name: str, width: int, height: int, body: str) -> Part:
    """A symbol that fills any box."""
    return name, (
        f'<symbol id="{name}" viewBox="0 0 {width} {height}" preserveAspectRatio="none">'
        f"{body}</symbol>"
    )


def _roofs() -> list[Part]:
    """Caps on walled columns, and bartizans where a wall meets the open air."""
    rows = "".join(f"M{14 + i * 13} -12v12M{20 + i * 12} -23v11" for i in range(8))
    roof = (
        svg.path(f"M-7 0L16 -34H{W - 16}L{W + 7} 0Z", "f-slate s-ink w15")
        + svg.path(f"M2 -12H{W - 2}M9 -23H{W - 9}" + rows, "s-ink w06 o55")
        + svg.path("M53 -2V-20L66 -33L79 -20V-2Z", "f-stone1 s-ink w15")
        + svg.path("M61 -3v-9a5 5 0 0 1 10 0v9z", "f-door s-ink w06")
    )
    chimney = svg.path("M22 -30V-52H36V-34", "f-roof s-ink w15")
    smoke = svg.path("M29 -56c-6 -8 8 -10 2 -19", "s-ink3 w11")
    turret = (
        svg.path("M-11 52L0 70L11 52Z", "f-stone2 s-ink w11")
        + svg.rect(-11, 6, 22, 46, "f-stone1 s-ink w15")
        + svg.path("M-16 6L0 -40L16 6Z", "f-roof s-ink w15")
        + svg.path("M0 -40V-52l12 4l-12 4", "f-leaf s-ink w11")
        + svg.path("M-2.5 34v-8a2.5 2.5 0 0 1 5 0v8z", "f-door s-ink w06")
    )
    return [
        svg.symbol("between_roof", W, H, f'<g transform="translate(0 {H})">{roof}</g>'),
        svg.symbol(
            "between_roof-smoke",
            W,
            H,
            f'<g transform="translate(0 {H})">{chimney + roof + smoke}</g>',
        ),
        svg.symbol("between_turret", 44, H + 56, f'<g transform="translate(22 56)">{turret}</g>'),
    ]


def _spaces() -> list[Part]:
    """A space where a tile may go, and what the page may show on it."""
    inside = f'<rect x="6" y="6" width="{W - 12}" height="{H - 12}" rx="8" class="f-paper o55"/>'
    return [
        svg.symbol("between_open", W, H, inside),
        svg.symbol("between_hit", W, H, _hit(W, H, 8)),
        svg.symbol("between_hit-throne", 2 * W, H, _hit(2 * W, H, 8)),
        svg.symbol("between_hit-card", 74, 104, _hit(74, 104, 3)),
    ]


def _hit(w: int, h: int, inset: int) -> str:
    ring = f"M{inset} {inset}H{w - inset}V{h - inset}H{inset}Z"
    outer = f"M2 2H{w - 2}V{h - 2}H2Z"
    x, y = w / 2, h / 2
    return (
        svg.path(outer, "hit-area")
        + svg.path(ring, "hit-ring")
        + svg.path(outer, "hit-outer")
        + svg.path(f"M3 20V3H20M{w - 3} {h - 20}V{h - 3}H{w - 20}", "hit-last")
        + f'<g class="hit-no"><path d="{ring}" fill="url(#no)" class="s-oxblood w26"/>'
        + svg.circle(x, y, 11, "f-paper s-oxblood w26")
        + svg.path(f"M{x - 4:g} {y - 4:g}l8 8m0-8l-8 8", "s-oxblood w26")
        + "</g>"
        + svg.path(outer, "hit-focus")
    )


def _belongings() -> list[Part]:
    """Attendants as they stand in a throne room of each size; the back of a tile."""
    made = []
    for sign in ATTENDANT_SIGNS:
        for size in SIZES:
            r = size.icon * 0.62
            body = svg.circle(0, 0, r, "f-paper s-ink w15") + svg.icon(sign, 0, 0, size.icon)
            made.append(svg.part(f"between_stands{size.suffix}-{sign}", body))
        body = svg.circle(37, 37, 34, "f-paper s-ink w26") + svg.circle(37, 37, 29, "s-ink w06")
        made.append(svg.symbol(f"between_{sign}", 74, 74, body + svg.icon(sign, 37, 37, 42)))
    back = (
        svg.rect(1, 1, W - 2, H - 2, "f-back s-ink w26", 3)
        + svg.rect(7, 7, W - 14, H - 14, "s-white w06", 2)
        + svg.path(f"M7 7L{W - 7} {H - 7}M{W - 7} 7L7 {H - 7}", "s-white w06 o55")
        + svg.circle(W / 2, H / 2, 26, "f-paper s-ink w11")
        + svg.icon("throne", W / 2, H / 2, 34)
    )
    made.append(svg.symbol("between_back", W, H, back))
    return made
