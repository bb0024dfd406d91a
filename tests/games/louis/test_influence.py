"""Section 3: the influence phase, its missions, and the neutral player of two."""

from itertools import product

import pytest

from games.louis.tables import (
    A,
    B,
    C,
    ask,
    asked,
    cards,
    go,
    hands,
    lay,
    legal,
    on,
    play_on,
    put,
    refused,
    supplies,
    table,
    turns,
)
from palatine.core.errors import BadText
from palatine.core.events import EVERYBODY, Event
from palatine.games.louis import GAME
from palatine.games.louis.actions import MARKS, PLACE, PLACE_FOUR, TABLE
from palatine.games.louis.board import NEIGHBOURS
from palatine.games.louis.names import JOKER
from palatine.games.louis.state import INFLUENCE_DECK

Outcome = tuple[int, ...]


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
    expected: set[tuple[int, ...]] = set()
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
