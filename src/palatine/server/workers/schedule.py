"""Scheduling: which of the waiting questions a free process gets next.

These are plain objects without a clock or processes: `Workers` and `Pool` carry out what they
decide. There are two queues, for quick and for slow questions. Some processes are reserved for
quick questions, so that slow ones never occupy all. Within a queue the time is shared equally among
addresses, and within an address among its people, however many questions each of them has.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from palatine.server.config import Config

W = TypeVar("W")

LEAST = 0.005  # seconds that a turn counts at least


@dataclass(frozen=True)
class Payer:
    """The person and the network address to whom working time is counted ('' = unknown)."""

    person: str = ""
    address: str = ""

    @property
    def group(self) -> str:
        """The name of the group that shares its turns: the address, or the person alone where the
        address is not known."""
        return self.address or f"person {self.person}"


@dataclass(eq=False)
class Job:
    """A question that waits. seconds: how long it is expected to take; quick: whether it may use a
    reserved process; ticket: any value of the caller, which is not used here."""

    payer: Payer
    seconds: float
    quick: bool
    ticket: Any = field(default=None, repr=False)


class Turns:
    """Shares time among names: the next turn is for the name that has used the least time. A new
    name starts where the others are: unused time is not saved up. remembered: at least so many
    names are kept after their turn."""

    def __init__(self, remembered: int) -> None:
        self._remembered = remembered
        self._used: dict[str, float] = {}
        self._now = 0.0

    def first(self, names: Iterable[str]) -> str:
        """The name that has the next turn; among equals the first one."""
        return min(names, key=self._start)

    def begin(self, name: str, seconds: float) -> None:
        """Count a turn of a name, which will probably take so many seconds."""
        start = self._start(name)
        self._now = max(self._now, start)
        self._used[name] = start + seconds
        if len(self._used) > self._remembered:
            self._used = {one: used for one, used in self._used.items() if used > self._now}

    def correct(self, name: str, seconds: float) -> None:
        """Add the difference between the real and the expected seconds of a turn; it may be
        negative."""
        if name in self._used:
            self._used[name] += seconds

    def _start(self, name: str) -> float:
        return max(self._used.get(name, 0.0), self._now)


class WaitingLine:
    """A queue of jobs of one kind, in which addresses and people take turns."""

    def __init__(self, remembered: int = Config.turns_remembered) -> None:
        self._remembered = remembered
        self._waiting: dict[str, dict[str, deque[Job]]] = {}  # by address, then by person
        self._groups = Turns(remembered)
        self._people: dict[str, Turns] = {}  # by address, while it has waiting jobs
        self._size = 0

    def __len__(self) -> int:
        return self._size

    @property
    def groups(self) -> int:
        """How many addresses have waiting jobs: a new address waits for at most so many turns."""
        return len(self._waiting)

    def waiting(self, payer: Payer) -> int:
        """How many jobs of the payer's address wait."""
        return sum(map(len, self._waiting.get(payer.group, {}).values()))

    def add(self, job: Job) -> None:
        people = self._waiting.setdefault(job.payer.group, {})
        people.setdefault(job.payer.person, deque()).append(job)
        self._size += 1

    def take(self) -> Job:
        """Remove and return the next job; its expected time is counted to its payer."""
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
        """Count the real time of a job that was taken and is done."""
        more = max(LEAST, seconds) - max(LEAST, job.seconds)
        self._groups.correct(job.payer.group, more)
        if job.payer.group in self._people:
            self._people[job.payer.group].correct(job.payer.person, more)

    def remove(self, job: Job) -> bool:
        """Remove a job from the queue; returns False where it does not wait."""
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
    """Gives waiting jobs to free workers. Those in `reserved` do quick jobs only; those in
    `general` do slow jobs first, and quick ones while no slow one waits."""

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
        """Remove a job whose answer is not needed any more; returns False where a worker has it
        already."""
        return self.line(job).remove(job)

    def next(self) -> tuple[Job, W] | None:
        """The next job and the worker that shall do it; None where no job waits or no worker is
        free."""
        if self.quick and self._reserved:
            return self.quick.take(), self._reserved.pop()
        line = (self.slow or self.quick) if self._kept else (self.quick or self.slow)
        if line and self._general:
            return line.take(), self._general.pop()
        return None

    def done(self, job: Job, worker: W, seconds: float) -> None:
        """Note that a worker has done a job in so many seconds and is free again."""
        self.line(job).correct(job, seconds)
        (self._reserved if id(worker) in self._kept else self._general).append(worker)

    def line(self, job: Job) -> WaitingLine:
        return self.quick if job.quick else self.slow
