"""What the page may show on a cell; board.css brings it out by custom properties."""

from palatine.core import svg
from palatine.games.torres.art.sizes import HALF, Part, Point, lozenge


def _hit(name: str, ring: str, outer: str, brackets: str, cross: Point) -> Part:
    """The whole cell to be touched; ring, second ring, brackets, cross and focus to be seen."""
    x, y = cross
    body = (
        svg.path(outer, "hit-area")
        + svg.path(ring, "hit-ring")
        + svg.path(outer, "hit-outer")
        + svg.path(brackets, "hit-last")
        + f'<g class="hit-no"><path d="{ring}" fill="url(#no)" class="s-oxblood w26"/>'
        + svg.circle(x, y, 10, "f-paper s-oxblood w26")
        + svg.path(f"M{x - 4} {y - 4}l8 8m0-8l-8 8", "s-oxblood w26")
        + "</g>"
        + svg.path(outer, "hit-focus")
    )
    return svg.part(name, body)


def parts() -> list[Part]:
    """For a cell of either view."""
    iso_brackets = "M-34 -9L-48 0L-34 9M34 -9L48 0L34 9"
    square, outer = (svg.points([(-k, -k), (k, -k), (k, k), (-k, k)]) for k in (HALF - 4, HALF - 1))
    plan_brackets = "M-39 -19V-39H-19M39 19V39H19"
    return [
        _hit("torres_hit", lozenge(0.86), lozenge(0.99), iso_brackets, (26, -14)),
        _hit("torres_plan-hit", square, outer, plan_brackets, (22, -22)),
    ]
