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
        wait_for(lambda: any(b - a > HOUR - 60_000 for a, b in server.hub.gaps.all))
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
        wait_for(lambda: _ago(ada, table) > before)  # it runs: the hour is not waited for
        ada.close()


def _ago(guest: Guest, table: str) -> int:
    clocks = [seat["clock"] for seat in guest.view(table)["seats"]]
    return max(int(clock["ago"]) for clock in clocks if clock["running"])


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


# --- ratings ------------------------------------------------------------------------------------


@pytest.fixture
def rated(folder: Path) -> Iterator[InProcess]:
    """A server where short games count, unless a test says otherwise."""
    config = Config(data=str(folder), limits=False, bot_pause=0.0, rated_decisions=0)
    with InProcess(config) as server:
        yield server


def people(server: InProcess, n: int) -> list[Guest]:
    return [Guest(server.url, name) for name in ("Ada", "Bea", "Cyd")[:n]]


def start(guests: list[Guest], game: str = "tiny", **more: Any) -> str:
    """A rated table of these people."""
    seats = ["me", *["open"] * (len(guests) - 1)]
    table: str = guests[0].new_table(game, seats, rated=True, private=False, **more)["id"]
    for guest in guests[1:]:
        guest.sit(table)
    assert guests[0].view(table)["table"]["rated"]
    return table


def play_on(guests: list[Guest], table: str) -> None:
    """Whoever still plays does so to the end."""
    while guests[0].view(table)["table"]["state"] == "playing":
        for guest in guests:
            if guest.view(table)["pending"]["mine"]:
                move(guest, table)


def counted(guest: Guest, table: str) -> Any:
    wait_for(lambda: guest.view(table)["ratings"] is not None)
    return guest.view(table)["ratings"]


def games_of(guest: Guest) -> int:
    return sum(line["games"] for line in guest.get("/api/me")["me"]["ratings"])


def close(guests: list[Guest]) -> None:
    for guest in guests:
        guest.close()


def test_leaving_a_rated_game_to_a_bot_is_the_last_place(rated: InProcess) -> None:
    ada, bea, cyd = guests = people(rated, 3)
    table = start(guests)
    cyd.post(f"/api/tables/{table}/leave", {})
    play_on([ada, bea], table)
    changes = counted(ada, table)
    assert [change["seat"] for change in changes] == [2]
    assert changes[0]["after"] < changes[0]["before"]
    view = ada.view(table, lang="en")
    assert view["result"]["places"][2] == 3 and "not rated" in view["rating_note"]
    assert [games_of(guest) for guest in guests] == [0, 0, 1]
    close(guests)


def test_a_bots_help_for_a_while_is_leaving_too(rated: InProcess) -> None:
    ada, bea = guests = people(rated, 2)
    table = start(guests)
    ada.post(f"/api/tables/{table}/leave", {})
    while not rated.hub.lives[table].table.seats[0].replaced:
        if bea.view(table)["pending"]["mine"]:
            move(bea, table)
    ada.post(f"/api/tables/{table}/back", {})
    play_on(guests, table)
    assert [change["seat"] for change in counted(bea, table)] == [0]
    assert bea.view(table)["result"]["places"] == [2, 1]
    close(guests)


def test_of_two_who_gives_up_loses_and_the_other_has_won(rated: InProcess) -> None:
    guests = people(rated, 2)
    table = start(guests)
    guests[1].post(f"/api/tables/{table}/resign", {})
    first, second = counted(guests[0], table)
    assert first["after"] > second["after"]
    close(guests)


def test_a_game_of_a_few_moves_is_worth_nothing(folder: Path) -> None:
    with InProcess(Config(data=str(folder), limits=False, bot_pause=0.0)) as server:
        guests = people(server, 2)
        table = start(guests, "torres")
        guests[1].post(f"/api/tables/{table}/resign", {})
        assert counted(guests[0], table) == []
        assert "too short" in guests[0].view(table, lang="en")["rating_note"]
        assert games_of(guests[0]) == 0
        del server.hub.lives[table]  # and so another process, or this one later, tells it
        assert "too short" in guests[0].view(table, lang="en")["rating_note"]
        close(guests)


def test_one_pair_again_and_again_is_counted_only_so_often(folder: Path) -> None:
    settings: dict[str, Any] = {"rated_decisions": 0, "rated_pair_games": 2}
    with InProcess(Config(data=str(folder), limits=False, bot_pause=0.0, **settings)) as server:
        ada, bea, cyd = guests = people(server, 3)
        worth = []
        for pair in ([ada, bea], [bea, ada], [ada, bea], [ada, bea, cyd], [ada, cyd]):
            table = start(pair)
            for guest in pair[1:]:
                guest.post(f"/api/tables/{table}/resign", {})
            worth.append(bool(counted(ada, table)))
        # A third at the table does not hide the pair; with somebody else it counts.
        assert worth == [True, True, False, False, True]
        assert "enough rated games" in _note_of(ada, server)
        with server.hub.store.engine.begin() as connection:  # a day later
            connection.execute(sql("UPDATE rated SET at = at - 86400000"))
        table = start([ada, bea])
        bea.post(f"/api/tables/{table}/resign", {})
        assert counted(ada, table) != []
        close(guests)


def _note_of(guest: Guest, server: InProcess) -> str:
    with server.hub.store.engine.connect() as connection:
        query = sql("SELECT table_id FROM rated WHERE reason = 'table-unrated-pair'")
        table = connection.execute(query).scalars().first()
    return str(guest.view(str(table), lang="en")["rating_note"])


def test_a_rated_table_has_a_clock(rated: InProcess) -> None:
    """Or else whoever is losing would never move again."""
    ada, bea = guests = people(rated, 2)
    body = {"game": "tiny", "seats": ["me", "open"], "rated": True}
    refused = ada.post("/api/tables", {**body, "pace": {"kind": "none"}}, status=422)
    assert refused["error"] == "rated-clock" and refused["sentence"]
    table = start(guests)
    pace = {"kind": "clock", "minutes": 30, "seconds": 15}
    assert ada.view(table)["table"]["pace"] == pace
    days = {"kind": "days", "days": 3}
    assert ada.view(start(guests, pace=days))["table"]["pace"] == days
    plain = ada.new_table("tiny", ["me", "bot:random"])["id"]
    assert ada.view(plain)["table"]["pace"] == {"kind": "none"}
    bea.post(f"/api/tables/{table}/resign", {})
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    assert ada.view(again)["table"]["pace"] == pace
    close(guests)


@pytest.mark.parametrize("wish", ["hint", "undo"])
def test_no_game_that_is_being_lost_is_made_unrated(rated: InProcess, wish: str) -> None:
    """A hint, or going back with the consent of bots, would end the rating just in time."""
    ada = Guest(rated.url)
    table = ada.new_table("torres", ["me", "bot:random"], rated=True, hints=True)["id"]
    wait_for(lambda: ada.view(table)["pending"]["mine"])
    move(ada, table)
    wait_for(lambda: ada.view(table)["pending"]["mine"])
    body = {"seq": ada.view(table)["seq"]} if wish == "hint" else {"ask": True}
    refused = ada.http.post(f"/api/tables/{table}/{wish}", json=body)
    assert refused.status_code >= 400 and "rated" in refused.json()["sentence"]
    assert ada.view(table)["table"]["rated"]
    ada.close()
