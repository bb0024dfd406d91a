"""The actions of Torres as numbers.

A step to a neighbouring cell is one number for each pair of neighbours; so are leaps, diagonal
steps and vaults. Where a knight can come out far away (doors, climbs, redeployments: never two of
these at a time) the first number says which knight goes, the second where to. Of two cards that go
back, the upper one and the end of the deck are named: the other card is the one that is left.
"""

from typing import Final

from palatine.core.action import Action
from palatine.core.native import holds
from palatine.core.numbering import Numbering, Path
from palatine.games.torres.actions import (
    BACK,
    DOOR,
    DRAW,
    MASTER,
    STEP,
    TABLE,
    USE_FROM,
)
from palatine.games.torres.cards import VAULT_WAYS
from palatine.games.torres.parts import (
    ASLANT,
    CARD_KEYS,
    CLIMB,
    DIAGONAL,
    GRID,
    NEAR,
    REDEPLOY,
    VAULT,
)
from palatine.games.torres.state import TorresState

_FAR: Final = (CLIMB, REDEPLOY)


def _is_near(kind: int, one: int, two: int) -> bool:
    """Whether a card could take a knight from one cell to the other, on any board."""
    if kind == DIAGONAL:
        return holds(ASLANT[one], two)
    if kind == VAULT:
        return any(beyond == two for _, beyond in VAULT_WAYS[one])
    return holds(NEAR[one], two)


def _path(a: Action) -> Path:
    """The names of the numbers of an action; none for draws and for what no board allows."""
    if a.kind in (DRAW, MASTER):
        return ()
    if a.kind == STEP:
        return (a.text,) if holds(NEAR[a.a], a.b) else ()
    if a.kind == DOOR:
        return _far(a.a, a.b)
    if a.kind == USE_FROM:
        if a.a in _FAR:
            return _far(a.b, a.c)
        return (a.text,) if _is_near(a.a, a.b, a.c) else ()
    if a.kind == BACK:
        return (f"back {CARD_KEYS[a.a]} {'under' if a.c else 'top'}",)
    return (a.text,)


def _far(one: int, two: int) -> Path:
    return () if one == two else (f"from {GRID.names[one]}", f"to {GRID.names[two]}")


def numbering() -> Numbering[TorresState]:
    """The numbers of all actions."""
    return Numbering(TABLE, [_path(a) for a in TABLE.all], [])
