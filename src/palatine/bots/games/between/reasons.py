"""What can be seen on the table of Between Two Castles: why one action is better than another."""

from collections.abc import Mapping

from palatine.bots.games.between.last_turn import is_last_turn
from palatine.bots.reasons import TableFact
from palatine.games.between.parts import TYPES
from palatine.games.between.scoring import sheet
from palatine.games.between.state import BetweenState

BONUSES = (3, 5)  # rooms of a type that bring a bonus (B-401)


def features(view: BetweenState, seat: int) -> Mapping[str, TableFact]:
    castles = [view.castles[seat], view.castles[view.right_of(seat)]]
    low, high = sorted(sum(sheet(castle, view.throne_connects)) for castle in castles)
    counts = [castle.counts[kind] for castle in castles for kind in range(TYPES)]
    found = {  # how many there are, and what one is worth to the eye, in tenths of a point
        "lower": (low, 10),
        "higher": (high, 3),
        "bonus": (sum(n >= least for n in counts for least in BONUSES), 20),
        "near": (sum(n + 1 in BONUSES for n in counts), 8),
        "types": (sum(n > 0 for n in counts), 6),
    }
    return {
        name: TableFact(f"between-reason-{name}", value, tenths / 10)
        for name, (value, tenths) in found.items()
    }


def beyond_points(view: BetweenState) -> str | None:
    """B-1003  In the last turn of three it is about who wins, which points alone do not say."""
    return "between-reason-win" if is_last_turn(view) else None
