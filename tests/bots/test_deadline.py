"""Deadlines are kept: 99 of 100 decisions within what is allowed and a tenth of it.

The watch here is the processor time of the thread, for the bots as for us: a machine that is busy
with other tests takes the processor away in the middle of a thought, and that is not the search's
fault. By the clock on the wall the same is measured by `palatine bench GAME --bots palatine`; the
numbers are in docs/opponents.md. Far more rollouts are allowed than at a table, so that it is the
clock that ends a search.
"""

from time import thread_time
from typing import Any

import pytest

from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame, Bot
from palatine.bots.knowledge import knowledge_of
from palatine.bots.levels import BY_NAME, LevelBot
from palatine.bots.timing import TimedDecision, at, summed, timed_decisions
from palatine.core.action import Action
from palatine.core.chance import Stacked
from palatine.core.state import CHANCE, OVER
from palatine.games._template import GAME as TINY

EVERY_GAME = [games.load(game) for game in games.GAMES]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)
searching = pytest.mark.parametrize("name", ["castellan", "palatine"])
LATEST = 1.1  # of what is allowed
ENDLESS = 1_000_000  # rollouts: more than any time is enough for
# Times the rollouts of a level. Where a rollout is over at once, as before a scoring, an endless
# search would keep the results of hundred thousands: to forget them takes longer than it may be
# late.
MORE = 10
SHORT = 100  # entries of a game that is over after a dozen decisions


# What other tests left in memory is not looked through while somebody thinks against time.
pytestmark = pytest.mark.usefixtures("nothing_to_sweep")


def views_along(game: AnyGame, count: int, every: int, seats: int = 0) -> list[Any]:
    """What seats see at every so manieth real decision of a game between Squires."""
    seats = seats or (3 if game.meta.id == "between" else 2)
    state = game.new(seats, game.meta.read_options(None))
    bots = [make("squire", str(seat)) for seat in range(seats)]
    driver, decisions = Stacked("deadline"), 0
    found: list[tuple[Any, Any]] = []
    while (seat := game.to_move(state)) != OVER and len(found) < count:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        view = game.view(state, seat)
        if len(game.legal(view, seat)) > 1:
            decisions += 1
            if decisions % every == 0:
                found.append(view)
        game.apply(state, seat, bots[seat].choose(game, view))
    return found


def overtime(game: AnyGame, view: Any, name: str, seconds: float, rollouts: int) -> float:
    """How much of what it is allowed an opponent needs; 1.0 = all of it."""
    bot = make(name, "deadline")
    assert isinstance(bot, LevelBot)
    bot.iterations, bot.seconds, bot.clock = rollouts, seconds, thread_time
    began = thread_time()
    action = bot.choose(game, view)
    spent = thread_time() - began
    assert action in game.legal(view, view.viewer)
    allowed = bot.allowed(view, knowledge_of(game.meta.id))
    assert allowed is not None
    return spent / allowed


def undisturbed(
    game: AnyGame, view: Any, name: str, seconds: float, rollouts: int = ENDLESS
) -> float:
    """The same where neighbours on the machine slow it down: they only ever add to the time, so it
    is tried again when it was late."""
    needed = overtime(game, view, name, seconds, rollouts)
    for _ in range(2):
        if needed > LATEST:
            needed = overtime(game, view, name, seconds, rollouts)
    return needed


# Both levels search alike: one of them in every game, the other where rollouts are longest.
CLOCKED = [
    pytest.param(game, name, id=f"{name}-{game.meta.id}", marks=marks)
    for game in EVERY_GAME
    for name, marks in (
        ("palatine", ()),
        ("castellan", () if game.meta.id == "louis" else (pytest.mark.long,)),
    )
]


@pytest.mark.parametrize(("game", "name"), CLOCKED)
def test_a_decision_ends_with_its_time(game: AnyGame, name: str) -> None:
    """Less than half a second is less than either has, and so is the tenth it may be late."""
    views = views_along(game, 3, 11) if game.meta.bound > SHORT else views_along(game, 3, 3)
    needed = sorted(undisturbed(game, view, name, 0.4) for view in views)
    assert len(needed) == 3
    assert needed[-1] <= LATEST
    assert needed[1] > 0.9  # it was the clock that ended it


@pytest.mark.long
@every_game
@searching
def test_99_of_100_decisions_end_with_their_time(game: AnyGame, name: str) -> None:
    level = BY_NAME[name]
    views, rollouts = views_along(game, 100, 1), MORE * level.iterations
    needed = sorted(undisturbed(game, view, name, level.seconds, rollouts) for view in views)
    assert len(needed) >= 60
    assert at(needed, 0.99) <= LATEST


def at_the_table(game: AnyGame, most: int | None) -> list[TimedDecision]:
    """What the strongest thinks, as it is, in a game against itself."""
    seats = 3 if game.meta.id == "between" else 2
    bots = [make("palatine", f"turns {seat}") for seat in range(seats)]
    for bot in bots:
        assert isinstance(bot, LevelBot)
        bot.clock = thread_time
    state = game.new(seats, game.meta.read_options(None))
    return timed_decisions(game, state, bots, Stacked("turns"), thread_time, most)


@every_game
def test_a_whole_turn_is_allowed_six_seconds(game: AnyGame) -> None:
    """Where it is the clock that ends every search: the decisions of a seat in a row, summed."""
    bot = make("palatine", "turns")
    assert isinstance(bot, LevelBot)
    knowledge = knowledge_of(game.meta.id)
    longest, turn, last = 0.0, 0.0, (-1, 0)
    for view in views_along(game, 300, 1):
        # Who has the last turn of a phase may have the first of the next one.
        now = (view.viewer, getattr(view, "phase", 0))
        turn = turn if now == last else 0.0
        turn += bot.allowed(view, knowledge) or 0.0
        last, longest = now, max(longest, turn)
    assert 1.0 < longest <= 6.0


def test_who_plays_castles_alone_is_allowed_six_seconds_a_round() -> None:
    """There every decision is the same seat's: its turn is a round."""
    castles, knowledge = games.load("castles"), knowledge_of("castles")
    bot = make("palatine", "turns")
    assert isinstance(bot, LevelBot)
    rounds: dict[int, list[float]] = {}
    for view in views_along(castles, 300, 1, seats=1):
        rounds.setdefault(view.round, []).append(bot.allowed(view, knowledge) or 0.0)
    assert 1.0 < max(max(allowed) for allowed in rounds.values()) <= 2.0
    assert max(sum(allowed) for allowed in rounds.values()) <= 6.0


@pytest.mark.compiled
@every_game
def test_the_strongest_needs_less_than_two_seconds_and_six_a_turn(game: AnyGame) -> None:
    told = summed(at_the_table(game, 10))
    assert told["longest_ms"] <= 2000
    assert told["longest_turn_ms"] <= 6000


@pytest.mark.long
@pytest.mark.compiled
@every_game
def test_so_it_does_in_a_whole_game(game: AnyGame) -> None:
    told = summed(at_the_table(game, None))
    assert told["kept"] >= 0.99
    assert told["p99_ms"] <= 2000
    assert told["longest_turn_ms"] <= 6000


class Slow(Bot):
    """Thinks as long as it is told, by a clock that it moves itself."""

    def __init__(self, lasts: list[float]) -> None:
        super().__init__("slow")
        self.lasts = lasts
        self.now = 0.0

    def decide(self, game: AnyGame, view: Any) -> Action:
        self.now += self.lasts.pop(0) if self.lasts else 0.0
        return game.legal(view, view.viewer)[0]


def test_the_watch_measures_decisions_and_turns() -> None:
    slow = Slow([0.25, 0.5, 1.0])
    state = TINY.new(2)
    found = timed_decisions(TINY, state, [slow, slow], Stacked("watch"), lambda: slow.now, most=3)
    assert [one.seconds for one in found] == [0.25, 0.5, 1.0]
    assert all(one.allowed == float("inf") for one in found)


def test_what_is_told_of_thoughts() -> None:
    found = [
        TimedDecision(0, 1, 0.1, 1.0),
        TimedDecision(0, 1, 1.05, 1.0),
        TimedDecision(1, 2, 1.2, 1.0),
    ]
    told = summed(found)
    assert (told["decisions"], told["turns"]) == (3, 2)
    assert (told["median_ms"], told["longest_ms"], told["longest_turn_ms"]) == (1050, 1200, 1200)
    assert told["kept"] == 0.6667
    assert at([1.0, 2.0, 3.0, 4.0], 0.5) == 2.0
    assert at([1.0], 0.99) == 1.0
