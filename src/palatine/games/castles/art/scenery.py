"""Small things: the grid, coins, ribbons, the compass, rings of what can be touched."""

from palatine.core import svg
from palatine.games.castles.parts import TYPES

U = 40  # units of a drawing for one cell
WALL = 6.0  # thickness of a wall


def parts() -> list[tuple[str, str]]:
    return [
        svg.pattern("castles_grid", U, U, svg.path(f"M0 0H{U}M0 0V{U}", "s-line w06")),
        svg.part("castles_coin", _coin()),
        svg.part(
            "castles_ribbon", svg.path("M-46-13h92l-8 13 8 13h-92l8-13z", "f-paper s-ink w11")
        ),
        svg.part("castles_seal", _seal()),
        svg.part("castles_compass", _compass()),
        svg.part("castles_door", svg.circle(0, 0, 9, "s-verdigris w26 d33")),
        ("castles_hit", _stretched("castles_hit", _hit())),
        svg.part(
            "castles_spot", svg.circle(0, 0, 11, "hit-area") + svg.circle(0, 0, 8, "hit-ring")
        ),
        *[svg.part(f"castles_sign-{kind}", _sign(kind)) for kind in TYPES],
    ]


def _stretched(name: str, body: str) -> str:
    """A symbol that fills whatever box it is put into."""
    return f'<symbol id="{name}" viewBox="0 0 100 100" preserveAspectRatio="none">{body}</symbol>'


def _sign(kind: str) -> str:
    """The sign of a type, large enough for a castle at a glance."""
    return svg.circle(0, 0, 26, "f-paper") + svg.icon(kind, 0, 0, 40)


def _coin() -> str:
    return svg.circle(0, 0, 10, "f-leaf s-ink w11") + svg.icon("coin", 0, 0, 18, "c-door")


def _seal() -> str:
    return svg.circle(0, 0, 11.5, "f-leaf s-ink w15") + svg.icon("check", 0, 0, 15, "c-door")


def _compass() -> str:
    return (
        svg.circle(0, 0, 30, "f-paper s-ink w11")
        + svg.circle(0, 0, 26, "s-ink w06")
        + svg.path("M0-24L6 0 0 24-6 0z", "f-paper s-ink w11")
        + svg.path("M0-24L6 0H-6z", "f-ink")
        + svg.icon("swan", 0, 45, 22)
    )


def _hit() -> str:
    outer = "M2 2H98V98H2Z"
    ring = "M5 5H95V95H5Z"
    return (
        svg.path(outer, "hit-area", _THIN)
        + svg.path(ring, "hit-ring", _THIN)
        + svg.path(outer, "hit-outer", _THIN)
        + svg.path("M3 20V3H20M97 80V97H80", "hit-last", _THIN)
        + f'<g class="hit-no"><path d="{ring}" fill="url(#no)" class="s-oxblood w26"{_THIN}/></g>'
        + svg.path(outer, "hit-focus", _THIN)
    )


_THIN = ' vector-effect="non-scaling-stroke"'
