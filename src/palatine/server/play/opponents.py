"""Bots at the tables of this process: who is asked thinks in a worker, and answers through the same
door as a person. Bots alone play only while somebody watches."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Protocol

from palatine.server import workers
from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.store import Store
from palatine.server.ops.logs import log, log_error
from palatine.server.play.access import Judge
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.table import door
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table

TOO_LATE = ("stale", "not-asked", "over", "closed")  # why an answer is not wanted any more


class Tables(Protocol):
    """The hub, as far as bots need it."""

    config: Config
    store: Store
    workers: workers.Workers
    stopping: bool

    async def act(self, live: LiveTable, judge: Judge) -> list[Row]:
        """Judge a wish, store what comes of it, and tell everybody."""

    async def refresh(self, table: str, wake: bool = False) -> None:
        """Take what other processes have stored."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside."""


class Opponents:
    """Asks bots for the hub."""

    def __init__(self, hub: Tables) -> None:
        self.hub = hub

    def wake(self, live: LiveTable) -> None:
        """Ask every bot that is to move and does not think already."""
        if self.hub.stopping or live.table.phase != "playing":
            return
        if not live.is_attended:
            self._leave_alone(live)
            return
        for seat in live.table.asked():
            if live.table.seats[seat].acting_bot and seat not in live.bots:
                live.bots[seat] = asyncio.create_task(self._play(live, seat))

    async def attend(self, live: LiveTable) -> None:
        """Somebody looks on: bots that are alone play for him, in one process only."""
        if live.bots or live.table.phase != "playing" or not live.table.is_bots_alone:
            return
        hub = self.hub
        lease = tables.take_lease(live.id, now_ms(), hub.config.lease_ms)
        if not hub.config.is_shared or await hub.store.write(lease, live.id):
            await hub.refresh(live.id, wake=True)

    def _leave_alone(self, live: LiveTable) -> None:
        """Nobody looks at a table of bots: no process needs to see to it until somebody does."""
        self.hub.spawn(self.hub.store.write(tables.leave_alone(live.id), live.id))

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Let a bot answer for a seat as long as it is asked."""
        try:
            await self._turn(live, seat)
        except Exception:
            log_error("bot-turn", table=live.id)
        finally:
            del live.bots[seat]

    async def _turn(self, live: LiveTable, seat: int) -> None:
        """What it planned goes on with it from one question to the next."""
        thought, planner = workers.BotAnswer(""), ""
        while not self.hub.stopping and _is_asked(live, seat):
            table = live.table
            seq, bot = table.seq[seat], table.seats[seat].acting_bot
            began = time.monotonic()
            thought = await self._thought(live, seat, thought.plan if bot == planner else [])
            planner = bot
            if live.sockets:
                pause = self.hub.config.bot_pause
                await asyncio.sleep(max(0.0, pause - time.monotonic() + began))
            try:
                await self._answer(live, seat, seq, thought.text or _any_action(table, seat))
            except Refused as refused:
                if refused.code not in TOO_LATE:
                    # A bot that answers what is not legal is overruled: the table goes on.
                    log("bot-refused", table=live.id, bot=bot, reason=refused.code)
                    await self._answer(live, seat, seq, _any_action(table, seat))

    async def _thought(self, live: LiveTable, seat: int, plan: workers.Plan) -> workers.BotAnswer:
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
        )

    async def _answer(self, live: LiveTable, seat: int, seq: int, text: str) -> None:
        """A bot's answer goes through the same door as a person's."""
        await self.hub.act(
            live, lambda table, now: door.submit(table, seat, [text], seq, "", now, by_bot=True)
        )


def _any_action(table: Table, seat: int) -> str:
    """Something legal for a seat that was asked when the bot began to think."""
    return str(table.game.legal(table.view(seat), seat)[0].text)


def _is_asked(live: LiveTable, seat: int) -> bool:
    table = live.table
    if table.phase != "playing" or not live.is_attended:
        return False
    return seat in table.asked() and bool(table.seats[seat].acting_bot)
