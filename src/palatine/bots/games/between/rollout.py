"""Between Two Castles: how a castle may end. Tiles come as they do in a game, the best of a few
from either partner each turn, and everybody takes what looks best at once."""

from typing import Final

from palatine.bots.games.between.castle_model import CastleModel
from palatine.bots.games.between.weights import Weights
from palatine.core.native import i64
from palatine.core.rng import Rng
from palatine.games.between.cards import card_points
from palatine.games.between.parts import (
    ATTENDANT_HANGING,
    CARD_DRAW,
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    FOOD_DRAW,
    FOUNTAIN,
    GRAND_FOYER,
    HANGING_OF,
    LIVING,
    OUTDOOR,
    ROOMS,
    SLEEPING,
    TOWER,
    TYPE_OF,
    TYPES,
    UTILITY,
    WANTS,
)
from palatine.games.between.scoring import sheet

# How a rollout begins
NOTHING: Final = 0
LAY: Final = 1  # this tile, where it is best
AT: Final = 2  # this tile on this place
SERVE: Final = 3  # this attendant
KEEP: Final = 4  # this card
COPY: Final = 5  # the bonus of this type

MANY: Final = 5  # rooms of a type: with more of them nothing else is to come
TURNS: Final = 4  # B-210  in a round

Offer = tuple[int, ...]  # tiles of which one will be placed
UNCHOSEN: Final = -1  # first of an offer: whoever places one of its tiles does not choose


class World:
    """One way the draws may fall: tiles in order, for all that is compared the same."""

    def __init__(self, pool: list[int], cards: list[int], rng: Rng) -> None:
        self.pool = pool.copy()
        self.cards = cards.copy()
        rng.shuffle(self.pool)
        rng.shuffle(self.cards)


class CastleRollout:
    """A castle being completed in one world."""

    def __init__(self, model: CastleModel, world: World, weights: Weights, skip: int) -> None:
        self.model = model
        self.pool = world.pool
        self.cards = world.cards
        self.weights = weights
        self.next = skip  # tiles of the pool from the front are offers,
        self.last = len(world.pool)  # from the back those of food bonuses
        self.card = 0
        self.left = 0  # tiles still to come
        self.careless = False  # whether who builds at the moment does not choose

    def begin(self, op: int, what: int, place: int) -> None:
        """The action that is being thought about."""
        if op == LAY:
            self.build((what,))
        elif op == AT:
            self.put(place, what)
        elif op == SERVE:
            self.model.serve(what)
        elif op == KEEP:
            self.model.keep(what)
        elif op == COPY:
            self.bonus(what)

    def go_on(self, known: list[Offer], sizes: list[int], ahead: int) -> None:
        """Tiles that are on the table, then the best of so many at a time, as far as we look ahead;
        of none at all: any tile, placed anywhere."""
        self.left = len(known) + len(sizes)
        for offer in known:
            self.left -= 1
            self.build(offer)
        for size in sizes[:ahead]:
            self.left -= 1
            self.build(self.drawn(size) if size else (UNCHOSEN,) + self.drawn(1))

    def sheet(self) -> list[int]:
        """What the castle is worth by now."""
        return sheet(self.model.castle(), self.model.connects)

    def drawn(self, size: int) -> Offer:
        """The next tiles that a hand offers."""
        if self.next + size > self.last:
            self.next = 0  # an odd chance: everything has been seen once
        self.next += size
        return tuple(self.pool[self.next - size : self.next])

    # --- building -----------------------------------------------------------------------------

    def build(self, offer: Offer) -> None:
        """Place the best of these tiles where it is best."""
        if self.careless:
            self.drop(offer)
            return
        if offer[0] == UNCHOSEN:
            self.careless = True
            self.drop(offer[1:])
            self.careless = False
            return
        model = self.model
        best_value, best_tile, best_place = -99.0, -1, -1
        for tile in offer:
            place, points = best_space(model, tile)
            value = points + tile_prospect(model, tile, self.weights, self.left)
            if value > best_value:
                best_value, best_tile, best_place = value, tile, place
        if best_tile >= 0:
            self.put(best_place, best_tile)

    def drop(self, offer: Offer) -> None:
        """Place any of these tiles anywhere."""
        tile = offer[self.any_of(len(offer))]
        spaces = self.model.spaces(tile)
        if spaces:
            self.put(spaces[(self.any_of(len(spaces)) + tile) % len(spaces)], tile)

    def any_of(self, many: int) -> int:
        """A number below this one, by what chance the world has for this moment."""
        chance = self.pool[self.left % len(self.pool)] if self.pool else 0
        return chance % many

    def put(self, place: int, piece: int) -> None:
        """Place a tile and take the bonus it brings (section 4)."""
        model = self.model
        model.put(place, piece)
        if piece >= ROOMS:
            return
        kind = TYPE_OF[piece]
        count = model.counts[kind]
        if count == 3:
            self.bonus(kind)
        elif count == 5:
            self.build((FOUNTAIN, TOWER, GRAND_FOYER))

    def bonus(self, kind: int) -> None:
        """B-402 ... B-410"""
        if kind == FOOD:
            self.last -= FOOD_DRAW
            if self.last >= self.next:
                self.build(tuple(self.pool[self.last : self.last + FOOD_DRAW]))
        elif kind == LIVING:
            kinds = len(ATTENDANT_HANGING)
            self.model.serve(self.any_of(kinds) if self.careless else best_attendant(self.model))
        elif kind == UTILITY:
            self.model.keep(self.best_card())
        elif kind == OUTDOOR:
            self.build((FOUNTAIN,))
        elif kind == SLEEPING:
            self.build((TOWER,))
        elif kind == CORRIDOR:
            self.build((GRAND_FOYER,))
        elif kind == DOWNSTAIRS:
            self.bonus(self.any_of(DOWNSTAIRS) if self.careless else self.best_bonus())

    def best_card(self) -> int:
        """B-406  Of the next three cards the one that pays most as things are; who does not choose
        has any of them."""
        castle = self.model.castle()
        best, most = -1, -1
        for card in self.cards[self.card : self.card + CARD_DRAW]:
            points = 0 if self.careless else card_points(castle, card)
            if points > most and card not in self.model.cards:
                best, most = card, points
        self.card += CARD_DRAW
        return best if best >= 0 else self.cards[0]

    def best_bonus(self) -> int:
        """B-410  Whose bonus pays most, at a glance."""
        model = self.model
        best, most = UTILITY, self.weights.utility_bonus
        for kind, piece in ((OUTDOOR, FOUNTAIN), (SLEEPING, TOWER), (CORRIDOR, GRAND_FOYER)):
            points = float(best_space(model, piece)[1])
            if points > most:
                best, most = kind, points
        seen: int = model.hangings[ATTENDANT_HANGING[best_attendant(model)]]
        return LIVING if seen + self.weights.attendant_seen * self.left > most else best


def best_space(model: CastleModel, piece: int) -> tuple[int, int]:
    """Where a piece brings most at once, and how much."""
    best = -1
    most: i64 = -99
    for place in model.spaces(piece):
        points = model.here(place, piece)
        if points > most:
            best, most = place, points
    return best, most + model.anywhere(piece)


def best_attendant(model: CastleModel) -> int:
    """B-405  The one whose hanging is seen most."""
    best = 0
    for kind in range(1, 4):
        if model.hangings[ATTENDANT_HANGING[kind]] > model.hangings[ATTENDANT_HANGING[best]]:
            best = kind
    return best


def tile_prospect(model: CastleModel, piece: int, weights: Weights, left: int) -> float:
    """What a tile leads to, if so many more come after it: bonuses, types, hangings."""
    if piece >= ROOMS:
        return 0.0
    kind = TYPE_OF[piece]
    count: int = model.counts[kind]
    value = 0.0
    if count == 2:
        value = weights.third[kind]
    elif count == 4:
        value = weights.fifth
    elif count < MANY:
        at = kind * (MANY + 1) + count
        value = (weights.rooms[at + 1] - weights.rooms[at]) * min(1.0, left / weights.few)
    hanging = HANGING_OF[piece]
    if hanging >= 0:
        served: int = model.served[hanging]
        value += weights.hanging * served
    if kind != CORRIDOR and 0 <= WANTS[piece] < TYPES:
        there: int = model.counts[WANTS[piece]]
        value += weights.wanted * there
    return value


def castle_prospect(model: CastleModel, weights: Weights, left: int) -> float:
    """What a castle may still gain while so many tiles are to come to it."""
    if left == 0:
        return 0.0
    value = 0.0
    for kind in range(TYPES):
        count: int = model.counts[kind]
        value += weights.rooms[kind * (MANY + 1) + min(MANY, count)]
    value *= min(1.0, (left + 1) / weights.few)
    return value + left * (
        weights.attendant * len(model.attendants) + weights.card * len(model.cards)
    )
