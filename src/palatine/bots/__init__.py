"""Bots: players that see only what their seat may see."""

import re
from functools import cache
from importlib import import_module

from palatine.bots.base import Bot
from palatine.bots.loading import is_file, load_class, make_guest
from palatine.core.errors import BadOption

GROUP = "palatine.bots"  # of the entry points by which an installed package adds opponents

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
OWN = frozenset(BOTS)  # those of this package
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,29}")


def make(name: str, seed: str) -> Bot:
    """The opponent with this name; the same seed plays the same way.

    Only names that are registered are understood, never a file: see `register`.

    Examples:
        >>> make("greedy", "a seed").name
        'greedy'
    """
    check_name(name)
    if name not in OWN:
        return make_guest(BOTS[name], name, seed)
    module, _, kind = BOTS[name].partition(":")
    bot = getattr(import_module(module), kind)(seed)
    assert isinstance(bot, Bot)
    return bot


def check_name(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in BOTS:
        discover()
    if name not in BOTS:
        raise BadOption("error-unknown-bot", {"bot": name[:40], "allowed": ", ".join(BOTS)})


def target_of(name: str) -> str:
    """The module or file, and the class, of a bot that is known."""
    return BOTS[name]


def names() -> list[str]:
    """All bots: the levels, weakest first, then `greedy` and `random` for comparison, then those of
    other packages and files."""
    discover()
    return list(BOTS)


def register(target: str) -> str:
    """Register the class of a file (`mine.py:MyBot`) or of a module (`package.module:MyBot`) as a
    bot of this process, and return its name: the name given by `name=mine.py:MyBot`, otherwise the
    one that its class has."""
    name, equals, rest = target.rpartition("=")
    kind = load_class(rest)
    if not equals:
        name = kind.name or kind.__name__.lower()
    return add(name, rest)


def register_file(target: str) -> str:
    """The same for `mine.py:MyBot` on a command line: the bot's name is what was typed. A plain
    name is returned unchanged, for `check_name` to judge."""
    if is_file(target):
        load_class(target)
        BOTS[target] = target
    return target


def add(name: str, target: str) -> str:
    """Put a bot on the list without loading it. A name that is taken is refused."""
    if not _NAME.fullmatch(name):
        raise BadOption("error-bot-name", {"name": name[:40]})
    if BOTS.get(name, target) != target:
        raise BadOption("error-bot-taken", {"name": name})
    BOTS[name] = target
    return name


@cache
def discover() -> None:
    """Look once for bots of installed packages. A bot whose name is taken is left out."""
    from importlib.metadata import entry_points

    for found in entry_points(group=GROUP):
        if _NAME.fullmatch(found.name):
            BOTS.setdefault(found.name, found.value)
