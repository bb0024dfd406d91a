"""The actions of Louis XIV as numbers.

To play a card for markers on certain tiles is one number: there are few ways from each person, and
each is met often. Two kinds take several numbers, for there are hundreds of ways of which each is
met seldom: four markers (L-825) are placed tile by tile, `enough` ends it early; and a mission is
laid by naming it, then the two chips that pay for it.
"""

from typing import Final

from palatine.core.action import Action
from palatine.core.numbering import Numbering, Path
from palatine.games.louis.actions import (
    DRAW_ARMS,
    DRAW_INFLUENCE,
    DRAW_INTRIGUE,
    DRAW_MISSION,
    DRAW_MONEY,
    LAY,
    MARKS,
    PLACE_FOUR,
    TABLE,
)
from palatine.games.louis.names import CHIPS, MISSION_IDS
from palatine.games.louis.state import LouisState

_DRAWS: Final = (DRAW_MONEY, DRAW_INFLUENCE, DRAW_INTRIGUE, DRAW_MISSION, DRAW_ARMS)
_FOUR: Final = 4


def _path(a: Action) -> Path:
    if a.kind in _DRAWS:
        return ()
    if a.kind == PLACE_FOUR:
        tiles = [f"marker {tile + 1}" for tile in MARKS[a.b]]
        return tuple(tiles + ["enough"] * (len(tiles) < _FOUR))
    if a.kind == LAY:
        return f"lay {MISSION_IDS[a.a]}", f"chips {CHIPS[a.b]} {CHIPS[a.c]}"
    return (a.text,)


def numbering() -> Numbering[LouisState]:
    """The numbers of all actions."""
    return Numbering(TABLE, [_path(a) for a in TABLE.all], [])
