"""Backups that were opened and played again before they count."""

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from palatine.cli import main
from palatine.server.config import Config
from palatine.server.db.checking import check
from palatine.server.db.migrating import migrate
from palatine.server.db.store import make_engine
from palatine.server.ops import backups
from server.running import Guest, InProcess
from server.test_migration import KNOWN, load_into_postgres, restore, rows_of

DEPLOY = Path(__file__).parents[2] / "deploy"
RUNNING = sum(known["kind"] in ("running", "clocked", "bots") for known in KNOWN["tables"].values())


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with tables of all games, brought to the newest version."""
    path = tmp_path / "palatine.sqlite"
    restore(path)
    engine = make_engine(Config(database=str(path)))
    migrate(engine)
    engine.dispose()
    return path


def change(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement).rowcount == 1


def test_check_reads_and_replays_everything(store: Path, capsys: Any) -> None:
    before = store.read_bytes()
    assert main(["check", str(store), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["running"]) == (len(KNOWN["tables"]), RUNNING)
    assert told["faults"] == [] and told["people"] == 3 and told["entries"] == 461
    assert store.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET digest='00000000' WHERE (table_id, n) IN "
        "(SELECT id, rows FROM tables WHERE phase='playing' LIMIT 1)",
        "DELETE FROM entries WHERE (table_id, n) IN "
        "(SELECT id, 3 FROM tables WHERE phase='playing' LIMIT 1)",
        "UPDATE tables SET phase='over' WHERE id=(SELECT id FROM tables "
        "WHERE phase='playing' LIMIT 1)",
        "UPDATE tables SET head='{' WHERE id=(SELECT id FROM tables LIMIT 1)",
    ],
)
def test_check_finds_what_is_wrong(store: Path, damage: str, capsys: Any) -> None:
    change(store, damage)
    assert main(["check", str(store)]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_check_of_what_is_no_store(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "file").write_bytes(b"not a database at all" * 99)
    for name in ("file", "missing"):
        assert main(["check", str(tmp_path / name)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "missing").exists()


def test_a_verified_backup_while_people_play(tmp_path: Path, capsys: Any) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    with InProcess(Config(data=str(tmp_path), limits=False, bot_pause=0.0)) as running:
        ada = Guest(running.url)
        table = ada.new_table("torres", ["me", "bot:random"])["id"]
        view = ada.view(table)
        while not view["offers"]:
            view = ada.view(table)
        body = {"id": "m", "seq": view["seq"], "texts": [view["offers"][0][0]]}
        ada.post(f"/api/tables/{table}/move", body)
        command = ["backup", str(folder), "--verify", "--data", str(tmp_path), "--json"]
        assert main(command) == 0
        ada.close()
    told = json.loads(capsys.readouterr().out)
    assert told["tables"] == 1 and told["verified"]
    (copy,) = folder.iterdir()
    assert str(copy) == told["file"] and check(Config(database=str(copy))).running == 1


def test_a_bad_copy_replaces_no_good_one(store: Path, tmp_path: Path, capsys: Any) -> None:
    target = tmp_path / "copy.sqlite"
    command = ["backup", str(target), "--verify", "--database", str(store)]
    assert main(command) == 0
    good = target.read_bytes()
    change(store, "UPDATE tables SET head='{' WHERE id=(SELECT id FROM tables LIMIT 1)")
    assert main(command) == 2
    assert target.read_bytes() == good
    assert capsys.readouterr().err.count("\n") == 1


def test_only_the_newest_copies_are_kept(store: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "notes.txt").write_text("not ours")
    config = Config(database=str(store))
    made = [backups.save(config, folder, verify=False, keep=2)[0] for _ in range(4)]
    assert sorted(folder.iterdir()) == sorted([*made[2:], folder / "notes.txt"])


@pytest.mark.postgres
def test_a_dump_of_postgres_is_restored_and_checked(postgres: str, tmp_path: Path) -> None:
    """The script of deploy/: dump, restore into a database of its own, check, name, rotate."""
    if not shutil.which("pg_dump"):
        pytest.skip("there is no pg_dump")
    restore(tmp_path / "old.sqlite")
    old = make_engine(Config(database=str(tmp_path / "old.sqlite")))
    engine = make_engine(Config(database=postgres))
    load_into_postgres(rows_of(old), engine)
    migrate(engine)
    old.dispose()
    folder = tmp_path / "backups"
    for _ in range(2):
        done = _dump(postgres, folder, keep=1)
        assert done.returncode == 0, done.stderr
    (dump,) = folder.glob("*.dump")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET head='{'")
    engine.dispose()
    done = _dump(postgres, folder, keep=1)
    assert done.returncode != 0
    assert [path.name for path in folder.glob("*.dump")] == [dump.name]


def _dump(database: str, folder: Path, keep: int) -> "subprocess.CompletedProcess[str]":
    import sys

    source = str(Path(__file__).parents[2] / "src")
    environment = {
        **os.environ,
        "PALATINE_DATABASE": database,
        "PALATINE": f"{sys.executable} -m palatine.cli",
        "PYTHONPATH": source,
        "KEEP": str(keep),
    }
    command = [str(DEPLOY / "backup-postgres"), str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
