"""Measures and signs that faces, scenery and drawings share."""

from typing import Final

from palatine.games.between.parts import AROUND_HANGING as HANGING_KIND
from palatine.games.between.parts import (
    FOUNTAIN,
    GRAND_FOYER,
    HANGINGS,
    PIECE_IDS,
    ROOMS,
    SCORES_BY,
    TOWER,
    TYPE_NAMES,
    TYPE_OF,
    WANTS,
)

Part = tuple[str, str]

W: Final = 132  # a wide face
H: Final = 112
FLOOR: Final = 26  # the strip with name and wish
Q: Final = 60  # a small face

TOKEN_FILLS: Final = ("rock1", "white", "seat2", "seat3", "slate", "seat4", "seat1")
ATTENDANT_SIGNS: Final = ("painter", "guard", "juggler", "groom")


def sign_of(piece: int) -> str:
    """The icon of a room's type, or of a kind of specialty room."""
    if piece < ROOMS:
        return TYPE_NAMES[TYPE_OF[piece]]
    return {FOUNTAIN: "fountain", TOWER: "tower", GRAND_FOYER: "foyer"}[piece]


def wash_of(piece: int) -> str:
    """The colour name of a room."""
    return "room-" + TYPE_NAMES[TYPE_OF[piece]]


def wish_of(piece: int) -> str:
    """The icon of what a room wants; '' where it names nothing."""
    if WANTS[piece] < 0:
        return ""
    if SCORES_BY[piece] == HANGING_KIND:
        return HANGINGS[WANTS[piece]]
    return TYPE_NAMES[WANTS[piece]]


def wide(piece: int) -> str:
    """The id of a wide face."""
    return f"between_{PIECE_IDS[piece]}"


def small(piece: int) -> str:
    """The id of a small face."""
    return f"between_{PIECE_IDS[piece]}-s"
