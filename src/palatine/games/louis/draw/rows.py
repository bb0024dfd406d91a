"""Beside the court (or below it, on a phone): decks, own cards, and a strip for each seat."""

from typing import Final

from palatine.core import svg
from palatine.core.offer import Words
from palatine.games.louis.art.sizes import COLUMN, COMPACT, WIDE
from palatine.games.louis.draw.cards import (
    chips,
    draw_cards,
    draw_decks,
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
_DECKS: Final = 94  # heights of what lies above the seats
_HAND: Final = 262
_LARGEST: Final = 1.55

_SMALL_DECKS: Final = 74  # heights of what lies below a small court
_SMALL_HAND: Final = 108
_SMALL_STRIP: Final = 84


def column_scale(v: LouisState) -> float:
    """How large the column beside the court may be: as high as the court, if not too wide."""
    high = _DECKS + (_HAND if v.viewer >= 0 else 0) + _STRIP * v.seats
    return round(min(_LARGEST, (WIDE.bottom - WIDE.top) / high), 2)


def width_with_column(v: LouisState) -> int:
    """The wide sheet: court, column, and a margin."""
    return COLUMN + round(_ROOM * column_scale(v)) + 26


def draw_column(picture: svg.Drawing, v: LouisState, words: Words) -> None:
    """The wide sheet: a column to the right of the court."""
    column = svg.Drawing(_ROOM, 0, picture.symbols)
    draw_decks(column, v, 0, 0, 61, 0.72)
    y = _DECKS
    if v.viewer >= 0:
        draw_own_arms(column, v, 0, y, 70)
        influence = influence_cards(v)
        draw_cards(column, influence, 0, 0, y + 42, _ROOM, 0.94)
        draw_cards(column, secret_cards(v), len(influence), 0, y + 150, _ROOM, 0.94)
        y += _HAND
    for seat in range(v.seats):
        column.add(f"seat:{seat}", _wide_strip(v, seat, 0, y + seat * _STRIP, words))
    scale = column_scale(v)
    for key, drawn in column.groups:
        picture.add(key, svg.at(COLUMN, WIDE.top - 10, drawn, scale))


def _wide_strip(v: LouisState, seat: int, x: int, y: int, words: Words) -> str:
    name = words("louis-seat", {"seat": seat})
    body = svg.rect(x, y, _ROOM, _STRIP - 8, "f-paper s-rule w11", 6)
    body += svg.icon(f"seat-{seat + 1}", x + 20, y + 20, 26)
    body += svg.text(x + 42, y + 26, name[:24], "serif b t18 f-ink")
    if seat == v.start:
        body += svg.icon("crown", x + _ROOM - 22, y + 20, 22, "c-gold")
    body += facts(v, seat, x + 20, y + 52, 68)
    if v.revealed:
        body += shields(v, seat, x + 20, y + 82)
        body += laid(v, seat, x + 290, y + 72, 126, 0.55)
    else:
        body += chips(v, seat, x + 22, y + 102, 34, 0.95)
        body += laid(v, seat, x + 180, y + 72, 236, 0.55)
    return f"<g>{body}</g>"


def height_of_rows(v: LouisState) -> int:
    """The compact sheet: how much lies below the court."""
    hand = _SMALL_HAND if v.viewer >= 0 else 0
    return _SMALL_DECKS + hand + _SMALL_STRIP * v.seats + 10


def draw_rows(picture: svg.Drawing, v: LouisState) -> None:
    """The compact sheet: rows below the court."""
    y = COMPACT.bottom + 10
    draw_decks(picture, v, 8, y, 50, 0.55)
    y += _SMALL_DECKS
    if v.viewer >= 0:
        draw_cards(picture, influence_cards(v) + secret_cards(v), 0, 8, y, 344, 0.6)
        draw_own_arms(picture, v, 8, y + 68, 58)
        y += _SMALL_HAND
    for seat in range(v.seats):
        picture.add(f"seat:{seat}", _small_strip(v, seat, y + seat * _SMALL_STRIP))


def _small_strip(v: LouisState, seat: int, y: int) -> str:
    body = svg.rect(4, y, 352, 80, "f-paper s-rule w11", 5)
    body += svg.icon(f"seat-{seat + 1}", 15, y + 16, 20)
    if seat == v.start:
        body += svg.icon("crown", 15, y + 44, 16, "c-gold")
    body += facts(v, seat, 40, y + 16, 52)
    if v.revealed:
        body += shields(v, seat, 40, y + 44)
    else:
        body += chips(v, seat, 42, y + 54, 28, 0.8)
        body += laid(v, seat, 184, y + 32, 170, 0.44)
    return f"<g>{body}</g>"
