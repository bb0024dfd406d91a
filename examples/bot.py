"""A program that plays the first thing it is offered; docs/protocol.md says what else there is.

python examples/bot.py http://127.0.0.1:8400 GAME, or TABLE SECRET for a seat that somebody offers
"""

import json
import secrets
import sys

import httpx
from websockets.sync.client import connect


def sit_down(http: httpx.Client, words: list[str]) -> str:
    """Take a seat at a table, or make one against the server's own bot; the table's id."""
    body = {"game": words[0], "seats": ["me", "bot:random"], "word": secrets.token_hex(8)}
    if len(words) == 1:
        return str(http.post("/api/tables", json=body).raise_for_status().json()["id"])
    body = {"secret": words[1], "word": secrets.token_hex(8)}
    http.post(f"/api/tables/{words[0]}/sit", json=body).raise_for_status()
    return words[0]


def play(url: str, words: list[str]) -> None:
    with httpx.Client(base_url=url) as http:
        me = http.post("/api/me", json={"name": "Example", "program": True}).raise_for_status()
        headers = {"Authorization": f"Bearer {me.json()['token']}"}
        http.headers.update(headers)
        table = sit_down(http, words)
    with connect(f"ws{url[4:]}/ws/{table}", additional_headers=headers, max_size=None) as socket:
        socket.send('{"type": "hello"}')
        for message in map(json.loads, socket):
            if message["type"] == "update" and message["result"]:
                return print("\n".join(message["result"]["lines"]))
            if message["type"] == "update" and message["pending"]["mine"]:
                move = {"type": "move", "id": secrets.token_hex(8), "seq": message["seq"]}
                socket.send(json.dumps({**move, "texts": [message["offers"][0][0]]}))


play(sys.argv[1].rstrip("/"), sys.argv[2:])
