"""Monte Carlo tree search over what a seat may see, for any number of players.

Every iteration imagines a world that fits the view, so the true state is never used. The first
actions compete by sequential halving in the same worlds, which needs far fewer rollouts to tell two
of them apart than rollouts in different worlds. Below them there is one tree for all worlds (a node
is a sequence of actions; draws are sampled again each time). The tree is widened step by step by
what the game's knowledge prefers; where it ends, that knowledge plays on until the horizon and
judges the position. Values are vectors: each seat looks at its own. A seat that answers a
simultaneous question does not see the others' answers: there the other seats follow the knowledge
alone.
"""

from math import log, sqrt
from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line, Node
from palatine.bots.knowledge import Knowledge, seen_as
from palatine.core.action import Action
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, State, Together

PRIOR_WEIGHT: Final = 3.0  # so many rollouts the knowledge's own value of an action counts for
OPENED: Final = 4  # visits before a node gets children
EXPLORATION: Final = 0.7  # of the scale: how much a rarely tried child is preferred
LATE_EVERY: Final = 16  # decisions between two looks at the clock


def search(
    game: AnyGame,
    view: State,
    knowledge: Knowledge,
    budget: Budget,
    rng: Rng,
    effort: int = 4,
) -> Found:
    """The best action of the viewer, and the candidates it was compared with."""
    legal = game.legal(view, view.viewer)
    values = knowledge.values(game, view, legal, effort)
    order = sorted(range(len(legal)), key=lambda i: -values[i])[: knowledge.width]
    candidates = [Candidate((legal[i],), values[i], view.seats) for i in order]
    return compare(game, view, knowledge, budget, rng, candidates)


def compare(
    game: AnyGame,
    view: State,
    knowledge: Knowledge,
    budget: Budget,
    rng: Rng,
    candidates: list[Candidate],
) -> Found:
    """Compare candidates that the caller has chosen; the one that looks best must be the first."""
    tree = _Tree(game, view, knowledge, budget, rng)
    if len(candidates) > 1:
        candidates = tree.halve(candidates)
    return Found(view.viewer, candidates, budget.used, tree.worlds)


def played_out(
    game: AnyGame, view: State, knowledge: Knowledge, lines: list[Line], worlds: list[str]
) -> list[Candidate]:
    """Lines that the caller has chosen, each played in all of these worlds."""
    tree = _Tree(game, view, knowledge, Budget(len(lines) * len(worlds)), Rng(""))
    tree.worlds = worlds
    candidates = [Candidate(line, 0.0, view.seats) for line in lines]
    for number in range(len(worlds)):
        tree.try_in(number, candidates)
    return candidates


def opinion(candidate: Candidate, best: Candidate, viewer: int) -> float:
    """The value of a candidate by rollouts and knowledge together; the knowledge compares it with
    `best`, the candidate that looked best before any rollout."""
    said = best.node.mean(viewer) + candidate.prior - best.prior
    return weighed(candidate.node.visits, candidate.node.mean(viewer), said)


def weighed(visits: int, value: float, said: float) -> float:
    """What so many rollouts came to, and what the knowledge said, together."""
    return (visits * value + PRIOR_WEIGHT * said) / (visits + PRIOR_WEIGHT)


class _Tree:
    """One search: its worlds, its nodes, its rollouts."""

    def __init__(
        self, game: AnyGame, view: State, knowledge: Knowledge, budget: Budget, rng: Rng
    ) -> None:
        self.game = game
        self.view = view
        self.viewer: int = view.viewer
        self.knowledge = knowledge
        self.budget = budget
        self.rng = rng
        self.rollout_noise = knowledge.rollout_noise
        self.worlds: list[str] = []  # what names their luck, in order

    def halve(self, candidates: list[Candidate]) -> list[Candidate]:
        """Sequential halving: all candidates share each world; the worse half drops out of each
        round.

        Returns the candidates sorted, the best first; those that dropped out follow in order.
        """
        alive = list(candidates)
        out: list[Candidate] = []
        rounds = max(1, (len(candidates) - 1).bit_length())
        share = self.budget.iterations / rounds
        for number in range(rounds):
            until = min(self.budget.iterations, share * (number + 1))
            while self.budget.used + len(alive) <= until + 0.5 and not self.budget.over():
                self.worlds.append(f"{self.rng.word()} {self.rng.word()}")
                self.try_in(len(self.worlds) - 1, alive)
            alive.sort(key=lambda candidate: -opinion(candidate, candidates[0], self.viewer))
            if number < rounds - 1:
                keep = (len(alive) + 1) // 2
                out = alive[keep:] + out
                alive = alive[:keep]
        return alive + out

    def try_in(self, number: int, alive: list[Candidate]) -> None:
        """Play each candidate once in the world of this number, with the same luck."""
        name = self.worlds[number]
        world = self.game.imagine(self.view, Rng(name))
        for candidate in alive:
            if self.budget.over():
                return
            state = world.clone()
            for action in candidate.path:
                self.game.apply(state, self.viewer, action)
            path, done = self._descend(state, candidate.node, Rng(name + " luck"))
            if not done:
                return  # out of time in the middle: this rollout counts for nothing
            self.budget.spend()
            outlook = self.knowledge.outlook(self.game, state)
            worth = self.knowledge.utilities([sum(row.values()) for row in outlook])
            candidate.add(worth, outlook, self.viewer, number)
            for node in path:
                node.add(worth)

    def _descend(self, state: State, node: Node, luck: Rng) -> tuple[list[Node], bool]:
        """Play on to a leaf, changing the state: by the tree as far as it goes, then by the
        knowledge."""
        path: list[Node] = []
        here: Node | None = node
        decisions = 0
        game = self.game
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                game.apply(state, CHANCE, game.pick(state, luck.below(game.total(state))))
                continue
            if self.knowledge.is_leaf(game, self.view, state, decisions):
                break
            decisions += 1
            if decisions % LATE_EVERY == 0 and self.budget.late():
                return path, False
            action, here = self._chosen(state, seat, here, luck)
            if here is not None:
                path.append(here)
            game.apply(state, seat, action)
        return path, True

    def _chosen(
        self, state: State, seat: int, node: Node | None, luck: Rng
    ) -> tuple[Action, Node | None]:
        """The action of a seat here, and the node to which it leads, if the tree goes that far."""
        at_once = self.knowledge.reply(self.game, state, seat, luck)
        if at_once is not None:
            return at_once, None
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal[0], None if node is None else _child(node, legal[0], state.seats)
        values = seen_as(self.knowledge, self.game, state, seat, legal)
        secret = isinstance(state.frames[-1], Together) and seat != self.viewer
        if node is None or node.visits < OPENED or secret:
            return _by_lot(legal, values, self.rollout_noise, luck), None
        action = self._selected(node, legal, values, seat)
        return action, _child(node, action, state.seats)

    def _selected(self, node: Node, legal: list[Action], values: list[float], seat: int) -> Action:
        """Select by progressive widening, then by upper confidence bounds among the opened
        actions."""
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        allowed = 1 + int(sqrt(node.visits - OPENED + 1))
        best, bound = legal[order[0]], float("-inf")
        for i in order[:allowed]:
            child = node.children.get(legal[i].text)
            if child is None or child.visits == 0:
                return legal[i]
            stretch = sqrt(log(node.visits + 1) / child.visits)
            upper = child.mean(seat) + EXPLORATION * self.knowledge.scale * stretch
            if upper > bound:
                best, bound = legal[i], upper
        return best


def _child(node: Node, action: Action, seats: int) -> Node:
    found = node.children.get(action.text)
    if found is None:
        found = node.children[action.text] = Node(seats)
    return found


def _by_lot(legal: list[Action], values: list[float], rollout_noise: float, luck: Rng) -> Action:
    """The action that looks best, with some noise."""
    best, top = legal[0], float("-inf")
    for action, value in zip(legal, values):
        shaken = value + rollout_noise * luck.below(1024) / 1024
        if shaken > top:
            best, top = action, shaken
    return best
