"""The actions of Tiny as numbers: one each; nobody chooses what is drawn."""

from palatine.core.action import Action
from palatine.core.numbering import Numbering, Path
from palatine.games._template.actions import DRAW, TABLE
from palatine.games._template.state import TinyState


def _path(a: Action) -> Path:
    return () if a.kind == DRAW else (a.text,)


def numbering() -> Numbering[TinyState]:
    """The numbers of all actions."""
    return Numbering(TABLE, [_path(a) for a in TABLE.all], [])
