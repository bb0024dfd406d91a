"""Background work, which no request starts: clocks run out, the process reports that it is alive,
bots that no process attends to are asked, and rows of other processes are read."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from palatine.server.db import notices, tables
from palatine.server.ops.logs import log, log_error
from palatine.server.play.hub import Hub, NoTable
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.server.timekeeper import TIME
from palatine.service.people import STAND_IN
from palatine.table import door
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table

HOUR = 3_600_000  # ms


class Background:
    """The background tasks of one process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._tasks: list[asyncio.Task[None]] = []
        self._notices = notices.Reader()

    async def start(self) -> None:
        hub = self.hub
        # Where this process runs alone, no server ran before it started: that time is a gap.
        patience = self._patience if hub.config.is_shared else 0
        times = await self._look_at_time(TIME.wall(), patience)
        TIME.start(max(times.reference, times.alive))
        await self.read_notices()
        await self._sweep(first=True)
        jobs = [self._tick_loop(), self._sweep_loop(), self._notice_loop()]
        if hub.config.is_shared:
            jobs.append(self._listen_loop())
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- clocks -----------------------------------------------------------------------------

    @property
    def _patience(self) -> int:
        return int(self.hub.config.gap_seconds * 1000)

    async def _look_at_time(self, reference: int, patience: int) -> tables.Times:
        """Compare the process's clock with the store's, and read the times at which no server
        ran."""
        times = await self.hub.store.write(tables.open_gaps(reference, patience))
        self.hub.gaps.all[:] = times.gaps
        return times

    async def _keep_time(self) -> None:
        times = await self._look_at_time(TIME.reference(self._patience), self._patience)
        TIME.jump(times.reference, self._patience)
        if self.hub.config.is_shared:
            TIME.follow(times.reference, self._patience)

    async def _tick_loop(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(self.hub.config.tick_seconds)
            if time.monotonic() - before > self.hub.config.gap_seconds:
                # This process slept or was stopped, so nobody could answer: note the gap first.
                await _safely(self._keep_time(), "")
            for live in list(self.hub.lives.values()):
                if live.table.setup.pace.kind != "none" and live.table.phase == "playing":
                    await _safely(self._check_clocks(live), live.id)

    async def _check_clocks(self, live: LiveTable) -> None:
        """Store that a seat's time has run out, for every seat of a table for which this is so. The
        request is judged like any other, so any process may try."""
        table, now = live.table, now_ms()
        for seat in table.asked():
            if table.seats[seat].acting_bot or not table.clocks.fallen(seat, now, table.gaps):
                continue
            await self._flag(live, seat)

    async def _flag(self, live: LiveTable, seat: int) -> None:
        bot = STAND_IN
        try:
            await self.hub.act(live, lambda table, now: door.flag(table, seat, bot, now))
        except Refused:
            return  # another process has done it

    # --- sweeps -----------------------------------------------------------------------------

    async def _sweep_loop(self) -> None:
        while True:
            await asyncio.sleep(self.hub.config.sweep_seconds)
            await _safely(self._sweep(), "")

    async def _sweep(self, first: bool = False) -> None:
        """One round of background work: compare clocks, report that this process is alive and who
        is connected, read what other processes wrote, take over tables that no process attends
        to."""
        if not first:
            await self._keep_time()
        hub, now = self.hub, now_ms()
        presence = int(hub.config.presence_seconds * 1000)
        job = tables.mark_alive(hub.server, now, hub.present(), presence)
        others = await hub.store.write(job)
        self._note_others(others)
        await hub.logins.recheck(hub.logins_held())
        if hub.config.is_shared:
            await self.catch_up()
            thinking = sorted(table for table, live in hub.lives.items() if live.bots)
            if thinking:
                await hub.store.write(tables.renew(thinking, now, hub.config.lease_ms), thinking[0])
        at = now if not first else _leases_void_until(hub)
        for table in await hub.store.read(tables.neglected(at)):
            if await hub.store.write(tables.take_lease(table, at, hub.config.lease_ms)):
                await self._take_up(table)
        await self._expire(now)
        for live in [live for live in hub.lives.values() if live.is_attended]:
            await hub.opponents.attend(live)
        hub.put_away()

    async def _expire(self, now: int) -> None:
        """Close tables that have waited too long for their players."""
        config = self.hub.config
        public = now - round(config.waiting_hours_public * HOUR)
        private = now - round(config.waiting_hours_private * HOUR)
        for table in await self.hub.store.read(tables.expired(public, private)):
            live = await self.hub.open(table)
            await _safely(self._close(live), table)

    async def _close(self, live: LiveTable) -> None:
        def judge(table: Table, now: int) -> list[Row]:
            """Do nothing where the game has begun in the meantime."""
            waits = table.phase in ("waiting", "halted")
            return door.close(table, "expired", now) if waits else []

        await self.hub.act(live, judge)

    async def _take_up(self, table: str) -> None:
        try:
            live = await self.hub.open(table)
        except NoTable:
            return
        if live.table.setup.pace.kind != "none" and live.table.phase == "playing":
            await self._check_clocks(live)
        self.hub.wake(live)

    async def catch_up(self) -> None:
        """Read the new rows of all tables in memory, since a notice may have been lost."""
        hub = self.hub
        if not hub.lives:
            return
        numbers = await hub.store.read(tables.numbers(list(hub.lives)))
        for table, n in numbers.items():
            live = hub.lives.get(table)
            if live is not None and live.table.row_count < n:
                await hub.refresh(table)

    def _note_others(self, others: dict[str, dict[str, dict[str, int]]]) -> None:
        for table, live in self.hub.lives.items():
            counts: dict[int, int] = {}
            for present in others.values():
                for seat, n in present.get(table, {}).items():
                    counts[int(seat)] = counts.get(int(seat), 0) + n
            if counts != live.elsewhere:
                live.elsewhere = counts
                live.people_changed(self.hub.config.people_seconds)

    # --- notices ----------------------------------------------------------------------------

    async def _notice_loop(self) -> None:
        while True:
            await asyncio.sleep(self.hub.config.notice_seconds)
            await _safely(self.read_notices(), "")

    async def read_notices(self) -> None:
        """Carry out the notices that other processes have left in the store."""
        hub = self.hub
        for kind, one in await hub.store.read(self._notices.news(now_ms())):
            for handler in hub.on_notice.get(kind, []):
                await _safely(handler(one), one)

    async def _listen_loop(self) -> None:
        """Listen for PostgreSQL notifications on a separate connection; when it breaks, connect
        again and compare with the store."""
        url = self.hub.config.url.replace("postgresql+psycopg://", "postgresql://")
        while True:
            try:
                await self._listen(url)
            except Exception as error:  # after any error this process must listen again
                log("listen-again", reason=type(error).__name__)
            finally:
                self.hub.logins.stop_listening()
            await asyncio.sleep(0.5)

    async def _listen(self, url: str) -> None:
        import psycopg  # only needed on a shared store

        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        async with connection:
            await connection.execute("LISTEN palatine")
            await self.hub.logins.start_listening(self.hub.logins_held())
            await self.catch_up()
            await self.read_notices()
            async for notice in connection.notifies():
                for word in notice.payload.split():
                    if word == notices.SIGNAL:
                        await _safely(self.read_notices(), "")
                        continue
                    table, _, what = word.rpartition(":")
                    if table in self.hub.lives:
                        await _safely(self._refresh_by_notice(table, what), table)

    async def _refresh_by_notice(self, table: str, what: str) -> None:
        live = self.hub.lives.get(table)
        if what == "chat":
            await self.hub.refresh_chat(table)
        elif live is not None and live.table.row_count < int(what):
            await self.hub.refresh(table)


def _leases_void_until(hub: Hub) -> int:
    """At the start, leases that end before this time are void: all of them where this process runs
    alone, for no other process can hold one."""
    return now_ms() + (0 if hub.config.is_shared else hub.config.lease_ms)


async def _safely(work: Coroutine[Any, Any, None], table: str) -> None:
    """Run background work; an error at one table is logged and does not end the rest."""
    try:
        await work
    except Exception:
        log_error("background", table=table)
