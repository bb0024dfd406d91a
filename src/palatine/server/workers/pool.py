"""The pool: processes for requests that anybody may send and that may take long: documents,
verification of records, replays, slow previews. Such work must not run on the event loop, and
threads would not help: compiled rules hold the interpreter's lock until they are done.

A question has a budget of processor time; a process that exceeds it is ended, or one that takes
`work_slack` times as long by the clock. Addresses take turns, no address gets all the processes,
and only a few of its questions may wait.
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

# tasks whose answer a person waits for after a click
QUICK = frozenset(
    ["preview", "replay", "past", "picture", "guide"] + ["puzzle", "puzzle_ask", "puzzle_answer"]
)
EXPECTED = 0.05  # seconds that a question is assumed to take until it is done


class Failed(Exception):
    """The task has ended with an unexpected error."""


class Ready(Worker):
    """A process that loads all rules before its first question, so that loading does not count in
    the time budget of a question."""

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
        run, start, slack = command or _command(config), config.start_seconds, config.work_slack
        self._all = [Ready(run, config.work_nice, start, slack) for _ in range(count)]
        kept = count // 2
        self._schedule: Scheduler[Ready] = Scheduler(
            self._all[kept:], self._all[:kept], config.turns_remembered
        )
        self._threads = ThreadPoolExecutor(count, "work")
        self._each = max(1, count - 1)  # how many processes one address may use at once
        self._running: Counter[str] = Counter()  # by address
        self._held: dict[
            str, deque[Job]
        ] = {}  # by address: jobs that wait until earlier ones of the same address are done
        self._kept: dict[str, asyncio.Future[Json]] = {}
        self._is_warm = False
        self.is_closed = False

    async def run(self, task: str, question: Json, payer: Payer) -> Json:
        """Run a task in a process and return its answer. Raises `PalatineError` where the task
        raises it, where it takes too long, or where too many questions wait; `Failed` where the
        task has ended with an unexpected error."""
        self.costs.check(payer)
        packed = json.dumps({**question, "task": task}).encode()
        reply = await self._submit(packed, payer, task in QUICK)
        if "refused" in reply:
            raise error_from_json(reply["refused"])
        if "answer" not in reply:
            log("task-failed", task=task, error=str(reply.get("error", "")))
            raise Failed
        answer: Json = reply["answer"]
        return answer

    async def once(self, task: str, question: Json, payer: Payer) -> Json:
        """The same as `run`, but the answer is kept for ever: for the few questions that are asked
        again and again."""
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
        """Start one process before the first question, so that no request waits for the start."""
        if self._is_warm:
            return
        self._is_warm = True
        with contextlib.suppress(PalatineError):
            await self.run("ready", {}, Payer())

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._schedule) + sum(map(len, self._held.values()))

    # --- taking turns -----------------------------------------------------------------------

    async def _submit(self, packed: bytes, payer: Payer, quick: bool) -> Json:
        self._check_line(payer)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        job = Job(payer, EXPECTED, quick, (packed, answer))
        self._add(job)
        self._hand_out()
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
        """Put a job into the schedule, or hold it back where its address uses all the processes
        that it may use."""
        group = job.payer.group
        if self._running[group] < self._each:
            self._running[group] += 1
            self._schedule.add(job)
        else:
            self._held.setdefault(group, deque()).append(job)

    def _forget(self, job: Job) -> None:
        """Remove the job of a cancelled request. Where a process works on it, it is finished."""
        held = self._held.get(job.payer.group, deque())
        if job in held:
            held.remove(job)
        elif self._schedule.remove(job):
            self._release(job)

    def _release(self, job: Job) -> None:
        """Note that a job of an address is done or removed, so that the next one that was held back
        may be scheduled."""
        group = job.payer.group
        self._running[group] -= 1
        held = self._held.get(group)
        if held:
            self._add(held.popleft())
        if not held:
            self._held.pop(group, None)
        if not self._running[group]:
            del self._running[group]

    def _hand_out(self) -> None:
        """Give waiting jobs to free processes."""
        while (given := self._schedule.next()) is not None:
            self._begin(*given)

    def _begin(self, job: Job, worker: Ready) -> None:
        packed, _ = job.ticket
        began = time.monotonic()
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._threads, worker.ask, packed, self.config.work_seconds)
        done.add_done_callback(lambda done: self._finish(job, worker, done, began))

    def _finish(self, job: Job, worker: Ready, done: "asyncio.Future[Json]", began: float) -> None:
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
            self._hand_out()

    def _overrun(self, error: BaseException | None) -> Json:
        """The refusal of a question whose process was ended or has died, as JSON."""
        if self.is_closed or not isinstance(error, Overrun):
            return error_json(Refused("busy", "server-error-busy"))
        METRICS.count("palatine_work_ended_total")
        seconds = round(self.config.work_seconds)
        return error_json(Refused("too-much", "server-error-too-much", {"seconds": seconds}))

    def close(self) -> None:
        """End all processes. Waiting questions are refused, and no process is started again."""
        self.is_closed = True
        for worker in self._all:
            worker.close()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._all:
            worker.stop()


def _command(config: Config) -> tuple[str, ...]:
    code = f"from palatine.server.workers.tasks import work; work({config.work_memory << 20})"
    return (sys.executable, "-c", f"{WITH_PARENT} {code}")
