"""A program that plays by the HTTP and socket API: it always takes the first legal action
(docs/protocol.md describes the protocol).

python examples/bot.py http://127.0.0.1:8400 GAME, or TABLE SECRET for a seat that somebody offers
"""

import hashlib
import json
import secrets
import sys
from typing import Any

import httpx
from websockets.sync.client import connect


def sit_down(http: httpx.Client, words: list[str]) -> str:
    """Take a seat at a table, or create a table with the server's own bot; returns the table's
    id."""
    body: dict[str, Any] = {"game": words[0], "seats": ["me", "bot:random"]}
    if len(words) == 1:
        return str(http.post("/api/tables", json=body).raise_for_status().json()["id"])
    body = {"secret": words[1]}
    http.post(f"/api/tables/{words[0]}/sit", json=body).raise_for_status()
    return words[0]


class Bot:
    """Answers every update of its seat: before the game with its luck word, then with a move."""

    def __init__(self, send: Any) -> None:
        self.send = send
        self.kept: dict[str, str] = {}  # luck words by commitment, to be sent later

    def take(self, update: Any) -> None:
        seat, table, luck = update["you"]["seat"], update["table"], update["table"]["luck"]
        if luck["stage"] == "commit" and not luck["commitments"][seat]:
            word, after = secrets.token_hex(16), table["commitment"]
            text = f"palatine word\n{after}\n{seat}\n{word}"
            promised = hashlib.sha256(text.encode()).hexdigest()
            self.kept[promised] = word
            self.send({"type": "commit", "commitment": promised, "table_commitment": after})
        elif luck["stage"] == "open" and not luck["words"][seat] and all(luck["commitments"]):
            self.send({"type": "open", "word": self.kept[luck["commitments"][seat]]})
        elif update["pending"]["mine"]:
            move = {"type": "move", "id": secrets.token_hex(8), "seq": update["seq"]}
            self.send({**move, "texts": [update["offers"][0][0]]})


def play(url: str, words: list[str]) -> None:
    with httpx.Client(base_url=url) as http:
        me = http.post("/api/me", json={"name": "Example", "program": True}).raise_for_status()
        headers = {"Authorization": f"Bearer {me.json()['token']}"}
        http.headers.update(headers)
        table = sit_down(http, words)
    with connect(f"ws{url[4:]}/ws/{table}", additional_headers=headers, max_size=None) as socket:
        bot = Bot(lambda message: socket.send(json.dumps(message)))
        socket.send('{"type": "hello"}')
        for message in map(json.loads, socket):
            if message["type"] == "update" and message["result"]:
                return print("\n".join(message["result"]["lines"]))
            if message["type"] == "update":
                bot.take(message)


play(sys.argv[1].rstrip("/"), sys.argv[2:])
