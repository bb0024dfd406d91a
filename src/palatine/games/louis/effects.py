"""Verbs that several steps use. They change the state in place and tell what happened."""

from typing import Final

from palatine.core.events import EVERYBODY, NOBODY, Event, only
from palatine.core.native import BIT, HIDDEN, lowest
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Events
from palatine.games.louis import traces
from palatine.games.louis.hands import (
    known_with,
    known_without,
    with_card,
    without_card,
)
from palatine.games.louis.names import (
    CARD_KINDS,
    CHIPS,
    COLOURS,
    COLUMNS,
    EFFECTS,
    GENERAL,
    ON_TILE,
    PILE_FIRST,
    SOURCES,
    card_name,
    colour_of,
)
from palatine.games.louis.parts import Parts
from palatine.games.louis.state import (
    ARMS_PILE,
    INFLUENCE_DECK,
    INTRIGUE_DECK,
    LouisState,
)

_SEATS: Final = 4
DONE: Final[list[Frame]] = []  # nothing follows; never edited
INFLUENCE_DRAW: Final = [Frame("draw-influence", CHANCE, (seat,)) for seat in range(_SEATS)]
INTRIGUE_DRAW: Final = [Frame("draw-intrigue", CHANCE, (seat,)) for seat in range(_SEATS)]
MISSION_DRAW: Final = [
    [Frame("draw-mission", CHANCE, (seat, colour)) for colour in range(3)] for seat in range(_SEATS)
]
ARMS_DRAW: Final = [Frame("draw-arms", CHANCE, (seat,)) for seat in range(_SEATS)]


def person_key(tile: int) -> str:
    """The message key of a person's name."""
    return f"louis-person-{tile + 1}"


def card_key(card: int) -> str:
    """The message key of an influence card."""
    return f"louis-card-{card_name(card)}"


def mission_key(parts: Parts, mission: int) -> str:
    """The message key of a mission: what it does; of which tile, where it names one."""
    tile = f"-{parts.tiles[mission] + 1}" if parts.effects[mission] == ON_TILE else ""
    return f"louis-effect-{EFFECTS[parts.effects[mission]]}{tile}"


# --- markers --------------------------------------------------------------------------------


def put_marker(s: LouisState, seat: int, tile: int, source: int, n: int, out: Events) -> None:
    """L-925, L-722  Markers of one supply come onto a tile, and stay until it is evaluated."""
    p = s.players[seat]
    if source == GENERAL:
        p.general -= n
    else:
        p.personal -= n
    s.on[tile * COLUMNS + seat] += n
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "count": n,
            "person": person_key(tile),
            "source": f"louis-from-{SOURCES[source]}",
        }
        moves = ((f"{SOURCES[source]}:{seat}", f"marker:{tile + 1}:{seat}"),)
        out.append(Event("louis-event-markers", args, moves=moves))


def fetch(s: LouisState, seat: int, n: int, out: Events) -> None:
    """L-306  Markers come from general to personal."""
    p = s.players[seat]
    p.general -= n
    p.personal += n
    if out is not None and n > 0:
        move = ((f"general:{seat}", f"personal:{seat}"),)
        out.append(Event("louis-event-fetched", {"seat": seat, "count": n}, moves=move))


# --- money, chips, arms ---------------------------------------------------------------------


def gain_money(s: LouisState, seat: int, n: int, out: Events) -> None:
    """Louisdor come from the bank; where it has none left, substitutes do (L-725)."""
    s.players[seat].money += n
    s.bank -= n
    if out is not None and n > 0:
        move = (("bank", f"money:{seat}"),)
        out.append(Event("louis-event-louisdor", {"seat": seat, "count": n}, moves=move))


def pay(s: LouisState, seat: int, n: int, out: Events) -> None:
    """Louisdor go to the bank."""
    s.players[seat].money -= n
    s.bank += n
    if out is not None:
        move = ((f"money:{seat}", "bank"),)
        out.append(Event("louis-event-paid", {"seat": seat, "count": n}, moves=move))


def gain_chip(s: LouisState, seat: int, chip: int, out: Events) -> None:
    """L-104, L-725  A chip comes from its heap, or a substitute if that is empty."""
    s.players[seat].chips[chip] += 1
    s.chips[chip] -= 1
    if out is not None:
        move = ((f"heap:{CHIPS[chip]}", f"chip:{CHIPS[chip]}:{seat}"),)
        out.append(_chip_event("louis-event-chip", seat, chip, move))


def hand_in_chip(s: LouisState, seat: int, chip: int, out: Events) -> None:
    """L-806  The chip that is exchanged goes back to its heap, for all to see."""
    return_chip(s, seat, chip, 1)
    if out is not None:
        move = ((f"chip:{CHIPS[chip]}:{seat}", f"heap:{CHIPS[chip]}"),)
        out.append(_chip_event("louis-event-handed-in", seat, chip, move))


def _chip_event(key: str, seat: int, chip: int, move: tuple[tuple[str, str], ...]) -> Event:
    return Event(key, {"seat": seat, "chip": f"louis-chip-{CHIPS[chip]}"}, moves=move)


def return_chip(s: LouisState, seat: int, chip: int, n: int) -> None:
    """Chips go back to their heap."""
    s.players[seat].chips[chip] -= n
    s.chips[chip] += n


def arms_for(s: LouisState, seat: int, n: int, out: Events) -> list[Frame]:
    """L-970  The draws of n arms from the pile; what it lacks are substitutes of no kind."""
    left = s.decks[ARMS_PILE].size()
    if out is not None and left > 0:
        move = (("arms-pile", f"arms:{seat}"),)
        told: dict[str, str | int | list[str] | list[int]] = {"seat": seat, "count": min(n, left)}
        out.append(Event("louis-event-arms", told, moves=move))
    if left >= n:
        return [ARMS_DRAW[seat]] * n
    s.players[seat].plain += n - left
    if out is not None:
        out.append(Event("louis-event-substitute", {"seat": seat, "count": n - left}))
    return [ARMS_DRAW[seat]] * left


# --- influence cards ------------------------------------------------------------------------


def influence_card_for(s: LouisState, seat: int, out: Events) -> list[Frame]:
    """L-711, L-815, L-824  The top influence card: one put back there, or a draw."""
    shuffle_if_empty(s)
    deck = s.decks[INFLUENCE_DECK]
    if deck.is_empty():
        return []
    if not deck.is_fixed():
        return [INFLUENCE_DRAW[seat]]
    deck = s.deck_to_change(INFLUENCE_DECK)
    knows = deck.knows_top[0]
    take_influence_card(s, seat, deck.take_fixed(), knows, out)
    return []


def shuffle_if_empty(s: LouisState) -> None:
    """L-954  A draw that finds no influence cards shuffles the played ones."""
    if not s.decks[INFLUENCE_DECK].is_empty():
        return
    deck = s.deck_to_change(INFLUENCE_DECK)
    for card in range(CARD_KINDS):
        deck.rest[card] += s.played[card]
    s.played = [0] * CARD_KINDS
    s.last_card = HIDDEN


def take_influence_card(s: LouisState, seat: int, card: int, knows: int, out: Events) -> None:
    """L-721  An influence card comes to a hand; `knows`: who has seen it before, as a mask."""
    p = s.players[seat]
    if knows != 0 or p.influence_known:
        p.influence_known = known_with(p.influence, p.influence_known, card, knows & ~only(seat))
    p.add_card(card)
    if out is None:
        return
    got: dict[str, str | int | list[str] | list[int]] = {"seat": seat, "card": card_key(card)}
    if is_deal(s):
        out.append(Event("louis-event-got-influence", got, NOBODY, only(seat)))
        if next_dealt(s) != seat:
            tell_hand(s, seat, out)
        return
    move = (("influence-deck", f"hand:{seat}"),)
    out.append(Event("louis-event-drew-influence", {"seat": seat}, moves=move))
    out.append(Event("louis-event-got-influence", got, only(seat), only(seat)))


def is_deal(s: LouisState) -> bool:
    """L-203  Whether the card being drawn is one of the deal, which is told as a whole: nothing but
    cards of the deal lie between it and the next phase."""
    for frame in reversed(s.frames):
        if frame.step not in ("draw-influence", "deal-one"):
            return frame.step == "neutral"
    return False


def next_dealt(s: LouisState) -> int:
    """Who gets the next card of the deal, or -1."""
    frame = s.frames[-1]
    if frame.step == "deal-one":
        return s.seat_at(frame.args[0])
    return frame.args[0] if frame.step == "draw-influence" else -1


def tell_hand(s: LouisState, seat: int, out: list[Event]) -> None:
    """L-203  All cards of the deal in one line, for their owner."""
    cards = [card_key(card) for card in s.players[seat].influence if card != HIDDEN]
    args: dict[str, str | int | list[str] | list[int]] = {"seat": seat, "cards": cards}
    out.append(Event("louis-event-hand", args, only(seat), only(seat)))


def play_card(s: LouisState, seat: int, card: int, out: Events) -> None:
    """L-302  An influence card leaves the hand and lies open in the centre."""
    p = s.players[seat]
    if p.influence_known:
        p.influence_known = known_without(p.influence, p.influence_known, card)
    p.hand[card] -= 1
    p.cards -= 1
    add_to_played(s, card)
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {"seat": seat, "card": card_key(card)}
        move = ((f"hand:{seat}", "played"),)
        out.append(Event("louis-event-played", args, reveals=EVERYBODY, moves=move))


def add_to_played(s: LouisState, card: int) -> None:
    """L-123, L-964, L-972  A card comes onto the open pile in the centre."""
    s.played[card] += 1
    s.last_card = card


def return_last_card(s: LouisState, seat: int, out: Events) -> None:
    """L-310, L-953  The last card goes back, face down, on top of the deck."""
    p = s.players[seat]
    card = 0
    while p.hand[card] == 0:
        card += 1
    knows = p.influence_known[0] if p.influence_known else 0
    p.hand[card] = 0
    p.cards = 0
    p.influence_known = ()
    s.deck_to_change(INFLUENCE_DECK).put_on_top(card, knows | only(seat))
    if out is not None:
        move = ((f"hand:{seat}", "influence-deck"),)
        out.append(Event("louis-event-returned", {"seat": seat}, moves=move))


# --- intrigue cards -------------------------------------------------------------------------


def intrigue_card_for(s: LouisState, seat: int, out: Events) -> list[Frame]:
    """L-712, L-823, L-959  The top intrigue card, if there is any."""
    deck = s.decks[INTRIGUE_DECK]
    if deck.is_empty():
        return []
    if not deck.is_fixed():
        return [INTRIGUE_DRAW[seat]]
    card = s.deck_to_change(INTRIGUE_DECK).take_fixed()
    s.players[seat].open |= 1 << card  # all have seen it go under the deck
    take_intrigue_card(s, seat, card, out)
    return []


def take_intrigue_card(s: LouisState, seat: int, card: int, out: Events) -> None:
    """L-721  An intrigue card comes to a hand, for any later evaluation."""
    p = s.players[seat]
    p.intrigue = with_card(p.intrigue, card)
    if out is not None:
        move = (("intrigue-deck", f"intrigue:{seat}"),)
        out.append(Event("louis-event-drew-intrigue", {"seat": seat}, moves=move))
        got: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "person": person_key(card),
        }
        out.append(Event("louis-event-got-intrigue", got, only(seat), only(seat)))


# --- missions -------------------------------------------------------------------------------


def mission_for(s: LouisState, seat: int, colour: int, out: Events) -> list[Frame]:
    """L-503, L-959  The top mission of a pile: one put under it, or a draw."""
    deck = s.decks[colour]
    if not deck.is_fixed():
        return [MISSION_DRAW[seat][colour]]
    mission = s.deck_to_change(colour).take_fixed() + PILE_FIRST[colour]
    traces.drawn_from_under(s, seat, mission)
    take_mission(s, seat, mission, out)
    return []


def take_mission(s: LouisState, seat: int, mission: int, out: Events) -> None:
    """A mission comes to a hand."""
    p = s.players[seat]
    p.missions = with_card(p.missions, mission)
    if out is not None and s.round == 0:
        _tell_first_missions(s, seat, mission, out)
    elif out is not None:
        colour = COLOURS[colour_of(mission)]
        drew: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "colour": f"louis-pile-{colour}",
        }
        move = ((f"pile:{colour}", f"missions:{seat}"),)
        out.append(Event("louis-event-drew-mission", drew, moves=move))
        got: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "mission": mission_key(s.parts, mission),
        }
        out.append(Event("louis-event-got-mission", got, only(seat), only(seat)))


def _tell_first_missions(s: LouisState, seat: int, mission: int, out: list[Event]) -> None:
    """L-110  The missions of the set-up: one line for each owner, and one for all."""
    got: dict[str, str | int | list[str] | list[int]] = {
        "seat": seat,
        "mission": mission_key(s.parts, mission),
    }
    out.append(Event("louis-event-got-mission", got, NOBODY, only(seat)))
    frame = s.frames[-1]
    if frame.step == "draw-mission" and frame.args[0] == seat:
        return
    names = [mission_key(s.parts, m) for m in s.players[seat].missions if m >= 0]
    all_got: dict[str, str | int | list[str] | list[int]] = {"seat": seat, "missions": names}
    out.append(Event("louis-event-first-missions", all_got, only(seat), only(seat)))
    if frame.step != "draw-mission":
        moves = tuple([(f"pile:{COLOURS[0]}", f"missions:{i}") for i in range(s.seats)])
        out.append(Event("louis-event-dealt-missions", {}, moves=moves))


def put_mission_under(s: LouisState, seat: int, mission: int, out: Events) -> None:
    """L-807  A mission goes from the hand under its pile, face down."""
    p = s.players[seat]
    p.missions = without_card(p.missions, mission)
    colour = colour_of(mission)
    deck = s.deck_to_change(colour)
    traces.put_under(s, seat, mission, len(deck.bottom))
    deck.put_under(mission - PILE_FIRST[colour], only(seat))
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "colour": f"louis-pile-{COLOURS[colour]}",
        }
        move = ((f"missions:{seat}", f"pile:{COLOURS[colour]}"),)
        out.append(Event("louis-event-under", args, moves=move))


def unused(s: LouisState, seat: int, effect: int) -> bool:
    """L-504, L-830  Whether a laid mission of this type has not been used in this round."""
    p = s.players[seat]
    return s.parts.of_effect[effect] & p.laid & ~p.used != 0


def use_mission(s: LouisState, seat: int, effect: int, tile: int, out: Events) -> None:
    """L-504, L-830  One of the player's missions of this type (for this tile) is used."""
    p = s.players[seat]
    board = s.parts.of_effect[effect] if tile < 0 else s.parts.for_tile[tile]
    mission = lowest(board & p.laid & ~p.used)
    p.used |= BIT[mission]
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "mission": mission_key(s.parts, mission),
        }
        out.append(Event("louis-event-used", args))
