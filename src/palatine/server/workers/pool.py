"""Processes for whatever strangers may ask and the rules may take long to answer: documents, checks
of records, replays, slow previews. The event loop waits for none of it, and threads would not help:
compiled rules keep the interpreter's lock until they are done.

A question has a time budget, counted from when a process takes it up; a process that exceeds it is
ended. Addresses take turns, none has all the processes, and few of its questions may wait.
"""

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor

from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.games import GAMES
from palatine.server.config import Config
from palatine.server.costs import Costs
from palatine.server.ops.logs import log
from palatine.server.ops.metrics import METRICS
from palatine.server.ops.parent import WITH_PARENT
from palatine.server.workers.errors import error_from_json, error_json
from palatine.server.workers.pipe import Overrun, Worker
from palatine.server.workers.schedule import Job, Payer, Scheduler
from palatine.table.errors import Refused

# somebody has clicked and waits
QUICK = frozenset(
    ["preview", "build", "replay", "past", "picture", "guide"]
    + ["puzzle", "puzzle_ask", "puzzle_answer"]
)
EXPECTED = 0.05  # seconds, before it is known


class Failed(Exception):
    """The task ended with an error that nobody expected."""


class Ready(Worker):
    """A process that has read all rules before its first question, so that the time of a question
    is its own."""

    def ask(self, question: bytes, seconds: float) -> Json:
        if not self.is_alive:
            super().ask(json.dumps({"task": "ready", "games": GAMES}).encode(), 0.0)
        return super().ask(question, seconds)


class Pool:
    """The processes, and the questions that wait for them."""

    def __init__(self, config: Config, costs: Costs, command: tuple[str, ...] = ()) -> None:
        self.config = config
        self.costs = costs
        count = config.work_processes
        run, start = command or _command(config), config.start_seconds
        self._all = [Ready(run, config.work_nice, start) for _ in range(count)]
        kept = count // 2
        self._schedule: Scheduler[Ready] = Scheduler(
            self._all[kept:], self._all[:kept], config.turns_remembered
        )
        self._threads = ThreadPoolExecutor(count, "work")
        self._each = max(1, count - 1)  # processes that one address may have at once
        self._running: Counter[str] = Counter()  # by address
        self._held: dict[str, deque[Job]] = {}  # by address: what waits for its own questions
        self._kept: dict[str, asyncio.Future[Json]] = {}
        self._is_warm = False
        self.is_closed = False

    async def run(self, task: str, question: Json, payer: Payer) -> Json:
        """What a task answers. A `PalatineError` is the task's own, or says that it is too much
        work, or that too many wait; `Failed`: an error that nobody expected."""
        self.costs.check(payer)
        packed = json.dumps({**question, "task": task}).encode()
        reply = await self._answered(packed, payer, task in QUICK)
        if "refused" in reply:
            raise error_from_json(reply["refused"])
        if "answer" not in reply:
            log("task-failed", task=task, error=str(reply.get("error", "")))
            raise Failed
        answer: Json = reply["answer"]
        return answer

    async def once(self, task: str, question: Json, payer: Payer) -> Json:
        """The same, worked out once and kept: for the few questions that everybody asks."""
        key = json.dumps([task, question])
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = asyncio.ensure_future(self.run(task, question, payer))
        try:
            return await asyncio.shield(kept)
        except (PalatineError, Failed):
            self._kept.pop(key, None)
            raise

    async def warm(self) -> None:
        """Get one process ready before the first question, so that nobody waits for it."""
        if self._is_warm:
            return
        self._is_warm = True
        with contextlib.suppress(PalatineError):
            await self.run("ready", {}, Payer())

    @property
    def waiting(self) -> int:
        """Questions that no process has taken up yet."""
        return len(self._schedule) + sum(map(len, self._held.values()))

    # --- taking turns -----------------------------------------------------------------------

    async def _answered(self, packed: bytes, payer: Payer, quick: bool) -> Json:
        self._check_line(payer)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        job = Job(payer, EXPECTED, quick, (packed, answer))
        self._add(job)
        self._go_on()
        try:
            return await answer
        except asyncio.CancelledError:
            self._forget(job)
            raise

    def _check_line(self, payer: Payer) -> None:
        held = len(self._held.get(payer.group, ()))
        waiting = self._schedule.quick.waiting(payer) + self._schedule.slow.waiting(payer) + held
        if self.is_closed or (self.config.limits and waiting >= self.config.work_waiting):
            raise Refused("busy", "server-error-busy")

    def _add(self, job: Job) -> None:
        """Let a question wait with all others, unless enough of its address are worked on."""
        group = job.payer.group
        if self._running[group] < self._each:
            self._running[group] += 1
            self._schedule.add(job)
        else:
            self._held.setdefault(group, deque()).append(job)

    def _forget(self, job: Job) -> None:
        """The asker has gone; what a process has begun is finished all the same."""
        held = self._held.get(job.payer.group, deque())
        if job in held:
            held.remove(job)
        elif self._schedule.remove(job):
            self._release(job)

    def _release(self, job: Job) -> None:
        """One question of an address less: another of it may wait with all others."""
        group = job.payer.group
        self._running[group] -= 1
        held = self._held.get(group)
        if held:
            self._add(held.popleft())
        if not held:
            self._held.pop(group, None)
        if not self._running[group]:
            del self._running[group]

    def _go_on(self) -> None:
        """Give what waits to processes that are free."""
        while (given := self._schedule.next()) is not None:
            self._begin(*given)

    def _begin(self, job: Job, worker: Ready) -> None:
        packed, _ = job.ticket
        began = time.monotonic()
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._threads, worker.ask, packed, self.config.work_seconds)
        done.add_done_callback(lambda done: self._ended(job, worker, done, began))

    def _ended(self, job: Job, worker: Ready, done: "asyncio.Future[Json]", began: float) -> None:
        _, answer = job.ticket
        seconds = time.monotonic() - began
        METRICS.observe("palatine_work_seconds", seconds)
        error = None if done.cancelled() else done.exception()
        if done.cancelled() or error is not None:
            reply: Json = {"refused": self._overrun(error)}
            spent = self.config.work_seconds
        else:
            reply = done.result()
            spent = float(reply.get("spent", 0.0))
        self.costs.charge(job.payer, spent)
        self._schedule.done(job, worker, seconds)
        self._release(job)
        if not answer.done():
            answer.set_result(reply)
        if not self.is_closed:
            self._go_on()

    def _overrun(self, error: BaseException | None) -> Json:
        """The refusal of a question whose process had to be ended, or has died."""
        if self.is_closed or not isinstance(error, Overrun):
            return error_json(Refused("busy", "server-error-busy"))
        METRICS.count("palatine_work_ended_total")
        seconds = round(self.config.work_seconds)
        return error_json(Refused("too-much", "server-error-too-much", {"seconds": seconds}))

    def close(self) -> None:
        """End all processes; whoever waits for one is refused, and none is started again."""
        self.is_closed = True
        for worker in self._all:
            worker.close()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._all:
            worker.stop()


def _command(config: Config) -> tuple[str, ...]:
    code = f"from palatine.server.workers.tasks import work; work({config.work_memory << 20})"
    return (sys.executable, "-c", f"{WITH_PARENT} {code}")
