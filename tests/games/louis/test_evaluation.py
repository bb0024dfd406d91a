"""Section 4: evaluation, tile by tile; Louis' tile; the neutral player."""

import pytest

from games.louis.tables import (
    A,
    B,
    C,
    D,
    asked,
    evaluate,
    flip,
    go,
    has_chips,
    legal,
    on,
    plots,
    put,
    refused,
    supplies,
    table,
)
from palatine.core.errors import BadOption
from palatine.core.events import EVERYBODY, Event
from palatine.core.state import CHANCE
from palatine.games.louis import GAME
from palatine.games.louis.state import INTRIGUE_DECK, LouisState


def test_L_401_the_tiles_one_after_the_other() -> None:
    s = table(2)
    for tile in (12, 3, 1, 7):
        put(s, tile, 2)
    told: list[Event] = []
    evaluate(s, 1, told)
    while s.frames:
        if GAME.to_move(s) == CHANCE:
            GAME.apply(s, CHANCE, GAME.pick(s, 0), told)
        else:
            go(s, "pass", told=told)
    tiles = [e.args["person"] for e in told if e.key == "louis-event-tile"]
    assert tiles == [f"louis-person-{n}" for n in (1, 3, 7, 12)]


def test_L_402_the_majority_holder_first_then_in_order() -> None:
    s = put(table(4, start=1), 8, 1, 1, 3, 1)
    evaluate(s, 8)
    order = [asked(s)]
    go(s, "pass", "pass")
    while s.frames:
        order.append(asked(s))
        go(s, "pass")
    assert order == [(C, "put"), (B, "buy"), (D, "buy"), (A, "buy")]


def test_L_402_L_966_on_marker_tiles_all_in_order_majority_or_not() -> None:
    s = put(table(4, start=1), 6, 2, 2, 5, 2)
    evaluate(s, 6)
    order = []
    while s.frames:
        if GAME.to_move(s) == CHANCE:
            GAME.apply(s, CHANCE, GAME.pick(s, 0))
        else:
            order.append(GAME.to_move(s))
            go(s, "pass")
    assert order == [B, C, D, A]


def served(s: LouisState, tile: int) -> list[int]:
    """The seats that are asked where to put a marker, in order; nobody puts any."""
    evaluate(s, tile)
    order = []
    while s.frames:
        if GAME.to_move(s) == CHANCE:
            GAME.apply(s, CHANCE, GAME.pick(s, 0))
        else:
            order.append(GAME.to_move(s))
            go(s, "pass")
    return order


def winner_first(start: int, tile: int, *counts: int, seats: int = 4) -> LouisState:
    s = put(table(seats, start=start), tile, *counts)
    s.winner_first = True
    return s


def test_L_966_by_an_option_the_winner_is_served_first_on_tile_6() -> None:
    assert GAME.new(4, {"marker_order": "winner"}).winner_first
    assert not GAME.new(4).winner_first  # the default is the order, as before
    assert served(winner_first(1, 6, 2, 2, 5, 2), 6) == [C, B, D, A]
    assert served(winner_first(1, 6, 5, 2, 5, 2), 6) == [B, C, D, A]  # a tie: nobody is the winner
    assert served(winner_first(1, 6, 1, 2, 5, 2), 6) == [C, B, D]  # too few markers
    s = winner_first(0, 6, 2, 2, 5, seats=2)
    assert served(s, 6) == [A, B]  # the neutral player has most: nobody is served before the others


def test_L_966_markers_come_back_and_the_tile_turns_as_without_the_option() -> None:
    ends = []
    for option in (False, True):
        s = winner_first(1, 6, 2, 2, 5, 1)
        s.winner_first = option
        served(s, 6)
        ends.append(([p.personal for p in s.players], s.flipped, on(s, 6)))
    assert ends[0] == ends[1]
    money = winner_first(1, 8, 1, 1, 3, 1)
    assert not money.flipped[7] and served(money, 8)[0] == C  # other tiles are as they were


def test_L_966_version_1_has_no_such_option() -> None:
    old = GAME.for_version(1)
    assert old.meta.options == () and "marker_order" not in old.new(2).options
    with pytest.raises(BadOption):
        old.new(2, {"marker_order": "winner"})


def test_L_403_a_reward_once_a_round() -> None:
    s = put(table(2), 1, 1, 3)
    s.players[A].money = 20
    evaluate(s, 1)
    go(s, "buy")
    assert not s.frames and has_chips(s, A) == "orb"
    assert s.players[A].money == 17


def test_L_404_first_the_reward_then_the_markers_leave() -> None:
    s = table(2)
    s.players[A].general = 0
    put(s, 8, 3, 0)
    evaluate(s, 8)
    assert asked(s) == (A, "put")
    assert on(s, 8)[A] == 3  # still there: they cannot serve the reward they have won
    assert refused(s, "put 2 general") == "L-925"
    go(s, "put 1 personal")
    assert (on(s, 8)[A], on(s, 5)[A]) == (0, 1)
    assert supplies(s, A) == (3, 4)


def test_L_404_the_winners_markers_leave_before_the_others_buy() -> None:
    s = put(table(2), 12, 3, 1)
    evaluate(s, 12)
    go(s, "draw arms 1", "draw intrigue 3")
    assert asked(s) == (B, "buy")
    assert on(s, 12)[:2] == [0, 1]


# --- money ----------------------------------------------------------------------------------


def test_L_410_the_majority_gets_it_free_and_pays_with_markers() -> None:
    s = put(table(3), 1, 1, 3, 2)
    evaluate(s, 1)
    assert has_chips(s, B) == "orb" and s.players[B].money == 5
    assert supplies(s, B) == (11, 5)
    assert asked(s) == (A, "buy")


def test_L_411_the_others_may_buy_in_order_their_markers_go_to_personal() -> None:
    s = put(table(3), 1, 1, 3, 2)
    evaluate(s, 1)
    go(s, "buy")
    assert has_chips(s, A) == "orb" and s.players[A].money == 2
    assert supplies(s, A) == (8, 8)
    assert asked(s) == (C, "buy")
    go(s, "pass")
    assert has_chips(s, C) == "" and supplies(s, C) == (8, 8)
    poor = put(table(2), 1, 1, 3)
    poor.players[A].money = 2
    evaluate(poor, 1)
    assert not poor.frames and supplies(poor, A) == (8, 8)


def test_L_412_a_tie_gives_nothing_free_but_all_may_buy() -> None:
    s = put(table(3), 1, 2, 2, 1)
    evaluate(s, 1)
    for seat in (A, B, C):
        assert asked(s) == (seat, "buy")
        go(s, "buy" if seat == B else "pass")
    assert [has_chips(s, seat) for seat in range(3)] == ["", "orb", ""]
    assert [supplies(s, seat) for seat in range(3)] == [(8, 8)] * 3


# --- first place ----------------------------------------------------------------------------


def test_L_420_only_the_majority_gets_a_first_place() -> None:
    s = put(table(3), 5, 1, 3, 2)
    evaluate(s, 5)
    assert not s.frames
    assert [has_chips(s, seat) for seat in range(3)] == ["", "crown", ""]
    assert [supplies(s, seat) for seat in range(3)] == [(8, 8), (11, 5), (8, 8)]


def test_L_421_a_tie_gives_nothing() -> None:
    s = put(table(3), 5, 3, 3, 2)
    evaluate(s, 5)
    assert [has_chips(s, seat) for seat in range(3)] == [""] * 3
    assert [supplies(s, seat) for seat in range(3)] == [(8, 8)] * 3


# --- markers --------------------------------------------------------------------------------


def test_L_430_enough_markers_and_none_go_to_general() -> None:
    s = put(table(3), 10, 3, 5, 2)
    evaluate(s, 10)
    go(s, "draw arms 1", "draw arms 2", "draw arms 3", "draw arms 3")
    assert [p.drawn for p in s.players] == [2, 2, 0]
    assert [supplies(s, seat) for seat in range(3)] == [(8, 8)] * 3


# --- intrigue cards -------------------------------------------------------------------------


def test_L_440_one_general_or_up_to_two_personal() -> None:
    s = put(table(2), 5, 1, 2)
    plots(s, A, 5, 9)
    evaluate(s, 5)
    assert legal(s) == [
        "intrigue 5: 1 general",
        "intrigue 5: 1 personal",
        "intrigue 5: 2 personal",
        "pass",
    ]
    assert refused(s, "intrigue 9: 1 general") == "L-440"
    go(s, "intrigue 5: 2 personal")
    assert has_chips(s, A) == "crown"  # three against two
    other = put(table(2), 5, 1, 2)
    plots(other, A, 5)
    other.players[A].general = 0
    other.players[A].personal = 1
    evaluate(other, 5)
    assert refused(other, "intrigue 5: 1 general") == "L-440"
    assert refused(other, "intrigue 5: 2 personal") == "L-440"


def test_L_440_L_974_all_who_hold_any_card_are_asked_until_one_is_played() -> None:
    s = put(table(4, start=1), 5, 1, 2, 1, 1)
    plots(s, A, 3)
    plots(s, C, 5)
    plots(s, D, 8)
    evaluate(s, 5)
    assert asked(s) == (C, "intrigue")
    aside = s.clone()
    go(s, "intrigue 5: 1 general")
    assert all(step != "intrigue" or f.args[0] > 4 for f in s.frames for step in [f.step])
    go(aside, "pass")
    assert asked(aside) == (D, "intrigue") and legal(aside) == ["pass"]
    assert refused(aside, "intrigue 5: 1 general") == "L-440"
    go(aside, "pass")
    assert asked(aside) == (A, "intrigue")


def test_L_974_who_has_no_marker_in_a_supply_is_not_asked() -> None:
    s = put(table(2), 5, 8, 1)
    plots(s, A, 5)
    s.players[A].general = 0
    evaluate(s, 5)
    assert s.flipped[4]  # it is over with 5; his markers are back, so 6 asks him
    assert asked(s) == (A, "intrigue") and s.frames[-1].args[0] == 5


def test_L_441_the_card_goes_under_the_deck_before_the_tile_is_evaluated() -> None:
    s = put(table(2), 5, 1, 2)
    plots(s, A, 5)
    told: list[Event] = []
    evaluate(s, 5, told)
    go(s, "intrigue 5: 2 personal", told=told)
    assert s.decks[INTRIGUE_DECK].bottom == [4]
    keys = [e.key for e in told]
    assert keys.index("louis-event-intrigue") < keys.index("louis-event-chip")
    assert next(e for e in told if e.key == "louis-event-intrigue").reveals == EVERYBODY


def test_L_442_playing_is_never_compulsory() -> None:
    s = put(table(2), 5, 1, 2)
    plots(s, A, 5)
    evaluate(s, 5)
    go(s, "pass")
    assert s.players[A].intrigue == (4,)


def test_a_card_from_under_the_deck_is_known_to_all_who_saw_it_played() -> None:
    s = put(table(2), 5, 1, 2)
    plots(s, A, 5)
    go(evaluate(s, 5), "intrigue 5: 1 general")
    s.frames = []
    s.deck_to_change(INTRIGUE_DECK).rest = [0] * 12
    put(s, 12, 0, 3)
    evaluate(s, 12)
    go(s, "draw arms 1")
    assert s.players[B].intrigue == (4,)
    assert GAME.view(s, A).players[B].intrigue == (4,)


# --- flipping -------------------------------------------------------------------------------


def test_L_450_money_and_first_place_flip_with_a_majority() -> None:
    s = put(put(put(table(2), 1, 2, 0), 5, 1, 1), 7, 0, 2)
    evaluate(s, 1)
    assert (s.flipped[0], s.flipped[4], s.flipped[6]) == (True, False, True)


def test_L_451_markers_flip_when_somebody_got_the_reward() -> None:
    s = put(table(2), 10, 2, 2)
    evaluate(s, 10)
    assert not s.flipped[9]
    s = put(table(2), 10, 3, 0)
    go(evaluate(s, 10), "draw arms 1", "draw arms 1")
    assert s.flipped[9]


def test_L_452_no_flipping_in_round_four_but_markers_go_back() -> None:
    s = put(table(2, round_=4), 5, 2, 1)
    evaluate(s, 5)
    assert not s.flipped[4]
    assert (supplies(s, A), supplies(s, B)) == ((10, 6), (8, 8))


def outcome(tile: int, other_side: bool) -> dict[str, object]:
    """What a lone player with four markers gets on a tile: enough for any condition."""
    s = put(table(2), tile, 4, 0)
    s.flipped[tile - 1] = other_side
    evaluate(s, tile)
    asked_for = []
    while s.frames:
        if GAME.to_move(s) == CHANCE:
            GAME.apply(s, CHANCE, GAME.pick(s, 0))
        else:
            asked_for.append((s.frames[-1].step, legal(s)[0]))
            go(s, "pass")
    p = s.players[A]
    return {
        "chips": has_chips(s, A),
        "money": p.money,
        "arms": p.drawn,
        "influence": len(p.influence),
        "intrigue": len(p.intrigue),
        "asked": asked_for,
    }


@pytest.mark.parametrize("tile", range(1, 13))
def test_L_453_both_sides_of_every_tile_give_the_same_reward(tile: int) -> None:
    one, other = outcome(tile, False), outcome(tile, True)
    assert one == other
    nothing = {"chips": "", "money": 5, "arms": 0, "influence": 0, "intrigue": 0, "asked": []}
    assert one != nothing


def test_L_453_the_other_side_has_another_condition_and_the_same_reward() -> None:
    s = table(2)
    for tile in range(12):
        before = s.condition(tile), s.number(tile)
        s.flipped[tile] = True
        assert (s.condition(tile), s.number(tile)) != before
    flip(s, 5)
    assert s.condition(4) == GAME.parts.conditions[0][4]
    back = table(2)
    flip(back, 5)
    put(back, 5, 1, 2)
    evaluate(back, 5)
    assert has_chips(back, B) == "crown"  # money now, but a crown as before
    assert asked(back) == (A, "buy")
