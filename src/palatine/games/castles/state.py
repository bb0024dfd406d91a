"""The table: castles, market, stacks, decks, money, and where the turn stands."""

from typing import Final

from palatine.core.deck import Deck, deck_from_json
from palatine.core.state import Json, State
from palatine.games.castles.castle import Castle, castle_from
from palatine.games.castles.parts import (
    CARD_IDS,
    CARDS,
    CARDS_PER_SIZE,
    FAVOR_IDS,
    FAVORS,
    HALLWAY_STACK,
    KINDS_OF_SIZE,
    MARKET,
    ROOM_CARDS,
    ROOMS,
    SIZE_INDEX,
    SOLO,
    STAIRS_STACK,
    stack_size,
)

NOBODY_LOOKED: Final = -2  # as `fixed`: the stack is not told from what went back to the box
UNSEEN: Final = -3  # as `fixed` in a view: somebody looked, but what lies there is not told

# categories of points scored during the game, in the order of `points`
CATEGORIES: Final = ("start", "base", "own", "others", "rewards")
START: Final = 0
BASE: Final = 1
OWN: Final = 2
OTHERS: Final = 3
REWARD_POINTS: Final = 4

Group = tuple[int, ...]  # size, 1 if the stack belongs to it, places on the room deck


def _first_of_sizes() -> list[int]:
    return [SIZE_INDEX.index(size) for size in range(KINDS_OF_SIZE)]


# Rooms of one size have neighbouring numbers; a set of them is a whole number, bit 0 the first.
FIRST_ROOM: Final[list[int]] = _first_of_sizes()
ROOM_BIT: Final[list[int]] = [2 ** (tile - FIRST_ROOM[SIZE_INDEX[tile]]) for tile in range(ROOMS)]
ALL_OF_SIZE: Final[list[int]] = [
    2 ** SIZE_INDEX[:ROOMS].count(size) - 1 for size in range(KINDS_OF_SIZE)
]


def rooms_in(size: int, mask: int) -> list[int]:
    """The rooms of a set, in rising order."""
    found: list[int] = []
    room = FIRST_ROOM[size]
    while mask > 0:
        if mask & 1:
            found.append(room)
        mask >>= 1
        room += 1
    return found


def set_of(rooms: list[int]) -> int:
    """The set that holds just these rooms of one size."""
    mask = 0
    for room in rooms:
        mask |= ROOM_BIT[room]
    return mask


def how_many(mask: int) -> int:
    """The size of a set."""
    n = 0
    while mask > 0:
        n += mask & 1
        mask >>= 1
    return n


class CastlesState(State):
    """Everything on the table. Leaves are never edited, only replaced: clones share them."""

    def __init__(self, seats: int, options: Json, model: "CastlesState | None" = None) -> None:
        """An empty table, or an independent copy of `model`."""
        super().__init__(seats, options)
        if model is not None:
            self._take(model)
            return
        self.corners: bool = options["corners"]
        self.castles: list[Castle] = []
        self.money: list[int] = [0] * seats
        self.points: list[tuple[int, ...]] = [(0, 0, 0, 0, 0)] * seats
        # favors and bonus cards
        self.favors: tuple[int, ...] = ()
        self.rejected: tuple[int, ...] = ()  # C-122: revealed and discarded
        self.cards: Deck = Deck([])
        self.hands: list[tuple[int, ...]] = [()] * seats  # sorted
        self.looking: tuple[int, ...] = ()  # C-671: the cards just drawn
        # room cards
        self.card_rest: list[int] = []  # by size; at first deck and box together
        self.cards_left = 0
        self.discards: list[int] = []
        self.boxed = 0  # cards known to be in the box: C-702 tells them from the deck
        self.last = False
        # stacks
        self.stacks: list[int] = []
        self.pools: list[int] = []  # the set in stack and box; once looked through, the box
        self.fixed: list[int] = []  # the set in the stack once somebody looked through it
        self.deck_rooms: tuple[int, ...] = ()  # C-661: tiles on the room deck, the top one last
        self.deck_sizes: tuple[int, ...] = ()  # their sizes are public
        self.known: list[tuple[Group, ...]] = [()] * seats  # what each has seen: see view.py
        self.seen: tuple[int, ...] = ()  # in a view: the set in each of the viewer's groups
        self.hallways = 0
        self.stairs = 0
        # market
        self.market: tuple[int, ...] = ()  # by slot; -1 is empty
        self.coins: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()  # rooms seen by all that left the game
        # time
        self.builder = 0
        self.round = 0
        self.idle = 0  # rounds without a purchase
        self.bought = False  # whether this round has seen one
        self.extra = 0  # turns queued
        self.corridor_used = False  # C-621: once a turn
        self.cellar: list[int] = [0] * seats  # C-631: completed downstairs rooms

    @property
    def has_builder(self) -> bool:
        """C-127  Whether the first master builder has been drawn; alone there is none."""
        if self.seats == SOLO:
            return False
        for frame in self.frames:
            if frame.step in ("start", "first"):
                return False
        return True

    def score(self, seat: int) -> int:
        """Where the swan stands."""
        return sum(self.points[seat])

    def own_castle(self, seat: int) -> Castle:
        """The seat's castle, to build on: a copy if a clone still shares it."""
        castle = self.castles[seat]
        if castle.shared:
            castle = castle.copy()
            self.castles[seat] = castle
        return castle

    def clone(self) -> "CastlesState":
        return CastlesState(self.seats, self.options, self)

    def _take(self, model: "CastlesState") -> None:
        """Become a copy; castles are shared until one of the two builds."""
        self.take_base(model)
        self.corners = model.corners
        for castle in model.castles:
            castle.shared = True
        self.castles = model.castles.copy()
        self.money = model.money.copy()
        self.points = model.points.copy()
        self.favors = model.favors
        self.rejected = model.rejected
        self.cards = model.cards.clone()
        self.hands = model.hands.copy()
        self.looking = model.looking
        self.card_rest = model.card_rest.copy()
        self.cards_left = model.cards_left
        self.discards = model.discards.copy()
        self.boxed = model.boxed
        self.last = model.last
        self.stacks = model.stacks.copy()
        self.pools = model.pools.copy()
        self.fixed = model.fixed.copy()
        self.deck_rooms = model.deck_rooms
        self.deck_sizes = model.deck_sizes
        self.known = model.known.copy()
        self.seen = model.seen
        self.hallways = model.hallways
        self.stairs = model.stairs
        self.market = model.market
        self.coins = model.coins
        self.gone = model.gone
        self.builder = model.builder
        self.round = model.round
        self.idle = model.idle
        self.bought = model.bought
        self.extra = model.extra
        self.corridor_used = model.corridor_used
        self.cellar = model.cellar.copy()

    def to_json(self) -> Json:
        return {
            **self.base_json(),
            "castles": [castle.to_json() for castle in self.castles],
            "money": self.money,
            "points": [list(points) for points in self.points],
            "favors": list(self.favors),
            "rejected": list(self.rejected),
            "cards": self.cards.to_json(),
            "hands": [list(hand) for hand in self.hands],
            "looking": list(self.looking),
            "card_rest": self.card_rest,
            "cards_left": self.cards_left,
            "discards": self.discards,
            "boxed": self.boxed,
            "last": self.last,
            "stacks": self.stacks,
            "pools": [rooms_in(i, pool) for i, pool in enumerate(self.pools)],
            "fixed": [p if p < 0 else rooms_in(i, p) for i, p in enumerate(self.fixed)],
            "deck_rooms": list(self.deck_rooms),
            "deck_sizes": list(self.deck_sizes),
            "known": [[list(group) for group in groups] for groups in self.known],
            "seen": list(self.seen),
            "hallways": self.hallways,
            "stairs": self.stairs,
            "market": list(self.market),
            "coins": list(self.coins),
            "gone": list(self.gone),
            "builder": self.builder,
            "round": self.round,
            "idle": self.idle,
            "bought": self.bought,
            "extra": self.extra,
            "corridor_used": self.corridor_used,
            "cellar": self.cellar,
        }


def state_from_json(j: Json) -> CastlesState:
    """Read back what `to_json` wrote."""
    s = CastlesState(j["seats"], j["options"])
    s.load_base(j)
    s.castles = [castle_from(castle) for castle in j["castles"]]
    s.money = list(j["money"])
    s.points = [tuple(points) for points in j["points"]]
    s.favors = tuple(j["favors"])
    s.rejected = tuple(j["rejected"])
    s.cards = deck_from_json(j["cards"])
    s.hands = [tuple(hand) for hand in j["hands"]]
    s.looking = tuple(j["looking"])
    s.card_rest = list(j["card_rest"])
    s.cards_left = j["cards_left"]
    s.discards = list(j["discards"])
    s.boxed = j["boxed"]
    s.last = j["last"]
    s.stacks = list(j["stacks"])
    s.pools = [set_of(pool) for pool in j["pools"]]
    s.fixed = [pool if isinstance(pool, int) else set_of(pool) for pool in j["fixed"]]
    s.deck_rooms = tuple(j["deck_rooms"])
    s.deck_sizes = tuple(j["deck_sizes"])
    s.known = [tuple([tuple(group) for group in groups]) for groups in j["known"]]
    s.seen = tuple(j["seen"])
    s.hallways = j["hallways"]
    s.stairs = j["stairs"]
    s.market = tuple(j["market"])
    s.coins = tuple(j["coins"])
    s.gone = tuple(j["gone"])
    s.builder = j["builder"]
    s.round = j["round"]
    s.idle = j["idle"]
    s.bought = j["bought"]
    s.extra = j["extra"]
    s.corridor_used = j["corridor_used"]
    s.cellar = list(j["cellar"])
    return s


def fresh(seats: int, options: Json) -> CastlesState:
    """C-121 ... C-124  Everything counted out, nothing revealed yet."""
    s = CastlesState(seats, options)
    s.castles = [Castle() for _ in range(seats)]
    s.cards = Deck([0 if CARD_IDS[c] in options["cards_out"] else 1 for c in range(CARDS)])
    s.card_rest = [CARDS_PER_SIZE] * KINDS_OF_SIZE
    s.cards_left = ROOM_CARDS[seats]
    s.discards = [0] * KINDS_OF_SIZE
    s.stacks = [stack_size(seats, size) for size in range(KINDS_OF_SIZE)]
    s.pools = ALL_OF_SIZE.copy()
    s.fixed = [NOBODY_LOOKED] * KINDS_OF_SIZE
    s.hallways = HALLWAY_STACK[seats]
    s.stairs = STAIRS_STACK[seats]
    s.market = (-1,) * MARKET[seats]
    s.coins = (0,) * MARKET[seats]
    return s


def favors_left(s: CastlesState) -> list[int]:
    """C-121, C-825  The favors that may still be revealed."""
    left_out: list[str] = s.options["favors_out"]
    found: list[int] = []
    for favor in range(FAVORS):
        if favor in s.favors or favor in s.rejected:
            continue
        if not left_out or FAVOR_IDS[favor] not in left_out:
            found.append(favor)
    return found
