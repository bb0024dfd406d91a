"""Louis XIV: missions as fast as possible, or arms above all."""

from dataclasses import dataclass
from typing import ClassVar

from scripted import Scripted

from palatine.bots.base import AnyGame
from palatine.core.native import count
from palatine.games.louis.names import CHIP_KINDS, COLUMNS, CROWN, LAST_ROUND, TILES
from palatine.games.louis.parts import stands_for
from palatine.games.louis.plans import CROWNED, FREE, GIFT, MAY_BUY, plan_of, price
from palatine.games.louis.state import LouisState

CROWN_LAST = (*range(CROWN + 1, CHIP_KINDS), CROWN)  # it stands for any other


@dataclass(frozen=True)
class Worth:
    """What things are worth, in points; a script says where it thinks otherwise."""

    half: float = 1.0  # a mission in hand for which one chip is there
    whole: float = 3.5  # one for which both are: it can be laid
    laid: float = 1.5  # one on the table, besides its points: what it does in the rounds to come
    chip: float = 0.6  # one that no mission asks for
    crown: float = 1.4
    arms: float = 1.0
    money: float = 0.3
    marker: float = 0.3  # at hand
    card: float = 0.8  # of influence or intrigue
    near: float = 0.25  # of a reward, where one has markers but not the right to it
    sure: float = 0.7  # of a reward, where one is first by a single marker
    surer: float = 0.1  # more, for each marker above


class LouisScript(Scripted):
    """What the court would pay now, and what one holds, at the script's own worth."""

    plays = "louis"
    depth = 3
    worlds = 1
    worth: ClassVar[Worth]

    def aim(self, game: AnyGame, state: LouisState, seat: int) -> float:
        w, p = self.worth, state.players[seat]
        chips = p.chips.copy()
        value = float(game.score(state, seat)) + (w.arms - 1) * p.drawn
        value += self.court(state, seat, chips) + self.missions(state, seat, chips)
        value += w.money * p.money + w.marker * p.personal + w.card * (p.cards + len(p.intrigue))
        return value + (w.laid * int(count(p.laid)) if state.round < LAST_ROUND else 0.0)

    def missions(self, s: LouisState, seat: int, chips: list[int]) -> float:
        """How far these chips bring the missions in hand, and what is left of them."""
        w, left, value = self.worth, chips.copy(), 0.0
        for mission in s.players[seat].missions:
            found = 0
            for symbol in s.parts.costs[mission] if mission >= 0 else ():
                fitting = [c for c in CROWN_LAST if left[c] > 0 and stands_for(c, symbol)]
                if fitting:
                    left[fitting[0]] -= 1
                    found += 1
            value += (0.0, w.half, w.whole)[found]
        return value + w.crown * left[CROWN] + w.chip * sum(left[CROWN + 1 :])

    def court(self, s: LouisState, seat: int, chips: list[int]) -> float:
        """What every tile would pay if the round ended now, and a part where one is near it; the
        chips that it would pay are added to these."""
        total = 0.0
        for tile in range(TILES):
            for who, what in plan_of(s, tile, -1)[0]:
                if who == seat:
                    total += self._paid(s, tile, seat, what, chips)
        return total

    def _paid(self, s: LouisState, tile: int, seat: int, what: int, chips: list[int]) -> float:
        w, gift = self.worth, s.parts.rewards[tile]
        cost = price(s, seat, tile) if what == MAY_BUY else 0
        if what not in (CROWNED, FREE, GIFT, MAY_BUY) or cost > s.players[seat].money:
            return w.near * self.reward(s, tile)
        if gift.chip >= 0:
            chips[gift.chip] += 1
        if what == CROWNED:
            chips[CROWN] += 1
        margin = _lead(s, seat, tile) - 1 if what in (CROWNED, FREE) else 3
        value = self.reward(s, tile) - (w.chip if gift.chip >= 0 else 0.0)
        return min(1.0, w.sure + w.surer * margin) * value - w.money * cost

    def reward(self, s: LouisState, tile: int) -> float:
        """What the person of a tile gives, its chip as one that nobody asks for."""
        w, gift = self.worth, s.parts.rewards[tile]
        value = w.arms * gift.arms + w.money * gift.louisdor
        value += w.card * (gift.influence + gift.intrigue)
        value += w.marker * (gift.place + gift.take_back)
        return value + (w.chip if gift.chip >= 0 else 0.0)


def _lead(s: LouisState, seat: int, tile: int) -> int:
    """Markers on a tile above those of the best other."""
    on = [s.on[tile * COLUMNS + column] for column in range(s.columns())]
    return int(on[seat] - max(n for column, n in enumerate(on) if column != seat))


class LouisRush(LouisScript):
    """Missions: chips that its missions ask for, crowns, and a mission laid as soon as it can
    be."""

    name = "louis-rush"
    worth = Worth(half=1.8, whole=4.5, laid=3.0, chip=0.8, crown=1.8)


class LouisHoard(LouisScript):
    """Arms: wherever they are given, and money and cards for later; missions only as chips come."""

    name = "louis-hoard"
    worth = Worth(arms=2.4, money=0.5, card=1.0)
