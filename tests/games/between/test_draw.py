"""The picture: every face, every look, small and without words of its own."""

import zlib
from xml.etree import ElementTree

import pytest

from games.between.tables import GAME, castle, document, opened, piece, placing
from palatine import locales
from palatine.core.offer import Appearance
from palatine.games.between.parts import CARD_IDS, PIECE_IDS, THRONES

LOOKS = [Appearance("wide", "castles"), Appearance("compact", "castles")]


@pytest.mark.parametrize("language", locales.languages())
def test_every_piece_has_its_faces(language: str) -> None:
    symbols = GAME.face.symbols(locales.load(language))
    for name in PIECE_IDS:
        assert f"between_{name}" in symbols and f"between_{name}-s" in symbols
    for name in CARD_IDS:
        assert f"between_card-{name}" in symbols
    for throne in range(THRONES):
        assert f"between_throne-{throne}" in symbols
    for text in symbols.values():
        assert "style=" not in text
        ElementTree.fromstring(text)


def test_names_are_those_of_the_language() -> None:
    assert "Pekárna" in GAME.face.symbols(locales.load("cs"))["between_bakery"]
    assert "Bakery" in GAME.face.symbols(locales.load("en"))["between_bakery"]


@pytest.mark.parametrize("appearance", LOOKS, ids=lambda appearance: appearance.density)
def test_spaces_can_be_touched_by_the_one_who_is_asked(appearance: Appearance) -> None:
    s = placing("bakery", {(2, 0): "sauna"})
    words = locales.load("en")
    drawn = GAME.face.draw(GAME.view(s, 0), words, appearance).body
    for offer in GAME.face.offers(GAME.view(s, 0)):
        assert f'data-t="{offer.touches[0]}"' in drawn
    assert 'data-t="at:' not in GAME.face.draw(GAME.view(s, 1), words, appearance).body


def test_rooms_show_what_they_score_now() -> None:
    s = placing("salon", {(2, 0): "kennel", (3, 0): "bakery", (4, 0): "washroom"})
    drawn = dict(GAME.face.draw(GAME.view(s, 0), locales.load("en"), LOOKS[0]).groups)
    room = next(text for text in drawn.values() if "#between_bakery" in text)
    assert room.endswith(">4</text></g>") and 'data-p="room:0:3,0"' in room


def test_pictures_stay_small_with_seven_full_castles() -> None:
    s = opened(7).state
    names = iter(range(147))
    for number in range(7):
        c = castle({})
        for _ in range(20):
            p = next(names)
            spaces = c.spaces(p)
            c = c.with_tile(spaces[len(spaces) // 2].c, p)
        s.castles[number] = c
    for appearance in LOOKS:
        drawing = GAME.face.draw(GAME.view(s, 0), locales.load("ru"), appearance)
        assert len(drawing.body.encode()) <= 40_000
        assert len(zlib.compress(str(drawing.to_json()).encode())) <= 10_000


def test_the_scorers_castle_has_rooms_to_touch() -> None:
    s = GAME.documents.position(document({(2, 0): "salon"}))
    drawn = GAME.face.draw(GAME.view(s, 0), locales.load("en"), LOOKS[0]).body
    assert 'data-t="room:2,0"' in drawn
    assert GAME.face.draw(GAME.view(s, -1), locales.load("en"), LOOKS[1]).height > 0
    assert piece("salon") not in s.pile
