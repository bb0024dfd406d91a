"""What the scripted opponents share: each pursues one aim, and says which.

A script looks at lines of its own actions in a few worlds that fit its view, keeps the best few of
each length, and takes the first action of the line after which its aim is served best. It knows no
more of the game than its aim and the rules; nothing here comes from the opponents of the package.
Where playing an action out does not show what it is for (a price, a tile kept in a draft), the
script has an opinion instead.
"""

from typing import Any, ClassVar

from palatine.bots.base import AnyGame, Bot
from palatine.core.action import Action
from palatine.core.chance import Sampler
from palatine.core.state import CHANCE


class Scripted(Bot):
    """plays: the game that it is for. width and depth: of the lines; worlds: how many are tried."""

    plays: ClassVar[str] = ""
    width: ClassVar[int] = 6
    depth: ClassVar[int] = 8
    worlds: ClassVar[int] = 2

    def aim(self, game: AnyGame, state: Any, seat: int) -> float:
        """How well a position serves the aim."""
        raise AssertionError("every script has its own aim")

    def opinions(self, game: AnyGame, view: Any, legal: list[Action]) -> list[float] | None:
        """What each action is good for, where that is not seen by playing it; otherwise None."""
        return None

    def decide(self, game: AnyGame, view: Any) -> Action:
        legal = game.legal(view, view.viewer)
        if len(legal) == 1:
            return legal[0]
        values = self.opinions(game, view, legal)
        if values is None:
            values = [0.0] * len(legal)
            for _ in range(self.worlds):
                world = game.imagine(view, self.rng)
                for number, value in enumerate(self._lines(game, world, view.viewer, legal)):
                    values[number] += value
        top = max(values)
        best = [action for action, value in zip(legal, values) if value >= top - 1e-9]
        return best[self.rng.below(len(best))]

    def _lines(self, game: AnyGame, world: Any, seat: int, legal: list[Action]) -> list[float]:
        """By first action: the best that a line beginning with it reaches in this world."""
        driver = Sampler(self.rng)
        best = [float("-inf")] * len(legal)
        beam: list[tuple[float, int, Any]] = [(0.0, -1, world)]
        for _ in range(self.depth):
            found: list[tuple[float, int, Any]] = []
            for _, first, state in beam:
                for number, action in enumerate(game.legal(state, seat)):
                    after = state.clone()
                    game.apply(after, seat, action)
                    while game.to_move(after) == CHANCE:
                        game.apply(after, CHANCE, driver.draw(game, after))
                    begun = number if first < 0 else first
                    value = self.aim(game, after, seat)
                    best[begun] = max(best[begun], value)
                    if game.to_move(after) == seat:
                        found.append((value, begun, after))
            found.sort(key=lambda one: -one[0])
            beam = found[: self.width]
            if not beam:
                break
        return best
