"""Component files: TOML beside the game's code, with the provenance of every number."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

Table = dict[str, Any]


def load(folder: str, name: str) -> Table:
    """Read `data/<name>.toml` of the game whose package folder this is."""
    with (Path(folder) / "data" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


@dataclass(frozen=True)
class EventNames:
    """What `data/log.toml` of a game says of its events, by name.

    rules: the rule behind each. rounds: a round or phase begins with them; they are its heading.
    turns: they say no more than whose turn begins. apart: something of the table itself (a deal, a
    market), which belongs to nobody's turn.

    Lines of a group that follow each other can be told as one. adds: those whose named number is
    added up. several: those that differ in nothing but the named arguments; `<id>-several-<event>`
    tells them all, with a list for which `<id>-each-<event>` tells each.
    """

    rules: dict[str, str]
    rounds: frozenset[str] = frozenset()
    turns: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    adds: Mapping[str, str] = field(default_factory=dict)
    several: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def differing(self, event: str) -> tuple[str, ...] | None:
        """The arguments in which lines that are told as one may differ; None where each is told by
        itself."""
        return (self.adds[event],) if event in self.adds else self.several.get(event)


@cache
def event_names(package: str) -> EventNames:
    """What the game in this package says of the events of its log; nothing where it has no such
    file."""
    folder = str(Path(str(import_module(package).__file__)).parent)
    try:
        told = load(folder, "log")
    except FileNotFoundError:
        return EventNames({})
    rules = {str(event): str(rule) for event, rule in told["rules"].items()}
    story = told.get("story", {})
    rounds, turns, apart = [frozenset(story.get(kind, ())) for kind in ("rounds", "turns", "apart")]
    several = {event: tuple(args) for event, args in story.get("several", {}).items()}
    return EventNames(rules, rounds, turns, apart, story.get("adds", {}), several)


def canonical(value: object) -> str:
    """One text for equal values: keys sorted, no spaces, plain characters."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def short_hash(value: object) -> str:
    """Sixteen hexadecimal digits that name a value."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]
