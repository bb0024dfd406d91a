"""Castles for the search: rollouts over this round and the next, then points, money, doors, cards
and what the rooms that are not complete yet may still bring."""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.knowledge import LATER, Knowledge, Outlook
from palatine.bots.tuning.castles import values as at_once
from palatine.bots.tuning.castles_site import Site, money_value, reward_value, rounds_left
from palatine.core.action import Action
from palatine.core.state import State
from palatine.games.castles.parts import POINTS, TYPE_OF
from palatine.games.castles.state import CastlesState

DOORS: Final = 0.35  # an open door, up to so many
DOORS_COUNTED: Final = 5
CARD: Final = 2.5  # a bonus card in hand, by the rounds that are left
ROUNDS_AHEAD: Final = 2


class CastlesKnowledge(Knowledge):
    """Few worlds, for a purchase tries many places: a search one round deep."""

    def __init__(self) -> None:
        super().__init__()
        self.width = 5
        self.horizon = 60
        self.scale = 2.0
        self.loose = 0.6
        self.pace = 0.5

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        assert isinstance(state, CastlesState)
        return at_once(state, legal)

    def share(self, view: State) -> float:
        """Seven prices are set in a row, and a reward is a small thing; rooms are for ever."""
        assert isinstance(view, CastlesState)
        return 1.0 if view.frames[-1].step in ("buy", "place") else 0.4

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        assert isinstance(root, CastlesState) and isinstance(state, CastlesState)
        step = state.frames[-1].step
        if state.round >= root.round + ROUNDS_AHEAD and step in ("price", "buy"):
            return True
        return decisions >= self.horizon and step in ("price", "buy")

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        assert isinstance(state, CastlesState)
        rows = super().outlook(game, state)
        if not state.frames:
            return rows
        share = min(1.0, rounds_left(state) / 6)
        for seat, row in enumerate(rows):
            doors = sum(state.castles[seat].open)
            value = money_value(state, state.money[seat])
            value += share * DOORS * min(doors, DOORS_COUNTED)
            value += share * CARD * len(state.hands[seat])
            row[LATER] = value + _hopes(state, seat)
        return rows


def _hopes(s: CastlesState, seat: int) -> float:
    """C-602  The rewards of rooms that are not complete yet, as far as they can be hoped for."""
    site = Site(s, seat)
    value = 0.0
    for number, one in enumerate(site.castle.tiles):
        doors = site.castle.open[number]
        if doors:
            reward = reward_value(s, seat, TYPE_OF[one.tile], POINTS[one.tile])
            value += site.hope(one.tile, reward, doors, site.blocked[number])
    return value


KNOWLEDGE: Final = CastlesKnowledge()
