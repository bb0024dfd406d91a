"""Chance: one card or one coat of arms at a time, from decks that have no order yet."""

from palatine.core.action import Action
from palatine.core.deck import Deck
from palatine.core.events import EVERYBODY, NOBODY, Event, only
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Chance, Events, Step
from palatine.games.louis.actions import (
    ARMS_DRAWS,
    INFLUENCE_DRAWS,
    INTRIGUE_DRAWS,
    MONEY_DRAWS,
    PILE_DRAWS,
)
from palatine.games.louis.effects import (
    DONE,
    add_to_played,
    card_key,
    person_key,
    shuffle_if_empty,
    take_influence_card,
    take_intrigue_card,
    take_mission,
)
from palatine.games.louis.names import COLUMNS, JOKER, NEUTRAL, PILE_FIRST
from palatine.games.louis.parts import MONEY_CARDS
from palatine.games.louis.state import (
    ARMS_PILE,
    DECK_NAMES,
    INFLUENCE_DECK,
    INTRIGUE_DECK,
    LouisState,
)


class TurnUpMoney(Chance[LouisState]):
    """L-201, L-106  The money card of the round: louisdor for all, and Louis goes visiting.

    Four of the eight cards went back to the box unseen: which ones, nobody knows, so the next
    card may be any that has not been turned up.
    """

    name = "money"

    def deck(self, s: LouisState, f: Frame) -> str:
        return "money"

    def odds(self, s: LouisState, f: Frame) -> list[tuple[Action, int]]:
        return [(MONEY_DRAWS[c], 1) for c in range(MONEY_CARDS) if c not in s.money_shown]

    def total(self, s: LouisState, f: Frame) -> int:
        return MONEY_CARDS - len(s.money_shown)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.money_shown = s.money_shown + (a.a,)
        amount = s.parts.amounts[a.a]
        for p in s.players:
            p.money += amount
        s.bank -= amount * s.seats
        s.louis = s.parts.visits[a.a]
        if out is not None:
            args: dict[str, str | int | list[str] | list[int]] = {
                "count": amount,
                "person": person_key(s.louis),
            }
            moves = tuple([("bank", f"money:{i}") for i in range(s.seats)])
            out.append(Event("louis-event-money", args, reveals=EVERYBODY, moves=moves))
        return DONE


class DeckDraw(Chance[LouisState]):
    """A draw from one of the decks of the state."""

    def number(self, f: Frame) -> int:
        """The place of the deck in `decks`."""
        raise AssertionError(f"step {f.step} has no deck")

    def kinds(self, f: Frame) -> list[Action]:
        """The action of each kind of piece."""
        raise AssertionError(f"step {f.step} has no actions")

    def source(self, s: LouisState, f: Frame) -> Deck:
        """The deck itself."""
        return s.decks[self.number(f)]

    def deck(self, s: LouisState, f: Frame) -> str:
        return DECK_NAMES[self.number(f)]

    def odds(self, s: LouisState, f: Frame) -> list[tuple[Action, int]]:
        rest = self.source(s, f).rest
        kinds = self.kinds(f)
        return [(kinds[k], rest[k]) for k in range(len(rest)) if rest[k] > 0]

    def total(self, s: LouisState, f: Frame) -> int:
        return self.source(s, f).unordered()

    def pick(self, s: LouisState, f: Frame, n: int) -> Action:
        return self.kinds(f)[self.source(s, f).numbered(n)]


class DrawInfluence(DeckDraw):
    """L-203, L-711, L-815, L-824  An influence card for the seat in the frame."""

    name = "draw-influence"

    def number(self, f: Frame) -> int:
        return INFLUENCE_DECK

    def kinds(self, f: Frame) -> list[Action]:
        return INFLUENCE_DRAWS

    def total(self, s: LouisState, f: Frame) -> int:
        return s.decks[INFLUENCE_DECK].unordered()

    def pick(self, s: LouisState, f: Frame, n: int) -> Action:
        return INFLUENCE_DRAWS[s.decks[INFLUENCE_DECK].numbered(n)]

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.deck_to_change(INFLUENCE_DECK).rest[a.a] -= 1
        take_influence_card(s, f.args[0], a.a, 0, out)
        return DONE


class DrawIntrigue(DeckDraw):
    """L-204, L-712, L-823  An intrigue card for the seat in the frame."""

    name = "draw-intrigue"

    def number(self, f: Frame) -> int:
        return INTRIGUE_DECK

    def kinds(self, f: Frame) -> list[Action]:
        return INTRIGUE_DRAWS

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.deck_to_change(INTRIGUE_DECK).take(a.a)
        take_intrigue_card(s, f.args[0], a.a, out)
        return DONE


class DrawMission(DeckDraw):
    """L-110, L-503  A mission for the seat in the frame, from the pile in the frame."""

    name = "draw-mission"

    def number(self, f: Frame) -> int:
        return f.args[1]

    def kinds(self, f: Frame) -> list[Action]:
        return PILE_DRAWS[f.args[1]]

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        colour = f.args[1]
        s.deck_to_change(colour).take(a.a - PILE_FIRST[colour])
        take_mission(s, f.args[0], a.a, out)
        return DONE


class DrawArms(DeckDraw):
    """L-720  A coat of arms, face down: only its owner looks at it."""

    name = "draw-arms"

    def number(self, f: Frame) -> int:
        return ARMS_PILE

    def kinds(self, f: Frame) -> list[Action]:
        return ARMS_DRAWS

    def total(self, s: LouisState, f: Frame) -> int:
        return s.decks[ARMS_PILE].unordered()

    def pick(self, s: LouisState, f: Frame, n: int) -> Action:
        return ARMS_DRAWS[s.decks[ARMS_PILE].numbered(n)]

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.deck_to_change(ARMS_PILE).rest[a.a] -= 1
        p = s.players[f.args[0]]
        p.arms[a.a] += 1
        p.drawn += 1
        if out is not None:
            owner = f.args[0]
            seen = NOBODY if is_ending(s) else only(owner)
            got: dict[str, str | int | list[str] | list[int]] = {
                "seat": owner,
                "arms": f"louis-arms-{a.a + 1}",
            }
            out.append(Event("louis-event-got-arms", got, seen, only(owner)))
        return DONE


def is_ending(s: LouisState) -> bool:
    """L-601  Whether arms are drawn in the exchange at the end: they are all turned over soon, and
    need no line each."""
    return len(s.frames) > 0 and s.frames[0].step == "exchange"


class RevealForNeutral(DeckDraw):
    """L-902  A card for the neutral player: two markers on its person; a joker is replaced.

    In the frame: how many persons are still to come up.
    """

    name = "reveal"

    def number(self, f: Frame) -> int:
        return INFLUENCE_DECK

    def kinds(self, f: Frame) -> list[Action]:
        return INFLUENCE_DRAWS

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.deck_to_change(INFLUENCE_DECK).rest[a.a] -= 1
        add_to_played(s, a.a)
        if out is not None:
            move = (("influence-deck", "played"),)
            shown: dict[str, str | int | list[str] | list[int]] = {"card": card_key(a.a)}
            out.append(Event("louis-event-revealed", shown, reveals=EVERYBODY, moves=move))
        if a.a == JOKER:
            return next_reveal(s, f.args[0])
        put_neutral(s, a.a, out)
        return next_reveal(s, f.args[0] - 1)


def put_neutral(s: LouisState, tile: int, out: Events) -> None:
    """L-902  Two neutral markers come onto a tile."""
    s.on[tile * COLUMNS + NEUTRAL] += 2
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {
            "count": 2,
            "person": person_key(tile),
        }
        move = (("neutral", f"marker:{tile + 1}:{NEUTRAL}"),)
        out.append(Event("louis-event-neutral", args, moves=move))


def next_reveal(s: LouisState, persons: int) -> list[Frame]:
    """L-902, L-954  The next card to be turned up, while persons are wanted and left."""
    if persons == 0:
        return DONE
    shuffle_if_empty(s)
    deck = s.decks[INFLUENCE_DECK]
    if deck.unordered() == deck.rest[JOKER] and sum(s.played[:JOKER]) == 0:
        return DONE
    return [Frame("reveal", CHANCE, (persons,))]


DRAWS: list[Step[LouisState]] = [
    TurnUpMoney(),
    DrawInfluence(),
    DrawIntrigue(),
    DrawMission(),
    DrawArms(),
    RevealForNeutral(),
]
