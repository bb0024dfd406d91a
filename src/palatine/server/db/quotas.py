"""What people and addresses have open: jobs that run on a connection."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from palatine.server.db.schema import SEATS, TABLES
from palatine.server.db.tables import OPEN


@dataclass(frozen=True)
class Held:
    """What is counted: open tables, seats that bots play at them, places in the lobby, and bytes of
    their own components."""

    tables: int = 0
    opponents: int = 0
    lobby: int = 0
    own_data: int = 0


def held(person: str, address: str, since: int) -> Callable[[Connection], tuple[Held, Held]]:
    """What a person and an address have open: tables that are not over and had an entry since a
    given time. A person's tables are those that he made or sits at; an address's tables are those
    made from it."""

    def job(connection: Connection) -> tuple[Held, Held]:
        made = _sums(connection, TABLES.c.host == person, since)
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
        guest = _sums(connection, (TABLES.c.host != person) & TABLES.c.id.in_(sits), since)
        own = Held(
            made.tables + guest.tables, made.opponents, made.lobby + guest.lobby, made.own_data
        )
        return own, _sums(connection, TABLES.c.origin == address, since) if address else Held()

    return job


def _sums(connection: Connection, whose: ColumnElement[bool], since: int) -> Held:
    listed = and_(TABLES.c.phase == "waiting", TABLES.c.private.is_(False))
    query = select(
        func.count(),
        func.coalesce(func.sum(TABLES.c.opponents), 0),
        func.coalesce(func.sum(case((listed, 1), else_=0)), 0),
        func.coalesce(func.sum(TABLES.c.own_bytes), 0),
    ).where(TABLES.c.phase.in_(OPEN), TABLES.c.at >= since, whose)
    return Held(*(int(number) for number in connection.execute(query).one()))
