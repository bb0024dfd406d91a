"""An opponent that looks at the points of its own turn; each game says how, in bots/tuning."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from palatine.bots.base import AnyGame, Bot
from palatine.core.action import Action
from palatine.core.errors import Unsupported


class GreedyBot(Bot):
    """Asks `greedy(game, view, rng)` of palatine.bots.tuning.<game id>."""

    name = "greedy"

    def decide(self, game: AnyGame, view: Any) -> Action:
        action = tuning_of(game.meta.id).greedy(game, view, self.rng)
        assert isinstance(action, Action)
        return action


def tuning_of(game: str) -> Any:
    """What opponents know about one game."""
    if not has_tuning(game):
        raise Unsupported(game, "greedy")
    return import_module(f"palatine.bots.tuning.{game}")


def has_tuning(game: str) -> bool:
    """Whether opponents know anything about this game."""
    return find_spec(f"palatine.bots.tuning.{game}") is not None
