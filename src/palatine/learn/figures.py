"""Figures: positions drawn by the game itself and cut to the part that a text is about.

`guide/figures.toml` describes each figure: its position (after a step of a lesson, a position
document, or a stored record after so many entries), the viewer, the part of the picture, and what
is written on it: at most three labels ("pills") and one arrow.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from palatine.core import svg
from palatine.core.chance import AnyGame
from palatine.core.errors import PalatineError
from palatine.core.offer import DENSITIES, Appearance, Words
from palatine.core.record import Record, game_of, parse_record, upto
from palatine.core.state import SPECTATOR
from palatine.core.svg import Drawing
from palatine.learn import guide, lessons, overlay
from palatine.learn.crops import LEAST, Drawn, crop, inside, readable, whole, within
from palatine.learn.measure import Area, around, touches
from palatine.learn.replay import Replay

WIDTHS: Final = (402, 194)  # pixels: a figure alone, and one of a pair
_PILLS: Final = 3
_ROOM: Final = 0.3  # the margin around the focus, in parts of the smallest place in it
_LARGEST: Final = 1.4  # pixels a unit: the largest scale of a figure
_PHONE: Final = 0.97  # the part of its width that a figure has on a phone, from edge to edge
_SOURCES: Final = ("lesson", "document", "record")
PICTURE: Final = "picture"  # the name of a record that every game has, for its picture
HERO: Final = "hero"  # the name of the wide figure on top of the home page
HOME: Final = "home"  # the name of the game's figure on the home page


class BadFigure(Exception):
    """A figure that cannot be drawn."""

    def __init__(self, package: str, name: str, what: str) -> None:
        super().__init__(f"{package.rpartition('.')[2]}/guide/figures.toml [{name}]: {what}")


@dataclass(frozen=True)
class Figure:
    """A figure as `figures.toml` describes it."""

    lesson: str = ""
    after: str = ""  # a step of that lesson
    document: str = ""
    record: str = ""
    at: int = 0  # entries of that record
    seat: int = SPECTATOR  # the viewer
    picture: str = ""
    style: str = ""
    focus: list[str] = field(default_factory=list)
    pills: dict[str, str] = field(default_factory=dict)
    arrow: list[str] = field(default_factory=list)
    width: int = WIDTHS[0]


@cache
def read(package: str) -> dict[str, Figure]:
    """All figures of a game by name."""
    path = guide.folder(package).joinpath("figures.toml")
    if not path.is_file():
        return {}
    return {
        name: _checked(package, name, given)
        for name, given in tomllib.loads(path.read_text("utf-8")).items()
    }


def _checked(package: str, name: str, given: Any) -> Figure:
    known = Figure.__dataclass_fields__
    if not isinstance(given, dict) or (set(given) - set(known)):
        raise BadFigure(package, name, f"only {', '.join(known)} may be said of a figure")
    figure = Figure(**given)
    if sum(bool(given.get(source)) for source in _SOURCES) != 1:
        raise BadFigure(package, name, f"needs one of {', '.join(_SOURCES)}")
    if figure.width not in WIDTHS:
        raise BadFigure(package, name, f"its width is one of {WIDTHS}")
    if len(figure.pills) > _PILLS or len(figure.arrow) not in (0, 2):
        raise BadFigure(
            package, name, "at most three pills, and an arrow from one touch to another"
        )
    return figure


# --- the position -------------------------------------------------------------------------------


@cache
def position(package: str, name: str) -> tuple[AnyGame, Any]:
    """The game of a figure, in the version of its record, and the position."""
    figure = read(package)[name]
    game: AnyGame = import_module(package).GAME
    try:
        if figure.document:
            return game, game.documents.position(json.loads(figure.document))
        if figure.lesson:
            record, at = _lesson(package, figure.lesson)
            if figure.after not in at:
                raise BadFigure(package, name, f"the lesson has no step {figure.after}")
            return game, upto(game, record, at[figure.after])
        return _recorded(package, game, figure)
    except (PalatineError, ValueError, OSError) as error:
        raise BadFigure(package, name, str(error)) from None


@cache
def _lesson(package: str, name: str) -> tuple[Record, dict[str, int]]:
    """The record of a lesson that is played as it is written, and the number of entries after each
    step."""
    game: AnyGame = import_module(package).GAME
    replay = Replay(lessons.load_from(package, game.meta, name), game, _nobody)
    return replay.run().record, replay.at


def _nobody(game: AnyGame, view: Any, seat: int) -> str:
    """Raise an error: a lesson that is played as it is written needs no bot to decide."""
    raise ValueError(f"seat {seat} has no script")


def _recorded(package: str, game: AnyGame, figure: Figure) -> tuple[AnyGame, Any]:
    path = guide.folder(package).joinpath("records", f"{figure.record}.txt")
    if figure.record == PICTURE:
        path = files(package).joinpath("data", f"{PICTURE}.txt")
    record = parse_record(path.read_text("utf-8"))
    game = game_of(game, record)
    return game, upto(game, record, figure.at)


# --- drawing ------------------------------------------------------------------------------------


def draw(package: str, name: str, words: Words) -> Drawn:
    """A figure in the language of `words`, in the first density in which everything is readable at
    its width, else in the last one."""
    figure = read(package)[name]
    game, state = position(package, name)
    view = game.view(state, figure.seat)
    drawn = None
    for density in DENSITIES[:-1]:
        drawing = game.face.draw(view, words, _appearance(game, view, figure, density))
        drawn = _cut(package, name, figure, drawing)
        if drawn.scale * _PHONE >= drawn.least:
            break
    if drawn is None or not drawn.body:
        raise BadFigure(package, name, "the game draws nothing")
    return drawn


def fitted(package: str, name: str, words: Words, width: int, height: int) -> Drawn:
    """The focus of a figure, without its labels, as a part of the picture of this size in pixels,
    at the scale of a table."""
    figure = read(package)[name]
    game, state = position(package, name)
    view = game.view(state, figure.seat)

    def drawn(density: str) -> Drawing:
        return game.face.draw(view, words, _appearance(game, view, figure, density))

    found = crop(readable(drawn), figure.focus, width, height)
    if found is None:
        raise BadFigure(package, name, "has no focus in its picture")
    return found


def _appearance(game: AnyGame, view: Any, figure: Figure, density: str) -> Appearance:
    part = figure.picture or game.face.pictures(view)[0].key
    return Appearance(density, figure.style or game.meta.styles[0], part)


def _cut(package: str, name: str, figure: Figure, drawing: Drawing) -> Drawn:
    places = touches(drawing)
    wanted = [*figure.focus, *figure.pills, *figure.arrow]
    for touch in wanted:
        if touch not in places:
            known = ", ".join(list(places)[:40])
            raise BadFigure(package, name, f"the picture has no {touch}, but {known}")
    area = _area(figure, drawing, places)
    is_named = bool(figure.focus) and overlay.is_grid(places)
    if is_named:
        area = overlay.with_edge(area, places, figure.width)
    scale = figure.width / area.width
    body = svg.still("".join(inside(drawing, area)))
    body += overlay.names(places, area, scale) if is_named else ""
    if figure.arrow:
        start, end = figure.arrow
        body += overlay.arrow(places[start], places[end], scale)
    for touch, text in figure.pills.items():
        body += overlay.pill(places[touch], text, area, scale)
    symbols = svg.needed_symbols(body, drawing.symbols)
    return Drawn(area, figure.width, body, symbols, drawing.least or LEAST)


def _area(figure: Figure, drawing: Drawing, places: Mapping[str, Area]) -> Area:
    """The part of the picture that is shown: the focus with a margin, not enlarged too much, and
    inside the picture."""
    everything = whole(drawing)
    if not figure.focus:
        return everything
    shown = [places[one] for one in [*figure.focus, *figure.pills, *figure.arrow]]
    area = around(shown)
    room = _ROOM * min(min(one.width, one.height) for one in shown)
    least = figure.width / _LARGEST
    wider = max(room, (least - area.width) / 2)
    return within(area.grown(wider, room), everything)
