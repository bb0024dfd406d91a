"""Drawings, the palette and the shared symbols."""

import re
from pathlib import Path
from xml.etree import ElementTree

import palatine
from palatine.core import palette, sprite, svg
from palatine.core.svg import Drawing

STATIC = Path(palatine.__file__).parent / "server" / "static"


def drawing() -> Drawing:
    symbols = dict(
        [
            svg.part("x-inner", svg.path("M0 0h1", "s-ink w15")),
            svg.part("x-outer", svg.use("x-inner", 1, 2) + '<path fill="url(#hatch)"/>'),
            svg.part("x-hit", svg.path("M0 0h1", "hit-ring")),
            svg.part("x-unused", svg.path("M0 0h1", "s-gold")),
        ]
    )
    made = Drawing(40, 30, {**sprite.symbols(), **symbols}, label='A "board" & more')
    made.add("board", svg.use("x-outer", 0, 0))
    made.add("c4", '<g data-t="c4"><use class="hit" href="#x-hit"/><g data-p="man:c4"/></g>')
    made.add("c5", '<g data-t="c5"><use class="hit" href="#x-hit"/></g>')
    made.add("c6", svg.text(0, 0, "6", "sans"))
    return made


def test_symbols_are_found_through_other_symbols() -> None:
    assert drawing().used == {"x-outer", "x-inner", "x-hit", "hatch"}


def test_a_file_stands_alone() -> None:
    text = str(drawing())
    root = ElementTree.fromstring(text)
    assert root.get("aria-label") == 'A "board" & more'
    assert root.get("role") == "img"
    assert text.count("<style>") == 1
    for needed in ('id="x-inner"', 'id="hatch"', ".s-ink{stroke:#2B2319}", "prefers-color-scheme"):
        assert needed in text
    for left_out in ("x-unused", "x-hit", "data-t", "data-p", "aria-hidden", "var(", "s-gold"):
        assert left_out not in text
    assert "<g></g>" not in text


def test_the_page_gets_size_and_groups() -> None:
    made = drawing()
    sent = made.to_json()
    assert (sent["w"], sent["h"], sent["box"]) == (40, 30, "0 0 40 30")
    assert sent["groups"] == [list(group) for group in made.groups]


def test_words_in_a_drawing_are_escaped() -> None:
    assert "&lt;b&gt;" not in svg.text(0, 0, "<b>", "sans")
    assert "&lt;b>" in svg.text(0, 0, "<b>", "sans")


def test_palette_css_is_in_step_with_the_table() -> None:
    assert (STATIC / "palette.css").read_text("utf-8") == palette.css()


def test_board_css_uses_colours_that_exist() -> None:
    names = set(re.findall(r"var\(--([\w-]+)", (STATIC / "board.css").read_text("utf-8")))
    wanted = {name for name in names if not name.startswith("hit-")}
    assert wanted <= {*palette.COLOURS, "serif", "sans"}


def test_shared_symbols_are_well_formed_and_need_nothing_else() -> None:
    symbols = sprite.symbols()
    for name, text in symbols.items():
        assert f'id="{name}"' in text
        assert "style" not in text
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= set(symbols)
    ElementTree.fromstring(svg.symbol_sheet(symbols))


def test_every_class_of_a_shared_symbol_is_defined() -> None:
    known = classes_of_palette()
    for text in sprite.symbols().values():
        assert classes_in(text) <= known


def test_seats_differ_in_shape_and_hatching() -> None:
    shapes = {sprite.shape(kind, 10) for kind in sprite.SHAPES}
    assert len(shapes) == len(sprite.SHAPES) == 7
    patterns = {re.sub(r"seat\d|h-\d", "", sprite.symbols()[f"h-{seat}"]) for seat in range(1, 7)}
    assert len(patterns) == 6


def classes_in(text: str) -> set[str]:
    return {name for names in re.findall(r'class="([^"]*)"', text) for name in names.split()}


def classes_of_palette() -> set[str]:
    return set(re.findall(r"(?:^|\s)\.([\w-]+)\{", palette.css()))
