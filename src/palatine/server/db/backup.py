"""Work on a store from the command line: backup, export, import."""

import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from palatine.core.chance import AnyGame, commitment
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.record import UNDO, Record, replay
from palatine.core.state import CHANCE, Json
from palatine.locales import Words, load
from palatine.server.config import Config
from palatine.server.db import private, records, tables
from palatine.server.db.opening import opened, told
from palatine.server.db.tables import Stored
from palatine.server.play.hub import game_of
from palatine.server.play.live_table import LiveTable, now_ms, summary_of
from palatine.service import replay as showing
from palatine.table import loading
from palatine.table import rows as kinds
from palatine.table.rows import Row
from palatine.table.setup import Setup
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
    with told():
        private.make_folder(target.parent)
        private.own_file(target)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])


def _read(config: Config, job: Callable[[Connection], T]) -> T:
    with opened(config) as engine, engine.connect() as connection:
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
    """What a seat knows: its view and its log."""
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
    state = replay(game, record)
    if not game.is_over(state) and not record.resigned:
        raise BadRecord("error-record-short")
    seed = bytes.fromhex(record.seed) if record.seed else b""
    setup = _setup(game, record, seed)
    rows = _rows(record, setup.at, words)
    found = loading.load(setup, game, seed, rows)
    if found.halted:
        raise PalatineError(found.halted)
    if found.phase != "over":
        raise BadRecord("error-record-short")
    with opened(config) as engine, engine.begin() as connection:
        secret = secrets.token_urlsafe(12)
        tables.create(setup, seed, secret, secrets.token_urlsafe(12))(connection)
        tables.append(setup.id, rows, summary_of(found))(connection)
        records.keep(setup.id, text.replace("\r\n", "\n") or str(record))(connection)
    return setup.id


def _setup(game: AnyGame, record: Record, seed: bytes) -> Setup:
    return Setup(
        id=tables.new_id(),
        game=record.game,
        version=game.meta.version,
        data=record.data,
        seats=record.seats,
        options=record.options,
        host=records.IMPORTED,
        at=now_ms(),
        commitment=commitment(seed) if seed else record.commitment,
        private=False,
        chosen=record.commitment == "chosen",
        lesson=record.lesson,
        own_data=record.own_data,
    )


def _rows(record: Record, at: int, words: Words) -> list[Row]:
    """The rows of a table that would have produced this record."""
    named = load(words.language)
    rows: list[Row] = []

    def add(
        kind: str, seat: int = -1, text: str = "", digest: str = "", data: Json | None = None
    ) -> None:
        rows.append(Row(len(rows) + 1, at, kind, seat, text, digest, "", 0, data or {}))

    for seat, word in enumerate(record.words):
        data = {"person": f"{records.IMPORTED}-{seat}", "name": named.name(seat), "word": word}
        add(kinds.SIT, seat, data=data)
    for seat, name in record.given_up:
        add(kinds.ANEW, seat, record.commitment, data={"seed": record.seed, "name": name})
    for seat, promised in enumerate(record.commitments):
        add(kinds.COMMIT, seat, promised)
        add(kinds.OPEN, seat, record.words[seat])
    add(kinds.START, data={"luck": record.luck})
    for seat in record.hints:
        add(kinds.HINT, seat)
    for entry in record.entries:
        if entry.who == UNDO:
            who = record.entries[entry.undone()[0] - 1].who
            add(kinds.UNDO, who, entry.text, entry.digest, {"how": "free"})
        elif entry.who == CHANCE:
            add(kinds.DRAW, -1, entry.text, entry.digest)
        else:
            add(kinds.MOVE, entry.who, entry.text, entry.digest)
    for seat in record.resigned:
        add(kinds.RESIGN, seat)
    return rows
