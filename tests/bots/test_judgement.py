"""One judgement for hints and reviews: the same worlds, whole lines, no blame within the noise."""

from itertools import groupby
from typing import Any

import pytest

from bots.test_hints import match_after
from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate
from palatine.bots.judgement import STRONGEST, beside, compared, judge, planned, rollouts
from palatine.bots.knowledge import knowledge_of
from palatine.bots.levels import Palatine
from palatine.bots.review import judged, lines
from palatine.core.action import Action
from palatine.core.match import Match
from palatine.core.record import Record

EVERY_GAME = [games.load(game) for game in games.GAMES]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)


def some_view(game: AnyGame) -> Any:
    match = match_after(game, 12)
    return match.view(match.seat)


@every_game
def test_a_position_is_judged_the_same_every_time(game: AnyGame) -> None:
    view = some_view(game)
    one, two = judge(game, view, Budget(24)), judge(game, view, Budget(24))
    assert [line.path for line in one.candidates] == [line.path for line in two.candidates]
    assert [line.samples for line in one.candidates] == [line.samples for line in two.candidates]
    other = judge(game, view, Budget(24), "other luck")
    assert one.worlds == two.worlds != other.worlds


@every_game
def test_lines_played_beside_a_judgement_meet_the_same_worlds(game: AnyGame) -> None:
    view = some_view(game)
    found = judge(game, view, Budget(24))
    last = game.legal(view, view.viewer)[-1]
    best, other = beside(game, view, [found.path, (last,)], found.worlds)
    assert best.samples == found.candidates[0].samples
    assert other.action == last
    assert other.samples.keys() == best.samples.keys() != set()
    assert compared(best, best).less == 0 and not compared(best, best).is_worse


def candidate(text: str, worths: dict[int, float]) -> Candidate:
    made = Candidate((Action(0, text),), 0.0, 2)
    for world, worth in worths.items():
        made.add([worth, -worth], [{"x": worth}, {}], 0, world)
    return made


def test_only_worlds_that_both_have_seen_are_compared_and_noise_is_no_difference() -> None:
    best = candidate("a", {0: 10.0, 1: 20.0, 2: 60.0, 3: 0.0})
    steady = candidate("b", {0: 8.0, 1: 18.1, 2: 57.9})
    wild = candidate("c", {0: -10.0, 1: 40.0, 2: 42.0})
    sure = compared(best, steady)
    assert (sure.worlds, round(sure.less, 2), round(sure.points["x"], 2)) == (3, 2.0, -2.0)
    assert sure.is_worse and sure.noise < 0.5
    unsure = compared(best, wild)
    assert unsure.less > 5 and not unsure.is_worse
    assert not compared(best, candidate("d", {3: -50.0})).is_worse  # one world says nothing
    assert not compared(best, candidate("e", {})).is_worse


def test_who_follows_a_line_is_advised_to_follow_it_on() -> None:
    a, b, c, x = (Action(0, text) for text in "abcx")
    best = {0: (a, b, c), 1: (x, x), 2: (x,), 3: (a,)}

    def rest(*actions: Action) -> tuple[Action, ...]:
        views = list(range(len(actions) + 1))
        return planned(views, actions, best.__getitem__)

    assert rest() == ()
    assert rest(a) == (b, c)
    assert rest(a, b) == (c,)
    assert rest(a, b, c) == ()  # at its end: think anew
    assert rest(x, x) == (x,)  # left at once, then followed what was best there
    assert rest(a, x) == (x,)  # left half-way for what was better there: that is followed
    assert rest(x, a) == ()


def turns_of_torres(record: Record) -> list[tuple[int, int, int]]:
    """The seat, the first and the last entry of each turn; a draw in the middle parts it."""
    found = [
        (who, [number for number, _ in group])
        for who, group in groupby(record.numbered(), key=lambda numbered: numbered[1].who)
    ]
    return [(who, numbers[0], numbers[-1]) for who, numbers in found if who >= 0]


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_a_turn_of_torres_is_one_line_of_a_review(kind: str) -> None:
    """However many actions it has: what is judged is the whole turn, from where it began. Who has
    drawn a card in it decides anew."""
    game = games.load("torres")
    match = Match(game, 2, seed="turns")
    bots = [make(kind, str(seat)) for seat in range(2)]
    while match.state.round < 4:
        match.play(bots[match.seat].choose(game, match.view(match.seat)).text)
    turns = turns_of_torres(match.record)[2:]  # after the first knights and the king
    assert len(turns) >= 6 and sum(last > first for _, first, last in turns) >= 5
    wanted = [line for line in lines(game, match.record) if line[0] >= turns[0][1]]
    told = judged(game, match.record, wanted, 2)
    assert [(one.seat, one.number, one.until) for one in told] == turns


@every_game
@pytest.mark.parametrize("decisions", [0, 12, 30])
def test_a_full_judgement_is_what_the_palatine_plays_with(game: AnyGame, decisions: int) -> None:
    match = match_after(game, decisions)
    view = match.view(match.seat)
    played_with = Palatine("")._budget(view, knowledge_of(game.meta.id), 1)
    assert rollouts(game, view) == played_with.iterations


def test_a_purchase_alone_is_judged_as_the_palatine_makes_it() -> None:
    """He has more time for it than anybody has for one of several seats."""
    match = Match(games.load("castles"), 1, seed="alone")
    bot = make("greedy", "alone")
    while match.state.frames[-1].step != "buy":
        match.play(bot.choose(match.game, match.view(0)).text)
    assert rollouts(match.game, match.view(0)) > 5 * STRONGEST.iterations
