"""What requests cost: time that was really spent, on the event loop and in processes, is put down
to the address and the person who asked. Who has used up his share waits."""

import time
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

from palatine.server.config import Config
from palatine.server.limits import Bucket, Limits
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused

T = TypeVar("T")


class Costs:
    """Seconds of work that addresses and people have left."""

    def __init__(self, config: Config) -> None:
        self._limited = config.limits
        remembered = config.callers_remembered
        self._addresses = Limits(config.address_share, config.address_credit, remembered)
        self._people = Limits(config.person_share, config.person_credit, remembered)

    def check(self, payer: Payer) -> None:
        """Refuse who has nothing left, and say when to come again."""
        wait = self.wait(payer)
        if wait > 0:
            seconds = int(wait) + 1
            raise Refused("too-often", "server-error-used-up", {"seconds": seconds})

    def wait(self, payer: Payer) -> float:
        """Seconds until somebody has something left again; 0 when he has."""
        if not self._limited:
            return 0.0
        return max([bucket.wait(0.0) for bucket in self._buckets(payer)], default=0.0)

    def charge(self, payer: Payer, seconds: float) -> None:
        """Put down what was spent. More than is left is owed: how long work takes is known only
        when it is done."""
        if self._limited:
            for bucket in self._buckets(payer):
                bucket.spend(seconds)

    def _buckets(self, payer: Payer) -> list[Bucket]:
        found = [self._addresses.bucket(payer.address)] if payer.address else []
        return [*found, self._people.bucket(payer.person)] if payer.person else found


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
