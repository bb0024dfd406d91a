"""Section 2: drafting, who places what, and the order of it all."""

import pytest

from games.between.tables import (
    GAME,
    castle,
    choose_all,
    draw,
    finish_turn,
    opened,
    piece,
    play,
    refused,
    spaces,
    step_of,
    table,
    texts,
)
from palatine.core.errors import NotAsked
from palatine.core.meta import OptionValue
from palatine.core.state import CHANCE, Frame, together
from palatine.games.between import parts
from palatine.games.between.state import BetweenState


def started(seats: int, **options: OptionValue) -> BetweenState:
    s: BetweenState = GAME.new(seats, options)
    draw(s)
    return s


def test_B_201_nine_secret_tiles_for_everybody() -> None:
    s = started(4)
    assert [len(hand) for hand in s.hands] == [9] * 4
    assert len(set().union(*s.hands)) == 36
    assert GAME.view(s, 1).hands[1] == s.hands[1]
    assert GAME.view(s, 1).hands[2] == (-1,) * 9


def test_B_202_choose_reveal_place_repeat() -> None:
    s = started(3)
    assert step_of(s) == "choose"
    choose_all(s)
    assert [len(t) for t in s.shown] == [2, 2, 2]  # revealed
    assert step_of(s) == "order" and s.frames[-1].args == (0,)  # place
    finish_turn(s)
    assert step_of(s) == "choose" and s.turn == 1  # repeat


def test_B_203_two_tiles_secretly_without_talk_and_final() -> None:
    s = started(3)
    hand = s.hands[1]
    assert all(asked.silent for asked in GAME.pending(s))
    mine = parts.PIECE_IDS[hand[0]], parts.PIECE_IDS[hand[1]]
    play(s, f"take {mine[0]}", seat=1)
    assert refused(s, f"take {mine[0]}", seat=1) == "B-203"
    assert refused(s, f"take {parts.PIECE_IDS[s.hands[2][0]]}", seat=1) == "B-203"
    assert refused(s, "order first", seat=1) == "B-203"
    assert s.shown[1] == () and s.shown == GAME.view(s, 0).shown
    play(s, f"take {mine[1]}", seat=1)
    with pytest.raises(NotAsked):
        GAME.check(s, 1, GAME.parse(f"take {parts.PIECE_IDS[hand[2]]}"))


def test_B_203_the_rest_lies_under_the_token_on_the_left() -> None:
    s = started(3)
    hands = list(s.hands)
    choose_all(s)
    assert s.hands == [(), (), ()]
    for seat in range(3):
        assert s.stacks[seat] == hands[seat][2:]  # castle i is the left one of seat i


def test_B_204_all_turn_their_tiles_up_together() -> None:
    s = started(3)
    for seat in (2, 0):
        play(s, texts(s, seat)[0], seat=seat)
        play(s, texts(s, seat)[0], seat=seat)
    assert s.shown == [(), (), ()]
    play(s, texts(s, 1)[0], seat=1)
    told = play(s, texts(s, 1)[0], seat=1)
    assert [e.key for e in told].count("between-event-revealed") == 3
    assert [len(t) for t in s.shown] == [2, 2, 2]


def test_half_made_choices_survive_json() -> None:
    s = started(3)
    play(s, texts(s, 2)[3], seat=2)
    again = GAME.load(s.to_json())
    assert again.key() == s.key() and len(texts(again, 2)) == 8


def _at_castle(s: BetweenState, number: int) -> None:
    """Play on until the order of this castle is asked."""
    while not (step_of(s) == "order" and s.frames[-1].args == (number,)):
        draw(s) if GAME.to_move(s) == CHANCE else play(s, texts(s)[0])


def test_B_205_one_tile_to_each_castle_and_the_owner_says_which() -> None:
    s = started(3)
    choose_all(s)
    one, two = (parts.PIECE_IDS[t] for t in s.shown[0])
    play(s, "order first")
    assert step_of(s) == "split" and GAME.to_move(s) == 0
    assert set(texts(s)) == {f"lay {one}", f"lay {two}"}
    foreign = parts.PIECE_IDS[s.shown[1][0]]
    assert refused(s, f"lay {foreign}") == "B-205"
    play(s, f"lay {two}")
    assert s.frames[-1].args == (0, 0, piece(two))
    before = list(s.castles)
    _at_castle(s, 2)  # castle 2 is the right one of seat 0
    play(s, "order first")
    assert s.frames[-1].args == (2, 0, piece(one))
    assert before[0].rooms() == 1


def test_B_206_every_castle_gets_one_tile_from_each_partner_in_their_order() -> None:
    s = started(4)
    choose_all(s)
    assert GAME.to_move(s) == 0
    play(s, "order second")
    assert step_of(s) == "answer" and GAME.to_move(s) == 1
    play(s, "order first")  # agreed: seat 1 is first
    assert step_of(s) == "split" and GAME.to_move(s) == 1
    play(s, texts(s)[0])
    play(s, texts(s)[0])
    assert step_of(s) == "split" and GAME.to_move(s) == 0
    finish_turn(s)
    assert [c.rooms() for c in s.castles] == [3, 3, 3, 3]


def test_B_207_if_both_insist_on_being_second_the_older_is_first() -> None:
    s = started(4)
    choose_all(s)
    play(s, "order second")
    told = play(s, "order second")
    assert GAME.to_move(s) == 0 and step_of(s) == "split"
    assert next(e.key for e in told) == "between-event-insisted"


def test_A_10_who_decides() -> None:
    s = started(3)
    choose_all(s)
    play(s, "order first")
    assert GAME.to_move(s) == 0  # the owner picks tile and space
    with pytest.raises(NotAsked):
        GAME.check(s, 1, GAME.parse(texts(s)[0]))
    # who places the tile that brings a bonus decides about the bonus
    t = table(4, frames=[Frame("at", 2, (1, 2, piece("salon")))])
    t.castles[1] = castle({(-1, 0): "parlor", (2, 0): "study"})
    t.shown[2] = (piece("salon"),)
    play(t, "at 3 0")
    assert step_of(t) == "attendant" and GAME.to_move(t) == 2


def test_A_29_to_be_first_is_settled_at_once_to_be_second_is_a_proposal() -> None:
    s = started(3)
    choose_all(s)
    told = play(s.clone(), "order first")
    assert [e.key for e in told] == ["between-event-order"]
    told = play(s, "order second")
    assert [(e.key, e.is_for(1)) for e in told] == [("between-event-proposed", True)]
    assert GAME.to_move(s) == 1 and texts(s) == ["order first", "order second"]
    assert refused(s, "at 0 1") == "B-207"


def test_A_30_the_age_order_is_an_option() -> None:
    lower, higher = started(3), started(3, older="higher")
    for castle_number, (one, other) in {0: (0, 1), 1: (1, 2), 2: (0, 2)}.items():
        assert lower.older(castle_number) == one
        assert higher.older(castle_number) == other


def test_A_31_the_second_partner_splits_after_the_first_has_placed() -> None:
    s = started(3)
    choose_all(s)
    play(s, "order first")
    play(s, texts(s)[0])
    play(s, texts(s)[0])
    if GAME.to_move(s) == CHANCE:
        draw(s)
    assert s.castles[0].rooms() == 2
    assert step_of(s) == "split" and GAME.to_move(s) == 1
    assert s.lefts[1] == -1


def test_A_11_castles_are_resolved_in_seat_order_each_completely() -> None:
    s = started(5)
    choose_all(s)
    seen = []
    while s.turn == 0 and s.round == 1:
        frame = s.frames[-1]
        if frame.step == "at":
            seen.append(frame.args[0])
        draw(s) if GAME.to_move(s) == CHANCE else play(s, texts(s)[0])
    assert seen == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_A_25_left_is_the_next_seat_and_castle_i_lies_between_i_and_the_next() -> None:
    s = started(4)
    assert [s.left_of(i) for i in range(4)] == [1, 2, 3, 0]
    assert s.partner(2, 2) == 3 and s.partner(3, 3) == 0 and s.right_of(0) == 3
    choose_all(s)
    play(s, "order first")
    play(s, texts(s)[1])
    assert s.lefts[0] == s.frames[-1].args[2]  # fixed with the first of the two castles


def test_B_208_a_placed_tile_never_moves() -> None:
    s = table(3, frames=[Frame("at", 0, (0, 0, piece("bakery")))])
    s.castles[0] = castle({(-1, 0): "kitchen"})
    s.shown[0] = (piece("bakery"),)
    assert refused(s, "at -1 0") == "B-208" and refused(s, "at 1 0") == "B-208"
    assert (-1, 0) not in spaces(s)
    before = dict(s.castles[0].cells)
    play(s, "at 2 0")
    assert before.items() <= s.castles[0].cells.items()


def test_B_209_take_the_stack_from_the_right_until_one_tile_is_left() -> None:
    s = started(3)
    sizes = []
    for _ in range(3):
        choose_all(s)
        stacks = list(s.stacks)
        finish_turn(s)
        assert [s.hands[s.left_of(c)] for c in range(3)] == stacks
        sizes.append(len(s.hands[0]))
    assert sizes == [7, 5, 3]
    choose_all(s)
    last = [stack[0] for stack in s.stacks]
    finish_turn(s)
    assert s.round == 2 and sorted(s.down) == sorted(last)


def test_B_210_four_turns_a_round_sixteen_drafted_tiles_a_castle() -> None:
    s = started(3)
    turns = 0
    while s.frames:
        finish_turn(s)
        turns += 1
    assert turns == 8
    assert all(sum(c.counts[:7]) >= 16 for c in s.castles)
    drafted = 16 * 3
    by_food = sum(sum(c.counts[:7]) for c in s.castles) - drafted
    assert len(s.discards) + len(s.down) == 4 * by_food + 6  # no shuffle


def test_B_211_in_round_two_hands_go_to_the_right() -> None:
    s = started(4)
    while s.round == 1:
        finish_turn(s)
    assert [len(hand) for hand in s.hands] == [9] * 4
    choose_all(s)
    rest = [s.stacks[s.right_of(i)] for i in range(4)]  # under the right token
    finish_turn(s)
    assert [s.hands[s.right_of(i)] for i in range(4)] == rest


def test_B_212_after_round_two_the_game_is_over() -> None:
    s = started(3)
    while s.frames:
        assert not GAME.result(s).over
        finish_turn(s)
    assert s.round == 2 and GAME.result(s).over and GAME.pending(s) == ()


def test_A_16_before_round_two_discards_are_shuffled_in_where_tiles_are_short() -> None:
    s = table(7, frames=[Frame("round")])
    s.pile = s.pile[:60]
    s.discards = tuple(t for t in range(147) if t not in s.pile)[:40]
    GAME.advance(s)
    assert s.round == 2 and s.discards == () and len(s.pile) == 100
    draw(s)
    assert [len(hand) for hand in s.hands] == [9] * 7 and len(s.pile) == 37
    enough = table(7, frames=[Frame("round")])
    enough.pile, enough.discards = enough.pile[:63], (146,)
    GAME.advance(enough)
    assert enough.discards == (146,)


@pytest.mark.parametrize("number", [1, 2])
def test_A_21_the_last_tile_goes_unseen_to_the_discards(number: int) -> None:
    s = started(7)
    while s.round < number:
        finish_turn(s)
    before = len(s.down)
    had: dict[int, set[int]] = {seat: set() for seat in range(7)}
    while s.frames and s.round == number:
        for seat in range(7):
            had[seat].update(s.hands[seat])
        finish_turn(s)
    last = s.down[before:] if number == 2 else s.down
    assert len(last) == 7
    for seat in range(7):
        seen = {t for t in GAME.view(s, seat).down if t in last}
        assert seen == had[seat] & set(last) and len(seen) == 4
    assert GAME.view(s, -1).down == (-1,) * len(s.down)


def test_A_23_hands_are_secret_while_choosing_and_tiles_passed_on_are_not_shown() -> None:
    s = started(5)
    finish_turn(s)
    v = GAME.view(s, 0)
    assert v.hands[0] == s.hands[0]
    assert v.hands[1] == s.hands[1]  # passed on by seat 0, so known to it
    assert all(v.hands[p] == (-1,) * 7 for p in (2, 3, 4))
    told = list(play(s, texts(s)[0]))
    assert told == []  # half a choice tells nobody anything


def test_the_table_asks_all_at_once() -> None:
    s = opened(3).state
    assert [p.seat for p in GAME.pending(s)] == [0, 1, 2]
    assert s.frames[-1].to_json() == together("choose", (0, 1, 2)).to_json()
