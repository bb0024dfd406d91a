"""Tiles, conditions, chips, markers, Louis, and the rings that the page lights up."""

from typing import Final

from palatine.core import sprite, svg
from palatine.games.louis.art.sizes import COMPACT, MIDDLE, WIDE, Sizes
from palatine.games.louis.names import CHIPS

Part = tuple[str, str]

WASH: Final = {"money": "room-food", "first": "room-activity", "markers": "room-sleeping"}
NEUTRAL_SIGN: Final = 7  # the sign of the neutral player of two
_SIGNS: Final = (1, 2, 3, 4, NEUTRAL_SIGN)


def hit(name: str, x: float, y: float, w: float, h: float, r: float) -> Part:
    """What shows the state of something that can be touched: ring, brackets, refusal, focus."""

    def box(d: float, classes: str) -> str:
        return svg.rect(x - d, y - d, w + 2 * d, h + 2 * d, classes, r + d)

    k = min(w, h) / 5
    corners = (
        f"M{x - 2:g} {y + k:g}V{y - 2:g}H{x + k:g}M{x + w - k:g} {y - 2:g}H{x + w + 2:g}V{y + k:g}"
        f"M{x + w + 2:g} {y + h - k:g}V{y + h + 2:g}H{x + w - k:g}"
        f"M{x + k:g} {y + h + 2:g}H{x - 2:g}V{y + h - k:g}"
    )
    no = (
        f'<g class="hit-no"><rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"'
        ' fill="url(#no)" class="s-oxblood w26"/></g>'
    )
    return svg.part(
        name,
        box(0, "hit-area")
        + box(1, "hit-ring")
        + box(3, "hit-outer")
        + svg.path(corners, "hit-last")
        + no
        + box(2, "hit-focus"),
    )


def _tile(sizes: Sizes) -> str:
    """A personality tile around its middle."""
    w, h = sizes.tile
    r = w / 22
    body = svg.rect(-w / 2, -h / 2, w, h, "f-paper s-ink w15", r)
    if sizes is COMPACT:
        return body
    inner = svg.rect(-w / 2 + 3.5, -h / 2 + 3.5, w - 7, h - 7, "s-ink w06", r - 2)
    return svg.rect(-w / 2 + 3, -h / 2 + 4, w, h, "f-shade", r) + body + inner


def _chip(name: str) -> str:
    """A mission chip, 30 across."""
    fill, ink = ("f-leaf", "c-door") if name == "crown" else ("f-paper", "c-ink")
    return (
        svg.circle(1.5, 2.5, 15, "f-shade")
        + svg.circle(0, 0, 15, f"{fill} s-ink w15")
        + svg.icon(name, 0, 0, 22, ink)
    )


def _any_chip() -> str:
    return svg.circle(0, 0, 15, "f-paper2 s-ink w15 d33") + svg.text(0, 6, "?", "num t18")


def _of_density(sizes: Sizes) -> list[Part]:
    """What is drawn in the units of a density."""
    end = sizes.end
    w, h = sizes.tile
    bed_w, bed_h = sizes.bed
    made = [
        svg.part(f"louis_tile{end}", _tile(sizes)),
        svg.part(
            f"louis_number{end}", svg.circle(0, 0, sizes.number_radius, "f-crimson s-ink w11")
        ),
        svg.part(
            f"louis_louis{end}",
            svg.circle(0, 0, sizes.louis_radius, "f-leaf s-ink w15")
            + svg.icon("louis", 0, 0, max(sizes.icon, sizes.louis_radius * 1.6), "c-door"),
        ),
        hit(f"louis_hit{end}", -w / 2, -h / 2, w, h, w / 22),
        hit(f"louis_hit-bed{end}", -bed_w / 2, -bed_h / 2, bed_w, bed_h, 8),
        hit(f"louis_hit-pile{end}", -bed_w / 6, -bed_h / 2, bed_w / 3, bed_h, 4),
    ]
    for sign in _SIGNS:
        made.append(svg.part(f"louis_mark-{sign}{end}", sprite.marker(sign, sizes.marker_radius)))
    return made


def parts() -> list[Part]:
    """All small things."""
    made = [part for sizes in (WIDE, MIDDLE, COMPACT) for part in _of_density(sizes)]
    made += [svg.part("louis_chip-any", _any_chip()), hit("louis_hit-card", 0, 0, 74, 104, 6)]
    for name in (*CHIPS, "any"):
        body = _chip(name) if name != "any" else _any_chip()
        made.append(svg.symbol(f"louis_coin-{name}", 32, 32, svg.at(15.5, 15, body)))
    made += [svg.part(f"louis_chip-{name}", _chip(name)) for name in CHIPS]
    return made
