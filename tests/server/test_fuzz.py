"""Whatever comes in: an answer in the protocol's form, never a traceback, and play goes on."""

import json
import logging
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.running import Guest, InProcess

KINDS = ["hello", "move", "look", "why", "undo", "consent", "resign?", "leave?", "chat", "ping"]
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False)
    | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        name: JSON | st.integers(-3, 5) | st.lists(st.text(max_size=6), max_size=4)
        for name in ("seat", "seq", "id", "texts", "touches", "text", "steps", "ask", "yes", "t")
    },
)
MESSAGES = st.one_of(
    st.binary(max_size=60),
    JSON.map(lambda value: json.dumps(value).encode()),
    st.tuples(st.sampled_from(KINDS), FIELDS).map(
        lambda pair: json.dumps({"type": pair[0], **pair[1]}).encode()
    ),
)
KNOWN = {"update", "done", "refused", "look", "why", "chat", "people", "pong"}


class Errors(logging.Handler):
    """Collects what the server logs as an error nobody expected."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(f"{record.getMessage()} {record.exc_info}")


@pytest.mark.parametrize("game", ["tiny", "torres"])
def test_fuzzed_messages_never_raise(server: InProcess, guests: list[Guest], game: str) -> None:
    ada = guests[0]
    errors = Errors()
    logging.getLogger("palatine").addHandler(errors)
    table = ada.new_table(game, ["me", "bot:random"])["id"]
    try:
        with ada.socket(table) as tab:
            first = tab.update()

            @settings(max_examples=150, suppress_health_check=list(HealthCheck))
            @given(MESSAGES)
            def fuzz(raw: bytes) -> None:
                tab.ws.send(raw)
                tab.ws.send(raw.decode("utf-8", "replace"))
                tab.send("ping", t=42)
                while True:
                    told = tab.next()
                    assert told["type"] in KNOWN
                    assert "Traceback" not in str(told.get("sentence"))
                    if told["type"] == "pong" and told["t"] == 42:
                        return

            fuzz()
            tab.send("hello", seat=0)
            view = tab.update()
            assert view["table"]["id"] == first["table"]["id"]
            assert view["table"]["state"] == "playing"
    finally:
        logging.getLogger("palatine").removeHandler(errors)
    assert errors.seen == []


ROUTES = ["me", "me/linked", "tables", "score/torres", "moves/torres", "draw/torres", "verify"]
AT_TABLE = ["sit", "stand", "bot", "move", "look", "why", "undo", "consent", "chat", "rematch"]


def test_fuzzed_bodies_never_raise(server: InProcess, guests: list[Guest]) -> None:
    ada = guests[0]
    errors = Errors()
    logging.getLogger("palatine").addHandler(errors)
    table = ada.new_table("tiny", ["me", "open"])["id"]
    paths = [f"/api/{name}" for name in ROUTES]
    paths += [f"/api/tables/{table}/{name}" for name in AT_TABLE]
    body = st.binary(max_size=40) | JSON.map(lambda value: json.dumps(value).encode())
    bodies = body | FIELDS.map(lambda fields: json.dumps(fields).encode())

    @settings(max_examples=120, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(paths), bodies)
    def fuzz(path: str, raw: bytes) -> None:
        answer = ada.http.post(path, content=raw)
        assert answer.status_code < 500, (path, raw, answer.text)
        told: Any = answer.json()
        if answer.status_code >= 400:
            assert told["error"] and told["sentence"]

    try:
        fuzz()
    finally:
        logging.getLogger("palatine").removeHandler(errors)
    assert errors.seen == []


@pytest.mark.parametrize(
    "path",
    ["/api/tables/%00", "/table/..%2f..", "/ws/x", "/api/tables/x?seat=a", "/symbols/x.svg"]
    + ["/api/ratings/x", "/rules/x", "/score/x", "/replay/x", "/static/../app.py", "/verify/x"],
)
def test_strange_paths(server: InProcess, guests: list[Guest], path: str) -> None:
    answer = guests[0].http.get(path)
    assert answer.status_code in (200, 400, 404)
    assert "Traceback" not in answer.text
