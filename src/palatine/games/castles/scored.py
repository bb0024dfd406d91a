"""Events of the final scoring as steps of it (C-711 ... C-715)."""

from collections.abc import Mapping
from typing import Final

from palatine.core.display import ScoringStep
from palatine.core.events import Arg
from palatine.core.offer import Phrase

_PREFIX: Final = "castles-event-score-"
SIGNS: Final = {  # the icons of the categories of points
    "start": "person",
    "base": "plan",
    "own": "joined",
    "others": "whole",
    "rewards": "check",
    "stacks": "tower",
    "favors": "favor",
    "cards": "bonus-card",
    "money": "coin",
}


def score(key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
    """One gain of one seat; all gains for one favor belong together, and each card is a step; both
    have headings, since they may be called alike. Rooms that count are lit, with what each earns
    where that can be told."""
    if not key.startswith(_PREFIX):
        return None
    kind = key.removeprefix(_PREFIX)
    seat, points = args["seat"], args["points"]
    assert isinstance(seat, int) and isinstance(points, int)
    formula = Phrase("castles-formula-score-" + kind, _plain(args))
    step, title, touches = kind, Phrase("castles-points-" + kind), [f"seat:{seat}"]
    group = None
    if kind in ("favor", "card"):
        group, title = Phrase(f"castles-points-{kind}s"), Phrase(str(args[kind]))
        step = f"{kind}:{title.key.removeprefix(f'castles-{kind}-')}"
        touches.append(step)
    if kind == "card":
        step = f"plan:{seat}:{step}"  # it is about the castle of whoever has it, which is shown
    earned = [int(part) for part in str(args.get("earned", "")).split()]
    # What earns comes first: the points of each belong to it.
    touches = str(args.get("touches", "")).split() + touches
    return ScoringStep(step, title, seat, points, formula, touches, earned, group)


def _plain(args: Mapping[str, Arg]) -> dict[str, str | int | Phrase | list[str]]:
    """The arguments of an event as those of a phrase: names of messages become phrases."""
    found: dict[str, str | int | Phrase | list[str]] = {}
    for name, value in args.items():
        if isinstance(value, str):
            found[name] = Phrase(value) if value.startswith("castles-") else value
        elif isinstance(value, int):
            found[name] = value
    return found
