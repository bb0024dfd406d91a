"""What can be seen on the table of Louis XIV: why one action is better than another."""

from collections.abc import Mapping

from palatine.bots.reasons import Feature
from palatine.core.native import count
from palatine.games.louis.effects import person_key
from palatine.games.louis.names import COLUMNS, TILES
from palatine.games.louis.state import LouisState


def features(view: LouisState, seat: int) -> Mapping[str, Feature]:
    own = view.players[seat]
    found = {
        "money": (own.money, 0.6),
        "chips": (own.chip_total(), 0.9),
        "missions": (int(count(own.laid)), 5.0),
        "intrigue": (len(own.intrigue), 0.9),
        "cards": (own.cards, 0.5),
        "arms": (own.drawn + own.plain, 1.3),
    }
    told = {
        name: Feature(f"louis-reason-{name}", value, weight)
        for name, (value, weight) in found.items()
    }
    for tile in range(TILES):
        markers = int(view.on[tile * COLUMNS + seat])
        person = {"person": person_key(tile)}
        told[f"influence {tile}"] = Feature("louis-reason-influence", markers, 1.0, person)
    return told
