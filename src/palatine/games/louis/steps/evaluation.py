"""The third phase: evaluation, tile by tile (section 4 of the rules)."""

from typing import Final

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Event
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.louis.actions import (
    BEING_FIRST,
    BUY,
    BUYING,
    FIRST,
    INTRIGUE,
    INTRIGUES,
    PASS,
    PASSING,
)
from palatine.games.louis.effects import pay, person_key, put_marker, unused, use_mission
from palatine.games.louis.hands import without_card
from palatine.games.louis.names import (
    COLUMNS,
    GENERAL,
    LAST_ROUND,
    MARKERS,
    NEUTRAL,
    ONCE_FIRST,
    PERSONAL,
    TILES,
)
from palatine.games.louis.plans import CROWNED, EMPTY, FREE, GIFT, MAY_BUY, plan_of, price
from palatine.games.louis.reasons import markers_short, other_question
from palatine.games.louis.scoring import leaders, most_on, standing
from palatine.games.louis.state import INTRIGUE_DECK, LouisState
from palatine.games.louis.steps.rewards import reward

_SEATS: Final = 4
FROM_TILE: Final = [Frame("evaluation", CHANCE, (tile,)) for tile in range(TILES + 1)]
BUY_FROM: Final = [[Frame("buy", seat, (tile,)) for tile in range(TILES)] for seat in range(_SEATS)]


class Evaluation(Automatic[LouisState]):
    """L-401  The tiles one after the other, from the one in the frame up to 12."""

    name = "evaluation"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        for tile in range(f.args[0], TILES):
            if out is not None and most_on(s, tile) > 0:
                out.append(Event("louis-event-tile", {"person": person_key(tile)}))
            frames = ask_intrigue(s, tile, 0)
            if not frames:
                frames = judge(s, tile, out)
            if frames:
                frames.append(FROM_TILE[tile + 1])
                return frames
        return []


# --- intrigue cards -------------------------------------------------------------------------


def ask_intrigue(s: LouisState, tile: int, place: int) -> list[Frame]:
    """L-440  The next player, in order, who holds any intrigue card and a marker to place.

    All who hold a card are asked, whichever it is: to ask only its holder would tell.
    """
    seat = s.start + place
    for i in range(place, s.seats):
        if seat >= s.seats:
            seat -= s.seats
        p = s.players[seat]
        if len(p.intrigue) > 0 and p.general + p.personal > 0:
            return [Frame("intrigue", seat, (tile, i))]
        seat += 1
    return []


class Intrigue(Step[LouisState]):
    """L-440, L-441, L-442, L-974  Play the card of the person who is about to be evaluated.

    One marker from general or up to two from personal; the card goes under its deck.
    In the frame: the tile, and the player's place in order.
    """

    name = "intrigue"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        p = s.players[seat]
        tile = f.args[0]
        found: list[Action] = []
        if tile in p.intrigue:
            for action in INTRIGUES[tile]:
                if action.b <= p.general and action.c <= p.personal:
                    found.append(action)
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        if a.kind != INTRIGUE:
            return other_question("L-440", a)
        if a.a != f.args[0]:
            return NotLegal("L-440", "louis-why-other-person", {"person": person_key(f.args[0])})
        if a.a not in s.players[seat].intrigue:
            return NotLegal("L-440", "louis-why-no-intrigue", {"person": person_key(a.a)})
        reason = markers_short(s, seat, GENERAL, a.b, "L-440")
        return reason or markers_short(s, seat, PERSONAL, a.c, "L-440")

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        tile = f.args[0]
        if a.kind == PASS:
            frames = ask_intrigue(s, tile, f.args[1] + 1)
            return frames if frames else judge(s, tile, out)
        play_intrigue(s, seat, tile, out)
        if a.b > 0:
            put_marker(s, seat, tile, GENERAL, a.b, out)
        else:
            put_marker(s, seat, tile, PERSONAL, a.c, out)
        return judge(s, tile, out)


def play_intrigue(s: LouisState, seat: int, tile: int, out: Events) -> None:
    """L-441  The card goes face down under the deck; everybody has seen it."""
    p = s.players[seat]
    p.intrigue = without_card(p.intrigue, tile)
    p.open &= ~(1 << tile)
    s.deck_to_change(INTRIGUE_DECK).put_under(tile, (1 << s.seats) - 1)
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "person": person_key(tile),
        }
        move = ((f"intrigue:{seat}", "intrigue-deck"),)
        out.append(Event("louis-event-intrigue", args, reveals=EVERYBODY, moves=move))


# --- who gets what --------------------------------------------------------------------------


def judge(s: LouisState, tile: int, out: Events) -> list[Frame]:
    """L-827, L-921  A shared first place may be decided; then the tile is settled."""
    leader, tied = standing(s, tile)
    if leader < 0:
        return close_tile(s, tile, False, out)
    if tied > 1 and s.condition(tile) != MARKERS:
        frames = ask_once_first(s, tile, 0)
        if frames:
            return frames
    return settle(s, tile, -1, out)


def ask_once_first(s: LouisState, tile: int, place: int) -> list[Frame]:
    """L-827  The next player, in order, who shares first place and has the mission unused."""
    if s.parts.of_effect[ONCE_FIRST] == 0:
        return []
    for i in range(place, s.seats):
        seat = s.seat_at(i)
        if unused(s, seat, ONCE_FIRST):
            first = leaders(s, tile)
            if len(first) > 1 and seat in first:
                return [Frame("once-first", seat, (tile, i))]
    return []


class OnceFirst(Step[LouisState]):
    """L-827, L-921, L-969  Decide a shared first place for yourself, once per evaluation phase."""

    name = "once-first"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        return [BEING_FIRST, PASSING]

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        return None if a.kind in (FIRST, PASS) else other_question("L-827", a)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        tile = f.args[0]
        if a.kind == FIRST:
            use_mission(s, seat, ONCE_FIRST, -1, out)
            return settle(s, tile, seat, out)
        frames = ask_once_first(s, tile, f.args[1] + 1)
        return frames if frames else settle(s, tile, -1, out)


def settle(s: LouisState, tile: int, decided: int, out: Events) -> list[Frame]:
    """L-402, L-450  A tile is settled; decided: the seat that L-827 makes first, or -1."""
    plan, flip = plan_of(s, tile, decided)
    return serve(s, tile, plan, flip, out)


def serve(
    s: LouisState, tile: int, plan: list[tuple[int, int]], flip: bool, out: Events
) -> list[Frame]:
    """L-402, L-404  One player after the other; from the first question on as frames."""
    for i in range(len(plan)):
        frames = serve_one(s, tile, plan[i][0], plan[i][1], out)
        if frames:
            for seat, how in plan[i + 1 :]:
                frames.append(Frame("serve", CHANCE, (tile, seat, how)))
            frames.append(Frame("close", CHANCE, (tile, int(flip))))
            return frames
    return close_tile(s, tile, flip, out)


def serve_one(s: LouisState, tile: int, seat: int, how: int, out: Events) -> list[Frame]:
    """L-404  First the reward with all that belongs to it, then the markers leave."""
    if how == MAY_BUY and s.players[seat].money >= price(s, seat, tile):
        return [BUY_FROM[seat][tile]]
    if how in (MAY_BUY, EMPTY):
        leave(s, tile, seat, PERSONAL, out)
        return []
    return reward_and_leave(s, tile, seat, how, out)


def reward_and_leave(s: LouisState, tile: int, seat: int, how: int, out: Events) -> list[Frame]:
    """L-404  The markers wait until all draws and questions of the reward are done."""
    frames = reward(s, tile, seat, how == CROWNED, out)
    where = GENERAL if how in (CROWNED, FREE) else PERSONAL
    if frames:
        return frames + [Frame("leave", CHANCE, (tile, seat, where))]
    leave(s, tile, seat, where, out)
    return []


def leave(s: LouisState, tile: int, seat: int, where: int, out: Events) -> None:
    """L-410, L-411, L-412, L-420, L-421, L-430  A player's markers leave for one of his supplies;
    also one that Condé's reward has put on his own tile (L-958)."""
    p = s.players[seat]
    n = s.on[tile * COLUMNS + seat]
    s.on[tile * COLUMNS + seat] = 0
    if where == GENERAL:
        p.general += n
    else:
        p.personal += n
    if out is not None:
        key = "louis-event-to-general" if where == GENERAL else "louis-event-to-personal"
        target = "general" if where == GENERAL else "personal"
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "count": n,
            "person": person_key(tile),
        }
        moves = ((f"marker:{tile + 1}:{seat}", f"{target}:{seat}"),)
        out.append(Event(key, args, moves=moves))


def close_tile(s: LouisState, tile: int, flip: bool, out: Events) -> list[Frame]:
    """L-450 ... L-452, L-465, L-962  Neutral markers and Louis leave; the tile may be flipped."""
    if s.seats == 2:
        s.on[tile * COLUMNS + NEUTRAL] = 0
    if s.louis == tile:
        s.louis = -1
    if flip and s.round < LAST_ROUND:
        s.flipped[tile] = not s.flipped[tile]
        if out is not None:
            out.append(Event("louis-event-flipped", {"person": person_key(tile)}))
    return []


class Serve(Automatic[LouisState]):
    """L-402  The next player on a tile. In the frame: tile, seat, and what he has coming."""

    name = "serve"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        return serve_one(s, f.args[0], f.args[1], f.args[2], out)


class Leave(Automatic[LouisState]):
    """L-404  After the reward the markers leave. In the frame: tile, seat, and where to."""

    name = "leave"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        leave(s, f.args[0], f.args[1], f.args[2], out)
        return []


class Close(Automatic[LouisState]):
    """L-450  The tile is done. In the frame: the tile, and whether it is turned over."""

    name = "close"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        return close_tile(s, f.args[0], f.args[1] != 0, out)


class Buy(Step[LouisState]):
    """L-411, L-403  Pay the price and take the reward, once; bought or not, the markers leave."""

    name = "buy"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        return [BUYING, PASSING]

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        return None if a.kind in (BUY, PASS) else other_question("L-411", a)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        tile = f.args[0]
        if a.kind == PASS:
            leave(s, tile, seat, PERSONAL, out)
            return []
        pay(s, seat, price(s, seat, tile), out)
        return reward_and_leave(s, tile, seat, GIFT, out)


EVALUATION: list[Step[LouisState]] = [
    Evaluation(),
    Intrigue(),
    OnceFirst(),
    Serve(),
    Leave(),
    Close(),
    Buy(),
]
