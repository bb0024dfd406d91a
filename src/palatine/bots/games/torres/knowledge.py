"""Torres for the search: whole turns compete.

A beam search finds the turns that the viewer could take (turns.py). In imagined worlds each
is played on with turns of the same kind, the others' and the viewer's own, as far as the next
scoring or a few turns before it, and judged there.
"""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line, Outlook
from palatine.bots.games.torres.evaluation import (
    bonus_now,
    card_gain,
    castles_now,
    prospects,
    stage,
)
from palatine.bots.games.torres.features import NAMES, described
from palatine.bots.games.torres.greedy import _card, _site, _stack
from palatine.bots.games.torres.learned_turns import turn_judge
from palatine.bots.games.torres.turns import AFTER, Beam, TurnPath
from palatine.bots.games.torres.weights import Weights
from palatine.bots.knowledge import FULL, LATER, Knowledge, seen_as, widened
from palatine.bots.search import opinion
from palatine.core.action import Action
from palatine.core.native import i64
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, State
from palatine.games.torres import actions as act
from palatine.games.torres.parts import ACTION_POINTS
from palatine.games.torres.state import CATEGORIES, TorresState

_IN_TURN: Final = ("turn", "card", "drop", "stack", "under_stack")
_SITES: Final = ("castle", "place", "king", "move_king")


class TorresKnowledge(Knowledge):
    """Values of first actions by the best turn that begins with them."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__()
        self.width = 8
        self.horizon = 24
        self.scale = 4.5  # of an action: a turn of five can err five times as far
        self.rollout_noise = 1.2
        self.pace = 0.05
        self.thorough = 4.0
        self.errors = (3.0, 0.5, 0.0, 0.0, 0.0)
        self.weights = weights or Weights()
        self.line_names = NAMES

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        assert isinstance(state, TorresState)
        if state.frames[-1].step not in _IN_TURN:
            return thumb(state, legal)
        w = self.weights
        width, depth, keen = w.widths[effort], w.depths[effort], effort >= w.keen
        learned = w.learned if effort >= FULL else 0.0
        return Beam(game, w, state, width, depth, keen, None, learned).first_values(legal)

    def wasteful(self, state: State, legal: list[Action]) -> list[int]:
        """To end the turn with action points left, which would still be points or a card; to buy a
        card that will hardly be played."""
        assert isinstance(state, TorresState)
        waste = [act.END] if state.ap > 0 else []
        if act.BUYS in legal and card_gain(self.weights, state, state.viewer) <= 0:
            waste.append(act.BUYS.kind)
        return [i for i, a in enumerate(legal) if a.kind in waste]

    def quick(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        """In rollouts of the general search one action is looked ahead, no more."""
        assert isinstance(state, TorresState)
        if state.frames[-1].step not in _IN_TURN:
            return thumb(state, legal)
        beam = Beam(game, self.weights, state, 1, 0, False)
        return [beam.simple_value(a) for a in legal]

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        assert isinstance(state, TorresState)
        rows: Outlook = []
        for seat in range(state.seats):
            row = {key: float(n) for key, n in zip(CATEGORIES, state.points[seat])}
            if state.frames:
                castles = self.weights.castle[stage(state)] * castles_now(state, seat)
                bonus = bonus_now(state, seat)
                row["castles"] += castles
                row["king"] += bonus
                row[LATER] = prospects(self.weights, state, seat, False) - castles - bonus
            rows.append(row)
        return rows

    def plan(
        self, game: AnyGame, view: State, effort: int, budget: Budget, rng: Rng
    ) -> Found | None:
        """Whole turns compete, not single actions."""
        assert isinstance(view, TorresState)
        wider = self._divide(budget)
        candidates = self._lines(game, view, effort, budget, wider)
        rollouts = _Rollouts(game, self, view, budget, rng)
        if len(candidates) > 1:
            candidates = rollouts.halve(candidates)
        return Found(view.viewer, candidates, budget.used, rollouts.worlds)

    def _divide(self, budget: Budget) -> float:
        """With more than the usual rollouts most of the time goes into looking for turns: some
        rollouts less, for so many times as many positions."""
        w = self.weights
        more = max(1.0, min(w.widest, budget.iterations / w.standard))
        budget.iterations = round(budget.iterations / more**w.divided)
        if more > 1.0:
            budget.keep_back(w.given_back)
        return more

    def played_out(
        self, game: AnyGame, view: State, lines: list[Line], worlds: list[str], effort: int
    ) -> list[Candidate] | None:
        assert isinstance(view, TorresState)
        rollouts = _Rollouts(game, self, view, Budget(len(lines) * len(worlds)), Rng(""))
        rollouts.worlds = worlds
        candidates = [Candidate(line, 0.0, view.seats) for line in lines]
        for number in range(len(worlds)):
            rollouts.try_in(number, candidates)
        return candidates

    def completed(self, game: AnyGame, view: State, line: Line, effort: int) -> Line:
        """The best turn that begins so."""
        state = view.clone()
        for action in line:
            game.apply(state, view.viewer, action)
        assert isinstance(state, TorresState)
        if game.to_move(state) != view.viewer or state.frames[-1].step not in _IN_TURN:
            return line
        w = self.weights
        width = min(w.least_width, w.widths[effort])
        learned = w.learned if effort >= FULL else 0.0
        beam = Beam(game, w, state, width, w.depths[effort], effort >= w.keen, None, learned)
        return line + beam.best().actions()

    def line_features(self, game: AnyGame, view: State, line: Line) -> list[float]:
        """What the network of turns is shown of the position after a turn; nothing where the line
        is no turn that it judges."""
        assert isinstance(view, TorresState)
        if view.frames[-1].step != "turn" or any(a.kind in AFTER for a in line):
            return []
        state = view.clone()
        for action in line:
            game.apply(state, view.viewer, action)
        if not state.frames or state.frames[-1].step != "turn":
            return []
        return described(state, view.viewer)

    def learned_of_lines(self, game: AnyGame, view: State, lines: list[Line]) -> list[float]:
        """How much of the values of these lines was learned from games."""
        judge = turn_judge() if self.weights.learned > 0.0 else None
        found: list[float] = []
        for line in lines:
            shown = self.line_features(game, view, line) if judge is not None else []
            if judge is None or not shown:
                found.append(0.0)
                continue
            assert isinstance(view, TorresState)
            gain = judge.said(shown) - judge.points(view, view.viewer)
            found.append(self.weights.learned * gain)
        return found

    def _lines(
        self, game: AnyGame, view: TorresState, effort: int, budget: Budget, wider: float
    ) -> list[Candidate]:
        """The best turns, looked for so many times as widely as usual; elsewhere the best answers
        to the question."""
        legal = game.legal(view, view.viewer)
        w = self.weights
        width, lines = w.widths[effort], self.width
        if effort >= FULL:
            more = budget.whole / w.standard
            wide = wider * widened(width, more, w.least_width)
            width = round(min(wide, w.widest * width))
            lines = widened(w.lines, more, lines)
        found: list[_Option] = []
        if view.frames[-1].step in _IN_TURN:
            learned = w.learned if effort >= FULL else 0.0
            beam = Beam(game, w, view, width, w.depths[effort], effort >= w.keen, budget, learned)
            for path in beam.best_paths(lines * w.looked_at):
                where = path.state.knights[view.viewer]
                found.append(_Option(path.worth - beam.root.worth, path.actions(), where))
            for a in legal:
                if a.kind in AFTER or not (beam.ends or (found and budget.late())):
                    found.append(_Option(beam.simple_value(a), (a,), view.knights[view.viewer]))
        else:
            for a, value in zip(legal, thumb(view, legal)):
                found.append(_Option(value, (a,), 0))
        options = _various(found, w.lines, w.alike)[:lines]
        return [Candidate(option.path, option.gain, view.seats) for option in options]

    def share(self, view: State) -> float:
        """A turn is planned as a whole when it begins, so that is where the time goes; where not
        everything is as foreseen it is planned anew, with what action points are left."""
        assert isinstance(view, TorresState)
        w = self.weights
        if view.frames[-1].step in _SITES:
            return w.whole_turn
        if view.frames[-1].step not in _IN_TURN:
            return w.whole_turn * w.outside_turn
        return w.whole_turn * (min(int(view.ap), ACTION_POINTS) + 1) / (ACTION_POINTS + 1)

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        """At the next scoring, or some turns before it."""
        assert isinstance(root, TorresState) and isinstance(state, TorresState)
        if state.frames[-1].step != "turn" or state.ap < ACTION_POINTS:
            return False
        return bool(state.phase > root.phase) or decisions >= self.horizon


def thumb(s: TorresState, legal: list[Action]) -> list[float]:
    """Before and after the turn, rules of thumb."""
    step = s.frames[-1].step
    if step in _SITES:
        return [float(_site(s, step, a)) for a in legal]
    if step in ("keep", "back"):
        return [_card(a) for a in legal]
    return [float(_stack(s, a)) for a in legal]


class _Option:
    """A line that could be compared: what it looks like, and where the knights stand after it."""

    def __init__(self, gain: float, path: Line, knights: i64) -> None:
        self.gain = gain
        self.path = path
        self.knights = knights
        self.rank = gain


def _various(options: list[_Option], first: int, alike: float) -> list[_Option]:
    """The best first; after so many of them ideas that differ: an option falls behind for each
    better one that leaves the knights in the same places, and where only a block lies elsewhere."""
    options.sort(key=_by_gain, reverse=True)
    seen: dict[int, int] = {}
    for option in options:
        before = seen.get(option.knights, 0)
        option.rank = option.gain - alike * before
        seen[option.knights] = before + 1
    return options[:first] + sorted(options[first:], key=_by_rank, reverse=True)


def _by_gain(option: _Option) -> float:
    return option.gain


def _by_rank(option: _Option) -> float:
    return option.rank


class _Rollouts:
    """Lines of the viewer played on in imagined worlds, turn by turn."""

    def __init__(
        self, game: AnyGame, knowledge: TorresKnowledge, view: TorresState, budget: Budget, rng: Rng
    ) -> None:
        self.game = game
        self.knowledge = knowledge
        self.weights = knowledge.weights
        self.view = view
        self.viewer: int = view.viewer
        self.budget = budget
        self.rng = rng
        self.worlds: list[str] = []  # what names their luck, in order

    def halve(self, candidates: list[Candidate]) -> list[Candidate]:
        """Sequential halving in the same worlds: the worse half drops out of each round; the best
        comes back first."""
        alive = list(candidates)
        out: list[Candidate] = []
        rounds = max(1, (len(candidates) - 1).bit_length())
        for number in range(rounds):
            until = self.budget.iterations * (number + 1) / rounds
            while self.budget.used + len(alive) <= until + 0.5 and not self.budget.over():
                self.worlds.append(f"{self.rng.word()} {self.rng.word()}")
                self.try_in(len(self.worlds) - 1, alive)
            judged = [
                (opinion(candidate, candidates[0], self.viewer), candidate) for candidate in alive
            ]
            judged.sort(key=_by_opinion, reverse=True)
            keep = len(alive) if number == rounds - 1 else (len(alive) + 1) // 2
            out = [candidate for _, candidate in judged[keep:]] + out
            alive = [candidate for _, candidate in judged[:keep]]
        return alive + out

    def try_in(self, number: int, alive: list[Candidate]) -> None:
        """Each line once in the world of this number, with the same luck."""
        name = self.worlds[number]
        world = self.game.imagine(self.view, Rng(name))
        for candidate in alive:
            state: TorresState = world.clone()
            for action in candidate.path:
                self.game.apply(state, self.viewer, action)
            if not self._play_on(state, Rng(name + " luck")):
                return  # out of time in the middle: this rollout counts for nothing
            self.budget.spend()
            outlook = self.knowledge.outlook(self.game, state)
            self._correct(outlook, state)
            worth = self.knowledge.utilities([sum(row.values()) for row in outlook])
            candidate.add(worth, outlook, self.viewer, number)

    def _correct(self, outlook: Outlook, state: TorresState) -> None:
        """Add what was learned of the viewer's turn with which a rollout has ended; where it ended
        with a phase there is nothing to add."""
        share = self.weights.learned_ends
        judge = turn_judge() if share > 0.0 else None
        if judge is not None and state.frames and state.phase == self.view.phase:
            outlook[self.viewer][LATER] += share * judge.points(state, self.viewer)

    def _play_on(self, state: TorresState, luck: Rng) -> bool:
        """To the leaf, in place; False if the time is over before."""
        game, root = self.game, self.view
        # Whose turn's path has been walked: a line may have ended the viewer's turn already
        walked = self.viewer if root.frames[-1].step in _IN_TURN else -1
        turns = 0
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                game.apply(state, CHANCE, game.pick(state, luck.below(game.total(state))))
            elif state.frames[-1].step != "turn":
                self._answer(state, seat)
            elif walked == seat:
                if not self._spend_rest(state, seat):
                    walked = -1
            elif state.phase > max(root.phase, 1) or turns >= self.weights.rounds * state.seats:
                break
            else:
                turns += 1
                walked = seat
                path = self._turn(state, luck)
                if self.budget.late():
                    return False
                for action in path.actions():
                    game.apply(state, seat, action)
        return True

    def _turn(self, state: TorresState, luck: Rng) -> TurnPath:
        """A turn that looks best, or nearly so."""
        w = self.weights
        beam = Beam(self.game, w, state, int(w.beam), w.rollout_depth, True, self.budget, w.learned)
        best, top = beam.root, beam.root.worth
        for path in beam.ends:
            shaken = path.worth + self.knowledge.rollout_noise * luck.below(1024) / 1024
            if shaken > top:
                best, top = path, shaken
        return best

    def _answer(self, state: TorresState, seat: int) -> None:
        """What a rule of thumb says."""
        legal = self.game.legal(state, seat)
        values = seen_as(self.knowledge, self.game, state, seat, legal)
        self.game.apply(state, seat, legal[values.index(max(values))])

    def _spend_rest(self, state: TorresState, seat: int) -> bool:
        """What the path has left becomes cards or points; whether the turn goes on."""
        if state.ap == 0:
            self.game.apply(state, seat, act.ENDS)
            return False
        legal = self.game.legal(state, seat)
        wants = act.BUYS in legal and card_gain(self.weights, state, seat) > 0
        self.game.apply(state, seat, act.BUYS if wants else act.MARKERS)
        return True


def _by_opinion(judged: tuple[float, Candidate]) -> float:
    return judged[0]


def _plain() -> Weights:
    """Nothing that was learned."""
    weights = Weights()
    weights.learned = 0.0
    weights.learned_ends = 0.0
    return weights


KNOWLEDGE: Final = TorresKnowledge(Weights())
PLAIN: Final = TorresKnowledge(_plain())
