"""Bots at the tables of this process: a bot thinks in a worker process, and its answer is judged
like a person's. A table with bots alone is played only while a spectator watches."""

import asyncio
import time
from collections.abc import Coroutine
from hashlib import sha256
from typing import Any, Protocol

from palatine.server import workers
from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.store import Store
from palatine.server.ops.logs import log, log_error
from palatine.server.play.access import Judge
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.service import lessons
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table

TOO_LATE = ("stale", "not-asked", "over", "closed")  # refusals of an answer that is outdated


class Tables(Protocol):
    """The part of the hub that bots need."""

    config: Config
    store: Store
    workers: workers.Workers
    stopping: bool

    async def act(self, live: LiveTable, judge: Judge) -> list[Row]:
        """Judge a request, store its rows, and send the new views to all sockets."""

    async def refresh(self, table: str, wake: bool = False) -> None:
        """Take the rows that other processes have stored."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""


class Opponents:
    """Asks bots on behalf of the hub."""

    def __init__(self, hub: Tables) -> None:
        self.hub = hub

    def wake(self, live: LiveTable) -> None:
        """Ask every bot that is to move and is not thinking already."""
        if self.hub.stopping or live.table.phase != "playing":
            return
        if not live.is_attended:
            self._leave_alone(live)
            return
        for seat in live.table.asked():
            if seat not in live.bots and _is_asked(live, seat):
                live.bots[seat] = asyncio.create_task(self._play(live, seat))

    async def attend(self, live: LiveTable) -> None:
        """Let the bots of a table without people play, for a spectator watches. Only one process
        does so, by a lease."""
        if live.bots or live.table.phase != "playing" or not live.table.is_bots_alone:
            return
        hub = self.hub
        lease = tables.take_lease(live.id, now_ms(), hub.config.lease_ms)
        if not hub.config.is_shared or await hub.store.write(lease, live.id):
            await hub.refresh(live.id, wake=True)

    def _leave_alone(self, live: LiveTable) -> None:
        """Note that no process needs to attend to a table of bots alone, for nobody watches it."""
        self.hub.spawn(self.hub.store.write(tables.leave_alone(live.id), live.id))

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Let a bot answer for a seat as long as the seat is asked."""
        try:
            await self._turn(live, seat)
        except Exception:
            log_error("bot-turn", table=live.id)
        finally:
            del live.bots[seat]

    async def _turn(self, live: LiveTable, seat: int) -> None:
        """Let the bot answer one question after another; its plan is passed on from each to the
        next."""
        thought, planner = workers.BotAnswer(""), ""
        while not self.hub.stopping and _is_asked(live, seat):
            table = live.table
            seq, bot = table.seq[seat], table.seats[seat].acting_bot
            began = time.monotonic()
            by_script = lessons.scripted(table, seat)
            if by_script:
                thought = workers.BotAnswer(by_script)
            else:
                thought = await self._think(live, seat, thought.plan if bot == planner else [])
            planner = bot
            if live.sockets:
                pause = self.hub.config.bot_pause
                await asyncio.sleep(max(0.0, pause - time.monotonic() + began))
            try:
                await self._answer(live, seat, seq, thought.text or _any_action(table, seat))
            except Refused as refused:
                if refused.code not in TOO_LATE:
                    # A bot's illegal answer is replaced by a legal one, so that the game goes on.
                    log("bot-refused", table=live.id, bot=bot, reason=refused.code)
                    await self._answer(live, seat, seq, _any_action(table, seat))

    async def _think(self, live: LiveTable, seat: int, plan: workers.Plan) -> workers.BotAnswer:
        table = live.table
        setup, bot = table.setup, table.seats[seat].acting_bot
        return await self.hub.workers.choose(
            setup.game,
            setup.own_data,
            bot,
            table.view(seat).to_json(),
            plan,
            table.game.meta.version,
            live.payer,
            _bot_seed(table, seat),
        )

    async def _answer(self, live: LiveTable, seat: int, seq: int, text: str) -> None:
        """Submit a bot's answer, which is judged like a person's. Refused where the learner of a
        lesson has taken a step back in the meantime."""

        def judge(table: Table, now: int) -> list[Row]:
            if lessons.script(table, seat) is None:
                raise Refused("not-asked")
            return lessons.submit(table, seat, [text], seq, "", now, by_bot=True)

        await self.hub.act(live, judge)


def _bot_seed(table: Table, seat: int) -> str:
    """The seed of a bot's own random choices. At a table whose seed was chosen, it follows from
    that seed, so that the game can be repeated exactly; otherwise '': a new random one."""
    if not table.setup.chosen:
        return ""
    return sha256(f"bot {seat} {table.seq[seat]} {table.seed.hex()}".encode()).hexdigest()


def _any_action(table: Table, seat: int) -> str:
    """The first legal action of a seat, as text."""
    return str(table.game.legal(table.view(seat), seat)[0].text)


def _is_asked(live: LiveTable, seat: int) -> bool:
    table = live.table
    if table.phase != "playing" or not live.is_attended:
        return False
    if seat not in table.asked() or not table.seats[seat].acting_bot:
        return False
    return lessons.script(table, seat) is not None
