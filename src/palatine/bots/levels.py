"""Five levels of bots, the same in every game: Page, Squire, Knight, Castellan, Palatine.

The lower levels make mistakes like a person, not random ones: they overlook possibilities, misjudge
values, and do not look ahead (slips.py). The upper two search.
"""

from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from time import monotonic
from typing import Any, ClassVar

from palatine.bots.base import AnyGame, Bot, check_seat
from palatine.bots.budget import Budget, Clock
from palatine.bots.candidates import Found
from palatine.bots.knowledge import FULL, Knowledge, knowledge_of
from palatine.bots.search import search
from palatine.bots.slips import Slips, chosen, varied
from palatine.core.action import Action
from palatine.core.errors import PalatineError


@dataclass(frozen=True)
class Level:
    """How one level thinks.

    effort: how closely it looks at a position, 0 to 4; how far it misjudges an action follows from
    that (Knowledge.errors). blind: the percentage of its possibilities that it does not notice.
    worst: how much worse than the best an action may be that it takes, as a multiple of the game's
    scale; 0 for a level that searches.
    iterations and seconds: the budget of a decision; 0 iterations = no search. The seconds are few
    because a turn may have many decisions, which together get six seconds at most.
    """

    name: str
    effort: int
    blind: int
    worst: float
    iterations: int
    seconds: float


LEVELS = (
    Level("page", 0, 50, 2.0, 0, 0.05),
    Level("squire", 1, 25, 1.5, 0, 0.1),
    Level("knight", 2, 0, 1.0, 0, 0.2),
    Level("castellan", 3, 0, 0.0, 64, 0.3),
    Level("palatine", FULL, 0, 0.0, 240, 0.55),
)
HAZE = 1.0  # how far a glance deceives, as a share of the game's scale
MARGIN = 0.05  # what is no difference to a level that does not search, as a share of it
BY_NAME = {level.name: level for level in LEVELS}


class LevelBot(Bot):
    """A bot of one of the levels. Its rollouts and its knowledge of the game can be set, for
    measurements."""

    level: ClassVar[Level]

    def __init__(
        self, seed: str, iterations: int | None = None, knowledge: Knowledge | None = None
    ) -> None:
        super().__init__(seed)
        level = self.level
        self.knowledge = knowledge  # None: the usual knowledge of the game
        self.iterations = level.iterations if iterations is None else iterations
        self.seconds: float | None = level.seconds  # None: no limit but that of the rollouts
        self.clock: Clock = monotonic
        self._ahead: list[tuple[str, Action]] = []  # the rest of a plan: positions and actions

    def decide(self, game: AnyGame, view: Any) -> Action:
        legal = game.legal(view, view.viewer)
        if len(legal) == 1:
            return legal[0]
        knowledge = self._known(game)
        if not self.iterations:
            return self._err(game, view, legal, knowledge)
        step = self._foreseen(game, view)
        if step >= 0:
            return self._follow(step)
        return self.settle(game, view, self._search(game, view, knowledge))

    def _known(self, game: AnyGame) -> Knowledge:
        return self.knowledge or knowledge_of(game.meta.id, self.level.effort)

    def _err(self, game: AnyGame, view: Any, legal: list[Action], knowledge: Knowledge) -> Action:
        """Choose without a search, with the mistakes of the level."""
        level = self.level
        values = knowledge.values(game, view, legal, level.effort)
        needs_glance = level.blind and level.effort
        glance = knowledge.values(game, view, legal, 0) if needs_glance else values
        waste = knowledge.wasteful(view, legal)
        return chosen(legal, glance, values, slips_of(level, knowledge), self.rng, waste)

    def _search(self, game: AnyGame, view: Any, knowledge: Knowledge, parts: int = 1) -> Found:
        return self.think(game, view, knowledge, self._budget(view, knowledge, parts))

    def share(self, game: AnyGame, view: Any, parts: int) -> Found | None:
        """One of so many parts of a search. Every process has luck of its own and as many rollouts
        as it would have alone; all compare as many candidates as can be told apart together
        (bots/merging.py). None where nothing can be shared: there is no choice, or a plan."""
        check_seat(view)
        knowledge = self._known(game)
        if not self.iterations or not knowledge.shareable:
            return None
        if len(game.legal(view, view.viewer)) == 1 or self._foreseen(game, view) >= 0:
            return None
        return self._search(game, view, knowledge, parts)

    def settle(self, game: AnyGame, view: Any, found: Found) -> Action:
        """Take the best that a search found, and remember the rest of a turn that was planned as a
        whole."""
        line = varied(found, self.rng)
        state = view.clone()
        self._ahead = []
        for action, following in pairwise(line.path):
            game.apply(state, view.viewer, action)
            self._ahead.append((position_of(state), following))
        return line.action

    def _budget(self, view: Any, knowledge: Knowledge, parts: int) -> Budget:
        """The budget of this decision, or of each of its parts."""
        share = knowledge.share(view) * (knowledge.thorough if self.level.effort >= FULL else 1.0)
        rollouts = max(2, round(self.iterations * knowledge.pace * share))
        return Budget(rollouts, self.allowed(view, knowledge), self.clock, parts)

    def allowed(self, view: Any, knowledge: Knowledge) -> float | None:
        """How many seconds this decision may take."""
        if self.seconds is None or not self.iterations:
            return self.seconds
        return self.seconds * knowledge.share(view)

    def _foreseen(self, game: AnyGame, view: Any) -> int:
        """The step of the plan that was foreseen for this position; -1 where none was. Actions
        without a choice were taken without asking the bot, so a later step of the plan may fit."""
        if not self._ahead:
            return -1
        here = position_of(view)
        for number, (foreseen, action) in enumerate(self._ahead):
            if foreseen == here and action in game.legal(view, view.viewer):
                return number
        return -1

    def _follow(self, step: int) -> Action:
        """The action of this step of the plan; what comes after it is left of it."""
        _, action = self._ahead[step]
        del self._ahead[: step + 1]
        return action

    def plan(self) -> list[list[str]]:
        return [[position, action.text] for position, action in self._ahead]

    def recall(self, game: AnyGame, plan: list[list[str]]) -> None:
        """Take a plan; one that cannot be read is ignored, and the bot thinks again."""
        try:
            self._ahead = [(position, game.parse(str(text))) for position, text in plan]
        except (PalatineError, TypeError, ValueError):
            self._ahead = []

    def think(self, game: AnyGame, view: Any, knowledge: Knowledge, budget: Budget) -> Found:
        """The complete result of a search; hints and reviews use it as well."""
        found = knowledge.plan(game, view, self.level.effort, budget, self.rng)
        return found or search(game, view, knowledge, budget, self.rng, self.level.effort)


class Page(LevelBot):
    name = "page"
    level = BY_NAME["page"]


class Squire(LevelBot):
    name = "squire"
    level = BY_NAME["squire"]


class Knight(LevelBot):
    name = "knight"
    level = BY_NAME["knight"]


class Castellan(LevelBot):
    name = "castellan"
    level = BY_NAME["castellan"]


class Palatine(LevelBot):
    name = "palatine"
    level = BY_NAME["palatine"]


def slips_of(level: Level, knowledge: Knowledge) -> Slips:
    """How far a level errs in a game."""
    scale = knowledge.scale
    error = knowledge.errors[level.effort] * scale
    return Slips(level.blind, HAZE * scale, error, level.worst * scale, MARGIN * scale)


def position_of(view: Any) -> str:
    """A short hash of a view: equal views have equal hashes."""
    return sha256(view.key().encode()).hexdigest()[:16]


def seconds_of(name: str) -> float:
    """The seconds that a bot has for a decision; 0 for one that is no level and answers at once."""
    return BY_NAME[name].seconds if name in BY_NAME else 0.0


def is_shareable(name: str) -> bool:
    """Whether several processes can make a decision of this bot better: the strongest level."""
    return name in BY_NAME and BY_NAME[name].effort >= FULL
