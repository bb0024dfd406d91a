"""All steps, in the order of the rulebook."""

from palatine.core.step import Step
from palatine.games.between.state import BetweenState
from palatine.games.between.steps.bonuses import (
    Attendant,
    Card,
    Copy,
    Draw,
    Food,
    Keep,
    Special,
)
from palatine.games.between.steps.building import Build, Where
from palatine.games.between.steps.drafting import (
    Assign,
    Choose,
    Deal,
    Ludwig,
    Repeat,
    Round,
    Throne,
    Turn,
)
from palatine.games.between.steps.placing import Answer, At, CastleTurn, Lay, Order, Split

STEPS: list[Step[BetweenState]] = [
    Throne(),
    Round(),
    Deal(),
    Turn(),
    Ludwig(),
    Assign(),
    Choose(),
    CastleTurn(),
    Order(),
    Answer(),
    Lay(),
    Split(),
    At(),
    Draw(),
    Food(),
    Attendant(),
    Card(),
    Keep(),
    Copy(),
    Special(),
    Repeat(),
    Build(),
    Where(),
]
