"""Section 6: the exchange, majorities, points, ties."""

from games.louis.tables import (
    A,
    B,
    C,
    D,
    ask,
    asked,
    cards,
    chips,
    draw_all,
    go,
    lay,
    on_all,
    plots,
    put,
    table,
)
from palatine.core.events import EVERYBODY, Event
from palatine.core.state import CHANCE
from palatine.games.louis import GAME
from palatine.games.louis.state import ARMS_PILE, LouisState


def ending(s: LouisState) -> LouisState:
    return ask(s, "exchange", CHANCE, 0)


def bare(seats: int = 2, start: int = 0) -> LouisState:
    """The last round is over and nobody has anything that counts."""
    s = table(seats, round_=4, start=start)
    for p in s.players:
        p.money = 0
    return s


def test_L_601_everything_left_becomes_arms() -> None:
    s = bare()
    cards(s, A, 5)
    plots(s, A, 1, 2)
    chips(s, A, "orb crown ring")
    put(s, 5, 2, 0)
    put(s, 9, 2, 0)
    s.players[A].money = 16
    s.players[B].money = 2
    draw_all(ending(s))
    assert s.players[A].drawn == 1 + 2 + 3 + 4 + 5
    assert s.players[A].money == 1  # 15 of 16 louisdor
    assert (s.players[B].drawn, s.players[B].money) == (0, 2)
    assert not s.frames


def test_L_602_L_926_classes_are_served_in_order_when_arms_run_short() -> None:
    s = bare()
    s.deck_to_change(ARMS_PILE).rest = [4, 0, 0, 0, 0, 0]
    s.players[A].money = 30
    plots(s, B, 1, 2)
    chips(s, B, "orb")
    cards(s, B, 3)
    draw_all(ending(s))
    assert (s.players[A].drawn, s.players[B].drawn) == (0, 4)
    assert s.players[A].money == 30  # nothing was exchanged for it


def test_L_602_within_a_class_one_each_from_the_start_player_of_the_last_round() -> None:
    s = bare(4, start=2)
    s.deck_to_change(ARMS_PILE).rest = [6, 0, 0, 0, 0, 0]
    for seat, text in ((A, "orb orb orb"), (B, "orb"), (C, "ring ring ring"), (D, "helmet helmet")):
        chips(s, seat, text)
    order = []
    ending(s)
    while s.frames:
        order.append(s.frames[-1].args[0])
        GAME.apply(s, CHANCE, GAME.pick(s, 0))
    assert [p.drawn for p in s.players] == [1, 1, 2, 2]  # laps C D A B, then C D


def test_L_603_L_720_arms_are_revealed_and_the_most_of_a_kind_brings_one_more() -> None:
    s = bare(3)
    s.players[A].arms, s.players[A].drawn = [3, 0, 1, 0, 0, 2], 6
    s.players[B].arms, s.players[B].drawn = [1, 2, 1, 0, 0, 0], 4
    s.players[C].arms, s.players[C].drawn = [0, 2, 0, 0, 1, 0], 3
    told: list[Event] = []
    assert GAME.view(s, B).players[A].arms == []
    s.frames = []
    ask(s, "majorities")
    GAME.advance(s, told)
    assert [p.majorities for p in s.players] == [3, 2, 2]  # kinds 1 3 6, 2 3, 2 5
    assert GAME.view(s, B).players[A].arms == [3, 0, 1, 0, 0, 2]


def test_L_603_the_revelation_is_told() -> None:
    s = bare()
    s.players[A].arms, s.players[A].drawn = [1, 0, 0, 0, 0, 0], 1
    told: list[Event] = []
    s.players[B].money = 3
    ending(s)
    go(s, "draw arms 2", told=told)
    opened = [e for e in told if e.key == "louis-event-open"]
    assert len(opened) == 1 and opened[0].reveals == EVERYBODY


def test_L_956_a_kind_nobody_owns_gives_nothing_and_an_empty_pile_does_not_matter() -> None:
    s = bare()
    s.deck_to_change(ARMS_PILE).rest = [0] * 6
    s.players[A].arms, s.players[A].drawn = [2, 0, 0, 0, 0, 0], 2
    ending(s)
    assert [p.majorities for p in s.players] == [1, 0]
    assert GAME.result(s).scores == [3, 0]


def test_L_604_a_point_for_each_arms_and_five_for_each_mission() -> None:
    s = bare()
    lay(s, A, "L03", "E01", "D04")
    s.players[A].arms, s.players[A].drawn, s.players[A].plain = [0, 2, 0, 0, 0, 0], 2, 1
    ending(s)
    result = GAME.result(s)
    assert result.breakdown[A] == {"arms": 3, "majorities": 1, "missions": 15}
    assert result.scores == [19, 0]
    assert result.places == [1, 2] and result.over and result.tie_breaks == []


def test_L_605_personal_markers_decide_a_tie() -> None:
    s = bare()
    s.players[A].personal = 5
    s.players[B].personal = 6
    result = GAME.result(ending(s))
    assert result.scores == [0, 0] and result.places == [2, 1]
    assert result.tie_breaks == ["louis-tie-markers"]


def test_L_957_still_tied_is_a_shared_win() -> None:
    result = GAME.result(ending(bare()))
    assert result.places == [1, 1] and result.tie_breaks == []


def test_L_606_L_967_exchanged_markers_do_not_count_for_ties() -> None:
    s = bare()
    put(s, 5, 3, 0)
    s.players[B].personal = 7
    draw_all(ending(s))
    p = s.players[A]
    assert (p.personal, p.gone, p.general) == (5, 3, 8)
    assert on_all(s) == 0


def test_L_442_unused_intrigue_cards_become_arms() -> None:
    s = bare()
    plots(s, A, 7)
    ending(s)
    assert asked(s) == (CHANCE, "draw-arms")
    draw_all(s)
    assert s.players[A].drawn == 1 and s.players[A].intrigue == ()


def test_an_unfinished_game_counts_what_is_known() -> None:
    s = table(2)
    lay(s, B, "L03")
    result = GAME.result(ask(s, "play", A))
    assert result.scores == [0, 5] and not result.over
