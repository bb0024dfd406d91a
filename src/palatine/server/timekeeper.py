"""The time of tables: milliseconds since 1970 that run evenly and never go back.

The system's clock may be set, stepped by NTP, or stand still while a laptop sleeps, and this must
not change the clocks of players. So a process reads it once, when it starts, and then counts with a
monotonic clock. In every sweep it compares its time with a reference: the clock of a shared
database, or else the system's.

- The reference has jumped ahead (it was set, or the machine slept): the process jumps, too, and the
  time in between is a gap that is counted to no player (`tables.open_gaps`).
- The reference is behind: the process continues as before, so that stored times stay in order.
"""

import time
from collections.abc import Callable

MILLION = 1_000_000


def system() -> int:
    """The system's clock in nanoseconds."""
    return time.time_ns()


class Timekeeper:
    """The time of one process. wall, steady: the system's clock and a monotonic one, in ns."""

    def __init__(
        self, wall: Callable[[], int] = system, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()  # nanoseconds
        self._last = 0

    def now(self) -> int:
        """Milliseconds since 1970, never less than at the last call."""
        self._last = max(self._last, (self._steady() + self._offset) // MILLION)
        return self._last

    def wall(self) -> int:
        """The time of the system's clock, in milliseconds."""
        return self._wall() // MILLION

    def reference(self, beyond: int) -> int:
        """The time of the system's clock, where it is more than `beyond` ms ahead of this process;
        else the process's own time, for a small correction of the clock is ignored."""
        return self.wall() if self.wall() - self.now() > beyond else self.now()

    def start(self, reference: int) -> None:
        """Start at this time, so that no time stored by other processes is in the future."""
        self._offset = reference * MILLION - self._steady()
        self._last = 0

    def jump(self, reference: int, beyond: int) -> None:
        """Jump to the reference where it is more than `beyond` milliseconds ahead."""
        if reference - self.now() > beyond:
            self._offset = reference * MILLION - self._steady()

    def follow(self, reference: int, within: int) -> None:
        """Adopt the reference where the difference is at most `within` ms, so that all processes on
        a database have the same time. Where this process was ahead, its time stands still until
        the reference has caught up."""
        if abs(reference - self.now()) <= within:
            self._offset = reference * MILLION - self._steady()


TIME = Timekeeper()
