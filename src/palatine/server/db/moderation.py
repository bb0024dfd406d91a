"""Moderation: mutes, bans, reports, and which devices a person is signed in with."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from palatine.core.state import Json
from palatine.server.db import notices
from palatine.server.db.schema import CODES, MUTES, PEOPLE, REPORTS, SEATS, TOKENS

FOREVER = 253_402_300_799_000  # the end of the year 9999, in ms
EVERYBODY = ""  # the owner of a mute by the host of a table, which is for all
SHORT = 12  # letters of a token's hash by which its owner may name a device


# --- what an operator does to a person ----------------------------------------------------------


def mute(person: str, until: int, now: int) -> Callable[[Connection], bool]:
    """Until that time the person cannot write in any chat; 0 ends a mute. Returns whether there is
    such a person."""
    return _update_person(person, {"muted": until}, now)


def ban(person: str, until: int, now: int) -> Callable[[Connection], bool]:
    """Until that time the person's tokens are void and he gets no new ones."""

    def job(connection: Connection) -> bool:
        connection.execute(delete(CODES).where(CODES.c.person == person))
        return _update_person(person, {"banned": until}, now)(connection)

    return job


def _update_person(person: str, values: dict[str, Any], now: int) -> Callable[[Connection], bool]:
    def job(connection: Connection) -> bool:
        where = PEOPLE.c.id == person
        found = connection.execute(update(PEOPLE).where(where).values(**values))
        notices.post(connection, now, notices.PERSON, person)
        return found.rowcount == 1

    return job


def standing(person: str) -> Callable[[Connection], tuple[int, int]]:
    """Until when the person is muted and banned, in ms; 0 for not at all."""

    def job(connection: Connection) -> tuple[int, int]:
        found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
        return (0, 0) if found is None else (found.muted, found.banned)

    return job


def banned_until(token_hash: str) -> Callable[[Connection], int]:
    """Until when the owner of a token is banned; 0 where the token has no owner."""

    def job(connection: Connection) -> int:
        query = select(PEOPLE.c.banned).join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
        found = connection.execute(query.where(TOKENS.c.hash == token_hash)).one_or_none()
        return 0 if found is None else int(found.banned)

    return job


def people(text: str, limit: int) -> Callable[[Connection], list[Json]]:
    """People found by a part of their name or by their id, the newest first."""

    def job(connection: Connection) -> list[Json]:
        query = select(PEOPLE, func.max(TOKENS.c.seen).label("seen"))
        query = query.join(TOKENS, TOKENS.c.person == PEOPLE.c.id, isouter=True).group_by(*PEOPLE.c)
        if text:
            named = func.lower(PEOPLE.c.name).contains(text.lower(), autoescape=True)
            query = query.where((PEOPLE.c.id == text) | named)
        found = connection.execute(query.order_by(PEOPLE.c.at.desc()).limit(limit)).all()
        return [
            {
                **{key: getattr(one, key) for key in ("id", "name", "language", "at")},
                "seen": one.seen or 0,
                "muted": one.muted,
                "banned": one.banned,
            }
            for one in found
        ]

    return job


# --- mutes at a table ---------------------------------------------------------------------------


def set_mute(table: str, owner: str, person: str, on: bool, now: int) -> Callable[..., None]:
    """Note whether `owner` has muted `person` at this table."""

    def job(connection: Connection) -> None:
        key = {"table_id": table, "owner": owner, "person": person}
        connection.execute(delete(MUTES).where(*(MUTES.c[name] == key[name] for name in key)))
        if on:
            connection.execute(insert(MUTES).values(**key))
        notices.post(connection, now, notices.CHAT, table)

    return job


def mutes_at(table: str) -> Callable[[Connection], set[tuple[str, str]]]:
    """The mutes at a table, as (owner, muted person)."""

    def job(connection: Connection) -> set[tuple[str, str]]:
        found = connection.execute(select(MUTES).where(MUTES.c.table_id == table))
        return {(one.owner, one.person) for one in found}

    return job


# --- reports ------------------------------------------------------------------------------------


def report(line: Json) -> Callable[[Connection], int]:
    """Store a report for the operator; returns its number. While a report is open, the same
    reporter, person and table share one report: the newest reason replaces the earlier one."""

    def job(connection: Connection) -> int:
        same = [REPORTS.c[key] == line[key] for key in ("table_id", "reporter", "person")]
        connection.execute(delete(REPORTS).where(*same, REPORTS.c.settled == 0))
        made = connection.execute(insert(REPORTS).values(**line, settled=0, verdict=""))
        return int((made.inserted_primary_key or (0,))[0])

    return job


def open_reports_of(reporter: str) -> Callable[[Connection], int]:
    """How many open reports a reporter has."""

    def job(connection: Connection) -> int:
        where = (REPORTS.c.reporter == reporter, REPORTS.c.settled == 0)
        return int(
            connection.execute(select(func.count()).select_from(REPORTS).where(*where)).scalar_one()
        )

    return job


def reports(settled: bool, limit: int) -> Callable[[Connection], list[Json]]:
    """Open reports, the oldest first; with `settled` all reports, the newest first."""

    def job(connection: Connection) -> list[Json]:
        query = select(REPORTS)
        if settled:
            query = query.order_by(REPORTS.c.id.desc())
        else:
            query = query.where(REPORTS.c.settled == 0).order_by(REPORTS.c.id)
        return [dict(one._mapping) for one in connection.execute(query.limit(limit))]

    return job


def settle(number: int, verdict: str, now: int) -> Callable[[Connection], bool]:
    """Mark a report as settled; returns whether there was such an open report."""

    def job(connection: Connection) -> bool:
        where = (REPORTS.c.id == number, REPORTS.c.settled == 0)
        values = {"settled": now, "verdict": verdict}
        return connection.execute(update(REPORTS).where(*where).values(**values)).rowcount == 1

    return job


# --- devices ------------------------------------------------------------------------------------


def devices(person: str) -> Callable[[Connection], list[Json]]:
    """The devices on which a person is signed in: the hash of the token, the device, since when,
    and when it was last used."""

    def job(connection: Connection) -> list[Json]:
        query = select(TOKENS).where(TOKENS.c.person == person).order_by(TOKENS.c.seen.desc())
        return [dict(one._mapping) for one in connection.execute(query)]

    return job


def seen(token_hash: str, now: int) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(update(TOKENS).where(TOKENS.c.hash == token_hash).values(seen=now))

    return job


def sign_out(person: str, short: str, keep: str, now: int) -> Callable[[Connection], int]:
    """Make tokens of a person void: the one whose hash begins with `short`, or all where that is
    empty, but never the one whose hash is `keep`. Returns how many there were."""

    def job(connection: Connection) -> int:
        where = [TOKENS.c.person == person, TOKENS.c.hash != keep]
        if short:
            where.append(TOKENS.c.hash.startswith(short, autoescape=True))
        else:
            connection.execute(delete(CODES).where(CODES.c.person == person))
        gone = connection.execute(delete(TOKENS).where(*where)).rowcount
        notices.post(connection, now, notices.PERSON, person)
        return int(gone)

    return job


def idle_people(before: int) -> Callable[[Connection], list[str]]:
    """Guests who have no seat and have not been seen since that time."""

    def job(connection: Connection) -> list[str]:
        lately = select(TOKENS.c.person).where(TOKENS.c.seen >= before)
        seated = select(SEATS.c.person)
        query = select(PEOPLE.c.id).where(
            PEOPLE.c.at < before, PEOPLE.c.id.not_in(lately), PEOPLE.c.id.not_in(seated)
        )
        return [one.id for one in connection.execute(query)]

    return job
