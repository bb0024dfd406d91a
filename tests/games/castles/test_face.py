"""What a person sees at the table: pictures, plates, the market, favors, points so far."""

import json
import re
import zlib
from typing import Any

import pytest

from games.castles.tables import GAME, grow, on_market, own, table
from games.castles.test_geometry import random_castle
from games.castles.test_shown import grid, late
from palatine import locales
from palatine.core.display import Card, Tray
from palatine.core.offer import Appearance
from palatine.core.state import SPECTATOR, Frame
from palatine.games.castles.draw.lettering import width
from palatine.games.castles.draw.plates import ICON, plate
from palatine.games.castles.parts import SIZE_OF, SIZES, TILE_NUMBER
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import CastlesState
from palatine.table import questions, shown

WORDS = locales.load("en", strict=True)
RUSSIAN = locales.load("ru", strict=True)
SIZES_SEEN = ("wide", "middle", "compact")


def trays(s: CastlesState, seat: int = 0) -> dict[str, Tray]:
    return {tray.key: tray for tray in GAME.face.status(GAME.view(s, seat)).trays}


def card(tray: Tray, touch: str) -> Card:
    return next(one for one in tray.cards if one.touch == touch)


# --- pictures -----------------------------------------------------------------------------------


def test_my_castle_is_on_the_stage_and_the_others_are_thumbnails_without_words() -> None:
    s = late(4)
    v = GAME.view(s, 2)
    pictures = GAME.face.pictures(v)
    assert [(one.key, one.place) for one in pictures] == [
        ("plan:2", "stage"), ("plan:0", "thumbnail"), ("plan:1", "thumbnail"),
        ("plan:3", "thumbnail"),
    ]  # fmt: skip
    for one in pictures[1:]:
        drawing = GAME.face.draw(v, WORDS, Appearance("thumbnail", "plan", one.key))
        assert "<text" not in drawing.body and "<use" not in drawing.body
        assert len(drawing.groups) == len(s.castles[one.seats[0]].tiles)
        assert len(drawing.body) < 2_500
        large = GAME.face.draw(v, WORDS, Appearance("wide", "plan", one.key))
        assert f'data-p="tile:{one.seats[0]}:0"' in large.body  # it opens large


def test_a_file_shows_all_castles_with_their_owners() -> None:
    s = late(4)
    drawing = GAME.face.sheet(GAME.view(s, 1), WORDS, Appearance("wide", "plan"))
    for seat in range(4):
        assert f'data-p="tile:{seat}:0"' in drawing.body
        assert WORDS("castles-picture", {"seat": seat}) in drawing.body
    assert str(drawing).startswith("<svg ")


def test_spectators_see_large_whoever_is_asked_and_the_first_at_the_end() -> None:
    s = late(3)
    s.frames = [Frame("buy", 1)]
    assert GAME.face.pictures(GAME.view(s, SPECTATOR))[0].key == "plan:1"
    s.frames = []
    s.points = [(0, 5, 0, 0, 0), (0, 1, 0, 0, 0), (0, 30, 0, 0, 0)]
    assert GAME.face.pictures(GAME.view(s, SPECTATOR))[0].key == "plan:2"


@pytest.mark.parametrize("density", SIZES_SEEN)
def test_the_plan_is_never_smaller_than_can_be_read(density: str) -> None:
    for tiles in (0, 6, 14, 22):
        s = own(table(), random_castle(f"size {tiles}", tiles))
        drawing = GAME.face.draw(GAME.view(s, 0), RUSSIAN, Appearance(density, "plan", "plan:0"))
        unit, _, _ = grid(drawing.body)
        assert unit >= (22 if density == "compact" else 18)
        assert drawing.least == 1  # what is larger than the stage is panned, not made smaller
        sizes = [int(n) for n in re.findall(r'class="[^"]*\bt(\d\d)\b', drawing.body)]
        drawn = re.findall(r'href="#i-[\w-]+"[^>]* width="([\d.]+)"', drawing.body)
        icons = [float(n) for n in drawn]
        assert min(sizes) >= 12 and min(icons) >= 16
        assert "font-size" not in drawing.body


@pytest.mark.parametrize("unit", [18.0, 20.0, 22.0, 26.0, 31.0, 36.0, 44.0])
def test_plates_lie_inside_their_rooms_and_always_tell_points_type_and_size(unit: float) -> None:
    """Every room, turn and language; in a disc and between cut corners, too."""
    catalogues = [locales.load(language, strict=True) for language in locales.languages()]
    for tile in range(75):
        for turned in TURNED[tile][:2]:
            for words in catalogues:
                name = words(f"castles-room-{'R' + str(SIZE_OF[tile])}-1", {})
                laid = plate(turned, unit, name, 13)
                assert laid is not None, f"{tile} at {unit}"
                made, x, y = laid
                w, h = made.width / 2, made.height / 2
                assert x - w >= -0.01 and x + w <= turned.width * unit + 0.01
                assert y - h >= -0.01 and y + h <= turned.height * unit + 0.01
                if turned.disc:
                    assert w * w + h * h <= (turned.disc * unit / 2) ** 2
                body = made.drawn(x, y)
                assert f">{SIZE_OF[tile]}</text>" in body and f'width="{ICON}"' in body
                assert all(width(line, 13) <= made.width for line in made.lines)


def test_names_are_shown_where_there_is_room_for_them() -> None:
    shown_at = [unit for unit in (18, 26, 36, 44) if _has_name(unit)]
    assert shown_at and 18 not in shown_at and 44 in shown_at


def _has_name(unit: int) -> bool:
    laid = plate(TURNED[TILE_NUMBER["R400-4"]][0], unit, "Pumpkin Garden", 13)
    return laid is not None and bool(laid[0].lines)


def test_seals_cover_no_plate_where_a_corner_is_free() -> None:
    s = own(table(), grow(("R100-7", (0,)), ("R200-7", (1,)), ("R100-9", (2,))))
    body = GAME.face.draw(GAME.view(s, 0), WORDS, Appearance("wide", "plan", "plan:0")).body
    seals = re.findall(r'#castles_seal" x="([\d.]+)" y="([\d.]+)"', body)
    assert len(seals) == s.castles[0].completed() > 0


def test_doors_that_a_tile_would_fit_are_marked_while_it_is_chosen() -> None:
    s = own(table(), grow(("stairs", (0,))))
    on_market(s, p8000="R200-7", p4000="R150-4")  # the second goes downstairs
    body = GAME.face.draw(GAME.view(s, 0), WORDS, Appearance("wide", "plan", "plan:0")).body
    discs = re.findall(r'data-when="([^"]*)"', body)
    below = [names for names in discs if "tile:R150-4" in names]
    above = [names for names in discs if "tile:R200-7" in names]
    assert len(below) == 1 and len(above) >= 2 and not set(below) & set(above)
    other = GAME.face.draw(GAME.view(s, 1), WORDS, Appearance("wide", "plan", "plan:0")).body
    assert "data-when" not in other  # only for who chooses


def test_buying_a_hallway_marks_no_hallway_that_is_built() -> None:
    s = own(table(), grow(("hallway", (0,)), ("hallway", (1,))))
    v = GAME.view(s, 0)
    body = GAME.face.draw(v, WORDS, Appearance("wide", "plan", "plan:0")).body
    touches = set(re.findall(r'data-t="([^"]*)"', body))
    offered = {touch for offer in GAME.face.offers(v) for touch in offer.touches}
    assert "tile:hallway" in offered and not touches & offered
    assert {"built:0:1", "built:0:2"} <= touches


@pytest.mark.parametrize("viewer", [0, 1])
def test_an_update_late_in_a_game_of_four_is_small(viewer: int) -> None:
    s = late(4)
    s.favors, s.hands = (1, 5, 9, 22), [(1, 2, 3, 4), (5, 6), (7, 8), (9, 10)]
    v = GAME.view(s, viewer)
    offers = GAME.face.offers(v)
    told: dict[str, Any] = {
        "drawings": shown.pictures(GAME, v, RUSSIAN, Appearance("wide", "plan")),
        "status": shown.status(GAME.face.status(v), RUSSIAN),
        "offers": [questions.as_json(offer) for offer in offers],
        "labels": questions.labels(GAME, v, offers, RUSSIAN),
        "text": GAME.face.text_board(v, RUSSIAN),
    }
    packed = zlib.compress(json.dumps(told, ensure_ascii=False).encode(), 6)
    assert len(packed) < 10_000


# --- beside the castles -------------------------------------------------------------------------


def test_the_market_tells_name_plate_size_price_and_coins() -> None:
    s = late(3)
    s.money[0] = 5000
    market = trays(s)["market"]
    assert market.place == "market" and len(market.cards) == 6
    chamber = card(market, "tile:R600-5")
    assert chamber.name.said(WORDS) == "Singers’ Chamber"
    assert (chamber.price, chamber.badge, chamber.is_pale) == (15000, 2000, True)
    texts = [chip.text for chip in chamber.chips]
    assert texts[0].isdigit() and texts[2] == "600" and texts[3].startswith("−")
    assert card(market, "tile:R300-8").is_pale and trays(s)["market"] == market
    assert [one.touch for one in trays(s)["corridors"].cards] == ["tile:hallway", "tile:stairs"]
    assert [verb.touch for verb in GAME.face.status(GAME.view(s, 0)).verbs] == ["money"]


def test_stacks_appear_only_where_one_is_chosen() -> None:
    s = late(3)
    assert "stacks" not in trays(s)
    s.frames = [Frame("pass"), Frame("look", 0)]
    stacks = trays(s)["stacks"]
    assert [one.touch for one in stacks.cards] == [f"stack:{size}" for size in SIZES]
    assert stacks.place == "market" and "market" not in trays(s)
    assert "stacks" not in trays(s, 1)  # others still see the market


def test_favors_are_a_grid_with_leaders() -> None:
    s = late(3)
    s.favors, s.money = (23, 1), [3000, 9000, 9000]
    rows = GAME.face.status(GAME.view(s, 0)).grids[0].rows
    assert rows[0].values == [3, 9, 9] and rows[0].leaders == [1, 2]
    assert rows[1].touch == "favor:F-02"


def test_points_so_far_are_one_number_wherever_they_stand() -> None:
    s = late(3)
    s.favors, s.hands, s.money = (23,), [(7,), (8,), (9,)], [40_000, 0, 0]
    s.points = [(1, 10, 3, 2, 5), (0, 4, 0, 0, 0), (2, 7, -2, 0, 0)]
    v = GAME.view(s, 0)
    status = GAME.face.status(v)
    assert status.scores == [21, 4, 7]
    assert [sum(row.values()) for row in status.breakdown] == status.scores
    assert [one.note.args["points"] for one in GAME.face.pictures(v) if one.note] == [21, 4, 7]
    about = GAME.face.about(v, "seat:0")
    assert about is not None and sum(one.points for one in about.points) == 21
    s.frames = []
    over = GAME.face.status(GAME.view(s, 0))
    assert over.scores == GAME.result(s).scores  # and at the end what the result says
    assert [sum(row.values()) for row in over.breakdown] == over.scores


def test_progress_tells_round_rooms_left_and_part() -> None:
    s = late(3)
    s.cards_left = 27
    progress = GAME.face.status(GAME.view(s, 0)).progress
    assert progress is not None and progress.title.said(WORDS) == "Round 2, 27 in the deck"
    assert progress.steps[progress.now].said(WORDS) == "Buy and build"
    s.frames.append(Frame("price", 2, (0,)))
    progress = GAME.face.status(GAME.view(s, 0)).progress
    assert progress is not None and progress.now == 0
