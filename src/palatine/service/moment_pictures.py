"""The board of a moment, cut to what matters: where somebody played, and where he might have."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from palatine.core import svg
from palatine.core.offer import Appearance
from palatine.core.svg import Drawing
from palatine.learn.crops import Drawn, crop_around, readable, size_at_table
from palatine.learn.measure import Area, around, touches
from palatine.service.moment_lines import Continuation, Parting

WIDTH, HEIGHT, HALF = 330, 290, 180
_ARM: Final = 14  # pixels of a bracket
_FOLLOWED: Final = 3  # actions of a line that are looked at
_ROOM: Final = 24.0  # units around a place that a crop shows as well
_PIECE: Final = re.compile(r'<[^>]* data-p="[^>]*>')  # what lies on the table
_TOUCH: Final = re.compile(r'data-t="([^"]*)"')

_Part = tuple[str, Drawing, Mapping[str, Area]]  # a picture by its key, with its touches


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

    @property
    def told(self) -> int:
        """How many lines can be told apart here."""
        return 0 if self.played == self.better else len(self.spots)


def pictures(parting: Parting) -> tuple[list[Drawn], int]:
    """What a seat saw where the two lines part, with both marked, and how many of them can be told
    apart by it: one picture, or, where their places are too far apart or they lay something at the
    same place, one of each line; none where neither has a place."""
    best = max(_scenes(parting), key=lambda one: len(one.spots), default=None)
    if best is None or not best.spots:
        return [], 0
    return _cropped(best), best.told


def board(parting: Parting) -> list[Drawn]:
    """The middle of the first picture that the game has there."""
    for _, drawing, places in _drawings(parting):
        return [crop_around(drawing, list(places.values()), WIDTH, HEIGHT)]
    return []


def _scenes(parting: Parting) -> Iterator[_Scene]:
    for part in _drawings(parting):
        ours, theirs = (_touched(line, part) for line in (parting.played, parting.better))
        played = _spot(parting, parting.played, part, _own(ours, theirs))
        better = _spot(parting, parting.better, part, _own(theirs, ours))
        yield _Scene(part[1], played, better)


def _drawings(parting: Parting) -> Iterator[_Part]:
    """The pictures of the view, those in sight first."""
    face = parting.game.face
    for one in sorted(face.pictures(parting.view), key=lambda one: one.place != "stage"):
        drawing = _drawn(parting, parting.view, one.key)
        places = touches(drawing)
        if places:
            yield one.key, drawing, places


def _touched(line: Continuation, part: _Part) -> list[str]:
    """The places in a picture that are touched for the first action of a line that has any: a room
    that is bought is also placed."""
    for number in range(min(len(line), _FOLLOWED)):
        known = [touch for touch in line.touched(number) if touch in part[2]]
        if known:
            return known
    return []


def _own(touched: Sequence[str], other: Sequence[str]) -> str:
    """The last place of a line that the other line does not touch, where there is one."""
    return ([one for one in touched if one not in other] or [*touched] or [""])[-1]


def _spot(parting: Parting, line: Continuation, part: _Part, touched: str) -> _Spot | None:
    """Where a line leads in a picture: to what is touched, else to where it lays a piece."""
    key, drawing, places = part
    if touched:
        return _Spot(places[touched])
    there = {name for name, _ in drawing.groups}
    for number in range(min(len(line), _FOLLOWED)):
        after = _drawn(parting, line.view(number + 1), key)
        fresh = [text for name, text in after.groups if name not in there]
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
    names = {
        name for text in pieces for one in _PIECE.findall(text) for name in _TOUCH.findall(one)
    }
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


def _drawn(parting: Parting, view: Any, part: str) -> Drawing:
    face, style = parting.game.face, parting.game.meta.styles[0]
    return readable(
        lambda density: face.draw(view, parting.words, Appearance(density, style, part))
    )


def _cropped(scene: _Scene) -> list[Drawn]:
    areas = [one.area for one in scene.spots]
    if len(areas) < 2 or (_fit(scene.drawing, areas) and not _hide(scene.spots)):
        return [_marked(scene, crop_around(scene.drawing, areas, WIDTH, HEIGHT))]
    return [_half(replace(scene, better=None)), _half(replace(scene, played=None))]


def _fit(drawing: Drawing, areas: list[Area]) -> bool:
    """Whether one crop shows all these places."""
    all_of_it = around(areas).grown(_ROOM, _ROOM)
    width, height = size_at_table(drawing, WIDTH, HEIGHT)
    return all_of_it.width <= width and all_of_it.height <= height


def _hide(spots: Sequence[_Spot]) -> bool:
    """Whether what one line lays would lie upon what the other lays."""
    one, other = spots
    return bool(one.body and other.body) and one.area.meets(other.area)


def _half(scene: _Scene) -> Drawn:
    """One of two pictures of a moment: that of one line."""
    areas = [one.area for one in scene.spots]
    return _marked(scene, crop_around(scene.drawing, areas, WIDTH, HALF))


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
