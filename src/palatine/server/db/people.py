"""Guests: a random token in the browser, its hash in the store, a name, and codes for further
devices."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from palatine.server.db import notices
from palatine.server.db.schema import CODES, PEOPLE, SEATS, TOKENS

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH = 10
AT_ONCE = 500  # hashes in one query


@dataclass(frozen=True)
class Person:
    """A person who can take a seat."""

    id: str
    name: str
    language: str


def hash_of(secret: str) -> str:
    """The hash of a secret, as the store keeps it. Tokens are random and long, so a plain hash is
    enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def create(person: Person, token: str, now: int, device: str) -> Callable[[Connection], None]:
    """A new guest with his first token, on this device."""

    def job(connection: Connection) -> None:
        connection.execute(
            insert(PEOPLE).values(id=person.id, name=person.name, language=person.language, at=now)
        )
        _add_token(connection, person.id, token, now, device)

    return job


def _add_token(connection: Connection, person: str, token: str, now: int, device: str) -> None:
    values = {"hash": hash_of(token), "person": person, "at": now, "device": device, "seen": now}
    connection.execute(insert(TOKENS).values(**values))


def by_hashes(hashes: list[str], now: int) -> Callable[[Connection], dict[str, Person]]:
    """The people to whom tokens belong, by the tokens' hashes; void tokens and those of banned
    people are missing."""

    def job(connection: Connection) -> dict[str, Person]:
        query = select(TOKENS.c.hash, PEOPLE).join(PEOPLE, PEOPLE.c.id == TOKENS.c.person)
        query = query.where(PEOPLE.c.banned <= now)
        found = {}
        for start in range(0, len(hashes), AT_ONCE):
            wanted = TOKENS.c.hash.in_(hashes[start : start + AT_ONCE])
            for row in connection.execute(query.where(wanted)):
                found[row.hash] = Person(row.id, row.name, row.language)
        return found

    return job


def rename(person: Person, now: int) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        values = {"name": person.name, "language": person.language}
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
        notices.post(connection, now, notices.PERSON, person.id)

    return job


def forget(token: str, now: int) -> Callable[[Connection], None]:
    """Make a token void."""

    def job(connection: Connection) -> None:
        mine = TOKENS.c.hash == hash_of(token)
        for found in connection.execute(select(TOKENS.c.person).where(mine)).all():
            connection.execute(delete(TOKENS).where(mine))
            notices.post(connection, now, notices.PERSON, found.person)

    return job


def add_code(person: str, code: str, now: int, ms: int) -> Callable[[Connection], None]:
    """A code for signing in on another device, valid for a limited time; a person has one at a
    time."""

    def job(connection: Connection) -> None:
        connection.execute(delete(CODES).where((CODES.c.person == person) | (CODES.c.until < now)))
        connection.execute(insert(CODES).values(hash=hash_of(code), person=person, until=now + ms))

    return job


def use_code(code: str, token: str, now: int, device: str) -> Callable[[Connection], Person | None]:
    """The guest to whom a code belongs, who now has one more token; the code cannot be used
    again."""

    def job(connection: Connection) -> Person | None:
        where = (CODES.c.hash == hash_of(code), CODES.c.until >= now)
        found = connection.execute(select(CODES).where(*where)).one_or_none()
        if found is None:
            return None
        used = connection.execute(delete(CODES).where(CODES.c.hash == found.hash))
        if used.rowcount != 1:
            return None
        _add_token(connection, found.person, token, now, device)
        person = connection.execute(select(PEOPLE).where(PEOPLE.c.id == found.person)).one()
        return Person(person.id, person.name, person.language)

    return job


def names_of(people: list[str]) -> Callable[[Connection], dict[str, str]]:
    def job(connection: Connection) -> dict[str, str]:
        query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people))
        return {found.id: found.name for found in connection.execute(query)}

    return job


def tables_of(person: str) -> Callable[[Connection], list[str]]:
    def job(connection: Connection) -> list[str]:
        query = select(SEATS.c.table_id).where(SEATS.c.person == person).distinct()
        return [found.table_id for found in connection.execute(query)]

    return job
