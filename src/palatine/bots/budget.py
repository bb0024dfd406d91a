"""How long a search may think: a number of rollouts and a number of seconds, whichever ends
first."""

from collections.abc import Callable
from time import monotonic

Clock = Callable[[], float]


class Budget:
    """Counts what a search has used. With iterations alone a search is reproducible on any
    machine. parts: how many processes share the search, each with a budget like this."""

    def __init__(
        self,
        iterations: int,
        seconds: float | None = None,
        clock: Clock = monotonic,
        parts: int = 1,
    ) -> None:
        self.iterations = iterations
        self.parts = parts
        self.used = 0
        self._clock = clock
        self._until = None if seconds is None else clock() + seconds

    @property
    def whole(self) -> int:
        """The rollouts of all parts: as much is compared as so many can tell apart."""
        return self.iterations * self.parts

    def late(self) -> bool:
        """Whether the time is over."""
        return self._until is not None and self._clock() >= self._until

    def over(self) -> bool:
        """Whether rollouts or time are used up."""
        return self.used >= self.iterations or self.late()

    def keep_back(self, share: float) -> None:
        """End sooner by this share of the time that is left: something is to be done afterwards."""
        if self._until is not None:
            self._until -= share * max(0.0, self._until - self._clock())

    def spend(self) -> None:
        """Count one rollout."""
        self.used += 1
