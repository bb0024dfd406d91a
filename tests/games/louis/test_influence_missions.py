"""Section 3: missions of the influence phase, and the neutral player of two."""

from collections import Counter

import pytest

from games.louis.tables import (
    A,
    B,
    C,
    ask,
    asked,
    cards,
    draw_all,
    flip,
    go,
    hands,
    lay,
    legal,
    on,
    on_all,
    put,
    refused,
    supplies,
    table,
    turns,
)
from palatine.core.events import Event
from palatine.core.state import CHANCE, Frame
from palatine.games.louis import GAME

# --- missions -------------------------------------------------------------------------------


def test_L_301_L_965_missions_at_the_start_of_the_phase_in_order() -> None:
    s = table(3, start=2, louis=4)
    lay(s, A, "L11")
    lay(s, C, "E08")
    ask(s, "start-missions", CHANCE, 0)
    assert asked(s) == (C, "at-start")
    go(s, "use place-on-louis: general")
    assert asked(s) == (A, "at-start")
    go(s, "pass")
    assert on(s, 4) == [0, 0, 1]


@pytest.mark.parametrize(("mission", "tile"), [("L11", 1), ("L12", 2), ("L13", 3), ("L14", 4)])
def test_L_804_a_marker_on_tile_one_to_four(mission: str, tile: int) -> None:
    s = table(2)
    lay(s, A, mission)
    ask(s, "start-missions", CHANCE, 0)
    assert legal(s) == [
        f"use place-on-tile: general {tile}",
        f"use place-on-tile: personal {tile}",
        "pass",
    ]
    go(s, f"use place-on-tile: general {tile}")
    assert on(s, tile)[A] == 1 and supplies(s, A) == (7, 8)
    other = table(2)
    lay(other, A, mission)
    ask(other, "start-missions", CHANCE, 0)
    assert refused(other, f"use place-on-tile: general {tile % 4 + 1}") == "L-804"


def test_L_813_a_marker_on_louis_tile() -> None:
    s = table(2, louis=3)
    lay(s, A, "E08")
    ask(s, "start-missions", CHANCE, 0)
    go(s, "use place-on-louis: general")
    assert on(s, 3)[A] == 1


@pytest.mark.parametrize(("mission", "tile"), [("E09", 5), ("E10", 9)])
def test_L_814_a_marker_on_tile_five_or_nine(mission: str, tile: int) -> None:
    s = table(2)
    lay(s, A, mission)
    ask(s, "start-missions", CHANCE, 0)
    go(s, f"use place-on-tile: general {tile}")
    assert on(s, tile)[A] == 1
    other = table(2)
    lay(other, A, mission)
    ask(other, "start-missions", CHANCE, 0)
    assert refused(other, "use place-on-tile: general 6") == "L-814"


def test_L_831_L_925_missions_take_personal_markers_instead() -> None:
    s = table(2)
    lay(s, A, "L11")
    s.players[A].general = 0
    ask(s, "start-missions", CHANCE, 0)
    assert refused(s, "use place-on-tile: general 1") == "L-925"
    go(s, "use place-on-tile: personal 1")
    assert supplies(s, A) == (0, 7)
    none = table(2)
    lay(none, A, "L11")
    put(none, 5, 8)
    none.players[A].general = 0
    ask(none, "start-missions", CHANCE, 0)
    assert not none.frames  # never markers that lie on tiles


def test_L_805_pay_two_instead_of_playing_a_card() -> None:
    s = table(2)
    lay(s, A, "L15")
    cards(s, A, 1, 2, 3)
    cards(s, B, 4, 5, 6)
    turns(s)
    go(s, "use pay-2-to-pass")
    assert s.players[A].money == 3 and len(s.players[A].influence) == 3
    assert asked(s) == (B, "play")
    go(s, "influence 4: nothing")
    assert refused(s, "use pay-2-to-pass") == "L-504"  # once per phase
    poor = table(2)
    lay(poor, A, "L16")
    cards(poor, A, 1, 2, 3)
    poor.players[A].money = 1
    assert refused(turns(poor), "use pay-2-to-pass") == "L-805"


def test_L_815_L_972_exchange_a_card_instead_of_playing_one() -> None:
    s = table(2)
    lay(s, A, "E11")
    cards(s, A, 1, 2, 3)
    cards(s, B, 4, 5, 6)
    turns(s)
    told: list[Event] = []
    go(s, "use swap-influence-card: 2", "draw influence 9", told=told)
    assert s.players[A].influence == (0, 2, 8)
    assert asked(s) == (B, "play")
    assert s.played[1] == 1  # L-972: face up in the centre
    assert GAME.view(s, B).played[1] == 1
    go(s, "influence 4: nothing")
    assert refused(s, "use swap-influence-card: 1") == "L-504"
    assert refused(s, "four 1") == "L-825"


def test_L_825_one_card_is_a_joker_for_four() -> None:
    s = table(2)
    lay(s, A, "D05")
    cards(s, A, 9, 2, 3)
    cards(s, B, 4, 5, 6)
    turns(s)
    go(s, "four 9")
    assert asked(s) == (A, "four")
    go(s, "place 5 6 1 7")
    assert [on(s, tile)[A] for tile in (5, 6, 1, 7)] == [1, 1, 1, 1]
    assert asked(s) == (B, "play")
    assert s.played[8] == 1
    go(s, "influence 4: nothing")
    assert refused(s, "four 2") == "L-504"


def test_L_825_a_joker_too_and_fetching_four() -> None:
    s = table(2)
    lay(s, A, "D05")
    cards(s, A, "joker", 2, 3)
    turns(s)
    go(s, "four joker")
    s.players[A].general = 3
    assert refused(s, "fetch 4") == "L-825"
    assert refused(s, "place 1 1 1 1 1") == "L-825"
    go(s, "fetch 3")
    assert supplies(s, A) == (0, 11)
    s = table(2)
    lay(s, A, "D05")
    cards(s, A, "joker", 2, 3)
    go(turns(s), "four joker", "nothing")
    assert supplies(s, A) == (8, 8)


def test_L_826_a_marker_on_any_tile_after_all_cards() -> None:
    s = table(3, start=1)
    lay(s, A, "D06")
    ask(s, "end-missions", CHANCE, 0)
    assert asked(s) == (A, "at-end")
    assert len(legal(s)) == 25
    assert refused(s, "use place-on-tile: general 5") == "L-826"
    go(s, "use place-anywhere-end: general 10")
    assert on(s, 10)[A] == 1 and supplies(s, A) == (7, 8)


# --- two players ----------------------------------------------------------------------------


def test_L_902_L_968_neutral_markers_come_before_any_mission() -> None:
    s = table(2, louis=3)
    lay(s, A, "L11")
    s.frames = [Frame("start-missions", CHANCE, (0,)), Frame("neutral")]
    GAME.advance(s)
    assert on(s, 3) == [0, 0, 2]
    go(s, "draw influence 7", "draw joker", "draw influence 7", "draw influence 3")
    assert [on(s, tile)[2] for tile in (7, 3)] == [4, 4]
    assert sum(s.played) == 4 and s.played[12] == 1  # jokers too
    assert asked(s) == (A, "at-start")


def test_L_901_eight_neutral_markers_and_only_for_two() -> None:
    s = table(2, louis=1)
    draw_all(ask(s, "neutral"))
    assert sum(on(s, tile)[2] for tile in range(1, 13)) == 8
    for seats in (3, 4):
        other = ask(table(seats, louis=1), "neutral")
        assert not other.frames and on_all(other) == 0


def test_L_202_L_301_nobody_is_asked_for_missions_in_round_one() -> None:
    s = draw_all(GAME.new(4))
    assert asked(s) == (A, "play")


def test_a_hand_never_tells_what_its_owner_does_not_play() -> None:
    s = hands((1, 2, 3), (4, 5, 6))
    seen = GAME.view(s, B)
    assert seen.players[A].influence == (-1, -1, -1)
    assert Counter(seen.players[B].influence) == Counter((3, 4, 5))
    flip(s, 1)
    assert GAME.view(s, B).flipped[0]
