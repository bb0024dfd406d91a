"""The contract of a game, and what follows from it for all of them."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from palatine.core.action import Action, ActionTable
from palatine.core.errors import BadRecord, NotAsked, NotLegal, Unsupported
from palatine.core.events import Event
from palatine.core.meta import Meta, Options
from palatine.core.native import mypyc_attr
from palatine.core.offer import Look, Offer, Phrase, Status, Words
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, WHOLE, Json, State
from palatine.core.step import Chance, Pending, Step, is_chance, settle, waiting_seats

if TYPE_CHECKING:
    from palatine.core.svg import Drawing

S = TypeVar("S", bound=State)


@dataclass
class Result:
    """Who has how much and why, by seat; then whoever else can win (`extras`: their names).

    places: 1 for the best; equal numbers share. tie_breaks: keys of the rules that had to decide.
    title: the rank of a solo game. over: False while the game still runs.
    """

    scores: list[int]
    breakdown: list[dict[str, int]]
    places: list[int]
    tie_breaks: list[str] = field(default_factory=list)
    extras: list[str] = field(default_factory=list)
    title: str = ""
    over: bool = True

    def to_json(self) -> Json:
        return {
            "scores": self.scores,
            "breakdown": self.breakdown,
            "places": self.places,
            "tie_breaks": self.tie_breaks,
            "extras": self.extras,
            "title": self.title,
            "over": self.over,
        }


@dataclass
class Array:
    """A named block of numbers for learning: flat data and its shape."""

    shape: tuple[int, ...]
    data: list[int]


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from comparison keys, larger is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. What is written here serves all; a game adds the rest."""

    def __init__(self, meta: Meta, table: ActionTable, steps: list[Step[S]]) -> None:
        self.meta = meta
        self.table = table
        self.steps: dict[str, Step[S]] = {}
        for step in steps:
            settle(step)
            self.steps[step.name] = step

    # --- what a game must add ---------------------------------------------------------------

    def new(self, seats: int, options: Options | None = None) -> S:
        """The table before the first decision."""
        raise Unsupported(self.meta.id, "new")

    def load(self, j: Json) -> S:
        """A state or view from its JSON."""
        raise Unsupported(self.meta.id, "load")

    def view(self, s: S, seat: int) -> S:
        """What a seat (or SPECTATOR) may see, HIDDEN where it may not look."""
        raise Unsupported(self.meta.id, "view")

    def imagine(self, v: S, rng: Rng) -> S:
        """One complete state that fits the view."""
        raise Unsupported(self.meta.id, "imagine")

    def result(self, s: S) -> Result:
        """Scores, breakdown and ranking; of what is known so far where the game still runs."""
        raise Unsupported(self.meta.id, "result")

    def data_hash(self) -> str:
        """The name of the component data in a record."""
        return "-"

    def with_data(self, data: Any) -> "Game[S]":
        """The same game with components of the table's own, where a game allows it."""
        raise Unsupported(self.meta.id, "data")

    def older(self, version: int) -> "Game[S] | None":
        """The rules of an earlier version, with the same components; None where none are kept."""
        return None

    def inventory(self, s: S) -> dict[str, int]:
        """Every piece on the table by kind: never changes."""
        raise Unsupported(self.meta.id, "inventory")

    def offers(self, v: S) -> list[Offer]:
        """The viewer's legal actions as clicks. One that leads to the same state as another may
        be left out."""
        raise Unsupported(self.meta.id, "offers")

    def label(self, v: S, touch: str) -> Phrase:
        """What a touch is called: a phrase that stands alone."""
        raise Unsupported(self.meta.id, "label")

    def sentence(self, v: S, a: Action) -> Phrase:
        """What an action means, in a full sentence."""
        raise Unsupported(self.meta.id, "sentence")

    def preview(self, v: S, a: Action) -> dict[str, int]:
        """Points that would follow for the viewer, by category; empty where none would."""
        return {}

    def touched(self, v: S, touches: list[str]) -> Action | None:
        """The action these touches mean although it is not offered, so that `check` can say why."""
        return None

    def draw(self, v: S, words: Words, look: Look) -> "Drawing":
        """The board."""
        raise Unsupported(self.meta.id, "draw")

    def sheet(self, v: S, words: Words, look: Look) -> "Drawing":
        """A picture that stands alone: the board with what a page would show beside it."""
        return self.draw(v, words, look)

    def symbols(self, words: Words) -> dict[str, str]:
        """What drawings of this game refer to, put into the page once."""
        raise Unsupported(self.meta.id, "symbols")

    def status(self, v: S) -> Status:
        """What stands beside the board: the seats, the table, the viewer's own hand."""
        raise Unsupported(self.meta.id, "status")

    def encode(self, v: S) -> dict[str, Array]:
        """The view as named arrays of fixed shape."""
        raise Unsupported(self.meta.id, "encode")

    def text_board(self, v: S, words: Words) -> str:
        """The position as plain text, for terminals and screen readers."""
        raise Unsupported(self.meta.id, "text_board")

    def position(self, doc: Any) -> S:
        """A state set up from a position document."""
        raise Unsupported(self.meta.id, "position")

    def blank(self) -> Any:
        """The document a scorer begins with; None where nothing can be built by clicking."""
        return None

    def score(self, doc: Any, lenient: bool) -> Any:
        """What a score document counts."""
        raise Unsupported(self.meta.id, "score")

    def moves(self, doc: Any) -> Any:
        """What may be done in a position document."""
        raise Unsupported(self.meta.id, "moves")

    # --- what follows from it ---------------------------------------------------------------

    def for_version(self, version: int) -> "Game[S]":
        """The rules of this version, so that a record or a running table goes on by the rules it
        began with; an error where the game does not know them (any more, or yet)."""
        if version == self.meta.version:
            return self
        rules = self.older(version)
        if rules is None:
            ours = f"{self.meta.id} {self.meta.version}"
            asked = f"{self.meta.id} {version}"
            raise BadRecord("error-record-version", {"record": asked, "engine": ours})
        return rules

    def parse(self, text: str) -> Action:
        """The action with this canonical text; a game with open kinds extends it."""
        return self.table.parse(text)

    def to_move(self, s: S) -> int:
        """The seat that is asked now (the first of several), CHANCE, or OVER."""
        return s.to_move()

    def pending(self, s: S) -> tuple[Pending, ...]:
        """Who is asked, and what; () when the game is over. CHANCE is always alone."""
        if not s.frames:
            return ()
        frame = s.frames[-1]
        step = self.steps[frame.step]
        prefix = self.meta.id + "-"
        if is_chance(frame):
            assert isinstance(step, Chance)
            prompt = prefix + step.prompt(s, frame, CHANCE)
            deck = step.deck(s, frame)
            total = step.total(s, frame) if s.viewer == WHOLE else 0
            return (Pending(CHANCE, step.name, prompt, False, deck, total),)
        asked: list[Pending] = []
        for seat in waiting_seats(frame):
            prompt = prefix + step.prompt(s, frame, seat)
            asked.append(Pending(seat, step.name, prompt, step.silent))
        return tuple(asked)

    def legal(self, s: S, seat: int) -> list[Action]:
        """What the seat may do now, in a stable order; [] for a seat that is not asked.

        CHANCE has outcomes in a whole state only: in a view its number is that of a spectator.
        """
        if not s.frames:
            return []
        frame = s.frames[-1]
        if not frame.waits_for(seat) or (seat == CHANCE and s.viewer != WHOLE):
            return []
        return self.steps[frame.step].options(s, frame, seat)

    def check(self, s: S, seat: int, a: Action) -> None:
        """Raise the reason why an action may not be taken; `legal` is the authority."""
        if not s.frames or not s.frames[-1].waits_for(seat):
            raise NotAsked(seat)
        if seat == CHANCE and s.viewer != WHOLE:
            raise NotAsked(seat)
        frame = s.frames[-1]
        step = self.steps[frame.step]
        if a in step.options(s, frame, seat):
            return
        reason = step.why(s, frame, seat, a)
        if reason is None:
            reason = NotLegal("", "error-not-now", {"text": a.text})
        raise reason

    def apply(self, s: S, seat: int, a: Action, out: list[Event] | None = None) -> None:
        """Carry out an action, in place and unchecked: the fast path."""
        frame = s.frames.pop()
        more = self.steps[frame.step].take(s, frame, seat, a, out)
        i = len(more)
        while i > 0:
            i -= 1
            s.frames.append(more[i])
        self.advance(s, out)

    def advance(self, s: S, out: list[Event] | None = None) -> None:
        """Run the automatic steps up to the next decision."""
        frames = s.frames
        while frames:
            frame = frames[-1]
            step = self.steps[frame.step]
            if not step.automatic:
                return
            frames.pop()
            more = step.run(s, frame, out)
            i = len(more)
            while i > 0:
                i -= 1
                frames.append(more[i])

    def odds(self, s: S) -> list[tuple[Action, int]]:
        """At CHANCE: every outcome with its weight."""
        frame = s.frames[-1]
        step = self.steps[frame.step]
        assert isinstance(step, Chance)
        return step.odds(s, frame)

    def total(self, s: S) -> int:
        """At CHANCE: the sum of the weights."""
        frame = s.frames[-1]
        step = self.steps[frame.step]
        assert isinstance(step, Chance)
        return step.total(s, frame)

    def pick(self, s: S, n: int) -> Action:
        """At CHANCE: outcome number n below the sum, without the list."""
        frame = s.frames[-1]
        step = self.steps[frame.step]
        assert isinstance(step, Chance)
        return step.pick(s, frame, n)

    def is_over(self, s: S) -> bool:
        """Whether nobody is asked any more."""
        return s.to_move() == OVER
