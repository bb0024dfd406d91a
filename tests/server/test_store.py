"""The store: group commits, conflicts, failures, migrations."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import OperationalError

from palatine.server.config import Config
from palatine.server.db import people, tables
from palatine.server.db.migrating import migrate
from palatine.server.db.people import Person
from palatine.server.db.schema import METADATA
from palatine.server.db.store import Conflict, Store, Unwritable, make_engine
from palatine.server.play.live_table import summary_of
from server.running import Guest, InProcess
from table.sitting import Sitting


def opened(folder: Path) -> Store:
    store = Store(Config(database=str(folder / "x.sqlite")))
    store.open()
    return store


def test_the_migrations_make_what_the_schema_says(folder: Path) -> None:
    engine = make_engine(Config(database=str(folder / "x.sqlite")))
    migrate(engine)
    migrate(engine)  # again is nothing
    found = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            there = columns[column.name]
            assert str(there["type"]) == str(column.type.compile(engine.dialect))
            assert there["nullable"] == column.nullable
    engine.dispose()


@pytest.mark.postgres
def test_the_migrations_work_on_postgres(postgres: str) -> None:
    engine = make_engine(Config(database=postgres))
    migrate(engine)
    assert {table.name for table in METADATA.sorted_tables} <= set(
        inspect(engine).get_table_names()
    )
    engine.dispose()


def test_sqlite_waits_for_the_disk(folder: Path) -> None:
    store = opened(folder)
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
    store.close()


def test_many_writes_share_commits_and_one_failure_hurts_no_other(folder: Path) -> None:
    store = opened(folder)

    async def write() -> list[Any]:
        def bad(_: object) -> None:
            raise KeyError("mine alone")

        jobs = [
            store.write(people.create(Person(f"p{i}", "N", "en"), f"token{i}", 1, ""))
            for i in range(100)
        ]
        return await asyncio.gather(*jobs, store.write(bad), return_exceptions=True)

    answers = asyncio.run(write())
    assert [type(answer) for answer in answers] == [type(None)] * 100 + [KeyError]
    found = store.read_now(lambda c: c.execute(text("SELECT count(*) FROM people")).scalar())
    assert found == 100
    store.close()


def test_who_writes_must_know_the_last_entry(folder: Path) -> None:
    store = opened(folder)
    sitting = Sitting("tiny", 2)
    summary = summary_of(sitting.table)

    async def write() -> None:
        await store.write(tables.create(sitting.setup, b"s", "i", "w"))
        await store.write(tables.append("t", sitting.rows[:2], summary))
        with pytest.raises(Conflict):
            await store.write(tables.append("t", sitting.rows[:2], summary))
        with pytest.raises(Conflict):
            await store.write(tables.append("t", sitting.rows[3:], summary))
        await store.write(tables.append("t", sitting.rows[2:], summary))

    asyncio.run(write())
    stored = store.read_now(tables.load("t"))
    assert stored is not None
    assert stored.rows == sitting.rows
    assert stored.setup == sitting.setup
    store.close()


def test_when_the_store_fails_nothing_changes_and_it_may_be_tried_again(
    server: InProcess, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guests[0]
    table = ada.new_table("torres", ["me", "open"], private=False)["id"]
    guests[1].sit(table)
    before = ada.view(table)
    body = {"id": "m", "seq": before["seq"], "texts": [before["offers"][0][0]]}

    def full(_: object) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(server.hub.store, "_together", full)
        told = ada.post(f"/api/tables/{table}/move", body, status=503)
        assert told["error"] == "busy" and "disk" not in told["sentence"]
    after = ada.view(table)
    assert (after["seq"], after["drawings"]) == (before["seq"], before["drawings"])
    assert ada.post(f"/api/tables/{table}/move", body) == {"done": "m", "again": False}


def test_a_closed_store_says_so(folder: Path) -> None:
    store = opened(folder)
    store.close()
    with pytest.raises(Unwritable):
        asyncio.run(store.write(lambda connection: None))
