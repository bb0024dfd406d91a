"""Sections 1, 2, 8 and 9: the table, phases and rounds, the king's walk, the end."""

from pathlib import Path

import pytest

from games.torres.tables import GAME, START, end_turns, opened, play, refused, table, texts
from palatine.core.data import load
from palatine.core.errors import BadOption
from palatine.core.native import count
from palatine.core.state import Frame
from palatine.games.torres import parts
from palatine.games.torres.steps.phases import lowest_seat


def test_T_101_two_to_four_players_on_an_eight_by_eight_board_with_eight_marked_cells() -> None:
    assert GAME.meta.seats == (2, 3, 4)
    assert (parts.GRID.width, parts.GRID.height) == (8, 8)
    assert {parts.GRID.names[c] for c in parts.START_CELLS} == set(START)
    with pytest.raises(BadOption):
        GAME.new(5)


def test_T_102_every_piece_is_counted() -> None:
    assert (parts.BLOCKS, parts.KNIGHTS, parts.COPIES * parts.KINDS) == (92, 6, 40)
    assert len(parts.MASTER_IDS) == 8
    for seats in (2, 3, 4):
        inventory = GAME.inventory(GAME.new(seats))
        assert inventory == {"blocks": 92, "knights": 6 * seats, "cards": 40}


def test_T_302_the_numbers_in_the_rules_are_those_of_the_data() -> None:
    turn = load(str(Path(parts.__file__).parent), "torres")["turn"]
    assert (turn["action_points"], turn["deploy"]) == (parts.ACTION_POINTS, parts.DEPLOY_COST)
    assert turn["cards_bought"] == parts.CARDS_BOUGHT
    assert turn["cards_looked_at"] == parts.CARDS_LOOKED_AT
    assert turn["stack_cap"] == parts.STACK_CAP
    ones = ("step", "door", "block", "buy", "marker", "cards_played", "climb")
    assert {turn[key] for key in ones} == {1}
    assert turn["play"] == 0
    stacks = [parts.phase_stacks(seats, phase) for seats in (2, 3, 4) for phase in (1, 2, 3)]
    assert max(len(row) for row in stacks) == parts.MOST_STACKS


def test_T_103_everybody_begins_at_zero_with_six_knights_in_reserve() -> None:
    s = GAME.new(3)
    assert s.scores == [0, 0, 0]
    assert [count(k) for k in s.knights] == [0, 0, 0]


def test_T_104_the_phase_card_is_that_of_the_number_of_players() -> None:
    for seats, first in ((2, (3, 3, 3, 3)), (3, (3, 3, 2, 2)), (4, (2, 2, 2, 2))):
        assert opened(seats).state.stacks == [first] * seats


def test_T_105_one_common_deck_of_all_forty_cards_and_empty_hands() -> None:
    for seats in (2, 3, 4):
        s = GAME.new(seats)
        assert [deck.size() for deck in s.decks] == [40]
        assert s.decks[0].rest == [4] * 10
        assert s.hands == [()] * seats


def test_T_106_one_block_on_each_marked_cell() -> None:
    s = GAME.new(2)
    standing = {parts.GRID.names[c] for c in range(64) if s.heights[c] == 1}
    assert standing == set(START)
    assert s.supply == 92 - 8
    assert len(s.board.castles()) == 8


def test_T_107_each_puts_a_knight_on_a_castle_without_a_piece() -> None:
    s = GAME.new(3)
    assert GAME.to_move(s) == 0
    assert set(texts(s)) == {f"place {name}" for name in START}
    play(s, "place c3")
    assert GAME.to_move(s) == 1
    assert refused(s, "place c3") == "T-107"
    assert refused(s, "place a1") == "T-107"
    assert refused(s, "king d1") == "T-107"
    play(s, "place d1", "place f3")
    assert s.frames[-1].step == "king"


def test_T_108_who_placed_last_puts_the_king_on_a_free_castle() -> None:
    s = GAME.new(2)
    play(s, "place c3", "place d1")
    assert GAME.to_move(s) == 1
    assert refused(s, "king d1") == "T-108"
    assert refused(s, "king a1") == "T-108"
    assert refused(s, "place f3") == "T-108"
    play(s, "king f3")
    assert parts.GRID.names[s.king] == "f3"
    assert s.phase == 1


def test_T_109_the_level_of_a_piece_is_the_number_of_blocks_under_it() -> None:
    s = table({"c3": 3, "c4": 1, "d3": 1}, ["c3 a1", ""], "d3")
    assert s.heights[parts.GRID.by_name["c3"]] == 3
    assert GAME.documents.score(_doc_of(s), False)["castles"] == [9, 0]


def _doc_of(s: object) -> object:
    """The same position as a document again."""
    rows = [[int(s.heights[y * 8 + x]) for x in range(8)] for y in range(8)]  # type: ignore[attr-defined]
    return {"heights": rows, "knights": [[[2, 2], [0, 0]], []], "king": [3, 2]}


def test_T_201_three_phases_each_closed_by_a_scoring() -> None:
    match = opened(2)
    scorings = []
    while not match.over:
        if match.state.frames[-1].step == "move_king":
            scorings.append(match.state.phase)
            match.play("king stay")
        else:
            end_turns(match, 1)
    assert scorings == [1, 2]
    assert match.state.phase == 3


@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (3, 30), (4, 40)])
def test_T_202_rounds_by_phase_and_turns_in_a_game(seats: int, turns: int) -> None:
    match = opened(seats)
    taken = 0
    while not match.over:
        if match.state.frames[-1].step == "move_king":
            match.play("king stay")
        else:
            end_turns(match, 1)
            taken += 1
    assert taken == turns


def test_T_203_one_turn_each_clockwise_from_the_start_player() -> None:
    match = opened(4)
    order = []
    for _ in range(8):
        order.append(match.seat)
        end_turns(match, 1)
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]


def test_T_204_L_8_the_start_player_stays_the_same_through_a_phase() -> None:
    match = opened(3)
    match.play("marker")  # seat 0 has a point, so seat 2, latest of those at 0, is lowest
    starters = []
    for _ in range(4):
        starters.append(match.seat)
        end_turns(match, 3)
    assert starters == [0, 0, 0, 0]
    mover = match.seat
    match.play("king stay")
    assert match.seat == mover
    second = []
    for _ in range(3):
        second.append(match.seat)
        end_turns(match, 3)
    assert second == [mover] * 3


def test_T_205_stacks_of_every_phase() -> None:
    assert [parts.phase_stacks(2, p) for p in (1, 2, 3)] == [(3, 3, 3, 3)] * 3
    assert [parts.phase_stacks(3, p) for p in (1, 2, 3)] == [(3, 3, 2, 2), (3, 3, 2), (3, 3, 2)]
    assert [parts.phase_stacks(4, p) for p in (1, 2, 3)] == [(2, 2, 2, 2), (2, 2, 2), (2, 2, 2)]


def test_V_11_with_four_players_four_blocks_are_spare_for_the_four_extra_block_cards() -> None:
    dealt = sum(sum(parts.phase_stacks(4, phase)) for phase in (1, 2, 3)) * 4
    assert parts.BLOCKS - len(parts.START_CELLS) - dealt == 4 == parts.COPIES


def test_T_801_after_the_third_scoring_the_game_is_over() -> None:
    match = opened(2)
    for _ in range(2):
        end_turns(match, 8)
        match.play("king stay")
    end_turns(match, 8)
    assert match.over
    assert match.record.result is not None and match.record.result["over"]


def _after_first_phase(*actions: str) -> object:
    match = opened(2)
    for text in actions:
        match.play(text)
    end_turns(match, 8)
    return match


def test_T_802_fewest_points_may_move_the_king_to_any_free_top_or_leave_him() -> None:
    s = table({**START, "d2": 2}, ["c3", "f3"], "d1", scores=[9, 4])
    s.frames = [Frame("move_king", 1)]
    legal = set(texts(s))
    assert legal == {"king stay", "king d2", "king h4", "king a5", "king c6", "king f6", "king e8"}
    assert refused(s, "king c3") == "T-802"  # a knight stands there
    assert refused(s, "king a1") == "T-802"  # no castle
    assert refused(s, "marker") == "T-802"
    play(s, "king e8")
    assert parts.GRID.names[s.king] == "e8"


def test_T_802_T_805_who_has_fewest_points_is_seen_after_the_bonus() -> None:
    """Before the scoring and by castles alone seat 0 is behind (0 against 1, 2 against 4); the
    king's bonus puts it ahead, so that seat 1 decides and starts, though seat 0 started before."""
    heights = {"d1": 1, "d2": 1, "h4": 1, "h5": 1, "g4": 1}
    s = table(heights, ["d2", "h4"], "d1", stacks=[[], []], scores=[0, 1])
    assert s.start == 0
    s.frames = [Frame("score_phase")]
    GAME.advance(s)
    assert s.scores == [2 + 5, 1 + 3]
    assert (s.frames[-1].step, GAME.to_move(s)) == ("move_king", 1)
    for text in texts(s):  # he alone decides, the level does not matter, and nobody else moves
        after = s.clone()
        GAME.apply(after, 1, GAME.parse(text))
        assert after.start == 1 and after.phase == 2
    assert set(texts(s)) == {"king stay", "king g4", "king h5"}


def test_T_802_if_no_top_is_free_he_stays() -> None:
    s = table({"c3": 1, "d3": 1}, ["c3", "a1"], "d3")
    s.frames = [Frame("move_king", 1)]
    assert texts(s) == ["king stay"]


def test_T_803_the_king_may_move_within_his_castle_and_is_never_built_upon() -> None:
    s = table({"d1": 1, "d2": 1, "c3": 1}, ["c3", "a1"], "d1")
    assert "block d1" not in texts(s)
    assert refused(s, "block d1") == "T-512"
    s.frames = [Frame("move_king", 1)]
    play(s, "king d2")
    assert parts.GRID.names[s.king] == "d2"
    s.frames = [Frame("turn", 0)]
    assert "block d1" in texts(s)  # where he stood is free now
    assert "block d2" not in texts(s)


def test_T_804_new_blocks_for_the_next_phase() -> None:
    match = opened(3)
    end_turns(match, 12)
    assert match.state.stacks == [()] * 3
    match.play("king stay")
    assert match.state.stacks == [(3, 3, 2)] * 3


def test_T_805_who_moved_or_left_the_king_starts_the_next_phase() -> None:
    match = opened(2)
    end_turns(match, 1)
    match.play("marker")
    end_turns(match, 7)
    # both score one castle of one level; seat 1 is ahead by its marker
    assert match.state.scores[0] < match.state.scores[1]
    assert match.seat == 0
    match.play("king stay")
    assert (match.seat, match.state.start, match.state.phase) == (0, 0, 2)


def test_T_806_L_17_of_those_tied_at_zero_the_latest_in_turn_order_is_lowest() -> None:
    s = table(START, ["a1", "b1", "g1"], "d1", scores=[0, 0, 5])
    s.start = 0
    assert lowest_seat(s) == 1
    s.start = 1
    assert lowest_seat(s) == 0


def test_T_901_the_highest_total_wins() -> None:
    s = table(START, ["c3", "f3"], "d1", scores=[30, 31])
    s.frames = []
    result = GAME.result(s)
    assert (result.places, result.over) == ([2, 1], True)


def test_T_902_L_18_everybody_at_zero_shares_the_win() -> None:
    s = table(START, ["a1", "b1"], "d1")
    s.frames = []
    result = GAME.result(s)
    assert result.places == [1, 1]
    assert result.tie_breaks == ["torres-tie-shared"]
