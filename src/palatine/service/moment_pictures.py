"""The board of a moment, cut to what matters: where somebody played, and where he might have."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
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
    ours, theirs = (_Continuation(game, view, line[common:], words) for line in (played, better))
    best: _Scene | None = None
    for one in sorted(game.face.pictures(view), key=lambda one: one.place != "stage"):
        drawing = _drawn(game, view, words, one.key)
        places = touches(drawing)
        if not places:
            continue
        scene = _Scene(drawing, *(line.spot(one.key, drawing, places) for line in (ours, theirs)))
        if best is None or len(scene.spots) > len(best.spots):
            best = scene
    return [] if best is None else _cropped(best)


class _Continuation:
    """The next actions of a line, and where they lead in the pictures of the table."""

    def __init__(self, game: AnyGame, view: Any, line: Line, words: Words) -> None:
        self.game, self.words = game, words
        self.path = [game.parse(text) for text in line[:_FOLLOWED]]
        # what is seen before each of these actions, and after the last
        self.views = [seen_after(game, view, self.path[:n]) for n in range(len(self.path) + 1)]

    @cached_property
    def touched(self) -> list[list[str]]:
        """What is touched for each action: the choice itself, and what follows from it (a room that
        is bought is also placed)."""
        found: list[list[str]] = []
        for view, action in zip(self.views, self.path):
            if not self.game.legal(view, view.viewer):
                break
            offered = offered_as(self.game, view, action.text)
            offers = [one for one in self.game.face.offers(view) if one.text == offered]
            found.append(list(offers[0].touches) if offers else [])
        return found

    def spot(self, part: str, drawing: Drawing, places: Mapping[str, Area]) -> _Spot | None:
        """Where the line leads in a picture: the last place that is touched for the first action
        that has any; else where it lays a piece."""
        for touched in self.touched:
            known = [touch for touch in touched if touch in places]
            if known:
                return _Spot(places[known[-1]])
        there = {key for key, _ in drawing.groups}
        for view in self.views[1:]:
            after = _drawn(self.game, view, self.words, part)
            fresh = [text for key, text in after.groups if key not in there]
            laid = _laid(fresh, places, touches(after))
            if laid is not None:
                return replace(laid, symbols=after.symbols)
        return None


def _laid(
    fresh: Sequence[str], places: Mapping[str, Area], after: Mapping[str, Area]
) -> _Spot | None:
    """The pieces among these groups, which are new in a later picture. That may have another scale
    and lie elsewhere: by how much is told by a place that both have. places, after: by touch, those
    of the picture before and of the later one."""
    pieces = [text for text in fresh if _PIECE.search(text)]
    names = {touch for text in pieces for touch in _PIECE.findall(text)}
    areas = [area for touch, area in after.items() if touch in names and touch not in places]
    fixed = next((touch for touch in places if touch in after), None)
    if not areas or fixed is None:
        return None
    old, new = places[fixed], after[fixed]
    scale = old.width / new.width
    x, y = old.left - scale * new.left, old.top - scale * new.top
    shift = f"translate({svg.num(x)} {svg.num(y)}) scale({scale:.4f})"
    body = f'<g class="ghost" transform="{shift}">{svg.still("".join(pieces))}</g>'
    return _Spot(around(areas).scaled(scale).moved(x, y), body)


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
