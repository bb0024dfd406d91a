"""Rewards of the seats: by places or points at the end, or by points as they are scored."""

from typing import Any

from palatine.core.batch import REWARDS, difference, placing
from palatine.core.errors import BadOption
from palatine.core.game import Game


class Rewards:
    """The rewards of one game: call `begin` with its first state, then `after_action` after every
    action."""

    def __init__(self, rules: Game[Any], seats: int, kind: str) -> None:
        if kind not in REWARDS:
            about = {"option": "reward", "value": str(kind)[:60], "allowed": ", ".join(REWARDS)}
            raise BadOption("error-bad-option", about)
        self.rules = rules
        self.seats = seats
        self.kind = kind
        self._scores: list[int] = []

    def begin(self, state: Any) -> None:
        """Note the points at the beginning of a game, where the kind of reward needs them."""
        self._scores = self._points(state) if self.kind == "score" else []

    def after_action(self, state: Any) -> list[float]:
        """The rewards of all seats for the last action. state: the state after it."""
        if self.kind == "score":
            before, self._scores = self._scores, self._points(state)
            return [float(new - old) for new, old in zip(self._scores, before)]
        if not self.rules.is_over(state):
            return [0.0] * self.seats
        result = self.rules.result(state)
        pay = difference if self.kind == "difference" else placing
        return [pay(result, seat) for seat in range(self.seats)]

    def clone(self) -> "Rewards":
        """An independent copy in the middle of a game."""
        copy = Rewards(self.rules, self.seats, self.kind)
        copy._scores = self._scores
        return copy

    def _points(self, state: Any) -> list[int]:
        return [self.rules.score(state, seat) for seat in range(self.seats)]
