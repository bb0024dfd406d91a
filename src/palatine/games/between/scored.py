"""Events of the final scoring as steps that the page shows one after the other."""

from collections.abc import Mapping
from typing import Final

from palatine.core.display import Score
from palatine.core.events import Arg
from palatine.core.offer import Phrase

_NOBODY: Final = -1  # a castle's points are nobody's before it is known which castle counts


def score(key: str, args: Mapping[str, Arg]) -> Score | None:
    """An event of the final scoring as a step of it."""
    name = key.removeprefix("between-event-")
    touches = str(args.get("touches", "")).split()
    if name in ("counted", "total"):
        title = Phrase("between-score-castle", {"castle": str(args["castle"])})
        points = int(str(args["points"]))
        step = str(args["step"])
        return Score(step, title, _NOBODY, points, _formula(name, args), touches)
    if name == "lower":
        title = Phrase("between-score-lower")
        points = int(str(args["points"]))
        return Score("lower", title, _seat(args), points, _formula(name, args), touches)
    if name in ("tie-higher", "tie-specialty"):
        title = Phrase(f"between-score-{name}")
        return Score(name, title, _seat(args), 0, _formula(name, args))
    return None


def _seat(args: Mapping[str, Arg]) -> int:
    return int(str(args["seat"]))


def _formula(name: str, args: Mapping[str, Arg]) -> Phrase:
    """The line of the log is the formula."""
    plain = {k: v for k, v in args.items() if isinstance(v, (str, int))}
    return Phrase(f"between-event-{name}", plain)
