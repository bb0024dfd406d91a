"""Faces and backs of the action cards. A name and a text are the page's to add."""

from typing import Final

from palatine.core import sprite, svg
from palatine.games.torres.art.sizes import SEATS, Part

CARD_SIGNS: Final = {
    "leap_two": "a-leap",
    "block_under_knight": "a-under",
    "extra_block": "a-extra",
    "climb_inside": "a-climb",
    "diagonal": "a-diagonal",
    "six_ap": "a-six",
    "seven_ap": "a-seven",
    "move_block": "a-move",
    "redeploy": "a-redeploy",
    "vault": "a-vault",
}


def parts() -> list[Part]:
    """Ten faces, the back of the common deck, and one for each seat's own."""
    # beside a question on a phone a card is 48 px high: its sign is 16 px then
    common = sprite.back("back", "white", svg.icon("tower", 37, 52, 35))
    made = [_card(key, sign) for key, sign in CARD_SIGNS.items()]
    made.append(svg.symbol("torres_back", 74, 104, common))
    return made + [_back(seat) for seat in SEATS]


def _card(key: str, sign: str) -> Part:
    """The face of an action card: its name and text are the page's."""
    body = (
        svg.rect(1, 1, 72, 102, "f-paper s-ink w15", 6)
        + svg.rect(5, 5, 64, 94, "s-ink w06", 4)
        + svg.icon(sign, 37, 52, 44)
    )
    return svg.symbol(f"torres_card-{key}", 74, 104, body)


def _back(seat: int) -> Part:
    """The back of a seat's own deck."""
    sign = svg.at(37, 52, sprite.marker(seat, 10))
    return svg.symbol(
        f"torres_back{seat}", 74, 104, sprite.back(f"seat{seat}", f"seat{seat}-on", sign)
    )
