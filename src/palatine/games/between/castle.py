"""One castle: its tiles, where the next may go, and what belongs to its throne room (section 3)."""

from typing import Any, Final

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.native import Row, row
from palatine.games.between.actions import at
from palatine.games.between.parts import (
    BLUE,
    DOWN,
    EDGES,
    LEFT,
    LEVELS_OF,
    RIGHT,
    ROOMS,
    THRONE,
    TYPE_OF,
    TYPES,
    UNDER,
    UP,
    UPPER,
    cell_at,
    y_of,
)

_GROUND: Final = 524_288  # cells of ground level are those from here ...
_ABOVE: Final = 525_312  # ... to here, where the next floor begins
_NEXT: Final = 526_336
_LINES: Final = 10  # counts: the seven types, then fountains, towers, grand foyers


class Castle:
    """Never edited once it stands in a state: `with_tile` and its like give a new one.

    upper, under: the actions of the spaces a tile of ground level or above, or an underground
    one, may go to, by rising cell. counts: tiles by type, then by kind of specialty room.
    """

    def __init__(self, model: "Castle | None" = None) -> None:
        self.throne: int = model.throne if model else -1
        self.cells: dict[int, int] = model.cells.copy() if model else {}
        self.upper: list[Action] = model.upper.copy() if model else []
        self.under: list[Action] = model.under.copy() if model else []
        self.counts: list[int] = model.counts.copy() if model else [0] * _LINES
        self.attendants: tuple[int, ...] = model.attendants if model else ()
        self.cards: tuple[int, ...] = model.cards if model else ()
        self.facts: Row = row([])  # what learners are told (facts.py), once it was asked for
        self.points: Row = row([])  # the score sheet, likewise

    def clone(self) -> "Castle":
        return Castle(self)

    def spaces(self, piece: int) -> list[Action]:
        """B-303 ... B-310  Where a piece may be placed; never empty (B-311)."""
        levels = LEVELS_OF[piece]
        if levels == UPPER:
            return self.upper.copy()
        if levels == UNDER:
            return self.under.copy()
        return self.under + self.upper

    def with_tile(self, cell: int, piece: int) -> "Castle":
        """The castle after a piece is placed: B-208, it never moves again."""
        copy = self.clone()
        copy.cells[cell] = piece
        copy.counts[line_of(piece)] += 1
        copy.close(cell)
        copy.open_around(cell, BLUE[piece])
        return copy

    def with_attendant(self, kind: int) -> "Castle":
        """B-405  One more attendant on the throne room."""
        copy = self.clone()
        copy.attendants = tuple(sorted(self.attendants + (kind,)))
        return copy

    def with_card(self, card: int) -> "Castle":
        """B-406  One more bonus card under the castle."""
        copy = self.clone()
        copy.cards = tuple(sorted(self.cards + (card,)))
        return copy

    def close(self, cell: int) -> None:
        """The space is taken."""
        spaces = self.under if cell < _GROUND else self.upper
        for i in range(len(spaces)):
            if spaces[i].c == cell:
                spaces.pop(i)
                return

    def open_around(self, cell: int, blue: bool) -> None:
        """The spaces that a new tile opens: B-303 beside it, B-304 above it, B-309 no sky above.

        A-09: above an underground tile, too. A-08: a space never lies under a room.
        """
        if cell < _GROUND:
            self.open(cell + LEFT)
            self.open(cell + RIGHT)
            self.open(cell + DOWN)
            self.open(cell + UP)
            return
        if not blue:
            self.open(cell + UP)
        if cell < _ABOVE:
            self.open(cell + LEFT)
            self.open(cell + RIGHT)
            self.open(cell + DOWN)

    def open(self, cell: int) -> None:
        """A space from now on, unless it is taken or open already."""
        if cell in self.cells:
            return
        spaces = self.under if cell < _GROUND else self.upper
        i = len(spaces)
        while i > 0 and spaces[i - 1].c >= cell:
            i -= 1
        if i == len(spaces) or spaces[i].c != cell:
            spaces.insert(i, at(cell))

    def reopen(self) -> None:
        """Find the spaces anew, as after a tile was taken away."""
        self.upper = []
        self.under = []
        for cell, piece in sorted(self.cells.items()):
            self.open_around(cell, BLUE[piece])
            if _ABOVE <= cell < _NEXT:  # of a room whose ground floor was taken away
                self.open(cell + DOWN)

    def supports(self, cell: int) -> bool:
        """B-304, B-309  Whether a tile may stand on what is here."""
        piece = self.cells.get(cell, -1)
        return piece >= 0 and not BLUE[piece]

    def rooms(self) -> int:
        """How many rooms it has; the throne room is one (A-03)."""
        return len(self.cells) - 1

    def to_json(self) -> list[Any]:
        return [
            self.throne,
            [[c, p] for c, p in sorted(self.cells.items()) if p != THRONE],
            list(self.attendants),
            list(self.cards),
        ]


def line_of(piece: int) -> int:
    """The place of a piece in `counts`."""
    return TYPE_OF[piece] if piece < ROOMS else TYPES + piece - ROOMS


def founded(throne: int) -> Castle:
    """B-108, B-301  A castle that is a throne room only, two spaces wide."""
    castle = Castle()
    castle.throne = throne
    for x in (0, 1):
        castle.cells[cell_at(x, 0)] = THRONE
    castle.reopen()
    return castle


def castle_of(throne: int, tiles: list[tuple[int, int]]) -> Castle:
    """A castle with these tiles (cell and piece), legal or not."""
    castle = founded(throne)
    for cell, piece in tiles:
        castle.cells[cell] = piece
        castle.counts[line_of(piece)] += 1
    castle.reopen()
    return castle


def castle_from_json(j: list[Any]) -> Castle:
    """Read back what `to_json` wrote."""
    if j[0] < 0:
        return Castle()
    castle = castle_of(j[0], [(cell, piece) for cell, piece in j[1]])
    castle.attendants = tuple(j[2])
    castle.cards = tuple(j[3])
    return castle


def why_not_at(castle: Castle, cell: int, piece: int) -> NotLegal | None:
    """B-303 ... B-310  The first rule that a piece on this cell would break."""
    cells = castle.cells
    if cell in cells:
        return NotLegal("B-208", "between-why-taken")
    if not any(cell + step in cells for step in EDGES):
        return NotLegal("B-303", "between-why-alone")
    return why_not_here(castle, cell, piece)


def why_not_here(castle: Castle, cell: int, piece: int) -> NotLegal | None:
    """B-304 ... B-310  The same without its neighbours: support, level, open sky."""
    cells = castle.cells
    y = y_of(cell)
    if y > 0 and cell + DOWN not in cells:
        return NotLegal("B-304", "between-why-no-support")
    levels = LEVELS_OF[piece]
    if y < 0 and levels == UPPER:
        rule = "B-310" if piece >= ROOMS else "B-307"
        return NotLegal(rule, "between-why-underground")
    if y >= 0 and levels == UNDER:
        return NotLegal("B-308", "between-why-only-underground")
    if (y > 0 and not castle.supports(cell + DOWN)) or (BLUE[piece] and cell + UP in cells):
        return NotLegal("B-309", "between-why-open-to-sky")
    return None
