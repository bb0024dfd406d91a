"""A table at a glance, for the page that lists my tables: the place of the last move, cut out of
the picture, what was done there, and everybody's points."""

from collections.abc import Iterator
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.offer import Appearance
from palatine.core.state import Json
from palatine.core.svg import Drawing
from palatine.learn.crops import Drawn, crop, readable
from palatine.locales import Words
from palatine.table.table import Table


def glance(table: Table, viewer: int, words: Words, width: int, height: int) -> Json:
    """What a seat sees of it, with a picture of so many pixels."""
    if table.state is None or table.halted:
        return {"drawing": None, "line": "", "where": "", "scores": []}
    view = table.view(viewer)
    told = table.game.face.status(view)
    events = [line for _, line in table.log.since(viewer, 0) if line.kind == "event"]
    changes = (table.game.face.places(line.key, line.args) for line in reversed(events))
    drawn = _place(table.game, view, words, changes, width, height)
    return {
        "drawing": drawn.to_json() if drawn else None,
        "line": words(events[-1].key, events[-1].args) if events else "",
        "where": told.progress.title.said(words) if told.progress else "",
        "scores": told.scores,
    }


def _place(
    game: AnyGame, view: Any, words: Words, changes: Iterator[list[str]], width: int, height: int
) -> Drawn | None:
    """The newest change that has a place in a picture; None where none has."""
    drawings: dict[str, Drawing] = {}
    pictures = sorted(game.face.pictures(view), key=lambda one: one.place != "stage")
    for touches in (one for one in changes if one):
        for picture in pictures:
            if picture.key not in drawings:
                drawings[picture.key] = _drawn(game, view, words, picture.key)
            drawn = crop(drawings[picture.key], touches, width, height)
            if drawn is not None:
                return drawn
    return None


def _drawn(game: AnyGame, view: Any, words: Words, part: str) -> Drawing:
    style = game.meta.styles[0]
    return readable(lambda density: game.face.draw(view, words, Appearance(density, style, part)))
