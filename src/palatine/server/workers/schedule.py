"""Who is next: questions wait for a process, and take turns by where they come from.

Plain objects without clock or processes: `Workers` runs what they decide. Two lines: quick
questions and slow ones. Some processes are kept for quick questions alone, so that slow ones never
hold them all. Within a line addresses share the time, within an address its people: however many
tables somebody has, he gets one turn when another gets one.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from palatine.server.config import Config

W = TypeVar("W")

LEAST = 0.005  # seconds: also what takes no time is a turn


@dataclass(frozen=True)
class Payer:
    """On whose account somebody thinks: a person, and the address he comes from ('' = unknown)."""

    person: str = ""
    address: str = ""

    @property
    def group(self) -> str:
        """With whom he shares: his address; alone where none is known."""
        return self.address or f"person {self.person}"


@dataclass(eq=False)
class Job:
    """A question that waits. seconds: how long it is expected to take; ticket: whatever the asker
    wants to find again."""

    payer: Payer
    seconds: float
    quick: bool
    ticket: Any = field(default=None, repr=False)


class Turns:
    """Shares time among names: the next is who has used least. Whoever comes anew starts where the
    others are: time that was not used is not saved up. remembered: how many who had a turn lately
    are kept in mind at least."""

    def __init__(self, remembered: int) -> None:
        self._remembered = remembered
        self._used: dict[str, float] = {}
        self._now = 0.0

    def first(self, names: Iterable[str]) -> str:
        """Whose turn it is; of equals who is named first."""
        return min(names, key=self._start)

    def begin(self, name: str, seconds: float) -> None:
        """Somebody has his turn, which will probably take so long."""
        start = self._start(name)
        self._now = max(self._now, start)
        self._used[name] = start + seconds
        if len(self._used) > self._remembered:
            self._used = {one: used for one, used in self._used.items() if used > self._now}

    def correct(self, name: str, seconds: float) -> None:
        """It took so much longer (or, negative, less long) than was expected."""
        if name in self._used:
            self._used[name] += seconds

    def _start(self, name: str) -> float:
        return max(self._used.get(name, 0.0), self._now)


class WaitingLine:
    """Jobs of one kind, waiting."""

    def __init__(self, remembered: int = Config.turns_remembered) -> None:
        self._remembered = remembered
        self._waiting: dict[str, dict[str, deque[Job]]] = {}  # by address, then by person
        self._groups = Turns(remembered)
        self._people: dict[str, Turns] = {}  # of each address where somebody waits
        self._size = 0

    def __len__(self) -> int:
        return self._size

    @property
    def groups(self) -> int:
        """How many addresses wait: as many turns pass at most before a newcomer has his."""
        return len(self._waiting)

    def waiting(self, payer: Payer) -> int:
        """How many jobs of his address wait."""
        return sum(map(len, self._waiting.get(payer.group, {}).values()))

    def add(self, job: Job) -> None:
        people = self._waiting.setdefault(job.payer.group, {})
        people.setdefault(job.payer.person, deque()).append(job)
        self._size += 1

    def take(self) -> Job:
        """The next job; its time is counted to whoever asked."""
        group = self._groups.first(self._waiting)
        turns = self._people.setdefault(group, Turns(self._remembered))
        person = turns.first(self._waiting[group])
        job = self._waiting[group][person][0]
        seconds = max(LEAST, job.seconds)
        self._groups.begin(group, seconds)
        turns.begin(person, seconds)
        self.remove(job)
        return job

    def correct(self, job: Job, seconds: float) -> None:
        """A job that was taken is done, and took so long."""
        more = max(LEAST, seconds) - max(LEAST, job.seconds)
        self._groups.correct(job.payer.group, more)
        if job.payer.group in self._people:
            self._people[job.payer.group].correct(job.payer.person, more)

    def remove(self, job: Job) -> bool:
        """Take a job out of the line; False if it does not wait."""
        group, person = job.payer.group, job.payer.person
        jobs = self._waiting.get(group, {}).get(person, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        self._size -= 1
        if not jobs:
            del self._waiting[group][person]
        if not self._waiting[group]:
            del self._waiting[group]
            self._people.pop(group, None)
        return True


class Scheduler(Generic[W]):
    """Gives waiting jobs to free workers. `reserved` ones do quick jobs only; the others prefer
    slow ones, for which nobody else is there, and help with quick ones when none waits."""

    def __init__(
        self,
        general: Iterable[W],
        reserved: Iterable[W] = (),
        remembered: int = Config.turns_remembered,
    ) -> None:
        self.quick, self.slow = WaitingLine(remembered), WaitingLine(remembered)
        self._general, self._reserved = list(general), list(reserved)
        self._kept = frozenset(map(id, self._reserved))

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self.quick) + len(self.slow)

    def add(self, job: Job) -> None:
        self.line(job).add(job)

    def remove(self, job: Job) -> bool:
        """Whoever asked does not want to know any more; False if the job was given out already."""
        return self.line(job).remove(job)

    def next(self) -> tuple[Job, W] | None:
        """A job and the worker that shall do it; None where one of them is wanting."""
        if self.quick and self._reserved:
            return self.quick.take(), self._reserved.pop()
        line = (self.slow or self.quick) if self._kept else (self.quick or self.slow)
        if line and self._general:
            return line.take(), self._general.pop()
        return None

    def done(self, job: Job, worker: W, seconds: float) -> None:
        """The worker is free again; the job took it so long."""
        self.line(job).correct(job, seconds)
        (self._reserved if id(worker) in self._kept else self._general).append(worker)

    def line(self, job: Job) -> WaitingLine:
        return self.quick if job.quick else self.slow
