"""The steps of Louis XIV, in the order of the rulebook."""

from palatine.core.step import Step
from palatine.games.louis.state import LouisState
from palatine.games.louis.steps.draws import DRAWS
from palatine.games.louis.steps.ending import ENDING
from palatine.games.louis.steps.evaluation import EVALUATION
from palatine.games.louis.steps.influence import INFLUENCE
from palatine.games.louis.steps.missions import MISSION_STEPS
from palatine.games.louis.steps.placing import PLACING
from palatine.games.louis.steps.rewards import REWARDS
from palatine.games.louis.steps.supply import SUPPLY

STEPS: list[Step[LouisState]] = (
    DRAWS + SUPPLY + PLACING + INFLUENCE + EVALUATION + REWARDS + MISSION_STEPS + ENDING
)
