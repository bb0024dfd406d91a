"""What can be seen on the table of Castles: why one purchase or price is better than another."""

from collections.abc import Mapping

from palatine.bots.reasons import TableFact
from palatine.games.castles.parts import TYPE_OF, TYPES
from palatine.games.castles.state import CastlesState

THOUSAND = 1000
PAIR = 2  # completed downstairs rooms that bring a reward (C-631)


def features(view: CastlesState, seat: int) -> Mapping[str, TableFact]:
    castle = view.castles[seat]
    done = [TYPE_OF[one.tile] for n, one in enumerate(castle.tiles) if castle.is_complete(n)]
    found = {  # how many there are, and what one is worth to the eye, in tenths of a point
        "once": (sum(view.points[seat]), 10),
        "money": (view.money[seat] // THOUSAND, 3),
        "cards": (len(view.hands[seat]), 25),
        "doors": (sum(castle.open), 3),
    }
    told = {
        name: TableFact(f"castles-reason-{name}", value, tenths / 10)
        for name, (value, tenths) in found.items()
    }
    for kind, name in enumerate(TYPES):  # each has a reward of its own (C-611 ... C-681)
        number = done.count(kind)
        args = {"pair": "no" if number % PAIR else "yes"}
        told[name] = TableFact(f"castles-reason-{name}", number, 3.0, args)
    return told
