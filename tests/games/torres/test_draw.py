"""The two views of the board and the whole sheet."""

import re
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

import pytest

import palatine
from palatine.core import palette
from palatine.core.native import board_of, row
from palatine.core.offer import Appearance
from palatine.core.svg import Drawing
from palatine.games.torres.art import symbols as all_symbols
from palatine.games.torres.art.cards import CARD_SIGNS
from palatine.games.torres.board import board_from
from palatine.games.torres.draw import draw, sheet
from palatine.games.torres.parts import CARD_KEYS, GRID
from palatine.games.torres.state import TorresState

BOARD_CSS = Path(palatine.__file__).parent / "server" / "static" / "board.css"
LOOKS = [
    Appearance(density, style) for density in ("wide", "compact") for style in ("towers", "plan")
]
OPTIONS = {"variant": "basic", "doors": "monotone"}

HEIGHTS = """
0 0 1 3 2 0 0 0
0 2 0 0 0 0 1 0
1 4 3 0 2 4 3 0
0 2 0 0 0 2 0 1
2 0 0 1 0 0 0 2
3 0 4 2 0 3 4 0
1 0 1 0 0 1 2 0
0 0 0 1 2 0 0 0
"""
KNIGHTS = ("b3 e1 e3 d4 f7", "c3 f3 h5 a7 d6", "d1 a6 g6 f4 b7", "c6 g3 e8 a3 b4")


def said(key: str, args: Mapping[str, object]) -> str:
    return " ".join([key, *(str(value) for value in args.values())])


def position(
    heights: str = HEIGHTS, knights: tuple[str, ...] = KNIGHTS, king: str = "g7"
) -> TorresState:
    state = TorresState(len(knights), OPTIONS)
    state.board = board_from([int(height) for height in heights.split()])
    boards = [board_of([GRID.by_name[n] for n in names.split()]) for names in knights]
    state.knights = row([int(board) for board in boards])
    state.king = GRID.by_name[king] if king else -1
    state.phase, state.round = 2, 2
    state.stacks = [(3, 2), (2, 0), (2, 2), (2,)]
    state.hands = [(1, 3, 6), (-1,), (-1, -1), ()]
    state.scores = [41, 38, 44, 29]
    return state


def whole(drawing: Drawing) -> ElementTree.Element:
    """What the page gets, as a tree; every group is one element."""
    for _, text in drawing.groups:
        ElementTree.fromstring(text)
    return ElementTree.fromstring(f"<svg>{drawing.body}</svg>")


def marked(root: ElementTree.Element, mark: str) -> list[str]:
    return [value for node in root.iter() if (value := node.get(mark))]


@pytest.mark.parametrize("appearance", LOOKS)
def test_all_cells_can_be_touched_and_all_pieces_are_named_by_place(appearance: Appearance) -> None:
    root = whole(draw(position(), said, appearance))
    assert set(marked(root, "data-t")) == set(GRID.names)
    knights = [f"knight:{name}" for names in KNIGHTS for name in names.split()]
    assert sorted(marked(root, "data-p")) == sorted([*knights, "king:g7"])


@pytest.mark.parametrize("appearance", LOOKS)
def test_a_drawing_is_small_and_knows_no_theme(appearance: Appearance) -> None:
    drawing = draw(position(), said, appearance)
    assert len(drawing.body) < 20_000
    assert "style" not in drawing.body
    assert "#" not in re.sub(r'(?:href="|url\()#', "", drawing.body)
    assert len({key for key, _ in drawing.groups}) == len(drawing.groups)


@pytest.mark.parametrize("appearance", LOOKS)
def test_a_move_changes_only_the_groups_it_concerns(appearance: Appearance) -> None:
    before = dict(draw(position(), said, appearance).groups)
    moved = position(knights=("b3 e1 e3 d3 f7", *KNIGHTS[1:]))
    after = dict(draw(moved, said, appearance).groups)
    assert before.keys() == after.keys()
    assert {key for key in before if before[key] != after[key]} - {"ghosts"} == {"d3", "d4"}


@pytest.mark.parametrize("appearance", LOOKS)
def test_every_height_is_written(appearance: Appearance) -> None:
    root = whole(draw(position(), said, appearance))
    written = sorted(node.text for node in root.iter("text") if node.text)
    assert written == sorted(height for height in HEIGHTS.split() if height != "0")


@pytest.mark.parametrize("density", ["wide", "compact"])
def test_nothing_is_hidden_behind_a_tower(density: str) -> None:
    wall = HEIGHTS.split()
    wall[GRID.by_name["e5"]] = "6"  # d4 stands right behind
    drawing = draw(position(" ".join(wall)), said, Appearance(density, "towers"))
    ghosts = dict(drawing.groups)["ghosts"]
    assert f'href="#torres_ghost1-{density}"' in ghosts
    assert ghosts.startswith('<g class="ghosts">')  # board.css lets clicks through
    assert 'class="through" data-t="d4"' in ghosts


def test_the_picture_grows_for_a_high_tower_at_the_back() -> None:
    wall = HEIGHTS.split()
    wall[0] = "9"
    flat, high = (draw(position(h), said, LOOKS[0]) for h in (HEIGHTS, " ".join(wall)))
    assert flat.top == 0
    assert high.top < 0
    assert high.top + high.height == flat.height
    assert high.box == f"0 {high.top} {high.width} {high.height}"
    assert dict(flat.groups)["h8"] == dict(high.groups)["h8"]


def test_the_last_cell_of_the_board_is_drawn() -> None:
    """Cell 63 makes a board below zero."""
    root = whole(draw(position(knights=("h8", "a1"), king=""), said, LOOKS[0]))
    assert sorted(marked(root, "data-p")) == ["knight:a1", "knight:h8"]


@pytest.mark.parametrize("appearance", LOOKS)
def test_files_stand_alone(appearance: Appearance) -> None:
    for drawing in (draw(position(), said, appearance), sheet(position(), said, appearance)):
        text = str(drawing)
        root = ElementTree.fromstring(text)
        ids = {node.get("id") for node in root.iter() if node.get("id")}
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) == ids
        assert len(text) < 40_000


@pytest.mark.parametrize("appearance", LOOKS)
def test_the_sheet_says_what_the_phase_pays_and_who_sits_there(appearance: Appearance) -> None:
    state = position()
    state.master = 4
    texts = " ".join(node.text or "" for node in whole(sheet(state, said, appearance)).iter("text"))
    for words in ("torres-title", "torres-sheet-phase 2 2", "torres-sheet-king 2 10", "44"):
        assert words in texts
    assert "torres-sheet-master torres-master-border" in texts
    assert texts.count("torres-sheet-seat") == 4
    state.phase = 0
    assert "torres-sheet-opening" in str(sheet(state, said, appearance))


def test_symbols_are_well_formed_and_all_classes_defined() -> None:
    css = palette.css() + BOARD_CSS.read_text("utf-8")
    known = set(re.findall(r"\.([a-z][\w-]*)", css))
    symbols = all_symbols()
    for name, text in symbols.items():
        ElementTree.fromstring(text)
        assert f'id="{name}"' in text
        assert "style" not in text
        for names in re.findall(r'class="([^"]*)"', text):
            assert set(names.split()) <= known
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= set(symbols)


def test_every_card_has_a_face_and_every_deck_a_back() -> None:
    assert list(CARD_SIGNS) == CARD_KEYS
    symbols = all_symbols()
    for name in (
        *(f"torres_card-{key}" for key in CARD_KEYS),
        "torres_back",
        "torres_back1",
        "torres_back4",
    ):
        assert 'viewBox="0 0 74 104"' in symbols[name]
