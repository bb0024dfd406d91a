"""Every route of a table, tried by whoever has no business there: a stranger, a watcher with the
link, and a player who names another's seat. Nothing is told, and nothing changes."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route

from palatine.server.config import Config
from server.running import Guest, InProcess, Json

BASE = "/api/tables/{table}"
LOOKING = {"", "export"}  # what a watcher may read, as what he is
TALKING = {"chat", "mute", "report"}  # what a watcher may do; muting for himself
GUESSED = "a" * 20


@dataclass
class Scene:
    """A private table that runs: Ada is its host at seat 0, Bea sits at seat 1."""

    server: InProcess
    table: str
    watch: str
    people: dict[str, Guest]
    bodies: dict[str, Json]


@pytest.fixture
def scene(folder: Path) -> Iterator[Scene]:
    with InProcess(Config(data=str(folder))) as server, ExitStack() as stack:
        names = ("ada", "bea", "cyd", "eve", "nobody")
        people = {one: stack.enter_context(closing(Guest(server.url, one))) for one in names}
        for number, guest in enumerate(people.values()):  # each with rates of his own
            guest.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
        ada, nobody = people["ada"], people["nobody"]
        del nobody.http.headers["authorization"]
        made = ada.new_table("torres", ["me", "open"], hints=True)
        people["bea"].sit(made["id"], secret=made["invite"])
        people["cyd"].http.headers["x-palatine-secret"] = made["watch"]
        yield Scene(server, made["id"], made["watch"], people, bodies(ada.view(made["id"])))


def bodies(view: Json) -> dict[str, Json]:
    """For each POST what would do harm at seat 0, if it were allowed."""
    asked, after = view["seq"], view["table"]["commitment"]
    text, touches = view["offers"][0][0], view["offers"][0][1]
    return {
        "sit": {"seat": 0},
        "stand": {"seat": 0},
        "bot": {"seat": 0, "bot": "random"},
        "close": {},
        "rematch": {},
        "review": {},
        "move": {"seat": 0, "id": "x", "seq": asked, "texts": [text]},
        "preview": {"seat": 0, "seq": asked, "touches": touches},
        "why": {"seat": 0, "seq": asked, "text": text},
        "hint": {"seat": 0, "seq": asked},
        "lesson": {"seat": 0, "what": "next"},
        "commit": {"seat": 0, "commitment": "a" * 64, "table_commitment": after},
        "open": {"seat": 0, "word": GUESSED},
        "anew": {"seat": 0},
        "undo": {"seat": 0},
        "consent": {"seat": 0, "yes": True},
        "resign": {"seat": 0},
        "leave": {"seat": 0},
        "back": {"seat": 0},
        "chat": {"text": "I am Ada", "seat": 0, "name": "Ada"},
        "mute": {"seat": 0, "all": True},
        "report": {"seat": 0},
        "remove": {"seat": 0},
        "try/{puzzle}": {"seat": 0},
        "try/{puzzle}/ask": {"seat": 0, "touches": []},
        "try/{puzzle}/answer": {"seat": 0, "texts": []},
    }


def routes(server: InProcess, method: str) -> set[str]:
    """The last part of the path of every route about one table."""
    return {
        route.path.removeprefix(BASE).removeprefix("/")
        for route in server.app.routes
        if isinstance(route, Route)
        and route.path.startswith(BASE)
        and method in (route.methods or ())
    }


def tried(scene: Scene, who: str) -> dict[str, tuple[int, Any]]:
    """Everything, tried by somebody: status and answer by route."""
    http, path = scene.people[who].http, f"/api/tables/{scene.table}"
    assert routes(scene.server, "POST") == set(scene.bodies)
    found = {
        f"GET {name}": http.get(f"{path}/{name}".rstrip("/"), params={"seat": 0})
        for name in routes(scene.server, "GET")
    }
    found |= {name: http.post(f"{path}/{name}", json=body) for name, body in scene.bodies.items()}
    return {name: (one.status_code, one.json()) for name, one in found.items()}


def state(scene: Scene) -> tuple[int, bool]:
    table = scene.server.hub.lives[scene.table].table
    return table.row_count, table.phase == "playing"


@pytest.mark.parametrize("who", ["eve", "nobody"])
def test_a_stranger_learns_nothing_of_a_private_table(scene: Scene, who: str) -> None:
    before = state(scene)
    found = tried(scene, who)
    assert found.pop("sit")[0] in (401, 403)  # he is told to ask for an invitation
    assert {told["error"] for _, told in found.values()} == {"no-such"}
    assert {status for status, _ in found.values()} == {404}
    assert state(scene) == before


@pytest.mark.parametrize("who", ["cyd", "bea"])
def test_neither_a_watcher_nor_a_player_acts_for_another_seat(scene: Scene, who: str) -> None:
    before = state(scene)
    found = tried(scene, who)
    allowed = {name for name, (status, _) in found.items() if status == 200}
    assert allowed <= TALKING - {"mute"}
    assert {status for status, _ in found.values()} - {200} <= {403, 409}
    assert state(scene) == before
    with scene.people["ada"].socket(scene.table) as tab:
        said = [(line["seat"], line["name"]) for line in tab.next("chat")["lines"]]
    assert said == [(-1, "cyd")] if who == "cyd" else [(1, "bea")]


def test_over_a_socket_neither(scene: Scene) -> None:
    before = state(scene)
    cyd = scene.people["cyd"]
    wishes = {**scene.bodies, "hello": {"seat": 0}}
    kinds = [kind for kind in wishes if kind not in ("sit", "stand", "bot", "close", "chat")]
    with cyd.socket(scene.table, secret=scene.watch) as tab:
        assert tab.update()["you"]["seat"] == -1
        for kind in kinds:
            tab.send(kind, **wishes[kind])
        tab.send("ping", t=7)
        tab.next("pong")
    errors = [message["error"] for message in tab.seen if message["type"] == "refused"]
    assert len(errors) == len(kinds) and set(errors) <= {"not-seated", "bad-message"}
    assert {message["you"]["seat"] for message in tab.seen if message["type"] == "update"} == {-1}
    assert state(scene) == before


def test_what_a_watcher_may_read_is_what_everybody_may(scene: Scene) -> None:
    path = f"/api/tables/{scene.table}"
    cyd, ada = scene.people["cyd"], scene.people["ada"]
    for name in LOOKING:
        assert cyd.http.get(f"{path}/{name}".rstrip("/"), params={"seat": -1}).status_code == 200
    export = cyd.get(f"{path}/export")
    assert export["table"]["seat"] == -1 and export["view"]["viewer"] == -1
    assert ada.get(f"{path}/export")["view"] != export["view"]
