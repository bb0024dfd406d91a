"""Deleting people and tables from the store so that the rest stays consistent: the games of others
stay playable and verifiable, with another id and no name in place of the person."""

import json
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from palatine.core.state import Json
from palatine.server.db import notices, tables
from palatine.server.db.schema import (
    CHAT,
    CODES,
    ENTRIES,
    MUTES,
    PEOPLE,
    RATED,
    RATINGS,
    RECORDS,
    REPORTS,
    SEATS,
    TABLES,
    TOKENS,
)
from palatine.server.play.hub import game_of
from palatine.server.play.live_table import summary_of
from palatine.server.play.luck import new_seed
from palatine.service.people import STAND_IN
from palatine.table import door
from palatine.table.loading import load
from palatine.table.rows import Row
from palatine.table.table import Table

OF_TABLES = (ENTRIES, SEATS, CHAT, MUTES, RATED, RECORDS)
NOBODY = "gone-"  # the id of a deleted person: this and a random word, another for each


class NoSuch(Exception):
    """There is no such table in the store."""


def act(table: str, judge: Callable[[Table, int], list[Row]], now: int) -> Callable[..., None]:
    """Judge a request on a table as it is in the store, and store the rows; a notice informs the
    processes that have the table in memory."""

    def job(connection: Connection) -> None:
        found = _load(connection, table)
        rows = judge(found, now)
        if rows:
            found.take(rows)
            tables.append(table, rows, summary_of(found))(connection)
            notices.post(connection, now, notices.TABLE, table)

    return job


def _load(connection: Connection, table: str) -> Table:
    stored = tables.load(table)(connection)
    if stored is None:
        raise NoSuch(table)
    return load(stored.setup, game_of(stored.setup), stored.seed, stored.rows)


def delete_tables(ids: list[str], now: int) -> Callable[[Connection], int]:
    """Delete tables with everything that belongs to them; returns how many there were. Ratings are
    not changed."""

    def job(connection: Connection) -> int:
        gone = 0
        for one in ids:
            gone += connection.execute(delete(TABLES).where(TABLES.c.id == one)).rowcount
            for place in OF_TABLES:
                connection.execute(delete(place).where(place.c.table_id == one))
            notices.post(connection, now, notices.TABLE, one)
        return gone

    return job


def tables_with(person: str) -> Callable[[Connection], list[str]]:
    """All tables in which a person occurs: as host, seated now or earlier, or expected. It reads
    every entry, so it must run as a reading job, while others continue to write."""

    def job(connection: Connection) -> list[str]:
        heads = select(TABLES.c.id).where(TABLES.c.head.contains(person, autoescape=True))
        rows = select(ENTRIES.c.table_id).where(ENTRIES.c.data.contains(person, autoescape=True))
        found = {one.id for one in connection.execute(heads)}
        return sorted(found | {one.table_id for one in connection.execute(rows.distinct())})

    return job


# --- a person -----------------------------------------------------------------------------------


def erase(person: str, found: list[str], now: int) -> Callable[[Connection], bool]:
    """Delete a person with everything that belongs to the person. found: the tables in which the
    person occurs.

    Tables without any other person are deleted. At other tables he resigns (where the game has not
    begun he stands up, and a table that he hosts is closed), his chat lines are deleted, and his
    name is replaced.
    """

    def job(connection: Connection) -> bool:
        other = NOBODY + secrets.token_hex(8)
        notices.post(connection, now, notices.PERSON, person)
        for table in found:
            _leave(connection, table, person, now)
            if _is_alone(connection, table, person):
                delete_tables([table], now)(connection)
            else:
                rewrite(table, person, other, "")(connection)
                notices.post(connection, now, notices.TABLE, table)
        talked = select(CHAT.c.table_id).where(CHAT.c.person == person).distinct()
        for line in connection.execute(talked).all():
            notices.post(connection, now, notices.CHAT, line.table_id)
        _erase_own(connection, person)
        return connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person)).rowcount == 1

    return job


def _erase_own(connection: Connection, person: str) -> None:
    """Delete what belongs to the person alone."""
    connection.execute(delete(CHAT).where(CHAT.c.person == person))
    connection.execute(delete(TOKENS).where(TOKENS.c.person == person))
    connection.execute(delete(CODES).where(CODES.c.person == person))
    connection.execute(delete(RATINGS).where(RATINGS.c.player == person))
    connection.execute(delete(MUTES).where(or_(MUTES.c.owner == person, MUTES.c.person == person)))
    connection.execute(delete(REPORTS).where(REPORTS.c.person == person))
    mine = REPORTS.c.reporter == person
    connection.execute(update(REPORTS).where(mine).values(reporter=""))


def _leave(connection: Connection, table: str, person: str, now: int) -> None:
    """A person who is deleted resigns where he plays, and stands up where the game has not
    begun."""
    found = _load(connection, table)
    for seat in found.seats_of(person):
        act(table, partial(_given_up, seat=seat), now)(connection)
    if found.phase == "waiting" and found.setup.host == person:
        act(table, lambda table, now: door.close(table, "host", now), now)(connection)


def _given_up(table: Table, now: int, seat: int) -> list[Row]:
    """The rows by which a seat is given up; none where that has no meaning any more."""
    if table.phase == "waiting":
        return door.stand(table, seat, new_seed(), now)
    if table.phase == "playing" and seat in table.people():
        return door.resign(table, seat, STAND_IN, now)
    return []


def _is_alone(connection: Connection, table: str, person: str) -> bool:
    """Whether no other person ever sat at the table or is expected there."""
    found = _load(connection, table)
    others = {seat.person for seat in found.seats} | set(found.setup.expected)
    rows = connection.execute(select(ENTRIES.c.data).where(ENTRIES.c.table_id == table))
    others |= {str(json.loads(row.data).get("person", "")) for row in rows if row.data}
    return not {one for one in others if one and not one.startswith(NOBODY)} - {person}


def rewrite(table: str, person: str, other: str, name: str) -> Callable[[Connection], None]:
    """Replace a person's id and name everywhere in a table. Moves, luck words and draws are not
    changed."""

    def job(connection: Connection) -> None:
        where = TABLES.c.id == table
        head = json.loads(connection.execute(select(TABLES.c.head).where(where)).scalar_one())
        gone = head["host"] == person != other
        head = _renamed(head, person, other, name)
        changed = update(TABLES).where(where).values(head=json.dumps(head), host=head["host"])
        connection.execute(changed.values(origin="") if gone else changed)  # his address
        mine = (ENTRIES.c.table_id == table, ENTRIES.c.data.contains(person, autoescape=True))
        for row in connection.execute(select(ENTRIES.c.n, ENTRIES.c.data).where(*mine)).all():
            data = json.dumps(_renamed(json.loads(row.data), person, other, name))
            place = (ENTRIES.c.table_id == table, ENTRIES.c.n == row.n)
            connection.execute(update(ENTRIES).where(*place).values(data=data))
        # A record names people only where starts were given up: then it is written and signed anew.
        named = (RECORDS.c.table_id == table, RECORDS.c.text.contains("\ngiven-up "))
        connection.execute(delete(RECORDS).where(*named))
        seats = (SEATS.c.table_id == table, SEATS.c.person == person)
        connection.execute(update(SEATS).where(*seats).values(person=other))
        shown = json.dumps(summary_of(_load(connection, table)).shown)
        connection.execute(update(TABLES).where(where).values(summary=shown))

    return job


def _renamed(j: Json, person: str, other: str, name: str) -> Json:
    """The same document with another id for the person, and another name beside it."""
    if j.get("person") == person and "name" in j:
        j = {**j, "name": name}
    if "names" in j:
        # Seats that are kept for nobody have the name of the host, as long as nobody sits there.
        own = (person, "") if j.get("host") == person else (person,)
        expected = [*j.get("expected", ()), *("" for _ in j["names"])]
        j["names"] = [name if who in own else old for old, who in zip(j["names"], expected)]
    return {key: _replaced(value, person, other) for key, value in j.items()}


def _replaced(value: Any, person: str, other: str) -> Any:
    if value == person:
        return other
    if isinstance(value, list):
        return [_replaced(one, person, other) for one in value]
    if isinstance(value, dict):
        return {key: _replaced(one, person, other) for key, one in value.items()}
    return value


def rename(person: str, name: str, found: list[str], now: int) -> Callable[[Connection], bool]:
    """Change a person's name at all tables where he occurs, and in their chats."""

    def job(connection: Connection) -> bool:
        for table in found:
            rewrite(table, person, person, name)(connection)
            notices.post(connection, now, notices.TABLE, table)
        connection.execute(update(CHAT).where(CHAT.c.person == person).values(name=name))
        notices.post(connection, now, notices.PERSON, person)
        values = {"name": name}
        where = PEOPLE.c.id == person
        return connection.execute(update(PEOPLE).where(where).values(**values)).rowcount == 1

    return job
