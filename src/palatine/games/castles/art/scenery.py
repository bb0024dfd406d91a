"""Small things: the grid, seals, the compass, discs at doors, rings of what can be touched."""

from palatine.core import svg

U = 40  # units of a drawing for one cell
WALL = 6.0  # thickness of a wall


def parts() -> list[tuple[str, str]]:
    return [
        svg.pattern("castles_grid", U, U, svg.path(f"M0 0H{U}M0 0V{U}", "s-line w06")),
        svg.part("castles_seal", _seal()),
        svg.part("castles_compass", _compass()),
        svg.part("castles_door", svg.circle(0, 0, 12, "f-glow s-verdigris w26 d75")),
        ("castles_hit", _stretched("castles_hit", _hit())),
    ]


def _stretched(name: str, body: str) -> str:
    """A symbol that fills whatever box it is put into."""
    return f'<symbol id="{name}" viewBox="0 0 100 100" preserveAspectRatio="none">{body}</symbol>'


def _seal() -> str:
    return svg.circle(0, 0, 11, "f-leaf s-ink w15") + svg.icon("check", 0, 0, 16, "c-door")


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
