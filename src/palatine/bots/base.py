"""What every opponent is: somebody who sees a view, never the table itself."""

from typing import Any, ClassVar

from palatine.core.action import Action
from palatine.core.game import Game
from palatine.core.rng import Rng

AnyGame = Game[Any]


class Bot:
    """An opponent with a stream of luck of its own: the same seed plays the same game.

    name: what it is called on the command line and in reports.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)

    def choose(self, game: AnyGame, view: Any) -> Action:
        """What the viewer of this view does now. A whole state, or a spectator's, is refused."""
        if view.viewer < 0:
            raise ValueError("a bot is shown the view of its own seat, and nothing else")
        return self.decide(game, view)

    def decide(self, game: AnyGame, view: Any) -> Action:
        """One of `game.legal(view, view.viewer)`; every kind of bot has its own way."""
        raise AssertionError("a bot has its own choice")

    def plan(self) -> list[list[str]]:
        """What it means to do next, as plain texts: pairs of a position and an action."""
        return []

    def recall(self, game: AnyGame, plan: list[list[str]]) -> None:
        """Go on with a plan that one of its kind has made; perhaps in another process."""
