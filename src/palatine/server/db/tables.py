"""Tables in the store: jobs that run on a connection, for `Store.write` and `Store.read`."""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from palatine.core.state import Json
from palatine.server.db.schema import CHAT, ENTRIES, GAPS, SEATS, SERVERS, TABLES
from palatine.server.db.store import Conflict
from palatine.table import rows as kinds
from palatine.table.rows import Row
from palatine.table.setup import Setup, setup_from_json

OPEN = ("waiting", "playing", "halted")  # the phases of a table that may still go on


@dataclass(frozen=True)
class Stored:
    """A table as the store has it."""

    setup: Setup
    seed: bytes
    invite: str
    watch: str
    rows: list[Row]
    origin: str = ""  # the address it was made from, while it is open


@dataclass(frozen=True)
class Summary:
    """What the store knows of a table without replaying it: for the lobby, background work and
    quotas.

    due: when a clock runs out. bots: whether a bot is asked, so that some process must attend to
    it. opponents: how many seats bots play.
    """

    phase: str
    shown: Json
    due: int = 0
    bots: bool = False
    opponents: int = 0


def new_id() -> str:
    """An id that nobody can guess, and that no command line mistakes for an option."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


def create(
    setup: Setup, seed: bytes, invite: str, watch: str, origin: str = ""
) -> Callable[[Connection], None]:
    """A new table without entries."""

    def job(connection: Connection) -> None:
        connection.execute(
            insert(TABLES).values(
                id=setup.id,
                head=json.dumps(setup.to_json()),
                seed=seed.hex(),
                invite=invite,
                watch=watch,
                rows=0,
                phase="waiting",
                private=setup.private,
                summary="{}",
                at=setup.at,
                due=0,
                bots=False,
                lease=0,
                host=setup.host,
                origin=origin,
                opponents=0,
                own_bytes=size_of(setup.own_data),
            )
        )

    return job


def append(
    table: str, rows: list[Row], summary: Summary, lease: int = 0
) -> Callable[[Connection], None]:
    """Write entries after the last one; a Conflict if another process has written in the meantime.
    lease: the ms during which this process asks the bots; it renews the lease while they think, and
    after that any process may ask them."""

    def job(connection: Connection) -> None:
        taken = connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.rows == rows[0].n - 1)
            .values(
                rows=rows[-1].n,
                phase=summary.phase,
                summary=json.dumps(summary.shown),
                at=rows[-1].at,
                due=summary.due,
                bots=summary.bots,
                lease=rows[-1].at + lease,
                opponents=summary.opponents,
                **({} if summary.phase in OPEN else {"origin": ""}),
            )
        )
        if taken.rowcount != 1:
            raise Conflict(table)
        try:
            connection.execute(insert(ENTRIES), [_entry(table, row) for row in rows])
        except IntegrityError:
            raise Conflict(table) from None
        _write_seats(connection, table, rows)

    return job


def size_of(own_data: Any) -> int:
    """The bytes of a table's own components; 0 where it has none."""
    if own_data is None:
        return 0
    return len(json.dumps(own_data, separators=(",", ":")).encode())


def _entry(table: str, row: Row) -> Json:
    return {
        "table_id": table,
        "n": row.n,
        "at": row.at,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "digest": row.digest,
        "move": row.move_id or None,
        "used": row.used,
        "data": json.dumps(row.data) if row.data else "",
    }


def _write_seats(connection: Connection, table: str, rows: list[Row]) -> None:
    """Store which person sits at which table, separately, so that lists are quick."""
    for row in rows:
        if row.kind in (kinds.SIT, kinds.STAND):
            where = (SEATS.c.table_id == table, SEATS.c.seat == row.seat)
            connection.execute(delete(SEATS).where(*where))
        if row.kind == kinds.SIT:
            person = row.data["person"]
            connection.execute(insert(SEATS).values(table_id=table, seat=row.seat, person=person))


def load(table: str) -> Callable[[Connection], Stored | None]:
    """A table with all its entries."""

    def job(connection: Connection) -> Stored | None:
        found = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
        if found is None:
            return None
        rows = since(table, 0)(connection)
        setup = setup_from_json(json.loads(found.head))
        seed = bytes.fromhex(found.seed)
        return Stored(setup, seed, found.invite, found.watch, rows, found.origin)

    return job


def since(table: str, n: int) -> Callable[[Connection], list[Row]]:
    """The entries after number n."""

    def job(connection: Connection) -> list[Row]:
        query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.n > n)
        return [_row(found) for found in connection.execute(query.order_by(ENTRIES.c.n))]

    return job


def _row(found: Any) -> Row:
    data = json.loads(found.data) if found.data else {}
    move = found.move or ""
    return Row(
        found.n,
        found.at,
        found.kind,
        found.seat,
        found.text,
        found.digest,
        move,
        found.used,
        data,
    )


def numbers(tables: list[str]) -> Callable[[Connection], dict[str, int]]:
    """The number of the last entry of each of these tables."""

    def job(connection: Connection) -> dict[str, int]:
        query = select(TABLES.c.id, TABLES.c.rows).where(TABLES.c.id.in_(tables))
        return {found.id: found.rows for found in connection.execute(query)}

    return job


def neglected(now: int) -> Callable[[Connection], list[str]]:
    """Running tables where a clock has run out, or where a bot is asked and no process attends to
    it."""

    def job(connection: Connection) -> list[str]:
        due = (TABLES.c.due > 0) & (TABLES.c.due <= now)
        forgotten = TABLES.c.bots & (TABLES.c.lease <= now)
        query = select(TABLES.c.id).where(TABLES.c.phase == "playing", due | forgotten).limit(50)
        return [found.id for found in connection.execute(query)]

    return job


def take_lease(table: str, now: int, lease: int) -> Callable[[Connection], bool]:
    """Whether this process may ask the bots of a table that no other process attends to."""

    def job(connection: Connection) -> bool:
        where = (TABLES.c.id == table, TABLES.c.lease <= now)
        taken = connection.execute(update(TABLES).where(*where).values(lease=now + lease))
        return taken.rowcount == 1

    return job


def leave_alone(table: str) -> Callable[[Connection], None]:
    """No process needs to ask the bots of this table for the moment; any process may take it
    later."""

    def job(connection: Connection) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(lease=0, bots=False))

    return job


def renew(tables: list[str], now: int, lease: int) -> Callable[[Connection], None]:
    """This process still attends to the bots of these tables."""

    def job(connection: Connection) -> None:
        where = TABLES.c.id.in_(tables)
        connection.execute(update(TABLES).where(where).values(lease=now + lease))

    return job


def lobby(phases: tuple[str, ...], limit: int) -> Callable[[Connection], list[Json]]:
    """Open tables that anybody may see, newest first."""

    def job(connection: Connection) -> list[Json]:
        query = select(TABLES).where(TABLES.c.phase.in_(phases), TABLES.c.private.is_(False))
        return _lines(connection.execute(query.order_by(TABLES.c.at.desc()).limit(limit)))

    return job


def of_person(person: str, limit: int, closed: int = 0) -> Callable[[Connection], list[Json]]:
    """The tables at which a person sits or which he made, newest first; of closed ones only those
    closed since then."""

    def job(connection: Connection) -> list[Json]:
        own = select(SEATS.c.table_id).where(SEATS.c.person == person)
        mine = TABLES.c.id.in_(own) | ((TABLES.c.host == person) & (TABLES.c.phase != "over"))
        query = select(TABLES).where(mine, (TABLES.c.phase != "closed") | (TABLES.c.at >= closed))
        return _lines(connection.execute(query.order_by(TABLES.c.at.desc()).limit(limit)))

    return job


def _lines(found: Any) -> list[Json]:
    return [
        {
            **json.loads(row.summary),
            "id": row.id,
            "state": row.phase,
            "at": row.at,
            "due": row.due,
        }
        for row in found
        if row.summary != "{}"
    ]


def expired(public: int, private: int) -> Callable[[Connection], list[str]]:
    """Tables that have waited for players since before a given time: one time for tables in the
    lobby, one for tables that are reached only by a link."""

    def job(connection: Connection) -> list[str]:
        listed = TABLES.c.private.is_(False) & (TABLES.c.at < public)
        linked = TABLES.c.private.is_(True) & (TABLES.c.at < private)
        query = select(TABLES.c.id).where(TABLES.c.phase == "waiting", listed | linked)
        return [found.id for found in connection.execute(query.order_by(TABLES.c.at).limit(50))]

    return job


# --- chat, servers, gaps ------------------------------------------------------------------------


def add_chat(table: str, line: Json) -> Callable[[Connection], int]:
    """Add a chat line; returns its number."""

    def job(connection: Connection) -> int:
        made = connection.execute(insert(CHAT).values(table_id=table, **line))
        return int((made.inserted_primary_key or (0,))[0])

    return job


def read_chat(table: str, lines: int) -> Callable[[Connection], list[Json]]:
    """The newest lines of a table's chat in order."""

    def job(connection: Connection) -> list[Json]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc())
        found = list(connection.execute(query.limit(lines)))
        return [
            {key: getattr(line, key) for key in ("id", "at", "seat", "name", "text", "person")}
            for line in reversed(found)
        ]

    return job


def mark_alive(server: str, now: int, present: Json, ms: int) -> Callable[[Connection], Json]:
    """Note that this process is alive and who is connected to it; returns what other processes
    noted within so many ms."""

    def job(connection: Connection) -> Json:
        connection.execute(
            delete(SERVERS).where((SERVERS.c.id == server) | (SERVERS.c.alive < now - 3_600_000))
        )
        connection.execute(
            insert(SERVERS).values(id=server, alive=now, present=json.dumps(present))
        )
        query = select(SERVERS).where(SERVERS.c.id != server, SERVERS.c.alive > now - ms)
        return {found.id: json.loads(found.present) for found in connection.execute(query)}

    return job


def touch(server: str, mark: int) -> Callable[[Connection], None]:
    """Write a row, to see whether the store can be written. The mark differs each time, since
    SQLite does not write an unchanged row. The row has no other meaning: it is never marked as
    alive."""

    def job(connection: Connection) -> None:
        name, present = f"{server}:ready", json.dumps({"mark": mark})
        row = update(SERVERS).where(SERVERS.c.id == name)
        if connection.execute(row.values(present=present)).rowcount == 0:
            connection.execute(insert(SERVERS).values(id=name, alive=0, present=present))

    return job


@dataclass(frozen=True)
class Times:
    """The time by the clock that all processes share, when one of them was last alive, and the gaps
    in which none was."""

    reference: int
    alive: int
    gaps: list[tuple[int, int]]


def open_gaps(own: int, patience: int) -> Callable[[Connection], Times]:
    """Look at the time. Where no process was alive for a while, that time is not counted: no server
    ran, the machine slept, or the clock was set. `own`: this process's time, where nobody shares
    the store."""

    def job(connection: Connection) -> Times:
        now = _reference(connection, own)
        last = connection.execute(select(func.max(SERVERS.c.alive))).scalar_one() or 0
        known = connection.execute(select(GAPS.c.start).where(GAPS.c.start == last)).first()
        if last and now - last > patience and known is None:
            connection.execute(insert(GAPS).values(start=last, end=now))
        query = select(GAPS).order_by(GAPS.c.start)
        return Times(now, last, [(gap.start, gap.end) for gap in connection.execute(query)])

    return job


def _reference(connection: Connection, own: int) -> int:
    if connection.dialect.name != "postgresql":
        return own
    query = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    return int(connection.execute(query).scalar_one())
