"""The table before the first turn: section 1, and T-1201, T-1203 of the master version."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Event
from palatine.core.gathering import listed
from palatine.core.native import BIT, holds, i64
from palatine.core.state import Frame
from palatine.core.step import Chance, Events, Step
from palatine.games.torres.actions import (
    FOUND,
    FOUNDS,
    KING,
    KINGS,
    MASTERS,
    PLACE,
    PLACES,
    TABLE,
)
from palatine.games.torres.effects import add_knight, move_king, tell
from palatine.games.torres.parts import CELLS, GRID, MASTER_KEYS, MIN_DISTANCE
from palatine.games.torres.reasons import no_such_choice
from palatine.games.torres.state import TorresState


class DrawMaster(Chance[TorresState]):
    """T-1203  One of the eight master cards is drawn openly."""

    name = "draw_master"

    def deck(self, s: TorresState, f: Frame) -> str:
        return "masters"

    def odds(self, s: TorresState, f: Frame) -> list[tuple[Action, int]]:
        return [(action, 1) for action in MASTERS]

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.master = a.a
        if out is not None:
            card = f"torres-master-{MASTER_KEYS[a.a]}"
            out.append(Event("torres-event-master", {"card": card}, reveals=EVERYBODY))
        return []


def too_near(s: TorresState) -> i64:
    """T-1201  The cells less than two empty cells away from a castle."""
    near: i64 = 0
    for cell in range(CELLS):
        for other in range(CELLS):
            if holds(s.board.levels[1], other) and GRID.distance(cell, other) < MIN_DISTANCE:
                near |= BIT[cell]
                break
    return near


class FirstCastles(Step[TorresState]):
    """T-1201  In the master version the players found the eight castles, one in turn."""

    name = "castle"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return listed(TABLE, FOUNDS, ~too_near(s))

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.board = s.board.with_block(a.a)
        s.supply -= 1
        tell(out, "torres-event-castle", seat, a.a)
        return []

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != FOUND:
            return no_such_choice("T-1201", a)
        if holds(too_near(s), a.a):
            return NotLegal("T-1201", "torres-why-castles-too-near", {"cell": GRID.names[a.a]})
        return None


class FirstKnights(Step[TorresState]):
    """T-107  From the youngest on, each puts a knight on a castle without a piece."""

    name = "place"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return listed(TABLE, PLACES, s.board.levels[1] & ~s.occupied)

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        add_knight(s, seat, a.a)
        tell(out, "torres-event-place", seat, a.a)
        return []

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != PLACE:
            return no_such_choice("T-107", a)
        return _free_castle(s, a, "T-107")


class FirstKing(Step[TorresState]):
    """T-108  Whoever placed last puts the king on one of the castles still free."""

    name = "king"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return listed(TABLE, KINGS, s.board.levels[1] & ~s.occupied)

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        move_king(s, a.a)
        tell(out, "torres-event-king", seat, a.a)
        return []

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != KING:
            return no_such_choice("T-108", a)
        return _free_castle(s, a, "T-108")


def _free_castle(s: TorresState, a: Action, rule: str) -> NotLegal | None:
    cell = {"cell": GRID.names[a.a]}
    if not holds(s.board.levels[1], a.a):
        return NotLegal(rule, "torres-why-no-castle", cell)
    if holds(s.occupied, a.a):
        return NotLegal(rule, "torres-why-occupied", cell)
    return None
