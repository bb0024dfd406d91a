"""What can be seen on the table of Louis XIV: why one action is better than another."""

from collections.abc import Mapping

from palatine.bots.reasons import Feature
from palatine.core.native import count
from palatine.games.louis.effects import person_key
from palatine.games.louis.names import COLUMNS, TILES
from palatine.games.louis.state import LouisState


def features(view: LouisState, seat: int) -> Mapping[str, Feature]:
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
        name: Feature(f"louis-reason-{name}", value, tenths / 10)
        for name, (value, tenths) in found.items()
    }
    for tile in range(TILES):
        markers = int(view.on[tile * COLUMNS + seat])
        person = {"person": person_key(tile)}
        told[f"influence {tile}"] = Feature("louis-reason-influence", markers, 1.0, person)
    return told
