"""Beside the court in a picture for a file: the viewer's cards, and a strip for each seat."""

from typing import Final

from palatine.core import svg
from palatine.core.offer import Words
from palatine.games.louis.art.sizes import WIDE
from palatine.games.louis.draw.cards import (
    chips,
    draw_cards,
    draw_own_arms,
    facts,
    influence_cards,
    laid,
    secret_cards,
    shields,
)
from palatine.games.louis.state import LouisState

_ROOM: Final = 420  # width of the column beside the court
_STRIP: Final = 142  # from one seat to the next in it
_HAND: Final = 262  # height of what lies above the seats
_LARGEST: Final = 1.4
_MARGIN: Final = 16


def _scale(v: LouisState) -> float:
    """How large the column may be: as high as the court, if not too wide."""
    high = (_HAND if v.viewer >= 0 else 0) + _STRIP * v.seats
    return round(min(_LARGEST, (WIDE.height - 2 * _MARGIN) / high), 2)


def width_of_column(v: LouisState) -> int:
    """Column and margins."""
    return round(_ROOM * _scale(v)) + 2 * _MARGIN


def draw_column(picture: svg.Drawing, v: LouisState, words: Words) -> None:
    """A column to the right of the court, on paper."""
    column = svg.Drawing(_ROOM, 0, picture.symbols)
    y = 0
    if v.viewer >= 0:
        draw_own_arms(column, v, 0, y, 70)
        influence = influence_cards(v)
        draw_cards(column, influence, 0, 0, y + 42, _ROOM, 0.94)
        draw_cards(column, secret_cards(v), len(influence), 0, y + 150, _ROOM, 0.94)
        y += _HAND
    for seat in range(v.seats):
        column.add(f"seat:{seat}", _strip(v, seat, 0, y + seat * _STRIP, words))
    paper = svg.rect(WIDE.width, 0, width_of_column(v), WIDE.height, "f-paper2")
    picture.add("paper", paper)
    scale = _scale(v)
    for key, drawn in column.groups:
        picture.add(key, svg.at(WIDE.width + _MARGIN, _MARGIN, drawn, scale))


def _strip(v: LouisState, seat: int, x: int, y: int, words: Words) -> str:
    name = words("louis-seat", {"seat": seat})
    body = svg.rect(x, y, _ROOM, _STRIP - 8, "f-paper s-rule w11", 6)
    body += svg.icon(f"seat-{seat + 1}", x + 20, y + 20, 26)
    body += svg.text(x + 42, y + 26, name[:24], "serif b t18 f-ink")
    if seat == v.start:
        body += svg.icon("crown", x + _ROOM - 22, y + 20, 22, "c-gold")
    body += facts(v, seat, x + 20, y + 52)
    if v.revealed:
        body += shields(v, seat, x + 20, y + 82)
        body += laid(v, seat, x + 290, y + 72, 126, 0.55)
    else:
        body += chips(v, seat, x + 22, y + 102, 34, 0.95)
        body += laid(v, seat, x + 180, y + 72, 236, 0.55)
    return f"<g>{body}</g>"
