"""A language model plays: in this process against a bot, or a seat at a server's table.

python examples/language_model.py torres [cs]                             here, against `page`
python examples/language_model.py torres --server http://127.0.0.1:8400   at a table
                                         --games 20 --out build/model     several, with a curve

`scripted` is a placeholder for a model: it reads the same prompt and answers as models do, with an
explanation and a last line. Replace it by a call of your model's API.
"""

import argparse
import hashlib
import json
import re
import secrets
from pathlib import Path
from typing import Any

import palatine.rl
from palatine.bots.statistics import wilson
from palatine.rl.model import turn_of

OPPONENT = "random"  # the bot at a server's table


def scripted(prompt: str) -> str:
    """Choose an action by the text of the prompt: one that mentions points, else the last one that
    does not mention the king, else the last."""
    listed = re.findall(r"^(\d+)\. (.+?) \| (.+)$", prompt, re.MULTILINE)
    paying = [number for number, _, meaning in listed if "point" in meaning.casefold()]
    quiet = [number for number, _, meaning in listed if "king" not in meaning.casefold()]
    chosen = (paying or quiet or [number for number, _, _ in listed])[-1]
    return f"There are {len(listed)} actions, and this one looks good to me.\nAnswer: {chosen}"


def play_here(game: str, language: str) -> None:
    """Play a game against a bot in this process."""
    env = palatine.rl.text(game, seats=2, language=language, bots={1: "page"})
    player = palatine.rl.ModelPlayer(scripted)
    paid = palatine.rl.play(env, {0: player}, seed="example")
    print(env.result())
    print(f"reward {paid[0]:g}, answers that named no action: {player.misunderstood}")


class Seat:
    """A model at a table of a server: it answers every update of its seat."""

    def __init__(self, player: palatine.rl.ModelPlayer, send: Any, language: str) -> None:
        self.player, self.send, self.language = player, send, language
        self.kept: dict[str, str] = {}  # luck words by their commitments
        self.answered = -1  # the number of the last answered question

    def take(self, update: Any) -> None:
        """Answer an update: before the game with the luck word (docs/fairness.md), then with the
        model's move."""
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


def signed_in(url: str) -> dict[str, str]:
    """Sign in as a program; returns the HTTP header with its token."""
    import httpx  # only needed for a server's table: pip install httpx websockets

    me = {"name": "Model", "program": True}
    answer = httpx.post(f"{url}/api/me", json=me).raise_for_status().json()
    return {"Authorization": f"Bearer {answer['token']}"}


def play_there(
    url: str, game: str, language: str, headers: dict[str, str], player: palatine.rl.ModelPlayer
) -> Any:
    """Play a game at a server's table against its bot; returns the result of the server."""
    import httpx
    from websockets.sync.client import connect

    body = {"game": game, "seats": ["me", f"bot:{OPPONENT}"]}
    made = httpx.post(f"{url}/api/tables", json=body, headers=headers).raise_for_status().json()
    address = f"ws{url[4:]}/ws/{made['id']}"
    with connect(address, additional_headers=headers, max_size=None) as socket:
        seat = Seat(player, lambda message: socket.send(json.dumps(message)), language)
        socket.send(json.dumps({"type": "hello", "lang": language}))
        for message in map(json.loads, socket):
            if message["type"] == "update" and message["result"]:
                return message["result"]
            if message["type"] == "update":
                seat.take(message)
    raise SystemExit("the server closed the table")


def play_many(url: str, game: str, language: str, count: int, out: str) -> None:
    """Play games at tables one after another; the share of wins after each is written to
    `out`/curve.json."""
    headers, player = signed_in(url), palatine.rl.ModelPlayer(scripted)
    won, points = 0.0, []
    for number in range(1, count + 1):
        result = play_there(url, game, language, headers, player)
        print("\n".join(result["lines"]))
        places = result["places"]
        won += 0 if places[0] > 1 else 1 / places.count(1)
        low, high = wilson(won, number)
        share = {"games": number, "share": round(won / number, 4)}
        share |= {"low": round(low, 4), "high": round(high, 4)}
        points.append({**share, "scores": result["scores"], "refused": player.misunderstood})
    if out:
        folder = Path(out)
        folder.mkdir(parents=True, exist_ok=True)
        about = {"game": game, "opponent": OPPONENT, "points": points}
        (folder / "curve.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("language", nargs="?", default="en")
    parser.add_argument("--server")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    if args.server:
        play_many(args.server.rstrip("/"), args.game, args.language, args.games, args.out)
    else:
        play_here(args.game, args.language)
