"""Opponents of a checkout that are no part of the package, known to arenas by name: plain methods
and scripts against which the levels are measured (benchmarks/yardsticks).

They are bots as anybody may write them (loading.py). Their class may say `plays`, the one game that
it is for, and `takes_budget`, that its `rollouts` and `seconds` can be set.
"""

import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from palatine.bots.loading import load_class

LIST = "names.toml"


@cache
def yardsticks() -> dict[str, str]:
    """Their targets by name; none where there is no checkout."""
    spec = find_spec("palatine")
    assert spec is not None and spec.origin is not None
    folder = Path(spec.origin).parents[2] / "benchmarks" / "yardsticks"
    try:
        listed = tomllib.loads((folder / LIST).read_text("utf-8"))
    except OSError:
        return {}
    return {name: str(folder / target) for name, target in listed.items()}


def plays(target: str) -> str:
    """The only game of a bot; "" for one that plays all."""
    return str(getattr(load_class(target), "plays", ""))


def takes_budget(target: str) -> bool:
    """Whether the budget of a bot can be set."""
    return bool(getattr(load_class(target), "takes_budget", False))


def of_game(game: str) -> list[str]:
    """The yardsticks of a game: those for it alone, and those for all."""
    return [name for name, target in yardsticks().items() if plays(target) in ("", game)]
