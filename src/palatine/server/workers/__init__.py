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

from palatine import bots
from palatine.bots.levels import seconds_of
from palatine.core.state import Json
from palatine.server.config import Config
from palatine.server.ops.logs import log
from palatine.server.ops.metrics import METRICS
from palatine.server.ops.parent import WITH_PARENT
from palatine.server.workers.pipe import Overrun, Worker
from palatine.server.workers.schedule import Job, Payer, Scheduler
from palatine.service.people import SIMPLEST, STAND_IN
from palatine.service.thinking import HINT, REVIEW, Question

COMMAND = (
    sys.executable,
    "-c",
    f"{WITH_PARENT} from palatine.server.workers.process import work; work()",
)
NOBODY = Payer()  # where nobody takes turns

Plan = list[list[str]]


@dataclass(frozen=True)
class BotAnswer:
    """What a bot does, and what it means to do next: to be handed back with its next question."""

    text: str
    plan: Plan = field(default_factory=list)


def names() -> list[str]:
    """The opponents: the levels, weakest first, then the yardsticks, then those of other people's
    code: installed packages, and the setting `opponents`."""
    return bots.names()


def check(name: str) -> None:
    """Refuse an opponent that does not exist. Only names are understood: whoever asks for a table
    cannot name a file."""
    bots.check_name(name)


def known(target: str) -> str:
    """Put an opponent that the host allows (`mine.py:MyBot`, `name=mine.py:MyBot`) on the list of
    this process, and say it so that another process need not look at it to know its name."""
    name = bots.register(target)
    return f"{name}={bots.BOTS[name]}"


class Workers:
    """A few worker processes; questions wait for a free one, and take turns by who asks.

    Of the settings, `bots` processes think about anything; they stand back where processors are
    short. `quick_bots` further ones are kept for questions that take no more than `quick_seconds`:
    however many slow levels, hints and reviews wait, a quick level waits for none of them.
    `opponents`: classes of other people's code that the host allows.
    """

    def __init__(self, config: Config, command: tuple[str, ...] = COMMAND) -> None:
        self.config = config
        # The processes hear of them by their command line, which nobody else writes.
        command = (*command, *(known(target) for target in config.opponents))
        start, many = config.start_seconds, config.turns_remembered
        self._quick = [Worker(command, 0, start) for _ in range(config.quick_bots)]
        self._general = [Worker(command, config.bot_nice, start) for _ in range(config.bots)]
        self._schedule: Scheduler[Worker] = Scheduler(self._general, self._quick, many)
        self._threads = ThreadPoolExecutor(config.bots + config.quick_bots, "bots")
        self._advice = {
            HINT: config.hint_seconds,
            REVIEW: config.stretch_seconds + 2 * config.review_seconds,
        }
        self.is_closed = False

    @property
    def waiting(self) -> int:
        """Questions that no process has taken up yet."""
        return len(self._schedule)

    def is_crowded(self, turns: int) -> bool:
        """Whether so many addresses wait for slow thoughts that advice would come too late."""
        return self._schedule.slow.groups >= turns * len(self._general)

    def waiting_of(self, payer: Payer) -> int:
        """How many slow thoughts for his address wait."""
        return self._schedule.slow.waiting(payer)

    async def choose(
        self,
        game: str,
        data: Any,
        bot: str,
        view: Json,
        plan: Plan | None = None,
        version: int = 0,
        payer: Payer = NOBODY,
        seed: str = "",
    ) -> BotAnswer:
        """A bot's action, as text; '' where even the simplest one fails. version: of the rules
        that the table is played by, 0 for the present ones. seed: of the bot's own random choices,
        "" for a new one."""
        about = {"seed": seed} if seed else None
        for name in dict.fromkeys([bot, STAND_IN, SIMPLEST]):
            known = plan if name == bot and plan else []
            try:
                reply = await self._asked(payer, game, data, name, view, known, about, version)
            except Overrun:
                if self.is_closed:
                    break
                METRICS.count("palatine_bot_replaced_total", f'bot="{name}"')
                log("bot-replaced", game=game, bot=name)
            else:
                return BotAnswer(str(reply["text"]), _plan(reply.get("plan")))
        return BotAnswer("")

    async def hint(
        self,
        game: str,
        data: Any,
        view: Json,
        version: int = 0,
        payer: Payer = NOBODY,
        plan: Plan | None = None,
    ) -> Json | None:
        """What the viewer of a view might do, and why; None where nothing was found in time. plan:
        `ahead` of the hint before."""
        try:
            about = {"seconds": self.config.hint_seconds}
            reply = await self._asked(payer, game, data, HINT, view, plan, about, version)
        except Overrun:
            log("hint-failed", game=game)
            return None
        found = reply.get("hint")
        return found if isinstance(found, dict) and found.get("options") else None

    async def review(
        self, game: str, record: str, lines: list[list[int]] | None, payer: Payer = NOBODY
    ) -> Json | None:
        """The lines of a game, or these lines of it judged, as far as one stretch goes; None where
        nothing was found in time."""
        config = self.config
        about: Json = {"record": record, "lines": lines, "rollouts": config.review_rollouts}
        about |= {"seconds": config.review_seconds, "stretch": config.stretch_seconds}
        try:
            return await self._asked(payer, game, None, REVIEW, None, about=about)
        except Overrun:
            log("review-failed", game=game)
            return None

    async def warm(self, game: str, bot: str, payer: Payer = NOBODY) -> None:
        """Get a process ready for a bot before its first question, so that nobody waits for it."""
        group = self._quick if self.is_quick(bot) and self._quick else self._general
        if all(worker.is_alive for worker in group):
            return
        with contextlib.suppress(Overrun):
            await self._asked(payer, game, None, bot, None)

    async def _asked(
        self,
        payer: Payer,
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
        # Components of a table's own may make any level slow.
        quick = self.is_quick(bot) and data is None
        reply = await self._answered(
            Job(payer, self._expected(bot), quick), packed, self.limit(bot)
        )
        if "text" not in reply:
            log("bot-failed", game=game, bot=bot, error=str(reply.get("error", "")))
            raise Overrun
        return reply

    async def _answered(self, job: Job, packed: bytes, limit: float) -> Json:
        """The reply to a question, when it has had its turn."""
        worker = await self._turn(job)
        began = time.perf_counter()
        if self.is_closed:
            self._free(job, worker, began)
            raise Overrun
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, worker.ask, packed, limit)
        thought.add_done_callback(lambda done: self._thought(done, job, worker, began))
        # Who does not want to know any more lets it think to the end: only then is it free.
        return await asyncio.shield(thought)

    def _thought(
        self, done: "asyncio.Future[Json]", job: Job, worker: Worker, began: float
    ) -> None:
        METRICS.observe("palatine_bot_seconds", time.perf_counter() - began)
        if not done.cancelled():
            done.exception()  # perhaps nobody waits for it any more
        self._free(job, worker, began)

    def _free(self, job: Job, worker: Worker, began: float) -> None:
        self._schedule.done(job, worker, time.perf_counter() - began)
        self._hand_out()

    async def _turn(self, job: Job) -> Worker:
        """Wait for one's turn: the process to ask."""
        job.ticket = asyncio.get_running_loop().create_future()
        self._schedule.add(job)
        self._hand_out()
        try:
            worker: Worker = await job.ticket
        except asyncio.CancelledError:
            if not self._schedule.remove(job) and not job.ticket.cancelled():
                self._free(job, job.ticket.result(), time.perf_counter())
            raise
        return worker

    def _hand_out(self) -> None:
        """Give what waits to processes that are free."""
        while (found := self._schedule.next()) is not None:
            job, worker = found
            if job.ticket.cancelled():
                self._schedule.done(job, worker, 0.0)
            else:
                job.ticket.set_result(worker)

    def is_quick(self, bot: str) -> bool:
        """Whether a level thinks so shortly that it never waits for slow ones."""
        return self._expected(bot) <= self.config.quick_seconds

    def limit(self, bot: str) -> float:
        """The seconds after which a process is given up: a level keeps its own budget, so whoever
        takes so much longer hangs."""
        return self.config.bot_patience + self.config.bot_slack * self._expected(bot)

    def _expected(self, bot: str) -> float:
        """The seconds that a question probably takes."""
        if bot in self._advice:
            return self._advice[bot]
        return seconds_of(bot) if bot in bots.OWN else self.config.guest_seconds

    def close(self) -> None:
        """End all processes; whoever waits for one gets no answer, and none is started again."""
        self.is_closed = True
        for worker in self.all:
            worker.close()
        self._threads.shutdown(cancel_futures=True)
        for worker in self.all:
            worker.stop()

    @property
    def all(self) -> list[Worker]:
        return self._quick + self._general


def _plan(reply: Any) -> Plan:
    """A plan as a worker sent it; anything else is none."""
    if not isinstance(reply, list):
        return []
    pairs = [[str(word) for word in pair] for pair in reply if isinstance(pair, list)]
    return [pair for pair in pairs if len(pair) == 2]
