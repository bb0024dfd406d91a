"""Events by which points are counted at the end, as steps of the scoring (section 6).

Coats of arms and laid missions are worth their points as soon as a player has them, and stand in
his score before the end. So the steps that turn them over say what they are worth and add nothing;
what is exchanged and the most of each kind add to the score.
"""

from collections.abc import Mapping
from typing import Final

from palatine.core.display import ScoringStep
from palatine.core.events import Arg
from palatine.core.offer import Phrase

# The icons of the categories of points.
SIGNS: Final = {"arms": "arms-1", "majorities": "crown", "missions": "mission"}


def score(key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
    """L-601 ... L-604  A step of the end; None for any other event."""
    if key == "louis-event-open":
        return ScoringStep("opened", Phrase("louis-step-opened"), -1, 0, Phrase(key), ["arms-pile"])
    found = _STEPS.get(key)
    seat, n = args.get("seat"), args.get("count")
    if found is None or not isinstance(seat, int) or not isinstance(n, int):
        return None
    return found(seat, n, args)


def _exchanged(seat: int, n: int, args: Mapping[str, Arg]) -> ScoringStep:
    """L-601  Things that become coats of arms."""
    things = str(args["things"])
    name = things.removeprefix("louis-exchange-")
    said: dict[str, str | int | Phrase | list[str]] = {"count": n, "things": Phrase(things)}
    formula = Phrase("louis-score-exchanged", said)
    title = Phrase("louis-step-exchange", {"things": Phrase(things)})
    places = {"influence": ["influence-deck"], "intrigue": ["intrigue-deck"], "louisdor": ["bank"]}
    return ScoringStep(
        f"exchange:{name}", title, seat, n, formula, ["arms-pile", *places.get(name, [])]
    )


def _opened(seat: int, n: int, args: Mapping[str, Arg]) -> ScoringStep:
    formula = Phrase("louis-score-opened", {"count": n})
    return ScoringStep("opened", Phrase("louis-step-opened"), seat, 0, formula, ["arms-pile"])


def _majority(seat: int, n: int, args: Mapping[str, Arg]) -> ScoringStep:
    """L-603  One more for the most of a kind."""
    arms = Phrase(str(args["arms"]))
    formula = Phrase("louis-score-majority", {"count": n, "arms": arms})
    title = Phrase("louis-step-majority", {"arms": arms})
    kind = str(args["arms"]).rpartition("-")[2]
    return ScoringStep(f"kind:{kind}", title, seat, 1, formula, [f"shield:{kind}", "arms-pile"])


def _missions(seat: int, n: int, args: Mapping[str, Arg]) -> ScoringStep:
    said = {"count": n, "points": int(str(args["points"]))}
    formula = Phrase("louis-score-missions", said)
    touches = [f"missions:{seat}"]
    return ScoringStep("missions", Phrase("louis-step-missions"), seat, 0, formula, touches)


_STEPS = {
    "louis-event-exchanged": _exchanged,
    "louis-event-opened": _opened,
    "louis-event-majority": _majority,
    "louis-event-missions": _missions,
}
