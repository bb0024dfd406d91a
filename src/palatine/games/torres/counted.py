"""Events of Torres by which points are counted, as steps of a scoring: castle by castle, the king's
bonus, the master card, and the fields of the track that others had taken."""

from collections.abc import Mapping
from typing import Final

from palatine.core.display import ScoringStep
from palatine.core.events import Arg
from palatine.core.offer import Phrase

SIGNS: Final = {  # the icons of the categories of points
    "castles": "block",
    "king": "king",
    "master": "master",
    "marker": "ap",
    "track": "trophy",
}


def score(key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
    """The step that an event belongs to; None where it counts nothing. The sum of all castles
    (T-703) is none: its parts have been counted castle by castle."""
    event = key.removeprefix("torres-event-")
    if event not in _STEPS:
        return None
    told: dict[str, str | int | Phrase] = {
        name: Phrase(str(value)) if name == "card" else value
        for name, value in args.items()
        if isinstance(value, str | int)
    }
    cells = str(args.get("cells", "")).split()
    step = f"castle:{cells[0]}" if event == "castle-points" else _STEPS[event]
    title = Phrase(f"torres-score-{_STEPS[event]}", told)
    formula = Phrase(f"torres-score-{_STEPS[event]}-formula", told)
    # The knight who earns the points comes first; where several do it together, one of them.
    knight = str(args.get("knight", cells[0] if cells else ""))
    touches = [knight, *[cell for cell in cells if cell != knight]] if cells else []
    seat, points = int(str(args["seat"])), int(str(args["points"]))
    pays = Phrase(f"torres-score-{_STEPS[event]}-pays", told) if event in _PAYING else None
    earned = [points] if cells else []
    return ScoringStep(step, title, seat, points, formula, touches, earned, pays=pays)


_STEPS = {
    "castle-points": "castle",
    "king-bonus": "king",
    "master-points": "master",
    "pushed": "track",
}
_PAYING = ("castle-points", "king-bonus")
