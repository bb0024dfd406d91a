"""Finished games that their tables allow to be used in data sets."""

import json

from sqlalchemy import Connection, select

from palatine.server.config import Config
from palatine.server.db import records, tables
from palatine.server.db.opening import open_engine
from palatine.server.db.schema import TABLES
from palatine.server.play.hub import game_of
from palatine.table import loading


def finished(config: Config, game: str) -> list[str]:
    """The records of these games, the oldest table first."""
    with open_engine(config) as engine, engine.connect() as connection:
        return [_record(connection, table) for table in _allowed(connection, game)]


def _allowed(connection: Connection, game: str) -> list[str]:
    query = select(TABLES.c.id, TABLES.c.head).where(TABLES.c.phase == "over")
    found = [(row.id, json.loads(row.head)) for row in connection.execute(query)]
    chosen = [(head["at"], id) for id, head in found if head["game"] == game and head.get("study")]
    return [id for _, id in sorted(chosen)]


def _record(connection: Connection, table: str) -> str:
    """The record as it was given out, or, where it was not, made from the entries."""
    kept = records.text_of(table)(connection)
    if kept is not None:
        return kept
    stored = tables.load(table)(connection)
    assert stored is not None
    return str(loading.load(stored.setup, game_of(stored.setup), stored.seed, stored.rows).record)
