"""Torres' greedy: it knows the scoring, wastes nothing, and beats random play."""

import pytest

from palatine import games
from palatine.bots import arena, make
from palatine.bots.games.torres.evaluation import castles_now, king_now
from palatine.bots.games.torres.greedy import greedy
from palatine.bots.playing import play_out
from palatine.bots.runners import processes
from palatine.core.action import Action
from palatine.core.chance import Stacked
from palatine.core.rng import Rng
from palatine.core.state import Frame
from palatine.games.torres.scoring import castle_points, king_points
from palatine.games.torres.state import TorresState

TORRES = games.load("torres")
HEIGHTS = [[0] * 8 for _ in range(8)]
HEIGHTS[0][0:3] = [1, 2, 1]
HEIGHTS[4][4] = 1


def choice(s: TorresState) -> Action:
    return greedy(TORRES, TORRES.view(s, s.frames[-1].seat), Rng("0"))


def position(**more: object) -> TorresState:
    knights = [[[0, 0]], [[4, 4]]]
    document = {"heights": HEIGHTS, "knights": knights, "king": [2, 0], **more}
    state = TORRES.documents.position(document)
    assert isinstance(state, TorresState)
    return state


def test_the_quick_count_is_the_scoring() -> None:
    state = TORRES.new(3)
    bots = [make("random", str(seat)) for seat in range(3)]
    play_out(TORRES, state, bots, Stacked("count"))
    for seat in range(3):
        assert castles_now(state, seat) == castle_points(state.board, state.knights[seat])
        assert king_now(state, seat) == king_points(state, seat)


def test_it_climbs_where_a_step_brings_points() -> None:
    assert choice(position(ap=1, phase=3, stacks=[[0], [3]])).text == "knight a1 b1"


def test_what_is_left_in_the_last_turn_becomes_points_on_the_track() -> None:
    state = position(ap=1, phase=3, stacks=[[0], [3]], knights=[[[1, 0]], [[4, 4]]])
    assert choice(state).text == "marker"


def test_what_is_left_early_becomes_a_card() -> None:
    top = [[[1, 0]], [[4, 4]]]
    state = position(ap=1, phase=1, stacks=[[0, 0, 0, 0], [3]], knights=top, king=[7, 7])
    assert choice(state).text == "buy"


def test_it_steps_down_for_the_kings_bonus() -> None:
    state = position(ap=1, phase=1, stacks=[[0], [3]], knights=[[[1, 0]], [[4, 4]]])
    assert choice(state).text == "knight b1 a1"


def test_a_turn_ends_when_nothing_is_left_to_spend() -> None:
    assert choice(position(ap=0)).text == "end"


def test_a_turn_without_blocks_uses_up_what_wastes_least() -> None:
    state = position(stacks=[[3, 2, 1], [3]])
    state.frames.append(Frame("use", 0))
    assert choice(state).text == "use 1"


def test_leftovers_are_spread_evenly_and_not_given_back() -> None:
    state = position(stacks=[[2, 1], [3]])
    state.in_hand = 2
    state.frames.append(Frame("spread", 0))
    assert choice(state).text == "store 1"


def test_the_first_block_comes_from_the_largest_stack() -> None:
    state = position(stacks=[[3, 2], [3]])
    state.frames.append(Frame("stack", 0))
    assert choice(state).text == "stack 3"


@pytest.mark.parametrize("variant", ["basic", "own_deck", "master"])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_every_version_to_the_end(variant: str, seats: int) -> None:
    what = arena.contest("torres", ["greedy", "random"], seats, {"variant": variant}, "v")
    report = arena.play_one(what.plain(), 0)
    assert min(report["scores"][0::2]) > max(report["scores"][1::2])


def test_it_beats_random_play() -> None:
    what = arena.contest("torres", ["greedy", "random"], 2, None, "strength")
    greedy_row, _ = arena.run(what, 6).bots
    assert greedy_row.wins == 6


@pytest.mark.long
def test_it_beats_random_play_in_95_of_100_games() -> None:
    what = arena.contest("torres", ["greedy", "random"], 2, None, "strength")
    greedy_row, _ = arena.run(what, 100, processes(2)).bots
    assert greedy_row.wins >= 95
