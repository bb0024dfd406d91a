"""Events of the final scoring as steps of it (C-711 ... C-715)."""

from collections.abc import Mapping

from palatine.core.display import Score
from palatine.core.events import Arg
from palatine.core.offer import Phrase

_PREFIX = "castles-event-score-"


def score(key: str, args: Mapping[str, Arg]) -> Score | None:
    """One gain of one seat; all gains for one favor belong together, and each card is a step."""
    if not key.startswith(_PREFIX):
        return None
    kind = key.removeprefix(_PREFIX)
    seat, points = args["seat"], args["points"]
    assert isinstance(seat, int) and isinstance(points, int)
    formula = Phrase("castles-formula-score-" + kind, _plain(args))
    if kind == "favor":
        named = str(args["favor"])
        touch = "favor:" + named.removeprefix("castles-favor-")
        return Score(touch, Phrase(named), seat, points, formula, [touch, f"seat:{seat}"])
    if kind == "card":
        named = str(args["card"])
        touch = "card:" + named.removeprefix("castles-card-")
        return Score(touch, Phrase(named), seat, points, formula, [touch, f"seat:{seat}"])
    return Score(kind, Phrase("castles-points-" + kind), seat, points, formula, [f"seat:{seat}"])


def _plain(args: Mapping[str, Arg]) -> dict[str, str | int | Phrase | list[str]]:
    """The arguments of an event as those of a phrase: names of messages become phrases."""
    found: dict[str, str | int | Phrase | list[str]] = {}
    for name, value in args.items():
        if isinstance(value, str):
            found[name] = Phrase(value) if value.startswith("castles-") else value
        elif isinstance(value, int):
            found[name] = value
    return found
