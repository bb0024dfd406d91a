"""What can be seen on the table of Torres: why one turn is better than another."""

from collections.abc import Mapping

from palatine.bots.games.torres.evaluation import bonus_now, castles_now, king_now
from palatine.bots.reasons import TableFact
from palatine.core.native import cells, count
from palatine.games.torres.state import TorresState


def features(view: TorresState, seat: int) -> Mapping[str, TableFact]:
    others = [other for other in range(view.seats) if other != seat]
    theirs = sum(castles_now(view, other) for other in others) // max(1, len(others))
    king = king_now(view, seat)
    levels = sum(int(view.heights[cell]) for cell in cells(view.knights[seat]))
    still = bool(view.frames) and view.frames[-1].seat == seat
    spare = int(view.points[seat][3]) + (int(view.ap) if still else 0)
    found = {  # how many there are, and what one is worth to the eye, in tenths of a point
        "castles": (castles_now(view, seat), 10),
        "king": (king, 10),
        "master": (bonus_now(view, seat) - king, 10),
        "rivals": (theirs, -8),
        "cards": (len(view.hands[seat]), 25),
        "levels": (levels, 8),
        "area": (_largest(view, seat), 5),
        "knights": (int(count(view.knights[seat])), 20),
        "spare": (spare, 6),
    }
    return {
        name: TableFact(f"torres-reason-{name}", value, tenths / 10)
        for name, (value, tenths) in found.items()
    }


def _largest(view: TorresState, seat: int) -> int:
    """T-701  The spaces of the largest castle in which the seat has a knight."""
    own = [castle for castle in view.board.castles() if castle & view.knights[seat]]
    return max((int(count(castle)) for castle in own), default=0)
