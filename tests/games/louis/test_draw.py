"""The picture: what stands on it, how large it is, and that it reads without colour."""

import json
import zlib

import pytest

from games.louis.tables import A, B, cards, hold, lay, play_on, plots, put, table
from palatine import locales
from palatine.core.native import HIDDEN
from palatine.core.offer import Appearance
from palatine.games.louis import GAME
from palatine.games.louis.encode import SEATS
from palatine.games.louis.state import LouisState

WORDS = locales.load("en", ["Anna", "Bruno", "Clara", "David"])


def groups(s: LouisState, viewer: int = A, density: str = "wide") -> dict[str, str]:
    return dict(GAME.face.draw(GAME.view(s, viewer), WORDS, Appearance(density, "court")).groups)


def rich() -> LouisState:
    """A late position with everything on it."""
    s = play_on(GAME.new(4), "rich", stop="keep")
    for seat in range(4):
        cards(s, seat, 1 + seat, 5 + seat, 9)
        lay(s, seat, *(f"L{n:02}" for n in range(1 + 3 * seat, 4 + 3 * seat)))
    plots(s, A, 1, 5, 9)
    hold(s, A, "L20", "E12", "D08")
    return s


@pytest.mark.parametrize("density", ["wide", "compact"])
def test_the_picture_is_small(density: str) -> None:
    view = GAME.view(rich(), A)
    appearance = Appearance(density, "court")
    drawing = GAME.face.draw(view, WORDS, appearance)
    assert len(drawing.body.encode()) <= 40_000
    sent = json.dumps(drawing.to_json()).encode()
    packed = zlib.compressobj(6, zlib.DEFLATED, -12)
    assert len(packed.compress(sent) + packed.flush()) <= 10_000


def test_every_person_has_number_name_condition_and_reward() -> None:
    drawn = groups(table(4))
    for tile in range(1, 13):
        text = drawn[f"tile:{tile}"]
        assert f'data-t="tile:{tile}"' in text and f">{tile}</text>" in text
        assert f"#louis_face-{tile}" in text and "#louis_cond-" in text
        assert WORDS(f"louis-short-{tile}") in text
    assert "#louis_cond-money" in drawn["tile:1"] and ">3</text>" in drawn["tile:1"]
    assert "#louis_cond-first" in drawn["tile:5"]
    assert "#louis_cond-markers" in drawn["tile:10"]


def test_conditions_and_colours_have_a_form_besides_their_colour() -> None:
    symbols = GAME.face.symbols(WORDS)
    signs = [symbols[f"louis_cond-{kind}"] for kind in ("money", "first", "markers")]
    assert all(
        f"#i-cond-{kind}" in sign for kind, sign in zip(("money", "first", "markers"), signs)
    )
    assert [symbols[f"louis_band-{c}"].count("<circle") for c in ("light", "medium", "dark")] == [
        1,
        2,
        3,
    ]
    backs = [symbols[f"louis_back-{c}"].count("<circle") for c in ("light", "medium", "dark")]
    assert backs == [2, 3, 4]


def test_markers_louis_and_supplies_stand_where_they_are() -> None:
    s = put(table(2, louis=3), 3, 2, 1, 4)
    text = groups(s)["tile:3"]
    assert 'data-p="louis"' in text
    for column, n in ((0, 2), (1, 1), (2, 4)):
        assert f'data-p="marker:3:{column}"' in text and f">{n}</text>" in text
    assert "#louis_mark-7" in text  # the neutral colour
    assert groups(s)["general:0"].count("#louis_mark-1") == 1  # eight of them: a sign and a number
    s.players[A].general = 4
    assert groups(s)["general:0"].count("#louis_mark-1") == 4


def test_own_cards_are_open_and_others_are_counted() -> None:
    s = rich()
    own = groups(s, A)
    hand = "".join(text for key, text in own.items() if key.startswith("own:"))
    assert 'data-t="card:1"' in hand and 'data-t="intrigue:5"' in hand
    assert 'data-t="mission:D08"' in hand
    others = "".join(groups(s, B).values())
    for secret in ('data-t="mission:D08"', "#louis_plot-5", 'data-t="card:1"'):
        assert secret not in others
    watching = groups(s, HIDDEN)
    assert not any(key.startswith("own") for key in watching)


def test_used_missions_are_pale_and_own_ones_can_be_touched() -> None:
    s = table(2)
    lay(s, A, "L07")
    assert 'data-t="use:plus_1_louisdor"' in groups(s, A)["seat:0"]
    assert 'data-t="use:plus_1_louisdor"' not in groups(s, B)["seat:0"]
    s.players[A].used = s.players[A].laid
    assert 'data-p="laid:L07" class="o55"' in groups(s, A)["seat:0"]


def test_revealed_arms_are_shown_by_kind() -> None:
    s = play_on(GAME.new(2), "end")
    assert "#i-arms-6" in groups(s, B)["seat:0"]


def test_every_symbol_of_the_lists_exists() -> None:
    symbols = GAME.face.symbols(WORDS)
    for card in GAME.face.status(GAME.view(rich(), A)).mine:
        assert card.symbol in symbols


def test_the_text_board_names_everything() -> None:
    s = put(table(2, louis=1), 1, 2, 0, 1)
    text = GAME.face.text_board(GAME.view(s, A), WORDS)
    assert " 1* Anne of Austria (Money 3) AAN" in text
    assert "Montespan (First place)" in text


def test_arrays_look_from_the_viewer() -> None:
    s = put(table(3, start=2), 5, 1, 2, 3)
    lay(s, B, "L03")
    hold(s, B, "E01")
    cards(s, B, 4, "joker")
    arrays = GAME.encode(GAME.view(s, B))
    assert arrays["markers"].shape == (SEATS + 1, 12)
    assert arrays["markers"].data[4] == 2 and arrays["markers"].data[12 + 4] == 3
    assert arrays["hand"].data == [0, 0, 0, 1] + [0] * 8 + [1]
    assert arrays["missions"].data.index(1) == 20
    assert arrays["laid"].data[:40].index(1) == 2
    assert arrays["game"].data == [3, 1, 1, 0]  # the start player sits one seat on
    blind = GAME.encode(GAME.view(s, HIDDEN))
    assert sum(blind["hand"].data) == 0
    neutral = GAME.encode(GAME.view(put(table(2), 7, 0, 0, 2), A))
    assert neutral["markers"].data[4 * 12 + 6] == 2
