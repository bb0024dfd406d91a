"""The second phase: influence (section 3 of the rules)."""

from typing import Final

from palatine.core.action import Action
from palatine.core.deck import Deck
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.native import HIDDEN, i64
from palatine.core.state import Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.louis.actions import (
    CARD_PLAYS,
    CROOKED,
    FETCH,
    FETCH_WITH,
    FETCHES,
    FOUR,
    FOUR_PLACES,
    FOURS,
    IDLE,
    IDLE_WITH,
    MARKS,
    NOTHING,
    PLACE,
    PLACE_FOUR,
    PLAIN_USE,
    SWAPS_OF_CARD,
    USE,
    USE_CARD,
)
from palatine.games.louis.effects import (
    DONE,
    card_key,
    fetch,
    influence_card_for,
    pay,
    person_key,
    play_card,
    return_last_card,
    unused,
    use_mission,
)
from palatine.games.louis.names import (
    CARD_KINDS,
    COLUMNS,
    COST_OF_PASSING,
    FOUR_MARKERS,
    GENERAL,
    JOKER,
    PAY_TO_PASS,
    PERSONAL,
    SWAP_CARD,
)
from palatine.games.louis.parts import JOKERS, PERSON_COPIES
from palatine.games.louis.reasons import markers_short, no_such_mission, other_question
from palatine.games.louis.state import INFLUENCE_DECK, LouisState
from palatine.games.louis.steps.draws import next_reveal, put_neutral
from palatine.games.louis.straight import why_crooked

_SEATS: Final = 4
PLAY: Final = [[Frame("play", seat)] for seat in range(_SEATS)]  # never edited: read only


class NeutralMarkers(Automatic[LouisState]):
    """L-901, L-902, L-968  For two players: neutral markers, before any mission is used."""

    name = "neutral"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        if s.seats != 2:
            return []
        put_neutral(s, s.louis, out)
        return next_reveal(s, 3)


class Turns(Automatic[LouisState]):
    """L-302  The start player begins."""

    name = "turns"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        return next_turn(s, s.start + s.seats - 1)


def next_turn(s: LouisState, seat: int) -> list[Frame]:
    """L-302, L-311  The next player after this one who still has cards; he may be the same."""
    for i in range(1, s.seats + 1):
        other = (seat + i) % s.seats
        if s.players[other].cards > 0:
            return PLAY[other]
    return DONE


def end_turn(s: LouisState, seat: int, out: Events) -> list[Frame]:
    """L-310  Whoever has one card left returns it at once; then it is the next one's turn."""
    if s.players[seat].cards == 1:
        return_last_card(s, seat, out)
    return next_turn(s, seat)


def place_markers(s: LouisState, seat: int, marks: list[int], out: Events) -> None:
    """L-303, L-309  Markers from personal, a tile for each, along the path."""
    s.players[seat].personal -= len(marks)
    on = s.on
    column: i64 = seat
    for tile in marks:
        on[tile * COLUMNS + column] += 1
    if out is None:
        return
    for tile in sorted(set(marks), key=marks.index):
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "count": marks.count(tile),
            "person": person_key(tile),
            "source": "louis-from-personal",
        }
        moves = ((f"personal:{seat}", f"marker:{tile + 1}:{seat}"),)
        out.append(Event("louis-event-markers", args, moves=moves))


def tell_idle(seat: int, out: Events) -> None:
    """L-313  A card without effect."""
    if out is not None:
        out.append(Event("louis-event-nothing", {"seat": seat}))


class PlayCard(Step[LouisState]):
    """L-302, L-303, L-306, L-307, L-313  Play a card to place or to fetch, or for nothing.

    Instead of it: L-805 pay and pass, L-815 exchange a card. L-825: a card for four markers.
    """

    name = "play"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        p = s.players[seat]
        personal = p.personal if p.personal < 3 else 3
        general = p.general if p.general < 3 else 3
        found: list[Action] = []
        hand = p.hand
        for card in range(CARD_KINDS):
            if hand[card] > 0:
                found.extend(CARD_PLAYS[card][personal][general])
        if p.laid & ~p.used != 0:
            self.add_missions(s, seat, found)
        return found

    def add_missions(self, s: LouisState, seat: int, found: list[Action]) -> None:
        """L-805, L-815, L-825  What laid missions allow."""
        p = s.players[seat]
        if p.money >= COST_OF_PASSING and unused(s, seat, PAY_TO_PASS):
            found.append(PLAIN_USE[PAY_TO_PASS])
        swap = unused(s, seat, SWAP_CARD)
        four = unused(s, seat, FOUR_MARKERS)
        for card in range(CARD_KINDS):
            if p.hand[card] > 0:
                if swap:
                    found.append(SWAPS_OF_CARD[card])
                if four:
                    found.append(FOURS[card])

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        p = s.players[seat]
        if a.kind in (PLACE, FETCH_WITH, IDLE_WITH) or (a.kind == CROOKED and a.a >= 0):
            if p.hand[a.a] == 0:
                return NotLegal("L-302", "louis-why-not-in-hand", {"card": card_key(a.a)})
            if a.kind == CROOKED:
                return why_crooked(a)
            if a.kind == PLACE:
                return markers_short(s, seat, PERSONAL, a.c, "L-309")
            if a.kind == FETCH_WITH:
                rule = "L-307" if a.a == JOKER else "L-306"
                return markers_short(s, seat, GENERAL, a.b, rule)
            return None
        if a.kind == USE and a.a == PAY_TO_PASS:
            reason = no_such_mission(s, seat, PAY_TO_PASS)
            if reason is None and p.money < COST_OF_PASSING:
                need = {"count": COST_OF_PASSING, "have": p.money}
                return NotLegal("L-805", "louis-why-too-dear", need)
            return reason
        if a.kind in (FOUR, USE_CARD):
            card, effect = (a.a, FOUR_MARKERS) if a.kind == FOUR else (a.b, SWAP_CARD)
            reason = no_such_mission(s, seat, effect)
            if reason is None and p.hand[card] == 0:
                return NotLegal("L-302", "louis-why-not-in-hand", {"card": card_key(card)})
            return reason
        return other_question("L-302", a)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        kind = a.kind
        if kind == PLACE:
            play_card(s, seat, a.a, out)
            place_markers(s, seat, MARKS[a.b], out)
            return end_turn(s, seat, out)
        if kind == FETCH_WITH:
            play_card(s, seat, a.a, out)
            fetch(s, seat, a.b, out)
            return end_turn(s, seat, out)
        if kind == IDLE_WITH:
            play_card(s, seat, a.a, out)
            tell_idle(seat, out)
            return end_turn(s, seat, out)
        if kind == FOUR:
            use_mission(s, seat, FOUR_MARKERS, -1, out)
            play_card(s, seat, a.a, out)
            return [Frame("four", seat)]
        use_mission(s, seat, a.a, -1, out)
        if kind == USE_CARD:
            play_card(s, seat, a.b, out)
            return influence_card_for(s, seat, out) + next_turn(s, seat)
        pay(s, seat, COST_OF_PASSING, out)
        return next_turn(s, seat)


class FourMarkers(Step[LouisState]):
    """L-825, L-922  The card counts as a joker for four: up to three jumps, or fetch four."""

    name = "four"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        p = s.players[seat]
        found = FOUR_PLACES[min(p.personal, 4)] + FETCHES[: min(p.general, 4)]
        found.append(IDLE)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == CROOKED and a.a < 0:
            return why_crooked(a)
        if a.kind == PLACE_FOUR:
            return markers_short(s, seat, PERSONAL, a.c, "L-309")
        if a.kind == FETCH:
            return markers_short(s, seat, GENERAL, a.a, "L-825")
        return None if a.kind == NOTHING else other_question("L-825", a)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == PLACE_FOUR:
            place_markers(s, seat, MARKS[a.b], out)
        elif a.kind == FETCH:
            fetch(s, seat, a.a, out)
        else:
            tell_idle(seat, out)
        return end_turn(s, seat, out)


class Reshuffle(Automatic[LouisState]):
    """L-312, L-954  All thirty influence cards make a new deck: nobody holds any now."""

    name = "reshuffle"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        s.decks[INFLUENCE_DECK] = Deck([PERSON_COPIES] * JOKER + [JOKERS])
        s.own[INFLUENCE_DECK] = True
        s.played = [0] * CARD_KINDS
        s.last_card = HIDDEN
        if out is not None:
            out.append(Event("louis-event-reshuffle", {}))
        return []


INFLUENCE: list[Step[LouisState]] = [
    NeutralMarkers(),
    Turns(),
    PlayCard(),
    FourMarkers(),
    Reshuffle(),
]
