"""The pictures: every face in every size, each castle by itself, readable early and late."""

import re
import zlib
from xml.etree import ElementTree

import pytest

from games.between.tables import GAME, castle, document, opened, piece, placing, table
from palatine import locales
from palatine.core.errors import NotLegal
from palatine.core.offer import Appearance
from palatine.core.state import Frame
from palatine.games.between.art.sizes import MEDIUM, SIZES, SMALL, H, Size, W, size_for
from palatine.games.between.draw import AREAS
from palatine.games.between.draw.castle import plan_of
from palatine.games.between.parts import CARD_IDS, PIECE_IDS, THRONES
from palatine.games.between.state import BetweenState

WORDS = locales.load("en")
DENSITIES = ("wide", "middle", "compact")


def drawn(s: BetweenState, viewer: int, density: str, number: int) -> str:
    """The castle with this number as the viewer sees it."""
    appearance = Appearance(density, "castles", f"castle:{number}")
    return GAME.face.draw(GAME.view(s, viewer), WORDS, appearance).body


def late(seats: int) -> BetweenState:
    """A table with twenty rooms in every castle."""
    s: BetweenState = opened(seats).state
    names = iter(range(147))
    for number in range(s.places):
        c = castle({})
        for _ in range(20):
            p = next(names)
            spaces = c.spaces(p)
            c = c.with_tile(spaces[len(spaces) // 2].c, p)
        s.castles[number] = c
    return s


def broad(columns: int) -> BetweenState:
    """Before a tile is placed in a castle of so many columns, spaces on both sides included."""
    rooms = {(x, 0): PIECE_IDS[x] for x in range(2, columns - 2)}
    return placing("scullery", rooms)


def test_every_piece_has_its_faces() -> None:
    symbols = GAME.face.symbols(WORDS)
    for size in SIZES:
        for name in PIECE_IDS:
            assert f"between_{name}{size.suffix}" in symbols
        for throne in range(THRONES):
            assert f"between_throne-{throne}{size.suffix}" in symbols
    for name in CARD_IDS:
        assert f"between_card-{name}" in symbols
    for text in symbols.values():
        assert "style=" not in text
        ElementTree.fromstring(text)


def test_faces_have_no_words() -> None:
    """Names would be too small to read on a room; so the faces are the same in all languages."""
    symbols = GAME.face.symbols(locales.load("ru"))
    assert symbols == GAME.face.symbols(WORDS)
    own = [text for name, text in symbols.items() if name.startswith("between_")]
    said = [word for text in own for word in re.findall(r"<text[^>]*>([^<]*)<", text)]
    assert said and all(word.isdecimal() for word in said)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.suffix or "large")
def test_signs_and_numbers_hold_on_the_narrowest_room(size: Size) -> None:
    """16 pixels of a sign, 12 of a number, on the narrowest room that is drawn so."""
    unit = size.narrowest / W
    assert size.icon * unit >= 16 and size.number * unit >= 12


def test_furniture_from_58_pixels_on() -> None:
    assert size_for(58).furniture and not size_for(57).furniture


@pytest.mark.parametrize("density", DENSITIES)
def test_rooms_are_as_large_as_the_spaces_allow(density: str) -> None:
    area = AREAS[density]
    early = plan_of(GAME.view(broad(4), 0), 0, area, density == "compact")
    later = plan_of(GAME.view(broad(9), 0), 0, area, density == "compact")
    assert early.columns == 4 and later.columns == 9
    assert early.pixels <= 112 and early.columns * early.pixels <= area[0]
    assert later.columns * later.pixels > 0.9 * area[0]
    assert later.size is (MEDIUM if density == "wide" else SMALL)


@pytest.mark.parametrize("density", DENSITIES)
def test_nine_columns_can_be_read_on_every_page_and_eleven_are_panned(density: str) -> None:
    for columns, fits in ((9, True), (15, False)):
        view = GAME.view(broad(columns), 0)
        appearance = Appearance(density, "castles", "castle:0")
        drawing = GAME.face.draw(view, WORDS, appearance)
        assert (drawing.least * drawing.width <= AREAS[density][0] + 1) == fits


def test_on_a_phone_a_picture_ends_with_its_castle() -> None:
    """So the page shows it as large as can be: no sky or ground takes room from it."""
    flat = placing("scullery", {(2, 0): "sauna"})
    tall = placing("scullery", {(2, y): PIECE_IDS[20 + y] for y in range(6)})
    for s in (flat, tall):
        view = GAME.view(s, 0)
        for number in (0, 2):
            appearance = Appearance("compact", "castles", f"castle:{number}")
            drawing = GAME.face.draw(view, WORDS, appearance)
            plan = plan_of(view, number, (390, 220), True)
            assert plan.rows * H < drawing.height < (plan.rows + 1.5) * H
            assert drawing.width <= max(plan.columns + 0.5, 3.5) * W


def test_a_castle_larger_than_a_phone_has_a_face_for_the_whole_and_one_for_a_part() -> None:
    """Signs only, large enough at half of the scale at which strips can be read."""
    symbols = GAME.face.symbols(WORDS)
    for columns, is_far in ((9, False), (14, True)):
        body = drawn(broad(columns), 0, "compact", 0)
        faces = set(re.findall(r'class="coarse" display="none" href="#([^"]*)"', body))
        assert bool(faces) == is_far and body.count('class="fine"') == body.count("coarse")
        assert all("<text" not in symbols[name] for name in faces)
        for name in faces:
            (side,) = re.findall(r'href="#i-[^"]*"[^>]*? width="([0-9.]+)"', symbols[name])
            assert float(side) * SMALL.narrowest / W / 2 >= 16
    assert "coarse" not in drawn(broad(14), 0, "wide", 0)


def test_a_ghost_has_the_size_of_its_space() -> None:
    """The units of a castle are those of the faces, which the page draws in their own size."""
    s = placing("bakery", {(2, 0): "sauna"})
    for density in DENSITIES:
        spaces = re.findall(r'<g data-t="at:.*?</g>', drawn(s, 0, density, 0))
        assert spaces and all('width="132" height="112"' in space for space in spaces)


@pytest.mark.parametrize("density", DENSITIES)
def test_spaces_can_be_touched_by_the_one_who_is_asked(density: str) -> None:
    s = placing("bakery", {(2, 0): "sauna"})
    mine = drawn(s, 0, density, 0)
    for offer in GAME.face.offers(GAME.view(s, 0)):
        assert f'data-t="{offer.touches[0]}"' in mine
    assert 'data-t="at:' not in drawn(s, 1, density, 0)
    assert 'data-t="at:' not in drawn(s, 0, density, 2)


@pytest.mark.parametrize("density", DENSITIES)
def test_a_space_where_the_tile_may_not_go_can_be_touched_and_says_why(density: str) -> None:
    s = placing("bakery", {(2, 0): "terrace"})
    view = GAME.view(s, 0)
    mine = drawn(s, 0, density, 0)
    reasons = {"at:0,-1": "between-why-underground", "at:2,1": "between-why-open-to-sky"}
    for touch, reason in reasons.items():
        assert f'data-t="{touch}"' in mine
        tried = GAME.face.touched(view, [touch])
        assert tried is not None
        with pytest.raises(NotLegal, match=reason):
            GAME.check(view, 0, tried)
        assert GAME.face.about(view, touch) is not None


def test_rooms_can_be_asked_about_in_every_castle() -> None:
    s = placing("salon", {(2, 0): "kennel"})
    for viewer in (0, 1, -1):
        text = drawn(s, viewer, "wide", 0)
        assert 'data-t="room:0:2,0"' in text and 'data-p="room:0:2,0"' in text
        assert 'data-t="throne:0"' in text


def test_roofs_give_way_to_spaces() -> None:
    s = placing("bakery", {(2, 0): "sauna"})
    assert "#between_roof" not in drawn(s, 0, "wide", 0)
    assert "#between_roof" in drawn(s, 1, "wide", 0)


def test_bonus_cards_hide_no_room() -> None:
    rooms = {
        (x, -y): PIECE_IDS[20 * y + x] for y in range(4) for x in range(-3, 5) if (x, y) > (1, 0)
    }
    c = castle({**rooms, (2, 0): "salon"}).with_card(3).with_card(5)
    s = table(3, [c])
    drawing = dict(
        GAME.face.draw(GAME.view(s, -1), WORDS, Appearance("wide", "", "castle:0")).groups
    )
    cards = [_box(text) for key, text in drawing.items() if "-k" in key]
    others = [_box(text) for key, text in drawing.items() if "room:0" in text]
    assert len(cards) == 2 and len(others) > 10
    for x, y, w, h in cards:
        for left, top, wide, high in others:
            assert left >= x + w or left + wide <= x or top >= y + h or top + high <= y


def _box(text: str) -> tuple[float, ...]:
    found = re.search(r'x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', text)
    assert found
    return tuple(float(number) for number in found.groups())


def test_the_spaces_of_both_castles_are_there_while_tiles_are_chosen() -> None:
    """What a tile would bring is written on them; nobody else's page has them."""
    s = opened(3).state
    for number in (0, 2):
        assert f'data-t="space:{number}:-1,0"' in drawn(s, 0, "wide", number)
    assert "space:" not in drawn(s, 0, "wide", 1) + drawn(s, -1, "wide", 0)


def test_thumbnails_have_no_words() -> None:
    s = late(7)
    text = drawn(s, 0, "thumbnail", 3)
    assert "<text" not in text and "<use" not in text and text.count("<rect") > 20


@pytest.mark.parametrize("density", DENSITIES)
def test_pictures_stay_small_with_seven_full_castles(density: str) -> None:
    view = GAME.view(late(7), 0)
    parts = [picture.key for picture in GAME.face.pictures(view)]
    sent = ""
    for place, key in enumerate(parts):
        shown = density if place < 2 else "thumbnail"
        sent += str(GAME.face.draw(view, WORDS, Appearance(shown, "castles", key)).to_json())
    assert len(zlib.compress(sent.encode())) <= 5_000
    whole = GAME.face.draw(view, locales.load("ru"), Appearance(density, "castles"))
    assert len(whole.body.encode()) <= 40_000


def test_the_picture_that_stands_alone_has_names_and_points() -> None:
    s = placing("salon", {(2, 0): "fountain"})
    text = str(GAME.face.sheet(GAME.view(s, 0), WORDS, Appearance("wide", "castles")))
    for name in ("Mespelbrunn", "Hohenschwangau", "Lichtenstein"):
        assert name in text
    assert ">5</text>" in text


def test_the_scorers_castle_has_rooms_to_touch() -> None:
    s = GAME.documents.position(document({(2, 0): "salon"}))
    (picture,) = GAME.face.pictures(GAME.view(s, 0))
    for density in DENSITIES:
        appearance = Appearance(density, "castles", picture.key)
        drawing = GAME.face.draw(GAME.view(s, 0), WORDS, appearance)
        assert 'data-t="room:2,0"' in drawing.body and drawing.height > 0
    assert piece("salon") not in s.pile


def test_a_castle_that_is_not_founded_has_no_picture() -> None:
    s = table(3, frames=[Frame("throne", -2, (0,))])
    s.castles[1] = type(s.castles[1])()
    appearance = Appearance("wide", "castles", "castle:1")
    assert GAME.face.draw(GAME.view(s, 0), WORDS, appearance).is_empty
