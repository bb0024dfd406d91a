"""What requests cost: time that was really spent is put down to the address and the person who
asked for it. Two accounts: the event loop, which all share, so who has used his part of it waits
for his next turn; and the processes of the pool, where who has used up his share is refused."""

import asyncio
import time
from collections.abc import Coroutine, Generator, Iterator
from typing import Any, Generic, TypeVar

from palatine.server.config import Config
from palatine.server.limits import Bucket, Limits
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused

T = TypeVar("T")

EXPECTED = 0.005  # seconds of the loop, before it is known: who follows at once waits for them


class Timed(Generic[T]):
    """Awaits a coroutine and adds up for how long it holds the event loop: the time between its
    waits, of the processor, so that a busy machine makes nothing dearer."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        step: Any = self._work.send
        value: Any = None
        while True:
            began = time.thread_time()
            try:
                awaited = step(value)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += time.thread_time() - began
            try:
                value = yield awaited
                step = self._work.send
            except BaseException as error:  # whatever was to reach the coroutine: cancelling, too
                value = error
                step = self._work.throw


async def in_slices(steps: Iterator[T], seconds: float) -> T:
    """The last of many steps; after each slice of so many seconds others have their turn."""
    began = time.thread_time()
    last = next(steps)
    for step in steps:
        last = step
        if time.thread_time() - began > seconds:
            await asyncio.sleep(0)
            began = time.thread_time()
    return last


class Account:
    """Seconds that addresses and people have left."""

    def __init__(self, addresses: Limits, people: Limits) -> None:
        self._addresses = addresses
        self._people = people

    def wait(self, payer: Payer) -> float:
        """Seconds until somebody has something left again; 0 when he has."""
        return max([bucket.wait(0.0) for bucket in self._buckets(payer)], default=0.0)

    def charge(self, payer: Payer, seconds: float) -> None:
        """Put down what was spent. More than is left is owed: how long work takes is known only
        when it is done."""
        for bucket in self._buckets(payer):
            bucket.spend(seconds)

    def _buckets(self, payer: Payer) -> list[Bucket]:
        found = [self._addresses.bucket(payer.address)] if payer.address else []
        return [*found, self._people.bucket(payer.person)] if payer.person else found


class Costs:
    """Both accounts."""

    def __init__(self, config: Config) -> None:
        self._limited = config.limits
        many = config.callers_remembered
        self._work = Account(
            Limits(config.address_share, config.address_credit, many),
            Limits(config.person_share, config.person_credit, many),
        )
        share, credit = config.loop_share, config.loop_credit
        self._loop = Account(Limits(share, credit, many), Limits(share, credit, many))
        self._most_waiting = config.loop_waiting
        self._lines: dict[str, asyncio.Lock] = {}  # of addresses that begin something
        self._waiting: dict[str, int] = {}

    # --- processes --------------------------------------------------------------------------

    def check(self, payer: Payer) -> None:
        """Refuse who has used up his share of the processes, and say when to come again."""
        wait = self._work.wait(payer) if self._limited else 0.0
        if wait > 0:
            raise used_up(wait)

    def charge(self, payer: Payer, seconds: float) -> None:
        """Put down what a process has spent."""
        if self._limited:
            self._work.charge(payer, seconds)

    # --- the event loop ---------------------------------------------------------------------

    async def paid(self, payer: Payer, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the event loop when it is the payer's turn, and put down how long it held
        the loop."""
        if not self._limited:
            return await work
        try:
            await self._turn(payer)
        except BaseException:
            work.close()
            raise
        self._loop.charge(payer, EXPECTED)
        timed = Timed(work)
        try:
            return await timed
        finally:
            self._loop.charge(payer, timed.seconds - EXPECTED)

    async def _turn(self, payer: Payer) -> None:
        """Wait while the payer owes something. What comes from one address begins one after
        another, each in a round of the event loop of its own: others are served in between."""
        group, owed = payer.group, self._loop.wait(payer)
        if owed and self._waiting.get(group, 0) >= self._most_waiting:
            raise used_up(owed)
        line = self._lines.setdefault(group, asyncio.Lock())
        self._waiting[group] = self._waiting.get(group, 0) + 1
        is_first = False
        try:
            is_first = await line.acquire()
            while (owed := self._loop.wait(payer)) > 0:
                await asyncio.sleep(owed)
        finally:
            asyncio.get_running_loop().call_soon(self._leave, group, is_first)

    def _leave(self, group: str, is_first: bool) -> None:
        """Let the next of an address begin, after one that has begun; or one less waits."""
        if is_first:
            self._lines[group].release()
        self._waiting[group] -= 1
        if not self._waiting[group]:
            del self._waiting[group], self._lines[group]


def used_up(wait: float) -> Refused:
    return Refused("too-often", "server-error-used-up", {"seconds": int(wait) + 1})
