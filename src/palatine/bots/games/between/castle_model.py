"""A castle of Between Two Castles to think with: the same rules as games/between/scoring.py, told
as what one more tile would change, so that a castle can be completed in thought in no time. A
test holds both to the same points."""

from palatine.bots.games.between.cards import CardsModel, by_cards
from palatine.bots.games.between.tables import (
    ABOVE,
    ACROSS,
    AREA,
    BESIDE,
    BOTH,
    CARD_TYPE,
    GROUND,
    HANG,
    KIND,
    LEVEL,
    LINE,
    LOOK,
    NEAR,
    PAYS,
    SKY,
    THRONE_PLACES,
    TWO_BELOW,
    TYPE,
    UP_DOWN,
    VOID,
    WANT,
    WIDTH,
    cell_of,
    place_of,
)
from palatine.core.native import Row, copied, i64, row
from palatine.games.between.castle import Castle
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_ANY,
    AROUND_HANGING,
    ATTENDANT_HANGING,
    CARD_POINTS,
    COLUMN,
    ELSE_POINTS,
    FIXED,
    IN_CASTLE,
    LINKED,
    ROOMS,
    ROOMS_BELOW,
    SLEEPING,
    SPECIALTY,
    SPOTS,
    THRONE,
    THRONE_HANGING,
    THRONE_POINTS,
    THRONE_WANTS,
    TYPE_OF,
    TYPES,
    UNDER,
    UPPER,
)


class CastleModel(CardsModel):
    """A castle that is built on in thought; `copy` before trying something.

    grid: the piece on every place. upper, under: the spaces for tiles of ground level or above and
    for underground ones. fans: by type, what outdoor rooms pay for one more of it. utilities and
    columns: places of rooms that look further than around them.
    """

    def __init__(self, castle: Castle, connects: bool, model: "CastleModel | None" = None) -> None:
        self.founded = castle  # what stands in the state
        self.connects = connects
        if model is None:
            self.start(castle)
        else:
            self.take(model)

    def start(self, castle: Castle) -> None:
        """Read the castle, tile by tile."""
        self.grid: Row = row([VOID] * AREA)
        self.tall = row([0] * WIDTH)
        self.counts = row(castle.counts)
        self.hangings: Row = row([0] * 5)
        self.fans: Row = row([0] * (TYPES + 2))  # the last for cards that name no type
        self.served: Row = row([0] * 5)  # attendants by hanging
        self.tiles = []
        self.utilities: list[int] = []
        self.columns: list[int] = []
        self.attendants: tuple[int, ...] = castle.attendants
        self.cards = ()
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

    def take(self, model: "CastleModel") -> None:
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

    def copy(self) -> "CastleModel":
        return CastleModel(self.founded, self.connects, self)

    def note(self, place: int, piece: int) -> None:
        """A tile is there: all that is kept about it but the spaces."""
        self.grid[place] = piece
        self.tall[place % WIDTH] += 1
        if piece == THRONE:
            return
        self.tiles.append(place)
        self.hangings[HANG[piece]] += 1
        kind = KIND[piece]
        if kind == IN_CASTLE:
            self.fans[WANT[piece]] += PAYS[piece]
        elif kind == LINKED:
            self.utilities.append(place)
        elif kind == COLUMN or kind == ROOMS_BELOW:
            self.columns.append(place)

    # --- building -----------------------------------------------------------------------------

    def put(self, place: int, piece: int) -> None:
        """B-208  One tile more; its bonus is somebody else's business."""
        self.counts[LINE[piece]] += 1
        self.note(place, piece)
        if place < GROUND:
            self.under.remove(place)
            self.open(place - 1)
            self.open(place + 1)
            self.open(place - WIDTH)
            self.open(place + WIDTH)
            return
        self.upper.remove(place)
        if SKY[piece] == 0:
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
        self.fans[CARD_TYPE[card]] += CARD_POINTS[card]

    def spaces(self, piece: int) -> list[int]:
        """B-303 ... B-310  Where a piece may go; not to be edited."""
        levels = LEVEL[piece]
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
        kind = KIND[piece]
        of_type = TYPE[piece]
        points = self.fans[of_type] + self.served[HANG[piece]]
        if kind == IN_CASTLE:
            points += PAYS[piece] * self.found(WANT[piece], of_type)
        elif kind == ALL_TYPES:
            points += PAYS[piece] if self.missing() == 0 else ELSE_POINTS[piece]
        elif kind == FIXED:
            points += PAYS[piece]
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
        of_type = TYPE[piece]
        points = self._around(at, piece) + self._beside(at, piece)
        column = at % WIDTH
        for other in self.columns:
            if other % WIDTH == column:
                points += self._in_sight(other, at, of_type)
        if KIND[piece] == COLUMN:
            points += PAYS[piece] * self._seen_from(at, WANT[piece], BOTH[piece] == 1)
        elif KIND[piece] == ROOMS_BELOW:
            points += self.tall[column]
        elif KIND[piece] == LINKED:
            points += PAYS[piece] * self.linked(place, WANT[piece])
        for other in self.utilities:
            if WANT[grid[other]] == of_type:
                points += self._joined(other, place, piece)
        for spot in THRONE_PLACES[self.throne]:
            if spot == place and TYPE_OF[piece] in THRONE_WANTS[self.throne]:
                points += THRONE_POINTS
        if self.cards:
            points += by_cards(self, place, piece)
        return points

    def _around(self, at: i64, piece: int) -> i64:
        """B-521, B-561, B-703  Living rooms, corridors and grand foyers, both ways."""
        grid = self.grid
        of_type = TYPE[piece]
        hanging = HANG[piece]
        kind = KIND[piece]
        want = WANT[piece]
        points: i64 = 0
        met: i64 = 0
        throne = False
        for i in range(8):
            other = grid[at + NEAR[i]]
            if other == VOID:
                continue
            if other == THRONE:
                throne = True
                continue
            sort = KIND[other]
            if sort == AROUND:
                points += PAYS[other] if WANT[other] == of_type else 0
            elif sort == AROUND_HANGING:
                points += 1 if WANT[other] == hanging else 0
            elif sort == AROUND_ANY:
                points += 1
            if kind == AROUND:
                met += 1 if TYPE[other] == want else 0
            elif kind == AROUND_HANGING:
                met += 1 if HANG[other] == want else 0
            elif kind == AROUND_ANY:
                met += 1
        if throne and self._throne_counts(kind, want):
            met += 1
        return points + PAYS[piece] * met

    def _throne_counts(self, kind: i64, want: i64) -> bool:
        """B-524, B-562, B-703  Whether a room beside the throne room is paid for it."""
        if kind == AROUND:
            return want == SPECIALTY
        if kind == AROUND_HANGING:
            return want == THRONE_HANGING[self.throne]
        return kind == AROUND_ANY

    def _beside(self, at: i64, piece: int) -> i64:
        """B-511, B-512  Food rooms, both ways."""
        of_type = TYPE[piece]
        points = self._fed(at - 1, of_type, ACROSS) + self._fed(at + 1, of_type, ACROSS)
        points += self._fed(at - WIDTH, of_type, UP_DOWN)
        points += self._fed(at + WIDTH, of_type, UP_DOWN)
        points += self._fed(at + WIDTH, of_type, TWO_BELOW)
        points += self._fed(at + 2 * WIDTH, of_type, TWO_BELOW)
        if KIND[piece] != SPOTS:
            return points
        look = LOOK[piece]
        one = at - 1 if look == ACROSS else at - WIDTH
        two = at + 1 if look == ACROSS else (at + WIDTH if look == UP_DOWN else one - WIDTH)
        met: i64 = 0
        met += 1 if TYPE[self.grid[one]] == WANT[piece] else 0
        met += 1 if TYPE[self.grid[two]] == WANT[piece] else 0
        return points + PAYS[piece] * met

    def _fed(self, at: i64, of_type: i64, look: i64) -> i64:
        """What the food room on a place pays for this type if it looks there."""
        food = self.grid[at]
        if KIND[food] == SPOTS and WANT[food] == of_type and LOOK[food] == look:
            return PAYS[food]
        return 0

    def _in_sight(self, other: int, at: i64, of_type: i64) -> i64:
        """B-571 ... B-573, B-702  What a room of the same column makes of a tile there."""
        looker = self.grid[other]
        if KIND[looker] == ROOMS_BELOW:
            return 1 if at < other else 0
        if WANT[looker] == of_type and (at > other or BOTH[looker] == 1):
            return PAYS[looker]
        return 0

    def _seen_from(self, at: i64, wanted: i64, both_ways: bool) -> i64:
        """B-571 ... B-573  Rooms of a type in the column; A-05: the throne room is one."""
        met: i64 = 0
        column = at % WIDTH
        grid = self.grid
        for other in self.tiles:
            if other % WIDTH == column and (both_ways or other > at):
                met += 1 if TYPE[grid[other]] == wanted else 0
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
                there = here + BESIDE[i]
                piece = grid[there]
                if TYPE[piece] != wanted:
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
        wanted = TYPE[piece]
        touches = False
        at: i64 = place
        for i in range(4):
            there = at + BESIDE[i]
            if there == utility or TYPE[grid[there]] == wanted:
                touches = True
        if not touches:
            return 0
        before = self.linked(utility, wanted)
        grid[place] = piece
        after = self.linked(utility, wanted)
        grid[place] = VOID
        return after - before
