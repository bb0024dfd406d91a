"""A face-down deck: ordered top and bottom, an unordered rest, and who knows what."""

import pytest

from palatine.core.deck import Deck, deck_from_json
from palatine.core.native import HIDDEN

ANNA, BEN = 0, 1
A, B = 1 << ANNA, 1 << BEN


def test_a_new_deck_has_no_order() -> None:
    deck = Deck([2, 0, 3])
    assert (deck.size(), deck.unordered()) == (5, 5)
    assert not deck.is_fixed()
    assert [deck.numbered(n) for n in range(5)] == [0, 0, 2, 2, 2]
    with pytest.raises(AssertionError):
        deck.numbered(5)


def test_a_drawn_piece_is_gone() -> None:
    deck = Deck([1, 1])
    deck.take(1)
    assert deck.rest == [1, 0]
    with pytest.raises(AssertionError):
        deck.take(1)
    deck.shuffle_in(1)
    assert deck.contents() == [1, 1]


def test_the_top_comes_first_then_the_rest_then_the_bottom() -> None:
    deck = Deck([0, 0, 0, 1])
    deck.put_under(0, A)
    deck.put_under(1, A)
    deck.put_on_top(2, B)
    assert deck.contents() == [1, 1, 1, 1]
    assert deck.is_fixed() and deck.take_fixed() == 2
    assert not deck.is_fixed()
    deck.take(3)
    assert deck.is_fixed()
    assert [deck.take_fixed(), deck.take_fixed()] == [0, 1]
    assert deck.size() == 0 and not deck.is_fixed()
    assert deck.knows_top == deck.knows_bottom == []


def test_what_is_put_on_top_last_is_drawn_first() -> None:
    deck = Deck([0, 0])
    deck.put_on_top(0, A)
    deck.put_on_top(1, B)
    assert (deck.top, deck.knows_top) == ([1, 0], [B, A])


def test_a_view_shows_the_size_and_known_places_only() -> None:
    deck = Deck([3, 2])
    deck.put_on_top(0, A)
    deck.put_on_top(1, A | B)
    deck.put_under(1, B)
    deck.put_under(0, A)
    seen = deck.seen_by(ANNA)
    assert (seen.rest, seen.size()) == ([0, 0], 9)
    assert (seen.top, seen.knows_top) == ([1, 0], [A, A])
    assert (seen.bottom, seen.knows_bottom) == ([0], [A])
    seen = deck.seen_by(BEN)
    assert (seen.top, seen.bottom) == ([1], [1, HIDDEN])
    assert (seen.size(), seen.unseen) == (9, 6)


def test_unknown_pieces_above_a_known_one_are_counted_but_hidden() -> None:
    deck = Deck([1, 1])
    deck.put_on_top(0, A)
    deck.put_on_top(1, B)
    assert deck.seen_by(ANNA).top == [HIDDEN, 0]
    assert deck.seen_by(BEN).top == [1]


def test_a_spectator_sees_neither_shape_nor_contents() -> None:
    one, other = Deck([4, 0]), Deck([0, 1])
    for _ in range(3):
        other.put_on_top(0, A)
    assert one.seen_by(-1).to_json() == other.seen_by(-1).to_json()


def test_in_a_view_a_known_bottom_is_not_the_next_piece() -> None:
    deck = Deck([2])
    deck.put_under(0, A)
    assert not deck.seen_by(ANNA).is_fixed()


def test_json_and_clone_are_whole_and_independent() -> None:
    deck = Deck([3, 2])
    deck.put_on_top(0, A)
    deck.put_under(1, B)
    for other in (deck_from_json(deck.to_json()), deck.clone()):
        assert other.to_json() == deck.to_json()
        other.take_fixed()
        other.shuffle_in(0)
        other.put_under(0, A)
    assert deck.to_json() == [[3, 2], [0], [1], [A], [B], 0]
    written = deck.to_json()
    deck.shuffle_in(0)
    assert written[0] == [3, 2], "what was written down must not change any more"
