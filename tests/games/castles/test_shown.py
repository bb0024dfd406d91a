"""Offers, views, pictures, arrays, status, documents."""

import re
from pathlib import Path
from typing import Any

import pytest

from games.castles.tables import (
    GAME,
    building,
    castle,
    grow,
    in_hand,
    on_market,
    own,
    play,
    refused,
    table,
    texts,
)
from games.castles.test_geometry import random_castle
from games.castles.test_rounds import opened
from palatine import locales
from palatine.core.errors import BadDocument, BadText
from palatine.core.offer import Appearance
from palatine.core.record import game_of, parse_record, walk
from palatine.core.rng import Rng
from palatine.core.state import SPECTATOR, Frame
from palatine.games.castles.draw.plates import plate
from palatine.games.castles.draw.seals import seals
from palatine.games.castles.parts import TILE_NUMBER
from palatine.games.castles.placing import PLACE_AT
from palatine.games.castles.state import ROOM_BIT, CastlesState
from palatine.table import shown

WORDS = locales.load("en", strict=True)


def late(seats: int = 3) -> CastlesState:
    """A table with castles of some size."""
    s = table(seats=seats)
    for seat in range(seats):
        s.castles[seat] = random_castle(f"late {seat}", 18)
    on_market(s, p15000="R600-5", p8000="R300-8", p6000="R500-4", p4000="R150-4")
    s.coins = (2000, 0, 0, 1000) + (0,) * (len(s.market) - 4)
    return s


# --- offers -------------------------------------------------------------------------------------


def test_placements_touch_tile_place_and_turn() -> None:
    s = building(tile="R200-4")
    offers = GAME.face.offers(GAME.view(s, 0))
    assert {offer.touches[0] for offer in offers} == {"tile:R200-4"}
    for offer in offers:
        _, x, y, turn = offer.text.split()
        assert offer.touches[1:] == (f"at:{x},{y}", turn)
    assert len({offer.touches for offer in offers}) == len(offers)


def test_a_refused_click_is_read_back_and_explained() -> None:
    v = GAME.view(building(tile="R200-4"), 0)
    action = GAME.face.touched(v, ["tile:R200-4", "at:9,9", "r1"])
    assert action is not None and action.text == "place 9 9 r1"
    assert refused(building(tile="R200-4"), action.text) == "C-401"
    s = table(money=0)
    on_market(s, p8000="R200-7")
    action = GAME.face.touched(GAME.view(s, 0), ["tile:R200-7"])
    assert action is not None and refused(s, action.text) == "A-26"
    assert GAME.face.touched(v, ["tile:R200-4", "at:x,9", "r1"]) is None
    assert GAME.face.touched(v, ["nonsense"]) is None


def test_what_draws_is_locked_and_what_does_not_is_free() -> None:
    s = table(seats=3, builder=2)
    on_market(s, p8000="R200-7", p4000="R100-7")
    assert not any(offer.locked for offer in GAME.face.offers(GAME.view(s, 0)))  # others follow
    s = table(seats=3, builder=0)
    assert {o.text: o.locked for o in GAME.face.offers(GAME.view(s, 0))}[
        "take 5000"
    ]  # cards follow


def test_a_list_of_legal_placements_is_the_callers_own() -> None:
    s = building(tile="R200-4")
    GAME.legal(s, 0).clear()
    assert texts(s)


def test_sentences_and_previews() -> None:
    s = building(("R100-7", 3, 1, 0), tile="R200-7")
    v = GAME.view(s, 0)
    action = GAME.parse("place 5 1 r2")
    assert GAME.face.preview(v, action) == {"base": 2, "own": 2}
    assert "4 points" in GAME.face.sentence(v, action).said(WORDS)
    assert GAME.face.label(v, "tile:R200-7").said(WORDS) == "Nap Room, size 200"


def test_C_401_where_a_tile_lies_is_told_by_what_its_doors_lead_to() -> None:
    s = building(("R100-7", 3, 1, 0), tile="R200-7")
    v = GAME.view(s, 0)
    told = {text: GAME.face.sentence(v, GAME.parse(text)).said(WORDS) for text in texts(s)}
    assert told["place 5 1 r2"] == (
        "Place the Nap Room (doors to: Pink Cabinet, from the right): 4 points."
    )
    for side in ("from the left", "from above", "from below"):
        assert f"Place the Nap Room (doors to: Foyer, {side}): 2 points." in told.values()
    assert all("(doors to: " in one for one in told.values())


def test_texts_of_places_are_canonical() -> None:
    assert GAME.parse("place 3 -2 r1") is PLACE_AT.at(3, -2, 1)
    assert GAME.parse("place 300 -2 r1").text == "place 300 -2 r1"
    for bad in ("place 03 2 r1", "place 3 2 r4", "place +3 2 r1", "place 3 2", "place 3 2 1",
                "place 3000 2 r0", "place 1_0 2 r0"):  # fmt: skip
        with pytest.raises(BadText):
            GAME.parse(bad)


# --- secrets ------------------------------------------------------------------------------------


def test_a_view_hides_hands_decks_and_picks() -> None:
    s = opened(3)
    for viewer in (0, 1, 2, SPECTATOR):
        v = GAME.view(s, viewer)
        for seat in range(3):
            if seat != viewer:
                assert v.hands[seat] == (-1, -1)
        assert sum(v.cards.rest) == 0
        assert v.cards.size() == s.cards.size()


def test_a_half_made_choice_from_a_stack_is_the_owners_alone() -> None:
    s = own(table(), grow(("R200-7", (0,))))
    s.frames = [Frame("pass"), Frame("look", 0)]
    s.stacks[4] = 3
    play(s, "look 300", "see R300-1", "see R300-2", "see R300-3", "put R300-2")
    assert GAME.view(s, 0).frames[-1].args == (4, TILE_NUMBER["R300-2"])
    assert GAME.view(s, 1).frames[-1].args == (4, -1)  # that one is taken can be seen
    assert texts(s) == ["put R300-1", "put R300-3", "done"]
    v = GAME.view(s, 0)
    assert [a.text for a in GAME.legal(v, 0)] == texts(s)


def test_imagined_worlds_deal_groups_over_their_places() -> None:
    s = own(table(seats=3), grow(("R200-7", (0,))))
    s.frames = [Frame("buy", 2), Frame("look", 1), Frame("look", 0)]
    s.stacks[4] = 3
    s.pools[2] &= ~ROOM_BIT[TILE_NUMBER["R200-7"]]  # it is built
    play(s, "look 300", "see R300-1", "see R300-2", "see R300-3", "done")
    play(s, "look 300", "put R300-2", "done")  # seat 1 sees the same three, and takes one
    v = GAME.view(s, 0)
    found = set()
    for i in range(40):
        world = GAME.imagine(v, Rng(f"world {i}"))
        assert GAME.view(world, 0).key() == v.key()
        found.add(world.deck_rooms)
        others = GAME.imagine(GAME.view(s, 2), Rng(f"other {i}"))
        assert GAME.view(others, 2).key() == GAME.view(s, 2).key()
    assert found == {(TILE_NUMBER[f"R300-{i}"],) for i in (1, 2, 3)}  # every world, no other


def grid(body: str) -> tuple[float, float, float]:
    """Pixels a cell, and where cell (0, 0) is, as the page reads them."""
    found = re.search(r'data-grid="([\d.]+) ([-\d.]+) ([-\d.]+) 40"', body)
    assert found
    unit, x, y = map(float, found.groups())
    return unit, x, y


# --- pictures -----------------------------------------------------------------------------------


@pytest.mark.parametrize("density", ["wide", "middle", "compact"])
def test_a_late_picture_is_small_and_shows_every_tile(density: str) -> None:
    s = late(4)
    drawing = GAME.face.draw(GAME.view(s, 0), WORDS, Appearance(density, "plan", "plan:0"))
    assert len(drawing.body.encode()) <= 40_000
    keys = [key for key, _ in drawing.groups]
    assert all(f"t{n}" in keys for n in range(len(s.castles[0].tiles)))
    assert "data-grid=" in drawing.body


@pytest.mark.parametrize(
    ("language", "price", "coins"),
    [
        ("en", "15,000", "2,000"),
        ("cs", "15\xa0000", "2\xa0000"),
        ("pl", "15\xa0000", "2\xa0000"),
        ("ru", "15\xa0000", "2\xa0000"),
    ],
)
def test_money_is_written_as_the_language_does(language: str, price: str, coins: str) -> None:
    """On the market, beside the players, in sentences, and in the picture as text."""
    words = locales.load(language, strict=True)
    s = late(3)
    s.money = [12_000, 23_000, 1_000]
    v = GAME.view(s, 0)
    told = shown.status(GAME.face.status(v), words)
    first = told["trays"][0]["cards"][0]
    assert (first["price"], first["badge"]) == (price, f"+{coins}")
    assert told["seats"][0][0]["value"] == price.replace("15", "12")
    assert told["seats"][1][0]["value"] == price.replace("15", "23")
    assert f"{price} M" in GAME.face.text_board(v, words)
    assert coins.replace("2", "5", 1) in GAME.face.label(v, "money").said(words)


@pytest.mark.parametrize("density", ["wide", "middle", "compact"])
def test_every_place_for_the_tile_in_hand_lies_on_the_plan(density: str) -> None:
    s = own(table(), random_castle("late 0", 12))
    in_hand(s, "R600-1")
    drawing = GAME.face.draw(GAME.view(s, 0), WORDS, Appearance(density, "plan"))
    unit, x0, y0 = grid(drawing.body)
    places = [(a.a, a.b, a.c) for a in s.castles[0].places(TILE_NUMBER["R600-1"])]
    assert len(places) > 5
    for x, y, turn in places:
        wide, high = (7, 4) if turn % 2 == 0 else (4, 7)
        assert x0 + x * unit >= -1 and x0 + (x + wide) * unit <= drawing.width + 1
        assert y0 + y * unit >= -1 and y0 + (y + high) * unit <= drawing.height + 1


RECORDS = Path(__file__).parents[2] / "records" / "castles"


@pytest.mark.parametrize("unit", [20.0, 22.0])
def test_a_seal_covers_hardly_anything_that_is_written(unit: float) -> None:
    """On small plans it lies a little outside its tile: of its 24 x 24 pixels hardly any
    lie on plates."""
    record = parse_record((RECORDS / "greedy-4.txt").read_text("utf-8"))
    *_, (*_, end) = walk(game_of(GAME, record), record)
    for built in end.castles:
        plates = [plate(one.turned, unit, "", 13) for one in built.tiles]
        written = [
            (one.x * unit + on[1] - on[0].width / 2, one.y * unit + on[2] - on[0].height / 2, on[0])
            for one, on in zip(built.tiles, plates, strict=True)
            if on is not None
        ]
        body = seals(built, unit, 0, 0, plates)
        for text in re.findall(r'x="([-\d.]+)" y="([-\d.]+)"', body):
            x, y = float(text[0]) - 12, float(text[1]) - 12
            under = 0.0
            for left, top, laid in written:
                wide = min(x + 24, left + laid.width) - max(x, left)
                high = min(y + 24, top + laid.height) - max(y, top)
                under += max(0, wide) * max(0, high)
            assert under <= 40


def test_dark_hallways_and_doors_can_be_told_apart_without_colour() -> None:
    s = own(table(), grow(("stairs", (0,)), ("hallway", (1,))))
    drawing = GAME.face.draw(GAME.view(s, 0), WORDS, Appearance("wide", "plan"))
    assert "#castles_tile-hallway-dark" in drawing.body
    assert "d33" in drawing.symbols["castles_tile-hallway-dark"]
    assert "d33" not in drawing.symbols["castles_tile-hallway"]


def test_every_tile_has_a_symbol_that_says_its_size() -> None:
    symbols = GAME.face.symbols(WORDS)
    for name in [*TILE_NUMBER, "hallway-dark"]:
        assert "viewBox=" in symbols[f"castles_tile-{name}"]
    assert 'viewBox="0 0 280 160"' in symbols["castles_tile-R600-1"]


def test_status_and_text_board() -> None:
    s = late()
    s.hands[0] = (4, 8)
    status = GAME.face.status(GAME.view(s, 0))
    cards = next(tray.cards for tray in status.trays if tray.key == "bonus")
    assert [card.touch for card in cards] == ["card:B-05", "card:B-09"]
    text = GAME.face.text_board(GAME.view(s, 0), WORDS)
    assert "Singers’ Chamber" in text and "Foyer" in text


# --- documents ----------------------------------------------------------------------------------

NAP = {
    "foyer": "4",
    "tiles": [
        {"id": "R100-7", "x": 3, "y": 1, "rot": 0},
        {"id": "R200-7", "x": 5, "y": 1, "rot": 2},
        {"id": "R100-8", "x": 5, "y": 1, "rot": 0},
        {"id": "R100-9", "x": 6, "y": -1, "rot": 0},
    ],
}


def test_a_score_document_judges_placement_by_placement() -> None:
    answer = GAME.documents.score(NAP, False)
    rows = answer["tiles"]
    assert [row["legal"] for row in rows] == [True, True, False, True]
    assert rows[2] == {"id": "R100-8", "legal": False, "rule": "C-404", "base": 0, "own": 0,
                       "others": 0, "completed": []}  # fmt: skip
    assert rows[3] == {"id": "R100-9", "legal": True, "base": 5, "own": 0, "others": 2,
                       "completed": ["R200-7"]}  # fmt: skip
    assert answer["complete"] == ["R200-7"]
    assert answer["total"] == 5 + 4 + 7
    built = castle(("R100-7", 3, 1, 0), ("R200-7", 5, 1, 2), ("R100-9", 6, -1, 0))
    assert answer["external_doors"] == built.external_doors(with_corridors=True)
    assert GAME.documents.score([NAP, NAP], False) == [answer, answer]


def test_equal_turns_are_accepted_in_documents() -> None:
    doc: dict[str, Any] = {"foyer": "3", "tiles": [{"id": "hallway", "x": 3, "y": 1, "rot": 2}]}
    assert GAME.documents.score(doc, False)["tiles"][0]["legal"]


@pytest.mark.parametrize(
    ("doc", "key"),
    [
        ([], ""),
        ("x", "error-document-shape"),
        ({}, "error-document-missing"),
        ({"foyer": "5"}, "error-document-id"),
        ({"foyer": "3", "rooms": []}, "error-document-key"),
        ({"foyer": "3", "tiles": {}}, "error-document-shape"),
        ({"foyer": "3", "tiles": [{"id": "R1", "x": 0, "y": 0}]}, "error-document-id"),
        ({"foyer": "3", "tiles": [{"id": "R100-1", "x": 0}]}, "error-document-missing"),
        ({"foyer": "3", "tiles": [{"id": "R100-1", "x": 0.5, "y": 0}]}, "error-document-number"),
        ({"foyer": "3", "tiles": [{"id": "R100-1", "x": 0, "y": 0, "rot": 4}]},
         "error-document-number"),
        ({"foyer": "3", "tiles": [{"id": "R100-1", "x": 0, "y": 0, "side": "dark"}]},
         "error-document-id"),
        ({"foyer": "3", "tiles": [{"id": "R100-1", "x": 3, "y": 0}] * 2},
         "castles-document-too-many"),
    ],
)  # fmt: skip
def test_bad_documents_are_refused_by_name(doc: Any, key: str) -> None:
    if key == "":
        assert GAME.documents.score(doc, False) == []
        return
    with pytest.raises(BadDocument) as caught:
        GAME.documents.score(doc, False)
    assert caught.value.key == key


def test_a_position_stands_in_a_frame_build() -> None:
    doc = {"foyer": "4", "tiles": [NAP["tiles"][0], NAP["tiles"][1]]}
    s = GAME.documents.position(doc)
    assert s.frames[-1].step == "build"
    assert s.score(0) == 9
    offered = texts(s)
    assert "add R100-9" in offered and "add R100-7" not in offered  # every room once
    assert "remove 2" in offered and "remove 1" not in offered
    assert refused(s, "remove 1") == "C-401"  # the Nap Room hangs on it
    assert refused(s, "foyer 3") == "C-410"
    play(s, "add R100-9", "place 6 -1 r0")
    assert s.score(0) == 16 and s.frames[-1].step == "build"
    play(s, "add hallway", "keep", "remove 3")
    assert s.score(0) == 9
    v = GAME.view(s, 0)
    assert GAME.face.offers(v) and GAME.face.draw(v, WORDS, Appearance("wide", "plan")).groups
    assert GAME.imagine(v, Rng("x")).key()
    bare = GAME.documents.position({"foyer": "4", "tiles": []})
    assert refused(bare, "foyer 4") == "C-126"
    play(bare, "foyer 3")
    assert len(bare.castles[0].tiles[0].turned.door_x) == 3
    bad = {"foyer": "4", "tiles": NAP["tiles"][1:2]}
    with pytest.raises(BadDocument) as caught:
        GAME.documents.position(bad)
    assert caught.value.details["rule"] == "C-401"
