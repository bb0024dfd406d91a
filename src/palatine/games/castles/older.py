"""The rules of earlier versions: records and tables that began with them end by them.

Version 1 counted rounds without a purchase for one player too (A-48).
"""

from dataclasses import replace
from typing import Final

from palatine.core.meta import Meta
from palatine.core.step import Step, replaced
from palatine.games.castles.meta import META
from palatine.games.castles.parts import IDLE_ROUNDS
from palatine.games.castles.state import CastlesState
from palatine.games.castles.steps import STEPS
from palatine.games.castles.steps.market import Pass


class PassOfVersion1(Pass):
    """A-48 of version 1: the eighth round without a purchase is the last for one player too."""

    name = "pass"

    def ends(self, s: CastlesState) -> bool:
        return s.last or s.idle >= IDLE_ROUNDS


META_1: Final[Meta] = replace(META, version=1)
STEPS_1: Final[list[Step[CastlesState]]] = replaced(STEPS, [PassOfVersion1()])
