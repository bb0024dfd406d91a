"""Secrets: what each seat sees in every phase, and the worlds it may imagine."""

import pytest

from games.louis.tables import A, B, C, ask, cards, draw_all, go, lay, plots, put, table, turns
from palatine.core.chance import Sampler
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, SPECTATOR, WHOLE
from palatine.games.louis import GAME
from palatine.games.louis.hands import known_with, known_without


def test_a_spectator_sees_no_card_at_all() -> None:
    s = table(3)
    cards(s, A, 1, 2)
    plots(s, B, 5)
    s.players[C].missions = (1, 25)
    s.players[C].arms, s.players[C].drawn = [1, 0, 0, 0, 0, 0], 1
    v = GAME.view(s, SPECTATOR)
    assert v.players[A].influence == (HIDDEN, HIDDEN)
    assert v.players[B].intrigue == (HIDDEN,)
    assert v.players[C].missions == (HIDDEN - 1, HIDDEN)
    assert (v.players[C].arms, v.players[C].drawn) == ([], 1)
    assert all(sum(deck.rest) == 0 for deck in v.decks)


def test_money_chips_markers_and_laid_missions_are_seen_by_all() -> None:
    s = put(table(2), 5, 2, 1)
    lay(s, A, "L03", "D01")
    s.players[A].chips[2] = 3
    v = GAME.view(s, B)
    seen, true = v.players[A], s.players[A]
    assert (seen.money, seen.general, seen.personal) == (true.money, true.general, true.personal)
    assert (seen.chips, seen.laid) == (true.chips, true.laid)
    assert [v.on[i] for i in range(48)] == [s.on[i] for i in range(48)]


def test_a_view_is_a_copy() -> None:
    s = table(2)
    v = GAME.view(s, A)
    v.players[A].chips[0] = 9
    v.played[0] = 2
    v.flipped[0] = True
    assert (s.players[A].chips[0], s.played[0], s.flipped[0]) == (0, 0, False)


def test_known_cards_of_one_kind_are_alike() -> None:
    """Who knows of one 7 and sees a 7 played knows of none any more."""
    hand, known = (6,), known_with((), (), 6, 0b001)
    assert known == (1,)
    known = known_with(hand, known, 6, 0b010)  # another 7, known to another seat
    assert known == (0b011, 0)  # both know of one, nobody of two
    assert known_without((6, 6), known, 6) == ()
    both = known_with((6,), (0b001,), 6, 0b001)
    assert both == (1, 1)
    assert known_without((6, 6), both, 6) == (1,)
    assert known_with((3,), (), 5, 0) == ()


def test_a_returned_card_is_known_to_its_owner_only_even_under_another() -> None:
    s = table(3)
    cards(s, A, 1, 2)
    cards(s, B, 3, 4)
    cards(s, C, 5, 6, 7)
    turns(s)
    go(s, "influence 1: nothing", "influence 3: nothing")
    deck = s.decks[4]
    assert deck.top == [3, 1]
    assert GAME.view(s, A).decks[4].top == [HIDDEN, 1]
    assert GAME.view(s, B).decks[4].top == [3, HIDDEN]
    assert GAME.view(s, C).decks[4].top == [HIDDEN, HIDDEN]
    for viewer in (A, B, C, SPECTATOR):
        v = GAME.view(s, viewer)
        for n in range(10):
            world = GAME.imagine(v, Rng(str(n)))
            assert world.viewer == WHOLE
            assert GAME.view(world, viewer).key() == v.key()
            assert HIDDEN not in world.decks[4].top


def test_a_known_card_may_be_passed_on_and_is_still_known() -> None:
    """A's card goes on the deck, B draws it, plays down to it and puts it back."""
    s = table(2)
    lay(s, B, "E11")
    cards(s, A, 1, 2)
    cards(s, B, 3, 4)
    turns(s)
    go(s, "influence 1: nothing", "use swap-influence-card: 3", "influence 4: nothing")
    assert s.decks[4].top == [1]
    assert GAME.view(s, A).decks[4].top == [1]


def worlds(seats: int, seed: str) -> None:
    rng = Rng(seed)
    chance = Sampler(rng)
    s = GAME.new(seats)
    while (seat := GAME.to_move(s)) != OVER:
        if seat == CHANCE:
            GAME.apply(s, seat, chance.draw(GAME, s))
            continue
        for viewer in (*range(seats), SPECTATOR):
            v = GAME.view(s, viewer)
            world = GAME.imagine(v, rng)
            assert GAME.view(world, viewer).key() == v.key()
            assert GAME.inventory(world) == GAME.inventory(s)
            if viewer == seat:
                assert GAME.legal(world, seat) == GAME.legal(s, seat) == GAME.legal(v, seat)
        actions = GAME.legal(s, seat)
        eager = [a for a in actions if a.text.startswith(("lay", "use swap", "under"))]
        choice = eager or actions
        GAME.apply(s, seat, choice[rng.below(len(choice))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_fit_at_every_decision(seats: int) -> None:
    for n in range(3):
        worlds(seats, f"worlds {seats} {n}")


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_fit_in_many_games(seats: int) -> None:
    for n in range(40):
        worlds(seats, f"many {seats} {n}")


def test_all_arms_lie_open_at_the_end() -> None:
    s = table(2, round_=4)
    s.players[A].arms, s.players[A].drawn = [2, 0, 0, 0, 0, 0], 2
    draw_all(ask(s, "exchange", CHANCE, 0))
    assert GAME.view(s, B).players[A].arms == s.players[A].arms
