"""The rules of Tiny, one test a number (games/_template/RULES.md)."""

import pytest

from palatine.core.chance import Sampler, Scripted
from palatine.core.errors import BadOption, NotLegal
from palatine.core.match import Match
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.games._template import GAME

HIGH = "5 4 3"
LOW = "1 2 3"


def dealt(*hands: str, court: str = "small", cancel: bool = True) -> Match:
    """A table with these hands; later cards are any."""
    cards = [hand.split() for hand in hands]
    deal = [f"draw {hand[n]}" for n in range(3) for hand in cards]
    driver = Scripted(deal, Sampler(Rng("later cards")))
    return Match(GAME, len(hands), driver=driver, options={"court": court, "cancel": cancel})


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def refused(match: Match, text: str) -> tuple[str, str]:
    with pytest.raises(NotLegal) as error:
        match.play(text)
    return error.value.rule, error.value.key


def keys(match: Match) -> list[str]:
    """What the last action told."""
    return [event.key for event in match.events]


def test_X_01_two_to_four_players_on_a_small_or_large_court() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption):
            Match(GAME, seats)
    for court, cells in (("small", 9), ("large", 16)):
        match = play(dealt(HIGH, LOW, court=court), "play 5", "play 1")
        assert len(match.legal()) == cells + 1
        assert list(match.state.banners) == [0, 0]
    match = play(dealt(HIGH, LOW), "play 5", "play 1")
    assert refused(match, "banner d4") == ("X-01", "tiny-why-outside")


def test_X_02_three_secret_cards_of_thirty() -> None:
    match = dealt(HIGH, LOW, HIGH)
    assert GAME.inventory(match.state) == {
        **{f"card {value}": 6 for value in range(1, 6)},
        "cells": 9,
    }
    assert match.state.deck.size() == 30 - 9
    assert match.state.hands[0] == (2, 3, 4)
    assert match.view(1).hands == [(HIDDEN,) * 3, (0, 1, 2), (HIDDEN,) * 3]
    assert match.view(-1).hands == [(HIDDEN,) * 3] * 3


def test_X_03_all_choose_at_once_and_in_secret() -> None:
    match = dealt(HIGH, LOW)
    assert refused(match, "play 1") == ("X-03", "tiny-why-not-in-hand")
    assert refused(match, "pass") == ("X-03", "tiny-why-other-question")
    before = match.view(0)
    match.play("play 1", seat=1)
    seen = match.view(0)
    assert seen.frames[-1].done == (False, True) and seen.frames[-1].picks == ((), ())
    assert seen.hands == before.hands
    match.play("play 5", seat=0)
    assert keys(match)[:2] == ["tiny-event-played", "tiny-event-played"]
    assert match.state.played == (1, 0, 0, 0, 1)
    assert match.state.hands == [(2, 3), (1, 2)]


def winner(match: Match) -> int | None:
    """Who may set banners; None if a new round has begun."""
    asked = match.game.pending(match.state)[0]
    return asked.seat if asked.step == "place" else None


def test_X_04_the_highest_card_wins_and_equal_ones_cancel() -> None:
    hands = ["5 4 3", "5 4 3", "1 2 3"]
    assert winner(play(dealt(*hands), "play 5", "play 4", "play 3")) == 0
    assert winner(play(dealt(*hands), "play 5", "play 5", "play 1")) == 2
    match = play(dealt(*hands), "play 3", "play 3", "play 3")
    assert winner(match) is None and "tiny-event-nobody" in keys(match)
    assert match.state.round == 2


def test_X_04_without_cancelling_the_first_from_the_opening_seat_wins() -> None:
    hands = ["5 4 3", "5 4 3", "1 2 3"]
    match = play(dealt(*hands, cancel=False), "play 5", "play 5", "play 1")
    assert winner(match) == 0
    play(match, "pass", "play 4", "play 4", "play 2")  # round 2 is opened by seat 1
    assert winner(match) == 1
    play(match, "pass", "play 3", "play 3", "play 3")
    assert winner(match) == 2


def test_X_05_up_to_two_banners_on_empty_cells() -> None:
    match = play(dealt(HIGH, LOW), "play 5", "play 1", "banner b2")
    assert refused(match, "banner b2") == ("X-05", "tiny-why-taken")
    assert refused(match, "play 3") == ("X-05", "tiny-why-other-question")
    match.play("banner b1")
    assert match.state.round == 2 and match.result().breakdown[0]["banners"] == 4


def test_X_06_banners_stand_side_by_side() -> None:
    match = play(dealt(HIGH, LOW), "play 5", "play 1", "banner a1")
    assert refused(match, "banner c3") == ("X-06", "tiny-why-alone")
    assert refused(match, "banner b2") == ("X-06", "tiny-why-alone")
    assert match.legal() == ["banner b1", "banner a2", "pass"]
    play(match, "pass", "play 3", "play 2")
    assert match.legal() == ["banner b1", "banner a2", "pass"], "whoever owns it"


def test_X_07_A_01_the_winner_may_pass_at_once() -> None:
    match = play(dealt(HIGH, LOW), "play 5", "play 1", "pass")
    assert match.state.round == 2 and list(match.state.banners) == [0, 0]
    assert keys(match)[0] == "tiny-event-passed"


def test_X_07_on_a_full_court_nobody_is_asked() -> None:
    match = dealt(HIGH, LOW, cancel=False)
    while not match.over:
        match.play(match.legal()[0])
    placed = [entry.text for entry in match.record.entries if entry.text.startswith("banner")]
    assert len(placed) == 9 and "pass" not in [entry.text for entry in match.record.entries]


def test_X_08_everybody_draws_after_a_round_but_not_after_the_last() -> None:
    match = play(dealt(HIGH, LOW), "play 5", "play 1", "pass")
    assert [len(hand) for hand in match.state.hands] == [3, 3]
    got = [event for event in match.events if event.key == "tiny-event-got"]
    assert [event.args["seat"] for event in got] == [0, 1]
    assert [event.is_for(0) for event in got] == [True, False]
    while not match.over:
        match.play(match.legal()[-1])
    assert [len(hand) for hand in match.state.hands] == [2, 2]


def test_X_09_two_points_a_banner_and_one_a_pair() -> None:
    match = play(dealt(HIGH, LOW), "play 5", "play 1", "banner a1")
    view = match.view(0)
    assert GAME.face.preview(view, GAME.parse("banner b1")) == {"banners": 2, "pairs": 1}
    play(match, "banner b1", "play 3", "play 2", "banner b2", "pass")
    result = match.result()
    assert result.breakdown == [{"banners": 6, "pairs": 2}, {"banners": 0, "pairs": 0}]
    assert result.scores == [8, 0] and result.places == [1, 2] and not result.over


def passing(hands: tuple[str, str], later: str) -> Match:
    """A game in which nobody sets a banner, with all cards told."""
    deal = [f"draw {hand.split()[n]}" for n in range(3) for hand in hands]
    match = Match(GAME, 2, driver=Scripted(deal + [f"draw {value}" for value in later.split()]))
    while not match.over:
        match.play(match.legal()[-1])  # the highest card, or pass
    return match


def test_X_10_cards_that_are_left_break_ties() -> None:
    match = passing(("1 1 1", "2 2 2"), "5 4 5 4 5 4 5 4")
    assert match.view(-1).hands == match.state.hands == [(0, 0), (1, 1)]
    assert match.result().places == [2, 1]
    assert match.result().tie_breaks == ["tiny-tie-cards"]


def test_X_10_equal_cards_share_the_place() -> None:
    match = passing(("1 1 1", "1 1 1"), "5 4 5 4 5 4 5 4")
    assert match.result().places == [1, 1] and match.result().tie_breaks == []
