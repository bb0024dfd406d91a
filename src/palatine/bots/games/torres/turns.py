"""The whole turns that a seat of Torres could take, found by a beam search.

A turn is a path of small actions with one goal. Positions that several orders of the same actions
reach are looked at once; at every depth the most promising few are followed.
"""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.games.torres.evaluation import (
    Key,
    card_gain,
    glance,
    is_done,
    prospects,
    spare_worth,
    stands,
    turn_key,
)
from palatine.bots.games.torres.learned_turns import turn_judge
from palatine.bots.games.torres.weights import Weights
from palatine.core.action import Action
from palatine.games.torres import actions as act
from palatine.games.torres.parts import PHASES
from palatine.games.torres.state import TorresState

AFTER: Final = (act.BUY, act.MARKER, act.END)  # judged beside the paths, not in them
LATE_EVERY: Final = 64  # ends that are judged between two looks at the clock


class TurnPath:
    """A position of the turn, and how it was reached."""

    def __init__(
        self, state: TorresState, before: "TurnPath | None", action: Action | None, others: float
    ) -> None:
        self.state = state
        self.before = before
        self.action = action
        self.others = others  # what the opponents' pieces are worth on this board
        self.worth = 0.0
        self.promise = 0.0  # the same, with action points at what a turn makes of them

    def actions(self) -> tuple[Action, ...]:
        """The actions from the beginning to here."""
        found: list[Action] = []
        path: TurnPath | None = self
        while path is not None and path.action is not None:
            found.append(path.action)
            path = path.before
        found.reverse()
        return tuple(found)

    def first(self) -> Action | None:
        """The action that it begins with."""
        path: TurnPath = self
        while path.before is not None and path.before.action is not None:
            path = path.before
        return path.action


class Beam:
    """A seat's own turn, as far as `depth` actions, `width` positions at every depth.

    keen: whether it sees what can become of a position (`prospects`) or has a glance only.
    """

    def __init__(
        self,
        game: AnyGame,
        weights: Weights,
        state: TorresState,
        width: int,
        depth: int,
        keen: bool,
        budget: Budget | None = None,
        learned: float = 0.0,
    ) -> None:
        """learned: how much of what was learned of turns counts; without it they are judged by
        hand-made knowledge alone."""
        self.game = game
        self.weights = weights
        self.keen = keen
        self.seat: int = state.frames[-1].seat
        self.done = is_done(state, self.seat, self.seat)
        self.ends: list[TurnPath] = []  # every position kept in which the turn could end
        self.root = TurnPath(state, None, None, self._others(state))
        self._judge(self.root)
        self._run(width, depth, budget)
        if learned > 0.0:
            self._correct(learned, budget)

    def _correct(self, share: float, budget: Budget | None) -> None:
        """Add what was learned to the worth of each end, beside that of the beginning; the best
        ones first, and those that there is no time for are left out."""
        judge = turn_judge()
        if judge is None or self.done:
            return
        root = judge.points(self.root.state, self.seat)
        ranked = self.best_paths(len(self.ends))
        for number, path in enumerate(ranked):
            if number % LATE_EVERY == LATE_EVERY - 1 and budget is not None and budget.late():
                self.ends = ranked[:number]
                return
            path.worth += share * (judge.points(path.state, self.seat) - root)

    def _run(self, width: int, depth: int, budget: Budget | None) -> None:
        beam = [self.root]
        seen: set[Key] = {turn_key(self.root.state, self.seat)}
        for _ in range(depth):
            found: list[TurnPath] = []
            for path in beam:
                if not self._expand(path, seen, found, budget):
                    break
            found.sort(key=_by_promise, reverse=True)
            beam = found[:width]
            for path in beam:
                if path.state.frames[-1].step == "turn":
                    self.ends.append(path)
            if not beam or (budget is not None and budget.late()):
                return

    def _expand(
        self, path: TurnPath, seen: set[Key], found: list[TurnPath], budget: Budget | None
    ) -> bool:
        """All positions that one more action leads to; False if the time is over before."""
        game, seat, state = self.game, self.seat, path.state
        for action in game.legal(state, seat):
            if action.kind in AFTER:
                continue
            if budget is not None and budget.late():
                return False
            after: TorresState = state.clone()
            game.apply(after, seat, action)
            key = turn_key(after, seat)
            if key in seen:
                continue
            seen.add(key)
            others = path.others if after.board is state.board else self._others(after)
            step = TurnPath(after, path, action, others)
            self._judge(step)
            found.append(step)
        return True

    def _judge(self, path: TurnPath) -> None:
        """Expected final points of the seat less those of the others, as a turn changes them."""
        w, s = self.weights, path.state
        ap = int(s.ap)
        value = float(s.scores[self.seat]) - path.others
        if not self.keen:
            path.worth = value + glance(w, s, self.seat) + w.left * ap
            path.promise = path.worth
            return
        value += prospects(w, s, self.seat, self.done)
        path.worth = value + spare_worth(w, s, self.seat, self.done)
        path.promise = value + w.spare * ap

    def _others(self, s: TorresState) -> float:
        """What the opponents' pieces take from the seat's worth. Of cards and knights they have
        as many whatever the seat does."""
        w = self.weights
        total = 0.0
        for other in range(s.seats):
            if other == self.seat:
                continue
            if self.keen:
                done = is_done(s, other, self.seat)
                total += w.rival * prospects(w, s, other, done)
            else:
                total += w.others * stands(w, s, other)
        return total / max(1, s.seats - 1)

    def best(self) -> TurnPath:
        """The best end of the turn; the beginning, if nothing gains."""
        top = self.root
        for path in self.ends:
            if path.worth > top.worth + 1e-9:
                top = path
        return top

    def best_paths(self, number: int) -> list[TurnPath]:
        """The best turns, each leading somewhere else."""
        return sorted(self.ends, key=_by_worth, reverse=True)[:number]

    def first_values(self, legal: list[Action]) -> list[float]:
        """How far above doing nothing each first action leads."""
        best: dict[str, float] = {}
        for path in self.ends:
            first = path.first()
            assert first is not None
            gain = path.worth - self.root.worth
            best[first.text] = max(gain, best.get(first.text, gain))
        dropped = self.weights.dropped if best else 0.0  # the beam did not think much of the others
        return [
            best[a.text]
            if a.text in best
            else self.simple_value(a) - (0.0 if a.kind in AFTER else dropped)
            for a in legal
        ]

    def simple_value(self, action: Action) -> float:
        """What an action changes at once."""
        w, state, seat = self.weights, self.root.state, self.seat
        if action.kind == act.BUY:
            # `spare_worth` has counted a card that pays
            return min(0.0, card_gain(w, state, seat)) if self.keen else glance_card(w, state, seat)
        if action.kind == act.END:
            spare = spare_worth(w, state, seat, self.done) if self.keen else w.left * int(state.ap)
            return -spare
        after: TorresState = state.clone()
        self.game.apply(after, self.seat, action)
        path = TurnPath(after, self.root, action, self._others(after))
        self._judge(path)
        return path.worth - self.root.worth


def glance_card(w: Weights, s: TorresState, seat: int) -> float:
    """A card pays while there are turns to play it in, and few are held."""
    turns_left = len(s.stacks[seat]) + (PHASES - int(s.phase)) * w.turns_a_phase
    held = len(s.hands[seat])
    if held >= w.glance_most or turns_left <= held + 1:
        return -w.left
    return w.card[int(s.phase)] * (1.0 - w.glance_again * held) - w.left


def _by_promise(path: TurnPath) -> float:
    return path.promise


def _by_worth(path: TurnPath) -> float:
    return path.worth
