"""Alive, ready, numbers: what a server says of itself; what it answers while its store is away."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event, text
from websockets.exceptions import ConnectionClosed

from palatine.cli import main
from palatine.locales import load
from palatine.server.config import Config
from palatine.server.db.migrating import migrate
from palatine.server.db.store import Store, Unwritable, make_engine
from palatine.server.ops import logs
from palatine.server.ops.health import Health
from palatine.server.ops.metrics import METRICS
from server.running import Guest, InProcess, wait_for


def config_for(folder: Path, **more: Any) -> Config:
    given = {"data": str(folder), "limits": False, "bot_pause": 0.0, "ready_seconds": 0.0}
    patient = {"ready_patience_seconds": 60.0}  # a busy machine takes its time
    return Config(**{**given, **patient, **more})


def number(name: str) -> float:
    """A counter of this process."""
    return sum(value for (found, _), value in METRICS.counters.items() if found == name)


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of its own, where that is allowed."""
    disk = folder / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(disk)]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip("nothing can be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """Until not one byte more goes in."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass
    return filler


# --- alive and ready ----------------------------------------------------------------------------


STILL = {"sweep_seconds": 3_000.0, "gap_seconds": 4_000.0, "notice_seconds": 3_000.0}  # no row


def test_ready_writes_a_row(tmp_path: Path) -> None:
    with (
        InProcess(config_for(tmp_path, **STILL)) as server,
        contextlib.closing(sqlite3.connect(tmp_path / "palatine.sqlite")) as other,
    ):

        def version() -> int:
            """Another number whenever somebody else has written."""
            return int(other.execute("PRAGMA data_version").fetchone()[0])

        before = version()
        assert httpx.get(f"{server.url}/health").text == "ok"
        assert version() == before
        assert httpx.get(f"{server.url}/ready").text == "ok"
        assert version() > before


def test_many_who_ask_share_one_row(folder: Path) -> None:
    config = config_for(folder, ready_seconds=60.0)
    store = Store(config)
    store.open()
    health = Health(config, store, "server")

    async def ask() -> list[str]:
        return [*await asyncio.gather(*(health.trouble() for _ in range(50)))] + [
            await health.trouble()
        ]

    before = sum(METRICS.times["palatine_commit_jobs"]) if METRICS.times else 0
    assert asyncio.run(ask()) == [""] * 51
    assert sum(METRICS.times["palatine_commit_jobs"]) == before + 1
    store.close()


def test_a_full_disk_is_not_ready_and_alive(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path, 3_000) as disk,
        InProcess(config_for(disk, disk_reserve_bytes=0)) as server,
    ):
        guest = Guest(server.url)
        assert httpx.get(f"{server.url}/ready").status_code == 200
        failed = number("palatine_failed_writes_total")
        filler = fill(disk)
        told = httpx.get(f"{server.url}/ready")
        assert (told.status_code, told.text) == (503, "the store cannot be written")
        assert httpx.get(f"{server.url}/health").text == "ok"
        assert guest.post("/api/me", {"name": "New"}, status=503)["error"] == "busy"
        assert guest.get("/api/me")["me"]["name"] == "Ada"  # reading goes on
        assert number("palatine_failed_writes_total") >= failed + 2
        filler.unlink()
        wait_for(lambda: httpx.get(f"{server.url}/ready").status_code == 200)
        guest.post("/api/me", {"name": "New"})
        guest.close()


def test_a_disk_that_is_nearly_full_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=999_999_999)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    with InProcess(config_for(tmp_path, disk_reserve_bytes=1_000_000_000)) as server:
        told = httpx.get(f"{server.url}/ready")
        assert (told.status_code, told.text) == (503, "the disk is full")


def test_a_store_that_can_only_be_read_is_not_ready(tmp_path: Path) -> None:
    with InProcess(config_for(tmp_path)) as server:

        def read_only(connection: Any) -> None:
            connection.exec_driver_sql("PRAGMA query_only = ON")

        event.listen(server.hub.store.engine, "begin", read_only)
        told = httpx.get(f"{server.url}/ready")
        assert (told.status_code, told.text) == (503, "the store cannot be written")
        assert httpx.get(f"{server.url}/health").status_code == 200
        event.remove(server.hub.store.engine, "begin", read_only)


def test_a_store_that_hangs_is_not_ready(folder: Path) -> None:
    config = config_for(folder, ready_patience_seconds=0.1)
    store = Store(config)  # never opened: nothing that is to be written ever is
    health = Health(config, store, "server")
    assert asyncio.run(health.trouble()) == "the store does not answer"
    store.close()


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    with InProcess(config_for(tmp_path)) as server:
        server.hub.stopping = True
        told = httpx.get(f"{server.url}/ready")
        assert (told.status_code, told.text) == (503, "stopping")


def test_who_gives_up_waiting_does_not_end_the_writer(folder: Path) -> None:
    store = Store(config_for(folder))
    store.open()

    async def give_up() -> None:
        jobs = [
            asyncio.create_task(store.write(lambda connection: time.sleep(0.001)))
            for _ in range(200)
        ]
        await asyncio.sleep(0.01)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert await store.write(lambda connection: 7) == 7

    asyncio.run(give_up())
    store.close()


# --- numbers ------------------------------------------------------------------------------------


def test_the_numbers_tell_what_goes_wrong(tmp_path: Path) -> None:
    with InProcess(config_for(tmp_path, lag_seconds=0.02)) as server:
        guest = Guest(server.url)
        table = guest.new_table("torres", ["me", "open"])["id"]
        store = server.hub.store

        async def fail() -> None:
            with pytest.raises(Unwritable):
                await store.write(lambda c: c.exec_driver_sql("INSERT INTO nothing VALUES (1)"))

        server.run(fail())
        with guest.socket(table):
            wait_for(lambda: "palatine_loop_lag_seconds_count" in numbers(server))
            told = numbers(server)
        assert told["palatine_sockets"] >= 1
        assert told["palatine_failed_writes_total"] >= 1
        assert "palatine_bot_queue" in told
        guest.close()


def numbers(server: InProcess) -> dict[str, float]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


def test_the_lag_of_the_loop_is_seen(tmp_path: Path) -> None:
    with InProcess(config_for(tmp_path, lag_seconds=0.01)) as server:
        before = METRICS.sums.get("palatine_loop_lag_seconds", 0.0)

        async def hold() -> None:
            time.sleep(0.3)  # something that holds everybody up

        server.run(hold())
        wait_for(lambda: METRICS.sums["palatine_loop_lag_seconds"] > before + 0.25)


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-For": "9.9.9.9"},
        {"Forwarded": "for=127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"X-Forwarded-Proto": "https"},
        {"X-Forwarded-For": "9.9.9.9", "Authorization": "Bearer wrong"},
        {"X-Forwarded-For": "9.9.9.9", "Authorization": "Bearer"},
    ],
)
def test_strangers_see_no_numbers(headers: dict[str, str], server: InProcess) -> None:
    told = httpx.get(f"{server.url}/metrics", headers=headers)
    assert told.status_code == 403 and "palatine_" not in told.text
    assert told.json()["error"] == "operator"


def test_numbers_are_for_this_machine_and_for_the_token(tmp_path: Path) -> None:
    with InProcess(config_for(tmp_path, metrics_token="a-token")) as server:
        afar = {"X-Forwarded-For": "9.9.9.9"}
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        for token, status in (("Bearer a-token", 200), ("Bearer a-toke", 403), ("Bearer", 403)):
            headers = {**afar, "Authorization": token}
            assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == status
        assert httpx.get(f"{server.url}/metrics", headers=afar).status_code == 403


# --- a store that is away -----------------------------------------------------------------------


def check_outage(server: InProcess, guest: Guest, table: str) -> None:
    """Everything that needs the store says 503, in a sentence, and nothing breaks."""
    server.hub.lives.clear()
    for path in ("/api/home", "/api/me", f"/api/tables/{table}", "/api/ratings/torres"):
        told = guest.http.get(path)
        assert told.status_code == 503, path
        assert told.json() == {"error": "busy", "sentence": load("en")("server-error-away")}
    for path in ("/", "/ratings/torres"):
        page = guest.http.get(path)
        assert page.status_code == 503 and page.headers["content-type"].startswith("text/html")
        assert load("en")("server-error-away") in page.text
    with guest.socket(table, greet=False) as tab, pytest.raises(ConnectionClosed) as closed:
        tab.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
    assert httpx.get(f"{server.url}/health").status_code == 200
    assert httpx.get(f"{server.url}/ready").status_code == 503
    assert httpx.get(f"{server.url}/static/palette.css").status_code == 200


def test_reads_during_an_outage_are_503(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """SQLite: the file is gone, as when a network folder goes."""
    with InProcess(config_for(tmp_path / "data", token_seconds=0.0)) as server:
        guest = Guest(server.url)
        table = guest.new_table("torres", ["me", "open"])["id"]
        logs.set_up("info")
        (tmp_path / "data").rename(tmp_path / "away")
        server.hub.store.engine.dispose()
        check_outage(server, guest, table)
        (tmp_path / "away").rename(tmp_path / "data")
        wait_for(lambda: guest.http.get(f"/api/tables/{table}").status_code == 200)
        guest.close()
    told = capsys.readouterr().err
    assert "store-failed" in told and "Traceback" not in told
    assert '"what": "request"' not in told  # no error that nobody expected


@pytest.mark.postgres
def test_reads_during_an_outage_of_postgres_are_503(tmp_path: Path, postgres: str) -> None:
    base, _, name = postgres.rpartition("/")
    config = config_for(tmp_path, database=postgres, token_seconds=0.0)
    with InProcess(config) as server, psycopg.connect(base + "/postgres", autocommit=True) as admin:
        guest = Guest(server.url)
        table = guest.new_table("torres", ["me", "open"])["id"]
        admin.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        kick = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        admin.execute(kick, (name,))
        check_outage(server, guest, table)
        admin.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        wait_for(lambda: guest.http.get(f"/api/tables/{table}").status_code == 200)
        wait_for(lambda: httpx.get(f"{server.url}/ready").status_code == 200)
        admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        admin.execute(kick, (name,))
        told = httpx.get(f"{server.url}/ready")
        assert (told.status_code, told.text) == (503, "the store cannot be written")
        assert guest.http.get(f"/api/tables/{table}").status_code == 200
        admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        guest.close()


# --- a store that does not suit us --------------------------------------------------------------


def told_at_start(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line with which `palatine serve` ends."""
    assert main(["serve", "--port", "0", "--lang", "en", *words]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and told.startswith("palatine: "), told
    return told


def make_newer(config: Config) -> None:
    """As a later version of the program would leave the store."""
    engine = make_engine(config)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0999'"))
    engine.dispose()


def test_a_newer_store_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_newer(Config(data=str(tmp_path)))
    told = told_at_start(capsys, "--data", str(tmp_path))
    assert "newer version" in told and "0999" in told
    assert main(["export", "x", "--data", str(tmp_path)]) == 2
    assert "0999" in capsys.readouterr().err


@pytest.mark.postgres
def test_a_newer_or_read_only_postgres_is_told_in_one_sentence(
    postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    make_newer(Config(database=postgres))
    assert "newer version" in told_at_start(capsys, "--database", postgres)
    base, _, name = postgres.rpartition("/")
    with psycopg.connect(base + "/postgres", autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    engine = make_engine(Config(database=postgres))
    with engine.connect() as connection:
        connection.execute(text("SET TRANSACTION READ WRITE"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        connection.commit()
    engine.dispose()
    assert "not written" in told_at_start(capsys, "--database", postgres)


def test_a_read_only_store_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = make_engine(Config(data=str(tmp_path)))
    migrate(engine)
    engine.dispose()
    uri = f"sqlite:///file:{tmp_path / 'palatine.sqlite'}?mode=ro&uri=true"
    assert "not written" in told_at_start(capsys, "--database", uri)


def test_a_store_on_a_read_only_disk_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with small_disk(tmp_path, 3_000) as disk:
        engine = make_engine(Config(data=str(disk)))
        migrate(engine)
        engine.dispose()
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        assert "not written" in told_at_start(capsys, "--data", str(disk))
        assert "not written" in told_at_start(capsys, "--data", str(disk / "deeper"))
