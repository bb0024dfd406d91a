"""The inspector: whatever can be pointed at on the page has something to say."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from contract.plays import Play
from palatine.core.display import Status
from palatine.core.match import bare_words
from palatine.core.offer import Appearance

_TOUCHES = re.compile(r'data-t="([^"]+)"')
_TURN = re.compile(r"r\d")  # a way to turn a tile is no thing


def everything_can_be_asked_about(play: Play) -> None:
    """Every touch of a picture, card, sign, fact, comparison, offer and seat is explained, to
    whoever sees it."""
    game = play.game
    silent: set[str] = set()
    for place, at in enumerate(play.sample):
        state = play.states[at]
        asked = [one.seat for one in game.pending(state) if one.seat in play.viewers]
        viewer = asked[0] if asked and place % 3 else play.viewers[place % len(play.viewers)]
        v = game.view(state, viewer)
        for touch in sorted(set(_shown(play, v))):
            told = game.face.explain(v, touch)
            if told is None or not told.name.key:
                silent.add(re.sub(r"-?\d+", "N", touch))
    assert not silent, f"nothing is said about {sorted(silent)}"


def _shown(play: Play, v: Any) -> Iterator[str]:
    """What the page asks about."""
    face = play.game.face
    yield from (f"seat:{seat}" for seat in range(play.case.seats))
    for picture in face.pictures(v):
        yield from (chip.touch for chip in picture.counts if chip.touch)
        if picture.place == "stage":
            look = Appearance(part=picture.key, density="wide")
            yield from _TOUCHES.findall(face.draw(v, bare_words, look).body)
    yield from _beside(face.status(v))
    if v.viewer >= 0:
        for offer in face.offers(v):
            yield from (touch for touch in offer.touches if not _TURN.fullmatch(touch))


def _beside(status: Status) -> Iterator[str]:
    budget = [status.budget] if status.budget else []
    for fact in [*chain.from_iterable(status.seats), *status.table, *budget]:
        yield from [fact.touch] if fact.touch else []
    for grid in status.grids:
        yield from (row.touch for row in grid.rows if row.touch)
    for tray in status.trays:
        for card in tray.cards:
            yield from [card.touch] if card.touch else []
            yield from (chip.touch for chip in card.chips if chip.touch)


CHECKS = [everything_can_be_asked_about]
