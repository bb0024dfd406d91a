"""Where things lie, in units of the drawing: the court in three densities.

A unit is a pixel on the stage that a density is made for: wide 848 x 764, middle 768 x 564, compact
(a phone) 390 x 440. `Sizes.least` says how far a stage may be smaller before its smallest text
falls below 12 pixels, or its smallest icon below 16.
"""

from dataclasses import dataclass
from typing import Final

from palatine.games.louis.board import CELL_OF, OUR_DATA

Point = tuple[float, float]

_SMALLEST_TEXT: Final = 12  # pixels
_SMALLEST_ICON: Final = 16


@dataclass(frozen=True)
class Sizes:
    """One density. All places on a tile are counted from its middle."""

    end: str  # of the names of its symbols
    width: int
    height: int
    cell: Point
    tile: Point
    bed: Point  # of a garden
    smallest: int  # text, in units
    icon: float  # of conditions, rewards, piles
    number: Point  # the red roundel
    number_radius: float
    portrait: Point
    portrait_scale: float
    name: float  # its line
    name_class: str
    foot: float  # upper edge of condition and reward
    foot_height: float
    markers: Point  # the first of them
    marker_step: float
    marker_radius: float
    digits: str  # class of their numbers
    louis: Point
    louis_radius: float
    chip_scale: float
    card: Point  # a deck in a garden

    @property
    def least(self) -> float:
        """Pixels a unit below which something would be too small to read."""
        return max(_SMALLEST_TEXT / self.smallest, _SMALLEST_ICON / self.icon)

    def centre(self, row: int, column: int) -> Point:
        """The middle of a cell of the chequer."""
        left = (self.width - 5 * self.cell[0]) / 2
        top = (self.height - 5 * self.cell[1]) / 2
        return left + (column + 0.5) * self.cell[0], top + (row + 0.5) * self.cell[1]

    def tile_centre(self, tile: int) -> Point:
        """The middle of a person's tile."""
        row, column = CELL_OF[tile]
        return self.centre(row, column)


WIDE: Final = Sizes(
    end="",
    width=848,
    height=764,
    cell=(168, 151),
    tile=(158, 139),
    bed=(130, 122),
    smallest=14,
    icon=19,
    number=(-60, -51),
    number_radius=13,
    portrait=(-14, -23),
    portrait_scale=0.79,
    name=34,
    name_class="serif b mid t14 f-ink",
    foot=40,
    foot_height=24,
    markers=(45, -56),
    marker_step=23,
    marker_radius=9.2,
    digits="t16",
    louis=(-58, -4),
    louis_radius=16,
    chip_scale=1.65,
    card=(50, 68),
)
MIDDLE: Final = Sizes(
    end="-m",
    width=768,
    height=564,
    cell=(152, 112),
    tile=(147, 106),
    bed=(122, 76),
    smallest=14,
    icon=19,
    number=(-58, -39),
    number_radius=12,
    portrait=(-32, -16),
    portrait_scale=0.62,
    name=26.5,
    name_class="serif b mid t14 f-ink",
    foot=30.5,
    foot_height=21,
    markers=(36, -42.5),
    marker_step=19,
    marker_radius=8.6,
    digits="t14",
    louis=(-58, 1),
    louis_radius=13,
    chip_scale=1.2,
    card=(36, 50),
)
COMPACT: Final = Sizes(
    end="-c",
    width=390,
    height=440,
    cell=(77, 87),
    tile=(74, 84),
    bed=(66, 68),
    smallest=13,
    icon=17.4,
    number=(-25.5, -30.5),
    number_radius=11,
    portrait=(-14, -16.5),
    portrait_scale=0.43,
    name=18.5,
    name_class="serif mid t13 f-ink",
    foot=21.5,
    foot_height=19,
    markers=(13.5, -32),
    marker_step=16.5,
    marker_radius=7.6,
    digits="t13",
    louis=(-27, -5),
    louis_radius=9.5,
    chip_scale=1.2,
    card=(34, 46),
)
BY_DENSITY: Final = {"wide": WIDE, "middle": MIDDLE, "compact": COMPACT, "thumbnail": COMPACT}

# gaps of the chequer, by what lies there (L-120). The markers of the four gaps next to the centre
# (L-123) stand with their players; the gaps hold what else has no place on the board.
HEAPS: Final[dict[str, list[list[int]]]] = OUR_DATA["board"]["chips"]
INTRIGUE_GAP: Final[list[int]] = OUR_DATA["board"]["intrigue_deck"]
CENTRE: Final[list[int]] = OUR_DATA["board"]["played_cards"]
ARMS_GAP, INFLUENCE_GAP, BANK_GAP, MISSION_GAP = OUR_DATA["board"]["general_supplies"]
FOUNTAIN: Final = [0, 4]
