"""What time it is for tables: milliseconds since 1970 that run evenly and never go back.

The system's clock may be set, stepped by NTP, or stand still while a laptop sleeps; clocks of
players must not notice. So a process looks at it once, when it starts, and then counts by itself.
Every sweep it compares itself with a reference: the clock of a shared database, else the system's.

- the reference has jumped ahead (it was set, or everything slept): we jump too, and the time that
  nobody lived through is a gap that counts against nobody (`tables.open_gaps`);
- the reference is behind: we go on as before. What is stored stays in order.
"""

import time
from collections.abc import Callable

MILLION = 1_000_000


def system() -> int:
    """The system's clock in nanoseconds."""
    return time.time_ns()


class Timekeeper:
    """The time of one process."""

    def __init__(
        self, wall: Callable[[], int] = system, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()  # nanoseconds
        self._last = 0

    def now(self) -> int:
        """Milliseconds since 1970: never less than before."""
        self._last = max(self._last, (self._steady() + self._offset) // MILLION)
        return self._last

    def wall(self) -> int:
        """What the system's clock says, in milliseconds."""
        return self._wall() // MILLION

    def reference(self, beyond: int) -> int:
        """The system's clock where it is so far ahead that we must have missed something; else our
        own time, for a clock that was merely put right is no news."""
        return self.wall() if self.wall() - self.now() > beyond else self.now()

    def start(self, reference: int) -> None:
        """Begin at this time: what others have stored must not lie in the future."""
        self._offset = reference * MILLION - self._steady()
        self._last = 0

    def jump(self, reference: int, beyond: int) -> None:
        """Go ahead to the reference where it is more than so many milliseconds ahead."""
        if reference - self.now() > beyond:
            self._offset = reference * MILLION - self._steady()

    def follow(self, reference: int, within: int) -> None:
        """Agree with the reference where the two are close: processes that share a database share
        its clock. Where we were ahead, time stands still for that moment."""
        if abs(reference - self.now()) <= within:
            self._offset = reference * MILLION - self._steady()


TIME = Timekeeper()
