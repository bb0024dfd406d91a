"""Events as the page shows them: steps of the final scoring, and what they changed in a picture."""

from collections.abc import Mapping
from typing import Final

from palatine.core.display import ScoringStep
from palatine.core.events import Arg
from palatine.core.offer import Phrase
from palatine.games.between.parts import CARD_IDS, TOKENS

# The icons of lines of the sheet that are not called like them.
SIGNS: Final = {
    "towers": "tower",
    "fountains": "fountain",
    "grand_foyers": "foyer",
    "cards": "bonus-card",
    "attendants": "painter",
}
_NOBODY: Final = -1  # a castle's points are nobody's before it is known which castle counts


def score(key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
    """An event of the final scoring as a step of it."""
    name = key.removeprefix("between-event-")
    touches = str(args.get("touches", "")).split()
    if name in ("counted", "total"):
        title = Phrase(str(args.get("line", "between-score-total")))
        points = int(str(args["points"]))
        step = str(args["step"])
        earned = [int(part) for part in str(args.get("earned", "")).split()]
        castle = Phrase(str(args["castle"]))
        return ScoringStep(
            step, title, _NOBODY, points, _formula(name, args), touches, earned, castle
        )
    if name == "lower":
        title = Phrase("between-score-lower")
        points = int(str(args["points"]))
        return ScoringStep("lower", title, _seat(args), points, _formula(name, args), touches)
    if name in ("tie-higher", "tie-specialty"):
        title = Phrase(f"between-score-{name}")
        return ScoringStep(name, title, _seat(args), 0, _formula(name, args))
    return None


def _seat(args: Mapping[str, Arg]) -> int:
    return int(str(args["seat"]))


def _formula(name: str, args: Mapping[str, Arg]) -> Phrase:
    """How the points came about; castle, line and seat stand beside it already."""
    plain = {k: v for k, v in args.items() if isinstance(v, (str, int)) and k != "seat"}
    return Phrase(f"between-formula-{name}", plain)


def places(key: str, args: Mapping[str, Arg]) -> list[str]:
    """What an event has changed in the picture of a castle, apart from tiles, which move there."""
    number = (
        TOKENS.index(str(args["castle"]).removeprefix("between-castle-"))
        if "castle" in args
        else -1
    )
    if key == "between-event-attendant":
        return [f"throne:{number}"]
    if key == "between-event-kept":
        card = str(args["card"]).removeprefix("between-card-").replace("-", "_")
        return [f"kept:{number}:{card}"] if card in CARD_IDS else []
    return []
