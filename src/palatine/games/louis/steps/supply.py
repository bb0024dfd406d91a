"""The order of a round, and its first phase: supply (sections 1 and 2 of the rules)."""

from typing import Final

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.louis.actions import GAINS, PASS, PASSING, PLAIN_USE, USE
from palatine.games.louis.effects import (
    INFLUENCE_DRAW,
    arms_for,
    fetch,
    gain_money,
    influence_card_for,
    intrigue_card_for,
    unused,
    use_mission,
)
from palatine.games.louis.names import (
    EFFECT_RULE,
    GENERAL,
    LAST_ROUND,
    MARKER_FOR_CARD,
    PERSONAL,
    PLUS_3_MARKERS,
    PLUS_ARMS,
    PLUS_INTRIGUE,
    PLUS_MARKER,
)
from palatine.games.louis.parts import CARDS_DEALT, SUPPLY_EFFECTS
from palatine.games.louis.reasons import markers_short, no_such_mission, other_question
from palatine.games.louis.state import INFLUENCE_DECK, INTRIGUE_DECK, LouisState

# L-101: the four phases of a round, step by step as the rulebook has them
ROUND: Final = [
    Frame("money"),  # L-201
    Frame("supply-missions"),  # L-202
    Frame("deal"),  # L-203
    Frame("neutral"),  # L-902
    Frame("start-missions", CHANCE, (0,)),  # L-301
    Frame("turns"),  # L-302
    Frame("end-missions", CHANCE, (0,)),  # L-312
    Frame("reshuffle"),  # L-312
    Frame("evaluation", CHANCE, (0,)),  # L-401
    Frame("missions", CHANCE, (0,)),  # L-501
    Frame("swap-missions", CHANCE, (0,)),  # L-807
    Frame("next-round"),  # L-506
]


class Round(Automatic[LouisState]):
    """L-101, L-504  A round begins: missions may be used again."""

    name = "round"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        s.round += 1
        for p in s.players:
            p.used = 0
        if out is not None:
            out.append(Event("louis-event-round", {"round": s.round, "seat": s.start}))
        return ROUND


class NextRound(Automatic[LouisState]):
    """L-506  The start-player card moves on; after the last round comes the exchange (L-601)."""

    name = "next-round"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        if s.round == LAST_ROUND:
            return [Frame("exchange", CHANCE, (0,))]
        s.start = (s.start + 1) % s.seats
        return [Frame("round")]


class SupplyMissions(Automatic[LouisState]):
    """L-202, L-204, L-951  Missions of the supply phase, in order; before them, of three players
    the one who starts for the second time gets an intrigue card."""

    name = "supply-missions"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        frames: list[Frame] = []
        if s.seats == 3 and s.round == LAST_ROUND:
            frames = intrigue_card_for(s, s.start, out)
        return frames + ask_supply(s, 0)


def is_possible(s: LouisState, seat: int, effect: int) -> bool:
    """Whether a mission of the supply phase would bring anything now."""
    p = s.players[seat]
    if effect in (PLUS_MARKER, PLUS_3_MARKERS):
        return p.general > 0
    if effect == PLUS_INTRIGUE:
        return not s.decks[INTRIGUE_DECK].is_empty()
    if effect == MARKER_FOR_CARD:
        return p.personal > 0 and not s.decks[INFLUENCE_DECK].is_empty()
    return True


def ask_supply(s: LouisState, place: int) -> list[Frame]:
    """L-202  The next player, in order, who can use a mission now; all can see whether he can."""
    for i in range(place, s.seats):
        seat = s.seat_at(i)
        p = s.players[seat]
        if p.laid & ~p.used & s.parts.supply != 0:
            for effect in SUPPLY_EFFECTS:
                if unused(s, seat, effect) and is_possible(s, seat, effect):
                    return [Frame("supply", seat, (i,))]
    return []


class Supply(Step[LouisState]):
    """L-202, L-802, L-803, L-811, L-812, L-821 ... L-824  Use a mission, or no more of them.

    Less than a mission brings may be taken (L-924). In the frame: the player's place in order.
    """

    name = "supply"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        general = s.players[seat].general
        found: list[Action] = []
        for effect in SUPPLY_EFFECTS:
            if not unused(s, seat, effect) or not is_possible(s, seat, effect):
                continue
            if effect in PLAIN_USE:
                found.append(PLAIN_USE[effect])
                continue
            for action in GAINS[effect]:
                if action.c <= general:
                    found.append(action)
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        if a.kind != USE or a.a not in SUPPLY_EFFECTS:
            return other_question("L-202", a)
        reason = no_such_mission(s, seat, a.a)
        if reason is None:
            reason = markers_short(s, seat, GENERAL, a.c, EFFECT_RULE[a.a])
        if reason is None and a.a == MARKER_FOR_CARD:
            reason = markers_short(s, seat, PERSONAL, 1, EFFECT_RULE[a.a])
        if reason is None and not is_possible(s, seat, a.a):
            reason = NotLegal("L-959", "louis-why-empty-deck")
        return reason

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        place = f.args[0]
        if a.kind == PASS:
            return ask_supply(s, place + 1)
        use_mission(s, seat, a.a, -1, out)
        frames: list[Frame] = []
        if a.a == PLUS_ARMS:
            frames = arms_for(s, seat, 1, out)
        elif a.a == PLUS_INTRIGUE:
            frames = intrigue_card_for(s, seat, out)
        elif a.a == MARKER_FOR_CARD:
            give_up_marker(s, seat, out)
            frames = influence_card_for(s, seat, out)
        else:
            gain_money(s, seat, a.b, out)
            fetch(s, seat, a.c, out)
        return frames + ask_supply(s, place)


def give_up_marker(s: LouisState, seat: int, out: Events) -> None:
    """L-824  One marker personal -> general."""
    p = s.players[seat]
    p.personal -= 1
    p.general += 1
    if out is not None:
        move = ((f"personal:{seat}", f"general:{seat}"),)
        out.append(Event("louis-event-gave-up", {"seat": seat, "count": 1}, moves=move))


class Deal(Automatic[LouisState]):
    """L-203  Five influence cards for everybody, besides those won before."""

    name = "deal"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        if out is not None:
            moves = tuple([("influence-deck", f"hand:{i}") for i in range(s.seats)])
            out.append(Event("louis-event-deal", {"count": CARDS_DEALT}, moves=moves))
        if s.decks[INFLUENCE_DECK].unordered() < CARDS_DEALT * s.seats:
            return [Frame("deal-one", CHANCE, (i,)) for i in range(CARDS_DEALT * s.seats)]
        frames: list[Frame] = []
        for i in range(s.seats):
            frames += [INFLUENCE_DRAW[s.seat_at(i)]] * CARDS_DEALT
        return frames


class DealOne(Automatic[LouisState]):
    """L-203, L-954  One card of the deal, where the deck may not be enough for all."""

    name = "deal-one"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        return influence_card_for(s, s.seat_at(f.args[0]), out)


SUPPLY: list[Step[LouisState]] = [
    Round(),
    NextRound(),
    SupplyMissions(),
    Supply(),
    Deal(),
    DealOne(),
]
