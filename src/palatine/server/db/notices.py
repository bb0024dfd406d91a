"""Notices: changes of which every process on the store must hear at once, written in the same
transaction as the change itself. `palatine admin` is such a process too, so SQLite needs them as
PostgreSQL does.

A notice is `KIND:ID`. `person:ID`: tokens, name or ban of a person have changed. `table:ID`: the
table was deleted, or changed otherwise than by new entries. `chat:ID`: chat lines or mutes of a
table have changed.
"""

from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select, text

from palatine.server.db.schema import NOTICES

PERSON, TABLE, CHAT = "person", "table", "chat"
LATE_MS = 60_000  # a transaction may commit a smaller number after a larger one, but not much later
KEPT_MS = 3_600_000
SIGNAL = "notices:new"  # the payload of a NOTIFY that says: look at the table of notices


def post(connection: Connection, now: int, kind: str, *ids: str) -> None:
    """Write a notice; all processes hear of it when this transaction is committed."""
    if not ids:
        return
    connection.execute(delete(NOTICES).where(NOTICES.c.at < now - KEPT_MS))
    lines = [{"at": now, "text": f"{kind}:{one}"} for one in ids]
    connection.execute(insert(NOTICES), lines)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify('palatine', :p)"), {"p": SIGNAL})


class Reader:
    """Gives every notice once to this process, beginning with those written after it started."""

    def __init__(self) -> None:
        self._seen: dict[int, int] = {}  # numbers seen recently, and when they were written
        self._first = True

    def news(self, now: int) -> Callable[[Connection], list[tuple[str, str]]]:
        """The notices that are new, as (kind, id)."""

        def job(connection: Connection) -> list[tuple[str, str]]:
            query = select(NOTICES).where(NOTICES.c.at > now - LATE_MS).order_by(NOTICES.c.id)
            found = [row for row in connection.execute(query) if row.id not in self._seen]
            first, self._first = self._first, False
            self._seen = {n: at for n, at in self._seen.items() if at > now - 2 * LATE_MS}
            self._seen.update({row.id: row.at for row in found})
            if first:
                return []
            parts = (row.text.partition(":") for row in found)
            return list(dict.fromkeys((kind, one) for kind, _, one in parts))

        return job
