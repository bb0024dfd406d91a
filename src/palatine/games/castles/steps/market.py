"""A round and its market: refill, pricing, coins, the marker passes on (C-2xx, C-10xx)."""

from typing import Final

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Arg
from palatine.core.state import Frame
from palatine.core.step import Automatic, Chance, Events, Step
from palatine.games.castles.actions import (
    CARD_DRAWS,
    EMPTIES,
    EMPTY,
    KEEP,
    KEEPS,
    PRICE,
    PRICED,
    TILE_DRAWS,
)
from palatine.games.castles.effects import (
    empty_slot,
    leave_stack,
    named,
    named_as_object,
    reveal,
    swap_slots,
    take_from_deck,
    tell,
)
from palatine.games.castles.ending import tell_final
from palatine.games.castles.parts import (
    IDLE_ROUNDS,
    KINDS_OF_SIZE,
    LEFTOVER_COIN,
    MARKET,
    MOST_SEATS,
    PRICES,
    SIZES,
    SOLO,
)
from palatine.games.castles.reasons import no_such_choice, why
from palatine.games.castles.state import (
    FIRST_ROOM,
    NOBODY_LOOKED,
    CastlesState,
    how_many,
    rooms_in,
)

# Frames are never edited: those that come in every round are made once.
_ROUND: Final = Frame("round")
_REFILL: Final = Frame("refill")
_CARD: Final = Frame("card")
_TILES: Final = [Frame("tile", args=(size,)) for size in range(KINDS_OF_SIZE)]
_PRICING: Final = Frame("pricing")
_PRICING_BY: Final = [  # by builder and by the slots already settled
    [Frame("price", seat, (settled,)) for settled in range(max(MARKET))]
    for seat in range(MOST_SEATS)
]
_TURNS: Final = [Frame("turn", seat) for seat in range(MOST_SEATS)]
_COINS: Final = Frame("coins")
_PASS: Final = Frame("pass")


class Round(Automatic[CastlesState]):
    """C-201  The order of a round; C-206: no refill in the first; C-301: the builder last."""

    name = "round"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        s.round += 1
        s.bought = False
        if out is not None:
            tell(out, "round", {"round": s.round, "seat": s.builder})
        order: list[Frame] = []
        if s.round > 1 or s.seats == SOLO:
            order.append(_REFILL)
        if s.seats != SOLO:
            order.append(_PRICING)
        for i in range(1, s.seats + 1):
            order.append(_TURNS[(s.builder + i) % s.seats])
        order.append(_COINS)
        order.append(_PASS)
        return order


class Refill(Automatic[CastlesState]):
    """C-202 ... C-205, C-702, A-24  Fill the empty price slots: tiles on the room deck first, then
    a card for each; when the deck is empty the discarded cards once more."""

    name = "refill"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        while s.deck_rooms and empty_slot(s) >= 0:
            reveal(s, take_from_deck(s))
        if empty_slot(s) < 0 or (s.cards_left == 0 and not reshuffle(s, out)):
            tell_new_rooms(s, out)
            return []
        return [_CARD, f]


def tell_new_rooms(s: CastlesState, out: Events) -> None:
    """C-202  All rooms that came to the market, in one line: those without coins, since every room
    left over has some (C-208)."""
    if out is None:
        return
    new = [named(s.market[i]) for i in range(len(s.market)) if s.market[i] >= 0 and not s.coins[i]]
    if new:
        args: dict[str, Arg] = {"count": len(new), "rooms": new}
        tell(out, "revealed", args, EVERYBODY, EVERYBODY)


def reshuffle(s: CastlesState, out: Events) -> bool:
    """C-702, A-24, D-11  The discarded cards become the deck, if one of them names a stack that
    still has tiles; cards in the box stay out."""
    for size in range(KINDS_OF_SIZE):
        if s.discards[size] > 0 and s.stacks[size] > 0:
            s.boxed += sum(s.card_rest)
            s.card_rest = s.discards
            s.cards_left = sum(s.discards)
            s.discards = [0] * KINDS_OF_SIZE
            tell(out, "reshuffled", {})
            return True
    return False


class RoomCard(Chance[CastlesState]):
    """C-202, C-203  Turn the top room card; one for an empty stack is replaced by the next."""

    name = "card"

    def deck(self, s: CastlesState, f: Frame) -> str:
        return "room cards"

    def odds(self, s: CastlesState, f: Frame) -> list[tuple[Action, int]]:
        rest = s.card_rest
        return [(CARD_DRAWS[size], rest[size]) for size in range(KINDS_OF_SIZE) if rest[size] > 0]

    def total(self, s: CastlesState, f: Frame) -> int:
        left = 0
        for count in s.card_rest:
            left += count
        return left

    def pick(self, s: CastlesState, f: Frame, n: int) -> Action:
        for size in range(KINDS_OF_SIZE):
            if n < s.card_rest[size]:
                return CARD_DRAWS[size]
            n -= s.card_rest[size]
        raise AssertionError("no such card")

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        size = a.a
        s.card_rest[size] -= 1
        s.discards[size] += 1
        s.cards_left -= 1
        if s.cards_left == 0 and not s.last:
            s.last = True  # C-701, A-23
            tell(out, "last-round", {})
        if s.stacks[size] == 0:
            tell(out, "stack-empty", {"size": SIZES[size]})
            return []
        return [_TILES[size]]


class RoomTile(Chance[CastlesState]):
    """C-125, C-202  The top tile of a stack, onto the market."""

    name = "tile"

    def deck(self, s: CastlesState, f: Frame) -> str:
        return f"stack {SIZES[f.args[0]]}"

    def odds(self, s: CastlesState, f: Frame) -> list[tuple[Action, int]]:
        size = f.args[0]
        return [(TILE_DRAWS[room], 1) for room in rooms_in(size, might_be_top(s, size))]

    def total(self, s: CastlesState, f: Frame) -> int:
        return how_many(might_be_top(s, f.args[0]))

    def pick(self, s: CastlesState, f: Frame, n: int) -> Action:
        mask = might_be_top(s, f.args[0])
        room = FIRST_ROOM[f.args[0]]
        while n > 0 or not mask & 1:
            n -= mask & 1
            mask >>= 1
            room += 1
        return TILE_DRAWS[room]

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        leave_stack(s, a.a)
        reveal(s, a.a)
        return []


def might_be_top(s: CastlesState, size: int) -> int:
    """The set of rooms any of which may lie on top of a stack."""
    fixed = s.fixed[size]
    return s.pools[size] if fixed == NOBODY_LOOKED else fixed


class Pricing(Automatic[CastlesState]):
    """C-207  The builder is asked slot by slot, as long as there is anything to choose. In the
    frame: the slots already settled."""

    name = "pricing"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        return next_price(s, f.args[0] if f.args else 0, out)


def next_price(s: CastlesState, settled: int, out: Events) -> list[Frame]:
    """C-207  The question after so many slots are settled, if anything is left to choose."""
    if len(s.market) - settled < 2 or not _any_tile(s, settled):
        if out is not None:
            tell(out, "priced", {"seat": s.builder})
        return []
    return [_PRICING_BY[s.builder][settled]]


def _any_tile(s: CastlesState, settled: int) -> bool:
    """Whether a price that is not settled yet has a tile."""
    for slot in range(settled, len(s.market)):
        if s.market[slot] >= 0:
            return True
    return False


class Price(Step[CastlesState]):
    """C-207, A-24  Which tile goes to the next price, dearest first; coins travel with it. The
    tile that lay there takes its place. `keep`: everything else stays where it is."""

    name = "price"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        settled = f.args[0]
        found: list[Action] = []
        empty = False
        for slot in range(settled, len(s.market)):
            if s.market[slot] >= 0:
                found.append(PRICED[s.market[slot]])
            else:
                empty = True
        if empty:
            found.append(EMPTIES)
        if len(s.market) - settled > 2:
            found.append(KEEPS)
        return found

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        left = s.market[f.args[0] :]
        if a.kind == PRICE:
            if a.a in left:
                return None
            if a.a in s.market:
                return NotLegal("C-207", "castles-why-priced", {"room": named(a.a)})
            return NotLegal("C-207", "castles-why-not-on-market", {"room": named(a.a)})
        if a.kind == EMPTY:
            return None if -1 in left else why("C-207", "slot-full")
        if a.kind == KEEP:
            return None if len(left) > 2 else why("C-207", "keep-two")
        return no_such_choice("C-207")

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == KEEP:
            if out is not None:
                tell(out, "priced", {"seat": seat})
            return []
        settled = f.args[0]
        tile = a.a if a.kind == PRICE else -1
        slot = settled
        while s.market[slot] != tile:
            slot += 1
        if out is not None:
            self._tell(seat, tile, PRICES[s.seats][settled], slot != settled, out)
        swap_slots(s, slot, settled)
        return next_price(s, settled + 1, out)

    def _tell(self, seat: int, tile: int, price: int, moved: bool, out: Events) -> None:
        if tile < 0:
            tell(out, "price-empty", {"seat": seat, "price": price})
        elif moved:
            args: dict[str, Arg] = {"seat": seat, "room": named_as_object(tile), "price": price}
            tell(out, "price", args)


class Coins(Automatic[CastlesState]):
    """C-208  1000 M on each room left; not for one player (A-34)."""

    name = "coins"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        if s.seats != SOLO:
            s.coins = tuple(
                [
                    s.coins[slot] + (LEFTOVER_COIN if s.market[slot] >= 0 else 0)
                    for slot in range(len(s.market))
                ]
            )
        return []


class Pass(Automatic[CastlesState]):
    """C-209  The marker goes to the left; C-701, A-48: or the game ends. One player: C-1004."""

    name = "pass"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        if s.seats == SOLO:
            s.gone = tuple(sorted(s.gone + tuple([t for t in s.market if t >= 0])))
            s.market = (-1,) * len(s.market)
        s.idle = 0 if s.bought else s.idle + 1
        if self.ends(s):
            tell(out, "end", {}, EVERYBODY, EVERYBODY)
            if out is not None:
                tell_final(s, out)
            return []
        s.builder = (s.builder + 1) % s.seats
        return [_ROUND]

    def ends(self, s: CastlesState) -> bool:
        """C-701, A-48  Whether that was the last round. Alone the room cards run out by themselves,
        so there nobody has to count rounds without a purchase."""
        return s.last or (s.seats != SOLO and s.idle >= IDLE_ROUNDS)


MARKET_STEPS: list[Step[CastlesState]] = [
    Round(),
    Refill(),
    RoomCard(),
    RoomTile(),
    Pricing(),
    Price(),
    Coins(),
    Pass(),
]
