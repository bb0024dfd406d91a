"""The end of the game: everything left becomes arms, then kinds are counted (section 6)."""

from typing import Final

from palatine.core.events import EVERYBODY, Event
from palatine.core.native import count
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.louis.effects import ARMS_DRAW, pay, return_chip
from palatine.games.louis.names import ARMS_KINDS, CHIP_KINDS, COLUMNS, TILES
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.scoring import majorities, most_of_kind
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, INTRIGUE_DECK, LouisState

# L-602: the classes in the order in which they are served
INFLUENCE_CARDS: Final = 0
INTRIGUE_CARDS: Final = 1
CHIPS_LEFT: Final = 2
MARKERS_ON_TILES: Final = 3
LOUISDOR: Final = 4
CLASSES: Final = ("influence", "intrigue", "chips", "markers", "louisdor")
LOUISDOR_FOR_ARMS: Final = 3


def worth(s: LouisState, seat: int, kind: int) -> int:
    """L-601  How many arms a player's things of one class are worth."""
    p = s.players[seat]
    if kind == INFLUENCE_CARDS:
        return p.cards
    if kind == INTRIGUE_CARDS:
        return len(p.intrigue)
    if kind == CHIPS_LEFT:
        return p.chip_total()
    if kind == MARKERS_ON_TILES:
        n = 0
        for tile in range(TILES):
            n += s.on[tile * COLUMNS + seat]
        return n
    return arms_for(kind, p.money)


def arms_for(kind: int, count: int) -> int:
    """L-601  How many arms so many things of a class are worth: one each, but three louisdor."""
    return count // LOUISDOR_FOR_ARMS if kind == LOUISDOR else count


def shares(s: LouisState, kind: int) -> list[int]:
    """L-602, L-926  The arms each player gets for a class."""
    wanted = [worth(s, seat, kind) for seat in range(s.seats)]
    order = [s.seat_at(place) for place in range(s.seats)]
    return served(wanted, s.decks[ARMS_PILE].size(), order)


def served(wanted: list[int], left: int, order: list[int]) -> list[int]:
    """L-602  What everybody gets of so many arms; where they run short, lap by lap in order."""
    if sum(wanted) <= left:
        return wanted
    got = [0] * len(wanted)
    while left > 0:
        for seat in order:
            if left > 0 and got[seat] < wanted[seat]:
                got[seat] += 1
                left -= 1
    return got


class Exchange(Automatic[LouisState]):
    """L-601, L-602, L-606  One class after the other. In the frame: the class."""

    name = "exchange"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        kind = f.args[0]
        if kind > LOUISDOR:
            return [Frame("majorities")]
        got = shares(s, kind)
        frames: list[Frame] = []
        for place in range(s.seats):
            seat = s.seat_at(place)
            if out is not None and got[seat] > 0:
                args: dict[str, str | int | list[str] | list[int]] = {
                    "seat": seat,
                    "count": got[seat],
                    "things": f"louis-exchange-{CLASSES[kind]}",
                }
                out.append(Event("louis-event-exchanged", args))
            hand_in(s, seat, kind, got[seat])
            frames += [ARMS_DRAW[seat]] * got[seat]
        return frames + [Frame("exchange", CHANCE, (kind + 1,))]


def hand_in(s: LouisState, seat: int, kind: int, arms: int) -> None:
    """L-601, L-606, L-967  Things go back, markers go out of play, louisdor by threes."""
    p = s.players[seat]
    if kind == INFLUENCE_CARDS:
        for card in p.influence:
            s.deck_to_change(INFLUENCE_DECK).shuffle_in(card)
        p.influence = ()
        p.influence_known = ()
    elif kind == INTRIGUE_CARDS:
        for card in p.intrigue:
            s.deck_to_change(INTRIGUE_DECK).shuffle_in(card)
        p.intrigue = ()
        p.open = 0
    elif kind == CHIPS_LEFT:
        for chip in range(CHIP_KINDS):
            return_chip(s, seat, chip, p.chips[chip])
    elif kind == MARKERS_ON_TILES:
        for tile in range(TILES):
            p.gone += s.on[tile * COLUMNS + seat]
            s.on[tile * COLUMNS + seat] = 0
    elif arms > 0:
        pay(s, seat, LOUISDOR_FOR_ARMS * arms, None)


class Majorities(Automatic[LouisState]):
    """L-603, L-956  All arms are revealed; the most of a kind bring one more."""

    name = "majorities"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        s.revealed = True
        won = majorities(s)
        for seat in range(s.seats):
            s.players[seat].majorities = won[seat]
        if out is not None:
            tell_end(s, out)
        return []


def tell_end(s: LouisState, out: list[Event]) -> None:
    """L-603, L-604  The end step by step: arms turned over, the most of each kind, missions."""
    out.append(Event("louis-event-open", {}, reveals=EVERYBODY))
    for seat in range(s.seats):
        p = s.players[seat]
        out.append(Event("louis-event-opened", {"seat": seat, "count": p.drawn + p.plain}))
    for kind in range(ARMS_KINDS):
        for seat in most_of_kind(s, kind):
            args: dict[str, str | int | list[str] | list[int]] = {
                "seat": seat,
                "count": s.players[seat].arms[kind],
                "arms": f"louis-arms-{kind + 1}",
            }
            out.append(Event("louis-event-majority", args))
    for seat in range(s.seats):
        n = count(s.players[seat].laid)
        laid: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "count": n,
            "points": n * MISSION_POINTS,
        }
        out.append(Event("louis-event-missions", laid))


ENDING: list[Step[LouisState]] = [Exchange(), Majorities()]
