"""The hub: the tables that this process has in memory, and the path of every request to them.

A request is judged, its rows are stored, the table takes them, and sockets are informed, in this
order: nothing is shown before it is durable.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from palatine import games
from palatine.core.chance import AnyGame
from palatine.core.state import Json
from palatine.server import workers
from palatine.server.config import Config
from palatine.server.costs import Costs, in_slices
from palatine.server.db import moderation, notices, tables
from palatine.server.db.store import Conflict, Store
from palatine.server.limits import Limits
from palatine.server.ops.logs import log, log_error
from palatine.server.ops.metrics import METRICS
from palatine.server.play import chats, rating
from palatine.server.play.access import Judge
from palatine.server.play.live_table import LiveTable, now_ms, summary_of
from palatine.server.play.logins import Login, Logins
from palatine.server.play.luck import new_word
from palatine.server.play.opponents import Opponents
from palatine.server.play.records import Records
from palatine.server.workers.pool import Pool
from palatine.table import start
from palatine.table.clock import Gaps
from palatine.table.errors import Refused
from palatine.table.loading import loading
from palatine.table.rows import Row
from palatine.table.setup import Setup
from palatine.table.table import Table

NoticeHandler = Callable[[str], Coroutine[Any, Any, None]]


class NoTable(Exception):
    """There is no such table."""


class Hub:
    """The tables in memory, and the services that all of them share: workers, limits, logins."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.server = secrets.token_hex(8)
        self.lives: dict[str, LiveTable] = {}
        self.logins = Logins(store, config.token_seconds, self._mark_sockets)
        self.gaps = Gaps()
        self.records = Records(config, store)
        self.workers = workers.Workers(config)
        self.costs = Costs(config)
        self.pool = Pool(config, self.costs)
        self.opponents = Opponents(self)
        self.hints = Limits(config.hint_rate, config.hint_burst, config.callers_remembered)
        self.talk = Limits(config.chat_rate, config.chat_burst, config.callers_remembered)
        self.talk_of_address = Limits(
            config.chat_address_rate, config.chat_address_burst, config.callers_remembered
        )
        self.deletions = Limits(config.delete_rate, config.delete_burst, config.callers_remembered)
        self.imports = Limits(config.import_rate, config.import_burst, config.callers_remembered)
        self.codes = Limits(config.code_rate, config.code_burst, config.callers_remembered)
        self.stopping = False
        # What this process does for each kind of notice (db/notices.py).
        self.on_notice: dict[str, list[NoticeHandler]] = {
            notices.TABLE: [self.reload],
            notices.CHAT: [self.refresh_chat],
            notices.PERSON: [self.person_changed],
        }
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- opening ----------------------------------------------------------------------------

    async def open(self, table: str) -> LiveTable:
        """The table, from memory or from the store. Raises `NoTable` where there is none."""
        live = self.lives.get(table)
        if live is None:
            live = await self._open_once(table)
        live.used = time.monotonic()
        return live

    async def _open_once(self, table: str) -> LiveTable:
        """Load a table; other requests for it in the meantime wait for the same object."""
        waiting = self._opening.get(table)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        self._opening[table] = future
        try:
            live = await self._load(table)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # mark it as read, for perhaps no other request waits for it
            raise
        else:
            future.set_result(live)
            return live
        finally:
            del self._opening[table]

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.read(tables.load(table))
        if stored is None:
            raise NoTable(table)
        made = await self._replay(stored)
        kept = self.config.views_kept
        live = LiveTable(made, stored.invite, stored.watch, stored.origin, kept)
        await chats.read(self.store, live, self.config.chat_lines)
        if made.phase == "over":
            await rating.look_up(self.store, live)
            self.spawn(self._rate(live))  # a process may have died before it counted the game
        if made.halted:
            log("table-halted", table=table, reason=made.halted)
        self.lives[table] = live
        await self._catch_up(live)
        if not self.config.is_shared:
            self.wake(live)
        return live

    async def _replay(self, stored: tables.Stored) -> Table:
        """Build a table from its stored rows, in slices, so that the event loop can serve other
        requests in between."""
        game = game_of(stored.setup)
        steps = loading(stored.setup, game, stored.seed, stored.rows, self.gaps)
        return await in_slices(steps, self.config.slice_seconds)

    async def create(self, setup: Setup, seed: bytes, origin: str = "") -> LiveTable:
        """Make a new table: in the store, then in memory. origin: the address from which it is
        made."""
        invite, watch = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
        await self.store.write(tables.create(setup, seed, invite, watch, origin), setup.id)
        table, kept = Table(setup, game_of(setup), seed, self.gaps), self.config.views_kept
        live = LiveTable(table, invite, watch, origin, kept)
        self.lives[setup.id] = live
        return live

    # --- acting -----------------------------------------------------------------------------

    async def act(self, live: LiveTable, judge: Judge) -> list[Row]:
        """Judge a request, store its rows, and send the new views to all sockets. Returns the rows;
        an empty list where there was nothing to do. Raises `Refused` as `judge` does."""
        began = time.perf_counter()
        async with live.lock:
            rows = await self._judge_and_store(live, judge)
        if rows:
            METRICS.count("palatine_moves_total")
            METRICS.observe("palatine_move_seconds", time.perf_counter() - began)
            self.tell(live)
            self.wake(live)
            if live.table.phase == "over":
                self.spawn(self._finish(live))
        return rows

    async def _judge_and_store(self, live: LiveTable, judge: Judge) -> list[Row]:
        """Judge a request and store its rows. Where another process has stored rows first, read
        them and judge the request again."""
        for _ in range(self.config.conflict_tries):
            try:
                rows = judge(live.table, max(now_ms(), live.table.at))
            except Refused as refused:
                # Another process may have stored rows by which the request is legal.
                if self.config.is_shared and await self._catch_up(live):
                    self.tell(live)
                    self.wake(live)
                    continue
                METRICS.count("palatine_refused_total", f'reason="{refused.code}"')
                raise
            if not rows:
                return []
            after = live.table.clone()
            after.take(rows)
            while follows := start.settle(after, new_word, rows[-1].at):
                after.take(follows)
                rows = rows + follows
            summary = summary_of(after)
            notice = f"{live.id}:{rows[-1].n}"
            try:
                await self.store.write(
                    tables.append(live.id, rows, summary, self.config.lease_ms), live.id, notice
                )
            except Conflict:
                # The rows may be our own, where the answer to a commit was lost: show them, too.
                if await self._catch_up(live):
                    self.tell(live)
                    self.wake(live)
                continue
            live.table = after
            return rows
        raise Refused("busy")

    async def _catch_up(self, live: LiveTable) -> bool:
        """Take the rows that other processes have stored; returns whether there were any."""
        rows = await self.store.read(tables.since(live.id, live.table.row_count))
        rows = [row for row in rows if row.n > live.table.row_count]
        if not rows or live.table.halted:
            return False
        try:
            live.table.take(rows)
        except Exception:  # another process runs another version of the rules
            log_error("catch-up", table=live.id)
            live.table.halted = "table-halted-replay"
            live.table.row_count = rows[-1].n
        return True

    async def refresh(self, table: str, wake: bool = False) -> None:
        """Take the rows that another process has stored, and mark the sockets of this process.
        wake: also ask the bots that are to move."""
        live = self.lives.get(table)
        if live is None:
            return
        async with live.lock:
            changed = await self._catch_up(live)
        if changed:
            if live.table.phase == "over" and live.ratings is None:
                self.spawn(self._rate(live))  # one process counts it; the others read the outcome
            self.tell(live)
        if wake:
            self.wake(live)

    async def reload(self, table: str) -> None:
        """Read a table again, for it was changed in another way than by new rows. Where it has been
        deleted, its sockets are closed with that reason."""
        live = self.lives.get(table)
        if live is None:
            return
        async with live.lock:
            stored = await self.store.read(tables.load(table))
            if stored is not None:
                live.table = await self._replay(stored)
                live.forget_boards()
        if stored is None:
            self.lives.pop(table, None)
            for socket in list(live.sockets):
                socket.dismiss("deleted")
            return
        await self.refresh_chat(table)
        self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Mark every socket of a table: it sends the newest view when it can write."""
        for socket in live.sockets:
            socket.mark()

    async def refresh_chat(self, table: str) -> None:
        """Read the chat again, for another process has added or removed lines or mutes."""
        live = self.lives.get(table)
        if live is not None:
            await chats.read(self.store, live, self.config.chat_lines)

    # --- logins -----------------------------------------------------------------------------

    def logins_held(self) -> set[Login]:
        """The logins of all open sockets."""
        return {socket.login for live in self.lives.values() for socket in live.sockets}

    async def person_changed(self, person: str) -> None:
        """Read a person again, for tokens, name or ban have changed; the sockets of a banned person
        are closed at once."""
        held = [s for live in self.lives.values() for s in live.sockets if s.login.id == person]
        await self.logins.refresh(person)
        if not held:
            return
        _, banned = await self.store.read(moderation.standing(person))
        for socket in held if banned > now_ms() else ():
            socket.dismiss("banned")

    def _mark_sockets(self, changed: set[Login]) -> None:
        """Mark the sockets of these logins, so that each sends what its visitor may see now."""
        for live in self.lives.values():
            for socket in live.sockets:
                if socket.login in changed:
                    socket.mark()

    # --- bots -------------------------------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Ask every bot that is to move and is not thinking already."""
        self.opponents.wake(live)

    # --- the end ----------------------------------------------------------------------------

    async def _finish(self, live: LiveTable) -> None:
        """Sign the record and count the game for the ratings."""
        await self.records.text(live)
        await self._rate(live)

    async def _rate(self, live: LiveTable) -> None:
        await rating.rate(self.config, self.store, live)
        self.tell(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; errors are logged."""
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def put_away(self) -> None:
        """Drop tables from memory that nobody has used for a while; the store has them."""
        for table, live in list(self.lives.items()):
            idle = time.monotonic() - live.used > self.config.idle_seconds
            if idle and not live.sockets and not live.bots and not live.lock.locked():
                del self.lives[table]

    def present(self) -> Json:
        """How many sockets are connected to this process, by table and seat."""
        found: Json = {}
        for table, live in self.lives.items():
            seats = [socket.seat for socket in live.sockets if socket.ready]
            if seats:
                found[table] = {str(seat): seats.count(seat) for seat in set(seats)}
        return found

    async def dismiss(self) -> None:
        """Tell all sockets that the server stops, and give them a moment to receive it."""
        self.stopping = True
        for live in self.lives.values():
            for socket in list(live.sockets):
                socket.dismiss()
        until = time.monotonic() + self.config.goodbye_seconds
        while any(live.sockets for live in self.lives.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop: the bots' searches are cancelled; the store still writes what is waiting to be
        written."""
        self.stopping = True
        tasks = [task for live in self.lives.values() for task in live.bots.values()]
        for task in [*tasks, *self._tasks]:
            task.cancel()
        await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)
        self.workers.close()
        self.pool.close()


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log_error("background")


def game_of(setup: Setup) -> AnyGame:
    """The rules by which a table is played, with its own components where it has some."""
    game = games.load(setup.game)
    return game.with_data(setup.own_data) if setup.own_data is not None else game
