"""A language model plays: in this process against a bot, or a seat at a server's table.

python examples/language_model.py torres [cs]                       here, against `page`
python examples/language_model.py torres --server http://127.0.0.1:8400   at a table

`scripted` stands for a model: it reads the same prompt and answers as models do, with a few words
and a last line. Put a call of your model's API in its place.
"""

import argparse
import hashlib
import json
import re
import secrets
from typing import Any

import palatine.rl
from palatine.rl.model import turn_of


def scripted(prompt: str) -> str:
    """Chooses by what the prompt says: the last action whose meaning it likes, else the last."""
    listed = re.findall(r"^(\d+)\. (.+?) \| (.+)$", prompt, re.MULTILINE)
    liked = [number for number, _, meaning in listed if "king" not in meaning.casefold()]
    chosen = (liked or [number for number, _, _ in listed])[-1]
    return f"There are {len(listed)} actions, and this one looks good to me.\nAnswer: {chosen}"


def play_here(game: str, language: str) -> None:
    """A game against a bot in this process."""
    env = palatine.rl.text(game, seats=2, language=language, bots={1: "page"})
    player = palatine.rl.ModelPlayer(scripted)
    paid = palatine.rl.play(env, {0: player}, seed="example")
    print(env.result())
    print(f"reward {paid[0]:g}, answers that named no action: {player.misunderstood}")


class Seat:
    """A model at a table: answers every update of its seat."""

    def __init__(self, player: palatine.rl.ModelPlayer, send: Any, language: str) -> None:
        self.player, self.send, self.language = player, send, language
        self.kept: dict[str, str] = {}  # luck words by their commitments
        self.answered = -1  # the question that was answered last

    def take(self, update: Any) -> None:
        """Say the luck word before the game (docs/fairness.md); in it, ask the model."""
        seat, table, luck = update["you"]["seat"], update["table"], update["table"]["luck"]
        if luck["stage"] == "commit" and not luck["commitments"][seat]:
            word, after = secrets.token_hex(16), table["commitment"]
            text = f"palatine word\n{after}\n{seat}\n{word}"
            promised = hashlib.sha256(text.encode()).hexdigest()
            self.kept[promised] = word
            self.send({"type": "commit", "commitment": promised, "table_commitment": after})
        elif luck["stage"] == "open" and not luck["words"][seat] and all(luck["commitments"]):
            self.send({"type": "open", "word": self.kept[luck["commitments"][seat]]})
        elif update["pending"]["mine"] and update["seq"] != self.answered:
            self.answered = update["seq"]
            text = self.player.choose(turn_of(update, self.language))
            move = {"type": "move", "id": secrets.token_hex(8), "seq": update["seq"]}
            self.send({**move, "texts": text.split("\n")})


def play_there(url: str, game: str, language: str) -> None:
    """A game at a server's table, against its bot."""
    import httpx  # only what plays at a table needs them: pip install httpx websockets
    from websockets.sync.client import connect

    with httpx.Client(base_url=url) as http:
        me = {"name": "Model", "program": True}
        token = http.post("/api/me", json=me).raise_for_status().json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        body = {"game": game, "seats": ["me", "bot:random"]}
        made = http.post("/api/tables", json=body, headers=headers).raise_for_status().json()
    address = f"ws{url[4:]}/ws/{made['id']}"
    with connect(address, additional_headers=headers, max_size=None) as socket:
        player = palatine.rl.ModelPlayer(scripted)
        seat = Seat(player, lambda message: socket.send(json.dumps(message)), language)
        socket.send(json.dumps({"type": "hello", "lang": language}))
        for message in map(json.loads, socket):
            if message["type"] == "update" and message["result"]:
                return print("\n".join(message["result"]["lines"]))
            if message["type"] == "update":
                seat.take(message)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("language", nargs="?", default="en")
    parser.add_argument("--server")
    args = parser.parse_args()
    if args.server:
        play_there(args.server.rstrip("/"), args.game, args.language)
    else:
        play_here(args.game, args.language)
