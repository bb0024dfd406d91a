"""Buying a card: T-1001 in the basic game, T-1010 with a deck of one's own."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import NOBODY, Event, only
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Chance, Events, Step
from palatine.games.torres.actions import (
    BACK,
    BACKS_TOP,
    BACKS_UNDER,
    DRAWS,
    KEEP,
    KEEPS,
)
from palatine.games.torres.effects import deck_of, put_in_hand, tell_card
from palatine.games.torres.parts import CARD_KEYS, CARDS_LOOKED_AT
from palatine.games.torres.reasons import no_such_choice
from palatine.games.torres.state import BASIC, TorresState


class DrawCard(Chance[TorresState]):
    """T-1001  The next card of a deck whose order nobody knows."""

    name = "draw_card"

    def deck(self, s: TorresState, f: Frame) -> str:
        return "cards" if s.variant == BASIC else f"cards {f.args[0]}"

    def odds(self, s: TorresState, f: Frame) -> list[tuple[Action, int]]:
        rest = s.decks[deck_of(s, f.args[0])].rest
        return [(DRAWS[kind], rest[kind]) for kind in range(len(rest)) if rest[kind] > 0]

    def total(self, s: TorresState, f: Frame) -> int:
        return s.decks[deck_of(s, f.args[0])].unordered()

    def pick(self, s: TorresState, f: Frame, n: int) -> Action:
        return DRAWS[s.decks[deck_of(s, f.args[0])].numbered(n)]

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        buyer = f.args[0]
        deck = s.decks[deck_of(s, buyer)].clone()
        deck.take(a.a)
        s.decks[deck_of(s, buyer)] = deck
        if s.variant == BASIC:
            put_in_hand(s, buyer, a.a)
            tell_card(out, "torres-event-got", buyer, a.a, only(buyer), only(buyer))
        else:
            s.looking += (a.a,)
        return []


class LookAtCards(Automatic[TorresState]):
    """T-1010  Take up to three cards off one's deck: those put back on top come first."""

    name = "look"

    def run(self, s: TorresState, f: Frame, out: Events) -> list[Frame]:
        deck = s.decks[f.seat].clone()
        while len(s.looking) < CARDS_LOOKED_AT and deck.is_fixed():
            s.looking += (deck.take_fixed(),)
        s.decks[f.seat] = deck
        if len(s.looking) < CARDS_LOOKED_AT and deck.unordered() > 0:
            return [Frame("draw_card", CHANCE, (f.seat,)), f]
        _tell_looked(s, f.seat, out)
        if len(s.looking) > 1:
            return [Frame("keep", f.seat)]
        put_in_hand(s, f.seat, s.looking[0])  # everybody can see that there is no choice
        s.looking = ()
        return []


def _tell_looked(s: TorresState, seat: int, out: Events) -> None:
    if out is not None:
        cards = [f"torres-card-{CARD_KEYS[kind]}" for kind in s.looking]
        out.append(
            Event("torres-event-looked", {"seat": seat, "cards": cards}, only(seat), only(seat))
        )


class KeepCard(Step[TorresState]):
    """T-1010  Keep one of the cards looked at."""

    name = "keep"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return [KEEPS[kind] for kind in sorted(s.looking)]

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        put_in_hand(s, seat, a.a)
        s.looking = tuple(kind for kind in s.looking if kind != a.a)
        tell_card(out, "torres-event-kept", seat, a.a, only(seat), NOBODY)
        return [Frame("back", seat)]

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != KEEP:
            return no_such_choice("T-1010", a)
        return None if a.a in s.looking else NotLegal("T-1010", "torres-why-card-not-looked-at")


class PutBack(Step[TorresState]):
    """T-1010  The others go back together, on top or under, in any order. Everybody sees which end
    they go to, nobody their faces."""

    name = "back"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        one = s.looking[0]
        two = s.looking[-1]
        found = [BACKS_TOP[one][two], BACKS_UNDER[one][two]]
        if one != two:
            found += [BACKS_TOP[two][one], BACKS_UNDER[two][one]]
        return found

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        deck = s.decks[seat].clone()
        cards = [a.a] if a.a == a.b else [a.a, a.b]
        if a.c == 1:
            for kind in cards:
                deck.put_under(kind, only(seat))
        else:
            for kind in reversed(cards):
                deck.put_on_top(kind, only(seat))
        s.decks[seat] = deck
        s.looking = ()
        self.tell(out, seat, "under" if a.c == 1 else "top", len(cards))
        return []

    def tell(self, out: Events, seat: int, end: str, cards: int) -> None:
        """Everybody sees how many cards go to which end; that is no news about their faces."""
        if out is not None:
            out.append(Event(f"torres-event-back-{end}", {"seat": seat, "cards": cards}))

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != BACK:
            return no_such_choice("T-1010", a)
        if sorted({a.a, a.b}) != sorted(s.looking):
            return NotLegal("T-1010", "torres-why-card-not-looked-at")
        return None
