"""The whole turns that a seat of Torres could take, found by a beam search.

A turn is a path of small actions with one goal. Positions that several orders of the same actions
reach are looked at once; at every depth the most promising few are followed.
"""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.tuning.torres_worth import (
    Key,
    Weights,
    card_gain,
    glance,
    is_done,
    prospects,
    spare_worth,
    stands,
    turn_key,
)
from palatine.core.action import Action
from palatine.games.torres import actions as act
from palatine.games.torres.parts import PHASES
from palatine.games.torres.state import TorresState

AFTER: Final = (act.BUY, act.MARKER, act.END)  # judged beside the paths, not in them


class Way:
    """A position of the turn, and how it was reached."""

    def __init__(
        self, state: TorresState, before: "Way | None", action: Action | None, others: float
    ) -> None:
        self.state = state
        self.before = before
        self.action = action
        self.others = others  # what the opponents' pieces are worth on this board
        self.worth = 0.0
        self.promise = 0.0  # the same, with action points at what a turn makes of them

    def path(self) -> tuple[Action, ...]:
        """The actions from the beginning to here."""
        found: list[Action] = []
        way: Way | None = self
        while way is not None and way.action is not None:
            found.append(way.action)
            way = way.before
        found.reverse()
        return tuple(found)

    def first(self) -> Action | None:
        """The action that it begins with."""
        way: Way = self
        while way.before is not None and way.before.action is not None:
            way = way.before
        return way.action


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
    ) -> None:
        self.game = game
        self.weights = weights
        self.keen = keen
        self.seat: int = state.frames[-1].seat
        self.done = is_done(state, self.seat, self.seat)
        self.ends: list[Way] = []  # every position kept in which the turn could end
        self.root = Way(state, None, None, self._others(state))
        self._judge(self.root)
        self._run(width, depth, budget)

    def _run(self, width: int, depth: int, budget: Budget | None) -> None:
        beam = [self.root]
        seen: set[Key] = {turn_key(self.root.state, self.seat)}
        for _ in range(depth):
            found: list[Way] = []
            for way in beam:
                if not self._expand(way, seen, found, budget):
                    break
            found.sort(key=_by_promise, reverse=True)
            beam = found[:width]
            for way in beam:
                if way.state.frames[-1].step == "turn":
                    self.ends.append(way)
            if not beam or (budget is not None and budget.late()):
                return

    def _expand(self, way: Way, seen: set[Key], found: list[Way], budget: Budget | None) -> bool:
        """All positions that one more action leads to; False if the time is over before."""
        game, seat, state = self.game, self.seat, way.state
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
            others = way.others if after.board is state.board else self._others(after)
            step = Way(after, way, action, others)
            self._judge(step)
            found.append(step)
        return True

    def _judge(self, way: Way) -> None:
        """Expected final points of the seat less those of the others, as a turn changes them."""
        w, s = self.weights, way.state
        ap = int(s.ap)
        value = float(s.scores[self.seat]) - way.others
        if not self.keen:
            way.worth = value + glance(w, s, self.seat) + w.left * ap
            way.promise = way.worth
            return
        value += prospects(w, s, self.seat, self.done)
        way.worth = value + spare_worth(w, s, self.seat, self.done)
        way.promise = value + w.spare * ap

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

    def best(self) -> Way:
        """The best end of the turn; the beginning, if nothing gains."""
        top = self.root
        for way in self.ends:
            if way.worth > top.worth + 1e-9:
                top = way
        return top

    def best_ways(self, number: int) -> list[Way]:
        """The best turns, each leading somewhere else."""
        return sorted(self.ends, key=_by_worth, reverse=True)[:number]

    def first_values(self, legal: list[Action]) -> list[float]:
        """How far above doing nothing each first action leads."""
        best: dict[str, float] = {}
        for way in self.ends:
            first = way.first()
            assert first is not None
            gain = way.worth - self.root.worth
            best[first.text] = max(gain, best.get(first.text, gain))
        dropped = 2.0 if best else 0.0  # the beam did not think much of the others
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
        way = Way(after, self.root, action, self._others(after))
        self._judge(way)
        return way.worth - self.root.worth


def glance_card(w: Weights, s: TorresState, seat: int) -> float:
    """A card pays while there are turns to play it in, and few are held."""
    turns_left = len(s.stacks[seat]) + (PHASES - int(s.phase)) * 3
    held = len(s.hands[seat])
    if held >= 3 or turns_left <= held + 1:
        return -w.left
    return w.card[int(s.phase)] * (1.0 - 0.2 * held) - w.left


def _by_promise(way: Way) -> float:
    return way.promise


def _by_worth(way: Way) -> float:
    return way.worth
