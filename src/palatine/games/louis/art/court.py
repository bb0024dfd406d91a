"""Versailles as a garden plan: beds in the gaps, gravel paths between diagonal neighbours."""

from palatine.core import svg
from palatine.games.louis.art.sizes import CENTRE, COMPACT, FOUNTAIN, MIDDLE, WIDE, Sizes
from palatine.games.louis.board import CELL_OF, NEIGHBOURS
from palatine.games.louis.names import TILES

Part = tuple[str, str]

_GAPS = [(r, c) for r in range(5) for c in range(5) if [r, c] not in CELL_OF]


def _hollowed(width: float, height: float, corner: float) -> str:
    """The outline of a parterre around its middle, with hollowed corners."""
    x, y = width / 2, height / 2
    a, b = svg.num(x), svg.num(y)
    c, d = svg.num(x - corner), svg.num(y - corner)
    return (
        f"M-{a}-{d}Q-{c}-{d}-{c}-{b}H{c}Q{c}-{d} {a}-{d}V{d}Q{c} {d} {c} {b}H-{c}Q-{c} {d}-{a} {d}Z"
    )


def _bed(sizes: Sizes) -> str:
    """A parterre: a hedge, and the lawn within it."""
    width, height = sizes.bed
    corner = min(width, height) / 8
    edge = 12 if sizes is WIDE else 6
    lawn = _hollowed(width - edge, height - edge, corner)
    return (
        svg.path(_hollowed(width, height, corner), "f-room-outdoor s-room-outdoor-ink w11")
        + f'<path d="{lawn}" fill="url(#p-outdoor)" class="s-room-outdoor-ink w06"/>'
    )


def _paths(sizes: Sizes) -> str:
    """L-122  All sixteen links, as gravel with a dotted line."""
    gravel = sizes.cell[0] / 7.5
    lines = ""
    for tile in range(TILES):
        for other in NEIGHBOURS[tile]:
            if tile < other:
                x, y = sizes.tile_centre(tile)
                u, v = sizes.tile_centre(other)
                lines += f"M{svg.num(x)} {svg.num(y)}L{svg.num(u)} {svg.num(v)}"
    return (
        f'<path d="{lines}" class="s-ink" stroke-width="{gravel + 2.5:.1f}"/>'
        f'<path d="{lines}" class="s-path" stroke-width="{gravel:.1f}"/>'
        f'<path d="{lines}" class="s-ink" stroke-width="2" stroke-dasharray=".1 7"/>'
    )


def _court(sizes: Sizes) -> str:
    """Sand to all edges, beds, paths, and the fountain in its corner."""
    bed = f"louis_bed{sizes.end}"
    beds = "".join(svg.use(bed, *sizes.centre(row, column)) for row, column in _GAPS)
    ground = svg.rect(0, 0, sizes.width, sizes.height, "f-sand")
    swan = svg.icon("swan", *sizes.centre(*FOUNTAIN), min(sizes.bed) * 0.36)
    ponds = _pond(sizes, FOUNTAIN) + _pond(sizes, CENTRE)
    return ground + _paths(sizes) + beds + ponds + swan


def _pond(sizes: Sizes, gap: list[int]) -> str:
    """Round water in the middle of a bed."""
    x, y = sizes.centre(*gap)
    radius = min(sizes.bed) * 0.38
    outer = svg.circle(x, y, radius, "f-sky1 s-ink w11")
    return outer + svg.circle(x, y, radius * 0.87, "s-ink w06")


def parts() -> list[Part]:
    """The empty court in all densities."""
    made: list[Part] = []
    for sizes in (WIDE, MIDDLE, COMPACT):
        made.append(svg.part(f"louis_bed{sizes.end}", _bed(sizes)))
        made.append(svg.part(f"louis_court{sizes.end}", _court(sizes)))
    return made
