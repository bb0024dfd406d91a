"""Finished records as they were given out, and the public keys with which they were signed.

The text itself is kept: a later version might write the same game differently, and then the
signature would no longer fit.
"""

from collections.abc import Callable

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from palatine.server.db.schema import PUBLIC_KEYS, RECORDS
from palatine.server.signing import PublicKey


def text_of(table: str) -> Callable[[Connection], str | None]:
    """The record of a finished table, if it was given out before."""

    def job(connection: Connection) -> str | None:
        query = select(RECORDS.c.text).where(RECORDS.c.table_id == table)
        return connection.execute(query).scalar_one_or_none()

    return job


def keep(table: str, text: str) -> Callable[[Connection], str]:
    """Keep the record of a table; where one is kept already, that one is returned and not
    replaced."""

    def job(connection: Connection) -> str:
        kept = text_of(table)(connection)
        if kept is not None:
            return kept
        try:
            with connection.begin_nested():
                connection.execute(insert(RECORDS).values(table_id=table, text=text))
        except IntegrityError:  # another process was quicker
            return text_of(table)(connection) or text
        return text

    return job


def add_key(public: str, now: int) -> Callable[[Connection], list[PublicKey]]:
    """Store the public key of this server; returns all keys that were ever used, the oldest
    first."""

    def job(connection: Connection) -> list[PublicKey]:
        query = select(PUBLIC_KEYS.c.public).where(PUBLIC_KEYS.c.public == public)
        if connection.execute(query).first() is None:
            try:
                with connection.begin_nested():
                    connection.execute(insert(PUBLIC_KEYS).values(public=public, since=now))
            except IntegrityError:
                pass  # another process with the same key started at the same time
        return keys(connection)

    return job


def keys(connection: Connection) -> list[PublicKey]:
    """All keys that were ever used, the oldest first."""
    query = select(PUBLIC_KEYS).order_by(PUBLIC_KEYS.c.since, PUBLIC_KEYS.c.public)
    return [PublicKey(found.public, found.since) for found in connection.execute(query)]
