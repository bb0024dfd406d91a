"""Lists for operators: what the store contains, without replaying tables."""

import json
from collections.abc import Callable

from sqlalchemy import Connection, select

from palatine.core.state import Json
from palatine.server.db.schema import SEATS, TABLES


def tables(
    phases: tuple[str, ...], person: str, before: int, limit: int
) -> Callable[[Connection], list[Json]]:
    """Tables in one of these phases (none: any phase), of a person ('': of anybody), unchanged
    since `before` (0: any time), those that have been unchanged longest first."""

    def job(connection: Connection) -> list[Json]:
        query = select(TABLES)
        if phases:
            query = query.where(TABLES.c.phase.in_(phases))
        if person:
            own = select(SEATS.c.table_id).where(SEATS.c.person == person)
            hosted = TABLES.c.head.contains(f'"host": "{person}"', autoescape=True)
            query = query.where(TABLES.c.id.in_(own) | hosted)
        if before:
            query = query.where(TABLES.c.at < before)
        found = connection.execute(query.order_by(TABLES.c.at).limit(limit))
        return [_line(one.id, one.phase, one.private, one.at, one.rows, one.head, one.summary)
                for one in found]  # fmt: skip

    return job


def _line(
    table: str, phase: str, private: bool, at: int, rows: int, head: str, summary: str
) -> Json:
    setup, shown = json.loads(head), json.loads(summary)
    seats = [seat["name"] or seat["level"] or "-" for seat in shown.get("seats", [])]
    return {
        "id": table,
        "game": setup["game"],
        "phase": phase,
        "private": bool(private),
        "at": at,
        "entries": rows,
        "host": setup["host"],
        "seats": seats,
    }
