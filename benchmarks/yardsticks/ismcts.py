"""Information set Monte Carlo tree search with random playouts: it knows the rules, nothing else.

The plain form (Cowling, Powley and Whitehouse, 2012; one tree for the seat that thinks). Each
iteration imagines a world that fits the view, walks down the tree by upper confidence bounds among
the actions that are legal in this world (counting how often each was available), adds one node, and
plays at random to the end of the game. Draws are sampled; a node is a sequence of actions. What an
iteration is worth to a seat is its lead over the best other seat, divided by the largest lead seen.
"""

from math import log, sqrt
from time import thread_time
from typing import Any, ClassVar

from palatine.bots.base import AnyGame, Bot
from palatine.core.action import Action
from palatine.core.chance import Sampler
from palatine.core.state import CHANCE, OVER

EXPLORATION = 0.7
TURN = 3  # decisions whose time a whole turn has


class Node:
    """An action after those above it: how often it was tried, how often it could have been, and
    what it brought to each seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.total = [0.0] * seats
        self.children: dict[str, Node] = {}


class Ismcts(Bot):
    """rollouts and seconds: the budget of a decision, whichever ends first; None = no limit. The
    clock counts processor time. A turn of many decisions has the time of three, as at a table: each
    takes a third of what is left of it."""

    name = "ismcts"
    takes_budget: ClassVar[bool] = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rollouts: int | None = None
        self.seconds: float | None = 2.0
        self.spent = 0.0  # seconds of this turn so far
        self.largest = 1.0  # lead of any rollout so far

    def decide(self, game: AnyGame, view: Any) -> Action:
        legal = game.legal(view, view.viewer)
        if len(legal) == 1:
            return legal[0]
        began = thread_time()
        root = self.search(game, view)
        visits = [root.children[a.text].visits if a.text in root.children else 0 for a in legal]
        action = legal[visits.index(max(visits))]
        goes_on = self._goes_on(game, view, action)
        self.spent = self.spent + thread_time() - began if goes_on else 0.0
        return action

    def _goes_on(self, game: AnyGame, view: Any, action: Action) -> bool:
        """Whether nobody else acts before this seat has a choice again."""
        after, driver = game.imagine(view, self.rng), Sampler(self.rng)
        game.apply(after, view.viewer, action)
        while (seat := game.to_move(after)) in (CHANCE, view.viewer):
            legal = [] if seat == CHANCE else game.legal(after, seat)
            if len(legal) > 1:
                return True
            game.apply(after, seat, legal[0] if legal else driver.draw(game, after))
        return False

    def allowed(self) -> float | None:
        """The seconds of this decision."""
        return None if self.seconds is None else self.seconds - self.spent / TURN

    def search(self, game: AnyGame, view: Any) -> Node:
        """The tree that the budget affords; at least one rollout."""
        root = Node(view.seats)
        allowed = self.allowed()
        until = None if allowed is None else thread_time() + allowed
        done = 0
        while not done or (
            (self.rollouts is None or done < self.rollouts)
            and (until is None or thread_time() < until)
        ):
            self._iterate(game, game.imagine(view, self.rng), root)
            done += 1
        return root

    def _iterate(self, game: AnyGame, state: Any, root: Node) -> None:
        path = [root]
        driver = Sampler(self.rng)
        is_inside = True  # the tree
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                game.apply(state, CHANCE, driver.draw(game, state))
                continue
            legal = game.legal(state, seat)
            if not is_inside:
                game.apply(state, seat, legal[self.rng.below(len(legal))])
                continue
            action, is_inside = self._selected(path[-1], legal, seat, state.seats)
            path.append(path[-1].children[action.text])
            game.apply(state, seat, action)
        self._count(path, game.result(state).scores)

    def _selected(
        self, node: Node, legal: list[Action], seat: int, seats: int
    ) -> tuple[Action, bool]:
        """An action that was never tried, if there is one; otherwise that of the largest bound. And
        whether the walk is still inside the tree."""
        untried = [action for action in legal if action.text not in node.children]
        for action in legal:
            if action.text in node.children:
                node.children[action.text].available += 1
        if untried:
            action = untried[self.rng.below(len(untried))]
            node.children[action.text] = Node(seats)
            node.children[action.text].available = 1
            return action, False
        return max(legal, key=lambda action: _bound(node.children[action.text], seat)), True

    def _count(self, path: list[Node], scores: list[int]) -> None:
        """Scores may be more than seats: Ludwig's, who is somebody to beat."""
        leads = [
            score - max((s for i, s in enumerate(scores) if i != seat), default=0)
            for seat, score in enumerate(scores)
        ]
        self.largest = max(self.largest, *(abs(lead) for lead in leads))
        for node in path:
            node.visits += 1
            for seat in range(len(node.total)):
                node.total[seat] += 0.5 + 0.5 * leads[seat] / self.largest


def _bound(child: Node, seat: int) -> float:
    mean = child.total[seat] / child.visits
    return mean + EXPLORATION * sqrt(log(child.available) / child.visits)
