"""Torres for the search: a turn is a path of small actions with one goal.

A beam search follows the viewer's own actions to the end of the turn; positions that several
orders of the same actions reach are looked at once. What stands scores again in every later
phase, so castles count as often as scorings are still to come.
"""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.knowledge import LATER, Knowledge, Outlook
from palatine.bots.search import Found, Line, compare
from palatine.bots.tuning.torres import _card, _site, _stack
from palatine.core.action import Action
from palatine.core.native import cells, count, lowest
from palatine.core.rng import Rng
from palatine.core.state import State
from palatine.games.torres import actions as act
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import ACTION_POINTS, NEAR, PHASES
from palatine.games.torres.scoring import castle_points, king_points
from palatine.games.torres.state import CATEGORIES, TorresState

WIDTHS: Final = (1, 2, 5, 12, 30)  # positions kept at every depth, by effort
DEPTHS: Final = (2, 3, 9, 10, 10)  # actions looked ahead, by effort

_IN_TURN: Final = ("turn", "card", "drop", "stack")
_AFTER: Final = (act.BUY, act.MARKER, act.END)  # judged beside the paths, not in them


class Weights:
    """What a position is worth beyond the scoring, by phase (0 = before the game)."""

    def __init__(self) -> None:
        self.scorings = (3.0, 2.6, 1.8, 1.0)  # how often a castle's points are to come
        self.others = 0.8  # what a point of the opponents, on average, takes from ours
        self.knight = (5.0, 5.0, 2.5, 0.2)  # one on the board
        self.climb = 0.25  # of the points that a step up in a later turn would bring
        self.card = (2.4, 2.4, 2.0, 1.2)  # in hand
        self.left = 0.9  # an action point: it can always become a point on the track


class TorresKnowledge(Knowledge):
    """Values of first actions by the best turn that begins with them."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__()
        self.width = 6
        self.horizon = 24
        self.scale = 6.0
        self.loose = 1.2
        self.pace = 0.25
        self.weights = weights or Weights()

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        assert isinstance(state, TorresState)
        step = state.frames[-1].step
        if step in _IN_TURN:
            beam = Beam(game, self, state, WIDTHS[effort], DEPTHS[effort])
            return beam.first_values(legal)
        if step in ("castle", "place", "king", "move_king"):
            return [float(_site(state, step, a)) for a in legal]
        if step in ("keep", "back"):
            return [_card(a) for a in legal]
        return [float(_stack(state, a)) for a in legal]

    def worth(self, s: TorresState, seat: int) -> float:
        """Expected final points of a seat less those of the others, as a turn changes them."""
        w = self.weights
        phase = int(s.phase)
        value = float(s.scores[seat]) + self._stands(s, seat)
        others = 0.0
        for other in range(s.seats):
            if other != seat:
                others += self._stands(s, other)
        value -= w.others * others / max(1, s.seats - 1)
        value += w.climb * w.scorings[phase] * _growth(s, seat)
        value += w.card[phase] * len(s.hands[seat]) + w.left * int(s.ap)
        return value + w.knight[phase] * int(count(s.knights[seat]))

    def _stands(self, s: TorresState, seat: int) -> float:
        """T-701, T-706, T-1208  What the scorings to come will bring, if nothing moves."""
        points = self.weights.scorings[int(s.phase)] * castle_points(s.board, s.knights[seat])
        points += king_points(s, seat)
        if s.master >= 0:
            points += master_points(s, seat)
        return points

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        assert isinstance(state, TorresState)
        rows: Outlook = []
        for seat in range(state.seats):
            row = {key: float(n) for key, n in zip(CATEGORIES, state.points[seat])}
            if state.frames:
                standing = castle_points(state.board, state.knights[seat])
                row["castles"] += self.weights.scorings[int(state.phase)] * standing
                row["king"] += king_points(state, seat)
                row[LATER] = self.weights.knight[int(state.phase)] * int(
                    count(state.knights[seat])
                ) + 1.0 * len(state.hands[seat])
            rows.append(row)
        return rows

    def plan(
        self, game: AnyGame, view: State, effort: int, budget: Budget, rng: Rng
    ) -> Found | None:
        """Whole turns compete, not single actions."""
        assert isinstance(view, TorresState)
        if view.frames[-1].step not in _IN_TURN:
            return None
        legal = game.legal(view, view.viewer)
        beam = Beam(game, self, view, WIDTHS[effort], DEPTHS[effort], budget)
        ways = [(worth - beam.base, path) for worth, _, path in beam.best_ways(self.width)]
        ways += [(beam.simple_value(a), (a,)) for a in legal if a.kind in _AFTER]
        ways.sort(key=lambda way: -way[0])
        lines = [Line(path, worth, view.seats) for worth, path in ways[: self.width]]
        if not lines:
            return None
        return compare(game, view, self, budget, rng, lines)

    def quick(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        """In rollouts one action is looked ahead, no more."""
        assert isinstance(state, TorresState)
        step = state.frames[-1].step
        if step not in _IN_TURN:
            return self.values(game, state, legal, 0)
        beam = Beam(game, self, state, 1, 0)
        return [beam.simple_value(a) for a in legal]

    def share(self, view: State) -> float:
        """A turn has an action for every point and more; together they have 3.5 decisions' time."""
        assert isinstance(view, TorresState)
        if view.frames[-1].step not in _IN_TURN:
            return 0.5
        return (min(int(view.ap), ACTION_POINTS) + 1) / (ACTION_POINTS + 1)

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        """At the next scoring, or some turns before it."""
        assert isinstance(root, TorresState) and isinstance(state, TorresState)
        if state.frames[-1].step != "turn" or state.ap < ACTION_POINTS:
            return False
        return bool(state.phase > root.phase) or decisions >= self.horizon


Path = tuple[Action, ...]
Way = tuple[float, TorresState, Path]


class Beam:
    """The viewer's own turn, as far as `depth` actions, `width` positions at every depth."""

    def __init__(
        self,
        game: AnyGame,
        knowledge: TorresKnowledge,
        view: TorresState,
        width: int,
        depth: int,
        budget: Budget | None = None,
    ) -> None:
        self.game = game
        self.knowledge = knowledge
        self.view = view
        self.seat = view.frames[-1].seat
        self.base = knowledge.worth(view, self.seat)
        self.ends: list[Way] = []  # every position kept in which the turn could end
        self._run(width, depth, budget)

    def _run(self, width: int, depth: int, budget: Budget | None) -> None:
        beam: list[Way] = [(self.base, self.view, ())]
        seen: set[tuple[object, ...]] = {_key(self.view, self.seat)}
        for _ in range(depth):
            found: list[Way] = []
            for _, state, path in beam:
                self._expand(state, path, seen, found)
                if budget is not None and budget.late():
                    break
            found.sort(key=_by_worth, reverse=True)
            beam = found[:width]
            self.ends += [way for way in beam if way[1].frames[-1].step == "turn"]
            if not beam or (budget is not None and budget.late()):
                return

    def _expand(
        self, state: TorresState, path: Path, seen: set[tuple[object, ...]], found: list[Way]
    ) -> None:
        game, seat = self.game, self.seat
        for action in game.legal(state, seat):
            if action.kind in _AFTER:
                continue
            after = state.clone()
            game.apply(after, seat, action)
            key = _key(after, seat)
            if key not in seen:
                seen.add(key)
                found.append((self.knowledge.worth(after, seat), after, (*path, action)))

    def best_ways(self, number: int) -> list[Way]:
        """The best turns, each leading somewhere else."""
        return sorted(self.ends, key=_by_worth, reverse=True)[:number]

    def first_values(self, legal: list[Action]) -> list[float]:
        """How far above doing nothing each first action leads."""
        best: dict[str, float] = {}
        for worth, _, path in self.ends:
            text = path[0].text
            best[text] = max(worth - self.base, best.get(text, worth - self.base))
        dropped = 2.0 if best else 0.0  # the beam did not think much of the others
        return [
            best[a.text]
            if a.text in best
            else self.simple_value(a) - (0.0 if a.kind in _AFTER else dropped)
            for a in legal
        ]

    def simple_value(self, action: Action) -> float:
        """What an action changes at once."""
        if action.kind == act.BUY:
            return self._card_gain()
        if action.kind == act.END:
            return -self.knowledge.weights.left * int(self.view.ap)
        after = self.view.clone()
        self.game.apply(after, self.seat, action)
        return self.knowledge.worth(after, self.seat) - self.base

    def _card_gain(self) -> float:
        """A card pays while there are turns to play it in, and few are held."""
        weights, view = self.knowledge.weights, self.view
        turns_left = len(view.stacks[self.seat]) + (PHASES - int(view.phase)) * 3
        held = len(view.hands[self.seat])
        if held >= 3 or turns_left <= held + 1:
            return -weights.left
        return weights.card[int(view.phase)] * (1.0 - 0.2 * held) - weights.left


def _by_worth(way: Way) -> float:
    return way[0]


def _key(s: TorresState, seat: int) -> tuple[object, ...]:
    """What tells two positions of one turn apart."""
    step = s.frames[-1].step
    board = tuple(s.board.heights)
    return board, s.knights[seat], s.ap, s.in_hand, s.stacks[seat], s.hands[seat], step


def _growth(s: TorresState, seat: int) -> int:
    """Steps up that the next turn could begin with: the areas that would count once more."""
    board = s.board
    free = ~s.occupied
    total = 0
    for cell in cells(s.knights[seat]):
        level = board.heights[cell]
        higher = NEAR[cell] & free & board.levels[level + 1] & ~board.levels[level + 2]
        if higher:
            total += int(count(board.castle_of(lowest(higher))))
    return total


KNOWLEDGE: Final = TorresKnowledge()
