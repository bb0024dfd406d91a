"""Measures and signs that faces, scenery and drawings share."""

from dataclasses import dataclass
from typing import Final

from palatine.games.between.parts import AROUND_HANGING as HANGING_KIND
from palatine.games.between.parts import (
    BLUE,
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

W: Final = 132  # units of a face
H: Final = 112
READABLE: Final = 16  # pixels of an icon on the screen, at least; 12 of a number


@dataclass(frozen=True)
class Size:
    """How the face of a room is drawn for one width on the screen; narrow ones have larger signs.

    icon: units of a sign (16 pixels on the narrowest room), number: of a number (12 pixels),
    strip: of the band with the wish; furniture: how large the vignette is, 0 for none.
    """

    suffix: str  # of its ids
    narrowest: int  # pixels of a room
    icon: int
    number: int
    strip: int
    furniture: float

    @property
    def ceiling(self) -> int:
        """How high the room is above its strip."""
        return H - self.strip


LARGE: Final = Size("", 76, 28, 22, 31, 0.95)
MEDIUM: Final = Size("-m", 58, 37, 28, 39, 0.72)
SMALL: Final = Size("-s", 41, 52, 40, 53, 0)
SIZES: Final = (LARGE, MEDIUM, SMALL)

TOKEN_FILLS: Final = ("rock1", "white", "seat2", "seat3", "slate", "seat4", "seat1")
ATTENDANT_SIGNS: Final = ("painter", "guard", "juggler", "groom")


def size_for(width: float) -> Size:
    """The richest face that can be read where a room is so many pixels wide."""
    return next((size for size in SIZES if width >= size.narrowest), SMALL)


def sign_of(piece: int) -> str:
    """The icon of a room's type, or of a kind of specialty room."""
    if piece < ROOMS:
        return TYPE_NAMES[TYPE_OF[piece]]
    return {FOUNTAIN: "fountain", TOWER: "tower", GRAND_FOYER: "foyer"}[piece]


def look_of(piece: int) -> str:
    """What its walls look like: the type, and whether it is open to the sky."""
    kind = TYPE_NAMES[TYPE_OF[piece]]
    return f"{kind}-sky" if BLUE[piece] else kind


def wish_of(piece: int) -> str:
    """The icon of what a room wants; '' where it names nothing."""
    if WANTS[piece] < 0:
        return ""
    if SCORES_BY[piece] == HANGING_KIND:
        return HANGINGS[WANTS[piece]]
    return TYPE_NAMES[WANTS[piece]]


def face(piece: int, size: Size = LARGE) -> str:
    """The id of a room's face."""
    return f"between_{PIECE_IDS[piece]}{size.suffix}"


def throne_face(throne: int, size: Size = LARGE) -> str:
    """The id of a throne room's face."""
    return f"between_throne-{throne}{size.suffix}"
