"""The score sheet of a real table: what a game asks for, what it makes of the answers.

A game gives a subclass of `ScoreSheet`. It reads a *sheet document* (docs/score-sheets.md) and
answers with a `Tally`: the result by the game's own scoring code, and the lines of the sheet. The
room `sheets` turns it into words.
"""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from palatine.core.display import Chip, Summand
from palatine.core.errors import Unsupported
from palatine.core.native import mypyc_attr
from palatine.core.offer import Appearance, Phrase, Words
from palatine.core.result import Result
from palatine.core.rules import Rules
from palatine.core.state import Json, State
from palatine.core.svg import Drawing

S = TypeVar("S", bound=State)
E = TypeVar("E")


# --- what is asked for --------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """One of several things: an answer, a row of a grid, a way, a round."""

    id: str
    label: Phrase
    icon: str = ""


@dataclass(frozen=True)
class Field:
    """Something to be entered. kind, path and `more` are explained in docs/score-sheets.md."""

    kind: str
    path: str
    label: Phrase
    hint: Phrase | None = None
    icon: str = ""
    when: dict[str, str] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    ways: list[Choice] = field(default_factory=list)  # of rounds
    fields: "dict[str, list[Field]]" = field(default_factory=dict)  # of rounds: by way
    labels: dict[str, Phrase] = field(default_factory=dict)  # further words, by name
    names: list[Phrase] = field(default_factory=list)  # of its entries, where they are no players
    more: Json = field(default_factory=dict)  # plain values: least, most, step, shelf ...
    is_spare: bool = False  # few tables need it


@dataclass(frozen=True)
class FormStep:
    """Fields that belong together: one screen of a phone."""

    key: str
    label: Phrase
    icon: str
    fields: list[Field]
    ways: list[str] = field(default_factory=list)  # in which ways it is asked; [] = in all
    hint: Phrase | None = None


@dataclass(frozen=True)
class Form:
    """All that is to be entered. ways: [] where there is only one."""

    steps: list[FormStep]
    ways: list[Choice] = field(default_factory=list)


@dataclass(frozen=True)
class Piece:
    """A tile, card or token that a search field finds."""

    id: str
    name: Phrase
    kind: str = ""
    icon: str = ""
    symbol: str = ""  # of the game's symbols
    box: tuple[float, float] = (0, 0)  # how large the symbol is
    note: Phrase | None = None
    also: list[Phrase] = field(default_factory=list)  # further words by which it is found
    count: int = 1  # how many the box holds
    is_yes: bool = False  # counted 0 or 1
    is_told: bool = False  # another entry tells its count: none is asked for


@dataclass(frozen=True)
class Shelf:
    """Pieces of one sort, with the kinds by which they can be narrowed down."""

    key: str
    title: Phrase
    pieces: list[Piece]
    kinds: list[Choice] = field(default_factory=list)


# --- what is answered ---------------------------------------------------------------------------


@dataclass(frozen=True)
class SheetColumn:
    """A column of the sheet: a player, or a castle that two players share. decides: the seats whose
    result it is."""

    key: str
    title: Phrase
    seats: list[int]
    decides: list[int]


@dataclass(frozen=True)
class SheetRow:
    """A line of the sheet. depth 1: a part of the line above it, not added to the sum."""

    key: str
    label: Phrase
    values: list[int | None]  # by column; None: not entered
    icon: str = ""
    depth: int = 0
    notes: list[Phrase | None] = field(default_factory=list)  # by column: how it came about
    note: Phrase | None = None  # the same for all columns together


@dataclass(frozen=True)
class Missing:
    """Something that is not entered yet."""

    where: str
    step: str
    label: Phrase
    seat: int = -1


@dataclass(frozen=True)
class Tally:
    """What a document comes to.

    result: by the game's own scoring, of what is entered. columns: [] = the players. standing: by
    player, and after them who takes part without a seat, a few words under the name. ties: what put
    equals apart, with its numbers. tie_rule: what would decide. undecided: the ranking still
    depends on something missing.
    """

    names: list[str]
    result: Result
    rows: list[SheetRow]
    columns: list[SheetColumn] = field(default_factory=list)
    sums: list[int] = field(default_factory=list)  # of the columns; [] = the scores
    sum_label: Phrase = field(default_factory=lambda: Phrase("sheet-points"))
    standing: list[Phrase] = field(default_factory=list)
    ties: list[Phrase] = field(default_factory=list)
    tie_rule: Phrase | None = None
    missing: list[Missing] = field(default_factory=list)
    notes: list[Phrase] = field(default_factory=list)


# --- castles built piece by piece ---------------------------------------------------------------


@dataclass(frozen=True)
class BuiltPiece:
    """A piece of a part: where it lies, what it brings and why."""

    at: str
    id: str
    name: Phrase
    points: int
    why: list[Summand]  # what pays how much; where nothing pays, what it waits for
    touch: str = ""
    shelf: str = ""  # of what has no place in the castle (a card)


@dataclass(frozen=True)
class Base:
    """What a castle can begin with."""

    id: str
    name: Phrase
    symbol: str
    is_chosen: bool


@dataclass(frozen=True)
class Part:
    """A castle of a document, as far as it is built."""

    key: str
    title: Phrase
    seats: list[int]
    points: int
    rooms: list[BuiltPiece]
    note: Phrase | None = None
    extras: list[BuiltPiece] = field(default_factory=list)
    counts: list[Chip] = field(default_factory=list)
    bases: list[Base] = field(default_factory=list)


@dataclass(frozen=True)
class Place:
    """Where a piece could go, and what the castle would gain by it."""

    at: str
    touch: str
    points: int


@dataclass(frozen=True)
class PiecePreview:
    """What a piece would bring: its places, the best first; or why it has none."""

    id: str
    places: list[Place]
    why: list[Summand] = field(default_factory=list)  # of the best place
    refusal: Phrase | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreSheet(Generic[S, E]):
    """The score sheet of one game; E is a document as the game has read it. This base class refuses
    everything: a game without a sheet."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules

    def form(self) -> Form:
        """What is to be entered."""
        raise Unsupported(self.rules.meta.id, "sheet")

    def shelves(self) -> list[Shelf]:
        """The pieces that fields refer to."""
        return []

    def read(self, doc: Any) -> E:
        """A document, checked: a `WrongEntry` or another error where something in it is not
        possible. One with nothing but `players` is a blank sheet."""
        raise Unsupported(self.rules.meta.id, "sheet")

    def document(self, entries: E) -> Json:
        """The document again, filled up: what is missing is None, lists are as long as they should
        be."""
        raise Unsupported(self.rules.meta.id, "sheet")

    def tally(self, entries: E) -> Tally:
        """What the entries come to."""
        raise Unsupported(self.rules.meta.id, "sheet")

    def of_state(self, s: S, names: list[str]) -> Json:
        """The document of a finished game."""
        raise Unsupported(self.rules.meta.id, "sheet")

    # --- parts ------------------------------------------------------------------------------

    def edited(self, entries: E, edit: Any) -> Json:
        """The document after an edit of one of its parts; whether it is possible is judged when it
        is read again."""
        raise Unsupported(self.rules.meta.id, "edit")

    def part(self, entries: E, key: str) -> Part:
        """One castle, with the points of every piece and their reasons."""
        raise Unsupported(self.rules.meta.id, "part")

    def draw(
        self, entries: E, key: str, hand: str, words: Words, appearance: Appearance
    ) -> Drawing:
        """The picture of that castle, drawn as at a table; with the places where a piece may go,
        if one is in hand."""
        return Drawing(0, 0, {})

    def previews(self, entries: E, key: str, pieces: list[str]) -> list[PiecePreview]:
        """What each of these pieces would bring in that castle."""
        return []
