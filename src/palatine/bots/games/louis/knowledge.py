"""Louis XIV for the search: rollouts to the end of the round, then what lies before each player."""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Outlook
from palatine.bots.games.louis.greedy import values as at_a_glance
from palatine.bots.games.louis.policy import Policy
from palatine.bots.games.louis.weights import Weights
from palatine.bots.knowledge import LATER, Knowledge, widened
from palatine.bots.learned import learned_policy
from palatine.bots.search import compare
from palatine.core.action import Action
from palatine.core.native import cells, count
from palatine.core.rng import Rng
from palatine.core.state import State
from palatine.games.louis import actions as act
from palatine.games.louis.names import (
    ARMS_KINDS,
    COLUMNS,
    CROWN,
    GENERAL,
    LAST_ROUND,
    MARKERS,
    TILES,
)
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.scoring import majorities
from palatine.games.louis.state import LouisState

DEALT: Final = 5  # influence cards that everybody is dealt in a round


class LouisKnowledge(Knowledge):
    """Majorities under hidden hands: many worlds, one round deep."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.width = 8
        self.horizon = 200
        self.scale = 2.0
        self.rollout_noise = 0.6
        self.pace = 1.25
        self.thorough = 2.0
        self.errors = (1.1, 0.45, 0.0, 0.0, 0.0)
        self.weights = weights
        self.policy: Policy | None = None

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        assert isinstance(state, LouisState)
        if effort < self.weights.chances:
            return at_a_glance(state, legal)
        if self.policy is None:
            self.policy = Policy(self.weights)
        values = self.policy.values(state, legal)
        if self.weights.learned > 0.0:
            self._correct(state, legal, values)
        return values

    def _correct(self, state: LouisState, legal: list[Action], values: list[float]) -> None:
        """Add what was learned of these actions."""
        learned = learned_policy("louis", __file__)
        if learned is not None:
            learned.correct(state, state.viewer, legal, values, self.weights.learned)

    def learned_part(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, LouisState)
        found = [0.0] * len(legal)
        if self.weights.learned > 0.0:
            self._correct(state, legal, found)
        return found

    def wasteful(self, state: State, legal: list[Action]) -> list[int]:
        """L-306, L-313  To play a card for nothing, to pass where nothing has to be paid, to take
        less than is given or pay more than is asked; an intrigue card that changes nothing."""
        assert isinstance(state, LouisState)
        is_paid = state.frames[-1].step in ("buy", "intrigue")
        compared = [a for a in legal if a.kind in _COMPARED]
        return [
            i
            for i, a in enumerate(legal)
            if a.kind in (act.IDLE_WITH, act.NOTHING)
            or (a.kind == act.PASS and not is_paid)
            or (a.kind == act.INTRIGUE and not _changes_standing(state, a))
            or (a.kind in _COMPARED and any(_is_better(other, a) for other in compared))
        ]

    def quick(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        return self.values(game, state, legal, 4)

    def plan(
        self, game: AnyGame, view: State, effort: int, budget: Budget, rng: Rng
    ) -> Found | None:
        """With less than all effort: the two actions that look best, in a few worlds. Two dozen
        rollouts over eight actions do nearly as well as hundreds, so fewer alone would be no
        weaker opponent. With all effort more actions compete where there are more rollouts."""
        w = self.weights
        lines = w.few
        if effort > w.chances:
            lines = widened(w.lines, budget.whole / w.standard, self.width)
        else:
            budget.iterations = max(w.few, round(budget.iterations * w.short))
        legal = game.legal(view, view.viewer)
        values = self.values(game, view, legal, effort)
        order = sorted(range(len(legal)), key=lambda i: -values[i])[:lines]
        candidates = [Candidate((legal[i],), values[i], view.seats) for i in order]
        return compare(game, view, self, budget, rng, candidates)

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        assert isinstance(root, LouisState) and isinstance(state, LouisState)
        rounds = self.weights.rounds
        return bool(state.round >= root.round + rounds) or decisions >= self.horizon

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        assert isinstance(state, LouisState)
        if not state.frames:
            return super().outlook(game, state)
        won = majorities(state)
        sure = self.weights.leading
        rows: Outlook = []
        for seat, p in enumerate(state.players):
            rows.append(
                {
                    "arms": float(p.drawn + p.plain),
                    "majorities": sure * won[seat] + (1 - sure) * ARMS_KINDS / state.seats,
                    "missions": float(MISSION_POINTS * count(p.laid)),
                    LATER: _later(self.weights, state, seat),
                }
            )
        return rows


_COMPARED: Final = (
    act.FETCH_WITH, act.USE, act.USE_PLACE, act.INTRIGUE, act.PUT_TWO, act.PUT_ONE,
)  # fmt: skip


def _is_better(one: Action, other: Action) -> bool:
    """Whether an action brings more than another one of its kind, or the same for markers of the
    general supply instead of one's own."""
    if one.kind != other.kind:
        return False
    if one.kind == act.FETCH_WITH:
        return one.b > other.b
    if one.kind == act.PUT_TWO:
        return one.a > other.a and one.b <= other.b and one.a + one.b >= other.a + other.b
    if one.kind == act.PUT_ONE:
        return one.b == other.b and one.a == GENERAL != other.a
    if one.a != other.a:
        return False
    if one.kind == act.USE:
        return one.b + one.c > other.b + other.c
    if one.kind == act.USE_PLACE:
        return one.c == other.c and one.b == GENERAL != other.b
    return one.b > other.b and one.b + one.c == other.b + other.c  # an intrigue card


def _changes_standing(s: LouisState, a: Action) -> bool:
    """L-440  Whether the markers of an intrigue card change who gets the reward of its tile."""
    return _standing(s, a.a, a.b + a.c) != _standing(s, a.a, 0)


def _standing(s: LouisState, tile: int, more: int) -> tuple[int, int]:
    """How many others have more markers on a tile than the viewer, and as many, with so many more
    of his; where a number is asked for, whether he has it."""
    mine = int(s.on[tile * COLUMNS + s.viewer]) + more
    if s.condition(tile) == MARKERS:
        return (1 if mine >= s.number(tile) else 0), 0
    others = [int(s.on[tile * COLUMNS + c]) for c in range(s.columns()) if c != s.viewer]
    return sum([1 for n in others if n > mine]), sum([1 for n in others if n == mine])


def _later(w: Weights, s: LouisState, seat: int) -> float:
    """What money, chips, cards, markers and missions will still become."""
    p = s.players[seat]
    left = LAST_ROUND - s.round + 1
    past = max(0, 3 - left)
    crowns = p.chips[CROWN]
    value = w.kept_crown[past] * crowns + w.kept_chip[past] * (p.chip_total() - crowns)
    value += w.money[past] * p.money + w.personal[past] * p.personal
    extra = p.cards if s.frames[-1].step == "supply" else p.cards - DEALT
    value += w.more_cards * extra + w.kept_intrigue * len(p.intrigue)
    for tile in range(TILES):
        value += (w.on_five if tile == 4 else w.on_others) * int(s.on[tile * COLUMNS + seat])
    value += w.more_arms * p.drawn
    for mission in cells(p.laid):
        value += w.laid + w.ability[s.parts.effects[mission]] * left
    return value


def _plain() -> Weights:
    """Nothing that was learned."""
    weights = Weights()
    weights.learned = 0.0
    return weights


KNOWLEDGE: Final = LouisKnowledge(Weights())
PLAIN: Final = LouisKnowledge(_plain())
