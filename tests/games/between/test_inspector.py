"""The inspector: every piece, castle, seat and sign; its summands add up to the rules' sums."""

from typing import Any

import pytest

from games.between.tables import GAME, card, castle, choose_all, opened, placing, scored, table
from palatine import locales
from palatine.core.chance import Sampler
from palatine.core.display import About
from palatine.core.offer import Appearance
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games.between.castle import Castle
from palatine.games.between.inspect import summands
from palatine.games.between.parts import CARD_IDS, PIECE_IDS, THRONE, TYPE_NAMES, TYPES, x_of, y_of
from palatine.games.between.scoring import attendant_points, castle_score, room_points
from palatine.games.between.scoring import throne_points as points_of_throne
from palatine.games.between.state import BetweenState

NAMES = ["Ada", "Bob", "Cid"]
WORDS = locales.load("en", NAMES, strict=True)


def about(s: BetweenState, touch: str, viewer: int = 0) -> About:
    told = GAME.face.about(GAME.view(s, viewer), touch)
    assert told is not None, touch
    return told


def total(told: About) -> int:
    return sum(one.points for one in told.points)


def played(seats: int, seed: str) -> BetweenState:
    """A whole game of random moves."""
    rng, s = Rng(seed), GAME.new(seats, GAME.meta.read_options(None))
    driver = Sampler(Rng(seed + " luck"))
    while s.frames:
        mover = GAME.to_move(s)
        legal = [] if mover == CHANCE else GAME.legal(s, mover)
        action = legal[rng.below(len(legal))] if legal else driver.draw(GAME, s)
        GAME.apply(s, mover, action)
    assert isinstance(s, BetweenState)
    return s


@pytest.mark.parametrize("connects", [True, False])
def test_summands_add_up_to_the_points_of_every_room(connects: bool) -> None:
    seen: set[int] = set()
    for seed in ("a", "b", "c"):
        for built in played(7, seed).castles:
            for cell, piece in built.cells.items():
                if piece != THRONE:
                    found = sum(one.points for one in summands(built, cell, connects))
                    assert found == room_points(built, cell, connects), PIECE_IDS[piece]
                    seen.add(piece)
    assert len(seen) > 100


def test_everything_of_a_castle_can_be_asked_about() -> None:
    s = played(3, "whole")
    for number, built in enumerate(s.castles):
        assert total(about(s, f"castle:{number}", -1)) == castle_score(built, True)
        assert total(about(s, f"throne:{number}")) == points_of_throne(built)
        for cell, piece in built.cells.items():
            if piece != THRONE:
                told = about(s, f"room:{number}:{x_of(cell)},{y_of(cell)}")
                assert total(told) == room_points(built, cell, True)
                assert told.symbol == f"between_{PIECE_IDS[piece]}" and told.does and told.rule
        for one in built.cards:
            told = about(s, f"kept:{number}:{CARD_IDS[one]}")
            assert told.rule.startswith("B-9") and told.points


def test_a_room_says_what_pays_it_and_what_does_not() -> None:
    s = placing("kitchen", {(2, 0): "kennel", (3, 0): "bakery", (4, 0): "washroom"})
    told = about(s, "room:0:3,0")
    assert told.name.said(WORDS) == "Bakery" and told.rule == "B-511"
    paid = [(one.label.said(WORDS), one.points) for one in told.points]
    assert paid == [("Kennel", 2), ("Washroom", 2)]
    empty = about(s, "room:0:2,0")
    assert [(one.label.said(WORDS), one.points) for one in empty.points] == [("None so far", 0)]
    assert empty.points[0].reason is not None
    assert "level 1" in told.follows[0].said(WORDS)


def test_a_sleeping_room_says_which_types_are_missing() -> None:
    s = placing("kitchen", {(2, 0): "nursery", (3, 0): "bakery"})
    (one,) = about(s, "room:0:2,0").points
    assert one.points == 1 and one.reason
    assert "corridor" in one.reason.said(WORDS) and "food" not in one.reason.said(WORDS)


def test_a_tile_in_hand_says_what_it_could_bring() -> None:
    s = opened(3).state
    name = PIECE_IDS[s.hands[0][0]]
    told = about(s, f"tile:{name}")
    assert len(told.follows) == 2 and told.rule and told.symbol == f"between_{name}"
    assert about(s, f"tile:{name}", -1).follows == []  # who watches has no castle


def test_a_space_says_what_the_tile_would_bring_there() -> None:
    s = placing("bakery", {(2, 0): "kennel", (3, 1): "kennel"})
    v = GAME.view(s, 0)
    for offer in GAME.face.offers(v):
        told = about(s, offer.touches[0])
        action = GAME.parse(offer.text)
        assert total(told) == sum(GAME.face.preview(v, action).values())


def test_an_attendant_counts_the_hangings_of_the_castle_in_question() -> None:
    c = castle({(2, 0): "bakery", (3, 0): "salon", (-1, 0): "study", (-2, 0): "kennel"})
    s = table(3, [c], [Frame("attendant", 0, (0, 0))])
    for kind, name in enumerate(("painter", "guard", "fire_juggler", "groom")):
        told = about(s, f"attendant:{name}")
        assert total(told) == attendant_points(c, kind) and told.rule == "B-801"


@pytest.mark.parametrize("name", CARD_IDS)
def test_every_bonus_card_says_what_it_is_worth_now(name: str) -> None:
    rooms = {(2, 0): "bakery", (3, 0): "salon", (-1, 0): "nursery"}
    s = table(3, [castle(rooms)], [Frame("keep", 0, (0, 0))])
    s.offered = (CARD_IDS.index(name),)
    told = about(s, f"card:{name}")
    assert total(told) == card(name, rooms) and told.does and told.rule
    assert scored(rooms)["total"] >= 0


def test_a_seat_says_that_the_lower_castle_counts() -> None:
    s = table(3, [castle({(2, 0): "fountain"})], [Frame("order", 0, (0,))])
    told = about(s, "seat:0")
    assert told.name.said(WORDS) == "Ada" and total(told) == 0 and told.rule == "B-1002"
    said = [line.said(WORDS) for line in told.follows]
    assert said == ["Mespelbrunn: 5.", "Hohenschwangau: 0."]


@pytest.mark.parametrize("kind", TYPE_NAMES[:TYPES])
def test_a_sign_says_what_the_third_and_the_fifth_bring(kind: str) -> None:
    told = about(opened(3).state, f"type:{kind}")
    assert len(told.does) == 2 and len(told.follows) == 2 and told.rule.startswith("B-4")


NOTHING = ["", "room:", "room:9:0,0", "room:0:x,y", "room:0:0,0", "tile:x", "throne:9", "throne:x"]
NOTHING += ["castle:-1", "castle:99", "seat:3", "seat:x", "kept:0:height", "kept:0:x", "card:x"]
NOTHING += ["type:throne", "attendant:x", "at:90,90", "seen:1", "seen:x", "nonsense"]


@pytest.mark.parametrize("touch", NOTHING)
def test_what_is_not_there_has_nothing_to_say(touch: str) -> None:
    assert GAME.face.about(GAME.view(opened(3).state, 0), touch) is None


def test_every_touch_of_a_picture_can_be_asked_about() -> None:
    import re

    s = opened(3).state
    choose_all(s)
    while s.frames[-1].step != "at":
        GAME.apply(s, GAME.to_move(s), GAME.legal(s, GAME.to_move(s))[0])
    for viewer in (GAME.to_move(s), -1):
        v = GAME.view(s, viewer)
        for picture in GAME.face.pictures(v):
            text = GAME.face.draw(v, WORDS, Appearance("wide", "castles", picture.key)).body
            for touch in re.findall(r'data-t="([^"]*)"', text):
                assert GAME.face.about(v, touch), touch
            assert GAME.face.about(v, picture.key)


def test_hidden_tiles_are_told_of_nobody() -> None:
    """Whatever is asked about, the answer is the same in every world that fits."""
    s = opened(3).state
    v = GAME.view(s, 0)
    touches = ["pile", "discards", "deck", "seat:1", "castle:1", *[f"tile:{n}" for n in PIECE_IDS]]
    for n in range(3):
        world = GAME.view(GAME.imagine(v, Rng(f"world {n}")), 0)
        for touch in touches:
            assert GAME.face.about(world, touch) == GAME.face.about(v, touch)


@pytest.mark.parametrize("language", locales.languages())
def test_the_inspector_speaks_every_language(language: str) -> None:
    words = locales.load(language, NAMES, strict=True)
    s = played(3, "words")
    touches = ["pile", "discards", "deck", "first", "second", "seat:0", "castle:0", "throne:0"]
    touches += [f"tile:{name}" for name in PIECE_IDS] + [f"type:{t}" for t in TYPE_NAMES[:TYPES]]
    touches += [f"card:{name}" for name in CARD_IDS] + ["attendant:painter"]
    for number, built in enumerate(s.castles):
        touches += [f"room:{number}:{x_of(c)},{y_of(c)}" for c in _rooms(built)]
    for touch in touches:
        _say(about(s, touch), words)


def _rooms(built: Castle) -> list[int]:
    return [cell for cell, piece in built.cells.items() if piece != THRONE]


def _say(told: About, words: Any) -> None:
    phrases = [told.name, told.kind, *told.does, *told.follows]
    for one in told.points:
        phrases += [one.label, one.reason]
    for phrase in phrases:
        assert phrase is None or phrase.said(words).strip()
