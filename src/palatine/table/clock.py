"""Time to think: what each seat has left, not counting the times when no server was running."""

from dataclasses import dataclass, field

from palatine.table.setup import Pace

FORGIVEN = 500  # the most of a message's travel time that is not counted (ms)

Gap = tuple[int, int]


@dataclass
class Gaps:
    """The times at which no server was alive, so that nobody could have answered."""

    all: list[Gap] = field(default_factory=list)

    def within(self, start: int, end: int) -> int:
        """How much of a period does not count. Overlapping gaps are counted once."""
        total, reached = 0, start
        for a, b in sorted(self.all):
            total += max(0, min(end, b) - max(reached, a))
            reached = max(reached, b)
        return total


@dataclass
class Clocks:
    """By seat: what is left of the game's time, and since when the seat has been asked (0: it is
    not asked)."""

    pace: Pace
    seats: int
    left: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = [self.pace.start] * self.seats
        self.asked = [0] * self.seats

    def clone(self) -> "Clocks":
        other = Clocks(self.pace, self.seats)
        other.left, other.asked = self.left.copy(), self.asked.copy()
        return other

    def ask(self, seat: int, at: int, turn: bool) -> None:
        """A question is put to the seat; where it opens a turn, the increment is added."""
        self.asked[seat] = at
        if turn and self.pace.kind == "clock":
            self.left[seat] += self.pace.more

    def rest(self, seat: int) -> None:
        """The seat is no longer asked."""
        self.asked[seat] = 0

    def spend(self, seat: int, used: int) -> None:
        """The seat has answered after so many milliseconds of thought."""
        if self.pace.kind == "clock":
            self.left[seat] -= used

    def used(self, seat: int, now: int, gaps: Gaps, lag: int = 0) -> int:
        """How long the seat has been thinking."""
        since = self.asked[seat]
        if not since or now <= since:
            return 0
        return max(0, now - since - gaps.within(since, now) - min(max(lag, 0), FORGIVEN))

    def remaining(self, seat: int, now: int, gaps: Gaps) -> int:
        """What is left now; below zero the time is over."""
        return self.left[seat] - self.used(seat, now, gaps)

    def fallen(self, seat: int, now: int, gaps: Gaps) -> bool:
        """Whether the seat is asked and out of time."""
        if self.pace.kind == "none" or not self.asked[seat]:
            return False
        return self.remaining(seat, now, gaps) <= 0
