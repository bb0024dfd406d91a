"""Figures and legends: every one can be drawn and read in every language."""

import re

import pytest

from contract.plays import MODULES, load_game
from learn import guides
from learn.digest import numbers
from locales.catalogues import messages
from palatine.core import sprite, svg
from palatine.learn import figures, legend, measure, overlay
from palatine.learn.figures import BadFigure
from palatine.learn.legend import BadLegend
from palatine.learn.measure import Area
from palatine.locales import languages, load

every_guide = pytest.mark.parametrize("game", guides.guided())
every_language = pytest.mark.parametrize("language", languages())
ALMOST = 0.97  # of the least scale: a hair below is not seen


@every_guide
@every_language
def test_every_figure_is_drawn_large_enough_to_be_read(game: str, language: str) -> None:
    for name in guides.figures_of(game):
        drawn = figures.draw(MODULES[game], name, load(language))
        assert drawn.scale >= ALMOST * drawn.least, f"{name}: needs a smaller focus"
        assert drawn.height <= 2 * drawn.width, f"{name} is too tall"
        assert "data-t" not in drawn.body and 'class="hit"' not in drawn.body
        used = set(re.findall(r'href="#([\w-]+)"', drawn.body))
        assert used <= drawn.symbols.keys()


@every_guide
def test_every_sign_of_a_legend_exists(game: str) -> None:
    symbols = load_game(game).face.symbols(load("en"))
    for entry in guides.legend_of(game):
        assert not entry.icon or f"i-{entry.icon}" in sprite.symbols(), entry.id
        assert not entry.symbol or entry.symbol in symbols, entry.id
        assert not entry.rule or entry.rule in numbers(game), entry.id
        for key in (f"{game}-legend-{entry.id}", f"{game}-legend-{entry.id}-means"):
            assert load("en").has(key), key


@every_guide
def test_captions_and_meanings_belong_to_something(game: str) -> None:
    known = {f"{game}-figure-{name}" for name in guides.figures_of(game)}
    for entry in guides.legend_of(game):
        known |= {f"{game}-legend-{entry.id}", f"{game}-legend-{entry.id}-means"}
    said = {
        key
        for key in messages("en", f"{game}-learn")
        if key.startswith((f"{game}-figure-", f"{game}-legend-"))
    }
    assert sorted(said - known) == []


@every_guide
@every_language
def test_a_note_is_short(game: str, language: str) -> None:
    for entry in guides.legend_of(game):
        said = load(language)(f"{game}-legend-{entry.id}-means")
        assert len(said) <= 260 and (language != "en" or len(said.split()) <= 35), entry.id


# --- the machinery ------------------------------------------------------------------------------


def picture() -> svg.Drawing:
    """A grid of two by two, with towers, a turned form, and something far away."""
    symbols = dict([svg.part("hit", svg.rect(-40, -40, 80, 80, "hit-area"))])
    drawing = svg.Drawing(900, 200, symbols, least=0.5)
    for name, x, y in (("a1", 50, 50), ("b1", 150, 50), ("a2", 50, 150), ("b2", 150, 130)):
        hit = '<use class="hit" href="#hit"/>'
        body = (
            f'<g data-t="{name}" transform="translate({x} {y})">{hit}{svg.circle(0, 0, 9, "")}</g>'
        )
        drawing.add(name, body)
    drawing.add("far", svg.at(800, 100, svg.path("M0 0h10v10z", "f-ink")))
    return drawing


def test_touches_are_found_where_they_lie() -> None:
    places = measure.touches(picture())
    assert places["b1"] == Area(110, 10, 190, 90)
    assert measure.around(list(places.values())) == Area(10, 10, 190, 190)
    turned = (
        '<g transform="translate(100 0)rotate(90)"><rect x="0" y="0" width="10" height="4"/></g>'
    )
    area = measure.extent(turned, {})
    assert area is not None
    assert [round(one) for one in (area.left, area.top, area.right, area.bottom)] == [
        96,
        0,
        100,
        10,
    ]
    path = measure.extent('<path d="M10 10h20v5l-4 -30zM0 0a5 5 0 1 0 10 0"/>', {})
    assert path is not None and (path.right, path.top) == (30, -15)
    assert measure.extent("<g/>", {}) is None


def test_names_stand_at_the_edge_of_a_grid_that_is_seen_from_above() -> None:
    places = measure.touches(picture())
    assert overlay.is_grid(places)
    area = overlay.with_edge(Area(0, 0, 200, 200), places, 402)
    drawn = overlay.names(places, area, 402 / area.width)
    assert re.findall(r">(\w)</text>", drawn) == ["a", "b", "1", "2"]
    leaning = {**places, "b2": Area(120, 90, 220, 170)}
    assert not overlay.is_grid(leaning)


def test_a_pill_stays_inside_the_figure() -> None:
    area = Area(0, 0, 200, 200)
    for place in (Area(150, 10, 190, 50), Area(0, 10, 20, 50)):
        drawn = overlay.pill(place, "3 × 5 = 15", area, 1)
        x = float(re.findall(r"translate\(([\d.]+)", drawn)[0])
        assert 47 <= x <= 153


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({}, "needs one of"),
        ({"record": "x", "document": "{}"}, "needs one of"),
        ({"record": "x", "colour": "red"}, "may be said"),
        ({"record": "x", "width": 300}, "width"),
        ({"record": "x", "pills": {"a": "1", "b": "2", "c": "3", "d": "4"}}, "three pills"),
        ({"record": "x", "arrow": ["a"]}, "arrow"),
    ],
)
def test_a_bad_figure_is_refused(given: dict[str, object], what: str) -> None:
    with pytest.raises(BadFigure, match=what):
        figures._checked("palatine.games.x", "figure", given)


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"id": "a"}, "id and group"),
        ({"id": "a", "group": "attic"}, "group is one of"),
        ({"id": "a", "group": "bar", "icon": "x", "text": "+1"}, "not two"),
        ({"id": "a", "group": "bar", "first": ["round"]}, "KIND:WHAT"),
    ],
)
def test_a_bad_sign_is_refused(given: dict[str, object], what: str) -> None:
    with pytest.raises(BadLegend, match=what):
        legend._checked("palatine.games.x", given)
