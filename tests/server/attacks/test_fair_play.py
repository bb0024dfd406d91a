"""Winning by other means than playing: time that is not one's own, ratings nobody played for."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql

from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.store import Store
from palatine.server.timekeeper import TIME
from server.running import Guest, InProcess, wait_for

CLOCK = {"kind": "clock", "minutes": 1, "seconds": 0}
HOUR = 3_600_000


def column(server: InProcess, name: str, table: str) -> list[Any]:
    """A column of all entries of a table, in order."""
    query = sql(f"SELECT {name} FROM entries WHERE table_id = :id ORDER BY n")
    with server.hub.store.engine.connect() as connection:
        return list(connection.execute(query, {"id": table}).scalars())


def move(guest: Guest, table: str) -> None:
    """Any move of whoever is asked."""
    view = guest.view(table)
    body = {"id": f"m{view['seq']}", "seq": view["seq"], "texts": [view["offers"][0][0]]}
    guest.post(f"/api/tables/{table}/move", body)


@pytest.fixture
def step(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How far the system's clock is set wrong, in milliseconds."""
    wrong, real = [0], time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 1_000_000 * wrong[0])
    yield wrong
    monkeypatch.undo()
    TIME.start(TIME.wall())


# --- time ---------------------------------------------------------------------------------------


def test_a_clock_set_ahead_makes_no_flag_fall(folder: Path, step: list[int]) -> None:
    """NTP corrects it, or a laptop wakes up: the hour that nobody lived through is nobody's."""
    settings: dict[str, Any] = {"sweep_seconds": 0.1, "gap_seconds": 1.0, "tick_seconds": 0.05}
    with InProcess(Config(data=str(folder), limits=False, bot_pause=0.0, **settings)) as server:
        ada = Guest(server.url)
        table = ada.new_table("tiny", ["me", "me"], pace=CLOCK)["id"]
        move(ada, table)
        step[0] = HOUR
        wait_for(lambda: any(b - a > HOUR - 60_000 for a, b in server.hub.gaps.all), 20)
        move(ada, table)
        assert column(server, "kind", table).count("flag") == 0
        assert 0 <= max(column(server, "used", table)) < 30_000
        assert all(seat["clock"]["ms"] > 30_000 for seat in ada.view(table)["seats"])
        ada.close()


def test_a_clock_set_back_gives_nobody_time(folder: Path, step: list[int]) -> None:
    with InProcess(Config(data=str(folder), limits=False, bot_pause=0.0)) as server:
        ada = Guest(server.url)
        table = ada.new_table("tiny", ["me", "me"], pace=CLOCK)["id"]
        move(ada, table)
        step[0] = -HOUR
        move(ada, table)
        move(ada, table)
        ats = column(server, "at", table)
        assert ats == sorted(ats)
        running = [seat["clock"] for seat in ada.view(table)["seats"] if seat["clock"]["running"]]
        before = running[0]["ago"]
        wait_for(lambda: _ago(ada, table) > before, 20)  # it runs: the hour is not waited for
        ada.close()


def _ago(guest: Guest, table: str) -> int:
    clocks = [seat["clock"] for seat in guest.view(table)["seats"]]
    return max(clock["ago"] for clock in clocks if clock["running"])


@pytest.mark.parametrize("wrong", [-HOUR, 6_000, HOUR])
def test_a_restart_costs_nobody_time(folder: Path, step: list[int], wrong: int) -> None:
    """However the clock was set meanwhile: never negative, never more than was lived through."""
    config = Config(data=str(folder), limits=False, bot_pause=0.0)
    with InProcess(config) as server:
        ada = Guest(server.url)
        table = ada.new_table("tiny", ["me", "me"], pace=CLOCK)["id"]
        move(ada, table)
        began = time.monotonic()
    step[0] = wrong
    with InProcess(config) as server:
        ada.move_to(server.url)
        move(ada, table)
        lived = 1000 * (time.monotonic() - began)
        used, ats = column(server, "used", table), column(server, "at", table)
        assert ats == sorted(ats)
        assert 0 <= max(used) <= lived
        assert _ago(ada, table) <= lived
    ada.close()


@pytest.mark.postgres
def test_processes_of_one_database_share_its_clock(postgres: str) -> None:
    """A machine whose own clock is wrong does not bring its time to the table."""
    store = Store(Config(database=postgres))
    store.open()
    with store.engine.begin() as connection:
        times = tables.open_gaps(0, 7_000)(connection)
    store.close()
    assert abs(times.reference - time.time_ns() // 1_000_000) < 60_000


# --- lag ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("echoes", [False, True])
def test_a_lag_that_is_only_claimed_is_not_forgiven(folder: Path, echoes: bool) -> None:
    """Half a second a move for whoever says that his line is slow: not any more."""
    settings: dict[str, Any] = {"sweep_seconds": 3_000.0, "gap_seconds": 4_000.0}
    with InProcess(Config(data=str(folder), limits=False, bot_pause=0.0, **settings)) as server:
        ada = Guest(server.url)
        table = ada.new_table("tiny", ["me", "me"], pace=CLOCK)["id"]
        with ada.socket(table) as tab:
            view = tab.update()
            began = time.monotonic()
            tab.send("ping", t=1, rtt=60_000)
            word = tab.next("pong").get("word", "")
            if echoes:
                tab.send("echo", word=word, rtt=60_000)
            tab.send("ping", t=2, rtt=60_000)
            tab.next("pong")
            measured = 1000 * (time.monotonic() - began) if echoes else 0
            TIME.jump(TIME.now() + 10_000, 0)
            tab.send("move", id="m", seq=view["seq"], texts=[view["offers"][0][0]])
            tab.next("done")
        assert max(column(server, "used", table)) >= 10_000 - measured - 1
        ada.close()
    TIME.start(TIME.wall())
