"""Helpers: processes that search along with the strongest level, and judge lines of reviews, on
processors that are otherwise idle.

They run at the lowest priority, and no question waits for one of them. A decision waits for its
helpers only for a part of the time that it took itself, and not beyond a number of seconds that is
the same for all decisions; it does without those that are late. So helpers can make a decision
better, but not much later, and a long one hardly later at all.
"""

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from palatine.core.state import Json
from palatine.server.workers.pipe import Overrun, Worker
from palatine.service.thinking import Question

Ask = Callable[[Question], Awaitable[Json]]  # the process whose turn it is
Answer = asyncio.Future[Json]


def spare(wanted: int) -> int:
    """How many helpers are of use: the processor on which a bot thinks is not free for another."""
    return min(wanted, (os.cpu_count() or 1) - 1)


class Helpers:
    """The processes, and a thought that they share. patience: how much longer than the process
    whose turn it is they may take, as a share of its time. most: seconds from the beginning of a
    decision after which it waits for none of them. answered: told of a helper that is idle again,
    and of its question."""

    def __init__(
        self,
        workers: list[Worker],
        threads: Executor,
        patience: float,
        most: float,
        clock: Callable[[], float] = time.monotonic,
        answered: Callable[[Worker, Question], None] = lambda helper, question: None,
    ) -> None:
        self.all = workers
        self.patience = patience
        self.most = most
        self.clock = clock
        self.answered = answered
        self.idle = list(workers)
        self._threads = threads

    async def share(
        self, question: Question, ask: Ask, limit: float, is_crowded: Callable[[], bool]
    ) -> Json:
        """The answer to a question about which all helpers that are idle think as well. limit: the
        seconds after which a helper is given up; is_crowded: whether others wait for a process."""
        answers = [] if is_crowded() else self._begin(question, limit)
        if not answers:
            return await ask(question)
        began = self.clock()
        own = await ask({**question, "parts": len(answers) + 1, "part": 0})
        if "part" not in own:  # there was nothing to share
            return own
        wait = 0.0 if is_crowded() else self.wait_after(self.clock() - began)
        await asyncio.wait(answers, timeout=wait)
        parts = [part for answer in answers if (part := _part(answer)) is not None]
        return await ask({**question, "told": [own["part"], *parts]})

    def wait_after(self, spent: float) -> float:
        """For how many seconds helpers are waited for after a decision has taken so many."""
        return max(0.0, min(self.patience * spent, self.most - spent))

    async def ask(self, question: Question, limit: float) -> Json | None:
        """The answer of a helper to a question that can also be answered elsewhere; None where all
        are busy, or where it fails."""
        if not self.idle:
            return None
        try:
            return await asyncio.shield(self._ask(self.idle[0], question, limit))
        except Overrun:
            return None

    def _begin(self, question: Question, limit: float) -> list[Answer]:
        """Ask all helpers that are idle, each with luck of its own. One whose process is not there
        yet only gets ready, for the next time."""
        ready = [helper for helper in self.idle if helper.is_alive]
        for helper in [helper for helper in self.idle if not helper.is_alive]:
            self._ask(helper, {**question, "view": None}, limit)
        return [
            self._ask(
                helper,
                {
                    **question,
                    "seed": f"{question['seed']} part {number}",
                    "parts": len(ready) + 1,
                    "part": number,
                },
                limit,
            )
            for number, helper in enumerate(ready, 1)
        ]

    def _ask(self, helper: Worker, question: Question, limit: float) -> Answer:
        self.idle.remove(helper)
        packed = json.dumps(question).encode()
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._threads, helper.ask, packed, limit)
        answer.add_done_callback(lambda done: self._free(helper, question, done))
        return answer

    def _free(self, helper: Worker, question: Question, done: Answer) -> None:
        self.idle.append(helper)
        if not done.cancelled():
            done.exception()  # perhaps nobody asks for it any more
        self.answered(helper, question)


def _part(answer: Answer) -> Json | None:
    """What a helper has found out; None if it was late, or has failed, or had nothing to do."""
    if not answer.done() or answer.cancelled() or answer.exception() is not None:
        return None
    return answer.result().get("part")
