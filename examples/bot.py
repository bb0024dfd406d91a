"""A program that sits down at a table of Palatine and plays the first thing it is offered.

    python examples/bot.py http://127.0.0.1:8400 GAME          plays against the server's own bot
    python examples/bot.py http://127.0.0.1:8400 TABLE SECRET  takes a seat that somebody offers

It needs `httpx` and `websockets`; docs/protocol.md has the rest of what can be said and asked.
"""

import json
import secrets
import sys

import httpx
from websockets.sync.client import connect


def sit_down(http: httpx.Client, words: list[str]) -> str:
    """Take a seat at a table, or make one; the table's id."""
    if len(words) == 2:
        table, secret = words
        body = {"secret": secret, "word": secrets.token_hex(8)}
        http.post(f"/api/tables/{table}/sit", json=body).raise_for_status()
        return table
    body = {"game": words[0], "seats": ["me", "bot:random"], "word": secrets.token_hex(8)}
    return str(http.post("/api/tables", json=body).raise_for_status().json()["id"])


def play(url: str, words: list[str]) -> None:
    with httpx.Client(base_url=url) as http:
        me = http.post("/api/me", json={"name": "Example", "program": True}).raise_for_status()
        http.headers["authorization"] = f"Bearer {me.json()['token']}"
        table = sit_down(http, words)
        headers = {"Authorization": http.headers["authorization"]}
    with connect(f"ws{url[4:]}/ws/{table}", additional_headers=headers, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        for message in map(json.loads, socket):
            if message["type"] == "refused":
                print(message["sentence"], message.get("rule", ""))
            elif message["type"] == "update" and message["result"]:
                print("\n".join(message["result"]["lines"]))
                return
            elif message["type"] == "update" and message["pending"]["mine"]:
                text = message["offers"][0][0]
                move = {"type": "move", "id": secrets.token_hex(8), "seq": message["seq"]}
                socket.send(json.dumps({**move, "texts": [text]}))


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2:])
