"""The board of a moment, cut to what matters: where somebody played, and where he might have."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from palatine.bots.judgement import seen_after
from palatine.bots.review import common_actions
from palatine.core import svg
from palatine.core.chance import AnyGame
from palatine.core.offer import Appearance
from palatine.core.svg import Drawing
from palatine.learn.crops import Drawn, crop_around, readable, size_at_table
from palatine.learn.measure import Area, around, touches
from palatine.locales import Words
from palatine.service.thinking import offered_as

WIDTH, HEIGHT, HALF = 330, 290, 180
_ARM: Final = 14  # pixels of a bracket
_FOLLOWED: Final = 2  # actions of a line that are looked at
_ROOM: Final = 24.0  # units around a place that a crop shows as well
_PIECE: Final = re.compile(r'data-t="([^"]*)" data-p="')  # what lies on the table

Line = Sequence[str]


@dataclass(frozen=True)
class _Spot:
    """Where a line leads, and what it lays there if that is not on the table yet."""

    area: Area
    body: str = ""
    symbols: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class _Scene:
    """One picture of the table, with the spots of both lines."""

    drawing: Drawing
    played: _Spot | None
    better: _Spot | None

    @property
    def spots(self) -> list[_Spot]:
        return [one for one in (self.played, self.better) if one is not None]


def pictures(game: AnyGame, view: Any, played: Line, better: Line, words: Words) -> list[Drawn]:
    """What a seat saw where the two lines part, with both marked: one picture, or, where the places
    are too far apart for that, one of what was played and one of what was better. Where neither
    line has a place, the middle of the first picture of the game."""
    common = common_actions(played, better)
    if common:
        view = seen_after(game, view, [game.parse(text) for text in played[:common]])
    lines = (played[common:], better[common:])
    best: _Scene | None = None
    for one in sorted(game.face.pictures(view), key=lambda one: one.place != "stage"):
        scene = _scene(game, view, words, one.key, lines)
        if scene is not None and (best is None or len(scene.spots) > len(best.spots)):
            best = scene
    return [] if best is None else _cropped(best)


def _scene(
    game: AnyGame, view: Any, words: Words, part: str, lines: tuple[Line, Line]
) -> _Scene | None:
    drawing = _drawn(game, view, words, part)
    places = touches(drawing)
    if not places:
        return None
    spots = []
    for line in lines:
        touched = _target(_steps(game, view, line), places)
        spots.append(
            _Spot(places[touched])
            if touched
            else _laid(game, view, words, part, line, drawing, places)
        )
    return _Scene(drawing, *spots)


def _steps(game: AnyGame, view: Any, line: Line) -> list[list[str]]:
    """What is touched for the next actions of a line: the choice itself, and what follows from it
    (a room that is bought is also placed)."""
    found: list[list[str]] = []
    for number, text in enumerate(line[:_FOLLOWED]):
        if number:
            view = seen_after(game, view, (game.parse(line[number - 1]),))
            if not game.legal(view, view.viewer):
                break
        found.append(_touched(game, view, text))
    return found


def _target(steps: list[list[str]], places: Mapping[str, Area]) -> str:
    """Where a line leads: the last place that is touched for the first action that has any."""
    for step in steps:
        known = [touch for touch in step if touch in places]
        if known:
            return known[-1]
    return ""


def _touched(game: AnyGame, view: Any, text: str) -> list[str]:
    offered = offered_as(game, view, text)
    for offer in game.face.offers(view):
        if offer.text == offered:
            return list(offer.touches)
    return []


def _laid(
    game: AnyGame,
    view: Any,
    words: Words,
    part: str,
    line: Line,
    drawing: Drawing,
    places: Mapping[str, Area],
) -> _Spot | None:
    """The piece that the first actions of a line lay on the table: it is in the picture after them
    and not in the one before. The second picture may have another scale and lie elsewhere: what
    both have tells by how much."""
    there = {key for key, _ in drawing.groups}
    for until in range(1, min(_FOLLOWED, len(line)) + 1):
        path = [game.parse(text) for text in line[:until]]
        after = _drawn(game, seen_after(game, view, path), words, part)
        fresh = [text for key, text in after.groups if key not in there and _PIECE.search(text)]
        now = touches(after)
        pieces = {touch for text in fresh for touch in _PIECE.findall(text)}
        fixed = next((touch for touch in places if touch in now), "")
        laid = [now[touch] for touch in sorted(pieces) if touch in now and touch not in places]
        if not (laid and fixed):
            continue
        old, new = places[fixed], now[fixed]
        scale = old.width / new.width
        x, y = old.left - scale * new.left, old.top - scale * new.top
        shift = f"translate({svg.num(x)} {svg.num(y)}) scale({scale:.4f})"
        body = f'<g class="ghost" transform="{shift}">{svg.still("".join(fresh))}</g>'
        return _Spot(around(laid).scaled(scale).moved(x, y), body, after.symbols)
    return None


def _drawn(game: AnyGame, view: Any, words: Words, part: str) -> Drawing:
    style = game.meta.styles[0]
    return readable(lambda density: game.face.draw(view, words, Appearance(density, style, part)))


def _cropped(scene: _Scene) -> list[Drawn]:
    areas = [one.area for one in scene.spots] or list(touches(scene.drawing).values())
    all_of_it = around(areas).grown(_ROOM, _ROOM)
    width, height = size_at_table(scene.drawing, WIDTH, HEIGHT)
    if len(scene.spots) < 2 or (all_of_it.width <= width and all_of_it.height <= height):
        return [_marked(scene, crop_around(scene.drawing, areas, WIDTH, HEIGHT))]
    return [_marked(scene, crop_around(scene.drawing, [area], WIDTH, HALF)) for area in areas]


def _marked(scene: _Scene, drawn: Drawn) -> Drawn:
    """The crop with what the lines lay there; what was played in brackets, what was better in a
    frame."""
    body = drawn.body + "".join(one.body for one in scene.spots)
    symbols = dict(drawn.symbols)
    for one in scene.spots:
        symbols |= svg.needed_symbols(one.body, one.symbols)
    if scene.better is not None:
        body += _frame(scene.better.area, drawn.scale)
    if scene.played is not None:
        body += _brackets(scene.played.area, drawn.scale)
    return replace(drawn, body=body, symbols=symbols)


def _frame(place: Area, scale: float) -> str:
    a = place.grown(2 / scale, 2 / scale)
    return (
        f'<rect class="better-mark" x="{svg.num(a.left)}" y="{svg.num(a.top)}"'
        f' width="{svg.num(a.width)}" height="{svg.num(a.height)}" rx="{svg.num(6 / scale)}"/>'
    )


def _brackets(place: Area, scale: float) -> str:
    a, arm = place, _ARM / scale
    left, right, top, bottom = (svg.num(one) for one in (a.left, a.right, a.top, a.bottom))
    path = f"M{left} {svg.num(a.top + arm)}V{top}H{svg.num(a.left + arm)}"
    path += f"M{right} {svg.num(a.bottom - arm)}V{bottom}H{svg.num(a.right - arm)}"
    return f'<path class="played-mark" d="{path}"/>'
