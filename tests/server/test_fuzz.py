"""Whatever comes in: an answer in the protocol's form, never a traceback, and play goes on."""

import json
import logging
from typing import Any

import pytest

from palatine.core.rng import Rng
from server.running import Guest, InProcess, Tab

KINDS = ["hello", "move", "preview", "why", "hint", "undo", "consent", "resign?", "leave?"]
KINDS += ["chat", "ping"]
FIELDS = ["seat", "seq", "id", "texts", "touches", "text", "steps", "ask", "yes", "t", "lang"]
KNOWN = {"update", "done", "refused", "preview", "why", "chat", "people", "pong"}
LETTERS = 'ab1:é\u0000\ud7ff😀"\\ \n{'
MESSAGES = 250
BODIES = 150


def anything(rng: Rng, depth: int = 0) -> Any:
    """Some JSON value, most often a small one."""
    kind = rng.below(8 if depth < 3 else 6)
    if kind < 2:
        return [None, True, False, 0, 1, -1, 3, 10**20, -(10**20), 1.5, 1e308][rng.below(11)]
    if kind < 5:
        return "".join(LETTERS[rng.below(len(LETTERS))] for _ in range(rng.below(12)))
    if kind < 6:
        return rng.below(9) - 2
    if kind < 7:
        return [anything(rng, depth + 1) for _ in range(rng.below(4))]
    return {f"k{rng.below(5)}": anything(rng, depth + 1) for _ in range(rng.below(4))}


def fields(rng: Rng) -> dict[str, Any]:
    """Some of the fields that messages have, with values that may fit."""
    found: dict[str, Any] = {}
    for name in FIELDS:
        if rng.below(2):
            found[name] = anything(rng)
            if rng.below(2) and name in ("texts", "touches"):
                found[name] = [str(anything(rng, 3)) for _ in range(1 + rng.below(3))]
            if rng.below(2) and name in ("seat", "seq", "steps"):
                found[name] = rng.below(3)
    return found


def message(rng: Rng) -> bytes:
    """Noise, any JSON, or something that looks like a message."""
    kind = rng.below(6)
    if kind == 0:
        return bytes(rng.below(256) for _ in range(rng.below(60)))
    if kind == 1:
        return json.dumps(anything(rng)).encode()
    return json.dumps({"type": KINDS[rng.below(len(KINDS))], **fields(rng)}).encode()


class Errors(logging.Handler):
    """Collects what the server logs as an error nobody expected."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(f"{record.getMessage()} {record.exc_info}")


def _read_on(tab: Tab, number: int) -> None:
    """All answers so far are of the protocol."""
    tab.send("ping", t=number)
    while True:
        told = tab.next()
        assert told["type"] in KNOWN
        assert "Traceback" not in str(told.get("sentence"))
        if told["type"] == "pong" and told["t"] == number:
            return


@pytest.mark.parametrize("game", ["tiny", "torres"])
def test_fuzzed_messages_never_raise(server: InProcess, guests: list[Guest], game: str) -> None:
    ada = guests[0]
    errors = Errors()
    logging.getLogger("palatine").addHandler(errors)
    table = ada.new_table(game, ["me", "bot:random"])["id"]
    try:
        with ada.socket(table) as tab:
            first = tab.update()

            rng = Rng(f"fuzz {game}")
            for number in range(MESSAGES):
                raw = message(rng)
                tab.ws.send(raw)
                tab.ws.send(raw.decode("utf-8", "replace"))
                if number % 25 == 24:
                    _read_on(tab, number)
            tab.send("hello", seat=0)
            view = tab.update()
            assert view["table"]["id"] == first["table"]["id"]
            assert view["table"]["state"] == "playing"
    finally:
        logging.getLogger("palatine").removeHandler(errors)
    assert errors.seen == []


ROUTES = ["me", "me/linked", "tables", "score/torres", "moves/torres", "draw/torres", "verify"]
ROUTES += ["build/torres"]
AT_TABLE = [
    "sit",
    "commit",
    "open",
    "anew",
    "stand",
    "bot",
    "move",
    "preview",
    "why",
    "undo",
    "consent",
    "chat",
    "rematch",
]
AT_TABLE += ["mute", "report", "remove"]


def test_fuzzed_bodies_never_raise(server: InProcess, guests: list[Guest]) -> None:
    ada = guests[0]
    errors = Errors()
    logging.getLogger("palatine").addHandler(errors)
    table = ada.new_table("tiny", ["me", "open"])["id"]
    paths = [f"/api/{name}" for name in ROUTES]
    paths += [f"/api/tables/{table}/{name}" for name in AT_TABLE]
    rng = Rng("bodies")
    try:
        for _ in range(BODIES):
            path = paths[rng.below(len(paths))]
            raw = json.dumps(fields(rng)).encode() if rng.below(2) else message(rng)
            answer = ada.http.post(path, content=raw)
            assert answer.status_code < 500, (path, raw, answer.text)
            told: Any = answer.json()
            if answer.status_code >= 400:
                assert told["error"] and told["sentence"]
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
