"""Sections 2 and 3: PLACE. Castles in seat order, each completely (A-11)."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.state import Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.between.actions import AT, FIRST, LAY, LAYS, ORDER, SECOND
from palatine.games.between.castle import why_not_at
from palatine.games.between.effects import castle_key, place_tile, room_key, tell, without
from palatine.games.between.state import UNDECIDED, BetweenState
from palatine.games.between.steps.drafting import other_question


class CastleTurn(Automatic[BetweenState]):
    """A-11  The castle in the frame: first who places first, then both tiles."""

    name = "castle"

    def run(self, s: BetweenState, f: Frame, out: Events) -> list[Frame]:
        return [Frame("order", s.older(f.args[0]), f.args)]


def both(s: BetweenState, castle: int, first: int, out: Events) -> list[Frame]:
    """B-206  One tile from each partner, in this order."""
    if out is not None and s.is_person(first):
        tell(out, "order", {"seat": first, "castle": castle_key(castle)})
    second = s.partner(castle, first)
    return [Frame("lay", args=(castle, first)), Frame("lay", args=(castle, second))]


class Order(Step[BetweenState]):
    """B-206, A-10, A-29  The older partner says whether to place first or second.

    Alone with Ludwig the player decides (B-1104). Otherwise to be first needs no answer: where
    the wishes differ, the older partner is first anyway.
    """

    name = "order"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [FIRST, SECOND]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        return None if a.kind == ORDER else other_question("B-206")

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle = f.args[0]
        if a.a == FIRST.a:
            return both(s, castle, seat, out)
        partner = s.partner(castle, seat)
        if not s.is_person(partner):
            return both(s, castle, partner, out)
        if out is not None:
            tell(out, "proposed", {"seat": seat, "castle": castle_key(castle)})
        return [Frame("answer", partner, f.args)]


class Answer(Step[BetweenState]):
    """B-207  The younger partner agrees to be first, or insists on being second."""

    name = "answer"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [FIRST, SECOND]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        return None if a.kind == ORDER else other_question("B-207")

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle = f.args[0]
        if a.a == FIRST.a:
            return both(s, castle, seat, out)
        if out is not None:
            tell(out, "insisted", {"seat": seat, "castle": castle_key(castle)})
        return both(s, castle, s.partner(castle, seat), out)


class Lay(Automatic[BetweenState]):
    """B-205, A-25, A-31  The tile of the place in the frame; the split is asked for once."""

    name = "lay"

    def run(self, s: BetweenState, f: Frame, out: Events) -> list[Frame]:
        castle, owner = f.args
        left = s.lefts[owner]
        if left == UNDECIDED:
            return [Frame("split", owner, f.args)]
        return [Frame("at", s.decider(castle, owner), (castle, owner, tile_for(s, castle, owner)))]


def tile_for(s: BetweenState, castle: int, owner: int) -> int:
    """Which of the owner's tiles goes into this castle, once that is decided."""
    left = s.lefts[owner]
    if castle == owner:
        return left
    shown = s.shown[owner]
    return shown[0] if shown[0] != left else shown[1]


class Split(Step[BetweenState]):
    """B-205  Which of the two tiles goes into this castle; the other goes into the other one."""

    name = "split"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [LAYS[tile] for tile in s.shown[seat]]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != LAY:
            return other_question("B-205")
        if a.a not in s.shown[seat]:
            return NotLegal("B-205", "between-why-not-shown", {"room": room_key(a.a)})
        return None

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle = f.args[0]
        s.lefts[seat] = a.a if castle == seat else without(s.shown[seat], a.a)[0]
        if out is not None:
            room = room_key(a.a) + "-acc"
            tell(out, "split", {"seat": seat, "room": room, "castle": castle_key(castle)})
        return [Frame("at", seat, (castle, seat, a.a))]


class At(Step[BetweenState]):
    """B-303 ... B-310  Where the piece in the frame goes; A-13: it must go somewhere."""

    name = "at"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return s.castles[f.args[0]].spaces(f.args[2])

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != AT:
            return other_question("B-205")
        return why_not_at(s.castles[f.args[0]], a.c, f.args[2])

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle, owner, piece = f.args
        return place_tile(s, castle, owner, piece, a.c, out)
