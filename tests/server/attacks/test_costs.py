"""Time that was really spent is put down to the address and the person who asked for it."""

import asyncio
import sys

import pytest

from palatine.server import costs as costs_module
from palatine.server import limits
from palatine.server.config import Config
from palatine.server.costs import Costs, Timed
from palatine.server.workers.pool import Pool
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused

ADA, BEA = Payer("a", "192.0.2.1"), Payer("b", "192.0.2.2")
DEAR = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"answer": {}, "spent": 0.25}), flush=True)
"""


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(limits, "time", self)

    def monotonic(self) -> float:
        return self.now


def test_time_spent_is_owed_by_address_and_person(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    config = Config(address_share=0.5, address_credit=4, person_share=0.25, person_credit=2)
    costs = Costs(config)
    costs.check(ADA)
    costs.charge(ADA, 3.0)  # a second more than the person has
    with pytest.raises(Refused) as refused:
        costs.check(ADA)
    assert refused.value.details["seconds"] == 5
    costs.check(Payer("another", ADA.address))  # one second of the address is left
    costs.charge(Payer("another", ADA.address), 1.5)
    with pytest.raises(Refused) as refused:
        costs.check(Payer("a third", ADA.address))
    assert refused.value.code == "too-often" and refused.value.details["seconds"] == 2
    costs.check(BEA)
    clock.now += 4.1
    costs.check(ADA)


def test_what_a_process_spent_is_charged(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    config = Config(work_processes=1, address_credit=0.4, person_credit=9)

    async def tried() -> None:
        work = Pool(config, Costs(config), (sys.executable, "-c", DEAR))
        try:
            for _ in range(2):  # a quarter of a second each
                await work.run("score", {}, ADA)
            with pytest.raises(Refused) as refused:
                await work.run("score", {}, ADA)
            assert refused.value.code == "too-often"
            assert await work.run("score", {}, BEA) == {}
        finally:
            work.close()

    asyncio.run(tried())


def test_time_on_the_loop_is_counted_without_the_waits() -> None:
    ticks: list[str] = []

    async def waits() -> str:
        await asyncio.sleep(0)
        ticks.append("inner")
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ticks.append("cancelled")
        sum(range(200_000))
        return "done"

    async def tried() -> Timed[str]:
        timed = Timed(waits())

        async def outer() -> str:
            return await timed

        task = asyncio.create_task(outer())
        while ticks != ["inner"]:
            await asyncio.sleep(0)
        before = timed.seconds
        sum(range(2_000_000))  # somebody else's time
        assert timed.seconds == before
        task.cancel()
        assert await task == "done"
        return timed

    timed = asyncio.run(tried())
    assert ticks == ["inner", "cancelled"] and timed.seconds > 0


class Sleeps(Clock):
    """Time that goes on when somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(monkeypatch)
        self._pause = asyncio.sleep
        self.slept: list[float] = []
        monkeypatch.setattr(asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        await self._pause(0)


def test_who_has_held_the_loop_for_long_waits_for_his_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Sleeps(monkeypatch)
    monkeypatch.setattr(costs_module, "EXPECTED", 1.0)
    costs = Costs(Config(loop_share=0.5, loop_credit=2.0))
    order: list[str] = []

    async def work(name: str) -> None:
        order.append(f"{name} at {clock.now - 1000:g}")
        await asyncio.Event().wait()  # so what it is expected to cost stands

    async def tried() -> None:
        names = [("a", ADA), ("a", ADA), ("a", ADA), ("a", ADA), ("b", BEA)]
        tasks = [asyncio.create_task(costs.run(payer, work(name))) for name, payer in names]
        while len(order) < len(names):
            await clock._pause(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(tried())
    # Two at once by the credit and a third that owes, then one in two seconds; nobody else waits.
    mine = [one for one in order if one.startswith("a")]
    assert mine == ["a at 0", "a at 0", "a at 0", "a at 2"] and clock.slept == [2.0]


def test_few_may_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = Costs(Config(loop_share=0.01, loop_credit=0.01, loop_waiting=1))
    monkeypatch.setattr(costs_module, "EXPECTED", 60.0)

    async def work() -> str:
        return "done"

    async def tried() -> None:
        first = asyncio.create_task(costs.run(ADA, asyncio.Event().wait()))
        await asyncio.sleep(0)
        second = asyncio.create_task(costs.run(ADA, work()))
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await costs.run(ADA, work())
        assert refused.value.code == "too-often"
        assert await costs.run(BEA, work()) == "done"
        for task in (first, second):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)

    asyncio.run(tried())


def test_what_one_address_asks_for_at_once_leaves_rounds_for_others() -> None:
    costs = Costs(Config())
    begun: list[tuple[str, int]] = []
    rounds = 0

    async def work(name: str) -> None:
        begun.append((name, rounds))

    async def tried() -> None:
        nonlocal rounds
        payers = [("a", ADA), ("a", ADA), ("a", ADA), ("b", BEA)]
        tasks = [asyncio.create_task(costs.run(payer, work(name))) for name, payer in payers]
        while len(begun) < len(payers):
            await asyncio.sleep(0)
            rounds += 1
        await asyncio.gather(*tasks)
        await asyncio.sleep(0)
        assert not costs._lines and not costs._waiting

    asyncio.run(tried())
    mine = [at for name, at in begun if name == "a"]
    assert len(set(mine)) == 3 and ("b", mine[0]) in begun


def test_many_of_one_address_begin_in_turn_while_they_owe_nothing() -> None:
    """A table that a hundred people of one address watch: nobody is sent away."""
    costs = Costs(Config(loop_waiting=1, loop_credit=100))

    async def work() -> int:
        return 1

    async def tried() -> int:
        return sum(await asyncio.gather(*(costs.run(ADA, work()) for _ in range(100))))

    assert asyncio.run(tried()) == 100


def test_who_goes_while_he_waits_for_his_turn_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(costs_module, "EXPECTED", 0.0)
    costs = Costs(Config(loop_share=1, loop_credit=0.01))

    async def work() -> str:
        return "done"

    async def tried() -> None:
        costs._loop.charge(ADA, 0.1)
        waiting = [asyncio.create_task(costs.run(ADA, work())) for _ in range(3)]
        await asyncio.sleep(0)
        for task in waiting[:2]:  # one that is next, one behind it
            task.cancel()
        assert await waiting[2] == "done"
        await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.sleep(0)
        assert not costs._lines and not costs._waiting

    asyncio.run(tried())
