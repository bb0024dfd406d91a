"""The actions of Between Two Castles as numbers.

Spaces of a castle near its throne room have a number each. Beyond that window, where castles seldom
reach, the first number names the column and the second the row.
"""

from typing import Final

from palatine.core.action import Action
from palatine.core.numbering import Numbering, Path
from palatine.games.between.actions import AT, CARD, DRAW, SEAT_THRONE, TABLE
from palatine.games.between.state import BetweenState

SIDE: Final = 13
LEFTMOST: Final = -5  # columns -5 to 7, rows -4 to 8: the throne room lies in the middle
LOWEST: Final = -4


def _path(a: Action) -> Path:
    if a.kind in (DRAW, CARD, SEAT_THRONE):
        return ()
    if a.kind == AT and not is_near(a.a, a.b):
        return f"column {a.a}", f"row {a.b}"
    return (a.text,)


def is_near(x: int, y: int) -> bool:
    """Whether a space lies in the window."""
    return 0 <= x - LEFTMOST < SIDE and 0 <= y - LOWEST < SIDE


def numbering() -> Numbering[BetweenState]:
    """The numbers of all actions."""
    return Numbering(TABLE, [_path(a) for a in TABLE.all], [])
