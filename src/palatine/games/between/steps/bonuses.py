"""Section 4: what a third or fifth room of a type brings, at once (A-13)."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY
from palatine.core.state import Frame
from palatine.core.step import Chance, Events, Step
from palatine.games.between.actions import (
    ATTENDANT,
    ATTENDANTS,
    BUILD,
    BUILDS,
    CARD_DRAWS,
    COPIES,
    COPY,
    DRAWS,
    KEEP,
    KEEPS,
)
from palatine.games.between.effects import (
    attendant_key,
    bonus_for_three,
    card_key,
    castle_key,
    discard,
    draw_openly,
    room_key,
    tell,
    type_key,
    without,
)
from palatine.games.between.parts import KINDS, ROOMS
from palatine.games.between.state import BetweenState
from palatine.games.between.steps.drafting import other_question


class Draw(Chance[BetweenState]):
    """B-402  One of the five tiles of a food bonus, open to all (A-27)."""

    name = "draw"

    def deck(self, s: BetweenState, f: Frame) -> str:
        return "tiles"

    def odds(self, s: BetweenState, f: Frame) -> list[tuple[Action, int]]:
        return [(DRAWS[tile], 1) for tile in s.pile]

    def total(self, s: BetweenState, f: Frame) -> int:
        return len(s.pile)

    def pick(self, s: BetweenState, f: Frame, n: int) -> Action:
        return DRAWS[s.pile[n]]

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        draw_openly(s, a.a)
        if out is not None and s.frames[-1].step == "food":  # that was the last of them
            rooms = [room_key(tile) for tile in s.drawn]
            tell(out, "drawn", {"rooms": rooms, "castle": castle_key(f.args[0])}, EVERYBODY)
        return []


class Food(Step[BetweenState]):
    """B-402  Which of the five is placed; the others are discarded."""

    name = "food"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [BUILDS[tile] for tile in sorted(s.drawn)]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != BUILD:
            return other_question("B-402")
        if a.a not in s.drawn:
            return NotLegal("B-402", "between-why-not-drawn", {"room": room_key(a.a)})
        return None

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle, owner = f.args
        discard(s, without(s.drawn, a.a))
        s.drawn = (a.a,)
        if out is not None:
            room = room_key(a.a) + "-acc"
            tell(out, "picked", {"seat": seat, "room": room, "castle": castle_key(castle)})
        return [Frame("at", seat, (castle, owner, a.a))]


class Attendant(Step[BetweenState]):
    """B-405, B-411  A royal attendant of any kind that is left (A-12)."""

    name = "attendant"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [a for a in ATTENDANTS if s.attendants[a.a] > 0]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != ATTENDANT:
            return other_question("B-405")
        if s.attendants[a.a] == 0:
            return NotLegal("A-12", "between-why-supply", {"piece": attendant_key(a.a)})
        return None

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle = f.args[0]
        counts = list(s.attendants)
        counts[a.a] -= 1
        s.attendants = tuple(counts)
        s.castles[castle] = s.castles[castle].with_attendant(a.a)
        if out is not None:
            who = attendant_key(a.a) + "-acc"
            tell(out, "attendant", {"seat": seat, "attendant": who, "castle": castle_key(castle)})
        return []


class Card(Chance[BetweenState]):
    """B-406  One of the three bonus cards, open to all (A-27)."""

    name = "card"

    def deck(self, s: BetweenState, f: Frame) -> str:
        return "cards"

    def odds(self, s: BetweenState, f: Frame) -> list[tuple[Action, int]]:
        return [(CARD_DRAWS[card], 1) for card in s.deck]

    def total(self, s: BetweenState, f: Frame) -> int:
        return len(s.deck)

    def pick(self, s: BetweenState, f: Frame, n: int) -> Action:
        return CARD_DRAWS[s.deck[n]]

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.deck.remove(a.a)
        s.offered = s.offered + (a.a,)
        if out is not None and s.frames[-1].step == "keep":  # that was the last of them
            cards = [card_key(card) for card in s.offered]
            tell(out, "cards", {"cards": cards, "castle": castle_key(f.args[0])}, EVERYBODY)
        return []


class Keep(Step[BetweenState]):
    """B-406  Which of the three cards stays under the castle; the other two are discarded."""

    name = "keep"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [KEEPS[card] for card in sorted(s.offered)]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != KEEP:
            return other_question("B-406")
        if a.a not in s.offered:
            return NotLegal("B-406", "between-why-not-drawn", {"room": card_key(a.a)})
        return None

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle = f.args[0]
        s.card_discards = tuple(sorted(s.card_discards + without(s.offered, a.a)))
        s.offered = ()
        s.castles[castle] = s.castles[castle].with_card(a.a)
        if out is not None:
            tell(out, "kept", {"seat": seat, "card": card_key(a.a), "castle": castle_key(castle)})
        return []


class Copy(Step[BetweenState]):
    """B-410, A-14  The third downstairs room takes the bonus of any other type."""

    name = "copy"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return COPIES.copy()

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        return None if a.kind == COPY else other_question("B-410")

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle, owner = f.args
        if out is not None:
            tell(out, "copied", {"seat": seat, "type": type_key(a.a)})
        return bonus_for_three(s, castle, owner, a.a, out)


class Special(Step[BetweenState]):
    """B-412  A fifth room of a type: any one specialty room that is left (A-12)."""

    name = "special"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [BUILDS[ROOMS + kind] for kind in range(KINDS) if s.specialty[kind] > 0]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != BUILD or a.a < ROOMS:
            return other_question("B-412")
        if s.specialty[a.a - ROOMS] == 0:
            return NotLegal("A-12", "between-why-supply", {"piece": room_key(a.a)})
        return None

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        castle, owner = f.args
        if out is not None:
            room = room_key(a.a) + "-acc"
            tell(out, "picked", {"seat": seat, "room": room, "castle": castle_key(castle)})
        return [Frame("at", seat, (castle, owner, a.a))]
