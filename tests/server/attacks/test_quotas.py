"""Attacks by quantity: many tables, many bots, many guests of one address, much to say."""

from pathlib import Path

import pytest
from sqlalchemy import update

from palatine.core.state import Json
from palatine.locales import languages
from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.schema import TABLES
from palatine.server.play.live_table import now_ms
from server.running import Guest, InProcess, Tab, wait_for

HOUR = 3_600_000  # ms
TWO = {"bot_pause": 0.0, "sweep_seconds": 0.1, "people_seconds": 0.0}
OWN = {"persons": [{"number": 1, "side_a": {"price": 5}}]}  # a game's corrected component


class Crowd(InProcess):
    """A server, and guests who come from wherever they say, through the proxy on this machine."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.guests: list[Guest] = []

    def __exit__(self, *_: object) -> None:
        for guest in self.guests:
            guest.close()
        super().__exit__()

    def guest(self, name: str, address: str = "192.0.2.1") -> Guest:
        guest = Guest(self.url, name)
        guest.http.headers["x-forwarded-for"] = address
        self.guests.append(guest)
        return guest


def serving(folder: Path, **settings: object) -> Crowd:
    return Crowd(Config(**{"data": str(folder), **TWO, **settings}))  # type: ignore[arg-type]


def refused(guest: Guest, path: str, body: Json) -> str:
    """The sentence of a quota that is used up."""
    told = guest.post(path, body, status=429)
    assert told["error"] == "quota"
    return str(told["sentence"])


def table_of(game: str = "torres", seats: tuple[str, ...] = ("me", "open"), **more: object) -> Json:
    return {"game": game, "seats": list(seats), **more}


def left_since(server: Crowd, table: str, hours: float) -> None:
    """As if nothing had happened at a table for so long."""
    values = update(TABLES).where(TABLES.c.id == table).values(at=now_ms() - round(hours * HOUR))
    server.run(server.hub.store.write(lambda connection: connection.execute(values) and None))


# --- what may be open ---------------------------------------------------------------------------


def test_a_person_has_so_many_tables(tmp_path: Path) -> None:
    with serving(tmp_path, tables_person=3) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        made = [ada.post("/api/tables", table_of()) for _ in range(3)]
        assert "3" in refused(ada, "/api/tables", table_of())
        # A seat at another's table is one more as well; who has fewer is not concerned.
        theirs = bea.post("/api/tables", table_of(private=False))
        assert "3" in refused(ada, f"/api/tables/{theirs['id']}/sit", {})
        # What is closed, over or forgotten for long does not count.
        ada.post(f"/api/tables/{made[0]['id']}/close")
        ada.post("/api/tables", table_of())
        refused(ada, "/api/tables", table_of())
        left_since(server, made[1]["id"], 8 * 24)
        ada.post("/api/tables", table_of())


def test_an_address_has_so_many_tables_however_many_guests_it_makes(tmp_path: Path) -> None:
    with serving(tmp_path, tables_address=4) as server:
        for number in range(4):
            server.guest(f"Guest {number}", f"2001:db8::{number}").post("/api/tables", table_of())
        another = server.guest("Guest 5", "2001:db8::ffff:5")
        assert "4" in refused(another, "/api/tables", table_of())
        server.guest("Bea", "2001:db8:0:1::1").post("/api/tables", table_of())


def test_what_an_address_has_is_not_kept_when_the_table_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest("Ada", "192.0.2.77")
        made = ada.post("/api/tables", table_of())["id"]
        assert server.hub.store.read_now(tables.load(made)).origin == "192.0.2.77"
        ada.post(f"/api/tables/{made}/close")
        assert server.hub.store.read_now(tables.load(made)).origin == ""


def test_bots_play_for_so_many_seats_of_a_person_and_of_an_address(tmp_path: Path) -> None:
    three = table_of(seats=("open", "bot:random", "bot:random", "bot:random"))
    with serving(tmp_path, opponents_person=5, opponents_address=8) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        ada.post("/api/tables", three)
        assert "5" in refused(ada, "/api/tables", three)
        more = ada.post("/api/tables", table_of(seats=("me", "open", "open", "bot:random")))["id"]
        ada.post(f"/api/tables/{more}/bot", {"seat": 1, "bot": "random"})
        assert "5" in refused(ada, f"/api/tables/{more}/bot", {"seat": 2, "bot": "random"})
        bea.post("/api/tables", three)
        assert "8" in refused(bea, "/api/tables", table_of(seats=("open", "bot:random")))
        cyd = server.guest("Cyd", "192.0.2.2")
        cyd.post("/api/tables", three)


def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    public = table_of(private=False)
    with serving(tmp_path, lobby_person=2, lobby_address=3) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        made = [ada.post("/api/tables", public)["id"] for _ in range(2)]
        assert "2" in refused(ada, "/api/tables", public)
        ada.post("/api/tables", table_of(private=True))
        bea.post("/api/tables", public)
        assert "3" in refused(bea, "/api/tables", public)
        cyd, dan = server.guest("Cyd", "192.0.2.2"), server.guest("Dan", "192.0.2.3")
        cyd.post("/api/tables", public)
        # Nor does anybody sit down everywhere and keep others from playing.
        waiting = dan.post("/api/tables", table_of(seats=("me", "open", "open"), private=False))
        wide = cyd.post("/api/tables", table_of(seats=("me", "open", "open"), private=False))
        assert "2" in refused(cyd, f"/api/tables/{waiting['id']}/sit", {})
        dan.post(f"/api/tables/{wide['id']}/sit", {})
        # A game that has begun is in the lobby no more.
        dan.post(f"/api/tables/{waiting['id']}/close")
        dan.sit(made[0])
        ada.seal(made[0])
        ada.post("/api/tables", public)


def test_own_components_are_a_few_kilobytes(tmp_path: Path) -> None:
    own = table_of("louis", data=OWN)
    with serving(tmp_path, own_data_table=100, own_data_person=120, own_data_address=170) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        large = table_of("louis", data={"persons": [{"number": n} for n in range(1, 30)]})
        assert "100" in refused(ada, "/api/tables", large)
        for _ in range(2):
            ada.post("/api/tables", own)
        assert "120" in refused(ada, "/api/tables", own)
        bea.post("/api/tables", own)
        assert "170" in refused(bea, "/api/tables", own)
        ada.post("/api/tables", table_of("louis"))


def test_a_rematch_is_a_table_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, tables_person=2) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        over = ada.post("/api/tables", table_of())
        bea.sit(over["id"], secret=over["invite"])
        ada.seal(over["id"])
        ada.post(f"/api/tables/{over['id']}/resign")
        for _ in range(2):
            ada.post("/api/tables", table_of())
        assert "2" in refused(ada, f"/api/tables/{over['id']}/rematch", {})
        bea.post(f"/api/tables/{over['id']}/rematch", {})


def test_a_quota_says_in_every_language_what_to_do(tmp_path: Path) -> None:
    with serving(tmp_path, tables_person=0) as server:
        ada = server.guest("Ada")
        told = {refused(ada, f"/api/tables?lang={lang}", table_of()) for lang in languages()}
    assert len(told) == 4 and all(len(sentence) > 60 for sentence in told)


def test_without_limits_there_are_no_quotas(tmp_path: Path) -> None:
    with serving(tmp_path, tables_person=0, opponents_person=0, limits=False) as server:
        server.guest("Ada").post("/api/tables", table_of(seats=("me", "bot:random")))


def test_a_host_closes_only_what_nobody_plays(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        waiting = ada.post("/api/tables", table_of(private=False))["id"]
        bea.post(f"/api/tables/{waiting}/close", status=403)
        playing = ada.post("/api/tables", table_of(private=False))["id"]
        bea.sit(playing)
        ada.seal(playing)
        ada.post(f"/api/tables/{playing}/close", status=409)
        with ada.socket(waiting) as tab:
            ada.post(f"/api/tables/{waiting}/close")
            told = tab.update(lambda view: view["table"]["state"] == "closed")["table"]
        assert told["reason"]
        bea.post(f"/api/tables/{waiting}/sit", {}, status=409)
        bots = ada.post("/api/tables", table_of(seats=("bot:random", "bot:random")))["id"]
        ada.post(f"/api/tables/{bots}/close")


# --- what goes on by itself ---------------------------------------------------------------------


def at_rest(server: Crowd, table: str) -> int:
    """The last entry of a table where no bot thinks."""
    live = server.hub.lives[table]
    wait_for(lambda: not live.bots)
    return int(live.table.row_count)


@pytest.mark.parametrize("seats", [("bot:random", "bot:random"), ("me", "bot:random")])
def test_bots_alone_play_only_while_somebody_watches(
    tmp_path: Path, seats: tuple[str, ...]
) -> None:
    """Also where they are alone because everybody has left."""
    with serving(tmp_path, bot_pause=0.001) as server:
        ada = server.guest("Ada")
        table = ada.post("/api/tables", table_of(seats=seats, private=False))["id"]
        if "me" in seats:
            ada.seal(table)
            ada.post(f"/api/tables/{table}/leave", {"bot": "random"})
        begun = at_rest(server, table)
        assert server.hub.store.read_now(tables.neglected(now_ms() + HOUR)) == []
        assert server.hub.lives[table].table.phase == "playing"
        with server.guest("Bea").socket(table) as tab:
            tab.update(lambda view: view["log"]["from"] + len(view["log"]["lines"]) > begun + 5)
        later = at_rest(server, table)
        assert later > begun and server.hub.lives[table].table.phase == "playing"
        with server.guest("Cyd").socket(table) as tab:
            tab.update(lambda view: view["table"]["state"] == "over")


def test_a_table_that_waits_too_long_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea", "192.0.2.2")
        listed = ada.post("/api/tables", table_of(private=False))["id"]
        linked = ada.post("/api/tables", table_of(private=True))["id"]
        fresh = ada.post("/api/tables", table_of(private=False))["id"]
        assert {line["id"] for line in bea.get("/api/home")["open"]} == {listed, fresh}
        with ada.socket(listed) as tab:
            for table in (listed, linked):
                left_since(server, table, 49)
            told = tab.update(lambda view: view["table"]["state"] == "closed")["table"]
        assert told["reason"] == ada.view(listed)["table"]["reason"] != ""
        assert [line["id"] for line in bea.get("/api/home")["open"]] == [fresh]
        mine = {line["id"]: line for line in ada.get("/api/home")["mine"]}
        assert mine[listed]["state"] == "closed" and mine[listed]["reason"] == told["reason"]
        assert (mine[linked]["state"], mine[fresh]["reason"]) == ("waiting", "")
        bea.post(f"/api/tables/{listed}/sit", {}, status=409)
        left_since(server, linked, 15 * 24)
        wait_for(lambda: ada.view(linked)["table"]["state"] == "closed")
        # Who comes back after days finds the sentence at the table; at home it is gone by then.
        left_since(server, listed, 8 * 24)
        assert listed not in {line["id"] for line in ada.get("/api/home")["mine"]}
        assert ada.view(listed)["table"]["state"] == "closed"


# --- what is said -------------------------------------------------------------------------------


def said(tab: Tab) -> list[Json]:
    """The messages about people that came until now: two questions are answered after them."""
    for number in range(2):
        tab.send("ping", t=number)
        while tab.next("pong")["t"] != number:
            pass
    return [message for message in tab.seen if message["type"] == "people"]


def test_a_join_does_not_message_every_watcher(tmp_path: Path) -> None:
    with serving(tmp_path, people_seconds=3600.0) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        table = ada.post("/api/tables", table_of(private=False))["id"]
        with ada.socket(table) as watching:
            first = watching.next("people")
            for number in range(10):
                with bea.socket(table) as joining:
                    assert joining.next("people") == {**first, "watching": 1}, number
            assert said(watching) == [first]


def test_who_comes_and_goes_is_told_to_all_in_the_end(tmp_path: Path) -> None:
    with serving(tmp_path, people_seconds=0.05) as server:
        ada, bea = server.guest("Ada"), server.guest("Bea")
        table = ada.post("/api/tables", table_of(private=False))["id"]
        with ada.socket(table) as watching:
            with bea.socket(table), bea.socket(table):
                while watching.next("people")["watching"] != 2:
                    pass
            while watching.next("people")["watching"] != 0:
                pass


def test_chat_is_limited_whichever_way_it_comes(tmp_path: Path) -> None:
    with serving(tmp_path, chat_burst=3, chat_rate=0.001) as server:
        ada = server.guest("Ada")
        table = ada.post("/api/tables", table_of(private=False))["id"]
        path = f"/api/tables/{table}/chat"
        for number in range(2):
            ada.post(path, {"text": f"line {number}"})
        with ada.socket(table) as tab:
            tab.send("chat", text="third")
            while not any(line["text"] == "third" for line in tab.next("chat")["lines"]):
                pass
            tab.send("chat", text="fourth")
            assert tab.next("refused")["error"] == "too-often"
        ada.post(path, {"text": "fifth"}, status=429)
        server.guest("Bea").post(path, {"text": "another person"})


def test_chat_is_limited_for_an_address_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, chat_address_burst=4, chat_address_rate=0.001) as server:
        crowd = [server.guest(f"Guest {number}") for number in range(5)]
        table = crowd[0].post("/api/tables", table_of(private=False))["id"]
        for guest in crowd[:4]:
            guest.post(f"/api/tables/{table}/chat", {"text": "buy"})
        crowd[4].post(f"/api/tables/{table}/chat", {"text": "buy"}, status=429)
        bea = server.guest("Bea", "192.0.2.2")
        bea.post(f"/api/tables/{table}/chat", {"text": "hello"})
