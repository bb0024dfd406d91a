"""A process that has grown makes room for a fresh one: between two questions, without anybody
noticing."""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from palatine.server import workers
from palatine.server.config import Config
from palatine.server.ops.metrics import METRICS
from palatine.server.workers import pipe
from palatine.server.workers.pipe import Worker

TOLD = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
LONG = 200_000  # characters: more than a pipe holds
# Answers with its number, at length. A view says what else it does: remember so many megabytes, or
# wait until somebody opens a gate; without a view it does what `ready` says. A helper remembers.
GROWING = """
import json, os, sys
kept = []
for line in sys.stdin:
    question = json.loads(line)
    view = question["view"]
    if view is None:
        {ready}
    view = view or {{}}
    kept.append(b"x" * ((view.get("grow", 0) + 30 * (question.get("part", 0) > 0)) << 20))
    if "gate" in view:
        open(view["gate"]).close()
    told = {{"text": "", "part": {{}}}} if "parts" in question and "told" not in question else {{}}
    print(json.dumps({{"text": str(os.getpid()).ljust({long}, "."), **told}}), flush=True)
"""
GROW = {"grow": 30}


def asked(
    told: Callable[[workers.Workers], Awaitable[Any]],
    ready: str = "pass",
    bot_memory: int = 1,
    helpers: int = 0,
) -> Any:
    """What comes of the questions to a process whose limit is far below what it needs anyway."""

    async def run() -> Any:
        config = Config(bot_memory=bot_memory, helpers=helpers, bot_patience=60.0)
        program = GROWING.format(ready=ready, long=LONG)
        pool = workers.Workers(config, (sys.executable, "-c", program))
        try:
            return await told(pool)
        finally:
            pool.close()

    return asyncio.run(run())


async def number(pool: workers.Workers, view: dict[str, Any]) -> int:
    """The number of the process that answers."""
    text = (await pool.choose("torres", None, "castellan", view)).text
    assert len(text) == LONG
    return int(text.rstrip("."))


async def three(pool: workers.Workers) -> list[int]:
    """The numbers of those who answer before, while and after one grows; nothing is renewed."""
    found = [await number(pool, view) for view in ({}, GROW, {})]
    assert not pool.renewal.under_way
    return found


async def begun(pool: workers.Workers) -> tuple[Worker, Worker]:
    """The process that is being renewed, and the fresh one once it runs."""
    (old,) = pool.renewal.under_way
    while (fresh := old._fresh) is None or not fresh.is_alive:
        await asyncio.sleep(0.01)
    return old, fresh


async def renewed(pool: workers.Workers) -> None:
    """Wait until nothing is being renewed any more; something is."""
    assert pool.renewal.under_way
    await asyncio.gather(*pool.renewal.under_way.values())
    await asyncio.sleep(0)
    assert not pool.renewal.under_way


async def opened(gate: Path) -> None:
    """Open a gate as soon as a process waits there."""
    os.close(await asyncio.to_thread(os.open, gate, os.O_WRONLY))


@TOLD
def test_who_has_grown_is_replaced_after_the_answer(caplog: pytest.LogCaptureFixture) -> None:
    """The answer is whole; the next one comes from a process that was ready before."""
    before = METRICS.counters.get(("palatine_bot_renewed_total", ""), 0)

    async def told(pool: workers.Workers) -> list[int]:
        found = [await number(pool, view) for view in ({}, {}, GROW)]
        await renewed(pool)
        (worker,) = (one for one in pool.all if one.is_alive)
        assert worker.process is not None
        return [*found, worker.process.pid, await number(pool, {}), await number(pool, {})]

    with caplog.at_level(logging.INFO, "palatine"):
        first, *others = asked(told)
    fresh = others[-1]
    assert others == [first, first, fresh, fresh, fresh] and fresh != first
    assert METRICS.counters["palatine_bot_renewed_total", ""] == before + 1
    (line,) = (one for one in caplog.records if one.getMessage() == "bot-renewed")
    assert line.__dict__["fields"]["bytes"] > 30 << 20
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


@TOLD
def test_who_thinks_is_not_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the fresh one starts, the old one is asked; it may come to an end with its thought."""
    start, end = tmp_path / "start", tmp_path / "end"
    os.mkfifo(start)
    os.mkfifo(end)
    exchange = Worker._exchange

    async def told(pool: workers.Workers) -> list[int]:
        loop, is_ready = asyncio.get_running_loop(), asyncio.Event()

        def noted(worker: Worker, fresh: Worker) -> None:
            loop.call_soon_threadsafe(is_ready.set)
            exchange(worker, fresh)

        monkeypatch.setattr(Worker, "_exchange", noted)
        first, second = await number(pool, {}), await number(pool, GROW)
        thought = asyncio.create_task(number(pool, {"gate": str(end)}))
        await opened(start)
        await is_ready.wait()
        (renewal,) = pool.renewal.under_way.values()
        assert not thought.done()
        await opened(end)
        third = await thought
        await renewal
        return [first, second, third, await number(pool, {})]

    first, second, third, last = asked(told, f"open({str(start)!r}).close()")
    assert first == second == third != last


@TOLD
def test_who_grows_further_is_asked_no_more(tmp_path: Path) -> None:
    """The next question waits until the fresh one is there."""
    start = tmp_path / "start"
    os.mkfifo(start)

    async def told(pool: workers.Workers) -> list[int]:
        found = [await number(pool, view) for view in ({}, GROW)]
        await begun(pool)
        found.append(await number(pool, GROW))
        thought = asyncio.create_task(number(pool, {}))
        await opened(start)
        return [*found, await thought]

    first, second, third, last = asked(told, f"open({str(start)!r}).close()")
    assert first == second == third != last


@TOLD
def test_who_needs_that_much_from_the_start_is_not_replaced_again_and_again() -> None:
    """Only where it grows further: other people's code may need more than the limit."""

    async def told(pool: workers.Workers) -> list[int]:
        found = [await number(pool, view) for view in (GROW, {}, {"grow": 1})]
        assert not pool.renewal.under_way
        return found

    assert len(set(asked(told))) == 1


@TOLD
def test_0_switches_it_off() -> None:
    assert len(set(asked(three, bot_memory=0))) == 1


def test_where_the_system_does_not_tell_nobody_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pipe.resident_bytes(-1) == 0
    monkeypatch.setattr(pipe, "resident_bytes", lambda pid: 0)
    assert len(set(asked(three))) == 1


@TOLD
def test_where_no_fresh_one_starts_the_old_one_goes_on() -> None:
    async def told(pool: workers.Workers) -> list[int]:
        found = [await number(pool, view) for view in ({}, GROW)]
        await renewed(pool)
        return [*found, await number(pool, {})]

    assert len(set(asked(told, "sys.exit(1)"))) == 1


@TOLD
def test_helpers_are_replaced_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)

    async def told(pool: workers.Workers) -> None:
        (helper,) = pool.helpers.all
        await pool.choose("louis", None, "palatine", {})
        while not pool.helpers.idle:  # it only gets ready
            await asyncio.sleep(0.01)
        first = helper.process
        assert first is not None and not pool.renewal.under_way
        await pool.choose("louis", None, "palatine", {})
        while helper.process is first:
            await asyncio.sleep(0.01)
        assert helper.is_alive

    asked(told, helpers=1)


@TOLD
def test_closed_meanwhile_no_process_is_left(tmp_path: Path) -> None:
    """Neither the old one nor the fresh one, which would never be ready."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def told(pool: workers.Workers) -> list[Worker]:
        await number(pool, {})
        await number(pool, GROW)
        return list(await begun(pool))

    old, fresh = asked(told, f"open({str(gate)!r}).close()")
    assert old.process is None and fresh.process is None
