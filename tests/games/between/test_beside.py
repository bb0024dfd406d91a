"""Pictures, trays, facts, progress: what stands on the stage and beside it."""

from typing import Any

import pytest

from games.between.tables import GAME, castle, choose_all, document, opened, piece, placing, table
from palatine import locales
from palatine.core.display import Card, Picture, Tray
from palatine.core.offer import Appearance, Phrase
from palatine.core.state import Frame
from palatine.games.between.art.sizes import TOKEN_FILLS
from palatine.games.between.effects import castle_key
from palatine.games.between.gains import best, signed
from palatine.games.between.state import BetweenState

WORDS = locales.load("en", ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"], strict=True)


def said(phrase: Phrase | None) -> str:
    return phrase.said(WORDS) if phrase else ""


def pictures(s: BetweenState, viewer: int) -> list[Picture]:
    return GAME.face.pictures(GAME.view(s, viewer))


def tray(s: BetweenState, viewer: int, key: str) -> Tray | None:
    found = GAME.face.status(GAME.view(s, viewer)).trays
    return next((one for one in found if one.key == key), None)


def cards(s: BetweenState, viewer: int, key: str) -> list[Card]:
    found = tray(s, viewer, key)
    return found.cards if found else []


@pytest.mark.parametrize("seats", range(2, 8))
def test_my_two_castles_stand_on_the_stage_and_all_others_are_thumbnails(seats: int) -> None:
    s = opened(seats).state
    for seat in range(seats):
        found = pictures(s, seat)
        stage = [one.key for one in found if one.place == "stage"]
        assert stage == [f"castle:{seat}", f"castle:{s.right_of(seat)}"]  # the left one first
        assert sorted(one.key for one in found) == [f"castle:{n}" for n in range(s.places)]
        assert all(seat in one.seats for one in found[:2])


def test_who_watches_sees_the_castle_that_is_built_on() -> None:
    s = placing("bakery", {}, seats=5, owner=3, number=3)
    assert [one.key for one in pictures(s, -1) if one.place == "stage"] == ["castle:2", "castle:3"]
    s.frames = []
    assert [one.key for one in pictures(s, -1) if one.place == "stage"] == ["castle:0", "castle:1"]
    last = placing("bakery", {}, seats=7, owner=6, number=6)
    assert [one.key for one in pictures(last, -1)][:2] == ["castle:5", "castle:6"]


def test_a_castle_says_its_name_partners_points_and_counts() -> None:
    rooms = {(2, 0): "fountain", (-1, 0): "bakery", (-2, 0): "kitchen", (3, 0): "buttery"}
    s = table(3, [castle(rooms)], [Frame("order", 0, (0,))])
    first = pictures(s, 0)[0]
    assert (said(first.title), said(first.note), first.value) == ("Mespelbrunn", "Ada and Bob", 5)
    assert first.colour and first.is_asked and not pictures(s, 0)[1].is_asked
    counts = {chip.icon: (chip.text, chip.state, chip.touch) for chip in first.counts}
    assert counts["food"] == ("3", "have", "type:food")  # underlined from three on
    assert counts["living"] == ("0", "", "type:living")


def test_with_ludwig_his_castle_is_the_third() -> None:
    s = opened(2).state
    notes = [said(one.note) for one in pictures(s, 0)]
    assert notes == ["Ada and Bob", "Ada and Ludwig", "Bob and Ludwig"]


def test_the_scorer_has_one_picture() -> None:
    s = GAME.documents.position(document({(2, 0): "salon"}))
    assert [one.key for one in pictures(s, 0)] == [""]


# --- trays --------------------------------------------------------------------------------------


def test_the_hand_has_nine_tiles_with_the_best_they_can_bring() -> None:
    s = opened(3).state
    hand = tray(s, 0, "hand")
    assert hand and hand.is_secret and len(hand.cards) == 9
    v = GAME.view(s, 0)
    for tile, card in zip(s.hands[0], hand.cards, strict=True):
        assert [(chip.text, chip.colour, said(chip.label)) for chip in card.chips] == [
            (signed(best(v, n, tile)), TOKEN_FILLS[n], WORDS(castle_key(n), {})) for n in (0, 2)
        ]
        assert card.touch.startswith("tile:") and card.mark is None
    assert not tray(s, -1, "hand")


def test_a_tile_that_is_chosen_is_marked() -> None:
    s = opened(3).state
    text = GAME.legal(s, 0)[4].text
    GAME.apply(s, 0, GAME.parse(text))
    marks = [said(card.mark) for card in cards(s, 0, "hand")]
    assert sorted(marks) == [""] * 8 + ["1 of 2"]
    assert marks[4] == "1 of 2"


def test_what_others_have_chosen_is_told_of_nobody() -> None:
    """Whether somebody has chosen is public, what is not: the status is the same whatever it is."""
    first, second = opened(3).state, opened(3).state
    for s, pick in ((first, 0), (second, 5)):
        for n in (pick, pick):
            GAME.apply(s, 1, GAME.legal(s, 1)[n])
    one, two = (GAME.face.status(GAME.view(s, 0)) for s in (first, second))
    assert one == two
    labels = [[fact.shown(WORDS) for fact in facts] for facts in one.seats]
    assert ["has chosen" in one for one in labels] == [False, True, False]


def test_tiles_to_place_say_where_they_go() -> None:
    s = opened(3).state
    choose_all(s)
    one, two = s.shown[0]
    assert [said(card.value) for card in cards(s, 0, "place")] == ["", ""]
    s.lefts[0] = one
    goals = [said(card.value) for card in cards(s, 0, "place")]
    assert goals == ["to Mespelbrunn", "to Hohenschwangau"]
    others = cards(s, 0, "open")
    assert len(others) == 4 and said(others[0].note) == "Bob"
    assert said(cards(s, 1, "open")[0].note) == "Ada, to Mespelbrunn"
    assert two in s.shown[0]


def test_ludwigs_tiles_lie_in_one_tray_while_they_are_divided() -> None:
    s = table(2, frames=[Frame("assign", 0, (2,))])
    s.shown[2] = (piece("bakery"), piece("salon"))
    for viewer in (0, 1, -1):
        assert [card.touch for card in cards(s, viewer, "choice")] == ["tile:bakery", "tile:salon"]
        assert cards(s, viewer, "open") == []


CHOICES: list[tuple[str, dict[str, Any], int, str]] = [
    ("food", {"drawn": (3, 30, 60, 90, 120)}, 5, "tile:"),
    ("special", {}, 3, "tile:"),
    ("attendant", {}, 4, "attendant:"),
    ("keep", {"offered": (1, 2, 3)}, 3, "card:"),
    ("copy", {}, 6, "type:"),
]


@pytest.mark.parametrize(("step", "fields", "count", "prefix"), CHOICES)
def test_a_bonus_is_chosen_from_a_tray(
    step: str, fields: dict[str, Any], count: int, prefix: str
) -> None:
    s = table(3, frames=[Frame(step, 0, (0, 0))])
    for name, value in fields.items():
        setattr(s, name, value)
    mine = tray(s, 0, "choice")
    assert mine and mine.place == "tray" and len(mine.cards) == count
    touches = {offer.touches[0] for offer in GAME.face.offers(GAME.view(s, 0))}
    assert {card.touch for card in mine.cards} == touches
    assert all(card.touch.startswith(prefix) for card in mine.cards)
    theirs = tray(s, 1, "choice")
    assert theirs and theirs.place == "rail"  # it lies open, but it is not their question


def test_bonus_cards_of_my_castles_have_their_worth_and_lie_in_one_place_only() -> None:
    c = castle({(2, 0): "fountain"}).with_card(0)
    s = table(3, [c], [Frame("order", 0, (0,))])
    own = cards(s, 0, "kept")
    assert [card.touch for card in own] == ["kept:0:one_of_each_type"]
    assert said(own[0].value) == "+1 now"
    assert cards(s, 2, "kept") == []  # castle 0 is that of seats 0 and 1
    for viewer, is_drawn in ((0, False), (2, True)):
        appearance = Appearance("wide", "castles", "castle:0")
        drawing = GAME.face.draw(GAME.view(s, viewer), WORDS, appearance)
        assert ("kept:0" in drawing.body) == is_drawn


def test_the_tile_of_a_bonus_lies_in_the_tray_until_it_is_placed() -> None:
    s = table(3, frames=[Frame("at", 0, (2, 0, piece("tower")))])
    (card,) = cards(s, 0, "place")
    assert card.touch == "tile:tower" and said(card.value) == "to Hohenschwangau"
    assert cards(s, 1, "place") == []


def test_who_plays_has_a_tray_all_the_time() -> None:
    """So that nothing on the page moves when it becomes his turn."""
    s = placing("bakery", {}, owner=1)
    found = tray(s, 0, "place")
    assert found is not None and found.cards == []
    assert tray(s, -1, "place") is None
    s.frames = []
    assert tray(s, 0, "place") is None


# --- facts --------------------------------------------------------------------------------------


def test_both_castles_and_the_lower_one_which_counts() -> None:
    s = table(3, [castle({(2, 0): "fountain"})], [Frame("order", 0, (0,))])
    status = GAME.face.status(GAME.view(s, 0))
    assert status.scores == [0, 0, 0]
    assert status.seats[0][0].value == "5 · 0" and status.seats[0][0].touch == "seat:0"
    label = said(status.seats[0][0].label)
    assert "Mespelbrunn" in label and "Hohenschwangau" in label


def test_public_facts_have_words_and_the_inspector_knows_them() -> None:
    s = opened(3).state
    v = GAME.view(s, 0)
    facts = GAME.face.status(v).table
    words = [said(fact.label) for fact in facts]
    assert "Tiles left in the pile" in words and "Bonus cards left" in words
    left = next(fact for fact in facts if fact.touch == "supply:rooms")
    assert (
        left.value == "16\u00a0·\u00a016\u00a0·\u00a016"
        and said(left.label) == "Specialty rooms left"
    )
    assert all(fact.touch and GAME.face.about(v, fact.touch) for fact in facts)


def test_progress_tells_round_turn_and_what_is_done() -> None:
    s = opened(3).state
    progress = GAME.face.status(GAME.view(s, 0)).progress
    assert progress and said(progress.title) == "Round 1 of 2, turn 1 of 4"
    assert [said(step) for step in progress.steps] == ["Choose", "Place"] and progress.now == 0
    choose_all(s)
    after = GAME.face.status(GAME.view(s, 0)).progress
    assert after and after.now == 1
    s.frames = []
    over = GAME.face.status(GAME.view(s, 0)).progress
    assert over and said(over.title) == "The castles are finished."


def test_who_places_first_is_two_buttons() -> None:
    s = table(3, frames=[Frame("order", 0, (0,))])
    assert [verb.touch for verb in GAME.face.status(GAME.view(s, 0)).verbs] == ["first", "second"]
    assert GAME.face.status(GAME.view(s, 1)).verbs == []


def test_a_piece_is_what_its_touch_says() -> None:
    s = placing("bakery", {})
    (card,) = cards(s, 0, "place")
    assert card.touch == "tile:bakery" and s.shown[0] == (piece("bakery"),)
