"""Work on a store from the command line: backup, export, import."""

import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from palatine.core.chance import AnyGame
from palatine.core.errors import PalatineError
from palatine.core.record import Record
from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.config import Config
from palatine.server.db import private, records, tables
from palatine.server.db.opening import errors_as_sentences, open_engine
from palatine.server.db.tables import Stored
from palatine.server.play.hub import game_of
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.service import importing
from palatine.service import replay as showing
from palatine.service.importing import Imported
from palatine.table import loading
from palatine.table.table import Table

T = TypeVar("T")


def backup(config: Config, target: Path) -> int:
    """Copy a SQLite store page by page while others continue to write; returns how many tables it
    has."""
    if config.is_shared:
        raise PalatineError("server-error-backup")
    source = config.file
    if source is None or not source.is_file():
        raise PalatineError("error-file", {"file": str(source or "-"), "reason": "-"})
    with errors_as_sentences():
        private.make_folder(target.parent)
        private.own_file(target)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])


def _read(config: Config, job: Callable[[Connection], T]) -> T:
    with open_engine(config) as engine, engine.connect() as connection:
        return job(connection)


def _stored(config: Config, table: str) -> Stored:
    found = _read(config, tables.load(table))
    if found is None:
        raise PalatineError("server-error-table", {"table": table[:40]})
    return found


def _table(stored: Stored) -> Table:
    return loading.load(stored.setup, game_of(stored.setup), stored.seed, stored.rows)


def export_record(config: Config, table: str) -> str:
    """The record of a finished game, as it was given out or imported."""
    found = _table(_stored(config, table))
    if found.phase != "over":
        raise PalatineError("server-error-not-finished")
    return _read(config, records.text_of(table)) or str(found.record)


def export_seat(config: Config, table: str, seat: int, language: str) -> Json:
    """The view and the log of a seat."""
    found = _table(_stored(config, table))
    if not 0 <= seat < len(found.seats):
        raise PalatineError("error-seat", {"number": seat + 1, "count": len(found.seats)})
    live = LiveTable(found, "", "")
    return showing.exported(found, seat, live.words(language))


def import_record(
    config: Config, game: AnyGame, record: Record, words: Words, text: str = ""
) -> str:
    """Store a finished record as a table that anybody may replay. Its text is kept unchanged, with
    any signature it has: this server never signs a game that was not played here."""
    made = importing.imported(game, record, tables.new_id(), now_ms(), words)
    with open_engine(config) as engine, engine.begin() as connection:
        store_imported(made, text or str(record))(connection)
    return made.setup.id


def store_imported(made: Imported, text: str) -> Callable[[Connection], None]:
    """Store the table of an imported record, with the unchanged text of the record."""

    def job(connection: Connection) -> None:
        setup, secret = made.setup, secrets.token_urlsafe(12)
        tables.create(setup, made.seed, secret, secrets.token_urlsafe(12))(connection)
        summary = tables.Summary("over", made.summary)
        tables.append(setup.id, made.rows, summary)(connection)
        records.keep(setup.id, text.replace("\r\n", "\n"))(connection)

    return job
