"""Sections 3, 4, 5, 6 and 11: what a turn is made of."""

import pytest

from games.torres.tables import (
    GAME,
    START,
    end_turns,
    opened,
    play,
    refused,
    table,
    targets,
    texts,
    where,
)
from palatine.core.state import Frame
from palatine.games.torres import parts
from palatine.games.torres.board import board_from
from palatine.games.torres.parts import GRID


def test_T_301_five_action_points_in_any_mixture_and_doing_nothing_is_allowed() -> None:
    match = opened(2)
    assert match.state.ap == 5
    assert "end" in match.legal()
    for _ in range(5):
        match.play("marker")
    assert match.state.ap == 0
    assert match.legal() == ["end"]
    end_turns(match, 1)
    assert match.state.ap == 5  # nothing is saved, nothing is lacking


def test_T_302_what_things_cost() -> None:
    s = table({"c3": 1, "c4": 2, "c5": 1}, ["c3", "f6"], ap=5)
    for text, cost in (("deploy b3", 2), ("knight c3 d3", 1), ("block d4", 1), ("marker", 1)):
        before = s.ap
        play(s, text)
        if s.frames[-1].step == "stack":
            play(s, "stack 3")
        assert before - s.ap == cost
    assert s.ap == 0
    assert refused(s, "marker") == "T-302"
    s = table({"c3": 1}, ["c3", "f6"], ap=1)
    assert refused(s, "deploy b3") == "T-302"


def test_T_302_a_card_costs_one_to_buy_and_nothing_to_play() -> None:
    match = opened(2, ["draw seven_ap"])
    match.play("buy")
    assert match.state.ap == 4
    s = table(START, ["c3", "f3"], "d1", cards=[["A-03"], []], ap=2)
    play(s, "play extra_block", "extra c4")
    assert s.ap == 2


def test_T_303_limits_of_a_turn() -> None:
    match = opened(2, ["draw diagonal", "draw six_ap", "draw vault"])
    match.play("buy")
    assert "play diagonal" not in match.legal()
    assert refused(match.state, "play diagonal") == "T-303"  # bought in this turn
    match.play("buy")
    assert refused(match.state, "buy") == "T-303"
    end_turns(match, 2)
    assert "play six_ap" in match.legal()
    match.play("play six_ap")
    assert refused(match.state, "play diagonal") == "T-303"  # one card a turn


def test_T_303_every_turn_has_its_limits_anew() -> None:
    match = opened(2, ["draw seven_ap", "draw six_ap", "draw vault"])
    match.play("buy")
    match.play("buy")
    end_turns(match, 1)
    assert "buy" in match.legal()  # the other player has bought nothing
    end_turns(match, 1)
    match.play("buy")
    match.play("play six_ap")
    match.play("block d2")
    end_turns(match, 2)
    assert match.state.ap == 5  # no sixth action point is left over
    assert {"play seven_ap", "buy"} <= set(match.legal())
    assert targets(match.state, "block")  # from another stack


def test_T_303_an_old_copy_may_be_played_though_another_was_bought_now() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-06"], []])
    s.fresh = (parts.SIX,)
    assert refused(s, "play six_ap") == "T-303"
    s.hands[0] = (parts.SIX, parts.SIX)
    assert "play six_ap" in texts(s)


def test_T_303_no_hand_limit() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-01", "A-02", "A-03", "A-04", "A-05"] * 2, []])
    assert len(s.hands[0]) == 10
    assert "buy" in texts(s)


def test_T_401_a_new_knight_stands_orthogonally_beside_one_of_ones_own() -> None:
    s = table({"c3": 1}, ["c3", "f6"])
    assert targets(s, "deploy") == {"c2", "b3", "d3", "c4"}
    assert refused(s, "deploy b2") == "T-401"  # diagonal
    assert refused(s, "deploy e6") == "T-401"  # beside another's knight only
    assert refused(s, "deploy c3") == "T-401"  # occupied
    play(s, "deploy d3")
    assert where(s, 0) == {"c3", "d3"}


def test_T_401_at_most_six_knights() -> None:
    s = table(START, ["a1 b1 c1 a2 b2 c2", "h8"], "d1")
    assert refused(s, "deploy a3") == "T-401"
    assert not targets(s, "deploy")


def test_V_07_T_402_never_higher_than_the_neighbour_any_depth_below() -> None:
    s = table({"d4": 2, "d3": 3, "c4": 2, "e4": 1}, ["d4", "h1"])
    assert targets(s, "deploy") == {"c4", "e4", "d5"}
    assert refused(s, "deploy d3") == "T-402"
    assert refused(s, "deploy e5") == "T-401"


def test_T_402_of_several_neighbours_the_highest_decides() -> None:
    s = table({"d4": 2, "e4": 2, "f4": 1}, ["d4 f4", "h1"])
    assert "deploy e4" in texts(s)
    assert "deploy e4" not in texts(table({"d4": 2, "e4": 2, "f4": 1}, ["f4", "h1"]))


def test_T_403_no_door_when_deploying_and_a_new_knight_may_move_and_anchor_at_once() -> None:
    s = table({"c3": 2, "d3": 2}, ["b3", "h1"])
    assert targets(s, "deploy") == {"b2", "a3", "b4"}
    play(s, "deploy b4")
    assert "deploy b5" in texts(s)
    play(s, "knight b4 b5")
    assert where(s, 0) == {"b3", "b5"}


def test_T_410_any_knights_any_number_of_steps_orthogonally() -> None:
    s = table({"a5": 1}, ["c3 f6", "h1"])
    play(s, "knight c3 c4", "knight c4 c5", "knight f6 f7", "knight c5 c6", "knight c6 c7")
    assert where(s, 0) == {"c7", "f7"}
    s = table({"a5": 1}, ["c3", "h1"])
    assert refused(s, "knight c3 d4") == "T-410"
    assert refused(s, "knight c3 c5") == "T-410"
    assert refused(s, "knight h1 h2") == "T-410"  # another's knight


def test_V_05_T_411_one_level_up_any_depth_down() -> None:
    s = table({"d4": 1, "d3": 2, "d5": 3}, ["d4", "h1"])
    assert "knight d4 d3" in texts(s)
    assert refused(s, "knight d4 d5") == "T-411"
    s = table({"d4": 3, "d3": 3, "c3": 1}, ["d4", "h1"])
    assert "knight d4 e4" in texts(s)  # from 3 down to 0


def test_V_05_T_412_neither_king_nor_any_knight_in_the_way() -> None:
    s = table({"a5": 1}, ["d4 d3", "d5"], "c4")
    assert targets(s, "knight d4") == {"e4"}
    for cell in ("d3", "d5", "c4"):
        assert refused(s, f"knight d4 {cell}") == "T-412"


def test_T_501_the_first_block_asks_which_stack_and_the_number_of_stacks_is_rounds_left() -> None:
    match = opened(3)
    assert match.state.stacks[0] == (3, 3, 2, 2)
    match.play("block d2")
    assert match.legal() == ["stack 3", "stack 2"]
    assert GAME.inventory(match.state)["blocks"] == 92  # it is counted once, whose it was or not
    assert refused(match.state, "stack 1") == "T-501"
    assert refused(match.state, "stack used") == "T-501"
    assert refused(match.state, "marker") == "T-501"
    match.play("stack 2")
    assert (match.state.stacks[0], match.state.in_hand) == ((3, 3, 2), 1)
    match.play("block d3" if "block d3" in match.legal() else "block c1")
    assert refused(match.state, "block e1") == "T-303"  # the stack of this turn is used up
    end_turns(match, 3)
    assert len(match.state.stacks[0]) == 3


def test_T_501_equal_stacks_are_no_choice() -> None:
    match = opened(2)
    match.play("block d2")
    assert match.state.frames[-1].step == "turn"
    assert match.state.in_hand == 2


def test_T_501_without_blocks_there_is_nothing_to_place() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[0, 0], [3]])
    assert refused(s, "block c4") == "T-501"


def test_V_08_T_502_leftovers_are_spread_none_above_three() -> None:
    match = opened(4)
    match.play("block d2")
    match.play("end")
    assert match.state.frames[-1].step == "spread"
    assert match.legal() == ["store 2", "return"]
    match.play("store 2")
    assert match.state.stacks[0] == (3, 2, 2)
    match = opened(2)
    match.play("block d2")
    match.play("end")
    assert match.state.stacks[0] == (3, 3, 3)  # nothing fits: no question
    match = opened(3)
    match.play("end")
    match.play("use 3")
    match.play("store 2")
    match.play("store 2")
    assert match.state.stacks[0] == (3, 3, 3)
    assert match.state.frames[-1].seat == 1  # the third block went back by itself


def test_T_503_L_6_what_does_not_fit_goes_back_and_nothing_is_carried_over() -> None:
    match = opened(2)
    before = match.state.supply
    match.play("block d2")
    match.play("end")
    assert match.state.supply == before + 2
    match = opened(2)
    end_turns(match, 8)
    assert match.state.stacks == [(), ()]
    assert match.state.supply == 92 - 8


def test_T_503_whatever_is_left_at_the_end_of_a_phase_goes_back() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[3], [2, 1]])
    s.round = 4
    s.frames = [Frame("begin_round")]
    pieces, supply = GAME.inventory(s), s.supply
    GAME.advance(s)
    assert (s.stacks, s.supply) == ([(), ()], supply + 6)
    assert GAME.inventory(s) == pieces


def test_T_504_L_4_a_turn_uses_up_a_stack_even_without_a_block() -> None:
    match = opened(3, ["draw vault"])
    match.play("buy")
    match.play("end")
    assert match.legal() == ["use 3", "use 2"]
    assert (match.state.ap, match.state.fresh) == (0, ())  # the rest of the turn has lapsed
    assert refused(match.state, "use 1") == "T-504"
    assert refused(match.state, "end") == "T-504"
    match.play("use 2")
    assert match.state.stacks[0] == (3, 3, 2)
    assert match.legal() == ["store 2", "return"]
    match.play("return")
    assert len(match.state.stacks[0]) == 3


def test_T_505_more_may_go_back_than_must() -> None:
    match = opened(4)
    match.play("end")
    before = match.state.supply
    assert refused(match.state, "store 1") == "T-502"
    assert refused(match.state, "marker") == "T-502"
    match.play("return")
    assert match.state.stacks[0] == (2, 2, 2)
    assert match.state.supply == before + 2


def test_T_506_L_5_an_emptied_stack_stays_as_a_slot_that_is_not_refilled() -> None:
    s = table(START, ["c2", "f3"], "d1", stacks=[[1, 1], [3]], cards=[["A-02"], []])
    play(s, "play block_under_knight", "under c2")
    assert s.stacks[0] == (1, 0)
    play(s, "end")
    assert texts(s) == ["use 1", "use 0"]
    play(s, "use 1")
    assert s.stacks == [(0,), (3,)]  # the leftover block may not fill the empty slot
    assert not s.frames or s.frames[-1].step != "spread"


def test_T_507_two_players_have_full_stacks_unless_thinned() -> None:
    s = table(START, ["c3 c4", "f3"], "d1", stacks=[[3, 3, 2], [3]])
    play(s, "block d2", "stack 3", "end")
    assert texts(s) == ["store 2", "return"]


def test_T_510_any_castle_whether_or_not_one_has_a_knight_there() -> None:
    s = table(START, ["a1", "f3"], "d1")
    assert "block c4" in texts(s)
    play(s, "block c4")
    assert s.heights[GRID.by_name["c4"]] == 1


def test_T_511_beside_a_castle_or_on_a_free_column() -> None:
    s = table({"c3": 1, "c4": 1}, ["a1", "h1"])
    assert targets(s, "block") == {"c2", "b3", "d3", "b4", "d4", "c5", "c3", "c4"}
    play(s, "block c3")
    assert s.heights[GRID.by_name["c3"]] == 2


def test_T_512_L_3_never_on_a_piece_at_any_level() -> None:
    s = table({"c3": 1, "c4": 1}, ["c3 b4", "d4"], "c2")
    for cell in ("c3", "b4", "d4", "c2"):
        assert refused(s, f"block {cell}") == "T-512"


def test_T_513_a_block_cannot_start_a_castle() -> None:
    s = table({"c3": 1}, ["a1", "h1"])
    assert refused(s, "block f6") == "T-513"
    assert refused(s, "block d4") == "T-513"  # diagonal contact is no contact


def test_T_601_castles_connect_orthogonally_only() -> None:
    board = board_from([1, 0] + [0] * 6 + [0, 1] + [0] * 54)
    assert len(board.castles()) == 2
    board = board_from([1, 1] + [0] * 6 + [0, 1] + [0] * 54)
    assert len(board.castles()) == 1


def test_T_602_holes_do_not_count() -> None:
    ring = {"c3": 1, "d3": 1, "e3": 1, "c4": 1, "e4": 1, "c5": 1, "d5": 1, "e5": 1}
    s = table(ring, ["c3", "h1"])
    assert GAME.face.preview(GAME.view(s, 0), GAME.parse("block d4")) == {"castles": 1}  # 8 -> 9


def test_V_09_T_603_no_column_is_higher_than_the_area() -> None:
    s = table({"c3": 1}, ["a1", "h1"])
    assert refused(s, "block c3") == "T-603"
    play(s, "block c4", "block c3")
    assert s.heights[GRID.by_name["c3"]] == 2
    assert refused(s, "block c3") == "T-603"


def test_T_604_area_three_allows_three_levels_and_a_boxed_in_five_allows_five() -> None:
    s = table({"c3": 2, "c4": 1, "c5": 1}, ["a1", "h1"])
    play(s, "block c3")
    assert refused(s, "block c3") == "T-603"
    five = {"a1": 4, "b1": 1, "c1": 1, "a2": 1, "b2": 1}
    fence = {"e1": 1, "d2": 1, "c3": 1, "a4": 1, "b4": 1}
    s = table({**five, **fence}, ["h1", "h2"], stacks=[[3], [3]])
    assert {c for c in targets(s, "block") if c in ("d1", "c2", "a3", "b3")} == set()
    play(s, "block a1")
    assert refused(s, "block a1") == "T-603"


def test_V_10_T_605_no_placement_joins_two_castles_but_diagonal_contact_is_fine() -> None:
    s = table({"c3": 1, "e3": 1}, ["a1", "h1"])
    assert refused(s, "block d3") == "T-605"
    s = table({"c3": 1, "e4": 1}, ["a1", "h1"])
    assert "block d3" in texts(s)  # beside c3; e4 is touched by a corner only
    play(s, "block d3")
    assert len(s.board.castles()) == 2


def test_T_605_several_sides_of_one_castle_are_fine() -> None:
    s = table({"c3": 1, "d3": 1, "d4": 1}, ["a1", "h1"])
    assert "block c4" in texts(s)


def test_T_606_a_boxed_in_castle_still_grows_upward() -> None:
    s = table({"a1": 1, "b1": 1, "d1": 1, "b3": 1, "a3": 1}, ["h1", "h2"])
    assert not {"c1", "a2", "b2"} & targets(s, "block")
    play(s, "block a1")
    assert s.heights[0] == 2


def test_T_607_the_number_of_castles_changes_by_two_cards_only() -> None:
    s = table(START, ["a1 c3", "f3"], "d1", stacks=[[3, 3], [3]], cards=[["A-02"], []])
    play(s, "block c4")
    assert len(s.board.castles()) == 8
    play(s, "play block_under_knight", "under a1", "stack 3")
    assert len(s.board.castles()) == 9


def test_T_607_A_08_makes_one_more_or_one_fewer_and_a_placed_block_neither() -> None:
    s = table({**START, "d2": 1}, ["c3", "f3"], "e8", cards=[["A-08"], []])
    for text in texts(s):
        if text.startswith("block"):
            after = s.clone()
            GAME.apply(after, 0, GAME.parse(text))
            assert len(after.board.castles()) == 8
    counts = set()
    play(s, "play move_block")
    for lift in texts(s):
        lifted = s.clone()
        GAME.apply(lifted, 0, GAME.parse(lift))
        for drop in GAME.legal(lifted, 0):
            after = lifted.clone()
            GAME.apply(after, 0, drop)
            counts.add(len(after.board.castles()))
    assert counts == {7, 8, 9}  # one dissolved, none or moved, one founded


@pytest.mark.parametrize(
    ("scores", "after"), [([5, 6, 7], 8), ([0, 1, 2], 3), ([0, 0, 5], 1), ([4, 9, 9], 5)]
)
def test_V_06_T_1101_a_marker_goes_on_past_occupied_fields(scores: list[int], after: int) -> None:
    s = table(START, ["c3", "f3", "f6"], "d1", scores=scores)
    play(s, "marker")
    assert s.scores[0] == after
    play(s, "marker")  # each action point is resolved on its own
    assert s.scores[0] > after
