"""The points as everybody sees them, noted where another begins to act: so the story can say what a
turn has brought."""

from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.state import SPECTATOR, Together

NOBODY = -3  # as actor: nobody has acted since the last note
ALL = -4  # as actor: the answers to a simultaneous choice, in whatever order they came


class Points:
    """Public points of the newest position, and whose actions they were last noted for."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._actor = NOBODY
        self._state: Any = None
        self._scores: list[int] = []

    def clone(self) -> "Points":
        other = Points(self._game)
        other._actor, other._state, other._scores = self._actor, self._state, self._scores
        return other

    def of(self, state: Any) -> list[int]:
        """The points by seat that a spectator sees; the last position's are kept."""
        if state is not self._state:
            view = self._game.view(state, SPECTATOR)
            self._state, self._scores = state, self._game.face.status(view).scores
        return self._scores

    def before(self, state: Any, who: int) -> list[int] | None:
        """The points before `who` acts in this position, where somebody else acted before him;
        None where he has acted last."""
        actor = ALL if isinstance(state.frames[-1], Together) else who
        if actor == self._actor:
            return None
        self._actor = actor
        return self.of(state)

    def start_anew(self) -> None:
        """Something was taken back: note them whoever acts next."""
        self._actor = NOBODY
