"""Section 11: two players and Ludwig."""

from games.between.tables import (
    GAME,
    castle,
    choose_all,
    draw,
    finish_turn,
    piece,
    play,
    refused,
    step_of,
    table,
    texts,
)
from palatine.core.state import CHANCE, Frame
from palatine.games.between.parts import PIECE_IDS
from palatine.games.between.state import BetweenState


def dealt() -> BetweenState:
    """All hands are dealt, Ludwig's two tiles lie open."""
    s = GAME.new(2)
    draw(s)
    assert isinstance(s, BetweenState)
    return s


def step_args(s: BetweenState) -> tuple[int, ...]:
    """What the question at hand is about."""
    return s.frames[-1].args


def test_B_1101_a_ring_of_three_with_ludwig() -> None:
    s = dealt()
    assert len(s.castles) == 3 and s.places == 3 and s.seats == 2
    assert (s.partner(0, 0), s.partner(1, 1), s.partner(2, 0)) == (1, 2, 2)
    assert [s.is_person(p) for p in range(3)] == [True, True, False]


def test_A_34_ludwigs_left_neighbour_is_seat_0_his_right_one_seat_1() -> None:
    s = dealt()
    assert s.left_of(2) == 0 and s.right_of(2) == 1
    one, two = s.shown[2]
    told = play(s, f"lay {PIECE_IDS[two]}")
    assert s.lefts[2] == two and one in s.shown[2]
    assert told[0].args["castle"] == "between-castle-hohenschwangau"  # castle 2, on his left


def test_B_1102_ludwig_gets_nine_tiles_that_nobody_looks_at() -> None:
    s = GAME.new(2)
    while GAME.to_move(s) == CHANCE and s.frames[-1].step != "ludwig":
        GAME.apply(s, CHANCE, GAME.pick(s, 0))
    assert [len(hand) for hand in s.hands] == [9, 9, 9]
    assert GAME.view(s, 0).hands[2] == GAME.view(s, 1).hands[2] == (-1,) * 9
    assert {a.text for a in GAME.legal(s, CHANCE)} == {f"draw {PIECE_IDS[t]}" for t in s.hands[2]}


def test_B_1103_in_round_one_the_left_neighbour_assigns_before_anybody_chooses() -> None:
    s = dealt()
    assert step_of(s) == "assign" and GAME.to_move(s) == 0
    assert len(s.shown[2]) == 2 and len(s.hands[2]) == 7
    assert GAME.view(s, 1).shown[2] == s.shown[2]  # face up
    assert refused(s, f"take {PIECE_IDS[s.hands[0][0]]}") == "B-1103"
    assert refused(s, f"lay {PIECE_IDS[s.hands[0][0]]}") == "B-1103"
    play(s, texts(s)[0])
    assert step_of(s) == "choose" and [p.seat for p in GAME.pending(s)] == [0, 1]


def test_B_1104_all_hands_are_passed_and_the_human_orders_both_tiles() -> None:
    s = dealt()
    play(s, texts(s)[0])
    rest = s.hands[2]
    choose_all(s)
    assert s.stacks[2] == rest  # Ludwig's go on to seat 0
    while s.frames[-1].args != (1,):
        draw(s) if GAME.to_move(s) == CHANCE else play(s, texts(s)[0])
    assert step_of(s) == "order" and GAME.to_move(s) == 1
    own = s.clone()
    play(own, "order first")
    assert step_args(own)[1] == 1
    play(s, "order second")  # Ludwig's tile first, no answer needed
    assert step_of(s) == "at" and GAME.to_move(s) == 1 and step_args(s)[:2] == (1, 2)
    assert step_args(s)[2] in s.shown[2]
    finish_turn(s)
    assert s.hands[0] == rest


def test_B_1105_bonuses_of_ludwigs_castles_are_decided_by_their_human() -> None:
    for number, human in ((1, 1), (2, 0)):
        s = table(2, frames=[Frame("at", human, (number, 2, piece("salon")))])
        s.castles[number] = castle({(-1, 0): "parlor", (2, 0): "study"})
        s.shown[2] = (piece("salon"),)
        play(s, "at 3 0")
        assert step_of(s) == "attendant" and GAME.to_move(s) == human


def test_B_1106_in_round_two_the_right_neighbour_assigns_and_hands_go_right() -> None:
    s = dealt()
    while s.round == 1:
        if step_of(s) == "assign":
            play(s, texts(s)[0])
        finish_turn(s)
    assert step_of(s) == "assign" and GAME.to_move(s) == 1
    play(s, texts(s)[0])
    rest = s.hands[2]
    choose_all(s)
    finish_turn(s)
    assert s.hands[1] == rest


def test_B_1107_ludwig_can_win_and_then_both_lose() -> None:
    s = table(2)
    for number, fountains in ((0, 1), (1, 2), (2, 3)):
        s.castles[number] = castle({(2 + i, 0): "fountain" for i in range(fountains)})
    result = GAME.result(s)
    assert result.extras == ["between-ludwig"]
    assert result.scores == [5, 5, 10] and result.places == [2, 3, 1]


def test_A_28_ludwig_takes_part_in_ties_and_his_tiles_count() -> None:
    s = table(2)
    assert GAME.result(s).places == [1, 1, 1]
    s.castles[2] = castle({(2, 0): "fountain"})
    result = GAME.result(s)
    assert result.scores == [0, 0, 0] and result.places == [1, 3, 1]
    assert result.tie_breaks == ["between-tie-higher"]
    t = dealt()
    while t.round == 1:
        if step_of(t) == "assign":
            play(t, texts(t)[0])
        finish_turn(t)
    assert len(t.down) == 3  # his last tile, too
