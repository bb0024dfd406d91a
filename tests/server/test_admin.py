"""What an operator does on the store reaches the servers that run on it."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from palatine.cli import main
from palatine.core.record import parse_record, replay
from palatine.games import load as load_game
from palatine.server.config import Config
from palatine.server.ops.admin import DAY, Operator
from server.running import Guest, InProcess, wait_for

GAME = "torres"
SHORT = "tiny"  # ends soon; no talking while all choose at once


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator["Club"]:
    """A server, and its operator beside it."""
    database = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    config = Config(
        data=str(tmp_path), database=database, limits=False, bot_pause=0.0, notice_seconds=0.05
    )
    with InProcess(config) as running, Operator(config) as operator:
        club = Club(running, operator, config)
        yield club
        for guest in club.guests:
            guest.close()


class Club:
    def __init__(self, running: InProcess, operator: Operator, config: Config) -> None:
        self.running = running
        self.operator = operator
        self.config = config
        self.guests: list[Guest] = []

    def guest(self, name: str) -> Guest:
        self.guests.append(Guest(self.running.url, name))
        return self.guests[-1]

    def two(self) -> tuple[Guest, Guest, str]:
        """Two people at a table that runs, and its id."""
        ada, bea = self.guest("Ada"), self.guest("Bea")
        made = ada.new_table(GAME, ["me", "open"], private=False)
        bea.sit(made["id"], secret=made["invite"])
        return ada, bea, made["id"]

    def admin(self, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
        """`palatine admin ... --json` on this store; what it says."""
        place = ["--data", self.config.data]
        if self.config.database:
            place += ["--database", self.config.database]
        assert main(["admin", *words, *place, "--json"]) == 0
        return json.loads(capsys.readouterr().out)


def play(guest: Guest, table: str) -> int:
    """The first move on offer; the status of the answer."""
    view = guest.view(table)
    texts = [view["offers"][0][0]] if view["offers"] else ["?"]
    body = {"id": f"m{view['seq']}", "seq": view["seq"], "texts": texts}
    return guest.http.post(f"/api/tables/{table}/move", json=body).status_code


def test_a_closed_table_tells_its_sockets(club: Club, capsys: Any) -> None:
    ada, _, table = club.two()
    with ada.socket(table) as tab:
        tab.update()
        assert club.admin(capsys, "close", table) == {"tables": [table]}
        told = tab.update(lambda update: update["table"]["state"] == "closed")
    assert told["table"]["reason"] and not told["offers"]
    assert play(ada, table) == 409


def test_a_deleted_table_is_gone_for_everybody(club: Club, capsys: Any) -> None:
    ada, _, table = club.two()
    with ada.socket(table) as tab:
        tab.update()
        assert club.admin(capsys, "delete", table, "--yes")["count"] == 1
        assert tab.next("bye")["reason"] == "deleted"
        with pytest.raises(ConnectionClosed):
            tab.next("update")
    assert ada.http.get(f"/api/tables/{table}").status_code == 404
    assert club.operator.tables() == []


def test_what_cannot_be_undone_wants_yes(club: Club, capsys: Any) -> None:
    ada, _, table = club.two()
    place = ["--data", club.config.data, "--database", club.config.database]
    for words in (["delete", table], ["delete-person", ada.id]):
        assert main(["admin", *words, *place]) == 2
        assert "--yes" in capsys.readouterr().err
    assert play(ada, table) in (200, 409)
    assert {one["id"] for one in club.operator.tables()} == {table}


def test_lists_and_what_is_not_there(club: Club, capsys: Any) -> None:
    ada, bea, table = club.two()
    club.guest("Cyd").new_table(GAME, ["me", "open"])
    assert [one["phase"] for one in club.admin(capsys, "tables")] == ["playing", "waiting"]
    mine = club.admin(capsys, "tables", "--person", ada.id)
    assert [(one["id"], one["seats"], one["host"]) for one in mine] == [
        (table, ["Ada", "Bea"], ada.id)
    ]
    assert club.admin(capsys, "tables", "--days", "1") == []
    assert [one["name"] for one in club.admin(capsys, "people", "be")] == ["Bea"]
    assert [one["name"] for one in club.admin(capsys, "people", bea.id)] == ["Bea"]
    place = ["--data", club.config.data, "--database", club.config.database]
    for words in (["close", "nowhere"], ["ban", "nobody"], ["settle", "77"]):
        assert main(["admin", *words, *place]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_ban_ends_sockets_and_tokens_at_once(club: Club, capsys: Any) -> None:
    ada, bea, table = club.two()
    with ada.socket(table) as tab:
        tab.update()
        club.admin(capsys, "ban", ada.id)
        assert tab.next("bye")["reason"] == "banned"
    assert ada.http.get("/api/me").json() == {"me": None}
    assert ada.http.post("/api/me", json={"name": "Ada"}).json()["error"] == "banned"
    assert ada.http.post(f"/api/tables/{table}/resign", json={}).status_code == 403
    assert bea.get("/api/me")["me"]["name"] == "Bea"
    club.admin(capsys, "unban", ada.id)
    wait_for(lambda: ada.get("/api/me")["me"] is not None)
    assert ada.get("/api/me")["me"]["id"] == ada.id


def test_a_ban_for_days_ends_by_itself(club: Club) -> None:
    ada = club.guest("Ada")
    club.operator.ban(ada.id, 3)
    (found,) = club.operator.people(ada.id)
    assert 2 * DAY < found["banned"] - time.time() * 1000 <= 3 * DAY


def test_a_muted_person_plays_but_does_not_talk(club: Club, capsys: Any) -> None:
    ada, bea, table = club.two()
    club.admin(capsys, "mute", ada.id)
    told = ada.post(f"/api/tables/{table}/chat", {"text": "hello"}, status=403)
    assert told["error"] == "muted"
    bea.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert 200 in (play(ada, table), play(bea, table))
    club.admin(capsys, "unmute", ada.id)
    ada.post(f"/api/tables/{table}/chat", {"text": "hello again"})


def test_a_new_name_is_seen_at_the_tables(club: Club, capsys: Any) -> None:
    ada, bea, table = club.two()
    ada.post(f"/api/tables/{table}/chat", {"text": "hello"})
    with bea.socket(table, chat=0) as tab:
        assert tab.next("chat")["lines"][0]["name"] == "Ada"
        club.admin(capsys, "rename", ada.id, "Guest 7")
        tab.update(lambda update: update["seats"][0]["name"] == "Guest 7")
    wait_for(lambda: ada.get("/api/me")["me"]["name"] == "Guest 7")
    with bea.socket(table, chat=0) as tab:
        assert tab.next("chat")["lines"][0]["name"] == "Guest 7"


def test_a_deleted_person_leaves_nothing_but_moves(club: Club, capsys: Any) -> None:
    """Running tables go on with a bot, finished ones stay verifiable, and no name is left."""
    ada, bea, running = club.two()
    for guest in (ada, bea):
        guest.post(f"/api/tables/{running}/chat", {"text": f"{guest.id} says hello"})
    over = _finished(ada, bea)
    alone = ada.new_table(GAME, ["me", "bot:random"])["id"]
    waiting = ada.new_table(GAME, ["me", "open"], private=False)["id"]
    record = bea.http.get(f"/api/tables/{over}/record").text
    with bea.socket(running) as tab:
        tab.update()
        club.admin(capsys, "delete-person", ada.id, "--yes")
        told = tab.update(lambda update: update["seats"][0]["resigned"])
    assert told["seats"][0]["name"] not in ("Ada", "")
    assert ada.http.get("/api/me").json() == {"me": None}
    # One notice a table, heard one after the other.
    wait_for(lambda: not _is_there(bea, alone) and not _is_there(bea, waiting))
    after = bea.http.get(f"/api/tables/{over}/record").text
    assert replay(load_game(SHORT), parse_record(after)) is not None
    assert [str(one) for one in parse_record(after).entries] == [
        str(one) for one in parse_record(record).entries
    ]
    assert _anywhere(club, ada.id) == []
    assert _anywhere(club, '"Ada"') == []
    assert _anywhere(club, "127.0.0.1") == []  # where her tables were made from
    assert [line["name"] for line in bea.get(f"/api/ratings/{SHORT}")["list"]] == ["Bea"]


def _finished(ada: Guest, bea: Guest) -> str:
    made = ada.new_table(SHORT, ["me", "open"], rated=True, pace={"kind": "days", "days": 3})
    table = str(made["id"])
    bea.sit(table, secret=made["invite"])
    while bea.view(table)["table"]["state"] == "playing":
        for guest in (ada, bea):
            if guest.view(table)["pending"]["mine"]:
                assert play(guest, table) == 200
    wait_for(lambda: bea.get(f"/api/ratings/{SHORT}")["list"])
    return table


def _is_there(guest: Guest, table: str) -> bool:
    return guest.http.get(f"/api/tables/{table}").status_code == 200


def _anywhere(club: Club, text: str) -> list[str]:
    """The tables of the store in which a text stands in any row."""
    engine = club.running.hub.store.engine
    from sqlalchemy import MetaData, select

    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        return [
            name
            for name, table in found.tables.items()
            if name != "notices"  # says for an hour that somebody is gone
            and any(text in str(dict(row._mapping)) for row in connection.execute(select(table)))
        ]


def test_prune_by_age(club: Club, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bea, running = club.two()
    waiting = ada.new_table(GAME, ["me", "open"])["id"]
    gone = club.guest("Old")
    assert club.admin(capsys, "prune", "--days", "30", "--yes")["tables"] == 0
    later = time.time_ns() // 1_000_000 + 31 * DAY
    monkeypatch.setattr("palatine.server.ops.admin.now_ms", lambda: later)
    assert club.admin(capsys, "prune", "--days", "30") == {
        "tables": 1,
        "people": 1,
        "done": False,
    }
    assert _is_there(ada, waiting)
    told = club.admin(capsys, "prune", "--days", "30", "--yes")
    assert told == {"tables": 1, "people": 1, "done": True}
    assert {one["id"] for one in club.operator.tables()} == {running}
    assert {one["id"] for one in club.operator.people()} == {ada.id, bea.id}
    assert gone.id not in {one["id"] for one in club.operator.people()}


def test_reports_are_listed_and_settled(club: Club, capsys: Any) -> None:
    ada, bea, table = club.two()
    ada.post(f"/api/tables/{table}/chat", {"text": "something rude"})
    with bea.socket(table, chat=0) as tab:
        line = tab.next("chat")["lines"][0]["id"]
    bea.post(f"/api/tables/{table}/report", {"line": line, "reason": "That was rude"})
    (one,) = club.admin(capsys, "reports")
    told = {key: one[key] for key in ("person", "reporter", "name", "line", "reason", "table_id")}
    assert told == {
        "person": ada.id,
        "reporter": bea.id,
        "name": "Ada",
        "line": "something rude",
        "reason": "That was rude",
        "table_id": table,
    }
    club.admin(capsys, "settle", str(one["id"]), "spoke with Ada")
    assert club.admin(capsys, "reports") == []
    (one,) = club.admin(capsys, "reports", "--all")
    assert one["settled"] and one["verdict"] == "spoke with Ada"
