"""Where things lie, in units of the drawing: the wide sheet, and the compact one for phones."""

from typing import Final

from palatine.games.louis.board import CELL_OF, OUR_DATA

Point = tuple[int, int]


class Sizes:
    """One of the two densities."""

    def __init__(self, width: int, left: int, top: int, cell: Point, tile: Point) -> None:
        self.width = width
        self.left = left
        self.top = top
        self.cell = cell
        self.tile = tile
        self.bottom = top + 5 * cell[1] + (10 if top else 5)

    def centre(self, row: int, column: int) -> Point:
        """The middle of a cell of the chequer."""
        x = self.left + column * self.cell[0] + self.cell[0] // 2
        return x, self.top + row * self.cell[1] + self.cell[1] // 2

    def tile_centre(self, tile: int) -> Point:
        """The middle of a person's tile."""
        return self.centre(*CELL_OF[tile])


WIDE: Final = Sizes(1470, 40, 96, (190, 190), (166, 166))
COLUMN: Final = 1024  # where the column beside the wide court begins
COMPACT: Final = Sizes(360, 5, 5, (70, 90), (66, 82))

# gaps of the chequer, by what lies there (L-120)
SUPPLIES: Final[list[list[int]]] = OUR_DATA["board"]["general_supplies"]
HEAPS: Final[dict[str, list[list[int]]]] = OUR_DATA["board"]["chips"]
INTRIGUE_GAP: Final[list[int]] = OUR_DATA["board"]["intrigue_deck"]
CENTRE: Final[list[int]] = OUR_DATA["board"]["played_cards"]
FOUNTAIN: Final = [0, 4]
