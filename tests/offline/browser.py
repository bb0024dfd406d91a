"""Somebody who runs the engine as a browser does, without one: carries its effects out, keeps what
it stores, and thinks for the bots. Used by the tests of the engine."""

import itertools
import json
import random
from typing import Any

from palatine.offline.engine import Engine
from palatine.service import thinking

Json = dict[str, Any]


class Storage:
    """What a browser keeps; it outlives the engines that use it."""

    def __init__(self) -> None:
        self.tables: dict[str, Json] = {}
        self.lines: dict[str, Json] = {}
        self.me: Json | None = None

    def store(self, effect: Json) -> None:
        kept = self.tables.setdefault(effect["table"], {"head": effect["head"], "rows": []})
        assert len(kept["rows"]) == effect["after"]
        kept["rows"] += effect["rows"]
        self.lines[effect["table"]] = effect["line"]


class Tab:
    """One tab, with an engine of its own."""

    def __init__(self, storage: Storage, seed: int = 1) -> None:
        self.storage = storage
        self.chance = random.Random(seed)
        self.engine = Engine(self.chance.randbytes)
        self.numbers = itertools.count(1)
        self.now = 1_000
        self.heard: list[Json] = []  # messages of channels
        self.shut: list[int] = []
        self.thoughts: list[Json] = []  # questions that wait to be thought about
        self.say("begin", lines=list(storage.lines.values()), me=storage.me)

    def say(self, what: str, **about: Any) -> list[Json]:
        """A message, and what it leads to; through JSON, as between a worker and its page."""
        self.now += 10
        message = {"what": what, "now": self.now, **about}
        effects = json.loads(self.engine.receive(json.dumps(message)))
        if effects and effects[0]["do"] == "load":
            table = effects[0]["table"]
            kept = self.storage.tables.get(table)
            self.say("loaded", table=table, kept=kept)
            return self.say(what, **about)
        for effect in effects:
            self._carry_out(effect)
        return effects  # type: ignore[no-any-return]

    def _carry_out(self, effect: Json) -> None:
        if effect["do"] == "store":
            self.storage.store(json.loads(json.dumps(effect)))
        elif effect["do"] == "me":
            self.storage.me = effect["me"]
        elif effect["do"] == "send":
            self.heard.append(effect["message"])
        elif effect["do"] == "shut":
            self.shut.append(effect["code"])
        elif effect["do"] == "think":
            self.thoughts.append(effect)

    def think(self) -> bool:
        """Let the bot think that was asked first; whether one was asked."""
        if not self.thoughts:
            return False
        asked = self.thoughts.pop(0)
        reply = thinking.answer(asked["question"]) if asked["question"] else {}
        self.say("thought", n=asked["n"], reply=json.loads(json.dumps(reply)))
        return True

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request: its status and its answer."""
        number = next(self.numbers)
        effects = self.say("request", n=number, method=method, path=path, body=body)
        (answer,) = [one for one in effects if one["do"] == "answer"]
        return answer["status"], answer["body"]

    def post(self, path: str, body: Any = None) -> Any:
        status, told = self.ask("POST", path, body or {})
        assert status == 200, told
        return told

    def get(self, path: str) -> Any:
        status, told = self.ask("GET", path)
        assert status == 200, told
        return told

    def sit_down(self, game: str, seats: list[str], **about: Any) -> str:
        """A new table of mine, opened by a page."""
        self.post("/api/me", {"name": "Ada"})
        made = self.post("/api/tables", {"game": game, "seats": seats, "seed": "test", **about})
        self.look(made["id"])
        return str(made["id"])

    def look(self, table: str, channel: int = 1, **hello: Any) -> None:
        self.say("open", channel=channel, table=table)
        self.tell({"type": "hello", "lang": "en", **hello}, channel)

    def tell(self, message: Json, channel: int = 1) -> None:
        self.say("message", channel=channel, message=message)

    @property
    def update(self) -> Json:
        """The newest view."""
        return next(one for one in reversed(self.heard) if one["type"] == "update")

    def move(self, channel: int = 1) -> None:
        """Any offer of the seat that is looked from."""
        update = self.update
        offer = self.chance.choice(update["offers"])
        texts = offer[0].split("\n")
        word = f"move-{next(self.numbers)}"
        self.tell({"type": "move", "id": word, "seq": update["seq"], "texts": texts}, channel)
        answers = [one for one in self.heard if one.get("id") == word]
        assert [one["type"] for one in answers] == ["done"], answers

    def play(self, moves: int = 10_000) -> int:
        """Play on until the game is over or so many moves are made; how many were."""
        made = 0
        while made < moves and self.update["table"]["state"] == "playing":
            if self.update["pending"]["mine"]:
                self.move()
                made += 1
            elif self.update["you"]["mine"] and self._turn_over():
                continue
            else:
                assert self.think()
        return made

    def _turn_over(self) -> bool:
        """At a shared screen: look from the seat that is asked."""
        asked = set(self.update["pending"]["seats"]) & set(self.update["you"]["mine"])
        if not asked:
            return False
        self.tell({"type": "hello", "lang": "en", "seat": min(asked)})
        return True
