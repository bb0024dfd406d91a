"""Steps: the paragraphs of a rulebook as small stateless objects."""

from typing import Any, Generic, TypeVar

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.native import mypyc_attr
from palatine.core.state import CHANCE, Frame, State, Together

S = TypeVar("S", bound=State)

Events = list[Event] | None  # None on the fast path: events are not needed


class Pending:
    """Who is asked what. For chance also which deck, and the sum of the weights."""

    def __init__(
        self,
        seat: int,
        step: str,
        prompt: str,
        silent: bool = False,
        deck: str = "",
        total: int = 0,
    ) -> None:
        self.seat = seat
        self.step = step
        self.prompt = prompt
        self.silent = silent
        self.deck = deck
        self.total = total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pending) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.step))

    def to_json(self) -> dict[str, object]:
        """What a client is sent; the deck and the weights of chance are left out."""
        return {
            "seat": self.seat,
            "step": self.step,
            "prompt": self.prompt,
            "silent": self.silent,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision of one seat. Subclasses open their docstring with the number of the rule.

    name: what stands in a frame. silent: no table talk while it is being answered.
    """

    name: str = ""
    automatic: bool = False
    silent: bool = False

    def legal(self, s: S, f: Frame, seat: int) -> list[Action]:
        """The legal actions in a stable order; never empty."""
        raise AssertionError(f"step {f.step} has no options")

    def take(self, s: S, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        """Carry out an action; the frame has been taken off the stack already. Returns the frames
        that follow, in order."""
        raise AssertionError(f"step {f.step} takes no action")

    def why(self, s: S, f: Frame, seat: int, a: Action) -> NotLegal | None:
        """The first rule, in the order of the rulebook, that an action breaks; None for a legal
        action."""
        raise AssertionError(f"step {f.step} gives no reasons")

    def run(self, s: S, f: Frame, out: Events) -> list[Frame]:
        """Carry out an automatic step; returns the frames that follow."""
        raise AssertionError(f"step {f.step} does not run by itself")

    def prompt(self, s: S, f: Frame, seat: int) -> str:
        """The message key of the question, without the game's prefix."""
        return "ask-" + f.step


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """A step without a choice, where everybody can see that there is none: it runs by itself."""

    automatic = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A draw of one piece from one deck. A driver outside the state chooses the outcome."""

    def deck(self, s: S, f: Frame) -> str:
        """The name of the deck; each deck has a stream of draws of its own."""
        raise AssertionError(f"step {f.step} names no deck")

    def odds(self, s: S, f: Frame) -> list[tuple[Action, int]]:
        """Every outcome with its weight, a whole number."""
        raise AssertionError(f"step {f.step} lists no outcomes")

    def total(self, s: S, f: Frame) -> int:
        """The sum of the weights."""
        n = 0
        for _, weight in self.odds(s, f):
            n += weight
        return n

    def pick(self, s: S, f: Frame, n: int) -> Action:
        """Outcome number n, for n below the sum; a game overrides this where a list would be
        slow."""
        for action, weight in self.odds(s, f):
            if n < weight:
                return action
            n -= weight
        raise AssertionError("outcome number beyond the sum of the weights")

    def legal(self, s: S, f: Frame, seat: int) -> list[Action]:
        return [action for action, _ in self.odds(s, f)]

    def why(self, s: S, f: Frame, seat: int, a: Action) -> NotLegal | None:
        for action, _ in self.odds(s, f):
            if action == a:
                return None
        return NotLegal("", "error-not-drawable", {"text": a.text})


@mypyc_attr(allow_interpreted_subclasses=True)
class TogetherStep(Step[S]):
    """A simultaneous choice. `legal` looks only at the seat's own picks."""

    def pick_of(self, s: S, f: Together, seat: int, a: Action) -> tuple[int, ...]:
        """The seat's picks after this action."""
        raise AssertionError(f"step {f.step} has no picks")

    def is_whole(self, s: S, f: Together, seat: int, picks: tuple[int, ...]) -> bool:
        """Whether these picks are a complete answer."""
        raise AssertionError(f"step {f.step} is never answered")

    def resolve(self, s: S, f: Together, out: Events) -> list[Frame]:
        """Everybody has answered: reveal the choices and carry them out."""
        raise AssertionError(f"step {f.step} is never resolved")

    def take(self, s: S, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        assert isinstance(f, Together)
        picks = self.pick_of(s, f, seat, a)
        after = f.answered(seat, picks, self.is_whole(s, f, seat, picks))
        for done in after.done:
            if not done:
                return [after]
        return self.resolve(s, after, out)


def settle(step: Step[Any]) -> None:
    """Copy what a step's class declares to the step itself.

    Compiled code reads the fields of the object; it would not see what an interpreted subclass
    declares on its class.
    """
    declared: Any = step
    step.name = str(getattr(declared, "name"))  # noqa: B009
    step.automatic = bool(getattr(declared, "automatic"))  # noqa: B009
    step.silent = bool(getattr(declared, "silent"))  # noqa: B009


def replaced(steps: list[Step[S]], others: list[Step[S]]) -> list[Step[S]]:
    """The same steps, where each of `others` takes the place of the step with its name; for older
    versions."""
    instead = {step.name: step for step in others}
    return [instead.get(step.name, step) for step in steps]


def waiting_seats(frame: Frame) -> list[int]:
    """The seats that a frame asks, in the frame's order."""
    if isinstance(frame, Together):
        return [seat for seat in frame.seats if frame.waits_for(seat)]
    return [frame.seat]


def is_chance(frame: Frame) -> bool:
    """Whether the frame waits for a draw."""
    return frame.seat == CHANCE
