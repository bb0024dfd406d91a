"""Opening a store: anything that is wrong with it is reported in one clear sentence, before
anything else is done.

No error contains the address of a database: it may hold a password.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from palatine.core.errors import PalatineError
from palatine.server.config import Config
from palatine.server.db.migrating import check_version, migrate
from palatine.server.db.store import make_engine

READ_ONLY = "25006"  # PostgreSQL's error code of a write in a read-only transaction


@contextmanager
def open_engine(config: Config) -> Iterator[Engine]:
    """The engine of an up-to-date store, for a command; it is closed at the end."""
    with errors_as_sentences():
        _check_rights(config)
        engine = make_engine(config)
        try:
            migrate(engine)
            yield engine
        finally:
            engine.dispose()


def check_store(config: Config) -> None:
    """Check that a server can work on this store: it answers, is not of a newer version than this
    program, and can be written."""
    with errors_as_sentences():
        _check_rights(config)
        engine = make_engine(config)
        try:
            check_version(engine)
            _check_writable(engine)
        finally:
            engine.dispose()


def _check_rights(config: Config) -> None:
    """Check that SQLite may write the files beside its own; its own errors do not name them."""
    path = config.file
    if path is None or not path.exists():
        return
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise PalatineError("server-error-store-read-only")


def _check_writable(engine: Engine) -> None:
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            if connection.execute(text("SHOW transaction_read_only")).scalar() == "on":
                raise PalatineError("server-error-store-read-only")
            return
        version = connection.exec_driver_sql("PRAGMA user_version").scalar()
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")  # writes the same value


@contextmanager
def errors_as_sentences() -> Iterator[None]:
    """Turn errors of the database or the disk into `PalatineError`, which is shown as a
    sentence."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise PalatineError("server-error-missing", {"module": str(missing.name)}) from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError) as error:
        cause = getattr(error, "orig", None) or error
        if _is_read_only(cause):
            raise PalatineError("server-error-store-read-only") from None
        raise PalatineError("server-error-database", {"reason": type(cause).__name__}) from None


def _is_read_only(error: BaseException) -> bool:
    if isinstance(error, OSError):
        return error.errno == errno.EROFS
    name = str(getattr(error, "sqlite_errorname", ""))
    return name.startswith("SQLITE_READONLY") or getattr(error, "sqlstate", "") == READ_ONLY
