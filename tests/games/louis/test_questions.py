"""Questions with their object, ghosts of what is chosen so far."""

import pytest

from games.louis.tables import (
    WORDS,
    A,
    B,
    ask,
    cards,
    chips,
    evaluate,
    flip,
    hold,
    lay,
    plots,
    put,
    table,
)
from palatine import locales
from palatine.core.chance import Sampler
from palatine.core.display import Ghost, Question
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from palatine.games.louis import GAME
from palatine.games.louis.state import LouisState


def asked(s: LouisState, *touches: str) -> Question:
    found = GAME.face.ask(GAME.view(s, GAME.to_move(s)), list(touches))
    assert found is not None
    return found


def said(s: LouisState, *touches: str) -> tuple[str, str, str]:
    """Question, object and second line."""
    q = asked(s, *touches)
    return q.text.said(WORDS), q.object, q.detail.said(WORDS) if q.detail else ""


def ghosts(s: LouisState, *touches: str) -> list[Ghost]:
    return GAME.face.ghosts(GAME.view(s, GAME.to_move(s)), list(touches))


def playing() -> LouisState:
    s = table(2)
    lay(s, A, "D05", "E11", "L15")
    cards(s, A, 1, "joker", 2)
    cards(s, B, 3, 4, 5)
    return ask(s, "turns")


def test_every_marker_of_a_card_is_asked_for_by_name() -> None:
    s = playing()
    assert said(s)[0] == "Which influence card do you play?"
    first = said(s, "card:1")
    assert first[:2] == ("The card Anne: where do your markers go?", "tile:1")
    assert said(s, "card:1", "tile:1")[0] == "Your next marker from Anne: where does it go?"
    text, place, detail = said(s, "card:1", "tile:1", "tile:1")
    assert text == "Your last marker from Anne: where does it go?" and place == "tile:1"
    assert detail == "2 of 3 laid. Next: Anne, Philippe, Dauphin, Condé and Colbert."
    whole = asked(s, "card:1", "tile:1", "tile:1", "tile:6")
    assert whole.text.said(WORDS) == "Anne: place 3 markers?"
    assert whole.button is not None and whole.button.said(WORDS) == "Play"
    assert asked(s, "card:1", "tile:1").button is None


def test_half_made_choices_are_drawn_in_the_players_colour() -> None:
    s = playing()
    card, anne = ghosts(s, "card:1", "tile:1", "tile:1")
    assert card == Ghost("played", "louis_person-1", "", A)
    assert anne == Ghost("tile:1", "i-seat-1", "+2", A)
    whole = ghosts(s, "card:1", "tile:1", "tile:1", "tile:6")
    assert [(g.at, g.text) for g in whole[1:]] == [("tile:1", "+2"), ("tile:6", "+1")]
    assert ghosts(s) == []
    assert GAME.face.ghosts(GAME.view(s, B), ["card:1", "tile:1"]) == []


def test_buying_names_the_person_the_price_and_what_is_left() -> None:
    s = evaluate(put(table(2), 1, 1, 2), 1)
    text, place, detail = said(s)
    assert (text, place) == ("Buy the reward of Anne for 3 louis d’or?", "tile:1")
    assert "a chip (orb)" in detail and "Of your 5 louis d’or 2 remain" in detail
    assert [(g.at, g.text) for g in ghosts(s, "buy")] == [("bank", "+3")]
    no = asked(s, "pass")
    assert no.object == "tile:1" and no.button is not None
    assert no.button.said(WORDS) == "Do not buy"


def test_a_discount_stands_in_the_question() -> None:
    s = put(table(2), 1, 1, 2)
    lay(s, A, "D08")
    assert said(evaluate(s, 1))[0] == "Buy the reward of Anne for 2 louis d’or?"


def test_an_intrigue_card_is_asked_for_by_person() -> None:
    s = put(table(2), 6, 1, 2)
    plots(s, A, 6)
    s = evaluate(s, 6)
    text, place, detail = said(s)
    assert (text, place) == ("Play an intrigue card on Condé?", "tile:6")
    assert detail.startswith("You hold it")
    assert ghosts(s, "intrigue:6", "put:0-2") == [
        Ghost("intrigue-deck", "louis_secret-6", "", A),
        Ghost("tile:6", "i-seat-1", "+2", A),
    ]
    other = put(table(2), 6, 1, 2)
    plots(other, A, 5)
    assert said(evaluate(other, 6))[2].startswith("You do not hold")


def test_rewards_name_their_giver_and_their_target() -> None:
    s = put(table(2), 8, 3, 0)
    flip(s, 8)
    s = evaluate(s, 8)
    text, place, _ = said(s)
    assert text == "The reward of Maintenon: how many markers go on Montespan?"
    assert place == "tile:5"
    assert [(g.at, g.text) for g in ghosts(s, "put:1-1")] == [("tile:5", "+2")]


def test_laying_a_mission_shows_the_chips_that_are_paid() -> None:
    s = table(2)
    hold(s, A, "L03")
    chips(s, A, "orb ring")
    ask(s, "missions", CHANCE, 0)
    assert said(s)[:2] == ("Lay the mission “+1 influence marker”?", "mission:L03")
    whole = asked(s, "mission:L03")
    assert whole.text.said(WORDS) == "Lay “+1 influence marker” for orb and ring?"
    assert [(g.at, g.text) for g in ghosts(s, "mission:L03")] == [
        ("heap:orb", "+1"),
        ("heap:ring", "+1"),
    ]
    end = said(s, "pass")
    assert end[0] == "End your mission turn?" and "One stays" in end[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_is_without_object_and_none_is_left_out(seats: int) -> None:
    """Every depth of every choice of a whole game, in all languages."""
    languages = [locales.load(name, strict=True) for name in locales.languages()]
    symbols = GAME.face.symbols(WORDS)
    rng = Rng(f"questions {seats}")
    chance, s = Sampler(rng), GAME.new(seats)
    while (seat := GAME.to_move(s)) != OVER:
        if seat == CHANCE:
            GAME.apply(s, seat, chance.draw(GAME, s))
            continue
        view = GAME.view(s, seat)
        offers = GAME.face.offers(view)
        offer = offers[rng.below(len(offers))]
        for depth in range(len(offer.touches) + 1):
            q = GAME.face.ask(view, list(offer.touches[:depth]))
            assert q is not None and q.object and q.symbol in symbols, (s.frames[-1], offer)
            assert GAME.face.about(view, q.object) is not None, q.object
            for words in languages:
                for phrase in (q.text, q.detail, q.button):
                    assert phrase is None or phrase.said(words).strip()
        assert q is not None and q.button is not None
        assert all(g.symbol in symbols for g in GAME.face.ghosts(view, list(offer.touches)))
        GAME.apply(s, seat, GAME.parse(offer.text))
