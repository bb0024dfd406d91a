"""What the page shows of a position besides its pictures: facts, cards, questions, explanations,
points as they are counted. Everything is data; the page decides where it stands and how large."""

from dataclasses import dataclass, field

from palatine.core.offer import Phrase, Words, numeral


@dataclass(frozen=True)
class Fact:
    """A small fact in a list: an icon of the sprite, a value, and its name."""

    icon: str
    value: str | int | Phrase  # a number is written as the language does
    label: Phrase
    touch: str = ""  # what the inspector is asked about

    def shown(self, words: Words) -> str:
        """The value in the language of `words`."""
        if isinstance(self.value, Phrase):
            return self.value.said(words)
        return self.value if isinstance(self.value, str) else numeral(self.value, words)


# --- what lies beside the board -----------------------------------------------------------------


@dataclass(frozen=True)
class Chip:
    """A small sign on a card: part of a price, a wanted kind, a bonus."""

    icon: str
    text: str = ""
    state: str = ""  # "have": it is there; "lack": it is missing; "worth": its own points; or ""
    label: Phrase | None = None  # what it says, for screen readers
    touch: str = ""  # what the inspector is asked about
    colour: str = ""  # of a dot before it: that of the picture which it speaks of


@dataclass(frozen=True)
class Card:
    """A card, tile or other piece that has no place on the board: in a hand, on a market."""

    symbol: str
    name: Phrase
    note: Phrase | None = None  # what it does, in a few words
    touch: str = ""  # what a click on it touches, and what the inspector is asked about
    place: str = ""  # what a click touches instead while it may be: the place where the card lies
    chips: tuple[Chip, ...] = ()
    price: int | None = None
    badge: int | None = None  # a number upon it: coins that lie there
    value: Phrase | None = None  # what it is worth now
    count: int = 1  # how many of the same
    is_pale: bool = False  # it cannot be had or used now
    mark: Phrase | None = None  # it is chosen already: "1 of 2", in the order of choice


@dataclass(frozen=True)
class Tray:
    """Cards that belong together, under one title.

    place: ``tray`` (what is the viewer's own), ``market`` (a row over the picture, to choose from)
    or ``rail`` (beside the players). form: ``cards`` (pictures abreast), ``rows`` (picture and
    words, one below the other) or ``signs`` (small pictures with counts).
    """

    key: str
    title: Phrase
    cards: list[Card]
    place: str = "tray"
    form: str = "cards"
    note: Phrase | None = None
    is_secret: bool = False  # only the viewer sees it


@dataclass(frozen=True)
class GridRow:
    """One thing in which the seats are compared: a value for each, and who leads."""

    label: Phrase
    values: list[str | int]
    leaders: list[int] = field(default_factory=list)  # seats
    touch: str = ""


@dataclass(frozen=True)
class SeatGrid:
    """A table of things by seats."""

    key: str
    title: Phrase
    rows: list[GridRow]
    note: Phrase | None = None


@dataclass(frozen=True)
class Verb:
    """A button of the dock: the first touch of offers that are no piece on the board.

    kind: ``verb`` (something to do), ``end`` (ends the turn, always in sight) or ``pass``.
    """

    touch: str
    icon: str
    label: Phrase  # one or two words
    cost: int | None = None
    kind: str = "verb"


@dataclass(frozen=True)
class Switch:
    """A question that is answered by itself (`Question.default`) unless the reader wants to be
    asked: a small switch of the page, which this browser remembers for the game."""

    key: str
    label: Phrase  # "Ask me who places first"


@dataclass(frozen=True)
class Progress:
    """Where the game stands: a title ("Phase 2 of 3") and the steps of it, one of them now. part:
    the name of this part of the game, where the title says more."""

    title: Phrase
    steps: list[Phrase] = field(default_factory=list)
    now: int = -1  # which of the steps
    part: Phrase | None = None


@dataclass(frozen=True)
class Status:
    """What stands beside the board: facts by seat and of the table, the viewer's own cards, what
    there is to choose from, comparisons, the buttons of the dock."""

    scores: list[int]
    seats: list[list[Fact]]
    table: list[Fact]
    # by seat, where the points so far come from, adding up to `scores`; empty: as in the result
    breakdown: list[dict[str, int]] = field(default_factory=list)
    trays: list[Tray] = field(default_factory=list)
    grids: list[SeatGrid] = field(default_factory=list)
    verbs: list[Verb] = field(default_factory=list)
    progress: Progress | None = None
    budget: Fact | None = None  # what a turn can still spend ("3 of 5"), beside the verbs
    switches: list[Switch] = field(default_factory=list)


# --- pictures -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """One of the pictures of a position: of the board, of one castle.

    place: ``stage`` (always in sight) or ``thumbnail`` (small and without words beside its owners;
    opens large). key: what `Appearance.part` says when it is drawn. Head and foot of a picture are
    written by the page: colour and title, note, value; below it the counts (``have``: underlined).
    """

    key: str
    title: Phrase
    note: Phrase | None = None  # whose it is, number of rooms
    seats: list[int] = field(default_factory=list)  # whose it is
    place: str = "stage"
    value: str | int = ""  # points so far
    colour: str = ""  # a name of the palette
    counts: list[Chip] = field(default_factory=list)
    is_asked: bool = False  # the question to the viewer is about this one: it gets more room


# --- choosing -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    """What is asked after some touches: one sentence that names its object, the object itself (a
    touch, which is ringed), and what is chosen so far and what follows from it."""

    text: Phrase
    object: str = ""
    symbol: str = ""  # the picture of the object
    detail: Phrase | None = None
    button: Phrase | None = None  # the word on the button that sends ("Place", "Buy and build")
    # The text of the offer that the page sends by itself, at once, unless the reader has turned
    # the switch of that key on. It must not depend on anything secret, and no more does the time.
    default: str = ""
    switch: str = ""


@dataclass(frozen=True)
class Ghost:
    """A piece as it would lie if the choice made so far were carried out."""

    at: str  # a touch of a picture, or of a card
    symbol: str = ""  # or a name that the picture has a symbol for (`Drawing.pieces`)
    text: str | int | Phrase = ""  # a number where the piece is an amount, a mark on a card
    seat: int = -1  # in whose colour
    turn: int = 0  # quarter turns


# --- explaining ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Summand:
    """A part of the points that something is worth now, and why."""

    label: Phrase
    points: int
    reason: Phrase | None = None


@dataclass(frozen=True)
class About:
    """What the inspector says of a piece, card, castle, seat or sign."""

    name: Phrase
    kind: Phrase | None = None
    symbol: str = ""
    does: list[Phrase] = field(default_factory=list)  # its rule, in one or two sentences
    points: list[Summand] = field(default_factory=list)  # what it is worth now
    follows: list[Phrase] = field(default_factory=list)  # price, who leads, what it would open
    rule: str = ""  # number of the rule


@dataclass(frozen=True)
class ScoringStep:
    """An event by which points are counted, as a step of the scoring.

    step: events of one castle, tile or category have the same one and are shown together.
    """

    step: str
    title: Phrase  # of the step
    seat: int  # whose points they are; -1: nobody's yet (of a castle that two share)
    points: int
    formula: Phrase  # "castle of area 6, knight on level 2: 12"
    touches: list[str] = field(default_factory=list)  # what counts, lit up on the board
    # What the first of the touches earn, each by itself: they add up to the points. [] where only
    # all together bring something.
    earned: list[int] = field(default_factory=list)
    group: Phrase | None = None  # the heading of steps that follow each other: a castle, favors
    pays: Phrase | None = None  # how the step counts, for all seats, where the title says what only


@dataclass(frozen=True)
class Column:
    """Something whose points are counted by itself at the end: a seat, or a castle that two seats
    share.

    points: by category, as in `Result.breakdown`. decides: the seats whose result it is.
    """

    title: Phrase
    points: dict[str, int]
    seats: list[int]  # whose it is
    decides: list[int]
