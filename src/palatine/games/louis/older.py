"""The rules of earlier versions: records and tables that began with them end by them.

Version 1 had no option for the order on marker tiles (L-966), and asked for swaps of missions after
the last round too (L-977).
"""

from dataclasses import replace
from typing import Final

from palatine.core.meta import Meta
from palatine.core.step import Step, replaced
from palatine.games.louis.meta import META
from palatine.games.louis.state import LouisState
from palatine.games.louis.steps import STEPS
from palatine.games.louis.steps.missions import SwapMissions


class SwapMissionsOfVersion1(SwapMissions):
    """L-807 of version 1: in every round."""

    name = "swap-missions"

    def is_due(self, s: LouisState) -> bool:
        return True


META_1: Final[Meta] = replace(META, version=1, options=())
STEPS_1: Final[list[Step[LouisState]]] = replaced(STEPS, [SwapMissionsOfVersion1()])
