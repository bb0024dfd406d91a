"""The board of a moment, cut to what matters: where somebody played, and where he might have."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from palatine.bots.judgement import seen_after
from palatine.bots.review import common_actions
from palatine.core import svg
from palatine.core.chance import AnyGame
from palatine.core.offer import Appearance
from palatine.core.svg import Drawing
from palatine.learn.crops import Drawn, crop, readable
from palatine.learn.measure import Area, touches
from palatine.locales import Words
from palatine.service.thinking import offered_as

WIDTH, HEIGHT = 330, 290
_ARM: Final = 14  # pixels of a bracket
_FOLLOWED: Final = 2  # actions of a line that are looked at


def picture(
    game: AnyGame, view: Any, played: Sequence[str], better: Sequence[str], words: Words
) -> Drawn | None:
    """What a seat saw where the two lines part, with both marked; where neither has a place in a
    picture, the middle of the first one."""
    common = common_actions(played, better)
    if common:
        view = seen_after(game, view, [game.parse(text) for text in played[:common]])
    ours, theirs = _steps(game, view, played[common:]), _steps(game, view, better[common:])
    best: tuple[int, Drawing, list[str], list[str]] | None = None
    for one in sorted(game.face.pictures(view), key=lambda one: one.place != "stage"):
        drawing = _drawn(game, view, words, one.key)
        places = touches(drawing)
        done, instead = _target(ours, places), _target(theirs, places)
        known = len(done) + len(instead)
        if places and (best is None or known > best[0]):
            best = (known, drawing, done, instead)
    return None if best is None else _marked(*best[1:])


def _steps(game: AnyGame, view: Any, line: Sequence[str]) -> list[list[str]]:
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


def _target(steps: list[list[str]], places: Mapping[str, Area]) -> list[str]:
    """Where a line leads: the last place that is touched for the first action that has any."""
    for step in steps:
        known = [touch for touch in step if touch in places]
        if known:
            return known[-1:]
    return []


def _touched(game: AnyGame, view: Any, text: str) -> list[str]:
    offered = offered_as(game, view, text)
    for offer in game.face.offers(view):
        if offer.text == offered:
            return list(offer.touches)
    return []


def _drawn(game: AnyGame, view: Any, words: Words, part: str) -> Drawing:
    style = game.meta.styles[0]
    return readable(lambda density: game.face.draw(view, words, Appearance(density, style, part)))


def _marked(drawing: Drawing, ours: list[str], theirs: list[str]) -> Drawn | None:
    """The crop around both, what was played in brackets, what was better in a frame."""
    places = touches(drawing)
    drawn = crop(drawing, [*ours, *theirs] or places, WIDTH, HEIGHT)
    if drawn is None:
        return None
    body = drawn.body
    for touch in theirs:
        body += _frame(places[touch], drawn.scale)
    for touch in ours:
        body += _brackets(places[touch], drawn.scale)
    return replace(drawn, body=body)


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
