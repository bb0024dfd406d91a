"""The version of a store's schema, and the way to the newest one.

Alembic is imported only where a store lacks a migration: it takes longer to import than a server
takes to read the version, and nearly every start finds a store that is up to date.
"""

from functools import cache
from importlib.resources import files

from sqlalchemy import Connection, Engine, inspect, text

from palatine.core.errors import PalatineError

VERSION_TABLE = "alembic_version"
MIGRATION_LOCK = 7_262_873  # any number: one process at a time migrates the store


@cache
def versions() -> tuple[str, ...]:
    """All versions of the schema, oldest first; the file of each begins with its name."""
    names = [file.name for file in files("palatine.server.db.migrations.versions").iterdir()]
    return tuple(sorted(name.partition("_")[0] for name in names if name[0].isdigit()))


def version_of(connection: Connection) -> str:
    """The version of a store; '' where nothing has been migrated yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return str(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() or "")


def check_version(engine: Engine) -> None:
    """Refuse a store that a later version of the program has migrated to a schema unknown here."""
    with engine.connect() as connection:
        found = version_of(connection)
    if found and found not in versions():
        raise PalatineError("server-error-store-newer", {"version": found[:40]})


def migrate(engine: Engine, version: str = "") -> None:
    """Migrate the store to a version, or to the newest; processes that start together wait for one
    another."""
    check_version(engine)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            connection.commit()
        try:
            if version_of(connection) != versions()[-1]:
                _upgrade(connection, version or versions()[-1])
            connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                connection.commit()


def _upgrade(connection: Connection, version: str) -> None:
    from alembic import command
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", "palatine.server.db:migrations")
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    command.upgrade(settings, version)
