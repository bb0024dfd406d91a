"""What a search needs to know of a game. All values are victory points.

A game's own knowledge is `KNOWLEDGE` in bots/games/<game>/knowledge.py. The base class serves any
game: it prefers no action, plays rollouts at random and counts what the rules count.
"""

from importlib import import_module
from importlib.util import find_spec
from math import sqrt

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line, Outlook
from palatine.core.action import Action
from palatine.core.native import mypyc_attr
from palatine.core.rng import Rng
from palatine.core.state import WHOLE, State

FULL = 4  # the effort of the strongest level
LATER = "later"  # the category of points that are hoped for, not yet counted by the rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How to judge actions and positions of one game.

    width: how many actions a search looks at. horizon: decisions after which a rollout is cut off.
    scale: the usual difference between a good and a poor action, in points. rollout_noise: how far
    rollouts deviate from what looks best, in points; without it all rollouts would see the same
    future. pace: how many rollouts this game needs where an average game needs one. errors: how far
    a bot of each effort misjudges an action, as a share of the scale. thorough: how many times the
    rollouts of other levels the strongest needs beyond its own number, to be worth its time.
    shareable: whether several processes can share a search, and more is found together.
    """

    def __init__(self) -> None:
        self.width = 8
        self.horizon = 60
        self.scale = 3.0
        self.rollout_noise = 0.9
        self.pace = 1.0
        self.thorough = 1.0
        self.shareable = True
        self.errors = (0.8, 0.25, 0.0, 0.0, 0.0)

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        """How good each action looks to `state.viewer`. effort: from 0, a glance, to 4,
        everything."""
        return [0.0] * len(legal)

    def learned_part(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        """How much of these values was learned from games; the rest is written by hand."""
        return [0.0] * len(legal)

    def quick(self, game: AnyGame, state: State, legal: list[Action]) -> list[float]:
        """The same for rollouts, where it is called thousands of times."""
        return self.values(game, state, legal, 0)

    def wasteful(self, state: State, legal: list[Action]) -> list[int]:
        """The places of actions that leave undone what would cost nothing: nobody takes one where
        something better can be done, however poorly he plays."""
        return []

    def reply(self, game: AnyGame, state: State, seat: int, luck: Rng) -> Action | None:
        """What a seat does in a rollout, where that can be found without listing all its actions;
        otherwise None."""
        return None

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        """The final points to expect, by seat and category."""
        rows = game.result(state).breakdown[: state.seats]
        return [{key: float(points) for key, points in row.items()} for row in rows]

    def share(self, view: State) -> float:
        """How much of a decision's budget this decision gets: less where a turn has many
        decisions."""
        return 1.0

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        """Whether a rollout that began at `root` may be judged here."""
        return decisions >= self.horizon

    def utilities(self, points: list[float]) -> list[float]:
        """The value of a result for each seat: its lead over the best and the mean of the
        others."""
        if len(points) == 1:
            return list(points)
        whole, best = [], sorted(points)[-2:]
        for own in points:
            rival = best[0] if own == best[1] else best[1]
            mean = (sum(points) - own) / (len(points) - 1)
            whole.append(own - (rival + mean) / 2)
        return whole

    def plan(
        self, game: AnyGame, view: State, effort: int, budget: Budget, rng: Rng
    ) -> Found | None:
        """A search of the game's own, where the general one is weak; None where there is no such
        search."""
        return None

    def played_out(
        self, game: AnyGame, view: State, lines: list[Line], worlds: list[str], effort: int
    ) -> list[Candidate] | None:
        """Lines played in worlds of these names as `plan` plays its candidates, so that both can be
        compared. The path of each result says how far its line was followed. None where `plan`
        leaves the decision to the general search."""
        return None

    def completed(self, game: AnyGame, view: State, line: Line, effort: int) -> Line:
        """A line with what should follow it in the same turn, where `plan` compares whole turns."""
        return line


def widened(number: int, budget: float, least: int) -> int:
    """How many possibilities are compared with so many times the standard budget: twice as many
    with four times the budget, so that both more of them and each of them more often."""
    return max(least, round(number * min(4.0, sqrt(budget))))


def seen_as(
    knowledge: Knowledge, game: AnyGame, world: State, seat: int, legal: list[Action]
) -> list[float]:
    """The quick values of a seat's actions in an imagined world."""
    world.viewer = seat
    try:
        return knowledge.quick(game, world, legal)
    finally:
        world.viewer = WHOLE


def knowledge_of(game: str, effort: int = FULL) -> Knowledge:
    """What bots know about a game: the game's own knowledge, or the base class. A game in which
    something was learned also has a `PLAIN` knowledge without it, for all levels but the
    strongest."""
    if not has_own_knowledge(game):
        return Knowledge()
    module = import_module(f"palatine.bots.games.{game}.knowledge")
    found = module.KNOWLEDGE if effort >= FULL else getattr(module, "PLAIN", module.KNOWLEDGE)
    assert isinstance(found, Knowledge)
    return found


def has_own_knowledge(game: str) -> bool:
    """Whether bots have a module about this game."""
    return find_spec(f"palatine.bots.games.{game}") is not None
