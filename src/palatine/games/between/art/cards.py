"""Faces of the bonus cards, 74 x 104: points, a sign, the name."""

from textwrap import wrap
from typing import Final

from palatine.core import sprite, svg
from palatine.core.offer import Words
from palatine.games.between.art.sizes import Part
from palatine.games.between.effects import card_key
from palatine.games.between.parts import CARD_IDS, CARD_METRICS, CARD_POINTS, CARDS

_SIGNS: Final = {
    "distinct_types": "whole",
    "attendants": "painter",
    "below_ground": "downstairs",
    "level_3_up": "tower",
    "rows": "block",
    "columns": "hallway",
    "surrounded_8": "plan",
    "surrounded_4": "joined",
    "specialty": "specialty",
    "throne_edge_types": "throne",
    "throne_ring": "king",
    "types_with_5": "bonus-card",
    "types_with_3": "bonus-card",
}


def parts(words: Words) -> list[Part]:
    """All twenty, and their common back."""
    made = [svg.symbol("between_card-back", 74, 104, _back())]
    for card in range(CARDS):
        name = words(card_key(card), {})
        made.append(svg.symbol(f"between_card-{CARD_IDS[card]}", 74, 104, _face(card, name)))
    return made


def _face(card: int, name: str) -> str:
    metric = CARD_METRICS[card]
    sign = _SIGNS.get(metric, metric.removeprefix("type:"))
    body = svg.rect(1, 1, 72, 102, "f-paper s-ink w15", 6) + svg.rect(5, 5, 64, 94, "s-rule w06", 3)
    body += svg.circle(37, 42, 22, "f-room-specialty s-ink w11") + svg.icon(sign, 37, 42, 30)
    body += svg.circle(16, 16, 10, "f-leaf s-ink w11")
    body += svg.text(16, 21, str(CARD_POINTS[card]), "num t14 f-door")
    lines = wrap(name, 13)[:3]
    for i, line in enumerate(lines):
        y = 84 - 5 * (len(lines) - 1) + 10 * i
        body += (
            f'<text x="37" y="{y}" class="f-ink serif b mid" font-size="8.5" aria-hidden="true">'
            f"{svg.escape(line)}</text>"
        )
    return body


def _back() -> str:
    return sprite.back("crimson", "white", svg.icon("bonus-card", 37, 52, 26))
