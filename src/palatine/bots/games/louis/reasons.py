"""What can be seen on the table of Louis XIV: why one action is better than another."""

from collections.abc import Mapping

from palatine.bots.reasons import TableFact
from palatine.core.native import count
from palatine.games.louis.effects import person_key
from palatine.games.louis.names import COLUMNS, MARKERS, TILES
from palatine.games.louis.state import LouisState
from palatine.games.louis.steps.missions import has_chips

WORTH = {"first": 2.0, "enough": 2.0}  # a marker more where it wins the reward; elsewhere 1


def features(view: LouisState, seat: int) -> Mapping[str, TableFact]:
    own = view.players[seat]
    ready = [mission for mission in own.missions if _is_payable(view, seat, mission)]
    found = {  # how many there are, and what one is worth to the eye, in tenths of a point
        "money": (own.money, 6),
        "chips": (own.chip_total(), 9),
        "ready": (len(ready), 20),
        "missions": (int(count(own.laid)), 50),
        "intrigue": (len(own.intrigue), 9),
        "cards": (own.cards, 5),
        "arms": (own.drawn + own.plain, 13),
    }
    told = {
        name: TableFact(f"louis-reason-{name}", value, tenths / 10)
        for name, (value, tenths) in found.items()
    }
    part, tiles = _comparable(view)
    for tile in tiles:
        markers = int(view.on[tile * COLUMNS + seat])
        place = "lasting" if part == "lasting" else _place(view, seat, tile)
        args = {"person": f"{person_key(tile)}-gen", "place": place}
        worth = WORTH.get(place, 1.0)
        told[f"{part} {tile}"] = TableFact("louis-reason-influence", markers, worth, args)
    return told


def _is_payable(view: LouisState, seat: int, mission: int) -> bool:
    """L-502  Whether the chips for a mission in hand are there."""
    chips = view.players[seat].chips
    return mission >= 0 and any(has_chips(chips, a.b, a.c) for a in view.parts.payments[mission])


def _place(view: LouisState, seat: int, tile: int) -> str:
    """L-410, L-420, L-430  How the markers of a seat do on a tile."""
    side = int(view.flipped[tile])
    own = int(view.on[tile * COLUMNS + seat])
    if view.parts.conditions[side][tile] == MARKERS:
        return "enough" if own >= view.parts.numbers[side][tile] else "short"
    others = [other for other in range(view.columns()) if other != seat]
    best = max(int(view.on[tile * COLUMNS + other]) for other in others)
    if own == 0 or own < best:
        return "behind"
    return "first" if own > best else "tied"


def _comparable(view: LouisState) -> tuple[str, range]:
    """The tiles whose markers say something beside another line, and a name for these markers. In
    the evaluation (L-404) markers leave tile by tile: those that are left on a tile that has been
    evaluated stay for the next round, all others are about to leave and are not told."""
    nth = next((frame.args[0] for frame in view.frames if frame.step == "evaluation"), TILES + 1)
    return ("influence", range(TILES)) if nth == 0 else ("lasting", range(nth - 1))
