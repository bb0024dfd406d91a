"""What a search compares and finds: sequences of actions, how often each was tried, and its
value."""

from palatine.core.action import Action
from palatine.core.rng import Rng

Outlook = list[dict[str, float]]  # for each seat: expected final points by category
Line = tuple[Action, ...]  # actions of one seat in a row


def best_of(actions: list[Action], values: list[float], rng: Rng) -> Action:
    """The action of the highest value; a random one of several equally good ones."""
    top = max(values)
    best = [action for action, value in zip(actions, values) if value == top]
    return best[rng.below(len(best))]


class Node:
    """A sequence of actions: how often it was played, and its value for each seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.total = [0.0] * seats
        self.children: dict[str, Node] = {}

    def add(self, worth: list[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(worth):
            self.total[seat] += value

    def mean(self, seat: int) -> float:
        return self.total[seat] / self.visits if self.visits else 0.0


class Candidate:
    """One first action, or several in a row: its node, its value before any rollout (`prior`), and
    its points by category. What it came to is also kept world by world: two candidates are told
    apart best where both were played in the same worlds."""

    def __init__(self, path: tuple[Action, ...], prior: float, seats: int) -> None:
        self.path = path
        self.action = path[0]
        self.prior = prior
        self.node = Node(seats)
        self.squares = 0.0  # of the viewer's worth, for the spread
        self.points: dict[str, float] = {}  # sums of the viewer's points by category
        self.against: float = 0.0  # sum of the best other seat's points
        self.samples: dict[int, float] = {}  # by the number of the world: the viewer's worth
        self.outlooks: dict[int, dict[str, float]] = {}  # ... and the viewer's points

    def add(self, worth: list[float], outlook: Outlook, viewer: int, world: int) -> None:
        """Count a rollout in the world of this number."""
        self.node.add(worth)
        self.note(worth[viewer], outlook, viewer, world)

    def note(self, worth: float, outlook: Outlook, viewer: int, world: int) -> None:
        """What a rollout that the node has counted came to."""
        self.squares += worth**2
        self.samples[world] = worth
        self.outlooks[world] = outlook[viewer]
        for key, points in outlook[viewer].items():
            self.points[key] = self.points.get(key, 0.0) + points
        others = [sum(row.values()) for seat, row in enumerate(outlook) if seat != viewer]
        self.against += max(others, default=0.0)

    def expected(self) -> dict[str, float]:
        """The viewer's expected final points by category: means over the rollouts."""
        return {key: points / self.node.visits for key, points in self.points.items()}

    def margin(self) -> float:
        """The viewer's expected lead over the best of the others."""
        if not self.node.visits:
            return 0.0
        return (sum(self.points.values()) - self.against) / self.node.visits


class Found:
    """What a search found: the candidates, best first, and how many rollouts it used. worlds: in
    which they competed, in order, each by what names its luck."""

    def __init__(
        self, viewer: int, candidates: list[Candidate], iterations: int, worlds: list[str]
    ) -> None:
        self.viewer = viewer
        self.candidates = candidates
        self.iterations = iterations
        self.worlds = worlds

    @property
    def best(self) -> Action:
        return self.candidates[0].action

    @property
    def path(self) -> tuple[Action, ...]:
        """The actions of the best candidate; more than one where a whole turn was planned."""
        return self.candidates[0].path
