"""Whether a store is undamaged: the database itself, and every table replayed from its entries."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from palatine.core.errors import PalatineError
from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.migrating import version_of
from palatine.server.db.schema import ENTRIES, PEOPLE, TABLES
from palatine.server.db.store import make_engine
from palatine.server.play.hub import game_of
from palatine.table.loading import load

OTHER_VERSION = "table-halted-version"  # not a fault: the table needs another version


@dataclass(frozen=True)
class Checked:
    """The result of a check. `faults`: a table (or '' for the database itself) and what is wrong
    with it."""

    version: str  # of the schema
    tables: int
    running: int
    entries: int
    people: int
    faults: list[tuple[str, str]]


def check(config: Config) -> Checked:
    """Check a whole store; nothing in it is changed, not even its version."""
    path = config.url.removeprefix("sqlite:///")
    if not config.is_shared and not Path(path).is_file():
        raise PalatineError("error-file", {"file": path, "reason": "-"})
    engine = make_engine(config)
    try:
        with engine.connect() as connection:
            return _check_all(connection)
    except DBAPIError as error:
        reason = " ".join(str(error.orig).split())[:200]
        raise PalatineError("server-error-database", {"reason": reason}) from None
    finally:
        engine.dispose()


def _check_all(connection: Connection) -> Checked:
    faults = list(_database_faults(connection))
    version = version_of(connection)
    found = connection.execute(select(TABLES.c.id, TABLES.c.phase, TABLES.c.rows)).all()
    for one in found:
        faults += [
            (one.id, fault) for fault in _table_faults(connection, one.id, one.phase, one.rows)
        ]
    return Checked(
        version,
        len(found),
        sum(one.phase == "playing" for one in found),
        connection.execute(select(func.count()).select_from(ENTRIES)).scalar_one(),
        connection.execute(select(func.count()).select_from(PEOPLE)).scalar_one(),
        faults,
    )


def _database_faults(connection: Connection) -> Iterator[tuple[str, str]]:
    """What SQLite finds wrong with its own file; PostgreSQL has no such check."""
    if connection.dialect.name == "sqlite":
        for row in connection.exec_driver_sql("PRAGMA integrity_check"):
            if row[0] != "ok":
                yield "", str(row[0])


def _table_faults(connection: Connection, table: str, phase: str, rows: int) -> Iterator[str]:
    """What is wrong with a table: its entries must be numbered without a gap, lead to the states
    they led to, and end in the phase that is stored."""
    try:
        stored = tables.load(table)(connection)
        assert stored is not None
        found = load(stored.setup, game_of(stored.setup), stored.seed, stored.rows)
    except Exception as error:  # after any error in a damaged store, the next table is still read
        yield type(error).__name__
        return
    if [row.n for row in stored.rows] != list(range(1, rows + 1)):
        yield "entries"
    elif found.halted and found.halted != OTHER_VERSION:
        yield found.halted
    elif not found.halted and found.phase != phase:
        yield f"{phase} != {found.phase}"
