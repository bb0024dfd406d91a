"""Between Two Castles for thinking: the faces of the pieces and the cards as rows of numbers, and
the grid that a castle is thought about on."""

from typing import Final

from palatine.core.native import Row, row
from palatine.games.between.castle import Castle, line_of
from palatine.games.between.parts import (
    BLUE,
    BOTH_WAYS,
    CARD_METRICS,
    HANGING_OF,
    LEVELS_OF,
    OFFSETS,
    POINTS_OF,
    SCORES_BY,
    THRONE_RING,
    THRONE_SPOTS,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
    WANTS,
    cell_at,
    x_of,
    y_of,
)

WIDTH: Final = 64
MIDDLE: Final = 1695  # the throne's left half: 26 rows of 64, and 31
GROUND: Final = 1664  # places of ground level are those from here ...
ABOVE: Final = 1728  # ... to here
AREA: Final = 3392  # 53 rows
REACH: Final = 24  # steps from the throne room that fit, with room for one tile more
VOID: Final = 151  # no piece
NONE: Final = 99  # matches nothing

_HANG_NONE: Final = 4  # bare walls, in a row of five
_FACES: Final = 150  # pieces with a face of their own; then the throne room and nothing

TYPE: Final[Row] = row(TYPE_OF + [NONE])
HANG: Final[Row] = row([_HANG_NONE if h < 0 else h for h in HANGING_OF] + [_HANG_NONE, _HANG_NONE])
KIND: Final[Row] = row(SCORES_BY + [NONE, NONE])
WANT: Final[Row] = row(WANTS + [NONE, NONE])
PAYS: Final[Row] = row(POINTS_OF + [0, 0])
LEVEL: Final[Row] = row(LEVELS_OF + [0])
SKY: Final[Row] = row([int(blue) for blue in BLUE] + [0])
BOTH: Final[Row] = row([int(both) for both in BOTH_WAYS] + [0, 0])
LINE: Final[Row] = row([line_of(piece) for piece in range(_FACES)])

NEAR: Final[Row] = row([-65, -64, -63, -1, 1, 63, 64, 65])  # what surrounds a place,
BESIDE: Final[Row] = row([-64, -1, 1, 64])  # and what shares an edge with it

# What a food room looks at (B-511, B-512)
ACROSS: Final = 0
UP_DOWN: Final = 1
TWO_BELOW: Final = 2


def _look(offsets: list[int]) -> int:
    if sorted(offsets) == [-1, 1]:
        return ACROSS
    return UP_DOWN if sorted(offsets) == [-1024, 1024] else TWO_BELOW


LOOK: Final[Row] = row([_look(offsets) for offsets in OFFSETS] + [NONE, NONE])


def place_of(cell: int) -> int:
    """A cell of the rules as a place of our grid."""
    return MIDDLE + y_of(cell) * WIDTH + x_of(cell)


def cell_of(place: int) -> int:
    """And back."""
    return cell_at(place % WIDTH - 31, place // WIDTH - 26)


# What a bonus card counts
DISTINCT: Final = 0
UNDERGROUND: Final = 1
HIGH: Final = 2
ROWS: Final = 3
COLUMNS: Final = 4
FIVES: Final = 5
THREES: Final = 6
_THRONE_RING: Final = 7
BY_SHAPE: Final = 8
_BY_TYPE: Final = 9  # counted with the fans of the type
_METRICS: Final[dict[str, int]] = {
    "distinct_types": DISTINCT,
    "below_ground": UNDERGROUND,
    "level_3_up": HIGH,
    "rows": ROWS,
    "columns": COLUMNS,
    "types_with_5": FIVES,
    "types_with_3": THREES,
    "throne_ring": _THRONE_RING,
    "surrounded_8": BY_SHAPE,
    "surrounded_4": BY_SHAPE,
    "throne_edge_types": BY_SHAPE,
}
METRIC: Final[list[int]] = [_METRICS.get(metric, _BY_TYPE) for metric in CARD_METRICS]
RING: Final[list[int]] = [place_of(cell) for cell in THRONE_RING]


def _counted_type(metric: str) -> int:
    """The type that a card counts; TYPES + 1 where it counts something else."""
    name = metric.removeprefix("type:")
    return TYPE_NAMES.index(name) if name in TYPE_NAMES else TYPES + 1


CARD_TYPE: Final[list[int]] = [_counted_type(metric) for metric in CARD_METRICS]
THRONE_PLACES: Final[list[list[int]]] = [
    [place_of(cell) for cell in spots] for spots in THRONE_SPOTS
]


def fits(castle: Castle) -> bool:
    """Whether a castle lies within the grid; those of a game always do."""
    for cell in castle.cells:
        if abs(x_of(cell)) > REACH or abs(y_of(cell)) > REACH:
            return False
    return castle.throne >= 0
