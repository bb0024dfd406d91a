"""The table: castles in a ring, hands and stacks between them, piles and supplies."""

from typing import Final

from palatine.core.state import Json, State
from palatine.games.between.castle import Castle, castle_from_json
from palatine.games.between.parts import (
    ATTENDANT_COUNTS,
    CARDS,
    ROOMS,
    SPECIALTY_COUNTS,
    THRONES,
)

UNDECIDED: Final = -1  # as `lefts`: the split of the two tiles is still open
RING_OF_TWO: Final = 3  # B-1101: two players sit with Ludwig
SCORER: Final = 1  # seats of the scorer's table: one castle, no game
ALL: Final = -1  # as a mask of seats: everybody, spectators included


class BetweenState(State):
    """Everything on the table. Leaves are never edited, only replaced: clones share them.

    A *place* is a seat or, with two players, Ludwig's (number 2). A-25: the left neighbour of
    place i is i + 1; castle i lies between them, the left castle of i.
    """

    def __init__(self, seats: int, options: Json, model: "BetweenState | None" = None) -> None:
        super().__init__(seats, options)
        if model is None:
            self.start()
        else:
            self.take(model)

    def start(self) -> None:
        """Everything in the box."""
        places = RING_OF_TWO if self.seats == 2 else self.seats
        self.places = places
        self.throne_connects: bool = self.options["throne_connects"]
        self.lower_is_older: bool = self.options["older"] == "lower"
        self.round = 0  # 1 or 2
        self.turn = 0  # of the round, from 0
        self.castles: list[Castle] = [Castle() for _ in range(places)]
        self.hands: list[tuple[int, ...]] = [()] * places  # sorted
        self.stacks: list[tuple[int, ...]] = [()] * places  # B-203: under each castle's token
        self.shown: list[tuple[int, ...]] = [()] * places  # B-204: revealed, not placed yet
        self.lefts: list[int] = [UNDECIDED] * places  # which tile goes to the left castle
        self.drawn: tuple[int, ...] = ()  # B-402: tiles drawn by a food bonus
        self.offered: tuple[int, ...] = ()  # B-406: cards drawn by a utility bonus
        self.pile: list[int] = list(range(ROOMS))  # B-110; sorted: no order exists
        self.discards: tuple[int, ...] = ()  # seen by all, sorted
        # B-209, A-21: discarded unseen, in castle order, and the masks of seats that know each
        self.down: tuple[int, ...] = ()
        self.down_known: tuple[int, ...] = ()
        # B-404: what is known of the pile since discards were shuffled into it (view.py)
        self.back: tuple[int, ...] = ()  # everybody knows that these lie in it
        self.buried: tuple[int, ...] = ()  # went into it from `down`
        self.buried_known: tuple[int, ...] = ()
        self.since: tuple[int, ...] = ()  # drawn openly since, though not of `back`
        self.deck: list[int] = list(range(CARDS))  # bonus cards, sorted
        self.card_discards: tuple[int, ...] = ()
        self.thrones: list[int] = list(range(THRONES))  # not drawn: out of the game (B-108)
        self.specialty: tuple[int, ...] = SPECIALTY_COUNTS  # B-109
        self.attendants: tuple[int, ...] = ATTENDANT_COUNTS

    def take(self, model: "BetweenState") -> None:
        """Become a copy: lists are copied, what is never edited is shared."""
        self.take_base(model)
        self.places = model.places
        self.throne_connects = model.throne_connects
        self.lower_is_older = model.lower_is_older
        self.round = model.round
        self.turn = model.turn
        self.castles = model.castles.copy()
        self.hands = model.hands.copy()
        self.stacks = model.stacks.copy()
        self.shown = model.shown.copy()
        self.lefts = model.lefts.copy()
        self.drawn = model.drawn
        self.offered = model.offered
        self.pile = model.pile.copy()
        self.discards = model.discards
        self.down = model.down
        self.down_known = model.down_known
        self.back = model.back
        self.buried = model.buried
        self.buried_known = model.buried_known
        self.since = model.since
        self.deck = model.deck.copy()
        self.card_discards = model.card_discards
        self.thrones = model.thrones.copy()
        self.specialty = model.specialty
        self.attendants = model.attendants

    def clone(self) -> "BetweenState":
        return BetweenState(self.seats, self.options, self)

    def to_json(self) -> Json:
        return {
            **self.base_json(),
            "round": self.round,
            "turn": self.turn,
            "castles": [castle.to_json() for castle in self.castles],
            "hands": [list(hand) for hand in self.hands],
            "stacks": [list(stack) for stack in self.stacks],
            "shown": [list(shown) for shown in self.shown],
            "lefts": self.lefts,
            "drawn": list(self.drawn),
            "offered": list(self.offered),
            "pile": self.pile,
            "discards": list(self.discards),
            "down": list(self.down),
            "down_known": list(self.down_known),
            "back": list(self.back),
            "buried": list(self.buried),
            "buried_known": list(self.buried_known),
            "since": list(self.since),
            "deck": self.deck,
            "card_discards": list(self.card_discards),
            "thrones": self.thrones,
            "specialty": list(self.specialty),
            "attendants": list(self.attendants),
        }

    # --- the ring (A-25) ----------------------------------------------------------------------

    def left_of(self, place: int) -> int:
        """The left neighbour."""
        return 0 if place + 1 == self.places else place + 1

    def right_of(self, place: int) -> int:
        """The right neighbour; also the number of the right castle."""
        return self.places - 1 if place == 0 else place - 1

    def is_person(self, place: int) -> bool:
        """B-1101  Whether somebody sits there, and not Ludwig."""
        return place < self.seats

    def decider(self, castle: int, owner: int) -> int:
        """A-10, B-1105  Who decides about a tile of this owner in this castle."""
        if owner < self.seats:
            return owner
        return castle if castle < self.seats else self.left_of(castle)

    def older(self, castle: int) -> int:
        """B-207, A-10  The older of the two partners of a castle."""
        one = castle
        other = self.left_of(castle)
        if not self.is_person(other):
            return one
        if not self.is_person(one):
            return other
        return min(one, other) if self.lower_is_older else max(one, other)

    def partner(self, castle: int, place: int) -> int:
        """The other partner of a castle."""
        return self.left_of(castle) if place == castle else castle


def state_from_json(j: Json) -> BetweenState:
    """Read back what `to_json` wrote."""
    s = BetweenState(j["seats"], j["options"])
    s.load_base(j)
    s.round = j["round"]
    s.turn = j["turn"]
    s.castles = [castle_from_json(castle) for castle in j["castles"]]
    s.hands = [tuple(hand) for hand in j["hands"]]
    s.stacks = [tuple(stack) for stack in j["stacks"]]
    s.shown = [tuple(shown) for shown in j["shown"]]
    s.lefts = list(j["lefts"])
    s.drawn = tuple(j["drawn"])
    s.offered = tuple(j["offered"])
    s.pile = list(j["pile"])
    s.discards = tuple(j["discards"])
    s.down = tuple(j["down"])
    s.down_known = tuple(j["down_known"])
    s.back = tuple(j["back"])
    s.buried = tuple(j["buried"])
    s.buried_known = tuple(j["buried_known"])
    s.since = tuple(j["since"])
    s.deck = list(j["deck"])
    s.card_discards = tuple(j["card_discards"])
    s.thrones = list(j["thrones"])
    s.specialty = tuple(j["specialty"])
    s.attendants = tuple(j["attendants"])
    return s
