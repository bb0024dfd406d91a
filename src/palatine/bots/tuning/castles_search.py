"""Castles for the search: rollouts over the present round, then points, cards, money and doors."""

from typing import Any, Final

from palatine.bots.base import AnyGame
from palatine.bots.knowledge import LATER, Knowledge, Outlook
from palatine.bots.tuning.castles import money_value, rounds_left
from palatine.bots.tuning.castles import values as at_once
from palatine.core.action import Action

DOORS: Final = 0.35  # an open door, up to so many
DOORS_COUNTED: Final = 5
CARD: Final = 2.5  # a bonus card in hand, by the rounds that are left


class CastlesKnowledge(Knowledge):
    """Few worlds, for a purchase tries many places: a search one round deep."""

    width = 5
    horizon = 24
    scale = 2.0

    def values(self, game: AnyGame, state: Any, legal: list[Action], effort: int) -> list[float]:
        return at_once(state, legal)

    def is_leaf(self, game: AnyGame, root: Any, state: Any, decisions: int) -> bool:
        step = state.frames[-1].step
        if state.round > root.round and step in ("price", "buy"):
            return True
        return decisions >= self.horizon and step in ("price", "buy")

    def outlook(self, game: AnyGame, state: Any) -> Outlook:
        rows = super().outlook(game, state)
        if not state.frames:
            return rows
        share = min(1.0, rounds_left(state) / 6)
        for seat, row in enumerate(rows):
            doors = sum(state.castles[seat].open)
            value = money_value(state, state.money[seat])
            value += share * DOORS * min(doors, DOORS_COUNTED)
            value += share * CARD * len(state.hands[seat])
            row[LATER] = value
        return rows


KNOWLEDGE: Final = CastlesKnowledge()
