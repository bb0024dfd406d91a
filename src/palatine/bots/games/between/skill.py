"""Between Two Castles: how well the others choose, told by the castles they build without us."""

from palatine.bots.games.between.rollout import TURNS
from palatine.bots.games.between.weights import Weights
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import BetweenState


def skill_of_others(w: Weights, view: BetweenState) -> float:
    """0 if the others place anything anywhere, 1 if they choose as anybody would; before there is
    anything to see they are trusted."""
    turns = TURNS * (view.round - 1) + view.turn
    if turns == 0:
        return 1.0
    placing = view.frames[-1].step not in ("choose", "assign")
    ours = (view.viewer, view.right_of(view.viewer))
    skills = [
        _skill_shown(w, view, castle, turns, placing)
        for castle in range(view.places)
        if castle not in ours
    ]
    return sum(skills) / len(skills)


def _skill_shown(w: Weights, view: BetweenState, castle: int, turns: int, placing: bool) -> float:
    """One castle's points between what chance would make of it and what choice would; in the midst
    of a turn half of it is reckoned as done."""
    castle_prospect = turns + placing
    least = (w.by_chance[turns] + w.by_chance[castle_prospect]) / 2
    most = (w.by_choice[turns] + w.by_choice[castle_prospect]) / 2
    if not (view.is_person(castle) and view.is_person(view.left_of(castle))):
        most = least + w.beside_ludwig * (most - least)
    points: int = castle_score(view.castles[castle], view.throne_connects)
    return (points - least) / (most - least)
