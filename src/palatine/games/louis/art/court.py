"""Versailles as a garden plan: beds in the gaps, gravel paths between diagonal neighbours."""

from palatine.core import svg
from palatine.games.louis.art.sizes import COMPACT, FOUNTAIN, WIDE, Sizes
from palatine.games.louis.board import CELL_OF, NEIGHBOURS
from palatine.games.louis.names import TILES

Part = tuple[str, str]

_GAPS = [(r, c) for r in range(5) for c in range(5) if [r, c] not in CELL_OF]


def _bed() -> str:
    """A parterre with hollowed corners, 130 x 130 around its middle."""
    outer = (
        "M-65-49Q-49-49-49-65H49Q49-49 65-49V49Q49 49 49 65H-49Q-49 49-65 49Z",
        "M-57-43Q-43-43-43-57H43Q43-43 57-43V43Q43 43 43 57H-43Q-43 43-57 43Z",
    )
    return svg.path(outer[0], "f-room-outdoor s-room-outdoor-ink w11") + (
        f'<path d="{outer[1]}" fill="url(#p-outdoor)" class="s-room-outdoor-ink w06"/>'
    )


def _small_bed() -> str:
    return svg.rect(-25, -27, 50, 54, "f-room-outdoor s-room-outdoor-ink w11", 9) + (
        '<rect x="-25" y="-27" width="50" height="54" rx="9" fill="url(#p-outdoor)"/>'
    )


def _paths(sizes: Sizes, border: float, gravel: float) -> str:
    """L-122  All sixteen links, as gravel with a dotted line."""
    lines = ""
    for tile in range(TILES):
        for other in NEIGHBOURS[tile]:
            if tile < other:
                x, y = sizes.tile_centre(tile)
                u, v = sizes.tile_centre(other)
                lines += f"M{x} {y}L{u} {v}"
    return (
        f'<path d="{lines}" class="s-ink" stroke-width="{border:g}"/>'
        f'<path d="{lines}" class="s-path" stroke-width="{gravel:g}"/>'
        f'<path d="{lines}" class="s-ink" stroke-width="2" stroke-dasharray=".1 7"/>'
    )


def _court(sizes: Sizes, bed: str, frame: str, border: float, gravel: float) -> str:
    beds = "".join(svg.use(bed, *sizes.centre(row, column)) for row, column in _GAPS)
    x, y = sizes.centre(*FOUNTAIN)
    small = sizes is COMPACT
    fountain = svg.circle(x, y, 18 if small else 36, "f-sky1 s-ink w11")
    fountain += svg.icon("swan", x, y, 20 if small else 32)
    return frame + beds + fountain + _paths(sizes, border, gravel)


def _wide_frame() -> str:
    side = 5 * WIDE.cell[0] + 20
    left, top = WIDE.left - 10, WIDE.top - 10
    return (
        svg.path("M365 52H665", "s-ink w15")
        + svg.path("M365 55.500H665", "s-ink w06")
        + svg.rect(left, top, side, side, "f-sand s-ink w11", 10)
    )


def parts() -> list[Part]:
    """The empty court in both densities."""
    small = svg.rect(0, 0, COMPACT.width, COMPACT.bottom, "f-sand")
    return [
        svg.part("louis_bed", _bed()),
        svg.part("louis_bed-c", _small_bed()),
        svg.part("louis_court", _court(WIDE, "louis_bed", _wide_frame(), 25, 22.5)),
        svg.part("louis_court-c", _court(COMPACT, "louis_bed-c", small, 13, 11)),
    ]
