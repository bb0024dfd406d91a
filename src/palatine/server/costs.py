"""The costs of requests: the processor time that was really spent is counted to the address and the
person who sent them. There are two accounts. The event loop is shared by all: a payer who has used
up his share of it waits. The processes of the pool: a payer who has used up his share is
refused."""

import asyncio
import time
from collections.abc import Coroutine, Generator, Iterator
from typing import Any, Generic, TypeVar

from palatine.server.config import Config
from palatine.server.limits import Bucket, Limits
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused

T = TypeVar("T")

# Seconds of the event loop that a request is charged before its real time is known, so that many
# requests at the same moment do not all pass.
EXPECTED = 0.005


class Timed(Generic[T]):
    """Awaits a coroutine and adds up how long it occupies the event loop. It counts processor time,
    so that requests do not cost more on a busy machine."""

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
            except BaseException as error:  # pass everything on to the coroutine, also cancellation
                value = error
                step = self._work.throw


async def in_slices(steps: Iterator[T], seconds: float) -> T:
    """Run an iterator to its end and return its last value. After each slice of so many seconds the
    event loop can run other tasks."""
    began = time.thread_time()
    last = next(steps)
    for step in steps:
        last = step
        if time.thread_time() - began > seconds:
            await asyncio.sleep(0)
            began = time.thread_time()
    return last


class Account:
    """The seconds that each address and each person may still use."""

    def __init__(self, addresses: Limits, people: Limits) -> None:
        self._addresses = addresses
        self._people = people

    def wait(self, payer: Payer) -> float:
        """Seconds until the payer has time left again; 0 where there is some."""
        return max([bucket.wait(0.0) for bucket in self._buckets(payer)], default=0.0)

    def charge(self, payer: Payer, seconds: float) -> None:
        """Count seconds to a payer. The account may become negative, for how long work takes is
        known only when it is done."""
        for bucket in self._buckets(payer):
            bucket.spend(seconds)

    def _buckets(self, payer: Payer) -> list[Bucket]:
        found = [self._addresses.bucket(payer.address)] if payer.address else []
        return [*found, self._people.bucket(payer.person)] if payer.person else found


class Costs:
    """The accounts of the event loop and of the processes of the pool."""

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
        self._lines: dict[str, asyncio.Lock] = {}  # by address: held while a request begins
        self._waiting: dict[str, int] = {}

    # --- processes --------------------------------------------------------------------------

    def check(self, payer: Payer) -> None:
        """Refuse a payer who has used up his share of the processes; the error says when to try
        again."""
        wait = self._work.wait(payer) if self._limited else 0.0
        if wait > 0:
            raise used_up(wait)

    def charge(self, payer: Payer, seconds: float) -> None:
        """Count the seconds that a process has worked for a payer."""
        if self._limited:
            self._work.charge(payer, seconds)

    # --- the event loop ---------------------------------------------------------------------

    async def run(self, payer: Payer, work: Coroutine[Any, Any, T]) -> T:
        """Run work on the event loop when it is the payer's turn, and count to the payer how long
        it occupied the loop. Raises `Refused` where too many requests of the address wait."""
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
        """Wait while the payer's account is negative. Requests of one address begin one after
        another, each in a separate round of the event loop: others are served in between."""
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
        """Note that a request of an address has begun (is_first) or was cancelled, and let the next
        one begin."""
        if is_first:
            self._lines[group].release()
        self._waiting[group] -= 1
        if not self._waiting[group]:
            del self._waiting[group], self._lines[group]


def used_up(wait: float) -> Refused:
    return Refused("too-often", "server-error-used-up", {"seconds": int(wait) + 1})
