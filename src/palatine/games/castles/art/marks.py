"""The signs of a room: what its bonus counts, in which colour its type is shown."""

from typing import Final

from palatine.games.castles.parts import BONUS_TYPES, TYPE_BIT, TYPE_OF, TYPES
from palatine.games.castles.shapes import TURNED

BONUS_SIGNS: Final = ("", "joined", "touch", "whole")  # by kind of bonus


def is_ell(tile: int) -> bool:
    """Whether a tile is L-shaped."""
    t = TURNED[tile][0]
    return not t.disc and not t.halves and len(t.cells) < t.width * t.height


def ink_of(tile: int) -> str:
    """The colour of a type's sign on paper."""
    kind = TYPES[TYPE_OF[tile]]
    return "c-ink" if kind == "downstairs" else f"c-room-{kind}-ink"


def counted(tile: int) -> list[str]:
    """The types a bonus counts."""
    return [TYPES[i] for i in range(8) if BONUS_TYPES[tile] & TYPE_BIT[i]]
