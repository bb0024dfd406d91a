"""view -> SVG: the court as a garden plan, from edge to edge.

It shows what has a place on the board and nothing else: hands, supplies, scores and counts stand
beside it. What may be touched is marked, and the page does the rest.
"""

from palatine.core import svg
from palatine.core.offer import Appearance, Words
from palatine.games.louis.art import file_symbols, symbols
from palatine.games.louis.art.sizes import BY_DENSITY, WIDE, Sizes
from palatine.games.louis.draw.gaps import Gardens
from palatine.games.louis.draw.rows import draw_column, width_of_column
from palatine.games.louis.draw.tiles import draw_tile
from palatine.games.louis.names import TILES
from palatine.games.louis.state import LouisState


def draw(v: LouisState, words: Words, appearance: Appearance) -> svg.Drawing:
    """The court in one of the densities; a thumbnail has neither names nor numbers."""
    sizes = BY_DENSITY.get(appearance.density, WIDE)
    is_small = appearance.density == "thumbnail"
    picture = svg.Drawing(
        sizes.width,
        sizes.height,
        symbols(),
        words("louis-title", {}),
        least=0 if is_small else round(sizes.least, 3),
    )
    _draw_court(picture, v, sizes, None if is_small else words)
    return picture


def sheet(v: LouisState, words: Words, appearance: Appearance) -> svg.Drawing:
    """A picture for a file: the court, and beside it the viewer's cards and every player."""
    if appearance.density != "wide":
        return draw(v, words, appearance)
    width = WIDE.width + width_of_column(v)
    picture = svg.Drawing(width, WIDE.height, file_symbols(), words("louis-title", {}))
    _draw_court(picture, v, WIDE, words)
    draw_column(picture, v, words)
    return picture


def _draw_court(picture: svg.Drawing, v: LouisState, sizes: Sizes, words: Words | None) -> None:
    picture.add("court", f'<use href="#louis_court{sizes.end}"/>')
    Gardens(picture, v, sizes, words is not None).draw()
    for tile in range(TILES):
        picture.add(f"tile:{tile + 1}", draw_tile(v, tile, sizes, words))
