"""The steps of the game, in the order of the rulebook."""

from palatine.core.step import Step
from palatine.games.castles.state import CastlesState
from palatine.games.castles.steps.builder import BUILDING
from palatine.games.castles.steps.cards import CARD_STEPS
from palatine.games.castles.steps.market import MARKET_STEPS
from palatine.games.castles.steps.rewards import REWARD_STEPS
from palatine.games.castles.steps.setup import SETUP_STEPS
from palatine.games.castles.steps.sleeping import SLEEPING_STEPS
from palatine.games.castles.steps.turn import TURN_STEPS

STEPS: list[Step[CastlesState]] = (
    SETUP_STEPS + MARKET_STEPS + TURN_STEPS + REWARD_STEPS + SLEEPING_STEPS + CARD_STEPS + BUILDING
)
