"""Bots think in processes of their own: a view goes in as JSON, the text of an action comes out.

A bot that fails or takes too long is replaced by a simpler one, and its process by a fresh one. Too
long is far more than its level may think, counted from when a process takes the question up:
however many wait for a process, no bot is replaced for that.
"""

import asyncio
import contextlib
import json
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from palatine.bots import BOTS, check_name
from palatine.bots.levels import seconds_of
from palatine.core.state import Json
from palatine.server.ops.logs import log
from palatine.server.ops.metrics import METRICS
from palatine.server.workers.pipe import Overrun, Worker
from palatine.server.workers.process import (
    HINT,
    HINT_SECONDS,
    REVIEW,
    REVIEW_SECONDS,
    STRETCH_SECONDS,
    Question,
)

SIMPLEST = "random"
FIRST = "squire"  # whom a stranger meets: makes mistakes, but plays to win
STAND_IN = "greedy"  # who sits in for somebody who is away: the best that is quick
COMMAND = (
    sys.executable,
    "-c",
    "from palatine.server.ops.parent import die_with_parent; die_with_parent();"  # first of all
    "from palatine.server.workers.process import work; work()",
)
SLACK = 3.0  # times its budget a bot may think before it is replaced, and some seconds more
LINE = 4  # hints that may wait for each process; bots are never turned away

Plan = list[list[str]]


@dataclass(frozen=True)
class Thought:
    """What a bot does, and what it means to do next: to be handed back with its next question."""

    text: str
    plan: Plan = field(default_factory=list)


def names() -> list[str]:
    """The opponents: the levels, weakest first, then the yardsticks."""
    return list(BOTS)


def check(name: str) -> None:
    """Refuse an opponent that does not exist."""
    check_name(name)


class Workers:
    """A few worker processes; questions wait for a free one."""

    def __init__(self, count: int, patience: float, command: tuple[str, ...] = COMMAND) -> None:
        self.patience = patience  # seconds beyond what a level's budget explains
        self.waiting = 0  # questions that no process has taken up yet
        self._all = [Worker(command) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, "bots")
        self.is_closed = False

    async def choose(
        self,
        game: str,
        data: Any,
        bot: str,
        view: Json,
        plan: Plan | None = None,
        version: int = 0,
    ) -> Thought:
        """A bot's action, as text; '' where even the simplest one fails. version: of the rules
        that the table is played by, 0 for the present ones."""
        for name in dict.fromkeys([bot, STAND_IN, SIMPLEST]):
            known = plan if name == bot and plan else []
            try:
                reply = await self._asked(game, data, name, view, known, version=version)
            except Overrun:
                if self.is_closed:
                    break
                METRICS.count("palatine_bot_replaced_total", f'bot="{name}"')
                log("bot-replaced", game=game, bot=name)
            else:
                return Thought(str(reply["text"]), _plan(reply.get("plan")))
        return Thought("")

    async def hint(self, game: str, data: Any, view: Json, version: int = 0) -> Json | None:
        """What the viewer of a view might do, and why; None where nothing was found in time."""
        try:
            reply = await self._asked(game, data, HINT, view, version=version)
        except Overrun:
            log("hint-failed", game=game)
            return None
        found = reply.get("hint")
        return found if isinstance(found, dict) and found.get("options") else None

    async def review(self, game: str, record: str, since: int) -> Json | None:
        """The next stretch of a review; None where nothing was found in time."""
        about = {"record": record, "since": since}
        try:
            return await self._asked(game, None, REVIEW, None, about=about)
        except Overrun:
            log("review-failed", game=game)
            return None

    @property
    def is_crowded(self) -> bool:
        """Whether so many wait that another hint would come too late."""
        return self.waiting >= LINE * len(self._all)

    async def warm(self, game: str) -> None:
        """Get one process ready before the first question, so that nobody waits for it."""
        if self._free.empty() or all(worker.is_alive for worker in self._all):
            return
        with contextlib.suppress(Overrun):
            await self._asked(game, None, SIMPLEST, None)

    async def _asked(
        self,
        game: str,
        data: Any,
        bot: str,
        view: Json | None,
        plan: Plan | None = None,
        about: Json | None = None,
        version: int = 0,
    ) -> Json:
        question: Question = {"game": game, "version": version, "data": data}
        question |= {"view": view, "bot": bot}
        question |= {"seed": secrets.token_hex(16), "plan": plan or []} | (about or {})
        packed = json.dumps(question).encode()
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        try:
            if self.is_closed:
                raise Overrun
            reply = await loop.run_in_executor(self._threads, worker.ask, packed, self.limit(bot))
        finally:
            self._free.put_nowait(worker)
            METRICS.observe("palatine_bot_seconds", time.perf_counter() - began)
        if "text" not in reply:
            log("bot-failed", game=game, bot=bot, error=str(reply.get("error", "")))
            raise Overrun
        return reply

    def limit(self, bot: str) -> float:
        """The seconds after which a process is given up: a level keeps its own budget, so whoever
        takes so much longer hangs."""
        ours = {HINT: HINT_SECONDS, REVIEW: STRETCH_SECONDS + REVIEW_SECONDS}
        return self.patience + SLACK * (ours[bot] if bot in ours else seconds_of(bot))

    def close(self) -> None:
        """End all processes; whoever waits for one gets no answer, and none is started again."""
        self.is_closed = True
        for worker in self._all:
            worker.close()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._all:
            worker.stop()


def _plan(reply: Any) -> Plan:
    """A plan as a worker sent it; anything else is none."""
    if not isinstance(reply, list):
        return []
    pairs = [[str(word) for word in pair] for pair in reply if isinstance(pair, list)]
    return [pair for pair in pairs if len(pair) == 2]
