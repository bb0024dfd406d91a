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
from palatine.games.torres.art import sizes
from palatine.games.torres.art import symbols as all_symbols
from palatine.games.torres.art.cards import CARD_SIGNS
from palatine.games.torres.board import board_from
from palatine.games.torres.draw import draw, sheet
from palatine.games.torres.parts import CARD_KEYS, GRID
from palatine.games.torres.state import TorresState

BOARD_CSS = Path(palatine.__file__).parent / "server" / "static" / "board.css"
LOOKS = [
    Appearance(density, style)
    for density in ("wide", "middle", "compact")
    for style in ("towers", "plan")
]
TURNS = [Appearance(density, "towers", turn=t) for density in ("wide", "compact") for t in range(4)]
STAGES = {"wide": (848, 764), "middle": (768, 564), "compact": (390, 410)}  # px, table.md 2
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


def written(drawing: Drawing) -> dict[str, str]:
    """By cell: the number that is written there."""
    found = {}
    for key, text in drawing.groups:
        for node in ElementTree.fromstring(text).iter("text"):
            if key in GRID.by_name and node.text:
                found[key] = node.text
    return found


def changed(heights: str = HEIGHTS, **columns: int) -> str:
    """The heights with some columns replaced."""
    row = heights.split()
    for name, height in columns.items():
        row[GRID.by_name[name]] = str(height)
    return " ".join(row)


@pytest.mark.parametrize("density", STAGES)
def test_every_height_is_written_in_the_plan(density: str) -> None:
    heights = changed(d5=8, c6=7)
    drawing = draw(position(heights), said, Appearance(density, "plan"))
    there = dict(zip(GRID.names, heights.split(), strict=True))
    assert written(drawing) == {name: height for name, height in there.items() if height != "0"}


@pytest.mark.parametrize("appearance", LOOKS)
def test_words_and_numbers_have_twelve_pixels_on_every_stage(appearance: Appearance) -> None:
    drawing = draw(position(changed(a1=8, d5=8)), said, appearance)
    width, height = STAGES[appearance.density]
    scale = min(width / drawing.width, height / drawing.height)
    assert scale >= drawing.least  # the whole board is seen, nothing is panned
    sizes = re.findall(r'class="[^"]*\bt(\d+)', drawing.body)
    assert len(sizes) > 16 + 20
    assert min(int(size) for size in sizes) * drawing.least >= 11.99


def test_a_thumbnail_has_no_words() -> None:
    for style in ("plan", "towers"):
        assert "<text" not in draw(position(), said, Appearance("thumbnail", style)).body


def middles(drawing: Drawing, symbol: str) -> dict[str, tuple[float, float]]:
    """By cell: where a symbol of that kind is put down."""
    found = {}
    for key, text in drawing.groups:
        for node in ElementTree.fromstring(text).iter("use"):
            if key in GRID.by_name and node.get("href", "").startswith(f"#torres_{symbol}"):
                found[key] = float(node.get("x", "0")), float(node.get("y", "0"))
    return found


@pytest.mark.parametrize("density", ["wide", "middle", "compact"])
@pytest.mark.parametrize("front", range(1, 9))
def test_heads_and_numbers_stay_in_sight_behind_a_tower(density: str, front: int) -> None:
    """A knight on d4, on the ground and on level 1, and towers of every height on d5."""
    for level in (0, 1):
        heights = changed(d4=level, d5=front)
        drawing = draw(position(heights), said, Appearance(density, "plan"))
        roof = middles(drawing, "plan-hit")["d5"][1] - sizes.HALF  # the back edge of the tower
        helmet = 21 if density == "compact" else 20  # how far above its origin a helmet ends
        assert middles(drawing, "knight")["d4"][1] - helmet <= roof
        if level:
            radius = {"wide": 12, "middle": 15, "compact": 18}[density]
            x, y = middles(drawing, "disc")["d4"]
            assert y + radius <= roof + 3
            assert x - radius >= middles(drawing, "knight")["d4"][0] + 12  # beside the knight


def test_a_plan_lifts_roofs_by_their_level() -> None:
    drawing = draw(position(changed(e5=0)), said, LOOKS[1])
    hits = middles(drawing, "plan-hit")
    assert hits["f4"][1] == hits["g4"][1] - 2 * sizes.LIFT
    assert "torres_plan-tower4" in dict(drawing.groups)["b3"]
    assert "torres_plan-shadow2" in dict(drawing.groups)["c4"]  # of b4, on bare ground


def test_a_strong_line_holds_a_castle_together() -> None:
    cells = dict(draw(position(), said, LOOKS[1]).groups)
    lines = {name: re.findall(r'd="([^"]*)" class="s-ink w32"', cells[name]) for name in cells}
    assert lines["h4"][0].count("M") == 3  # h5 belongs to the same castle
    assert lines["d1"][0].count("M") == 2  # c1 and e1 too
    assert lines["d4"] == []


def hiding(drawing: Drawing) -> dict[str, str]:
    """By tower: what it hides."""
    root = whole(drawing)
    return {n.get("data-t", ""): hides for n in root.iter() if (hides := n.get("data-hides"))}


def test_a_tower_before_a_space_can_be_cut_away() -> None:
    """The page gives such a tower the class `cut`; board.css does the rest."""
    heights = changed(d5=6)
    in_plan = draw(position(heights), said, LOOKS[1])
    assert hiding(in_plan) == {"d5": "d4"}
    tower = dict(in_plan.groups)["d5"]
    assert '<g class="glass">' in tower and 'class="outline"' in tower
    turned = draw(position(changed(e5=6)), said, LOOKS[0])
    assert "d4" in hiding(turned)["e5"].split()
    tower = dict(turned.groups)["e5"]
    assert 'class="storeys" href="#torres_tower6-wide"' in tower
    assert 'class="stump" href="#torres_tower1-wide"' in tower
    assert '<g class="down5">' in tower
    css = BOARD_CSS.read_text("utf-8")
    for height in range(2, sizes.STOREYS + 1):
        assert f".cut > .down{height - 1} {{ transform: translateY({25 * (height - 1)}px)" in css
    for name in ("storeys", "stump", "outline", "glass"):
        assert f".cut > .{name}" in css
    for text in (str(in_plan), str(turned)):
        assert "stump" not in text and 'class="outline"' not in text and "data-hides" not in text


@pytest.mark.parametrize("density", ["wide", "compact"])
def test_a_knight_behind_a_tower_shines_through(density: str) -> None:
    drawing = draw(position(changed(e5=6)), said, Appearance(density, "towers"))
    ghosts = dict(drawing.groups)["ghosts"]
    assert f'<g data-t="d4"><use href="#torres_ghost1-{density}"' in ghosts
    assert ghosts.startswith('<g class="ghosts">')  # board.css lets clicks through
    assert "torres_level" not in ghosts and "<text" not in ghosts  # numbers cover no knights


@pytest.mark.parametrize("appearance", TURNS)
def test_towers_are_seen_from_four_sides(appearance: Appearance) -> None:
    drawing = draw(position(), said, appearance)
    assert drawing.turns and not draw(position(), said, LOOKS[1]).turns
    root = whole(drawing)
    assert set(marked(root, "data-t")) == set(GRID.names)
    assert sorted(marked(root, "data-p"))[:2] == ["king:g7", "knight:a3"]
    order = [key for key, _ in drawing.groups if key in GRID.by_name]
    nearest = ("h8", "h1", "a1", "a8")[appearance.turn]
    assert order[-1] == nearest and order[0] == ("a1", "a8", "h8", "h1")[appearance.turn]
    edges = re.findall(r">([a-h1-8])<", dict(drawing.groups)["names"])
    assert sorted(edges) == sorted("abcdefgh12345678")
    # the letter or number beside the nearest corner is that corner's own
    assert set(edges[-2:]) == set(nearest)


@pytest.mark.parametrize("appearance", LOOKS)
def test_ghosts_are_drawn_with_symbols_of_the_picture(appearance: Appearance) -> None:
    drawing = draw(position(), said, appearance)
    assert set(drawing.pieces) == {"block", "king", "knight1", "knight2", "knight3", "knight4"}
    assert set(drawing.pieces.values()) <= set(drawing.symbols)


def test_the_picture_grows_for_a_high_tower_at_the_back() -> None:
    wall = HEIGHTS.split()
    wall[0] = "9"
    flat, high = (draw(position(h), said, LOOKS[0]) for h in (HEIGHTS, " ".join(wall)))
    assert flat.top == sizes.SKY > high.top
    assert flat.width / flat.height < 1.3  # the page keeps the tray beside it, as beside the plan
    assert high.top + high.height == flat.top + flat.height
    plans = [draw(position(h), said, LOOKS[1]) for h in (HEIGHTS, " ".join(wall))]
    assert plans[0].top > plans[1].top >= -48
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
