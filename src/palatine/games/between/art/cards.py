"""Faces of the bonus cards, 74 x 104: points and a sign. The page writes their names."""

from typing import Final

from palatine.core import sprite, svg
from palatine.games.between.art.sizes import Part
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


def parts() -> list[Part]:
    """All twenty, and their common back."""
    made = [svg.symbol("between_card-back", 74, 104, _back())]
    for card in range(CARDS):
        made.append(svg.symbol(f"between_card-{CARD_IDS[card]}", 74, 104, _face(card)))
    return made


def sign_of_card(card: int) -> str:
    """The icon of what a card counts."""
    metric = CARD_METRICS[card]
    return _SIGNS.get(metric, metric.removeprefix("type:"))


def _face(card: int) -> str:
    sign = sign_of_card(card)
    body = svg.rect(1, 1, 72, 102, "f-paper s-ink w15", 6) + svg.rect(5, 5, 64, 94, "s-rule w06", 3)
    body += svg.circle(37, 64, 28, "f-room-specialty s-ink w11") + svg.icon(sign, 37, 64, 40)
    body += svg.circle(19, 20, 15, "f-leaf s-ink w11")
    return body + svg.text(19, 28, str(CARD_POINTS[card]), "num t22 f-door")


def _back() -> str:
    return sprite.back("crimson", "white", svg.icon("bonus-card", 37, 52, 26))
