"""What can be seen on the table of Louis XIV: why one action is better than another."""

from collections.abc import Mapping

from palatine.bots.reasons import TableFact
from palatine.core.native import count
from palatine.games.louis.effects import person_key
from palatine.games.louis.names import COLUMNS, TILES
from palatine.games.louis.state import LouisState


def features(view: LouisState, seat: int) -> Mapping[str, TableFact]:
    own = view.players[seat]
    found = {  # how many there are, and what one is worth to the eye, in tenths of a point
        "money": (own.money, 6),
        "chips": (own.chip_total(), 9),
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
        person = {"person": person_key(tile)}
        told[f"{part} {tile}"] = TableFact("louis-reason-influence", markers, 1.0, person)
    return told


def _comparable(view: LouisState) -> tuple[str, range]:
    """The tiles whose markers say something beside another line, and a name for these markers. In
    the evaluation (L-404) markers leave tile by tile: those that are left on a tile that has been
    evaluated stay for the next round, all others are about to leave and are not told."""
    nth = next((frame.args[0] for frame in view.frames if frame.step == "evaluation"), TILES + 1)
    return ("influence", range(TILES)) if nth == 0 else ("lasting", range(nth - 1))
