"""Worker processes in which bots think: each gets a view as JSON and returns the text of an action.

A bot that fails or takes too long is replaced by a simpler one, and its process by a new one. The
time limit is far beyond the budget of the bot's level, and is counted from the moment at which a
process starts on the question, so that waiting for a free process replaces no bot.
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
from palatine.bots.levels import is_shareable, seconds_of
from palatine.core.state import Json
from palatine.server.config import Config
from palatine.server.ops.logs import log
from palatine.server.ops.metrics import METRICS
from palatine.server.ops.parent import WITH_PARENT
from palatine.server.workers.helpers import Helpers, spare
from palatine.server.workers.pipe import Overrun, Worker
from palatine.server.workers.renewal import Renewal
from palatine.server.workers.schedule import Job, Payer, Scheduler
from palatine.service.people import SIMPLEST, STAND_IN
from palatine.service.thinking import HINT, REVIEW, Question

COMMAND = (
    sys.executable,
    "-c",
    f"{WITH_PARENT} from palatine.server.workers.process import work; work()",
)
NOBODY = Payer()  # for questions that are counted to nobody

Plan = list[list[str]]


@dataclass(frozen=True)
class BotAnswer:
    """The action of a bot, and its plan for the following ones, which is passed to it again with
    its next question."""

    text: str
    plan: Plan = field(default_factory=list)


def names() -> list[str]:
    """The names of all bots: the levels, weakest first, then simple bots for comparison, then those
    of installed packages and of the setting `opponents`."""
    return bots.names()


def check(name: str) -> None:
    """Raise an error where there is no bot of this name. Only names are accepted, so that no
    request can name a file."""
    bots.check_name(name)


def allow_opponent(target: str) -> str:
    """Register a bot of the setting `opponents` (`mine.py:MyBot`, `name=mine.py:MyBot`) in this
    process. Returns it as `name=target`, so that workers know its name without importing it."""
    name = bots.register(target)
    return f"{name}={bots.BOTS[name]}"


class Workers:
    """The worker processes of a server process. Questions wait for a free one; people and addresses
    take turns.

    The settings: `bots` processes take any question and run at a lower priority. `quick_bots`
    further ones take only questions that need no more than `quick_seconds`, so that quick levels
    never wait for slow levels, hints and reviews. `helpers` search along with the strongest level
    and help with reviews where processors are free (helpers.py). `opponents`: bots of other
    people's code that the operator allows. A process that has more than `bot_memory` after an
    answer is renewed (renewal.py).
    """

    def __init__(self, config: Config, command: tuple[str, ...] = COMMAND) -> None:
        self.config = config
        # The workers get these names by their command line, which no request can change.
        command = (*command, *(allow_opponent(target) for target in config.opponents))
        start, remembered = config.start_seconds, config.turns_remembered
        self._quick = [Worker(command, 0, start) for _ in range(config.quick_bots)]
        self._general = [Worker(command, config.bot_nice, start) for _ in range(config.bots)]
        self._schedule: Scheduler[Worker] = Scheduler(self._general, self._quick, remembered)
        helping = [Worker(command, config.helper_nice, start) for _ in range(spare(config.helpers))]
        many = config.bots + config.quick_bots + len(helping)
        self._threads = ThreadPoolExecutor(many, "bots")
        patience, most = config.helper_patience, config.helper_seconds
        self.renewal = Renewal(config.bot_memory << 20, many)
        self.helpers = Helpers(helping, self._threads, patience, most, answered=self.renewal.look)
        self._advice = {
            HINT: config.hint_seconds,
            REVIEW: config.stretch_seconds + 2 * config.review_seconds,
        }
        self.is_closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._schedule)

    def is_crowded(self, turns: int) -> bool:
        """Whether more than `turns` addresses wait for each process, so that hints and reviews
        would be ready too late."""
        return self._schedule.slow.groups >= turns * len(self._general)

    def waiting_of(self, payer: Payer) -> int:
        """How many slow questions of the payer's address wait."""
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
        """A bot's action, as text; '' where even the simplest bot fails. data: the table's own
        components. plan: from the bot's last answer. version: of the table's rules, 0 for the
        present ones. seed: of the bot's own random choices, '' for a new one."""
        about = {"seed": seed} if seed else None
        for name in dict.fromkeys([bot, STAND_IN, SIMPLEST]):
            known = plan if name == bot and plan else []
            try:
                reply = await self._ask(payer, game, data, name, view, known, about, version)
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
        """Suggested actions for a view, with reasons; None where none was found in time. plan: the
        field `ahead` of the previous hint."""
        try:
            about = {"seconds": self.config.hint_seconds}
            reply = await self._ask(payer, game, data, HINT, view, plan, about, version)
        except Overrun:
            log("hint-failed", game=game)
            return None
        found = reply.get("hint")
        return found if isinstance(found, dict) and found.get("options") else None

    async def review(
        self, game: str, record: str, lines: list[list[int]] | None, payer: Payer = NOBODY
    ) -> Json | None:
        """Without `lines`, the list of the lines of a game that are to be judged; with them, the
        judgements of as many as one stretch of time allows. None where the process failed."""
        about = self._about_review(record, lines)
        try:
            return await self._ask(payer, game, None, REVIEW, None, about=about)
        except Overrun:
            log("review-failed", game=game)
            return None

    async def review_aside(self, game: str, record: str, lines: list[list[int]]) -> Json | None:
        """The judgements of a helper, at once and without counting its time to anybody. None where
        all helpers are busy, or it failed: then a worker has to judge these lines."""
        question = _question(game, None, REVIEW, None, about=self._about_review(record, lines))
        reply = await self.helpers.ask(question, self.limit(REVIEW))
        return reply if reply is not None and "judged" in reply else None

    def _about_review(self, record: str, lines: list[list[int]] | None) -> Json:
        config = self.config
        return {
            "record": record,
            "lines": lines,
            "rollouts": config.review_rollouts,
            "seconds": config.review_seconds,
            "stretch": config.stretch_seconds,
        }

    async def warm(self, game: str, bot: str, payer: Payer = NOBODY) -> None:
        """Start a process for a bot before its first question, so that no move waits for the
        start."""
        group = self._quick if self.is_quick(bot) and self._quick else self._general
        if all(worker.is_alive for worker in group):
            return
        with contextlib.suppress(Overrun):
            await self._ask(payer, game, None, bot, None)

    async def _ask(
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
        question = _question(game, data, bot, view, plan, about, version)
        # With a table's own components any level may be slow.
        quick = self.is_quick(bot) and data is None
        job = Job(payer, self._expected(bot), quick)
        # A bot with a seed of its own must play the same game again, so it searches alone.
        is_shared = is_shareable(bot) and view is not None and not (about or {}).get("seed")
        reply = await self._run(job, question, self.limit(bot), is_shared)
        if "text" not in reply:
            log("bot-failed", game=game, bot=bot, error=str(reply.get("error", "")))
            raise Overrun
        return reply

    async def _run(self, job: Job, question: Question, limit: float, is_shared: bool) -> Json:
        """Wait for a free process, and return its reply."""
        worker = await self._turn(job)
        began = time.perf_counter()
        if self.is_closed:
            self._free(job, worker, began)
            raise Overrun
        thought = asyncio.ensure_future(self._think(worker, question, limit, is_shared))
        thought.add_done_callback(lambda done: self._finish(done, job, worker, began))
        thought.add_done_callback(lambda _: self.renewal.look(worker, question))
        # A cancelled request does not stop the process: it is free when it has answered.
        return await asyncio.shield(thought)

    async def _think(
        self, worker: Worker, question: Question, limit: float, is_shared: bool
    ) -> Json:
        """The reply of a process, with the help of others where the search can be shared."""
        loop = asyncio.get_running_loop()

        async def ask(one: Question) -> Json:
            if self.is_closed:
                raise Overrun
            packed = json.dumps(one).encode()
            return await loop.run_in_executor(self._threads, worker.ask, packed, limit)

        if not is_shared:
            return await ask(question)
        return await self.helpers.share(question, ask, limit, lambda: self.waiting > 0)

    def _finish(self, done: "asyncio.Future[Json]", job: Job, worker: Worker, began: float) -> None:
        METRICS.observe("palatine_bot_seconds", time.perf_counter() - began)
        if not done.cancelled():
            done.exception()  # mark it as read, for the request may have been cancelled
        self._free(job, worker, began)

    def _free(self, job: Job, worker: Worker, began: float) -> None:
        self._schedule.done(job, worker, time.perf_counter() - began)
        self._hand_out()

    async def _turn(self, job: Job) -> Worker:
        """Wait for the turn of a job; returns the process that shall do it."""
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
        """Give waiting jobs to free processes."""
        while (found := self._schedule.next()) is not None:
            job, worker = found
            if job.ticket.cancelled():
                self._schedule.done(job, worker, 0.0)
            else:
                job.ticket.set_result(worker)

    def is_quick(self, bot: str) -> bool:
        """Whether a bot is quick enough for the processes that are reserved for quick ones."""
        return self._expected(bot) <= self.config.quick_seconds

    def limit(self, bot: str) -> float:
        """The seconds after which a process is ended: a level keeps its own time budget, so a
        process that takes this much longer hangs."""
        return self.config.bot_patience + self.config.bot_slack * self._expected(bot)

    def _expected(self, bot: str) -> float:
        """The seconds that a question probably takes."""
        if bot in self._advice:
            return self._advice[bot]
        return seconds_of(bot) if bot in bots.OWN else self.config.guest_seconds

    def close(self) -> None:
        """End all processes. Waiting questions get no answer, and no process is started again."""
        self.is_closed = True
        for worker in self.all:
            worker.close()
        self._threads.shutdown(cancel_futures=True)
        self.renewal.close()
        for worker in self.all:
            worker.stop()

    @property
    def all(self) -> list[Worker]:
        return self._quick + self._general + self.helpers.all


def _question(
    game: str,
    data: Any,
    bot: str,
    view: Json | None,
    plan: Plan | None = None,
    about: Json | None = None,
    version: int = 0,
) -> Question:
    """A question as service/thinking.py reads it."""
    told: Question = {"game": game, "version": version, "data": data, "view": view, "bot": bot}
    return {**told, "seed": secrets.token_hex(16), "plan": plan or [], **(about or {})}


def _plan(reply: Any) -> Plan:
    """The plan in a worker's reply; an empty one where the reply has another form."""
    if not isinstance(reply, list):
        return []
    pairs = [[str(word) for word in pair] for pair in reply if isinstance(pair, list)]
    return [pair for pair in pairs if len(pair) == 2]
