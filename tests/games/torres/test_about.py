"""What the inspector says of spaces, castles, pieces, cards, stacks, verbs, facts and seats."""

import re
from pathlib import Path

import pytest

from games.torres.tables import GAME, START, opened, play, table
from palatine import locales
from palatine.core.display import About
from palatine.core.state import SPECTATOR
from palatine.games import torres
from palatine.games.torres.art import symbols
from palatine.games.torres.parts import CARD_KEYS, GRID, VAULT
from palatine.games.torres.state import TorresState
from palatine.table import shown

WORDS = locales.load("en", ["Ada", "Bo"], strict=True)
RULES = Path(torres.__file__).parent / "RULES.md"
CASTLE = {"c3": 2, "c4": 1, "d3": 1, "h8": 1}


def about(s: TorresState, touch: str, viewer: int = 0) -> About:
    told = GAME.face.about(GAME.view(s, viewer), touch)
    assert told is not None, touch
    return told


def said(told: About) -> list[str]:
    return [one.said(WORDS) for one in [*told.does, *told.follows]]


def test_T_701_a_castle_is_worth_its_area_times_my_highest_knight() -> None:
    s = table(CASTLE, ["c3", "d3 h8"], "c4", phase=2)
    told = about(s, "d3")
    assert told.name.said(WORDS) == "d3, level 1, knight of Bo"
    assert told.kind is not None and told.kind.said(WORDS) == "Castle c3: 3 spaces"
    points = [(one.label.said(WORDS), one.points) for one in told.points]
    assert points == [("3 spaces × level 2", 6), ("king’s bonus", 10)]
    reasons = [one.reason.said(WORDS) for one in told.points if one.reason]
    assert reasons[0] == "your highest knight stands on c3"
    assert said(told)[2:] == [
        "Bo: level 1, 3 points.",
        "It may be built up to level 3.",
    ]
    assert said(about(s, "d3", viewer=-1))[2:4] == [
        "Ada: level 2, 6 points.",  # who leads stands first
        "Bo: level 1, 3 points.",
    ]
    assert told.rule == "T-701"
    assert about(s, "castle:c3").points == told.points
    assert shown.about(told, WORDS)["total"] == 16


def test_a_castle_without_my_knight_says_why_it_is_worth_nothing() -> None:
    s = table(CASTLE, ["c3", "h8"], "c4", phase=2)
    (one,) = about(s, "h8").points
    assert one.points == 0 and one.reason is not None
    assert one.reason.said(WORDS) == "no knight of yours stands in it"
    assert about(s, "h8", SPECTATOR).points == []


def test_bare_ground_says_whether_it_takes_a_block() -> None:
    s = table({"c3": 1, "e3": 1}, ["b2", "h1"], "c3")
    for touch, word in {
        "c4": "larger by one space",
        "d3": "no block may join them",
        "h8": "may not start a new one",
        "b2": "Somebody stands here",
    }.items():
        told = about(s, touch)
        assert word in told.does[0].said(WORDS)
        assert told.kind is not None and told.kind.said(WORDS) == "Open ground"


def test_cards_say_what_they_do_and_when() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-06", "A-10"], []])
    s.fresh = (VAULT,)
    told = about(s, "card:vault")
    assert told.name.said(WORDS) == "Vault" and told.rule == "A-10"
    assert told.symbol == "torres_card-vault"
    assert any("Bought in this turn" in line for line in said(told))
    assert not any("Bought in this turn" in line for line in said(about(s, "card:six_ap")))
    assert not any("Bought in this turn" in line for line in said(about(s, "card:vault", 1)))


def test_verbs_say_their_price_and_their_rule() -> None:
    s = table(START, ["c3", "f3"], "d1")
    prices = {
        "reserve": "2 action points",
        "build": "1 action point",
        "walk": "1 action point",
        "deck": "1 action point",
        "marker": "1 action point",
    }
    for touch, price in prices.items():
        kind = about(s, touch).kind
        assert kind is not None and kind.said(WORDS) == f"Costs {price}"
    assert "Left in the deck: 40." in said(about(s, "deck"))
    assert about(s, "end").rule == "T-504"


def test_a_seat_says_what_a_scoring_would_bring_who_leads_and_what_was_played() -> None:
    s = table(CASTLE, ["c3", "d3"], "c4", phase=2, scores=[5, 12], cards=[["A-06"], []])
    play(s, "play six_ap")
    told = about(s, "seat:0", 1)
    assert told.name.said(WORDS) == "Ada"
    assert [one.points for one in told.points] == [6, 10]
    assert said(told) == [
        "5 points on the track.",
        "7 points behind the leader.",
        "Played: 6 Action Points.",
    ]
    assert "Leads by 7 points." in said(about(s, "seat:1"))
    assert said(about(s, "played:0", 1)) == ["Played: 6 Action Points."]


def test_the_king_and_the_master_card() -> None:
    options = {"variant": "master", "master": "M-05"}
    s = table(CASTLE, ["a1", "d3"], "c4", options=options, phase=1)
    told = about(s, "king")
    assert [one.points for one in told.points] == [0]
    assert said(told) == [
        "In this phase a knight on exactly level 1 of the king’s castle brings 5."
    ]
    told = about(s, "master")
    assert [one.points for one in told.points] == [4]  # on the edge, and alone there
    assert said(told)[-2:] == ["Ada: 4 points now.", "Bo: 0 points now."]


def test_T_1011_nothing_is_said_of_what_others_hold() -> None:
    """Two worlds that differ in another's hand and deck alone: everything said is the same."""
    worlds = []
    for card in ("vault", "leap_two"):
        match = opened(2, [f"draw {card}"])
        match.play("buy")
        worlds.append(GAME.view(match.state, 1))
    touches = [
        *GRID.names,
        *(f"card:{key}" for key in CARD_KEYS),
        *(f"{kind}:0" for kind in ("seat", "hand", "played", "deck", "blocks", "reserve")),
        *("deck", "supply", "ap", "king"),
    ]
    for touch in touches:
        one, other = (GAME.face.about(world, touch) for world in worlds)
        assert one == other


@pytest.mark.parametrize("language", locales.languages())
def test_everything_that_can_be_touched_can_be_asked(language: str) -> None:
    words = locales.load(language, ["Ada", "Bo", "Cy"], strict=True)
    rules = set(re.findall(r"\b[TA]-\d+", RULES.read_text("utf-8")))
    known = set(symbols())
    options = {"variant": "master"}
    for s in (
        table(START, ["c3 b3", "f3"], "d1", cards=[["A-01"], []]),
        table(START, ["c3 b3", "f3"], "d1", options=options, master="M-06", phase=3),
    ):
        for viewer in (0, 1, SPECTATOR):
            view = GAME.view(s, viewer)
            status = GAME.face.status(view)
            touches = {
                *GRID.names,
                *(touch for offer in GAME.face.offers(view) for touch in offer.path),
                *(card.touch for tray in status.trays for card in tray.cards),
                *(verb.touch for verb in status.verbs),
                *(fact.touch for facts in status.seats for fact in facts),
                *(f"seat:{seat}" for seat in range(s.seats)),
            }
            for touch in touches:
                told = GAME.face.about(view, touch)
                assert told is not None, touch
                assert all(line for line in shown.about(told, words)["does"]) and told.does, touch
                assert told.symbol in ("", *known) and told.rule in rules, touch
    assert GAME.face.about(s, "nonsense") is None
    for touch in ("seat:9", "seat:x", "card:no", "stack:9", "castle:a1", "castle:z9", "played:77"):
        assert GAME.face.about(s, touch) is None, touch
