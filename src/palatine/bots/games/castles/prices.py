"""The round as a small game: who would buy what at which price, and which prices suit the builder.

Everybody in turn takes what is worth most to him at its price; what he pays goes to the builder,
who comes last. So an order of the tiles can be judged without playing the round.
"""

from typing import Final

from palatine.bots.games.castles.goals import Goals
from palatine.bots.games.castles.weights import Weights
from palatine.games.castles.parts import (
    CORRIDOR_PRICE,
    HALLWAY,
    PASS_INCOME,
    PRICES,
    STAIRS,
)
from palatine.games.castles.state import CastlesState

_NONE: Final = -50.0  # below this there is no place for a tile


class PurchaseRound:
    """One round from the turns on: what each tile is worth to each seat, and money."""

    def __init__(self, s: CastlesState, goals: list[Goals], weights: Weights) -> None:
        self.s = s
        self.when = goals[0].when
        self.weights = weights
        self.rival = weights.rival  # what a point of the others is worth to the builder
        self.prices = PRICES[s.seats]
        self.coins = list(s.coins)
        self.tiles = list(s.market)
        self.worth = [[_worth(one, tile) for tile in s.market] for one in goals]
        self.hallway = [_worth(one, HALLWAY) if s.hallways else -99.0 for one in goals]
        self.stairs = [_worth(one, STAIRS) if s.stairs else -99.0 for one in goals]
        self.seen: list[tuple[float, list[int]]] = []  # the orders looked at, with their values

    def judged(self, order: list[int]) -> float:
        """What the round will bring the builder, less what it brings the others. order: for each
        price, the slot where its tile lies now."""
        s = self.s
        money = s.money.copy()
        left = [True] * len(order)
        total = 0.0
        earned = self.when.worth_of(money[s.builder])
        for i in range(1, s.seats + 1):
            seat = (s.builder + i) % s.seats
            gain = self._turn(seat, order, left, money)
            if seat == s.builder:
                total += gain
            else:
                total -= self.rival * gain / (s.seats - 1)
        return total - earned + self.when.worth_of(money[s.builder])

    def _turn(self, seat: int, order: list[int], left: list[bool], money: list[int]) -> float:
        """One seat's best purchase, carried out; what it gains, the builder's money aside."""
        s = self.s
        have = money[seat]
        before = self.when.worth_of(have)
        top = self.when.worth_of(have + PASS_INCOME) - before
        at, paid, change = -1, 0, PASS_INCOME
        for price in range(len(order)):
            slot = order[price]
            cost = self.prices[price] - self.coins[slot]
            if left[price] and cost <= have and self.worth[seat][slot] > _NONE:
                gain = self.worth[seat][slot] + self.when.worth_of(have - cost) - before
                if gain > top:
                    top, at, paid, change = gain, price, self.prices[price], -cost
        corridor = max(self.hallway[seat], self.stairs[seat])
        if have >= CORRIDOR_PRICE and corridor > _NONE:
            gain = corridor + self.when.worth_of(have - CORRIDOR_PRICE) - before
            if gain > top:
                top, at, paid, change = gain, -1, CORRIDOR_PRICE, -CORRIDOR_PRICE
        money[seat] += change
        if at >= 0:
            left[at] = False
        if seat != s.builder:
            money[s.builder] += paid
            return top
        return (
            top - self.when.worth_of(money[seat]) + before
        )  # the builder's money is counted at the end

    def first_order(self, settled: int) -> list[int]:
        """Where to begin: what the others want most is dearest."""
        order = list(range(len(self.tiles)))
        rest = order[settled:]
        keys = [self._wanted(slot) for slot in order]
        rest.sort(key=keys.__getitem__)
        return order[:settled] + rest

    def _wanted(self, slot: int) -> float:
        builder = self.s.builder
        others = [row[slot] for seat, row in enumerate(self.worth) if seat != builder]
        return self.weights.builder_wants * self.worth[builder][slot] - max(others)

    def climb(self, settled: int) -> list[int]:
        """The best order of prices that swaps lead to."""
        order = self.first_order(settled)
        best = self._look(order)
        for _ in range(self.weights.swap_rounds):
            better = False
            for i in range(settled, len(order) - 1):
                for j in range(i + 1, len(order)):
                    order[i], order[j] = order[j], order[i]
                    value = self._look(order)
                    if value > best + 1e-9:
                        best = value
                        better = True
                    else:
                        order[i], order[j] = order[j], order[i]
            if not better:
                break
        return order

    def _look(self, order: list[int]) -> float:
        value = self.judged(order)
        self.seen.append((value, order.copy()))
        return value


def _worth(goals: Goals, tile: int) -> float:
    return goals.worth(tile) if tile >= 0 else -99.0
