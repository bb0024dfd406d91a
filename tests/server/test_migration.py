"""A store that an earlier version left behind goes on: nothing is lost, and running tables run."""

import contextlib
import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, MetaData, insert, select
from sqlalchemy.engine import Row

from palatine import games
from palatine.core.record import parse_record, replay
from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.migrating import migrate
from palatine.server.db.schema import METADATA
from palatine.server.db.store import make_engine
from palatine.server.play.hub import game_of
from palatine.table.loading import load
from palatine.table.table import Table
from server.running import Guest, InProcess, Json

STORES = Path(__file__).parent / "stores"
KNOWN: Json = json.loads((STORES / "version1.json").read_text())
RUNNING = ("running", "clocked", "bots")
# The tables of the old store wait since the day it was made: whenever the tests run, it is not yet
# time to close them.
PATIENT: Json = {"waiting_hours_public": 1e6, "waiting_hours_private": 1e6}
PATIENT |= {"limits": False, "bot_pause": 0.0}
Rows = dict[str, list[Json]]


class Old(Guest):
    """A guest of the old store, with the token he had there."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.id, self.token = KNOWN["people"][name]["id"], KNOWN["people"][name]["token"]
        headers = {"authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=url, timeout=60, headers=headers)


def restore(path: Path) -> None:
    """The SQLite file as the old version left it."""
    dump = gzip.decompress((STORES / "version1.sql.gz").read_bytes()).decode()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump)


def rows_of(engine: Engine) -> Rows:
    """Everything in a store, as its own schema of the moment has it."""
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        return {
            name: sorted((_plain(row) for row in connection.execute(select(table))), key=str)
            for name, table in found.tables.items()
            if name != "alembic_version"
        }


def _plain(row: Row[Any]) -> Json:
    return dict(row._mapping)


def load_into_postgres(old: Rows, engine: Engine) -> None:
    """The same rows in a PostgreSQL store of the old version."""
    migrate(engine, "0001")
    found = MetaData()
    found.reflect(engine)
    with engine.begin() as connection:
        for name, rows in old.items():
            if rows:
                columns = found.tables[name].c
                connection.execute(insert(found.tables[name]), [_typed(r, columns) for r in rows])


def _typed(row: Json, columns: Any) -> Json:
    """SQLite has no truth values of its own: 0 and 1 become them."""
    return {key: columns[key].type.python_type(value) if value is not None else None
            for key, value in row.items()}  # fmt: skip


def check_kept(before: Rows, after: Rows) -> None:
    """Every old row is there with all it said; the new columns have their defaults."""
    for name, rows in before.items():
        kept = [{key: row[key] for key in rows[0]} for row in after[name]] if rows else []
        assert sorted(map(str, kept)) == sorted(map(str, rows)), name
    assert {"mutes", "reports", "notices"} <= set(after)
    assert {(p["muted"], p["banned"]) for p in after["people"]} == {(0, 0)}
    assert all(token["seen"] == token["at"] > 0 for token in after["tokens"])
    for table in after["tables"]:
        known = json.loads(table["summary"]).get("seats", [])
        assert table["host"] == json.loads(table["head"])["host"] and table["origin"] == ""
        assert table["opponents"] == sum(seat["kind"] == "bot" for seat in known)
    seats = {(row["table_id"], row["seat"]): row["person"] for row in after["seats"]}
    said = {(c["seat"] >= 0, c["person"]) for c in after["chat"]}
    assert said == {(False, ""), *((True, person) for person in set(seats.values()) - {_cyd()})}


def _cyd() -> str:
    return str(KNOWN["people"]["Česlav"]["id"])


def load_all(engine: Engine) -> dict[str, Table]:
    with engine.connect() as connection:
        found = {one: tables.load(one)(connection) for one in KNOWN["tables"]}
    return {
        one: load(stored.setup, game_of(stored.setup), stored.seed, stored.rows)
        for one, stored in found.items()
        if stored is not None
    }


def check_positions(engine: Engine) -> None:
    """Every table stands where it stood."""
    loaded = load_all(engine)
    assert set(loaded) == set(KNOWN["tables"])
    for one, known in KNOWN["tables"].items():
        table = loaded[one]
        assert (table.phase, table.setup.game) == (known["phase"], known["game"])
        assert len(table.record.entries) == known["entries"]
        assert (table.state.digest() if table.state else "") == known["digest"]


def play_on(url: str) -> int:
    """Everybody who is asked at a table that was running makes a move; how many were made."""
    made = 0
    with contextlib.ExitStack() as closing:
        people = [Old(url, name) for name in KNOWN["people"]]
        for guest in people:
            closing.callback(guest.close)
        for one, known in KNOWN["tables"].items():
            if known["kind"] not in RUNNING:
                continue
            seated = [guest for guest in people if _is_seated(guest, one)]
            asked = [guest for guest in seated if guest.view(one)["pending"]["mine"]]
            assert asked, f"nobody is asked at {one}"
            view = asked[0].view(one)
            move = {"id": "after", "seq": view["seq"], "texts": [view["offers"][0][0]]}
            done = asked[0].post(f"/api/tables/{one}/move", move)
            assert done == {"done": "after", "again": False}
            made += 1
    return made


def _is_seated(guest: Guest, table: str) -> bool:
    answer = guest.http.get(f"/api/tables/{table}")
    return answer.status_code == 200 and bool(answer.json()["you"]["mine"])


def start_waiting(url: str) -> int:
    """Tables that waited start in the new way: what was said openly there is worth nothing."""
    waiting = {one: k for one, k in KNOWN["tables"].items() if k["kind"] == "waiting"}
    ada, bea = Old(url, "Ada"), Old(url, "Bea")
    with contextlib.closing(ada), contextlib.closing(bea):
        for one, known in waiting.items():
            luck = ada.view(one)["table"]["luck"]
            assert (luck["stage"], luck["waiting"], set(luck["words"])) == ("commit", [0], {""})
            bea.sit(one, secret=known["invite"])
            ada.seal(one)
            view = ada.view(one)
            while view["table"]["state"] == "waiting":  # more seats than people
                free = next(seat["seat"] for seat in view["seats"] if seat["kind"] == "empty")
                ada.post(f"/api/tables/{one}/bot", {"seat": free, "bot": "random"})
                ada.open_all(one)
                view = ada.view(one)
            assert view["table"]["state"] == "playing" and view["table"]["luck"]["stage"] == "done"
    return len(waiting)


def check_served(url: str) -> None:
    """What else the old store knew is still so: records, ratings, chat, tokens."""
    with contextlib.closing(Old(url, "Ada")) as ada:
        _check_served_to(ada)


def _check_served_to(ada: Guest) -> None:
    assert ada.get("/api/me")["me"]["name"] == "Ada"
    over = [one for one, known in KNOWN["tables"].items() if known["kind"] == "over"]
    for one in over:
        game = KNOWN["tables"][one]["game"]
        record = parse_record(ada.http.get(f"/api/tables/{one}/record").text)
        assert replay(games.load(game), record).digest() == KNOWN["tables"][one]["digest"]
        lines = ada.get(f"/api/ratings/{game}")["list"]
        assert [line["games"] for line in lines if line["kind"] == "person"] == [1, 1]
    with ada.socket(over[0], chat=0) as tab:
        said = [line["text"] for line in tab.next("chat")["lines"]]
    assert said == ["Good luck at torres", "Hodně štěstí"]


def test_sqlite_store_of_version_1_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "palatine.sqlite"
    restore(path)
    engine = make_engine(Config(database=str(path)))
    before = rows_of(engine)
    migrate(engine)
    check_kept(before, rows_of(engine))
    check_positions(engine)
    engine.dispose()
    with InProcess(Config(data=str(tmp_path), **PATIENT)) as running:
        assert play_on(running.url) == 10
        assert start_waiting(running.url) == 4
        check_served(running.url)


@pytest.mark.postgres
def test_postgres_store_of_version_1_goes_on(postgres: str, tmp_path: Path) -> None:
    restore(tmp_path / "palatine.sqlite")
    old = make_engine(Config(data=str(tmp_path)))
    before = rows_of(old)
    old.dispose()
    config = Config(database=postgres, data=str(tmp_path), **PATIENT)
    engine = make_engine(config)
    load_into_postgres(before, engine)
    before = rows_of(engine)
    migrate(engine)
    check_kept(before, rows_of(engine))
    check_positions(engine)
    engine.dispose()
    with InProcess(config) as running:
        assert play_on(running.url) == 10
        assert start_waiting(running.url) == 4
        check_served(running.url)


@pytest.mark.parametrize("version", ["0001", "head"])
def test_migrations_make_the_schema(version: str, tmp_path: Path) -> None:
    """A fresh store has exactly the columns that schema.py says; an old one has fewer."""
    engine = make_engine(Config(data=str(tmp_path)))
    migrate(engine, version)
    found = MetaData()
    found.reflect(engine)
    engine.dispose()
    made = {name: set(table.c.keys()) for name, table in found.tables.items()}
    made.pop("alembic_version")
    wanted = {name: set(table.c.keys()) for name, table in METADATA.tables.items()}
    assert (made == wanted) == (version == "head")
