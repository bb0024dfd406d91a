"""Component files: TOML beside the game's code, with the provenance of every number."""

import hashlib
import json
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

Table = dict[str, Any]


def load(folder: str, name: str) -> Table:
    """Read `data/<name>.toml` of the game whose package folder this is."""
    with (Path(folder) / "data" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def event_rules(package: str) -> dict[str, str]:
    """The rule behind each event of a game's log, by name: `data/log.toml` of its package."""
    folder = str(Path(str(import_module(package).__file__)).parent)
    try:
        return {str(event): str(rule) for event, rule in load(folder, "log")["rules"].items()}
    except FileNotFoundError:
        return {}


def canonical(value: object) -> str:
    """One text for equal values: keys sorted, no spaces, plain characters."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def short_hash(value: object) -> str:
    """Sixteen hexadecimal digits that name a value."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]
