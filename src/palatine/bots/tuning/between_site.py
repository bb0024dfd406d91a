"""A castle of Between Two Castles to think with: the same rules as games/between/scoring.py, told
as what one more tile would change, so that a castle can be completed in thought in no time.

A test holds both to the same points.
"""

from typing import Final

from palatine.core.native import Row, copied, i64, row
from palatine.games.between.cards import card_points
from palatine.games.between.castle import Castle, line_of
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_ANY,
    AROUND_HANGING,
    ATTENDANT_HANGING,
    BLUE,
    BOTH_WAYS,
    CARD_METRICS,
    CARD_POINTS,
    COLUMN,
    ELSE_POINTS,
    FIXED,
    HANGING_OF,
    IN_CASTLE,
    LEVELS_OF,
    LINKED,
    OFFSETS,
    POINTS_OF,
    ROOMS,
    ROOMS_BELOW,
    SCORES_BY,
    SLEEPING,
    SPECIALTY,
    SPOTS,
    THRONE,
    THRONE_HANGING,
    THRONE_POINTS,
    THRONE_RING,
    THRONE_SPOTS,
    THRONE_WANTS,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
    UNDER,
    UPPER,
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

_TYPE: Final[Row] = row(TYPE_OF + [NONE])
_HANG: Final[Row] = row([_HANG_NONE if h < 0 else h for h in HANGING_OF] + [_HANG_NONE, _HANG_NONE])
_KIND: Final[Row] = row(SCORES_BY + [NONE, NONE])
_WANT: Final[Row] = row(WANTS + [NONE, NONE])
_PAYS: Final[Row] = row(POINTS_OF + [0, 0])
_LEVEL: Final[Row] = row(LEVELS_OF + [0])
_BLUE: Final[Row] = row([int(blue) for blue in BLUE] + [0])
_BOTH: Final[Row] = row([int(both) for both in BOTH_WAYS] + [0, 0])
_LINE: Final[Row] = row([line_of(piece) for piece in range(_FACES)])

_NEAR: Final[Row] = row([-65, -64, -63, -1, 1, 63, 64, 65])  # what surrounds a place,
_BESIDE: Final[Row] = row([-64, -1, 1, 64])  # and what shares an edge with it

# What a food room looks at (B-511, B-512)
_ACROSS: Final = 0
_UP_DOWN: Final = 1
_TWO_BELOW: Final = 2


def _look(offsets: list[int]) -> int:
    if sorted(offsets) == [-1, 1]:
        return _ACROSS
    return _UP_DOWN if sorted(offsets) == [-1024, 1024] else _TWO_BELOW


_LOOK: Final[Row] = row([_look(offsets) for offsets in OFFSETS] + [NONE, NONE])


def place_of(cell: int) -> int:
    """A cell of the rules as a place of our grid."""
    return MIDDLE + y_of(cell) * WIDTH + x_of(cell)


def cell_of(place: int) -> int:
    """And back."""
    return cell_at(place % WIDTH - 31, place // WIDTH - 26)


# What a bonus card counts
_DISTINCT: Final = 0
_UNDERGROUND: Final = 1
_HIGH: Final = 2
_ROWS: Final = 3
_COLUMNS: Final = 4
_FIVES: Final = 5
_THREES: Final = 6
_THRONE_RING: Final = 7
_BY_SHAPE: Final = 8
_BY_TYPE: Final = 9  # counted with the fans of the type
_METRICS: Final[dict[str, int]] = {
    "distinct_types": _DISTINCT,
    "below_ground": _UNDERGROUND,
    "level_3_up": _HIGH,
    "rows": _ROWS,
    "columns": _COLUMNS,
    "types_with_5": _FIVES,
    "types_with_3": _THREES,
    "throne_ring": _THRONE_RING,
    "surrounded_8": _BY_SHAPE,
    "surrounded_4": _BY_SHAPE,
    "throne_edge_types": _BY_SHAPE,
}
_METRIC: Final[list[int]] = [_METRICS.get(metric, _BY_TYPE) for metric in CARD_METRICS]
_RING: Final[list[int]] = [place_of(cell) for cell in THRONE_RING]


def _counted_type(metric: str) -> int:
    """The type that a card counts; TYPES + 1 where it counts something else."""
    name = metric.removeprefix("type:")
    return TYPE_NAMES.index(name) if name in TYPE_NAMES else TYPES + 1


_CARD_TYPE: Final[list[int]] = [_counted_type(metric) for metric in CARD_METRICS]
_SPOTS: Final[list[list[int]]] = [[place_of(cell) for cell in spots] for spots in THRONE_SPOTS]


def fits(castle: Castle) -> bool:
    """Whether a castle lies within the grid; those of a game always do."""
    for cell in castle.cells:
        if abs(x_of(cell)) > REACH or abs(y_of(cell)) > REACH:
            return False
    return castle.throne >= 0


class Site:
    """A castle that is built on in thought; `copy` before trying something.

    grid: the piece on every place. upper, under: the spaces for tiles of ground level or above and
    for underground ones. fans: by type, what outdoor rooms pay for one more of it. utilities and
    columns: places of rooms that look further than around them.
    """

    def __init__(self, castle: Castle, connects: bool, model: "Site | None" = None) -> None:
        self.founded = castle  # what stands in the state
        self.connects = connects
        if model is None:
            self.start(castle)
        else:
            self.take(model)

    def start(self, castle: Castle) -> None:
        """Read the castle, tile by tile."""
        self.grid: Row = row([VOID] * AREA)
        self.tall: Row = row([0] * WIDTH)  # tiles by column
        self.counts: Row = row(castle.counts)
        self.hangings: Row = row([0] * 5)
        self.fans: Row = row([0] * (TYPES + 2))  # the last for cards that name no type
        self.served: Row = row([0] * 5)  # attendants by hanging
        self.tiles: list[int] = []  # places of the rooms, the throne room left out
        self.utilities: list[int] = []
        self.columns: list[int] = []
        self.attendants: tuple[int, ...] = castle.attendants
        self.cards: tuple[int, ...] = ()
        self.throne = castle.throne
        self.upper = [place_of(space.c) for space in castle.upper]
        self.under = [place_of(space.c) for space in castle.under]
        for kind in castle.attendants:
            self.served[ATTENDANT_HANGING[kind]] += 1
        for card in castle.cards:
            self.keep(card)
        self.hangings[THRONE_HANGING[castle.throne]] += 1
        for cell, piece in castle.cells.items():
            self.note(place_of(cell), piece)

    def take(self, model: "Site") -> None:
        """Become a copy."""
        self.grid = copied(model.grid)
        self.tall = copied(model.tall)
        self.counts = copied(model.counts)
        self.hangings = copied(model.hangings)
        self.fans = copied(model.fans)
        self.served = copied(model.served)
        self.tiles = model.tiles.copy()
        self.utilities = model.utilities.copy()
        self.columns = model.columns.copy()
        self.attendants = model.attendants
        self.cards = model.cards
        self.throne = model.throne
        self.upper = model.upper.copy()
        self.under = model.under.copy()

    def copy(self) -> "Site":
        return Site(self.founded, self.connects, self)

    def note(self, place: int, piece: int) -> None:
        """A tile is there: all that is kept about it but the spaces."""
        self.grid[place] = piece
        self.tall[place % WIDTH] += 1
        if piece == THRONE:
            return
        self.tiles.append(place)
        self.hangings[_HANG[piece]] += 1
        kind = _KIND[piece]
        if kind == IN_CASTLE:
            self.fans[_WANT[piece]] += _PAYS[piece]
        elif kind == LINKED:
            self.utilities.append(place)
        elif kind == COLUMN or kind == ROOMS_BELOW:
            self.columns.append(place)

    # --- building -----------------------------------------------------------------------------

    def put(self, place: int, piece: int) -> None:
        """B-208  One tile more; its bonus is somebody else's business."""
        self.counts[_LINE[piece]] += 1
        self.note(place, piece)
        if place < GROUND:
            self.under.remove(place)
            self.open(place - 1)
            self.open(place + 1)
            self.open(place - WIDTH)
            self.open(place + WIDTH)
            return
        self.upper.remove(place)
        if _BLUE[piece] == 0:
            self.open(place + WIDTH)
        if place < ABOVE:
            self.open(place - 1)
            self.open(place + 1)
            self.open(place - WIDTH)

    def open(self, place: int) -> None:
        """A space from now on, unless it is taken, open already, or out of the grid."""
        if self.grid[place] != VOID:
            return
        column = place % WIDTH
        if column < 2 or column > 61 or place < 3 * WIDTH or place >= AREA - 3 * WIDTH:
            return
        spaces = self.under if place < GROUND else self.upper
        if place not in spaces:
            spaces.append(place)

    def serve(self, kind: int) -> None:
        """B-405  One more attendant."""
        self.attendants = self.attendants + (kind,)
        self.served[ATTENDANT_HANGING[kind]] += 1

    def keep(self, card: int) -> None:
        """B-406  One more bonus card."""
        self.cards = self.cards + (card,)
        self.fans[_CARD_TYPE[card]] += CARD_POINTS[card]

    def spaces(self, piece: int) -> list[int]:
        """B-303 ... B-310  Where a piece may go; not to be edited."""
        levels = _LEVEL[piece]
        if levels == UPPER:
            return self.upper
        if levels == UNDER:
            return self.under
        return self.under + self.upper

    def castle(self) -> Castle:
        """As the rules know it, to be scored; its spaces are not worked out."""
        built = Castle()
        built.throne = self.throne
        cells = self.founded.cells.copy()
        for place in self.tiles[len(cells) - 2 :]:
            cells[cell_of(place)] = self.grid[place]
        built.cells = cells
        built.counts = [self.counts[line] for line in range(TYPES + 3)]
        built.attendants = self.attendants
        built.cards = self.cards
        return built

    # --- what a tile would change -------------------------------------------------------------

    def anywhere(self, piece: int) -> i64:
        """Points that a piece brings wherever it stands."""
        kind = _KIND[piece]
        of_type = _TYPE[piece]
        points = self.fans[of_type] + self.served[_HANG[piece]]
        if kind == IN_CASTLE:
            points += _PAYS[piece] * self.found(_WANT[piece], of_type)
        elif kind == ALL_TYPES:
            points += _PAYS[piece] if self.missing() == 0 else ELSE_POINTS[piece]
        elif kind == FIXED:
            points += _PAYS[piece]
        is_new = piece < ROOMS and of_type != SLEEPING and self.counts[of_type] == 0
        if is_new and self.missing() == 1:  # B-551: the last type that the bedrooms wait for
            points += 3 * self.counts[SLEEPING]
        return points

    def found(self, wanted: i64, more: i64) -> i64:
        """B-541  Rooms of a type, with one of type `more` added."""
        total: i64 = 1 if wanted == more else 0
        if wanted == SPECIALTY:
            return total + self.counts[TYPES] + self.counts[TYPES + 1] + self.counts[TYPES + 2] + 1
        return total + self.counts[wanted]

    def missing(self) -> i64:
        """B-551  How many types but sleeping rooms are not there."""
        lacking: i64 = 0
        for kind in range(TYPES):
            if kind != SLEEPING and self.counts[kind] == 0:
                lacking += 1
        return lacking

    def gain(self, place: int, piece: int) -> int:
        """All points that a piece brings at this place."""
        return self.anywhere(piece) + self.here(place, piece)

    def here(self, place: int, piece: int) -> i64:
        """Points that it brings just there, to itself and to what looks at it."""
        at: i64 = place
        grid = self.grid
        of_type = _TYPE[piece]
        points = self._around(at, piece) + self._beside(at, piece)
        column = at % WIDTH
        for other in self.columns:
            if other % WIDTH == column:
                points += self._in_sight(other, at, of_type)
        if _KIND[piece] == COLUMN:
            points += _PAYS[piece] * self._seen_from(at, _WANT[piece], _BOTH[piece] == 1)
        elif _KIND[piece] == ROOMS_BELOW:
            points += self.tall[column]
        elif _KIND[piece] == LINKED:
            points += _PAYS[piece] * self.linked(place, _WANT[piece])
        for other in self.utilities:
            if _WANT[grid[other]] == of_type:
                points += self._joined(other, place, piece)
        for spot in _SPOTS[self.throne]:
            if spot == place and TYPE_OF[piece] in THRONE_WANTS[self.throne]:
                points += THRONE_POINTS
        if self.cards:
            points += self.by_cards(place, piece)
        return points

    def _around(self, at: i64, piece: int) -> i64:
        """B-521, B-561, B-703  Living rooms, corridors and grand foyers, both ways."""
        grid = self.grid
        of_type = _TYPE[piece]
        hanging = _HANG[piece]
        kind = _KIND[piece]
        want = _WANT[piece]
        points: i64 = 0
        met: i64 = 0
        throne = False
        for i in range(8):
            other = grid[at + _NEAR[i]]
            if other == VOID:
                continue
            if other == THRONE:
                throne = True
                continue
            sort = _KIND[other]
            if sort == AROUND:
                points += _PAYS[other] if _WANT[other] == of_type else 0
            elif sort == AROUND_HANGING:
                points += 1 if _WANT[other] == hanging else 0
            elif sort == AROUND_ANY:
                points += 1
            if kind == AROUND:
                met += 1 if _TYPE[other] == want else 0
            elif kind == AROUND_HANGING:
                met += 1 if _HANG[other] == want else 0
            elif kind == AROUND_ANY:
                met += 1
        if throne and self._throne_counts(kind, want):
            met += 1
        return points + _PAYS[piece] * met

    def _throne_counts(self, kind: i64, want: i64) -> bool:
        """B-524, B-562, B-703  Whether a room beside the throne room is paid for it."""
        if kind == AROUND:
            return want == SPECIALTY
        if kind == AROUND_HANGING:
            return want == THRONE_HANGING[self.throne]
        return kind == AROUND_ANY

    def _beside(self, at: i64, piece: int) -> i64:
        """B-511, B-512  Food rooms, both ways."""
        of_type = _TYPE[piece]
        points = self._fed(at - 1, of_type, _ACROSS) + self._fed(at + 1, of_type, _ACROSS)
        points += self._fed(at - WIDTH, of_type, _UP_DOWN)
        points += self._fed(at + WIDTH, of_type, _UP_DOWN)
        points += self._fed(at + WIDTH, of_type, _TWO_BELOW)
        points += self._fed(at + 2 * WIDTH, of_type, _TWO_BELOW)
        if _KIND[piece] != SPOTS:
            return points
        look = _LOOK[piece]
        one = at - 1 if look == _ACROSS else at - WIDTH
        two = at + 1 if look == _ACROSS else (at + WIDTH if look == _UP_DOWN else one - WIDTH)
        met: i64 = 0
        met += 1 if _TYPE[self.grid[one]] == _WANT[piece] else 0
        met += 1 if _TYPE[self.grid[two]] == _WANT[piece] else 0
        return points + _PAYS[piece] * met

    def _fed(self, at: i64, of_type: i64, look: i64) -> i64:
        """What the food room on a place pays for this type if it looks there."""
        food = self.grid[at]
        if _KIND[food] == SPOTS and _WANT[food] == of_type and _LOOK[food] == look:
            return _PAYS[food]
        return 0

    def _in_sight(self, other: int, at: i64, of_type: i64) -> i64:
        """B-571 ... B-573, B-702  What a room of the same column makes of a tile there."""
        looker = self.grid[other]
        if _KIND[looker] == ROOMS_BELOW:
            return 1 if at < other else 0
        if _WANT[looker] == of_type and (at > other or _BOTH[looker] == 1):
            return _PAYS[looker]
        return 0

    def _seen_from(self, at: i64, wanted: i64, both_ways: bool) -> i64:
        """B-571 ... B-573  Rooms of a type in the column; A-05: the throne room is one."""
        met: i64 = 0
        column = at % WIDTH
        grid = self.grid
        for other in self.tiles:
            if other % WIDTH == column and (both_ways or other > at):
                met += 1 if _TYPE[grid[other]] == wanted else 0
        if wanted == SPECIALTY and (column == 31 or column == 32):
            met += 1 if both_ways or at < GROUND else 0
        return met

    def linked(self, place: int, wanted: i64) -> i64:
        """B-531  Rooms of a type joined to this place; visited ones are lifted and put back."""
        grid = self.grid
        lifted: list[int] = [place]
        pieces: list[int] = [grid[place]]
        grid[place] = VOID
        met: i64 = 0
        throne: i64 = 0
        done = 0
        while done < len(lifted):
            here: i64 = lifted[done]
            done += 1
            for i in range(4):
                there = here + _BESIDE[i]
                piece = grid[there]
                if _TYPE[piece] != wanted:
                    continue
                if piece == THRONE:
                    if not self.connects:
                        continue
                    throne = 1
                else:
                    met += 1
                lifted.append(there)
                pieces.append(piece)
                grid[there] = VOID
        for i in range(len(lifted)):
            grid[lifted[i]] = pieces[i]
        return met + throne

    def _joined(self, utility: int, place: int, piece: int) -> i64:
        """What a utility room gains by a room of its type at this place."""
        grid = self.grid
        wanted = _TYPE[piece]
        touches = False
        at: i64 = place
        for i in range(4):
            there = at + _BESIDE[i]
            if there == utility or _TYPE[grid[there]] == wanted:
                touches = True
        if not touches:
            return 0
        before = self.linked(utility, wanted)
        grid[place] = piece
        after = self.linked(utility, wanted)
        grid[place] = VOID
        return after - before

    def by_cards(self, place: int, piece: int) -> i64:
        """What the bonus cards make of a piece here, those that count a type left out (`fans`)."""
        points: i64 = 0
        for card in self.cards:
            metric = _METRIC[card]
            if metric < _BY_SHAPE:
                points += CARD_POINTS[card] * int(self._pays(metric, place, piece))
            elif metric == _BY_SHAPE:
                points += self._by_shape(card, place, piece)
        return points

    def _pays(self, metric: int, place: int, piece: int) -> bool:
        """B-901, B-903 ... B-906, B-918 ... B-920  Whether it counts one time more."""
        count = self.counts[_LINE[piece]]
        if metric == _DISTINCT:
            return count == 0
        if metric == _UNDERGROUND:
            return place < GROUND
        if metric == _HIGH:
            return place >= ABOVE + WIDTH
        if metric == _COLUMNS:
            return self.tall[place % WIDTH] == 0
        if metric == _ROWS:
            return self._row_is_new(place // WIDTH)
        if metric == _FIVES:
            return count == 4 and piece < ROOMS
        if metric == _THREES:
            return count == 2 and piece < ROOMS
        return place in _RING

    def _row_is_new(self, line: int) -> bool:
        if line == MIDDLE // WIDTH:
            return False
        for other in self.tiles:
            if other // WIDTH == line:
                return False
        return True

    def _by_shape(self, card: int, place: int, piece: int) -> i64:
        """B-914, B-915, B-917  These ask for more than a glance: let the rules count."""
        before = self.castle()
        after = Castle(before)
        after.cells[cell_of(place)] = piece
        return card_points(after, card) - card_points(before, card)


def best_space(site: Site, piece: int) -> tuple[int, int]:
    """Where a piece brings most at once, and how much."""
    best = -1
    most: i64 = -99
    for place in site.spaces(piece):
        points = site.here(place, piece)
        if points > most:
            best, most = place, points
    return best, most + site.anywhere(piece)
