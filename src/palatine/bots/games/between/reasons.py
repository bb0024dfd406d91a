"""What can be seen on the table of Between Two Castles: why one action is better than another."""

from collections.abc import Mapping

from palatine.bots.games.between.last_turn import is_last_turn
from palatine.bots.reasons import TableFact
from palatine.games.between.effects import castle_key
from palatine.games.between.parts import TYPE_NAMES, TYPES
from palatine.games.between.scoring import sheet
from palatine.games.between.state import BetweenState

THIRD, FIFTH = 3, 5  # the rooms of a type that bring a bonus (B-401)


def features(view: BetweenState, seat: int) -> Mapping[str, TableFact]:
    numbers = [seat, view.right_of(seat)]
    castles = [view.castles[number] for number in numbers]
    low, high = sorted(sum(sheet(castle, view.throne_connects)) for castle in castles)
    counts = [castle.counts[kind] for castle in castles for kind in range(TYPES)]
    found = {  # how many there are, and what one is worth to the eye, in tenths of a point
        "lower": (low, 10),
        "higher": (high, 3),
        "near": (sum(n + 1 in (THIRD, FIFTH) for n in counts), 8),
        "types": (sum(n > 0 for n in counts), 6),
    }
    told = {
        name: TableFact(f"between-reason-{name}", value, tenths / 10)
        for name, (value, tenths) in found.items()
    }
    for kind in range(TYPES):  # each third has a bonus of its own (B-402 ... B-409)
        having = [number for number in numbers if view.castles[number].counts[kind] >= THIRD]
        told[TYPE_NAMES[kind]] = _bonus(TYPE_NAMES[kind], len(having), having)
    having = [n for n in numbers for kind in range(TYPES) if view.castles[n].counts[kind] >= FIFTH]
    told["fifth"] = _bonus("fifth", len(having), having)
    return told


def _bonus(name: str, value: int, castles: list[int]) -> TableFact:
    """A bonus by the castles that have it; where it is one castle alone, it is named."""
    where = castle_key(castles[0]) if len(set(castles)) == 1 else "some"
    return TableFact(f"between-reason-{name}", value, 2.0, {"castle": where})


def beyond_points(view: BetweenState) -> str | None:
    """B-1003  In the last turn of three it is about who wins, which points alone do not say."""
    return "between-reason-win" if is_last_turn(view) else None
