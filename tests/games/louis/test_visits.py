"""Section 4, second half: Louis' tile, missions of the evaluation phase, the neutral player."""

import pytest

from games.louis.tables import (
    A,
    B,
    C,
    D,
    ask,
    asked,
    evaluate,
    flip,
    go,
    has_chips,
    lay,
    on,
    play_on,
    plots,
    put,
    refused,
    supplies,
    table,
)
from palatine.core.state import CHANCE
from palatine.games.louis import GAME

# --- Louis ----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["money", "first"])
def test_L_460_L_461_L_462_first_second_and_the_rest(side: str) -> None:
    s = put(table(4, louis=2), 2, 3, 1, 2, 0)
    if side == "first":
        flip(s, 2)
    evaluate(s, 2)
    assert has_chips(s, A) == "crown document" and supplies(s, A) == (11, 5)
    if side == "money":
        assert asked(s) == (B, "buy")
        go(s, "pass")
    assert not s.frames
    assert has_chips(s, B) == "" and supplies(s, B) == (8, 8)
    assert has_chips(s, C) == "document" and supplies(s, C) == (8, 8)
    assert s.players[C].money == 5


def test_L_463_a_tie_for_first_brings_the_chip_only_and_flips() -> None:
    s = put(table(4, louis=2), 2, 3, 3, 2, 1)
    evaluate(s, 2)
    assert [has_chips(s, seat) for seat in (A, B)] == ["document"] * 2
    assert [supplies(s, seat) for seat in (A, B)] == [(11, 5)] * 2
    for seat in (C, D):  # no prize for the second place
        assert asked(s) == (seat, "buy")
        go(s, "pass")
    assert s.flipped[1]
    assert [supplies(s, seat) for seat in (C, D)] == [(8, 8)] * 2
    first = put(table(4, louis=2), 2, 3, 3, 2, 1)
    flip(first, 2)
    evaluate(first, 2)
    assert not first.frames and has_chips(first, C) == ""


def test_L_464_several_tied_for_second_get_nothing_or_may_buy() -> None:
    s = put(table(4, louis=2), 2, 3, 2, 2, 1)
    evaluate(s, 2)
    assert has_chips(s, A) == "crown document"
    for seat in (B, C, D):
        assert asked(s) == (seat, "buy")
        go(s, "buy" if seat == C else "pass")
    assert [has_chips(s, seat) for seat in (B, C, D)] == ["", "document", ""]
    first = put(table(4, louis=2), 2, 3, 2, 2, 1)
    flip(first, 2)
    evaluate(first, 2)
    assert [has_chips(first, seat) for seat in (B, C, D)] == [""] * 3


def test_L_465_louis_goes_back() -> None:
    s = put(table(2, louis=2), 2, 3, 0)
    evaluate(s, 2)
    assert s.louis == -1
    nobody = evaluate(table(2, louis=2), 2)
    assert nobody.louis == -1


def test_L_466_a_lone_player_is_first_and_there_is_no_second() -> None:
    s = put(table(2, louis=2), 2, 1, 0)
    evaluate(s, 2)
    assert not s.frames
    assert has_chips(s, A) == "crown document" and has_chips(s, B) == ""
    empty = evaluate(table(2, louis=2), 1)
    assert empty.flipped == [False] * 12
    assert all(has_chips(empty, seat) == "" for seat in (A, B))


# --- missions -------------------------------------------------------------------------------


def test_L_827_L_921_once_first_decides_a_shared_first_place() -> None:
    s = put(table(3), 5, 2, 2, 1)
    lay(s, B, "D07")
    evaluate(s, 5)
    assert asked(s) == (B, "once-first")
    go(s, "first")
    assert has_chips(s, B) == "crown" and supplies(s, B) == (10, 6)
    assert supplies(s, A) == (8, 8) and s.flipped[4]
    money = put(table(3), 1, 2, 2, 1)
    lay(money, B, "D07")
    go(evaluate(money, 1), "first")
    assert has_chips(money, B) == "orb" and money.players[B].money == 5
    assert asked(money) == (A, "buy")


def test_L_827_once_a_phase_never_on_markers_and_only_for_first_place() -> None:
    s = put(put(table(3), 5, 2, 2, 0), 9, 1, 1, 0)
    lay(s, B, "D07")
    evaluate(s, 5)
    go(s, "first")
    assert not s.frames and has_chips(s, B) == "crown"  # used up: 9 stays tied
    markers = put(table(3), 10, 2, 2, 0)
    lay(markers, B, "D07")
    evaluate(markers, 10)
    assert not markers.frames
    second = put(table(4, louis=2), 2, 3, 2, 2, 0)
    lay(second, B, "D07")
    evaluate(second, 2)
    assert asked(second) == (B, "buy")  # tied for second: not asked


def test_L_827_after_intrigue_cards_and_only_if_he_likes() -> None:
    s = put(table(2), 5, 1, 2)
    lay(s, B, "D07")
    plots(s, A, 5)
    evaluate(s, 5)
    assert asked(s) == (A, "intrigue")
    go(s, "intrigue 5: 1 personal")
    assert asked(s) == (B, "once-first")
    go(s, "pass")
    assert has_chips(s, B) == "" and not s.flipped[4]
    assert refused(ask(table(2), "once-first", A, 4, 0), "buy") == "L-827"


def test_L_969_the_others_who_were_tied_drop_to_second_place() -> None:
    one = put(table(4, louis=2), 2, 3, 3, 1, 0)
    lay(one, A, "D07")
    go(evaluate(one, 2), "first")
    assert has_chips(one, A) == "crown document" and supplies(one, A) == (11, 5)
    assert has_chips(one, B) == "document" and supplies(one, B) == (8, 8)  # sole second
    many = put(table(4, louis=2), 2, 3, 3, 3, 0)
    lay(many, A, "D07")
    go(evaluate(many, 2), "first")
    assert asked(many) == (B, "buy")  # tied seconds
    neutral = put(table(2), 5, 2, 0, 2)
    lay(neutral, A, "D07")
    go(evaluate(neutral, 5), "first")
    assert has_chips(neutral, A) == "crown"


def test_L_828_every_purchase_costs_one_less() -> None:
    s = put(put(put(table(2), 1, 1, 2), 2, 1, 2), 8, 1, 2)
    lay(s, A, "D08")
    s.players[A].money = 4
    evaluate(s, 1)
    go(s, "buy")
    assert s.players[A].money == 2
    go(s, "buy")
    assert s.players[A].money == 0
    assert has_chips(s, A) == "orb document"


def test_L_961_the_discount_is_for_tiles_only() -> None:
    s = table(2)
    lay(s, A, "D08", "L15")
    s.players[A].influence = (0, 1, 2)
    ask(s, "play", A)
    go(s, "use pay-2-to-pass")
    assert s.players[A].money == 3
    crown = table(2)
    lay(crown, A, "D08", "L17")
    crown.players[A].chips[1] = 1
    ask(crown, "missions", CHANCE, 0)
    go(crown, "use swap-chip-for-crown: orb")
    assert crown.players[A].money == 3


# --- the neutral player ---------------------------------------------------------------------


def test_L_903_the_neutral_player_counts_but_receives_nothing() -> None:
    s = put(table(2), 5, 2, 1, 3)
    evaluate(s, 5)
    assert has_chips(s, A) == has_chips(s, B) == ""
    assert sum(s.chips) == 34


def test_L_962_a_neutral_majority_flips_and_lets_the_others_buy() -> None:
    s = put(table(2), 1, 1, 0, 2)
    evaluate(s, 1)
    assert asked(s) == (A, "buy")
    go(s, "buy")
    assert s.flipped[0] and supplies(s, A) == (8, 8)
    assert on(s, 1) == [0, 0, 0]  # neutral markers leave


def test_L_962_a_neutral_tie_is_an_ordinary_tie() -> None:
    s = put(table(2), 5, 2, 1, 2)
    evaluate(s, 5)
    assert has_chips(s, A) == "" and not s.flipped[4]
    assert supplies(s, A) == (8, 8) and on(s, 5) == [0, 0, 0]


def test_L_962_neutral_markers_never_flip_a_marker_tile() -> None:
    s = put(table(2), 10, 0, 1, 4)
    evaluate(s, 10)
    assert not s.flipped[9] and on(s, 10) == [0, 0, 0]


def test_L_962_a_neutral_first_on_louis_tile_leaves_the_second_his_chip() -> None:
    s = put(table(2, louis=3), 3, 1, 2, 4)
    evaluate(s, 3)
    assert asked(s) == (A, "buy") and not s.flipped[2]
    go(s, "pass")
    assert has_chips(s, B) == "ring" and supplies(s, B) == (8, 8)
    assert s.flipped[2]
    tied = put(table(2, louis=3), 3, 2, 1, 2)
    flip(tied, 3)
    evaluate(tied, 3)
    assert has_chips(tied, A) == "ring" and supplies(tied, A) == (10, 6)
    assert has_chips(tied, B) == "" and not tied.flipped[2]  # flipped back
    second = put(table(2, louis=3), 3, 3, 1, 2)
    evaluate(second, 3)
    assert has_chips(second, A) == "crown ring"
    assert asked(second) == (B, "buy")  # the neutral player is second, for nothing


def test_tiles_are_empty_of_neutral_markers_after_a_round() -> None:
    s = play_on(GAME.new(2), "neutral", stop="mission")
    assert sum(on(s, tile)[2] for tile in range(1, 13)) == 0
