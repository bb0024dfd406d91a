"""What another user of the machine can read: no store, no backup, no password."""

import json
import logging
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text

from palatine.cli import main
from palatine.locales import load
from palatine.server.config import Config
from palatine.server.db.opening import open_engine
from palatine.server.db.store import make_engine
from palatine.server.ops import logs
from server.running import Guest, InProcess, OwnProcess, children, wait_for

PASSWORD = "pass-word-of-the-database"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_umask() -> Iterator[None]:
    """As on a machine where everybody may read what is not said to be private."""
    old = os.umask(0o022)
    yield
    os.umask(old)


@pytest.mark.usefixtures("open_umask")
def test_a_new_store_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with InProcess(Config(data=str(folder), limits=False)) as server:
        Guest(server.url).close()
        assert mode(folder) == 0o700
        names = {path.name: mode(path) for path in folder.glob("palatine.sqlite*")}
    assert set(names) == {"palatine.sqlite", "palatine.sqlite-wal", "palatine.sqlite-shm"}
    assert set(names.values()) == {0o600}


@pytest.mark.usefixtures("open_umask")
def test_an_old_store_is_put_right_and_the_log_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    with InProcess(Config(data=str(folder), limits=False)) as server:
        Guest(server.url).close()
        # As a process that was killed leaves it, under names of its own.
        old = tmp_path / "old"
        old.mkdir()
        for path in folder.glob("palatine.sqlite*"):
            shutil.copy(path, old / path.name)
    for path in old.iterdir():
        path.chmod(0o644)
    old.chmod(0o755)
    logs.set_up("warning")
    make_engine(Config(data=str(old))).dispose()
    assert mode(old) == 0o700
    assert {mode(path) for path in old.iterdir()} == {0o600}
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    put_right = {line["path"] for line in lines if line["what"] == "made-private"}
    assert put_right == {str(old), *(str(path) for path in old.iterdir())}
    logging.getLogger().handlers.clear()


@pytest.mark.usefixtures("open_umask")
def test_a_command_says_in_words_that_a_file_was_put_right(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    with open_engine(Config(database=str(store))):
        pass
    store.chmod(0o644)
    command = [sys.executable, "-m", "palatine.cli", "check", str(store), "--lang", "ru"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    said = done.stderr.splitlines()
    words = load("ru")
    assert said == [f"palatine: {words('server-log-made-private', {'path': str(store)})}"]
    assert mode(store) == 0o600


@pytest.mark.usefixtures("open_umask")
def test_a_folder_that_everybody_shares_is_left_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    with InProcess(Config(data=str(shared), limits=False)):
        assert mode(shared) == 0o1777
        assert mode(shared / "palatine.sqlite") == 0o600
    beside = tmp_path / "beside"
    beside.mkdir(0o755)
    with InProcess(Config(database=str(beside / "mine.sqlite"), limits=False)):
        assert mode(beside) == 0o755  # not a data folder of ours
        assert mode(beside / "mine.sqlite") == 0o600


@pytest.mark.usefixtures("open_umask")
def test_a_backup_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    with InProcess(Config(data=data, limits=False)) as server:
        Guest(server.url).close()
    fresh, old = tmp_path / "copies" / "fresh.sqlite", tmp_path / "old.sqlite"
    old.touch(0o644)
    for target in (fresh, old):
        assert main(["backup", str(target), "--data", data]) == 0
        assert mode(target) == 0o600
    assert mode(fresh.parent) == 0o700


ADDRESSES = [
    f"postgresql://u:{PASSWORD}@127.0.0.1:1/x",
    f"postgres://u:{PASSWORD}@127.0.0.1:1/x",
    f"postgresql+psycopg://u:{PASSWORD}@127.0.0.1:1/x",
    f"postgresql://u@host:{PASSWORD}/x",  # where the port should stand
    f"postgresql:/u:{PASSWORD}@host/x",  # no file of this name is made either
    f"mysql://u:{PASSWORD}@host/x",
    f"postgresql://u:{PASSWORD}@[host/x",
    f"sqlite://{PASSWORD}@host/x",
]


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("words", [["serve"], ["backup", "b.sqlite"], ["export", "table"]])
def test_a_password_appears_in_no_error(
    address: str,
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PALATINE_DATABASE", address)
    assert main(words) == 2
    told = capfd.readouterr()
    assert PASSWORD not in told.out + told.err
    assert told.err.count("\n") == 1, told.err
    assert list(tmp_path.iterdir()) == []


class Served(OwnProcess):
    """`palatine serve`, told by the environment where its database is."""

    def begin(self) -> None:
        code = "import sys; from palatine.cli import main; sys.exit(main())"
        environment = {
            **os.environ,
            "PALATINE_DATABASE": self.database,
            "PALATINE_DATA": str(self.folder),
            "PALATINE_LOG_LEVEL": "error",
            "PALATINE_LIMITS": "no",
            "PALATINE_READ_FIRST": "no",
            "PALATINE_WORKERS": str(self.workers),
        }
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port)]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdin=quiet, stdout=quiet, env=environment)


def test_a_password_of_the_environment_is_in_no_list_of_processes(tmp_path: Path) -> None:
    """Nor do the processes that think get it."""
    database = str(tmp_path / f"{PASSWORD}.sqlite")  # stands for an address with a password
    server = Served(tmp_path, database)
    server.start()
    try:
        guest = Guest(server.url)
        guest.new_table("torres", ["bot:random", "bot:random"])
        assert server.process is not None and Path(database).exists()
        pid = server.process.pid
        wait_for(lambda: children(pid))
        workers = children(pid)
        for one in [pid, *workers]:
            assert PASSWORD.encode() not in Path(f"/proc/{one}/cmdline").read_bytes()
        for one in workers:
            assert PASSWORD.encode() not in Path(f"/proc/{one}/environ").read_bytes()
        guest.close()
    finally:
        server.stop()


@pytest.mark.postgres
def test_nor_is_it_with_several_processes(tmp_path: Path, postgres: str) -> None:
    password = urlsplit(postgres).password or ""
    assert password
    server = Served(tmp_path, postgres, workers=2)
    server.start()
    try:
        assert server.process is not None
        pid = server.process.pid
        wait_for(lambda: len(children(pid)) >= 2)
        for one in [pid, *children(pid)]:
            assert password.encode() not in Path(f"/proc/{one}/cmdline").read_bytes()
    finally:
        server.stop()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
def test_what_root_does_leaves_the_files_to_whoever_runs_the_server(tmp_path: Path) -> None:
    """`palatine admin` as root, where the server has a user of its own (systemd's DynamicUser)."""
    owner = 54_321
    folder = tmp_path / "data"
    folder.mkdir()
    os.chown(folder, owner, owner)
    config = Config(data=str(folder))
    for _ in range(2):  # a store that is new, and one that is there
        with open_engine(config) as engine, engine.begin() as connection:
            connection.execute(text("UPDATE people SET name = name"))
            names = {path.name: path.stat().st_uid for path in folder.iterdir()}
        assert set(names) == {"palatine.sqlite", "palatine.sqlite-wal", "palatine.sqlite-shm"}
        assert set(names.values()) == {owner}
