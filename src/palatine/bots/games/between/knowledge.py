"""Between Two Castles for the search: every tile goes into one of two shared castles, and only
the lower of the two counts."""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line, Outlook
from palatine.bots.games.between import last_turn
from palatine.bots.games.between.deliberation import Deliberation
from palatine.bots.games.between.greedy import values as at_once
from palatine.bots.games.between.plan import in_worlds, think
from palatine.bots.games.between.skill import skill_of_others
from palatine.bots.games.between.tables import fits
from palatine.bots.games.between.weights import Weights
from palatine.bots.knowledge import FULL, LATER, Knowledge
from palatine.core.action import Action
from palatine.core.rng import Rng
from palatine.core.state import State
from palatine.games.between.castle import Castle
from palatine.games.between.parts import TYPES
from palatine.games.between.scoring import LINES, sheet
from palatine.games.between.state import BetweenState

# Decisions for which castles can be rolled out
THINKS: Final = (
    "choose", "assign", "order", "answer", "split", "at",
    "food", "special", "attendant", "keep", "copy",
)  # fmt: skip


class BetweenKnowledge(Knowledge):
    """Castles completed in thought; where the general search is asked (for reviews), rollouts over
    a few turns: the lower castle, and a little of the higher."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights = weights
        self.width = 8
        self.horizon = 90
        self.scale = 5.0
        self.rollout_noise = 1.0
        self.pace = 5.0
        self.shareable = (
            False  # it tells of each action the best pair only; and more brings nothing
        )
        self.errors = (1.0, 0.4, 0.15, 0.0, 0.0)

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        assert isinstance(state, BetweenState)
        return at_once(state, legal, self.weights.foresight[effort])

    def share(self, view: State) -> float:
        small = self.weights.share_order
        return small if view.frames[-1].step in ("order", "answer") else 1.0

    def plan(
        self, game: AnyGame, view: State, effort: int, budget: Budget, rng: Rng
    ) -> Found | None:
        assert isinstance(view, BetweenState)
        if self._plays_out(view, effort):
            return last_turn.think(last_turn.LastTurn(game, view, self.weights), budget, rng)
        if view.frames[-1].step not in THINKS or not all(fits(c) for c in view.castles):
            return None
        deliberation = Deliberation(view, self.weights, self.weights.ahead[effort])
        legal = game.legal(view, view.viewer)
        options = deliberation.options(legal, self.weights.wide[effort])
        budget.iterations = max(1, round(self.weights.part[effort] * budget.iterations))
        budget.keep_back(self.weights.telling)
        return think(self, deliberation, options, budget, rng)

    def played_out(
        self, game: AnyGame, view: State, lines: list[Line], worlds: list[str], effort: int
    ) -> list[Candidate] | None:
        assert isinstance(view, BetweenState)
        if self._plays_out(view, effort):
            turn = last_turn.LastTurn(game, view, self.weights)
            return last_turn.in_worlds(turn, lines, worlds)
        if view.frames[-1].step not in THINKS or not all(fits(c) for c in view.castles):
            return None
        deliberation = Deliberation(view, self.weights, self.weights.ahead[effort])
        options = deliberation.options(game.legal(view, view.viewer), self.weights.wide[effort])
        return [in_worlds(self, deliberation, options, line, worlds) for line in lines]

    def _plays_out(self, view: BetweenState, effort: int) -> bool:
        """Whether the last turn is played to its end: with all effort, among people who choose."""
        return (
            effort >= FULL
            and self.weights.last_worlds > 0
            and last_turn.is_last_turn(view)
            and skill_of_others(self.weights, view) >= self.weights.careless
        )

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        assert isinstance(root, BetweenState) and isinstance(state, BetweenState)
        if decisions >= self.horizon:
            return True
        turns = (state.round - root.round) * 4 + state.turn - root.turn
        return bool(turns >= self.weights.turns_ahead) and state.frames[-1].step == "choose"

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        assert isinstance(state, BetweenState)
        w = self.weights
        sheets = [sheet(castle, state.throne_connects) for castle in state.castles]
        running = bool(state.frames)
        weights = [_castle_prospect(w, castle) if running else 0.0 for castle in state.castles]
        totals = [
            sum(candidates) + tile_prospect for candidates, tile_prospect in zip(sheets, weights)
        ]
        rows: Outlook = []
        for seat in range(state.seats):
            right = state.right_of(seat)
            low, high = (seat, right) if totals[seat] <= totals[right] else (right, seat)
            row = {key: float(n) for key, n in zip(LINES, sheets[low])}
            share = w.higher if running else w.higher_at_end
            row[LATER] = weights[low] + share * (totals[high] - totals[low])
            rows.append(row)
        return rows


def _castle_prospect(w: Weights, castle: Castle) -> float:
    """Types a castle has once or twice lead to bonuses."""
    value = 0.0
    for kind in range(TYPES):
        n = castle.counts[kind]
        value += w.first_room * (n > 0) + w.second_room * (n == 2 or n == 4)
    return value


KNOWLEDGE: Final = BetweenKnowledge(Weights())
