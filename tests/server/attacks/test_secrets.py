"""Attacks on secrets: sockets that outlive the right to a seat, and tokens that were made void."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from palatine.server.config import Config
from palatine.server.play.access import Visitor
from palatine.server.play.commands import stand
from palatine.table import door
from palatine.table.errors import Refused
from server.running import Guest, InProcess, Json, OwnProcess, Tab, two_processes

GAME = "louis"  # everybody holds cards that nobody else may see
WISHES: tuple[tuple[str, Json], ...] = (
    ("preview", {"seq": 1, "touches": []}),
    ("why", {"seq": 1, "text": "pass"}),
    ("hint", {"seq": 1}),
    ("move", {"seq": 1, "id": "stolen", "texts": ["pass"]}),
    ("undo", {}),
    ("consent", {"yes": True}),
    ("resign", {}),
    ("leave", {}),
    ("back", {}),
)


def own_cards(view: Any) -> list[Any]:
    """What only the viewer himself may see beside the board."""
    return [card for tray in view["status"]["trays"] if tray["secret"] for card in tray["cards"]]


def is_playing(view: Json) -> bool:
    return bool(view["table"]["state"] == "playing")


def is_beside(view: Json) -> bool:
    return bool(view["you"]["seat"] == -1)


def must_be_watcher(told: Json) -> None:
    """Nothing of any seat is in this view."""
    assert told["you"]["seat"] == -1
    assert told["offers"] == [] and told["labels"] == {} and told["seq"] == 0
    assert told["hint"] is None
    assert told["undo"]["free"] == 0
    assert not told["status"] or own_cards(told) == []
    assert not told["pending"]["mine"]


def must_get_nothing(tab: Tab, seq: int = 1) -> None:
    """Whatever the owner of a seat may ask for is refused."""
    before = len(tab.seen)
    for kind, fields in WISHES:
        tab.send(kind, **(fields | ({"seq": seq} if "seq" in fields else {})))
        assert tab.next("refused")["error"] == "not-seated", kind
    assert not {"preview", "why", "done"} & {told["type"] for told in tab.seen[before:]}


def must_be_closed(tab: Tab) -> None:
    """Not even a watcher: the socket says goodbye, and nothing after that."""
    assert tab.next("bye")["reason"] == "forbidden"
    with pytest.raises(ConnectionClosed) as closed:
        tab.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def sit(guest: Guest, made: Json, seat: int) -> None:
    assert guest.sit(made["id"], seat=seat, secret=made["invite"]) == seat


def sign_out(guest: Guest) -> None:
    guest.post("/api/me/forget")


@contextmanager
def stale(
    ada: Guest, bea: Guest, cyd: Guest, private: bool = False, **hello: Any
) -> Iterator[tuple[Json, Tab]]:
    """Bea has a socket at seat 1, but sits at seat 0 when the game starts; Cyd has seat 1."""
    made = ada.new_table(GAME, ["open", "open", "me"], private=private, hints=True)
    sit(bea, made, 1)
    with bea.socket(made["id"], seat=1, **hello) as tab:
        assert tab.update()["you"]["seat"] == 1
        bea.post(f"/api/tables/{made['id']}/stand", {"seat": 1})
        sit(bea, made, 0)
        sit(cyd, made, 1)
        yield made, tab


def test_another_seats_hand_does_not_come_by_an_old_socket(guests: list[Guest]) -> None:
    """The attack of the report: sit, say hello, stand up, sit elsewhere, let somebody else sit."""
    ada, bea, cyd = guests
    with stale(ada, bea, cyd) as (made, tab), cyd.socket(made["id"]) as hers:
        told = tab.update(is_playing)
        for view in (one for one in tab.seen[1:] if one["type"] == "update" and is_playing(one)):
            must_be_watcher(view)
        assert told["you"]["mine"] == [0]
        owner = hers.update(is_playing)
        assert owner["you"]["seat"] == 1 and own_cards(owner)
        watched = ada.view(made["id"], seat=-1)
        assert told["status"] == watched["status"] != owner["status"]
        must_get_nothing(tab, owner["seq"])
        # It can have the seat that is Bea's now, by asking for it; never the other one.
        tab.send("hello", seat=1)
        assert tab.next("refused")["error"] == "not-seated"
        tab.send("hello", seat=0)
        assert tab.update()["you"]["seat"] == 0


def test_another_seats_turn_does_not_come_by_an_old_socket(guests: list[Guest]) -> None:
    """Offers, previews and hints, when the seat it once had is asked."""
    ada, bea, cyd = guests
    with stale(ada, bea, cyd) as (made, tab), cyd.socket(made["id"]) as hers:
        path = f"/api/tables/{made['id']}/move"
        while not (view := cyd.view(made["id"]))["pending"]["mine"]:
            for guest in (ada, bea):
                mine = guest.view(made["id"])
                if mine["pending"]["mine"]:
                    body = {"id": "m" + str(mine["seq"]), "seq": mine["seq"]}
                    guest.post(path, {**body, "texts": [mine["offers"][0][0]]})
        told = tab.update(lambda one: is_playing(one) and one["pending"]["seats"] == [1])
        must_be_watcher(told)
        hers.update(lambda one: one["pending"]["mine"])
        hers.send("hint", seq=view["seq"])
        hers.update(lambda one: one["hint"]["state"] in ("ready", "failed"))
        must_get_nothing(tab, view["seq"])
        views = [one for one in tab.seen[1:] if one["type"] == "update"]
        assert all(one["hint"] is None and one["offers"] == [] for one in views if is_beside(one))
        assert not any(one["you"]["seat"] == 1 for one in views if is_playing(one))


def test_who_stands_up_is_a_watcher_at_once_with_a_log_of_his_own(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    made = ada.new_table(GAME, ["me", "open", "open"], private=False)
    sit(bea, made, 1)
    with bea.socket(made["id"], seat=1) as tab, ada.socket(made["id"]) as other:
        first = tab.update()
        other.update()
        while not any(told.get("here") == [0, 1] for told in other.seen):
            other.next()
        bea.post(f"/api/tables/{made['id']}/stand", {"seat": 1})
        told = tab.update(is_beside)
        must_be_watcher(told)
        assert told["log"]["from"] == 0 and len(told["log"]["lines"]) > len(first["log"]["lines"])
        assert told["you"]["mine"] == []
        while not (other.seen[-1].get("here") == [0] and other.seen[-1]["watching"] == 1):
            other.next()
        must_get_nothing(tab)


@pytest.mark.parametrize("secret", ["", "invite", "watch"])
def test_at_a_private_table_only_a_secret_lets_one_stay(guests: list[Guest], secret: str) -> None:
    """The secret that once admitted a socket stays good, also after a hello without it."""
    ada, bea, _ = guests
    made = ada.new_table(GAME, ["me", "open", "open"], private=True)
    sit(bea, made, 1)
    with bea.socket(made["id"], seat=1, **({"secret": made[secret]} if secret else {})) as tab:
        tab.update()
        tab.send("hello", seat=1)
        tab.update()
        bea.post(f"/api/tables/{made['id']}/stand", {"seat": 1})
        if secret:
            must_be_watcher(tab.update(is_beside))
        else:
            must_be_closed(tab)


def test_whoever_is_replaced_loses_the_view(server: InProcess, guests: list[Guest]) -> None:
    """The host puts somebody else on the seat: an entry like any other, whoever wrote it."""
    ada, bea, cyd = guests
    made = ada.new_table(GAME, ["me", "open", "open"], private=False)
    sit(bea, made, 1)
    with bea.socket(made["id"], seat=1) as tab:
        tab.update()
        live = server.hub.lives[made["id"]]
        server.run(server.hub.act(live, lambda table, now: door.stand(table, 1, b"", now)))
        must_be_watcher(tab.update(is_beside))
        sit(cyd, made, 1)
        ada.post(f"/api/tables/{made['id']}/bot", {"seat": 2, "bot": "random"})
        ada.open_all(made["id"])
        must_be_watcher(tab.update(is_playing))
        must_get_nothing(tab)


def test_a_wish_that_waited_is_judged_when_its_turn_comes(
    server: InProcess, guests: list[Guest]
) -> None:
    """Bea's wish to stand up waits for the table; when it is heard, the seat is Cyd's."""
    ada, bea, cyd = guests
    made = ada.new_table(GAME, ["me", "open", "open"], private=False)
    sit(bea, made, 1)
    live = server.hub.lives[made["id"]]

    async def late() -> None:
        login = await server.hub.logins.find(bea.token)
        assert Visitor(live, login).own_seat(1) == 1
        async with live.lock:
            waiting = asyncio.ensure_future(stand(server.hub, Visitor(live, login), 1))
            await asyncio.sleep(0)
            live.table.seats[1].person = cyd.id
        await waiting

    with pytest.raises(Refused) as refused:
        server.run(late())
    assert refused.value.code == "not-seated"
    assert live.table.seats[1].person == cyd.id


def test_hot_seats_are_lost_one_by_one(guests: list[Guest]) -> None:
    """Two seats at one screen: giving up one leaves the other, and shows nothing of the first."""
    ada = guests[0]
    made = ada.new_table(GAME, ["me", "me", "open"], private=False)
    with ada.socket(made["id"], seat=0) as left, ada.socket(made["id"], seat=1) as right:
        left.update()
        right.update()
        ada.post(f"/api/tables/{made['id']}/stand", {"seat": 1})
        assert left.update(lambda one: one["you"]["mine"] == [0])["you"]["seat"] == 0
        must_be_watcher(right.update(is_beside))


# --- void tokens --------------------------------------------------------------------------------


def test_a_void_token_shows_and_does_nothing_over_an_open_socket(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    made = ada.new_table(GAME, ["me", "open"], private=False)
    sit(bea, made, 1)
    with bea.socket(made["id"], seat=1) as tab:
        tab.update(is_playing)
        sign_out(bea)
        told = tab.update(is_beside)
        must_be_watcher(told)
        assert told["you"] == {"seat": -1, "mine": [], "name": "", "host": False}
        must_get_nothing(tab)
        tab.send("chat", text="still here")
        assert tab.next("refused")["error"] == "sign-in"
        tab.send("hello", seat=1)
        assert tab.next("refused")["error"] == "not-seated"
        ada.post(f"/api/tables/{made['id']}/chat", {"text": "hello"})
        assert [line["text"] for line in lines_of(tab)] == ["hello"]
    path = f"/api/tables/{made['id']}"
    for name, body in (("move", {"id": "m", "seq": 1, "texts": ["pass"]}), ("resign", {})):
        bea.post(f"{path}/{name}", body, status=403)
    bea.post(f"{path}/chat", {"text": "x"}, status=401)
    assert bea.view(made["id"])["you"]["seat"] == -1


def lines_of(tab: Tab) -> list[Json]:
    while not (found := tab.next("chat"))["lines"]:
        pass
    lines: list[Json] = found["lines"]
    return lines


def test_a_void_token_closes_the_socket_of_a_private_table(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    made = ada.new_table(GAME, ["me", "open"], private=True)
    sit(bea, made, 1)
    with bea.socket(made["id"]) as tab, ada.socket(made["id"]) as host:
        tab.update(is_playing)
        host.update(is_playing)
        sign_out(bea)
        must_be_closed(tab)
        sign_out(ada)
        must_be_closed(host)


def test_becoming_another_guest_voids_what_one_was(guests: list[Guest]) -> None:
    """A device that takes another's code leaves its own seat behind."""
    ada, bea, cyd = guests
    made = ada.new_table(GAME, ["me", "open"], private=False)
    sit(bea, made, 1)
    with bea.socket(made["id"], seat=1) as tab:
        tab.update(is_playing)
        bea.post("/api/me/linked", {"code": cyd.post("/api/me/link")["code"]})
        must_be_watcher(tab.update(is_beside))


def test_one_void_token_leaves_the_other_devices_alone(guests: list[Guest]) -> None:
    ada, bea, cyd = guests
    made = ada.new_table(GAME, ["me", "open"], private=False)
    with ada.socket(made["id"], seat=0) as tab:
        tab.update()
        cyd.post("/api/me/linked", {"code": ada.post("/api/me/link")["code"]})
        sit(bea, made, 1)
        assert tab.update(is_playing)["you"]["seat"] == 0


def test_a_token_made_void_behind_the_servers_back_is_found_out(tmp_path: Path) -> None:
    """As by a tool that writes to the same SQLite file, of which nobody is told."""
    config = Config(data=str(tmp_path), limits=False, sweep_seconds=0.05, token_seconds=0.0)
    with InProcess(config) as server:
        ada = Guest(server.url)
        made = ada.new_table(GAME, ["me", "bot:random"], private=False)
        with ada.socket(made["id"], seat=0) as tab:
            tab.update(is_playing)
            with server.hub.store.engine.begin() as connection:
                connection.exec_driver_sql("DELETE FROM tokens")
            must_be_watcher(tab.update(is_beside))
        assert ada.get("/api/me") == {"me": None}
        ada.close()


# --- several processes --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, shared_postgres: str
) -> Iterator[tuple[OwnProcess, OwnProcess]]:
    """Two processes on one PostgreSQL that never sweep: what they hear, they hear by notices."""
    never: dict[str, Any] = {
        "sweep_seconds": 3600.0,
        "notice_seconds": 3600.0,
        "token_seconds": 3600.0,
    }
    with two_processes(tmp_path_factory.mktemp("pair"), shared_postgres, **never) as servers:
        yield servers


@pytest.mark.postgres
def test_standing_up_elsewhere_ends_the_view_here(pair: tuple[OwnProcess, OwnProcess]) -> None:
    one, two = pair
    ada, bea, cyd = (Guest(one.url, name) for name in ("Ada", "Bea", "Cyd"))
    made = ada.new_table(GAME, ["open", "open", "me"], private=False)
    sit(bea, made, 1)
    bea.move_to(two.url)
    with bea.socket(made["id"], seat=1) as tab:
        assert tab.update()["you"]["seat"] == 1
        bea.move_to(one.url)
        bea.post(f"/api/tables/{made['id']}/stand", {"seat": 1})
        must_be_watcher(tab.update(is_beside))
        sit(bea, made, 0)
        sit(cyd, made, 1)
        must_be_watcher(tab.update(is_playing))
        must_get_nothing(tab)
    for guest in (ada, bea, cyd):
        guest.close()


@pytest.mark.postgres
def test_a_token_made_void_elsewhere_is_void_here(pair: tuple[OwnProcess, OwnProcess]) -> None:
    one, two = pair
    ada, bea = (Guest(one.url, name) for name in ("Ada", "Bea"))
    made = ada.new_table(GAME, ["me", "open"], private=False)
    closed = ada.new_table(GAME, ["me", "open"], private=True)
    for table in (made, closed):
        sit(bea, table, 1)
    bea.move_to(two.url)
    with bea.socket(made["id"], seat=1) as tab, bea.socket(closed["id"], seat=1) as shut:
        tab.update(is_playing)
        shut.update(is_playing)
        assert bea.get("/api/me")["me"]["name"] == "Bea"  # it is remembered here from now on
        bea.move_to(one.url)
        sign_out(bea)
        must_be_watcher(tab.update(is_beside))
        must_get_nothing(tab)
        must_be_closed(shut)
        bea.move_to(two.url)
        assert bea.get("/api/me") == {"me": None}
        body = {"id": "m", "seq": 1, "texts": ["pass"]}
        bea.post(f"/api/tables/{made['id']}/move", body, status=403)
    for guest in (ada, bea):
        guest.close()


@pytest.mark.postgres
def test_a_notice_that_was_missed_opens_nothing(
    pair: tuple[OwnProcess, OwnProcess], shared_postgres: str
) -> None:
    """The token becomes void while no process listens: it is found out when they listen again."""
    one, two = pair
    ada, bea = (Guest(one.url, name) for name in ("Ada", "Bea"))
    made = ada.new_table(GAME, ["me", "open"], private=False)
    sit(bea, made, 1)
    bea.move_to(two.url)
    listening = psycopg.connect(shared_postgres, autocommit=True)
    with bea.socket(made["id"], seat=1) as tab, listening as store:
        tab.update(is_playing)
        assert bea.get("/api/me")["me"]["name"] == "Bea"
        with store.transaction():
            store.execute("DELETE FROM tokens WHERE person = %s", [bea.id])
            ended = """SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity
                WHERE query = 'LISTEN palatine' AND datname = current_database()"""
            assert store.execute(ended).fetchall() == [(True,), (True,)]
        must_be_watcher(tab.update(is_beside))
        assert bea.get("/api/me") == {"me": None}
    for guest in (ada, bea):
        guest.close()
