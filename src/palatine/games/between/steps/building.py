"""The scorer's table: one castle, to which any piece is added and from which any is taken."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.state import Frame
from palatine.core.step import Events, Step
from palatine.games.between.actions import (
    ADD,
    ADD_ATTENDANT,
    ADD_ATTENDANTS,
    ADD_CARD,
    ADD_CARDS,
    ADDS,
    AT,
    REMOVE,
    REMOVE_ATTENDANT,
    REMOVE_ATTENDANTS,
    REMOVE_CARD,
    REMOVE_CARDS,
    SEAT_THRONE,
    THRONE_DRAWS,
    remove_at,
)
from palatine.games.between.castle import Castle, castle_of, why_not_at
from palatine.games.between.effects import attendant_key, card_key, room_key, tell, throne_key
from palatine.games.between.parts import ROOMS, SPOTS_FOR_ATTENDANTS, THRONE
from palatine.games.between.state import BetweenState
from palatine.games.between.steps.drafting import other_question


class Build(Step[BetweenState]):
    """B-1001  Set a castle up to be scored: a piece to add, or one to take away."""

    name = "build"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        castle = s.castles[0]
        found = [THRONE_DRAWS[throne] for throne in s.thrones]
        found += [ADDS[tile] for tile in s.pile]
        found += [ADDS[ROOMS + kind] for kind, left in enumerate(s.specialty) if left > 0]
        if len(castle.attendants) < SPOTS_FOR_ATTENDANTS:
            found += [a for a in ADD_ATTENDANTS if s.attendants[a.a] > 0]
        found += [ADD_CARDS[card] for card in s.deck]
        found += [remove_at(c) for c, piece in sorted(castle.cells.items()) if piece != THRONE]
        found += [a for a in REMOVE_ATTENDANTS if a.a in castle.attendants]
        found += [REMOVE_CARDS[card] for card in castle.cards]
        return found

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        castle = s.castles[0]
        if a.kind == SEAT_THRONE:
            seated = a.a == castle.throne
            return _unless(not seated, "B-108", "between-why-there", throne_key(a.a))
        if a.kind == ADD:
            left = a.a in s.pile if a.a < ROOMS else s.specialty[a.a - ROOMS] > 0
            return _unless(left, "B-102", "between-why-supply", room_key(a.a))
        if a.kind == ADD_ATTENDANT:
            if len(castle.attendants) == SPOTS_FOR_ATTENDANTS:
                return NotLegal("B-803", "between-why-spots")
            left = s.attendants[a.a] > 0
            return _unless(left, "A-12", "between-why-supply", attendant_key(a.a))
        if a.kind == ADD_CARD:
            return _unless(a.a in s.deck, "B-106", "between-why-there", card_key(a.a))
        return _why_not_removed(castle, a)

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == ADD:
            return [Frame("where", seat, (0, 0, a.a)), f]
        if a.kind == REMOVE:
            _remove_room(s, a.c, out)
        elif a.kind == SEAT_THRONE:
            _change_throne(s, a.a, out)
        elif a.kind in (ADD_ATTENDANT, REMOVE_ATTENDANT):
            _change_attendants(s, a.a, a.kind == ADD_ATTENDANT, out)
        else:
            _change_cards(s, a.a, a.kind == ADD_CARD, out)
        return [f]


def _unless(fine: bool, rule: str, key: str, piece: str) -> NotLegal | None:
    return None if fine else NotLegal(rule, key, {"piece": piece})


def _why_not_removed(castle: Castle, a: Action) -> NotLegal | None:
    if a.kind == REMOVE:
        piece = castle.cells.get(a.c, THRONE)
        return _unless(piece != THRONE, "B-301", "between-why-nothing-there", f"{a.a}, {a.b}")
    if a.kind == REMOVE_ATTENDANT:
        there = a.a in castle.attendants
        return _unless(there, "B-405", "between-why-nothing-there", attendant_key(a.a))
    if a.kind == REMOVE_CARD:
        return _unless(a.a in castle.cards, "B-406", "between-why-nothing-there", card_key(a.a))
    return other_question("B-1001")


class Where(Step[BetweenState]):
    """B-303 ... B-310  Where the added room goes. The castle may stand open after a removal."""

    name = "where"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        castle = s.castles[0]
        piece = f.args[2]
        return [a for a in castle.spaces(piece) if why_not_at(castle, a.c, piece) is None]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != AT:
            return other_question("B-205")
        return why_not_at(s.castles[0], a.c, f.args[2])

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        piece = f.args[2]
        if piece < ROOMS:
            s.pile.remove(piece)
        else:
            _count_specialty(s, piece, -1)
        s.castles[0] = s.castles[0].with_tile(a.c, piece)
        tell(out, "added", {"piece": room_key(piece)})
        return []


def _count_specialty(s: BetweenState, piece: int, by: int) -> None:
    counts = list(s.specialty)
    counts[piece - ROOMS] += by
    s.specialty = tuple(counts)


def _rebuilt(castle: Castle, throne: int, without: int) -> Castle:
    tiles = [(c, p) for c, p in castle.cells.items() if p != THRONE and c != without]
    copy = castle_of(throne, tiles)
    copy.attendants = castle.attendants
    copy.cards = castle.cards
    return copy


def _remove_room(s: BetweenState, cell: int, out: Events) -> None:
    piece = s.castles[0].cells[cell]
    s.castles[0] = _rebuilt(s.castles[0], s.castles[0].throne, cell)
    if piece < ROOMS:
        s.pile = sorted(s.pile + [piece])
    else:
        _count_specialty(s, piece, 1)
    tell(out, "removed", {"piece": room_key(piece)})


def _change_throne(s: BetweenState, throne: int, out: Events) -> None:
    castle = s.castles[0]
    s.thrones = sorted(s.thrones + [castle.throne])
    s.thrones.remove(throne)
    s.castles[0] = _rebuilt(castle, throne, -1)
    tell(out, "added", {"piece": throne_key(throne)})


def _change_attendants(s: BetweenState, kind: int, added: bool, out: Events) -> None:
    counts = list(s.attendants)
    counts[kind] += -1 if added else 1
    s.attendants = tuple(counts)
    castle = s.castles[0].clone()
    kept = list(castle.attendants)
    if added:
        kept.append(kind)
    else:
        kept.remove(kind)
    castle.attendants = tuple(sorted(kept))
    s.castles[0] = castle
    tell(out, "added" if added else "removed", {"piece": attendant_key(kind)})


def _change_cards(s: BetweenState, card: int, added: bool, out: Events) -> None:
    castle = s.castles[0].clone()
    kept = list(castle.cards)
    if added:
        s.deck.remove(card)
        kept.append(card)
    else:
        s.deck = sorted(s.deck + [card])
        kept.remove(card)
    castle.cards = tuple(sorted(kept))
    s.castles[0] = castle
    tell(out, "added" if added else "removed", {"piece": card_key(card)})
