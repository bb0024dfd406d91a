"""The picture: what stands on it, how large it is, and that it reads without colour."""

import json
import re
import zlib

import pytest

from games.louis.tables import (
    WORDS,
    A,
    B,
    cards,
    hold,
    lay,
    play_on,
    plots,
    put,
    table,
)
from palatine import locales
from palatine.core.native import HIDDEN
from palatine.core.offer import DENSITIES, Appearance
from palatine.games.louis import GAME
from palatine.games.louis.art import file_symbols
from palatine.games.louis.art.sizes import BY_DENSITY
from palatine.games.louis.draw.lettering import width_of
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, INTRIGUE_DECK, LouisState


def groups(s: LouisState, viewer: int = A, density: str = "wide") -> dict[str, str]:
    return dict(GAME.face.draw(GAME.view(s, viewer), WORDS, Appearance(density, "court")).groups)


def crowded(seats: int) -> LouisState:
    """A late position with markers of everybody on one tile."""
    s = play_on(GAME.new(seats), "crowded", stop="keep")
    s.louis = 2
    return put(put(s, 3, *[3, 12, 4, 1][: s.columns()]), 6, *[1] * s.columns())


def rich() -> LouisState:
    """A late position with everything on it."""
    s = play_on(GAME.new(4), "rich", stop="keep")
    for seat in range(4):
        cards(s, seat, 1 + seat, 5 + seat, 9)
        lay(s, seat, *(f"L{n:02}" for n in range(1 + 3 * seat, 4 + 3 * seat)))
    plots(s, A, 1, 5, 9)
    hold(s, A, "L20", "E12", "D08")
    return s


def texts(drawn: str) -> list[tuple[str, int]]:
    """All words of a picture, with their sizes."""
    found = re.findall(r'<text[^>]* class="([^"]*)"[^>]*>([^<]*)</text>', drawn)
    return [(said, int(re.findall(r"\bt(\d\d)\b", classes)[0])) for classes, said in found]


@pytest.mark.parametrize("density", DENSITIES)
def test_the_picture_is_small(density: str) -> None:
    view = GAME.view(rich(), A)
    appearance = Appearance(density, "court")
    drawing = GAME.face.draw(view, WORDS, appearance)
    assert len(drawing.body.encode()) <= 40_000
    sent = json.dumps(drawing.to_json()).encode()
    packed = zlib.compressobj(6, zlib.DEFLATED, -12)
    assert len(packed.compress(sent) + packed.flush()) <= 10_000


@pytest.mark.parametrize("density", ["wide", "middle", "compact"])
def test_every_person_has_number_name_condition_and_reward(density: str) -> None:
    drawn = groups(table(4), density=density)
    for tile in range(1, 13):
        text = drawn[f"tile:{tile}"]
        assert f'data-t="tile:{tile}"' in text and f">{tile}</text>" in text
        assert f"#louis_face-{tile}" in text and "#i-cond-" in text
        names = [WORDS(f"louis-{kind}-{tile}") for kind in ("short", "small")]
        assert any(f">{name}</text>" in text for name in names)
    assert "#i-cond-money" in drawn["tile:1"] and ">3</text>" in drawn["tile:1"]
    assert "#i-cond-first" in drawn["tile:5"]
    assert "#i-cond-markers" in drawn["tile:10"]


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
@pytest.mark.parametrize(("density", "width"), [("wide", 150), ("middle", 143), ("compact", 70)])
def test_every_name_fits_its_tile(language: str, density: str, width: int) -> None:
    """No name is shrunk, cut or left out: condensed to 85 % at most, by the widest font."""
    words = locales.load(language)
    drawing = GAME.face.draw(GAME.view(table(4), A), words, Appearance(density))
    classes = BY_DENSITY[density].name_class
    for tile in range(1, 13):
        text = dict(drawing.groups)[f"tile:{tile}"]
        name = next(
            said
            for key in ("short", "small")
            if f">{(said := words(f'louis-{key}-{tile}', {}))}</text>" in text
        )
        wide = width_of(name, BY_DENSITY[density].smallest, " b " in classes)
        assert wide * 0.85 <= width + 0.1, name
        assert ("textLength" in text) == (wide > width)


@pytest.mark.parametrize(
    ("density", "stage"), [("wide", (848, 764)), ("middle", (768, 564)), ("compact", (390, 410))]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_can_be_read_on_its_stage(
    density: str, stage: tuple[int, int], seats: int
) -> None:
    """Issue 16: text of 12 pixels and icons of 16 at least, late in the game as well."""
    s = crowded(seats)
    drawing = GAME.face.draw(GAME.view(s, A), WORDS, Appearance(density))
    scale = min(stage[0] / drawing.width, stage[1] / drawing.height)
    assert scale >= drawing.least > 0
    for said, size in texts(drawing.body):
        assert size * drawing.least >= 11.99, said
    for width in re.findall(r'href="#i-[^"]*"[^>]* width="([^"]*)"', drawing.body):
        assert float(width) * drawing.least >= 15.99


@pytest.mark.parametrize("density", ["wide", "middle", "compact"])
def test_the_court_goes_from_edge_to_edge(density: str) -> None:
    """Only the court: no title, no column; tiles fill their cells."""
    sizes = BY_DENSITY[density]
    assert 5 * sizes.cell[0] >= sizes.width - 10 and 5 * sizes.cell[1] >= sizes.height - 10
    assert sizes.cell[0] - sizes.tile[0] <= 12 and sizes.cell[1] - sizes.tile[1] <= 12
    drawn = groups(rich(), density=density)
    assert not any(key.startswith(("seat:", "own", "general", "title")) for key in drawn)


def test_a_thumbnail_has_no_words() -> None:
    drawn = "".join(groups(rich(), density="thumbnail").values())
    assert "<text" not in drawn and "#louis_face-1" in drawn


def test_conditions_and_colours_have_a_form_besides_their_colour() -> None:
    drawn = groups(table(4))
    dots = [drawn[f"pile:{c}"].count("<circle") for c in ("light", "medium", "dark")]
    assert dots == [1, 2, 3]
    symbols = file_symbols()
    bands = [symbols[f"louis_band-{c}"].count("<circle") for c in ("light", "medium", "dark")]
    assert bands == [1, 2, 3]


def test_markers_stand_in_lines_the_most_first_and_louis_where_he_is() -> None:
    s = put(table(2, louis=3), 3, 2, 1, 4)
    text = groups(s)["tile:3"]
    assert 'data-p="louis"' in text
    order = re.findall(r'data-p="marker:3:(\d)"', text)
    assert order == ["2", "0", "1"]
    assert "#louis_mark-7" in text  # the neutral colour
    lines = [float(y) for y in re.findall(r'#louis_mark-\d" x="[^"]*" y="([^"]*)"', text)]
    assert lines == sorted(lines) and len(set(lines)) == 3
    assert 'data-p="louis"' not in groups(s)["tile:2"]


@pytest.mark.parametrize("density", ["wide", "middle", "compact"])
def test_markers_of_four_players_leave_the_name_alone(density: str) -> None:
    sizes = BY_DENSITY[density]
    text = groups(put(table(4), 3, 3, 2, 4, 1), density=density)["tile:3"]
    found = re.findall(r'#louis_mark-\d[^"]*" x="([^"]*)" y="([^"]*)"', text)
    assert len({(x, y) for x, y in found}) == 4
    lowest = max(float(y) for _, y in found) + 1.25 * sizes.marker_radius
    assert lowest <= sizes.name - 0.7 * sizes.smallest
    assert ("#louis_face-3" in text) == (density != "compact")  # there the portrait gives way


def test_gardens_count_their_piles_and_no_supply_is_drawn() -> None:
    s = rich()
    s.chips[1] = 3
    drawn = groups(s)
    assert ">3</text>" in drawn["heap:orb"]
    counts = [
        ("arms-pile", ARMS_PILE),
        ("influence-deck", INFLUENCE_DECK),
        ("intrigue-deck", INTRIGUE_DECK),
        ("pile:dark", 2),
    ]
    for key, deck in counts:
        assert f">{s.decks[deck].size()}</text>" in drawn[key]
        assert f'data-t="{key}"' in drawn[key]  # the inspector can be asked
    assert f">{s.bank}</text>" in drawn["bank"]
    s.players[A].general += 1
    assert groups(s) == drawn


def test_nothing_secret_is_drawn() -> None:
    s = rich()
    for viewer in (A, B, HIDDEN):
        assert groups(s, viewer) == groups(s, A)


def test_a_picture_for_a_file_has_cards_and_players_too() -> None:
    s = rich()
    own = str(GAME.face.sheet(GAME.view(s, A), WORDS, Appearance("wide")))
    others = str(GAME.face.sheet(GAME.view(s, B), WORDS, Appearance("wide")))
    assert "louis_plot-5" in own and "louis_plot-5" not in others
    assert "Bruno" in own and f"{s.players[B].personal} + {s.players[B].general}" in own
    over = GAME.view(play_on(GAME.new(2), "end"), B)
    assert "i-arms-6" in str(GAME.face.sheet(over, WORDS, Appearance("wide")))


def test_the_text_board_names_everything() -> None:
    s = put(table(2, louis=1), 1, 2, 0, 1)
    text = GAME.face.text_board(GAME.view(s, A), WORDS)
    assert " 1* Anne of Austria (Money 3) AAN" in text
    assert "Montespan (First place)" in text
