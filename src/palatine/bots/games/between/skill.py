"""Between Two Castles: how well the others choose, told by the castles they build without us."""

from typing import Final

from palatine.bots.games.between.rollout import TURNS
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import BetweenState

# Points of a castle when each turn begins, at tables of three (tools/fit_between.py): if nobody
# chooses (--bot random), and if everybody takes and places what looks best (--bot greedy)
BY_CHANCE: Final = (0.0, 1.2, 2.7, 4.7, 7.6, 11.5, 16.8, 23.2, 30.7)
BY_CHOICE: Final = (0.0, 5.1, 9.7, 15.2, 20.9, 31.8, 42.8, 53.6, 63.5)
# Of the difference, where one of two does not choose (B-1103); greedy at two seats came to 0.61 to
# 0.75 of it, turn by turn
BESIDE_LUDWIG: Final = 0.65


def skill_of_others(view: BetweenState) -> float:
    """0 if the others place anything anywhere, 1 if they choose as anybody would; before there is
    anything to see they are trusted."""
    turns = TURNS * (view.round - 1) + view.turn
    if turns == 0:
        return 1.0
    placing = view.frames[-1].step not in ("choose", "assign")
    ours = (view.viewer, view.right_of(view.viewer))
    skills = [
        _skill_shown(view, castle, turns, placing)
        for castle in range(view.places)
        if castle not in ours
    ]
    return sum(skills) / len(skills)


def _skill_shown(view: BetweenState, castle: int, turns: int, placing: bool) -> float:
    """One castle's points between what chance would make of it and what choice would; in the midst
    of a turn half of it is reckoned as done."""
    castle_prospect = turns + placing
    least = (BY_CHANCE[turns] + BY_CHANCE[castle_prospect]) / 2
    most = (BY_CHOICE[turns] + BY_CHOICE[castle_prospect]) / 2
    if not (view.is_person(castle) and view.is_person(view.left_of(castle))):
        most = least + BESIDE_LUDWIG * (most - least)
    points: int = castle_score(view.castles[castle], view.throne_connects)
    return (points - least) / (most - least)
