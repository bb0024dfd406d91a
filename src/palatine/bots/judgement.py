"""One judgement for hints and reviews: what a seat could do, how good it is, and how sure that is.

A position is always judged in the same worlds, whose luck follows from the position itself: who
asks twice hears the same twice, and a review says of a position what a hint has said of it. Two
lines are compared in the worlds in which both were played. What lies within the noise of such a
comparison is no difference.

Where a game plans whole turns, a line is a turn: who follows a line half-way is advised to follow
it on (`planned`), and reviews judge what was played as one line from where it began.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line
from palatine.bots.knowledge import knowledge_of
from palatine.bots.levels import LEVELS, position_of
from palatine.bots.search import played_out, search
from palatine.bots.statistics import student
from palatine.core.action import Action
from palatine.core.record import Record, game_of
from palatine.core.rng import Rng
from palatine.core.state import CHANCE

STRONGEST = LEVELS[-1]
Views = list[Any]
Paths = Callable[[Any], Line]  # the best line at a view
LONGEST = 40  # decisions of a line
_CERTAIN = 4  # worlds in which an action must show the same, so that what it shows was known before
SMALL = 0.05  # points that are no difference, however sure they are


@dataclass(frozen=True)
class Comparison:
    """A line beside a better one. less: by how many points of the expected lead it is worse; error:
    the standard error of that, over the worlds in which both were played. points: by category, how
    much more or less it brings to the seat itself."""

    less: float
    error: float
    worlds: int
    points: dict[str, float]

    @property
    def noise(self) -> float:
        """Less than this is no difference: about twice the standard error; more where there were so
        few worlds that the error itself is hardly known."""
        return student(self.worlds - 1) * self.error if self.worlds > 1 else inf

    @property
    def is_worse(self) -> bool:
        return self.less > max(self.noise, SMALL)


def rollouts(game: AnyGame, view: Any) -> int:
    """The rollouts of a full judgement: as many as the strongest level plays with at this
    decision."""
    knowledge = knowledge_of(game.meta.id)
    share = knowledge.share(view) * knowledge.thorough
    return max(2, round(STRONGEST.iterations * knowledge.pace * share))


def judge(game: AnyGame, view: Any, budget: Budget, luck: str = "") -> Found:
    """What the viewer could do, the best first. luck: of other worlds than the usual ones."""
    knowledge, effort = knowledge_of(game.meta.id), STRONGEST.effort
    rng = Rng(f"{luck} {position_of(view)}")
    found = knowledge.plan(game, view, effort, budget, rng)
    return found or search(game, view, knowledge, budget, rng, effort)


def beside(game: AnyGame, view: Any, lines: list[Line], worlds: list[str]) -> list[Candidate]:
    """Lines of the viewer's, played in worlds of these names as `judge` plays its own."""
    knowledge, effort = knowledge_of(game.meta.id), STRONGEST.effort
    found = knowledge.played_out(game, view, lines, worlds, effort)
    return found or played_out(game, view, knowledge, lines, worlds)


def further_worlds(view: Any, number: int) -> list[str]:
    """Worlds of a position besides those in which its candidates competed: what was chosen because
    it did well there is tried where that luck does not count."""
    rng = Rng(f"further {position_of(view)}")
    return [f"{rng.word()} {rng.word()}" for _ in range(number)]


def compared(best: Candidate, other: Candidate) -> Comparison:
    """How a candidate does beside the best one, in the worlds that both have seen."""
    common = [world for world in best.samples if world in other.samples]
    if not common:
        return Comparison(0.0, inf, 0, {})
    apart = [best.samples[world] - other.samples[world] for world in common]
    error = stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else inf
    keys = dict.fromkeys(
        key for world in common for key in (*best.outlooks[world], *other.outlooks[world])
    )
    points = {
        key: fmean(
            other.outlooks[world].get(key, 0.0) - best.outlooks[world].get(key, 0.0)
            for world in common
        )
        for key in keys
    }
    return Comparison(fmean(apart), error, len(common), points)


_KNOWN: dict[tuple[str, int, str, int], Line] = {}  # best lines of positions judged lately
_KEPT = 256


def best_line(game: AnyGame, view: Any, iterations: int | None = None) -> Line:
    """The best line at a view by so many rollouts, by default those of a full judgement; positions
    judged lately are remembered."""
    many = rollouts(game, view) if iterations is None else iterations
    key = (game.meta.id, game.meta.version, position_of(view), many)
    if key not in _KNOWN:
        remember(game, view, many, judge(game, view, Budget(many)).path)
    return _KNOWN[key]


def remember(game: AnyGame, view: Any, iterations: int, path: Line) -> None:
    """Keep what was best at a position for who asks how it goes on from there."""
    if len(_KNOWN) >= _KEPT:
        del _KNOWN[next(iter(_KNOWN))]
    _KNOWN[game.meta.id, game.meta.version, position_of(view), iterations] = path


# --- turns --------------------------------------------------------------------------------------


def goes_on(game: AnyGame, view: Any, action: Action, following: Any) -> bool:
    """Whether a seat that saw `view`, acted, and then saw `following` learned nothing in between
    but what it did itself: then both decisions belong to one line."""
    for number in range(_CERTAIN):
        world = _after(game, view, (action,), number)
        if game.to_move(world) == CHANCE:
            return False  # a draw that tells nothing is still a draw
        if game.view(world, view.viewer).key() != following.key():
            return False
    return True


def seen_after(game: AnyGame, view: Any, line: Sequence[Action]) -> Any:
    """What a seat sees when it has done this, as far as it can know."""
    return game.view(_after(game, view, line, 0), view.viewer)


def _after(game: AnyGame, view: Any, line: Sequence[Action], number: int) -> Any:
    """One of the worlds that fit what a seat sees, after what it does."""
    world = game.imagine(view, Rng(f"line {number}"))
    for action in line:
        game.apply(world, view.viewer, action)
    return world


def is_trivial(game: AnyGame, view: Any, legal: Sequence[Action], most: int = 6) -> bool:
    """Whether it makes no difference what is chosen: one action, or a few that all lead to the same
    position."""
    if len(legal) > most:
        return False
    if len(legal) < 2:
        return True
    return len({seen_after(game, view, (action,)).key() for action in legal}) == 1


def line_so_far(game: AnyGame, record: Record, n: int | None, seat: int) -> tuple[Views, Line]:
    """What a seat saw at the decisions of the line that it is in the middle of after `n` entries of
    a record (all by default), and what it did at them. The last view is the present one."""
    game = game_of(game, record)
    state = game.new(record.seats, record.options)
    lately: deque[tuple[Any, Action]] = deque(maxlen=LONGEST)
    for entry in record.standing(n):
        action = game.parse(entry.text)
        if entry.who == seat:
            lately.append((state.clone(), action))
        game.apply(state, entry.who, action)
    views, actions = [game.view(state, seat)], list[Action]()
    for before, action in reversed(lately):
        view = game.view(before, seat)
        if not goes_on(game, view, action, views[0]):
            break
        views.insert(0, view)
        actions.insert(0, action)
    return views, tuple(actions)


def planned(views: Sequence[Any], actions: Sequence[Action], paths: Paths) -> Line:
    """The rest of the line that a seat follows, by what was best at the decisions of its turn so
    far; nothing where it has left every such line, or come to its end. views: what it saw at them,
    the present one last; actions: what it did at all but that; paths: what is best at a view."""
    at = 0
    while at < len(actions):
        path, done = paths(views[at]), tuple(actions[at:])
        same = 0
        while same < min(len(path), len(done)) and path[same] == done[same]:
            same += 1
        if same == len(done):
            return path[same:]
        at += max(1, same)  # what it left the line for may have been best there
    return ()
