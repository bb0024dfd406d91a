"""State: an object of plain values that can change, with the stack of decisions still to be
made."""

import hashlib
from typing import Any, Final

from palatine.core.data import canonical
from palatine.core.native import mypyc_attr

CHANCE: Final = -1  # the seat of chance
OVER: Final = -2  # nobody is asked any more
SPECTATOR: Final = -1  # as `viewer`: a spectator
WHOLE: Final = -2  # as `viewer`: the whole state, not a view

Json = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """A decision to come: the name of its step, its seat, and a few numbers. It is never edited, so
    a step may give the same one every time."""

    def __init__(self, step: str, seat: int = CHANCE, args: tuple[int, ...] = ()) -> None:
        self.step = step
        self.seat = seat
        self.args = args

    def waits_for(self, seat: int) -> bool:
        """Whether this seat still has to answer."""
        return seat == self.seat

    def mover(self) -> int:
        """The seat that is asked, or the first of those that are."""
        return self.seat

    def to_json(self) -> list[Any]:
        return [self.step, self.seat, list(self.args)]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Together(Frame):
    """A simultaneous secret choice: every seat of `seats` answers, in any order.

    picks: what each seat has picked so far, in the order of `seats`; done: whose answer is
    complete. Answers are kept by seat, so the order in which they came is not stored.
    """

    def __init__(
        self,
        step: str,
        seats: tuple[int, ...],
        picks: tuple[tuple[int, ...], ...],
        done: tuple[bool, ...],
        args: tuple[int, ...] = (),
    ) -> None:
        super().__init__(step, seats[0], args)
        self.seats = seats
        self.picks = picks
        self.done = done

    def waits_for(self, seat: int) -> bool:
        for i in range(len(self.seats)):
            if self.seats[i] == seat:
                return not self.done[i]
        return False

    def mover(self) -> int:
        for i in range(len(self.seats)):
            if not self.done[i]:
                return self.seats[i]
        return self.seat

    def place_of(self, seat: int) -> int:
        """The place of this seat in `seats`."""
        for i in range(len(self.seats)):
            if self.seats[i] == seat:
                return i
        raise AssertionError(f"seat {seat} is not asked by {self.step}")

    def picks_of(self, seat: int) -> tuple[int, ...]:
        """What the seat has picked so far."""
        return self.picks[self.place_of(seat)]

    def answered(self, seat: int, picks: tuple[int, ...], done: bool) -> "Together":
        """The frame after one more pick of a seat."""
        i = self.place_of(seat)
        return Together(
            self.step,
            self.seats,
            self.picks[:i] + (picks,) + self.picks[i + 1 :],
            self.done[:i] + (done,) + self.done[i + 1 :],
            self.args,
        )

    def seen_by(self, viewer: int) -> "Together":
        """The frame as a viewer sees it: his own picks, and who has finished."""
        hidden: list[tuple[int, ...]] = []
        for i in range(len(self.seats)):
            hidden.append(self.picks[i] if self.seats[i] == viewer else ())
        return Together(self.step, self.seats, tuple(hidden), self.done, self.args)

    def to_json(self) -> list[Any]:
        return [
            self.step,
            list(self.seats),
            list(self.args),
            [list(p) for p in self.picks],
            list(self.done),
        ]


def together(step: str, seats: tuple[int, ...], args: tuple[int, ...] = ()) -> Together:
    """A simultaneous choice nobody has answered yet."""
    empty: tuple[int, ...] = ()
    return Together(step, seats, (empty,) * len(seats), (False,) * len(seats), args)


def frame_from_json(j: list[Any]) -> Frame:
    """Read back what `to_json` of a frame wrote."""
    if len(j) == 3:
        return Frame(j[0], j[1], tuple(j[2]))
    return Together(j[0], tuple(j[1]), tuple(tuple(p) for p in j[3]), tuple(j[4]), tuple(j[2]))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the states of all games have. Each game adds its own fields, `clone` and JSON."""

    def __init__(self, seats: int, options: Json) -> None:
        self.seats = seats
        self.options = options  # never edited, shared between clones
        self.frames: list[Frame] = []  # the last one is the present decision
        self.viewer = WHOLE

    def clone(self) -> "State":
        """An independent copy."""
        raise AssertionError("a game's state has its own clone")

    def take_base(self, other: "State") -> None:
        """Copy the fields of this base class; used by `clone`."""
        self.frames = other.frames.copy()
        self.viewer = other.viewer

    def to_json(self) -> Json:
        """Plain values from which the game's `load` makes the same state."""
        raise AssertionError("a game's state has its own to_json")

    def base_json(self) -> Json:
        """The fields of this base class as JSON."""
        return {
            "seats": self.seats,
            "options": self.options,
            "frames": [f.to_json() for f in self.frames],
            "viewer": self.viewer,
        }

    def load_base(self, j: Json) -> None:
        """Read back what `base_json` wrote."""
        self.frames = [frame_from_json(f) for f in j["frames"]]
        self.viewer = j["viewer"]

    def key(self) -> str:
        """A text that is equal for equal states."""
        return canonical(self.to_json())

    def digest(self) -> str:
        """The short hash that stands behind an entry of a record."""
        return hashlib.sha256(self.key().encode()).hexdigest()[:8]

    def to_move(self) -> int:
        """The seat that is asked now (the first of several), CHANCE, or OVER."""
        if not self.frames:
            return OVER
        return self.frames[-1].mover()
