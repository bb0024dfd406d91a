"""Tables as the browser keeps them: plain JSON, the same rows as in a server's store."""

from dataclasses import asdict
from typing import Any

from palatine import games
from palatine.core.chance import AnyGame
from palatine.core.state import Json
from palatine.service import listing
from palatine.table import loading
from palatine.table.rows import Row
from palatine.table.setup import Setup, setup_from_json
from palatine.table.table import Table

FORMAT = 1  # of what is kept; a later engine reads the earlier ones


def game_of(setup: Setup) -> AnyGame:
    """The rules of a table, with its own components where it has some."""
    game = games.load(setup.game)
    return game.with_data(setup.own_data) if setup.own_data is not None else game


def row_json(row: Row) -> Json:
    kept = {key: value for key, value in asdict_row(row).items() if value not in ("", {}, 0)}
    return {"n": row.n, "at": row.at, "kind": row.kind, "seat": row.seat, **kept}


def asdict_row(row: Row) -> Json:
    return {
        "text": row.text,
        "digest": row.digest,
        "move_id": row.move_id,
        "used": row.used,
        "data": row.data,
    }


def head_json(setup: Setup, seed: bytes) -> Json:
    """What is kept of a table besides its rows."""
    return {"format": FORMAT, "setup": asdict(setup), "seed": seed.hex()}


def line_of(table: Table) -> Json:
    """What is kept for lists."""
    shown = {**listing.summary(table), "id": table.setup.id, "state": table.phase}
    return {**shown, "at": table.at or table.setup.at, "due": 0, "lesson_name": table.setup.lesson}


def read(kept: Any) -> Table:
    """The table that was kept. Where its rules have changed it goes on by those it began with, or
    is halted and says so."""
    setup = setup_from_json(kept["head"]["setup"])
    rows = [Row(**row) for row in kept["rows"]]
    seed = bytes.fromhex(kept["head"]["seed"])
    return loading.load(setup, game_of(setup), seed, rows)
