"""Tiles, conditions, chips, markers, Louis, and the rings that the page lights up."""

from palatine.core import sprite, svg
from palatine.games.louis.names import CHIPS

Part = tuple[str, str]

_WASH = {"money": "room-food", "first": "room-activity", "markers": "room-sleeping"}


def hit(name: str, x: float, y: float, w: float, h: float, r: float) -> Part:
    """What shows the state of something that can be touched: ring, brackets, refusal, focus."""

    def box(d: float, classes: str) -> str:
        return svg.rect(x - d, y - d, w + 2 * d, h + 2 * d, classes, r + d)

    k = min(w, h) / 5
    corners = (
        f"M{x - 4:g} {y + k:g}V{y - 4:g}H{x + k:g}M{x + w - k:g} {y - 4:g}H{x + w + 4:g}V{y + k:g}"
        f"M{x + w + 4:g} {y + h - k:g}V{y + h + 4:g}H{x + w - k:g}"
        f"M{x + k:g} {y + h + 4:g}H{x - 4:g}V{y + h - k:g}"
    )
    no = (
        f'<g class="hit-no"><rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"'
        ' fill="url(#no)" class="s-oxblood w26"/></g>'
    )
    return svg.part(
        name,
        box(0, "hit-area")
        + box(2, "hit-ring")
        + box(6, "hit-outer")
        + svg.path(corners, "hit-last")
        + no
        + box(6, "hit-focus"),
    )


def _tile() -> str:
    """A personality tile, 166 x 166 around its middle."""
    return (
        svg.rect(-80, -79, 166, 166, "f-shade", 8)
        + svg.rect(-83, -83, 166, 166, "f-paper s-ink w15", 8)
        + svg.rect(-79, -79, 158, 158, "s-ink w06", 5)
    )


def _condition(kind: str) -> str:
    """A plaque, 46 x 30: colour, sign, and room for a number."""
    x = 0 if kind == "first" else -9
    plate = svg.rect(-23, -15, 46, 30, f"f-{_WASH[kind]} s-ink w15", 4)
    return plate + svg.icon(f"cond-{kind}", x, 0, 24 if kind == "first" else 21)


def _small_condition(kind: str) -> str:
    """The same at the foot of a small tile, 29 x 21."""
    x = 0 if kind == "first" else -5
    plate = svg.path("M-14.500 -10.500H14.500V10.500H-10.500A4 4 0 0 1-14.500 6.500Z", "")
    plate = plate.replace('class=""', f'class="f-{_WASH[kind]} s-ink w11"')
    return plate + svg.icon(f"cond-{kind}", x, 0, 15)


def _chip(name: str) -> str:
    """A mission chip, 30 across."""
    fill, ink = ("f-leaf", "c-door") if name == "crown" else ("f-paper", "c-ink")
    return (
        svg.circle(1.5, 2.5, 15, "f-shade")
        + svg.circle(0, 0, 15, f"{fill} s-ink w15")
        + svg.icon(name, 0, 0, 20, ink)
    )


def _any_chip() -> str:
    return svg.circle(0, 0, 15, "f-paper2 s-ink w15 d33") + svg.text(0, 6, "?", "num t18")


def parts() -> list[Part]:
    """All small things."""
    number = svg.circle(0, 0, 13, "f-crimson s-ink w11")
    louis = svg.circle(0, 0, 19, "f-leaf s-ink w15") + svg.icon("louis", 0, 0, 30, "c-door")
    made = [
        svg.part("louis_tile", _tile()),
        svg.part("louis_tile-c", svg.rect(-33, -41, 66, 82, "f-paper s-ink w15", 5)),
        svg.part("louis_number", number),
        svg.part("louis_louis", louis),
        svg.part(
            "louis_dish",
            svg.circle(0, 0, 44, "f-paper s-ink w11") + svg.circle(0, 0, 40, "s-ink w06"),
        ),
        svg.part("louis_dish-c", svg.circle(0, 0, 21, "f-paper s-ink w11")),
        svg.part(
            "louis_pond",
            svg.circle(0, 0, 52, "f-sky1 s-ink w11") + svg.circle(0, 0, 46, "s-ink w06"),
        ),
        svg.part("louis_pill", svg.rect(-15, -10, 30, 20, "f-paper s-ink w11", 10)),
        svg.part("louis_chip-any", _any_chip()),
        hit("louis_hit", -83, -83, 166, 166, 8),
        hit("louis_hit-c", -33, -41, 66, 82, 5),
        hit("louis_hit-card", 0, 0, 74, 104, 6),
        hit("louis_hit-chip", -15, -15, 30, 30, 15),
    ]
    made += [svg.part(f"louis_chip-{name}", _chip(name)) for name in CHIPS]
    made += [svg.part(f"louis_cond-{kind}", _condition(kind)) for kind in _WASH]
    made += [svg.part(f"louis_cond-{kind}-c", _small_condition(kind)) for kind in _WASH]
    for seat in (1, 2, 3, 4, 7):  # 7: the neutral player of two
        made.append(svg.part(f"louis_mark-{seat}", sprite.marker(seat, 9.5)))
        made.append(svg.part(f"louis_mark-{seat}-c", sprite.marker(seat, 5.8)))
    return made
