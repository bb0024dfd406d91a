"""A bot that does not think: every legal action is equally likely."""

from typing import Any

from palatine.bots.base import AnyGame, Bot
from palatine.core.action import Action


class RandomBot(Bot):
    """Plays any legal action."""

    name = "random"

    def decide(self, game: AnyGame, view: Any) -> Action:
        actions = game.legal(view, view.viewer)
        return actions[self.rng.below(len(actions))]
