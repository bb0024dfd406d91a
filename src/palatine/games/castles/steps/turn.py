"""A turn: buy or take money, place, score (C-3xx ... C-5xx)."""

from typing import Final

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import Arg
from palatine.core.state import Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.castles import scoring
from palatine.games.castles.actions import (
    BUY,
    BUY_CORRIDOR,
    BUY_HALLWAY,
    BUY_STAIRS,
    BUYS_BY_SLOT,
    TAKE,
    TAKES,
    is_place,
)
from palatine.games.castles.broken import broken_rule
from palatine.games.castles.effects import (
    build,
    named,
    named_as_object,
    pay,
    rewards_left,
    set_slot,
    take_corridor_tile,
    tell,
)
from palatine.games.castles.parts import (
    CORRIDOR_PRICE,
    EITHER,
    HALLWAY,
    MOST_SEATS,
    PASS_INCOME,
    PRICES,
    STAIRS,
)
from palatine.games.castles.reasons import no_place, no_such_choice, why
from palatine.games.castles.shapes import SAME_TURN
from palatine.games.castles.state import CastlesState

# Frames are never edited: those that come in every turn are made once.
_BUYING: Final = [Frame("buy", seat) for seat in range(MOST_SEATS)]
_ENDING: Final = [Frame("end-turn", seat) for seat in range(MOST_SEATS)]


class Turn(Automatic[CastlesState]):
    """C-301, C-302  One seat's turn. C-641: each turn is a new one for "once per turn"."""

    name = "turn"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        s.corridor_used = False
        return [_BUYING[f.seat], _ENDING[f.seat]]


class Buy(Step[CastlesState]):
    """C-302 ... C-305  Buy one room, one hallway or one stairs, or take 5000 M."""

    name = "buy"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        money = s.money[seat]
        castle = s.castles[seat]
        prices = PRICES[s.seats]
        buys = BUYS_BY_SLOT[s.seats]
        found: list[Action] = []
        for slot in range(len(s.market)):
            tile = s.market[slot]
            if tile >= 0 and prices[slot] <= money + s.coins[slot] and castle.has_place(tile):
                found.append(buys[slot])
        if money >= CORRIDOR_PRICE:
            if s.hallways > 0 and castle.has_place(HALLWAY):
                found.append(BUY_HALLWAY)
            if s.stairs > 0 and castle.has_place(STAIRS):
                found.append(BUY_STAIRS)
        found.append(TAKES)
        return found

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == TAKE:
            return None
        if a.kind == BUY:
            return self._why_not_room(s, seat, a.a)
        if a.kind != BUY_CORRIDOR:
            return no_such_choice("C-302")
        if (s.hallways if a.a == HALLWAY else s.stairs) == 0:
            return why("C-302", "stack-empty")
        return self._why_not(s, seat, a.a, CORRIDOR_PRICE)

    def _why_not_room(self, s: CastlesState, seat: int, price: int) -> NotLegal | None:
        prices = PRICES[s.seats]
        if price not in prices:
            return NotLegal("C-125", "castles-why-price-unused", {"price": price})
        slot = prices.index(price)
        if s.market[slot] < 0:
            return NotLegal("C-302", "castles-why-slot-empty", {"price": price})
        return self._why_not(s, seat, s.market[slot], price - s.coins[slot])

    def _why_not(self, s: CastlesState, seat: int, tile: int, amount: int) -> NotLegal | None:
        if not s.castles[seat].has_place(tile):
            return NotLegal("C-305", no_place(s.castles[seat], tile), {"room": named(tile)})
        if amount > s.money[seat]:
            short = amount - s.money[seat]
            return NotLegal("A-26", "castles-why-too-dear", {"short": short})
        return None

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == TAKE:
            s.money[seat] += PASS_INCOME
            if out is not None:
                tell(out, "took", {"seat": seat})
            return []
        s.bought = True
        if a.kind == BUY_CORRIDOR:
            pay(s, seat, CORRIDOR_PRICE)
            take_corridor_tile(s, a.a)
            if out is not None:
                source = "stack:hallway" if a.a == HALLWAY else "stack:stairs"
                self._tell(seat, a.a, CORRIDOR_PRICE, source, out)
            return [Frame("place", seat, (a.a,))]
        slot = PRICES[s.seats].index(a.a)
        tile = s.market[slot]
        s.money[seat] += s.coins[slot]  # C-304
        pay(s, seat, a.a)
        set_slot(s, slot, -1, 0)
        if out is not None:
            self._tell(seat, tile, a.a, f"market:{slot}", out)
        return [Frame("place", seat, (tile,))]

    def _tell(self, seat: int, tile: int, price: int, source: str, out: Events) -> None:
        args: dict[str, Arg] = {"seat": seat, "room": named_as_object(tile), "price": price}
        tell(out, "bought", args, moves=((source, "hand"),))


class Place(Step[CastlesState]):
    """C-305, C-4xx, C-501  Place the tile in hand and score it. In the frame: the tile, then the
    numbers of completed tiles whose rewards are still to come (A-07)."""

    name = "place"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        return s.castles[seat].places(f.args[0])

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if not is_place(a):
            return no_such_choice("C-305")
        tile = f.args[0]
        rule = broken_rule(s.castles[seat], tile, a.c, a.a, a.b, EITHER)
        if rule:
            return NotLegal(rule, "castles-why-" + rule.lower())
        if SAME_TURN[tile][a.c] != a.c:
            turn = SAME_TURN[tile][a.c]
            return NotLegal("C-403", "castles-why-same-turn", {"turn": 90 * turn})
        return None

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        number = build(s, seat, f.args[0], (a.a, a.b, a.c), out)
        castle = s.castles[seat]
        complete = scoring.newly_complete(castle, number)
        if out is not None:
            for other in complete:
                tell(out, "completed", {"seat": seat, "room": named(castle.tiles[other].tile)})
        if not complete and len(f.args) == 1:
            return []
        return rewards_left(s, seat, f.args[1:] + tuple(complete), out)


class EndTurn(Automatic[CastlesState]):
    """C-641, A-07  Extra turns start after all other rewards of the turn."""

    name = "end-turn"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        if s.extra == 0:
            return []
        s.extra -= 1
        tell(out, "extra-turn", {"seat": f.seat})
        return [Frame("turn", f.seat)]


TURN_STEPS: list[Step[CastlesState]] = [Turn(), Buy(), Place(), EndTurn()]
