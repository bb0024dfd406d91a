"""A view as a picture: the court, then a row for each seat, then the cards that are out.

It shows the position and nothing else; what may be touched is marked, and the page does the rest.
"""

from functools import cache
from typing import Final

from palatine.core import sprite, svg
from palatine.core.native import HIDDEN, cells
from palatine.core.offer import Appearance, Words
from palatine.games._template.parts import GRID, KINDS, VALUES, side_of
from palatine.games._template.scoring import points
from palatine.games._template.state import TinyState

_CELL: Final = 72
_CARD: Final = 56  # from one card to the next
_EDGE: Final = 16
_ROW: Final = 84
_HAND: Final = 76  # from the sign of a seat to its first card


@cache
def symbols() -> dict[str, str]:
    """What the drawing refers to: shared seats and icons, and our own cells, cards and banners."""
    own = [
        svg.part("tiny_cell", svg.rect(2, 2, _CELL - 4, _CELL - 4, "f-sand s-rule w11", 6)),
        svg.part("tiny_back", svg.rect(0, 0, 48, 68, "f-back s-ink w15", 5)),
    ]
    own += [svg.symbol(f"tiny_card-{n}", 48, 68, _face(n)) for n in VALUES]
    own += [svg.part(f"tiny_banner-{n}", sprite.marker(n, 20)) for n in range(1, 5)]
    return {**sprite.symbols(), **dict(own)}


def _face(value: int) -> str:
    return svg.rect(1, 1, 46, 66, "f-paper s-ink w15", 5) + svg.text(24, 44, str(value), "num t28")


def draw(v: TinyState, words: Words, appearance: Appearance) -> svg.Drawing:
    """Wide: the seats stand beside the court; compact: below it."""
    wide = appearance.density == "wide"
    court = side_of(str(v.options["court"])) * _CELL
    x = 2 * _EDGE + court if wide else _EDGE
    y = _EDGE if wide else 2 * _EDGE + court
    below = y + v.seats * _ROW
    width = max(court + 2 * _EDGE, x + _HAND + KINDS * _CARD + _EDGE // 2)
    height = max(court + 2 * _EDGE, below + _ROW)
    picture = svg.Drawing(width, height, symbols(), words("tiny-title", {}))
    picture.add("table", svg.rect(0, 0, width, height, "f-paper2", 10))
    _draw_court(picture, v)
    for seat in range(v.seats):
        picture.add(f"seat:{seat}", svg.at(x, y + seat * _ROW, _seat(v, seat, words)))
    picture.add("played", svg.at(x, below, _played(v)))
    return picture


def _draw_court(picture: svg.Drawing, v: TinyState) -> None:
    """X-01  One group a cell: only the one that changes is sent again to the screen."""
    owner: dict[int, int] = {
        cell: seat for seat in range(v.seats) for cell in cells(v.banners[seat])
    }
    for cell in cells(v.court):
        name = GRID.names[cell]
        body = svg.use("tiny_cell", 0, 0)
        if cell in owner:
            mark = svg.use(f"tiny_banner-{owner[cell] + 1}", _CELL / 2, _CELL / 2)
            body += f'<g data-p="banner:{name}">{mark}</g>'
        body += _hit("tiny_cell")
        x, y = _EDGE + cell % GRID.width * _CELL, _EDGE + cell // GRID.width * _CELL
        picture.add(name, f'<g data-t="{name}" transform="translate({x} {y})">{body}</g>')


def _hit(symbol: str) -> str:
    """The outline that the page lights up when this can be touched."""
    return f'<use class="hit" href="#{symbol}"/>'


def _seat(v: TinyState, seat: int, words: Words) -> str:
    """A seat's sign, points and cards. The viewer's own lie in a tray beside the picture, and only
    there (`status.py`)."""
    score = sum(points(v, seat).values())
    body = svg.icon(f"seat-{seat + 1}", 24, 24, 40)
    body += svg.text(24, 64, words("tiny-score", {"points": score}), "sans mid t18 f-ink")
    if seat != v.viewer:
        for place, kind in enumerate(v.hands[seat]):
            card = svg.use("tiny_back", 0, 0) if kind == HIDDEN else _card_face(kind)
            body += svg.at(_HAND + place * _CARD, 0, card)
    return f'<g data-p="hand:{seat}">{body}</g>'


def _card_face(kind: int) -> str:
    return f'<use href="#tiny_card-{VALUES[kind]}" width="48" height="68"/>'


def _played(v: TinyState) -> str:
    """X-03  How many cards of each value are out; and the deck."""
    body = f'<g data-p="deck">{svg.use("tiny_back", 0, 0)}</g>'
    body += svg.text(24, 42, str(v.deck.size()), "sans b mid t22 f-white")
    for kind in range(KINDS):
        face = _card_face(kind) + svg.text(24, 62, f"× {v.played[kind]}", "sans mid t18 f-ink2")
        body += svg.at(_HAND + kind * _CARD, 0, f'<g data-p="played:{VALUES[kind]}">{face}</g>')
    return body
