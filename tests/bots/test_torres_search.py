"""Torres' search: whole turns, judged by what can become of a position."""

from typing import Any

import pytest

from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.games.torres.evaluation import (
    card_gain,
    castles_now,
    is_done,
    prospects,
    turn_key,
)
from palatine.bots.games.torres.knowledge import TorresKnowledge
from palatine.bots.games.torres.turns import Beam
from palatine.bots.games.torres.weights import Weights
from palatine.bots.knowledge import FULL, knowledge_of
from palatine.core.action import Action
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.rng import Rng
from palatine.games.torres import actions as act
from palatine.games.torres.state import TorresState

TORRES = games.load("torres")
HEIGHTS = [[0] * 8 for _ in range(8)]
HEIGHTS[0][0:3] = [1, 2, 1]
HEIGHTS[4][4] = 1


def position(**more: object) -> TorresState:
    knights = [[[0, 0]], [[4, 4]]]
    document = {"heights": HEIGHTS, "knights": knights, "king": [7, 7], **more}
    state = TORRES.documents.position(document)
    assert isinstance(state, TorresState)
    return state


def applied(state: TorresState, *texts: str) -> TorresState:
    after = state.clone()
    for text in texts:
        TORRES.apply(after, 0, TORRES.parse(text))
    return after


def best_turn(state: TorresState, width: int = 6, keen: bool = True) -> list[str]:
    beam = Beam(TORRES, Weights(), state, width, 10, keen)
    return [action.text for action in beam.best().actions()]


def test_a_turn_is_the_same_in_whatever_order_its_blocks_come() -> None:
    state = position(ap=5, phase=1, stacks=[[3, 3], [3, 3]])
    one = applied(state, "block a2", "block c2")
    other = applied(state, "block c2", "block a2")
    assert turn_key(one, 0) == turn_key(other, 0) != turn_key(state, 0)


def test_it_builds_the_step_that_it_climbs_two_actions_later() -> None:
    state = position(ap=3, phase=3, stacks=[[3], [3]], knights=[[[1, 0]], [[4, 4]]])
    after = applied(state, *best_turn(state))
    assert castles_now(after, 0) >= 9  # a third level, with three columns and more


def test_with_nothing_left_to_gain_the_turn_is_empty() -> None:
    state = position(ap=0, phase=3, stacks=[[0], [3]])
    assert best_turn(state) == []


def test_who_has_no_turn_any_more_has_what_the_scoring_counts() -> None:
    state = position(ap=5, phase=3, stacks=[[3], [3]])
    assert is_done(state, 0, 0)
    assert not is_done(state, 1, 0)
    assert not is_done(position(ap=5, phase=2, stacks=[[3], [3]]), 0, 0)
    assert is_done(applied(state, "block a2"), 0, 0)
    assert prospects(Weights(), state, 0, True) == castles_now(state, 0) == 3


def test_a_castle_that_can_be_climbed_is_worth_more_than_one_that_cannot() -> None:
    climbs = position(phase=2)
    top = position(phase=2, knights=[[[2, 0]], [[4, 4]]], king=[1, 0])
    weights = Weights()
    assert castles_now(climbs, 0) == castles_now(top, 0)
    assert prospects(weights, climbs, 0, False) > prospects(weights, top, 0, False)


def test_cards_pay_early_and_not_in_the_last_turn() -> None:
    weights = Weights()
    assert card_gain(weights, position(phase=1, stacks=[[3, 3, 3], [3]]), 0) > 0
    assert card_gain(weights, position(phase=3, stacks=[[3], [3]]), 0) < 0


def test_a_plan_is_a_turn_that_can_be_played() -> None:
    state = position(ap=5, phase=2, stacks=[[3, 3], [3, 3]])
    view = TORRES.view(state, 0)
    found = knowledge_of("torres").plan(TORRES, view, 4, Budget(24), Rng("plan"))
    assert found is not None and found.iterations == 24
    for action in found.path:
        TORRES.check(state, 0, action)
        TORRES.apply(state, 0, action)
    assert found.candidates[0].node.visits >= found.candidates[-1].node.visits >= 1


def test_the_same_seed_finds_the_same_turn() -> None:
    view = TORRES.view(position(ap=5, phase=1, stacks=[[3, 3], [3, 3]]), 0)
    knowledge = TorresKnowledge(Weights())
    paths = [knowledge.plan(TORRES, view, 3, Budget(8), Rng("same")) for _ in range(2)]
    assert paths[0] is not None and paths[1] is not None
    assert [a.text for a in paths[0].path] == [a.text for a in paths[1].path]


def test_with_more_time_turns_are_looked_for_more_widely() -> None:
    """Four times the budget is twice as many rollouts, and more than four times as many positions.
    Helpers that share a search look as widely as they would alone with so many rollouts in all."""
    knowledge, state = TorresKnowledge(), position(stacks=[[3, 2], [3, 2]])
    view, usual = TORRES.view(state, 0), round(knowledge.weights.standard)
    assert isinstance(view, TorresState)
    for times, parts, wider, rollouts in (
        (0.25, 1, 1, 0.25),
        (1, 1, 1, 1),
        (4, 1, 4, 2),
        (1, 4, 1, 1),
    ):
        budget = Budget(round(times * usual), parts=parts)
        assert knowledge._divide(budget) == wider
        assert budget.iterations == round(rollouts * usual)


def test_turns_are_looked_for_as_widely_as_is_asked_up_to_a_limit() -> None:
    """However many rollouts the clock would end: it has to leave them time."""
    knowledge, state = TorresKnowledge(), position(stacks=[[3, 2], [3, 2]])
    weights, view = knowledge.weights, TORRES.view(state, 0)
    assert isinstance(view, TorresState)
    one = 1 / weights.widths[FULL]  # position

    def best(wider: float) -> float:
        return knowledge._lines(TORRES, view, FULL, Budget(round(weights.standard)), wider)[0].prior

    narrow = best(one)
    assert narrow < best(1.0)
    weights.widest = one
    assert best(1.0) == narrow


def test_with_more_time_ideas_that_differ_are_compared_too() -> None:
    """With the usual budget the best turns; with a much larger one others as well, and
    fewer of them than turns: they leave the knights in more different places."""
    knowledge, state = TorresKnowledge(), position(stacks=[[3, 2], [3, 2]])
    weights, view = knowledge.weights, TORRES.view(state, 0)
    assert isinstance(view, TorresState)
    usual = ends_of(knowledge, view, weights.standard)
    more = ends_of(knowledge, view, 8 * weights.standard)
    weights.alike = 0.0
    without = ends_of(knowledge, view, 8 * weights.standard)
    assert len(usual) == weights.lines < len(more) == len(without)
    assert len(set(more)) > len(set(without))


def ends_of(knowledge: TorresKnowledge, view: TorresState, rollouts: float) -> list[int]:
    """Where the knights stand after each turn that is compared."""
    found = knowledge.plan(TORRES, view, FULL, Budget(round(rollouts)), Rng("turns"))
    assert found is not None
    return [
        int(applied(view, *(action.text for action in candidate.path)).knights[0])
        for candidate in found.candidates
    ]


class Watched(Game[Any]):
    """A game that notes who ends a turn in the state that is played on first: that of a rollout.
    The states of the looks ahead in it come later."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game.meta, game.actions, list(game.steps.values()))
        self.inner = game
        self.played: Any = None
        self.turns: list[int] = []

    def imagine(self, v: Any, rng: Rng) -> Any:
        return self.inner.imagine(v, rng)

    def apply(self, s: Any, seat: int, a: Action, out: Any = None) -> None:
        if self.played is None:
            self.played = s
        if s is self.played and a.kind == act.END:
            self.turns.append(seat)
        self.inner.apply(s, seat, a, out)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rollout_goes_on_until_the_viewer_has_had_another_turn(seats: int) -> None:
    """However many sit between: the more seats, the more turns are played on."""
    match = Match(TORRES, seats, seed="far")
    while match.state.phase == 0 or match.state.frames[-1].step != "turn":
        match.play(match.legal()[0])
    watched = Watched(TORRES)
    view = match.view(match.seat)
    TorresKnowledge().played_out(watched, view, [(act.ENDS,)], ["a world"], FULL)
    order = [(match.seat + place) % seats for place in range(seats)]
    assert watched.turns == [*order, match.seat]  # its own first turn was the line
    assert watched.played.phase == view.phase  # no scoring ended it before
