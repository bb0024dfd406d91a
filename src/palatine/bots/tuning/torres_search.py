"""Torres for the search: a turn is a path of small actions with one goal.

A beam search follows the viewer's own actions to the end of the turn; positions that several
orders of the same actions reach are looked at once. What stands scores again in every later
phase, so castles count as often as scorings are still to come.
"""

from typing import Any, Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.knowledge import LATER, Knowledge, Outlook
from palatine.bots.search import Found, Line
from palatine.bots.tuning.torres import _card, _site, _stack, quick_castle_points
from palatine.core.action import Action
from palatine.core.native import cells, count, lowest
from palatine.core.rng import Rng
from palatine.core.state import WHOLE
from palatine.games.torres import actions as act
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import ACTION_POINTS, NEAR, PHASES
from palatine.games.torres.scoring import king_points
from palatine.games.torres.state import CATEGORIES, TorresState

WIDTHS: Final = (1, 2, 5, 12, 30)  # positions kept at every depth, by effort
DEPTHS: Final = (2, 4, 9, 10, 10)  # actions looked ahead, by effort
REPLIES: Final = (0, 0, 0, 0, 6)  # turns whose answer is searched, by effort
REPLY_WIDTH: Final = 3

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

    width = 6
    scale = 4.0

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def values(self, game: AnyGame, state: Any, legal: list[Action], effort: int) -> list[float]:
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
        points = self.weights.scorings[int(s.phase)] * quick_castle_points(s, seat)
        points += king_points(s, seat)
        if s.master >= 0:
            points += master_points(s, seat)
        return points

    def outlook(self, game: AnyGame, state: Any) -> Outlook:
        rows: Outlook = []
        for seat in range(state.seats):
            row = {key: float(n) for key, n in zip(CATEGORIES, state.points[seat])}
            if state.frames:
                hoped = self.weights.scorings[int(state.phase)] * quick_castle_points(state, seat)
                row["castles"] += hoped
                row["king"] += king_points(state, seat)
                row[LATER] = self.weights.knight[int(state.phase)] * int(
                    count(state.knights[seat])
                ) + 1.0 * len(state.hands[seat])
            rows.append(row)
        return rows

    def plan(self, game: AnyGame, view: Any, effort: int, budget: Budget, rng: Rng) -> Found | None:
        """The turn as a whole; the best few are tried against the next player's best answer."""
        legal = game.legal(view, view.viewer)
        if view.frames[-1].step not in _IN_TURN:
            values = self.values(game, view, legal, effort)
            return _found(self, game, view, legal, values, {})
        beam = Beam(game, self, view, WIDTHS[effort], DEPTHS[effort], budget)
        values = beam.first_values(legal)
        ends = beam.best_ends(legal)
        if REPLIES[effort]:
            order = sorted(range(len(legal)), key=lambda i: -values[i])[: REPLIES[effort]]
            answered = _answered(self, game, [(i, ends.get(legal[i].text)) for i in order], budget)
            for i, loss in answered.items():
                values[i] -= loss
            for i in range(len(legal)):
                if i not in answered:
                    values[i] -= 1e3  # not worth an answer
        return _found(self, game, view, legal, values, ends)


Way = tuple[float, TorresState, Action | None]


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
        self.best: dict[str, tuple[float, TorresState]] = {}  # by first action
        self._run(width, depth, budget)

    def _run(self, width: int, depth: int, budget: Budget | None) -> None:
        beam: list[Way] = [(self.base, self.view, None)]
        seen: set[tuple[object, ...]] = {_key(self.view, self.seat)}
        for _ in range(depth):
            found: list[Way] = []
            for _, state, first in beam:
                self._expand(state, first, seen, found)
                if budget is not None and budget.late():
                    break
            found.sort(key=_by_worth, reverse=True)
            beam = found[:width]
            for worth, state, first in beam:
                self._note(worth, state, first)
            if not beam or (budget is not None and budget.late()):
                return

    def _expand(
        self,
        state: TorresState,
        first: Action | None,
        seen: set[tuple[object, ...]],
        found: list[Way],
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
                found.append((self.knowledge.worth(after, seat), after, first or action))

    def _note(self, worth: float, state: TorresState, first: Action | None) -> None:
        if first is None or state.frames[-1].step != "turn":
            return  # a card that is played must be used first
        known = self.best.get(first.text)
        if known is None or worth > known[0]:
            self.best[first.text] = (worth, state)

    def first_values(self, legal: list[Action]) -> list[float]:
        """How far above doing nothing each first action leads."""
        return [self._value(action) for action in legal]

    def _value(self, action: Action) -> float:
        if action.text in self.best:
            return self.best[action.text][0] - self.base
        if action.kind == act.BUY:
            return self._card_gain()
        after = self.view.clone()
        if action.kind == act.END:
            return -self.knowledge.weights.left * int(self.view.ap)
        self.game.apply(after, self.seat, action)
        gain = self.knowledge.worth(after, self.seat) - self.base
        return gain if action.kind == act.MARKER else gain - 2.0  # the beam dropped it

    def _card_gain(self) -> float:
        """A card pays while there are turns to play it in, and few are held."""
        weights, view = self.knowledge.weights, self.view
        turns_left = len(view.stacks[self.seat]) + (PHASES - int(view.phase)) * 3
        held = len(view.hands[self.seat])
        if held >= 3 or turns_left <= held + 1:
            return -weights.left
        return weights.card[int(view.phase)] * (1.0 - 0.2 * held) - weights.left

    def best_ends(self, legal: list[Action]) -> dict[str, TorresState]:
        """Where the best turn with each first action leads."""
        return {a.text: self.best[a.text][1] for a in legal if a.text in self.best}


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


# --- the next player's answer -----------------------------------------------------------------


def _answered(
    knowledge: TorresKnowledge,
    game: AnyGame,
    ends: list[tuple[int, TorresState | None]],
    budget: Budget,
) -> dict[int, float]:
    """What the best answer of the next seat takes from us after each of these turns."""
    losses: dict[int, float] = {}
    for i, end in ends:
        if budget.late() and losses:
            break
        losses[i] = 0.0 if end is None else _answer(knowledge, game, end)
    if losses:
        mildest = min(losses.values())
        return {i: loss - mildest for i, loss in losses.items()}
    return losses


def _answer(knowledge: TorresKnowledge, game: AnyGame, end: TorresState) -> float:
    """How much the next seat can gain on us in one turn, in our own points."""
    mine = end.frames[-1].seat
    other = (mine + 1) % end.seats
    board = end.clone()
    board.viewer = WHOLE
    board.ap = ACTION_POINTS
    board.in_hand = -1
    board.played = True  # his cards are unknown
    board.bought = 0
    board.fresh = ()
    frame = board.frames[-1]
    board.frames[-1] = type(frame)(frame.step, other, frame.args)
    beam = Beam(game, knowledge, board, REPLY_WIDTH, ACTION_POINTS)
    worst = max(beam.best.values(), key=lambda way: way[0], default=(0.0, board))[1]
    return knowledge.worth(board, mine) - knowledge.worth(worst, mine)


def _found(
    knowledge: TorresKnowledge,
    game: AnyGame,
    view: TorresState,
    legal: list[Action],
    values: list[float],
    ends: dict[str, TorresState],
) -> Found:
    """The lines of a plan, best first, each with the points it leads to."""
    order = sorted(range(len(legal)), key=lambda i: -values[i])[: knowledge.width]
    lines = []
    for i in order:
        line = Line(legal[i], values[i], view.seats)
        outlook = knowledge.outlook(game, ends.get(legal[i].text, view))
        worth = knowledge.utilities([sum(row.values()) for row in outlook])
        line.add(worth, outlook, view.viewer)
        lines.append(line)
    return Found(view.viewer, lines, len(lines))


KNOWLEDGE: Final = TorresKnowledge()
