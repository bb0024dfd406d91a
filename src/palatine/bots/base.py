"""The base class of all bots: a bot sees a view, never the table itself."""

from typing import Any, ClassVar

from palatine.core.action import Action
from palatine.core.game import Game
from palatine.core.rng import Rng

AnyGame = Game[Any]


class Bot:
    """A bot with a random stream of its own: with the same seed it plays the same game.

    name: its name on the command line and in reports.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)

    def choose(self, game: AnyGame, view: Any) -> Action:
        """The action that the viewer of this view takes now. A whole state or a spectator's view is
        refused."""
        check_seat(view)
        return self.decide(game, view)

    def decide(self, game: AnyGame, view: Any) -> Action:
        """One of `game.legal(view, view.viewer)`; every kind of bot implements this."""
        raise AssertionError("a bot has its own choice")

    def plan(self) -> list[list[str]]:
        """What the bot means to do next, as plain texts: pairs of a position and an action."""
        return []

    def recall(self, game: AnyGame, plan: list[list[str]]) -> None:
        """Continue with a plan that a bot of the same kind has made, perhaps in another process."""


def check_seat(view: Any) -> None:
    """Refuse what is no view of a seat."""
    if view.viewer < 0:
        raise ValueError("a bot is shown the view of its own seat, and nothing else")
