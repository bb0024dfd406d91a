"""Castles for the search: whole purchases and whole sets of prices compete in the rollouts."""

from math import sqrt
from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line, Outlook
from palatine.bots.games.castles.alone import alone_values, policy_alone
from palatine.bots.games.castles.evaluation import Survey, judged
from palatine.bots.games.castles.goals import (
    FAVOR_AIMS,
    Goals,
    favor_outlook,
    rounds_to_come,
)
from palatine.bots.games.castles.greedy import values as at_once
from palatine.bots.games.castles.prices import PurchaseRound
from palatine.bots.games.castles.weights import AloneWeights, Weights
from palatine.bots.knowledge import FULL, LATER, Knowledge, widened
from palatine.bots.learned import learned_policy, learned_value
from palatine.bots.search import compare
from palatine.core.action import Action
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import State
from palatine.games.castles import actions as act
from palatine.games.castles.parts import CORRIDOR_PRICE, PASS_INCOME, PRICES, SOLO
from palatine.games.castles.placing import PLACE
from palatine.games.castles.state import CATEGORIES, CastlesState

# what the learned value is told of the hand-made outlook, in this order
VALUE_CATEGORIES: Final = tuple(CATEGORIES) + ("stacks", "favors", "cards", "money", LATER)


class CastlesKnowledge(Knowledge):
    """Purchases with their places, prices against the others' best purchases."""

    def __init__(self, weights: Weights | None = None, alone: AloneWeights | None = None) -> None:
        super().__init__()
        self.width = 5
        self.horizon = 60
        self.scale = 2.4
        self.rollout_noise = 0.6
        self.pace = 0.75
        self.thorough = 2.0
        self.errors = (2.2, 0.55, 0.0, 0.0, 0.0)
        self.ahead = 1  # rounds that a rollout plays on; set anew for every decision
        self.weights = weights or Weights()
        self.alone = alone or AloneWeights()
        self.survey = Survey(self.weights)
        self.survey_alone = Survey(self.alone)
        self.value_categories = VALUE_CATEGORIES
        self._prices: list[int] = []  # the tiles a rollout's builder means to put up

    # --- at once --------------------------------------------------------------------------------

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        assert isinstance(state, CastlesState)
        self.ahead = self._survey(state).weights.rounds_ahead[effort]
        return self._values(state, legal)

    def _values(self, state: CastlesState, legal: list[Action]) -> list[float]:
        step = state.frames[-1].step
        if step == "buy":
            return self._purchases(state, legal)
        if step == "place":
            return self._places(state, legal)
        if step == "price":
            return self._price_values(state, legal)
        if step in ("choose", "return"):
            goals = self._wishes(state, state.viewer)
            return [-goals.card(a.a) if a.kind == act.RETURN else 0.0 for a in legal]
        if state.seats == SOLO and step in ("look", "put", "pair"):
            return alone_values(self._wishes(state, state.viewer), legal)
        return at_once(state, legal)

    def wasteful(self, state: State, legal: list[Action]) -> list[int]:
        """C-602  To decline a reward."""
        return [i for i, a in enumerate(legal) if a.kind == act.DECLINE]

    def _survey(self, s: CastlesState) -> Survey:
        """Who plays alone judges by numbers of his own."""
        return self.survey_alone if s.seats == SOLO else self.survey

    def _wishes(self, s: CastlesState, seat: int) -> Goals:
        return Goals(self._survey(s), s, seat)

    def _purchases(self, s: CastlesState, legal: list[Action]) -> list[float]:
        goals = self._wishes(s, s.viewer)
        values = [self._purchase(s, goals, a) for a in legal]
        self._correct_purchases(s, s.viewer, legal, values)
        return values

    def _correct_purchases(
        self, s: CastlesState, seat: int, legal: list[Action], values: list[float]
    ) -> None:
        """Add what was learned of these purchases."""
        share = self._survey(s).weights.learned_buying
        if share > 0.0:
            is_alone = s.seats == SOLO
            learned = policy_alone() if is_alone else learned_policy("castles", __file__)
            if learned is not None:
                learned.correct(s, seat, legal, values, share)

    def learned_part(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, CastlesState)
        found = [0.0] * len(legal)
        if state.frames[-1].step == "buy":
            self._correct_purchases(state, state.viewer, legal, found)
        return found

    def _purchase(self, s: CastlesState, goals: Goals, a: Action) -> float:
        """C-302, C-303  What a turn spent so is worth."""
        have = s.money[goals.seat]
        if a.kind == act.TAKE:
            return goals.when.worth_of(have + PASS_INCOME) - goals.when.worth_of(have)
        price, coins, tile = CORRIDOR_PRICE, 0, a.a
        if a.kind == act.BUY:
            slot = PRICES[s.seats].index(a.a)
            price, coins, tile = a.a, s.coins[slot], s.market[slot]
        value = goals.worth(tile)
        value += goals.when.worth_of(have - price + coins) - goals.when.worth_of(have)
        return value - self._to_builder(s, goals, price)

    def _to_builder(self, s: CastlesState, goals: Goals, price: int) -> float:
        """C-303  What it costs us that the builder gets the price."""
        if goals.seat == s.builder or s.seats == SOLO:
            return 0.0
        gets = s.money[s.builder]
        gain = goals.when.worth_of(gets + price) - goals.when.worth_of(gets)
        return self._survey(s).weights.paid * gain / (s.seats - 1)

    def _places(self, s: CastlesState, legal: list[Action]) -> list[float]:
        goals = self._wishes(s, s.viewer)
        tile = s.frames[-1].args[0]
        return [
            goals.at(judged(goals.layout, tile, a, goals.when)) if a.kind == PLACE else 0.0
            for a in legal
        ]

    def _round(self, s: CastlesState) -> PurchaseRound:
        goals = [self._wishes(s, seat) for seat in range(s.seats)]
        return PurchaseRound(s, goals, self.weights)

    def _price_values(self, s: CastlesState, legal: list[Action]) -> list[float]:
        """C-207  What the round would bring with a tile at this price, the others as is best."""
        settled = s.frames[-1].args[0]
        around = self._round(s)
        best = around.climb(settled)
        values: list[float] = []
        for a in legal:
            if a.kind == act.KEEP:
                values.append(around.judged(list(range(len(best)))))
                continue
            wanted = s.market.index(a.a if a.kind == act.PRICE else -1, settled)
            order = best.copy()
            at = order.index(wanted)
            order[settled], order[at] = order[at], order[settled]
            values.append(around.judged(order))
        return values

    # --- in rollouts ----------------------------------------------------------------------------

    def quick(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, CastlesState)
        return self._values(state, legal)

    def reply(self, game: AnyGame, state: State, seat: int, luck: Rng) -> Action | None:
        assert isinstance(state, CastlesState)
        step = state.frames[-1].step
        if step == "buy":
            return self._buys(state, seat, luck)
        if step == "place":
            spot = self._wishes(state, seat).best(state.frames[-1].args[0])
            assert spot is not None
            return spot.action
        if step == "price":
            return self._puts_up(state)
        return None

    def _buys(self, s: CastlesState, seat: int, luck: Rng) -> Action:
        goals = self._wishes(s, seat)
        prices = PRICES[s.seats]
        have = s.money[seat]
        options: list[Action] = [act.TAKES]
        for slot in range(len(prices)):
            if s.market[slot] >= 0 and prices[slot] - s.coins[slot] <= have:
                options.append(act.BUYS[prices[slot]])
        if have >= CORRIDOR_PRICE and s.hallways:
            options.append(act.BUY_HALLWAY)
        if have >= CORRIDOR_PRICE and s.stairs:
            options.append(act.BUY_STAIRS)
        values = [self._purchase(s, goals, a) for a in options]
        self._correct_purchases(s, seat, options, values)
        found, top = options[0], float("-inf")
        for i in range(len(options)):
            shaken = values[i] + self.rollout_noise * luck.below(1024) / 1024
            if shaken > top and (values[i] > -40.0 or i == 0):
                found, top = options[i], shaken
        return found

    def _puts_up(self, s: CastlesState) -> Action:
        """C-207  The next price; all of them are settled when the first is asked for."""
        settled = s.frames[-1].args[0]
        if settled == 0 or sorted(self._prices[settled:]) != sorted(s.market[settled:]):
            order = self._round(s).climb(settled)
            self._prices = [s.market[slot] for slot in order]
        return next_price(s, self._prices)

    # --- the search -----------------------------------------------------------------------------

    def plan(
        self, game: AnyGame, view: State, effort: int, budget: Budget, rng: Rng
    ) -> Found | None:
        """Purchases with their places, and whole orders of prices, compete as one line each."""
        assert isinstance(view, CastlesState)
        step = view.frames[-1].step
        w = self._survey(view).weights
        width = w.widths[effort]
        self.ahead = w.rounds_ahead[effort]
        if effort >= FULL and view.seats > SOLO:
            more = budget.whole / w.standard
            width = widened(width, more, width)
            self.ahead += 1 if more >= w.many else 0
        budget.iterations = round(w.rollouts * budget.iterations)
        if step == "buy":
            candidates = self._purchase_lines(game, view, w.places[effort])
        elif step == "price":
            candidates = self._price_lines(view)
        else:
            return None
        candidates.sort(key=_by_prior)
        return compare(game, view, self, budget, rng, candidates[:width])

    def played_out(
        self, game: AnyGame, view: State, lines: list[Line], worlds: list[str], effort: int
    ) -> list[Candidate] | None:
        """The general search plays them, as deep as `plan` would."""
        assert isinstance(view, CastlesState)
        self.ahead = self._survey(view).weights.rounds_ahead[effort]
        return None

    def _purchase_lines(self, game: AnyGame, view: CastlesState, places: int) -> list[Candidate]:
        goals = self._wishes(view, view.viewer)
        candidates: list[Candidate] = []
        legal = game.legal(view, view.viewer)
        values = [self._purchase(view, goals, a) for a in legal]
        self._correct_purchases(view, view.viewer, legal, values)
        for a, value in zip(legal, values):
            if a.kind == act.TAKE:
                candidates.append(Candidate((a,), value, view.seats))
                continue
            tile = a.a if a.kind == act.BUY_CORRIDOR else view.market[PRICES[view.seats].index(a.a)]
            spots = goals.survey.spots(goals.layout, tile, goals.season)
            worths = sorted([(-goals.at(spot), i) for i, spot in enumerate(spots)])
            for worth, i in worths[:places]:
                prior = value - worth + worths[0][0]
                candidates.append(Candidate((a, spots[i].action), prior, view.seats))
        return candidates

    def _price_lines(self, view: CastlesState) -> list[Candidate]:
        """The best orders that were looked at, each leading somewhere else."""
        settled = view.frames[-1].args[0]
        around = self._round(view)
        around.climb(settled)
        around.seen.sort(reverse=True)
        candidates: list[Candidate] = []
        known: list[list[int]] = []
        for value, order in around.seen:
            if order not in known and len(known) < max(self.weights.widths):
                known.append(order)
                tiles = [view.market[slot] for slot in order]
                candidates.append(Candidate(price_path(view, tiles), value, view.seats))
        return candidates

    def share(self, view: State) -> float:
        """Prices and purchases decide the game, the rest is small. Who plays alone sets no
        prices, and spends that time on the purchase."""
        assert isinstance(view, CastlesState)
        w = self._survey(view).weights
        step = view.frames[-1].step
        if step in ("buy", "price"):
            return w.share_main
        return w.share_place if step == "place" else w.share_rest

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        assert isinstance(root, CastlesState) and isinstance(state, CastlesState)
        if state.round < root.round + self.ahead and decisions < self.horizon:
            return False
        return state.frames[-1].step in ("price", "buy")

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        assert isinstance(state, CastlesState)
        if not state.frames:
            return super().outlook(game, state)
        rows: Outlook = []
        favors = self._favors(state)
        for seat in range(state.seats):
            goals = self._wishes(state, seat)
            row = {CATEGORIES[i]: float(n) for i, n in enumerate(state.points[seat])}
            row["stacks"] = goals.stacks()
            row["favors"] = favors[seat]
            hand = [card for card in state.hands[seat] if card != HIDDEN]
            row["cards"] = sum([goals.card(card) for card in hand])
            row["money"] = goals.when.worth_of(state.money[seat])
            row[LATER] = goals.survey.hopes(goals.layout, goals.season)
            rows.append(row)
        share = self._survey(state).weights.learned
        if share > 0.0:
            learned = learned_value("castles", __file__, self.value_categories)
            if learned is not None:
                learned.correct(state, rows, LATER, share)
        return rows

    def _favors(self, s: CastlesState) -> list[float]:
        """C-712  What each may expect of the favors."""
        total = [0.0] * s.seats
        if s.seats == SOLO:
            return total
        w = self.weights
        rounds = rounds_to_come(w, s)
        layouts = [self._survey(s).layout(castle, s.corners) for castle in s.castles]
        for favor in s.favors:
            aim = FAVOR_AIMS[favor]
            counts = [aim.count(layouts[seat], s.money[seat]) for seat in range(s.seats)]
            spread = aim.unit(w) * (w.favor_now + w.favor_later * sqrt(rounds))
            found = favor_outlook(w, counts, spread, rounds)
            total = [total[seat] + found[seat] for seat in range(s.seats)]
        return total


def _by_prior(candidate: Candidate) -> float:
    return -candidate.prior


def next_price(s: CastlesState, tiles: list[int]) -> Action:
    """C-207  The action that brings the next tile to its price; `keep` where all lie so."""
    settled = s.frames[-1].args[0]
    if len(tiles) - settled > 2 and list(s.market[settled:]) == tiles[settled:]:
        return act.KEEPS
    return act.PRICED[tiles[settled]] if tiles[settled] >= 0 else act.EMPTIES


def price_path(view: CastlesState, tiles: list[int]) -> tuple[Action, ...]:
    """C-207  All actions that bring the tiles to their prices."""
    market = list(view.market)
    path: list[Action] = []
    for slot in range(view.frames[-1].args[0], len(tiles) - 1):
        if len(tiles) - slot > 2 and market[slot:] == tiles[slot:]:
            path.append(act.KEEPS)
            break
        path.append(act.PRICED[tiles[slot]] if tiles[slot] >= 0 else act.EMPTIES)
        at = market.index(tiles[slot], slot)
        market[at], market[slot] = market[slot], tiles[slot]
    return tuple(path)


def _plain() -> CastlesKnowledge:
    """Nothing that was learned."""
    weights, alone = Weights(), AloneWeights()
    for numbers in (weights, alone):
        numbers.learned = 0.0
        numbers.learned_buying = 0.0
    return CastlesKnowledge(weights, alone)


KNOWLEDGE: Final = CastlesKnowledge()
PLAIN: Final = _plain()
