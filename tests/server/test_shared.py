"""Several processes on one PostgreSQL."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from palatine.core.chance import word_commitment
from palatine.server.config import Config
from palatine.server.db import ratings
from palatine.server.db.store import Store
from server.conflicts import Rivals
from server.running import Guest, OwnProcess, two_processes

pytestmark = pytest.mark.postgres

SENT = 60  # benchmarks/conflicts.py sends 1,000


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, shared_postgres: str
) -> Iterator[tuple[OwnProcess, OwnProcess]]:
    with two_processes(tmp_path_factory.mktemp("pair"), shared_postgres) as servers:
        yield servers


def test_conflicting_moves_are_accepted_once(
    pair: tuple[OwnProcess, OwnProcess], shared_postgres: str
) -> None:
    rivals = Rivals((pair[0].url, pair[1].url), "tiny", 2, "rivals")
    while rivals.tally.sent < SENT:
        rivals.step()
    engine = create_engine(Config(database=shared_postgres).url)
    with engine.connect() as connection:
        query = "SELECT table_id, seat, move FROM entries WHERE move IS NOT NULL"
        stored = connection.execute(text(query))
        found = {(row[0], row[1], row[2]) for row in stored if row[0] in rivals.tables}
    engine.dispose()
    assert found == {(table, *key) for key, table in rivals.known.items()}
    assert rivals.tally.accepted == len(found)
    rivals.close()


def test_both_processes_tell_what_either_hears(pair: tuple[OwnProcess, OwnProcess]) -> None:
    one, two = pair
    ada, bea = Guest(one.url, "Ada"), Guest(one.url, "Bea")
    made = ada.new_table("torres", ["me", "open"])
    bea.move_to(two.url)
    bea.sit(made["id"], secret=made["invite"])
    with ada.socket(made["id"]) as here, bea.socket(made["id"]) as there:
        first = here.update(lambda view: view["pending"]["mine"])
        there.update()
        text = first["offers"][0][0]
        here.send("move", id=secrets.token_hex(4), seq=first["seq"], texts=[text])
        told = there.update(lambda view: view["pending"]["mine"])
        assert told["log"]["lines"]
        there.send("chat", text="hello")
        while not (line := here.next("chat"))["lines"]:
            pass
        assert line["lines"][0]["text"] == "hello"
        while not any(message.get("here") == [0, 1] for message in here.seen):
            here.next()
    for guest in (ada, bea):
        guest.close()


def test_players_at_two_processes_start_by_commit_and_open(
    pair: tuple[OwnProcess, OwnProcess],
) -> None:
    """Each hears of the other's commitment, opens his word, and both get the same first view."""
    ada, bea = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Bea")
    made = ada.post("/api/tables", {"game": "tiny", "seats": ["me", "open"]})
    table = made["id"]
    with ada.socket(table) as here, bea.socket(table, secret=made["invite"]) as there:
        bea.post(f"/api/tables/{table}/sit", {"secret": made["invite"]})
        tabs, words = (here, there), ("a" * 20, "b" * 20)
        for seat, tab in enumerate(tabs):
            left = list(range(seat, 2))
            told = tab.update(lambda view, left=left: view["table"]["luck"]["waiting"] == left)
            after = told["table"]["commitment"]
            made = word_commitment(after, seat, words[seat])
            tab.send("commit", seat=seat, commitment=made, table_commitment=after)
        for seat, tab in enumerate(tabs):
            tab.update(lambda view: view["table"]["luck"]["stage"] == "open")
            tab.send("open", seat=seat, word=words[seat])
        for tab in tabs:
            told = tab.update(lambda view: view["table"]["state"] == "playing")
            assert told["table"]["luck"]["words"] == list(words)
            assert not [message for message in tab.seen if message["type"] == "refused"]
    for guest in (ada, bea):
        guest.close()


def test_who_sat_down_at_one_process_acts_at_the_other_at_once(
    pair: tuple[OwnProcess, OwnProcess],
) -> None:
    """Requests of one program may come to different processes: none of them says that it is too
    early, or that he sits nowhere, because it has not heard of it yet."""
    ada, bea = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Bea")
    for _ in range(10):
        made = ada.post("/api/tables", {"game": "tiny", "seats": ["me", "open"], "private": False})
        table, after = made["id"], made["commitment"]
        path = f"/api/tables/{table}"
        bea.view(table)  # both processes have it in memory now
        words = {ada: "a" * 20, bea: "b" * 20}
        bea.post(f"{path}/sit")
        for seat, guest in enumerate((ada, bea)):
            made = {"commitment": word_commitment(after, seat, words[guest])}
            guest.post(f"{path}/commit", {**made, "seat": seat, "table_commitment": after})
        for seat, guest in enumerate((ada, bea)):
            guest.post(f"{path}/open", {"seat": seat, "word": words[guest]})
        assert bea.view(table)["table"]["state"] == "playing"
    for guest in (ada, bea):
        guest.close()


def test_what_a_dead_process_left_is_taken_up(
    pair: tuple[OwnProcess, OwnProcess], folder: Path, shared_postgres: str
) -> None:
    """A bot whose process died is asked by another."""
    dying = OwnProcess(folder, shared_postgres)
    dying.start()
    ada = Guest(dying.url)
    table = ada.new_table("torres", ["me", "bot:random"])["id"]
    view = ada.view(table)
    body = {"id": "m", "seq": view["seq"], "texts": [view["offers"][0][0]]}
    ada.post(f"/api/tables/{table}/move", body)
    dying.kill()
    ada.move_to(pair[1].url)
    with ada.socket(table) as tab:
        tab.update(lambda told: told["pending"]["mine"] and told["seq"] > view["seq"])
    ada.close()


def test_workers_share_one_port_and_every_one_says_goodbye(folder: Path, postgres: str) -> None:
    server = OwnProcess(folder, postgres, workers=2)
    server.start()
    ada = Guest(server.url)
    table = ada.new_table("torres", ["me", "bot:random"])["id"]
    for _ in range(6):
        ada.move_to(server.url)  # perhaps the other process
        assert ada.view(table)["table"]["id"] == table
    with ExitStack() as open_tabs:
        tabs = [open_tabs.enter_context(ada.socket(table)) for _ in range(6)]
        for tab in tabs:
            tab.update()
        assert server.process is not None
        server.process.terminate()
        for tab in tabs:
            assert tab.next("bye")["reason"] == "stopping"
            with pytest.raises(ConnectionClosed) as closed:
                tab.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001
    assert server.process.wait(30) in (0, -15)
    server.workers = 1  # what they left is there for whoever starts next
    server.start()
    assert ada.view(table)["table"]["id"] == table
    ada.close()
    server.stop()


def _played(i: int) -> ratings.RatedTable:
    return ratings.RatedTable(f"t{i}", "game", ["ada", "bea"], [1, 2], [0, 1])


def test_ratings_counted_at_once_by_two_processes_all_count(postgres: str) -> None:
    config = Config(database=postgres)
    stores = [Store(config), Store(config)]
    for store in stores:
        store.open()

    async def count() -> None:
        jobs = [stores[i % 2].write(ratings.rate(_played(i), 1, 1_000)) for i in range(20)]
        await asyncio.gather(*jobs)

    asyncio.run(count())
    listed = stores[0].read_now(ratings.of_person("ada"))
    assert listed[0]["games"] == 20
    for store in stores:
        store.close()
