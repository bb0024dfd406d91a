"""The contract of a game's rules, and the code that is the same for all games."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from palatine.core.action import Action, ActionTable
from palatine.core.encoding import Encoding
from palatine.core.errors import NotAsked, NotLegal, Unsupported
from palatine.core.events import Event
from palatine.core.meta import Meta, Options
from palatine.core.native import mypyc_attr
from palatine.core.numbering import Numbering
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, WHOLE, Frame, Json, State
from palatine.core.step import Chance, Pending, Step, is_chance, settle, waiting_seats

S = TypeVar("S", bound=State)


class Known:
    """A step as the rules look it up: by its name, and which one was looked up after it."""

    def __init__(self, step: Step[Any]) -> None:
        self.step = step
        self.name = step.name
        self.next: Known = self  # mostly it is the same one again


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one game. What is written here serves all games; a game adds the rest."""

    def __init__(self, meta: Meta, actions: ActionTable, steps: list[Step[S]]) -> None:
        self.meta = meta
        self.actions = actions
        self.steps: dict[str, Step[S]] = {}
        for step in steps:
            settle(step)
            self.steps[step.name] = step
        self._known = {name: Known(step) for name, step in self.steps.items()}
        self._last = Known(Step())  # the step that was looked up last
        self._numbering: Numbering[S] | None = None

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
        """Scores, breakdown and ranking; while the game still runs, of what is known so far."""
        raise Unsupported(self.meta.id, "result")

    def data_hash(self) -> str:
        """The hash of the component data, as a record has it."""
        return "-"

    def inventory(self, s: S) -> dict[str, int]:
        """The number of pieces of every kind, wherever they are: it never changes."""
        raise Unsupported(self.meta.id, "inventory")

    def make_numbering(self) -> Numbering[S]:
        """The actions as numbers."""
        raise Unsupported(self.meta.id, "numbering")

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[S]:
        """What learners are shown of a position, with these optional groups."""
        raise Unsupported(self.meta.id, "encoding")

    def score(self, s: S, seat: int) -> int:
        """The points a seat has now; a game overrides this where its result takes long."""
        return self.result(s).scores[seat]

    # --- what follows from it ---------------------------------------------------------------

    @property
    def numbering(self) -> Numbering[S]:
        """The actions as numbers; made when first asked for."""
        if self._numbering is None:
            self._numbering = self.make_numbering()
        return self._numbering

    def parse(self, text: str) -> Action:
        """The action with this canonical text; a game with open kinds of action extends this."""
        return self.actions.parse(text)

    def to_move(self, s: S) -> int:
        """The seat that is asked now (the first of several), CHANCE, or OVER."""
        return s.to_move()

    def pending(self, s: S) -> tuple[Pending, ...]:
        """Who is asked, and what; () when the game is over. CHANCE is never asked together with a
        seat."""
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

        CHANCE has outcomes only in a whole state: in a view the number -1 means a spectator.
        """
        if not s.frames:
            return []
        frame = s.frames[-1]
        if not frame.waits_for(seat) or (seat == CHANCE and s.viewer != WHOLE):
            return []
        return self._step(frame).legal(s, frame, seat)

    def _step(self, frame: Frame) -> Step[S]:
        """The step of a frame. It is mostly the one looked up last, for `advance` stops at the step
        that is asked and carried out next, or the one that came after it before; names in the rules
        are the same object everywhere, and where one is not (it was read from JSON) it is looked
        up."""
        last = self._last
        if last.name is frame.step:
            return last.step
        known = last.next
        if known.name is not frame.step:
            known = self._known[frame.step]
            last.next = known
        self._last = known
        return known.step

    def check(self, s: S, seat: int, a: Action) -> None:
        """Raise the reason why an action is not legal; `legal` decides whether it is."""
        if not s.frames or not s.frames[-1].waits_for(seat):
            raise NotAsked(seat)
        if seat == CHANCE and s.viewer != WHOLE:
            raise NotAsked(seat)
        frame = s.frames[-1]
        step = self._step(frame)
        if a in step.legal(s, frame, seat):
            return
        reason = step.why(s, frame, seat, a)
        if reason is None:
            reason = NotLegal("", "error-not-now", {"text": a.text})
        raise reason

    def apply(self, s: S, seat: int, a: Action, out: list[Event] | None = None) -> None:
        """Carry out an action on the state itself, without checking that it is legal: this is the
        fast path."""
        frame = s.frames.pop()
        more = self._step(frame).take(s, frame, seat, a, out)
        i = len(more)
        while i > 0:
            i -= 1
            s.frames.append(more[i])
        if not more or more[0] is not frame:  # the same question again: nothing runs by itself
            self.advance(s, out)

    def advance(self, s: S, out: list[Event] | None = None) -> None:
        """Run the automatic steps up to the next decision."""
        frames = s.frames
        while frames:
            frame = frames[-1]
            step = self._step(frame)
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
        step = self._step(frame)
        assert isinstance(step, Chance)
        return step.odds(s, frame)

    def total(self, s: S) -> int:
        """At CHANCE: the sum of the weights."""
        frame = s.frames[-1]
        step = self._step(frame)
        assert isinstance(step, Chance)
        return step.total(s, frame)

    def pick(self, s: S, n: int) -> Action:
        """At CHANCE: outcome number n, for n below the sum of weights, without making the whole
        list."""
        frame = s.frames[-1]
        step = self._step(frame)
        assert isinstance(step, Chance)
        return step.pick(s, frame, n)

    def is_over(self, s: S) -> bool:
        """Whether nobody is asked any more."""
        return s.to_move() == OVER
