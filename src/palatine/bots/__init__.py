"""Opponents: players that see only what their seat may see."""

from importlib import import_module

from palatine.bots.base import Bot
from palatine.core.errors import BadOption

# Name: module and class, imported when asked for. The levels, weakest first; then the yardsticks.
BOTS: dict[str, str] = {
    "page": "palatine.bots.levels:Page",
    "squire": "palatine.bots.levels:Squire",
    "knight": "palatine.bots.levels:Knight",
    "castellan": "palatine.bots.levels:Castellan",
    "palatine": "palatine.bots.levels:Palatine",
    "greedy": "palatine.bots.greedy:GreedyBot",
    "random": "palatine.bots.random:RandomBot",
}


def make(name: str, seed: str) -> Bot:
    """The opponent with this name; the same seed plays the same way."""
    check_name(name)
    module, _, kind = BOTS[name].partition(":")
    bot = getattr(import_module(module), kind)(seed)
    assert isinstance(bot, Bot)
    return bot


def check_name(name: str) -> None:
    """Refuse a name that no opponent has."""
    if name not in BOTS:
        raise BadOption("error-unknown-bot", {"bot": name[:40], "allowed": ", ".join(BOTS)})
