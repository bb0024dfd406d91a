"""Tables at a chosen moment of a recorded game, so that a late position is there at once.

The rows of the record are written into the store of the running server, which opens the table like
any other one. The person of the page has one seat, and it is asked; bots have the others.
"""

import secrets
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from browser.driver import still
from palatine.core.chance import AnyGame, commitment
from palatine.core.record import Record, game_of, parse_record, walk
from palatine.core.state import CHANCE
from palatine.games import load
from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.opening import open_engine
from palatine.server.play.live_table import summary_of
from palatine.table import loading
from palatine.table import rows as kinds
from palatine.table.rows import Row
from palatine.table.setup import Setup

RECORDS = Path(__file__).parents[1] / "records"
# The record of each game and number of seats that fills the table most.
BEST = {
    ("torres", 2): "basic-2",
    ("torres", 3): "own_deck-3",
    ("torres", 4): "basic-4",
    ("louis", 2): "missions-2-1",
    ("louis", 3): "missions-3-1",
    ("louis", 4): "missions-4-1",
    ("between", 3): "greedy-3",
    ("between", 7): "greedy-7",
    ("castles", 1): "greedy-1",
    ("castles", 2): "greedy-2",
    ("castles", 3): "greedy-3",
    ("castles", 4): "greedy-4",
}
BOT = "greedy"


@dataclass(frozen=True)
class Moment:
    """A place in a record: after so many entries the seat is asked."""

    game: AnyGame
    record: Record
    entries: int
    seat: int


def record_of(game: str, seats: int) -> Record:
    """The fullest record of a game for so many seats."""
    name = BEST.get((game, seats), f"random-{seats}")
    return parse_record((RECORDS / game / f"{name}.txt").read_text("utf-8"))


@cache
def moment(game: str, seats: int, share: float = 1.0, prompt: str = "") -> Moment:
    """The last time within this share of the game that somebody is asked (for `prompt`); the seat
    of the first one who is."""
    record = record_of(game, seats)
    rules = game_of(load(game), record)
    found = (0, -1)
    for number, _, before, _ in walk(rules, record):
        asked = [one for one in rules.pending(before) if one.seat != CHANCE]
        wanted = [one.seat for one in asked if not prompt or one.prompt == prompt]
        if wanted and (number <= share * len(record.entries) or found[1] < 0):
            found = (number - 1, wanted[0])
    return Moment(rules, record, *found)


def table_at(folder: Path, at: Moment, person: str, name: str = "Anna") -> str:
    """A table of the server whose store is in `folder`, at this moment of the record, where the
    person is asked; its id."""
    setup, seed, rows = stored_at(at, person, name)
    found = loading.load(setup, at.game, seed, rows)
    assert found.phase == "playing" and not found.halted, found.halted
    with open_engine(Config(data=str(folder))) as engine, engine.begin() as connection:
        tables.create(setup, seed, secrets.token_urlsafe(12), secrets.token_urlsafe(12))(connection)
        tables.append(setup.id, rows, summary_of(found))(connection)
    return setup.id


def stored_at(at: Moment, person: str, name: str) -> tuple[Setup, bytes, list[Row]]:
    """What is stored of a table at this moment of the record."""
    record = at.record
    seed = bytes.fromhex(record.seed)
    setup = Setup(
        id=tables.new_id(),
        game=record.game,
        version=record.version,
        data=record.data,
        seats=record.seats,
        options=record.options,
        host=person,
        at=0,
        commitment=commitment(seed),
        chosen=True,
        hints=True,
    )
    return setup, seed, _rows(at, person, name)


def _rows(at: Moment, person: str, name: str) -> list[Row]:
    rows: list[Row] = []

    def add(kind: str, seat: int, text: str = "", digest: str = "", data: Any = None) -> None:
        rows.append(Row(len(rows) + 1, 0, kind, seat, text, digest, "", 0, data or {}))

    for seat in range(at.record.seats):
        if seat == at.seat:
            add(kinds.SIT, seat, data={"person": person, "name": name})
        else:
            add(kinds.BOT, seat, BOT)
    add(kinds.START, -1, data={"luck": at.record.luck})
    for entry in at.record.entries[: at.entries]:
        kind = kinds.DRAW if entry.who == CHANCE else kinds.MOVE
        add(kind, -1 if entry.who == CHANCE else entry.who, entry.text, entry.digest)
    return rows


def open_at(page: Any, server: Any, at: Moment) -> None:
    """Show the table at this moment on a page, whose person sits there, until it stands still."""
    me = page.evaluate(
        """() => fetch('/api/me', {method: 'POST', body: JSON.stringify({name: 'Anna'}),
          headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())"""
    )["me"]
    page.goto(f"/table/{table_at(server.folder, at, me['id'])}")
    page.wait_for_function(
        """() => window.palatine?.update?.pending.mine && !palatine.walking
          && palatine.turn.seq === palatine.update.seq"""
    )
    still(page)
