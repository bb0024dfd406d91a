"""One judgement for hints and reviews: the same worlds, whole lines, no blame within the noise."""

from typing import Any

import pytest

from bots.test_hints import match_after
from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate
from palatine.bots.judgement import beside, compared, judge, planned
from palatine.core.action import Action

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
    assert rest(x, a) == ()
