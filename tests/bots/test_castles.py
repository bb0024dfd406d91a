"""Castles' opponents: what they reckon without building is what the rules say."""

from itertools import permutations

import pytest

from palatine import games
from palatine.bots import make
from palatine.bots.games.castles.evaluation import judged, own_bonus, triggered
from palatine.bots.games.castles.goals import (
    Goals,
    corridors_run_out,
    favor_outlook,
    runs_out,
)
from palatine.bots.games.castles.knowledge import CastlesKnowledge, price_path
from palatine.bots.games.castles.layout import TURNED_TILES, Contacts, Layout, name_of
from palatine.bots.games.castles.prices import PurchaseRound
from palatine.core.chance import Stacked
from palatine.core.state import CHANCE, OVER
from palatine.games.castles import scoring
from palatine.games.castles.parts import HALLWAY, STAIRS
from palatine.games.castles.state import CastlesState

CASTLES = games.load("castles")
KNOWLEDGE = CastlesKnowledge()


def reached(step: str, seats: int = 2, rounds: int = 6, deal: str = "a") -> CastlesState:
    """A game of greedy opponents, stopped where a round of that number asks for a step."""
    state = CASTLES.new(seats)
    bots = [make("greedy", f"{deal}{seat}") for seat in range(seats)]
    draw = Stacked(deal)
    while (seat := CASTLES.to_move(state)) != OVER:
        if seat == CHANCE:
            CASTLES.apply(state, CHANCE, draw.draw(CASTLES, state))
            continue
        if state.round >= rounds and state.frames[-1].step == step:
            break
        CASTLES.apply(state, seat, bots[seat].choose(CASTLES, CASTLES.view(state, seat)))
    assert isinstance(state, CastlesState)
    return state


@pytest.mark.parametrize("deal", ["a", "b", "c"])
def test_what_a_place_brings_is_what_the_rules_say(deal: str) -> None:
    state = reached("buy", deal=deal)
    for castle in state.castles:
        layout = Layout(castle, state.corners, 0)
        for tile in [tile for tile in state.market if tile >= 0] + [HALLWAY, STAIRS]:
            for place in castle.places(tile)[::3]:
                built = castle.copy()
                number = built.add(tile, place.c, place.a, place.b)
                _, own, others = scoring.placement(built, number, state.corners)
                lay = TURNED_TILES[tile][place.c]
                meeting = Contacts(layout, lay, place.a, place.b)
                assert own_bonus(layout, lay, place, meeting) == own
                assert triggered(layout, lay, place, meeting) == others
                spot = judged(layout, tile, place, KNOWLEDGE.survey.when(0))
                assert spot.done == len(scoring.newly_complete(built, number))


def test_equal_castles_are_surveyed_once_and_others_for_themselves() -> None:
    state = reached("buy")
    one, other = state.castles
    survey = KNOWLEDGE.survey
    assert survey.layout(one, True) is survey.layout(one.copy(), True)
    assert survey.layout(one, True) is not survey.layout(other, True)
    assert survey.layout(one, True) is not survey.layout(one, False)
    bigger = one.copy()
    place = bigger.places(HALLWAY)[0]
    bigger.add(HALLWAY, place.c, place.a, place.b)
    assert name_of(bigger) != name_of(one)


def test_the_way_to_an_order_of_prices_leads_there() -> None:
    state = reached("price")
    tiles = list(state.market)
    for order in list(permutations(tiles))[::7]:
        after = state.clone()
        for action in price_path(state, list(order)):
            CASTLES.check(after, after.builder, action)
            CASTLES.apply(after, after.builder, action)
        assert after.frames[-1].step == "buy"
        assert list(after.market) == list(order)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prices_found_by_swaps_are_no_worse_than_any_they_came_from(seats: int) -> None:
    state = reached("price", seats, 3)
    goals = [Goals(KNOWLEDGE.survey, state, seat) for seat in range(seats)]
    round_ = PurchaseRound(state, goals, KNOWLEDGE.weights)
    best = round_.judged(round_.climb(0))
    assert best == pytest.approx(max(value for value, _ in round_.seen))
    assert best >= round_.judged(round_.first_order(0))


def test_who_leads_may_expect_more_of_a_favor_the_later_the_surer() -> None:
    early = favor_outlook(KNOWLEDGE.weights, [3.0, 2.0], 2.0, 8.0)
    late = favor_outlook(KNOWLEDGE.weights, [3.0, 2.0], 0.2, 0.0)
    assert 4.0 < early[1] < early[0] < 8.0
    assert late == pytest.approx([8.0, 4.0], abs=0.1)
    # C-712: one needs at least one
    assert favor_outlook(KNOWLEDGE.weights, [1.0, 0.0], 0.2, 0.0)[1] == 0.0


def test_a_stack_runs_out_when_it_is_empty_and_not_when_no_card_can_come() -> None:
    state = reached("buy")
    state.stacks[0] = 0
    assert runs_out(state, 0) == 1.0
    state.stacks[1], state.card_rest[1] = 1, 0
    assert runs_out(state, 1) == 0.0
    assert corridors_run_out(0, 1.0) == 1.0
    assert corridors_run_out(3, 0.0) == 0.0 < corridors_run_out(3, 2.0) < 1.0
