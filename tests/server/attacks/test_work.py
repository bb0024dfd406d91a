"""Work for nothing: whatever a stranger asks is worked on beside the event loop, in processes that
are ended when they take too long; how much may be asked is counted before anything is done."""

import asyncio
import contextlib
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from palatine import games
from palatine.core.errors import NotLegal, PalatineError
from palatine.core.match import Match
from palatine.server.config import Config
from palatine.server.costs import Costs, in_slices
from palatine.server.workers import pool, tasks
from palatine.server.workers.errors import error_from_json, error_json
from palatine.server.workers.pipe import Worker
from palatine.server.workers.schedule import Payer
from palatine.table import update
from palatine.table.errors import Refused
from palatine.table.loading import loading
from palatine.table.table import Table
from server.running import Guest, InProcess, Json
from server.test_tables import play_on, seat_two
from table.sitting import SEED, Sitting

TOWER: Json = {"heights": [[0] * 8 for _ in range(8)], "knights": [[[0, 0]], [[2, 0]]]}
TOWER["king"] = [5, 5]
HALL: Json = {"throne": games.load("between").documents.blank()["throne"]}


class Gate:
    """Holds the processes of the pool back until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = threading.Semaphore(0)  # one for each question that has come in
        self._open = threading.Event()
        usual = pool.Ready.ask

        def ask(worker: pool.Ready, question: bytes, seconds: float) -> Json:
            self.asked.release()
            assert self._open.wait(60)
            return usual(worker, question, seconds)

        monkeypatch.setattr(pool.Ready, "ask", ask)

    def open(self) -> None:
        self._open.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    made.open()


@pytest.fixture(scope="module")
def finished(server: InProcess) -> Iterator[tuple[list[Guest], str]]:
    """A finished table."""
    people = [Guest(server.url, name) for name in ("Ada", "Bea")]
    table = seat_two(people, game="torres")
    rounds = iter(range(6))
    play_on(people, table, lambda view: next(rounds, None) is None)
    people[0].post(f"/api/tables/{table}/resign", {"seat": 0})
    yield people, table
    for one in people:
        one.close()


def record_of(game: str = "torres") -> str:
    match = Match(games.load(game), 2, "seed")
    for _ in range(5):
        match.play(match.legal()[0])
    return str(match.record)


REQUESTS = [
    ("POST", "/api/score/between", {"document": HALL, "lenient": True}),
    ("POST", "/api/score/between", [HALL, HALL]),
    ("POST", "/api/moves/torres", TOWER),
    ("POST", "/api/draw/torres", {"document": TOWER}),
    ("POST", "/api/sheet/louis", {"players": ["A", "B"]}),
    ("GET", "/api/sheet/torres?lang=ru", None),
    ("POST", "/api/verify", {"record": record_of()}),
    ("GET", "/api/tables/{table}/replay?at=3", None),
    ("GET", "/api/tables/{table}/replay?at=0&lang=pl", None),
    ("GET", "/api/tables/{table}/verify?lang=cs", None),
    ("GET", "/verify/{table}?lang=ru", None),
    ("GET", "/api/picture/louis?lang=ru", None),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_the_loop_answers_while_somebody_asks_for_work(
    server: InProcess,
    finished: tuple[list[Guest], str],
    gate: Gate,
    method: str,
    path: str,
    body: Any,
) -> None:
    people, table = finished
    with ThreadPoolExecutor(1) as other:
        answer = other.submit(people[0].http.request, method, path.format(table=table), json=body)
        assert gate.asked.acquire(timeout=60)
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert not answer.done()
        gate.open()
        assert answer.result().status_code == 200


def test_components_of_a_tables_own_are_tried_out_elsewhere(
    server: InProcess, guests: list[Guest], gate: Gate
) -> None:
    body = {"game": "louis", "seats": ["me", "open"], "data": {"no": "such"}}
    with ThreadPoolExecutor(1) as other:
        answer = other.submit(guests[0].http.post, "/api/tables", json=body)
        assert gate.asked.acquire(timeout=60)
        assert httpx.get(f"{server.url}/health").status_code == 200
        gate.open()
        assert answer.result().status_code == 422


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[tuple[InProcess, Guest, str]]:
    """A server that has no time for previews, and somebody who is asked something there."""
    with InProcess(Config(data=str(tmp_path), limits=False, preview_seconds=0.0)) as running:
        guest = Guest(running.url)
        yield running, guest, guest.new_table("torres", ["me", "me"])["id"]
        guest.close()


def test_a_slow_preview_holds_up_nobody_not_even_its_own_socket(
    hurried: tuple[InProcess, Guest, str], gate: Gate
) -> None:
    server, guest, table = hurried
    with guest.socket(table) as tab:
        view = tab.update(lambda told: told["pending"]["mine"])
        tab.send("preview", seq=view["seq"], touches=[])
        assert gate.asked.acquire(timeout=60)
        tab.send("ping", t=1)
        assert tab.next("pong")["t"] == 1
        assert httpx.get(f"{server.url}/health").status_code == 200
        gate.open()
        told = tab.next("preview", 60)
    live, seat = server.hub.lives[table], view["you"]["seat"]
    same = update.previews(live.table, seat, view["seq"], [], live.words("en"), 64)
    assert {"type": "preview", **same} == told and told["offers"]


def test_a_slow_preview_over_http_is_the_same(hurried: tuple[InProcess, Guest, str]) -> None:
    server, guest, table = hurried
    view = guest.view(table)
    body = {"seat": view["you"]["seat"], "seq": view["seq"], "touches": []}
    told = guest.post(f"/api/tables/{table}/preview", body)
    live = server.hub.lives[table]
    assert told == update.previews(live.table, body["seat"], body["seq"], [], live.words("en"), 64)
    guest.post(f"/api/tables/{table}/preview", {**body, "seq": view["seq"] + 1}, 409)


def test_previews_are_made_at_once_where_they_are_quick(
    server: InProcess, guests: list[Guest], untouched: None
) -> None:
    table = guests[0].new_table("torres", ["me", "me"])["id"]
    view = guests[0].view(table)
    server.hub.config = replace(server.hub.config, preview_seconds=60.0)
    body = {"seat": view["you"]["seat"], "seq": view["seq"], "touches": []}
    assert guests[0].post(f"/api/tables/{table}/preview", body)["offers"]


def test_a_table_is_opened_in_slices() -> None:
    """However long its game was, others have their turns in between."""
    sitting = Sitting("torres")
    while len(sitting.rows) < 30:
        seat = sitting.table.asked()[0]
        sitting.move(seat, sitting.legal(seat)[0])
    others = 0

    async def opened() -> Table:
        steps = loading(sitting.setup, sitting.game, SEED, sitting.rows)
        table = asyncio.create_task(in_slices(steps, 0.0))
        nonlocal others
        while not table.done():
            others += 1
            await asyncio.sleep(0)
        return table.result()

    assert str(asyncio.run(opened()).record) == str(sitting.table.record)
    assert others >= len(sitting.rows)


def test_work_is_done_in_another_process(
    monkeypatch: pytest.MonkeyPatch, server: InProcess
) -> None:
    """Neither on the loop nor in a thread: a thread that scores keeps the interpreter's lock."""

    def here(*_: object) -> None:
        raise AssertionError("worked out in the server's process")

    monkeypatch.setattr(type(games.load("between").documents), "score", here)
    answer = httpx.post(f"{server.url}/api/score/between", json=HALL)
    assert answer.status_code == 200 and "total" in answer.json()["answer"]


# --- how much may be asked ------------------------------------------------------------------------


@pytest.fixture
def untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process may be asked."""

    def ask(*_: object) -> Json:
        raise AssertionError("work was begun")

    monkeypatch.setattr(pool.Ready, "ask", ask)


ROOM = [[1, 1], "x"]
ROOMS, CARDS = {**HALL, "rooms": [ROOM] * 251}, {**HALL, "cards": ["x"] * 999}
NESTED = json.loads("[" * 20 + "]" * 20)
TOO_MANY = [
    ("/api/score/between", [HALL] * 21, "documents", 21, 20),
    ("/api/score/between", {"document": ROOMS, "lenient": True}, "rooms", 251, 250),
    ("/api/draw/between", {"document": {"rooms": [[ROOM] * 250] * 20}}, "values", 10_001, 10_000),
    ("/api/score/between", {"document": CARDS, "lenient": True}, "cards", 999, 250),
    ("/api/moves/torres", {**TOWER, "cards": [[["a"] * 251]]}, "cards", 251, 250),
    ("/api/draw/torres", {"document": NESTED}, "levels", 13, 12),
    ("/api/verify", {"record": "\n" * 3001}, "record", 3001, 3000),
]


@pytest.mark.parametrize(("path", "body", "where", "count", "most"), TOO_MANY)
def test_too_many_entries_are_refused_before_any_work(
    server: InProcess, untouched: None, path: str, body: Any, where: str, count: int, most: int
) -> None:
    answer = httpx.post(f"{server.url}{path}", json=body)
    assert answer.status_code == 413 and answer.json()["error"] == "too-many"
    for told in (where, f"{count:,}", f"{most:,}"):
        assert told in answer.json()["sentence"]


def test_large_bodies_are_refused_before_they_are_read(server: InProcess, untouched: None) -> None:
    for path, size in (("/api/score/between", 128 << 10), ("/api/verify", 512 << 10)):
        answer = httpx.post(f"{server.url}{path}", content=b'"' + b"x" * size + b'"')
        assert answer.status_code == 413 and answer.json()["error"] == "too-large"


# --- processes that take too long -----------------------------------------------------------------

ENDLESS = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    while question.get("endless"):
        pass
    print(json.dumps({"answer": {}, "spent": 0.25}), flush=True)
"""
ADA, BEA = Payer("a", "192.0.2.1"), Payer("b", "192.0.2.2")


def made(config: Config, program: str = ENDLESS) -> pool.Pool:
    return pool.Pool(config, Costs(config), (sys.executable, "-c", program))


def test_a_process_is_ended_when_its_time_is_up() -> None:
    async def tried() -> tuple[str, Json]:
        program = ENDLESS.replace("pass", "time.sleep(60)")
        work = made(Config(work_processes=1, work_seconds=2.0), program)
        try:
            with pytest.raises(Refused) as refused:
                await work.run("score", {"endless": True}, ADA)
            return refused.value.code, await work.run("score", {}, BEA)
        finally:
            work.close()

    code, after = asyncio.run(tried())
    assert code == "too-much"
    assert after == {}  # a fresh process goes on for others


SLEEPING = ENDLESS.replace("pass", "import time; time.sleep(0.5); break")


@pytest.mark.parametrize("slack", [600.0, 1.0])
def test_a_process_is_not_ended_for_the_work_of_others(slack: float) -> None:
    """A process that sleeps uses no processor, as one that others do not let run."""
    work = made(Config(work_processes=1, work_seconds=0.1, work_slack=slack), SLEEPING)
    refused = contextlib.nullcontext() if slack > 1 else pytest.raises(Refused)
    with contextlib.closing(work), refused:
        assert asyncio.run(work.run("score", {"endless": True}, ADA)) == {}


def test_a_process_that_dies_refuses_only_its_own_question() -> None:
    async def tried() -> Json:
        program = ENDLESS.replace("pass", "sys.exit(1)")
        work = made(Config(work_processes=1), program)
        try:
            with pytest.raises(Refused):
                await work.run("score", {"endless": True}, ADA)
            return await work.run("score", {}, ADA)
        finally:
            work.close()

    assert asyncio.run(tried()) == {}


def test_one_address_never_has_all_processes_nor_an_endless_line(gate: Gate) -> None:
    async def tried() -> None:
        work = made(Config(work_processes=2, work_waiting=3))
        try:
            mine = [asyncio.create_task(work.run("score", {}, ADA)) for _ in range(4)]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as refused:
                await work.run("score", {}, ADA)
            assert refused.value.code == "busy"
            assert await asyncio.to_thread(gate.asked.acquire, timeout=60)
            assert not gate.asked.acquire(blocking=False)  # one of four is worked on
            other = asyncio.create_task(work.run("preview", {}, BEA))
            assert await asyncio.to_thread(gate.asked.acquire, timeout=60)  # at once, beside it
            gate.open()
            assert await asyncio.gather(other, *mine) == [{}] * 5
            assert work.waiting == 0
        finally:
            gate.open()
            work.close()

    asyncio.run(tried())


def test_who_goes_away_is_not_worked_for(gate: Gate) -> None:
    async def tried() -> None:
        work = made(Config(work_processes=1))
        try:
            first = asyncio.create_task(work.run("score", {}, ADA))
            gone = [asyncio.create_task(work.run("score", {}, payer)) for payer in (ADA, BEA)]
            await asyncio.sleep(0)
            for one in gone:
                one.cancel()
            await asyncio.gather(*gone, return_exceptions=True)
            assert work.waiting == 0
            gate.open()
            assert await first == {}
            assert await work.run("score", {}, BEA) == {}
        finally:
            gate.open()
            work.close()

    asyncio.run(tried())


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits there")
def test_memory_is_limited() -> None:
    code = "from palatine.server.workers import tasks; tasks.limit(1 << 30); bytearray(1 << 31)"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert b"MemoryError" in ended.stderr


@pytest.mark.parametrize(
    "error",
    [
        Refused("stale", "a-key", {"n": 1}, "T-1"),
        NotLegal("T-2", "a-key", {"n": 2}),
        PalatineError("a-key", {"n": 3}),
    ],
)
def test_errors_of_a_process_are_those_of_the_rules(error: PalatineError) -> None:
    told = error_from_json(json.loads(json.dumps(error_json(error))))
    assert type(told) is type(error) and vars(told) == vars(error)


def test_a_task_answers_refuses_or_fails_and_says_what_it_cost() -> None:
    good = tasks.answer({"task": "score", "game": "between", "document": HALL, "lenient": False})
    bad = tasks.answer({"task": "score", "game": "between", "document": 1, "lenient": False})
    broken = tasks.answer({"task": "score"})
    assert "total" in good["answer"] and good["spent"] > 0
    assert bad["refused"]["key"] == "error-document-shape"
    assert broken["error"] == "KeyError"


def test_a_process_is_ready_before_its_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, float]] = []

    def ask(worker: Worker, question: bytes, seconds: float) -> Json:
        asked.append((json.loads(question)["task"], seconds))
        return {}

    monkeypatch.setattr(Worker, "ask", ask)
    pool.Ready(()).ask(b'{"task": "score"}', 0.5)
    assert asked == [("ready", 0.0), ("score", 0.5)]
