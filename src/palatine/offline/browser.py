"""The engine as a worker of a browser starts it (server/static/js/engine/python.js)."""

import json
import secrets

from palatine import games, locales
from palatine.bots import make
from palatine.bots.knowledge import knowledge_of
from palatine.offline.engine import Engine
from palatine.offline.house import opponents
from palatine.service import symbols, thinking


def prepare(language: str) -> None:
    """Read all that a table needs, in one language: what is read now is part of the memory that is
    kept for the next start."""
    for file in locales.files():
        locales.bundle(language, file)
    for game in games.names():
        symbols.sheet_url(game, language)
        knowledge_of(game)
    for bot in opponents():
        make(bot, "")


class Started:
    """What the worker calls: text in, text out."""

    def __init__(self) -> None:
        self.engine = Engine(secrets.token_bytes)

    def receive(self, text: str) -> str:
        return self.engine.receive(text)

    def think(self, text: str) -> str:
        """What a bot does, or a hint or a review; {} where that fails, so that the game goes on."""
        try:
            return json.dumps(thinking.answer(json.loads(text)))
        except Exception:  # whatever it is, the engine takes a legal action instead
            return "{}"


def start() -> Started:
    return Started()
