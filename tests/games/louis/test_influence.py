"""Section 3: the influence phase, its missions, and the neutral player of two."""

from collections import Counter
from itertools import product

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
    lay,
    legal,
    on,
    on_all,
    play_on,
    put,
    refused,
    supplies,
    table,
)
from palatine.core.errors import BadText
from palatine.core.events import EVERYBODY, Event
from palatine.core.state import CHANCE, Frame
from palatine.games.louis import GAME
from palatine.games.louis.actions import MARKS, PLACE, PLACE_FOUR, TABLE
from palatine.games.louis.board import NEIGHBOURS
from palatine.games.louis.names import JOKER
from palatine.games.louis.state import INFLUENCE_DECK, LouisState

Outcome = tuple[int, ...]


def turns(s: LouisState) -> LouisState:
    return ask(s, "turns")


def hands(*all_cards: tuple[int | str, ...], seats: int = 0) -> LouisState:
    """A table where these are the hands, and it is the start player's turn."""
    s = table(seats or max(2, len(all_cards)))
    for seat, hand in enumerate(all_cards):
        cards(s, seat, *hand)
    return turns(s)


# --- a second, naive way to find all placements ---------------------------------------------


def jumps(tile: int, markers: int, most: int) -> set[Outcome]:
    """L-303 word for word: put markers down, jump on with some of them, one stays behind."""
    found: set[Outcome] = set()
    for n in range(1, markers + 1):
        found |= _jump_from(((tile, n),), most)
    return found


def _jump_from(path: tuple[tuple[int, int], ...], most: int) -> set[Outcome]:
    tile, n = path[-1]
    found = {tuple(sorted(t for t, k in path for _ in range(k)))}
    if most == 0 or n < 2:
        return found
    for moved in range(1, n):
        for near in NEIGHBOURS[tile]:
            if near not in [t for t, _ in path]:
                found |= _jump_from((*path[:-1], (tile, n - moved), (near, moved)), most - 1)
    return found


def outcomes(kind: int, card: int) -> list[Outcome]:
    found = [a for a in TABLE.all if a.kind == kind and a.a == card]
    return [tuple(sorted(MARKS[a.b])) for a in found]


@pytest.mark.parametrize("person", range(12))
def test_L_303_L_304_L_305_placements_of_a_person_card(person: int) -> None:
    found = outcomes(PLACE, person)
    assert len(set(found)) == len(found)
    assert set(found) == jumps(person, 3, 2)


def test_L_307_placements_of_a_joker() -> None:
    found = outcomes(PLACE, JOKER)
    expected = set()
    for one, two in product(range(12), repeat=2):
        expected.add((one,))
        if one == two or two in NEIGHBOURS[one]:
            expected.add(tuple(sorted((one, two))))
    assert set(found) == expected and len(found) == len(expected) == 40


def test_L_825_L_922_L_952_placements_of_the_four_marker_card() -> None:
    found = outcomes(PLACE_FOUR, -1)
    expected: set[Outcome] = set()
    for tile in range(12):
        expected |= jumps(tile, 4, 3)
    assert set(found) == expected and len(found) == len(expected)
    assert any(len(set(outcome)) == 4 for outcome in found)  # one on each of four tiles


# --- turns ----------------------------------------------------------------------------------


def test_L_302_in_order_each_plays_one_card_for_one_thing() -> None:
    s = table(3, start=1)
    for seat in range(3):
        cards(s, seat, 1 + seat, 5 + seat, "joker")
    turns(s)
    order = []
    for _ in range(3):
        order.append(GAME.to_move(s))
        go(s, next(text for text in legal(s) if text.endswith("nothing")))
    assert order == [B, C, A]
    assert sum(s.played) == 3
    assert all("fetch" not in text or " 1 " not in text for text in legal(s))
    with pytest.raises(BadText):
        GAME.parse("influence 1: 1 fetch 1")


def test_L_302_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    s = hands((1, 2, 3), (4, 5, 6))
    assert refused(s, "influence 4: 4") == "L-302"
    assert refused(s, "joker: fetch 1") == "L-302"
    assert refused(s, "pass") == "L-302"
    told: list[Event] = []
    go(s, "influence 1: 1", told=told)
    assert told[0].key == "louis-event-played" and told[0].reveals == EVERYBODY


def test_L_303_up_to_three_markers_with_two_jumps() -> None:
    s = hands((7, 2, 3), (4, 5, 6))
    go(s, "influence 7: 7 1 4")
    assert [on(s, tile)[A] for tile in (7, 1, 4)] == [1, 1, 1]
    assert supplies(s, A) == (8, 5)
    s = hands((7, 2, 3), (4, 5, 6))
    go(s, "influence 7: 7 7 8")
    assert (on(s, 7)[A], on(s, 8)[A]) == (2, 1)
    s = hands((7, 2, 3), (4, 5, 6))
    assert refused(s, "influence 7: 7 7 7 7") == "L-303"
    assert refused(s, "influence 7: 1 7") == "L-303"  # the first goes on the card's person
    assert refused(s, "influence 7: 7 2") == "L-303"  # not diagonal neighbours


def test_L_304_one_of_the_markers_just_placed_stays_behind() -> None:
    s = hands((7, 2, 3), (4, 5, 6))
    put(s, 7, 3)
    assert refused(s, "influence 7: 1 1") == "L-303"  # those of earlier turns do not count
    assert not any(
        set(text.partition(": ")[2].split()) == {"1"} for text in legal(s) if "7:" in text
    )


def test_L_305_not_in_two_directions_from_one_tile() -> None:
    s = hands((1, 2, 3), (4, 5, 6))
    assert refused(s, "influence 1: 1 6 7") == "L-305"
    assert refused(s, "influence 1: 1 6 5") == ""
    four = table(2)
    lay(four, A, "D05")
    cards(four, A, 9, 10)
    turns(four)
    go(four, "four 9")
    assert refused(four, "place 1 6 7 2") == "L-305"


def test_L_306_fetch_three_or_all_if_fewer() -> None:
    s = hands((1, 2, 3), (4, 5, 6))
    go(s, "influence 1: fetch 3")
    assert supplies(s, A) == (5, 11)
    s = hands((1, 2, 3), (4, 5, 6))
    s.players[A].general = 2
    assert refused(s, "influence 1: fetch 3") == "L-306"
    go(s, "influence 1: fetch 2")
    assert supplies(s, A) == (0, 10)


def test_L_307_joker_places_two_or_fetches_two() -> None:
    s = hands(("joker", 2, 3), (4, 5, 6))
    go(s, "joker: 5 6")
    assert (on(s, 5)[A], on(s, 6)[A]) == (1, 1)
    s = hands(("joker", 2, 3), (4, 5, 6))
    go(s, "joker: 9 9")
    assert on(s, 9)[A] == 2
    s = hands(("joker", 2, 3), (4, 5, 6))
    assert refused(s, "joker: 1 3") == "L-307"
    assert refused(s, "joker: 1 2 3") == "L-307"
    with pytest.raises(BadText):
        GAME.parse("joker: fetch 3")
    s.players[A].general = 1
    assert refused(s, "joker: fetch 2") == "L-307"
    go(s, "joker: fetch 1")
    assert supplies(s, A) == (0, 9)


def test_L_308_fewer_markers_than_allowed() -> None:
    s = hands((7, 2, 3), (4, 5, 6))
    assert {"influence 7: 7", "influence 7: 7 7", "influence 7: 7 1"} <= set(legal(s))


def test_L_309_only_personal_markers_are_placed_with_cards() -> None:
    s = hands((7, 2, 3), (4, 5, 6))
    s.players[A].personal = 1
    s.players[A].general = 15
    assert refused(s, "influence 7: 7 7") == "L-309"
    assert [t for t in legal(s) if t.startswith("influence 7: ") and t[-1].isdigit()] == [
        "influence 7: 7",
        "influence 7: fetch 1",
        "influence 7: fetch 2",
        "influence 7: fetch 3",
    ]


def test_L_310_the_last_card_goes_back_unused() -> None:
    s = hands((1, 2), (3, 4, 5))
    told: list[Event] = []
    go(s, "influence 1: nothing", told=told)
    assert s.players[A].influence == ()
    assert "louis-event-returned" in [e.key for e in told]
    assert asked(s) == (B, "play")
    assert sum(s.played) == 1


def test_L_311_who_has_more_cards_plays_on() -> None:
    s = hands((1, 2), (3, 4, 5, 6, "joker"))
    go(s, "influence 1: nothing")
    for text in ("influence 3: nothing", "influence 4: nothing", "influence 5: nothing"):
        assert asked(s) == (B, "play")
        go(s, text)
    go(s, "influence 6: nothing")
    assert not s.frames


def test_L_312_L_954_all_thirty_cards_make_a_new_deck() -> None:
    s = hands((1, 2), (3, 4))
    go(s, "influence 1: nothing", "influence 3: nothing")
    ask(s, "reshuffle")
    deck = s.decks[INFLUENCE_DECK]
    assert deck.rest == [2] * 12 + [6] and deck.top == []
    assert sum(s.played) == 0
    begun = play_on(GAME.new(4), "held", stop="buy")
    assert begun.frames[-1].args[0] < 10  # before Mazarin gives a card
    assert all(p.influence == () for p in begun.players)


def test_L_313_L_967_a_card_must_be_played_but_may_do_nothing() -> None:
    s = hands((1, 2, 3), (4, 5, 6))
    s.players[A].general = s.players[A].personal = 0
    assert legal(s) == ["influence 1: nothing", "influence 2: nothing", "influence 3: nothing"]
    go(s, "influence 2: nothing")
    assert sum(s.played) == 1


def test_L_953_the_returned_card_lies_on_top_for_a_later_exchange() -> None:
    s = table(2)
    lay(s, B, "E11")
    cards(s, A, 1, 2)
    cards(s, B, 3, 4, 5)
    turns(s)
    go(s, "influence 1: nothing", "use swap-influence-card: 3")
    assert s.players[B].influence == (1, 3, 4)  # the 2 that A gave back
    assert GAME.view(s, A).players[B].influence == (-1, -1, 1)  # and A knows it
    assert GAME.view(s, B).players[A].influence == ()


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
