"""What a placement in a castle is worth to an opponent, reckoned without building it."""

from typing import Final

from palatine.core.action import Action
from palatine.games.castles.castle import Castle
from palatine.games.castles.contact import CORNER, TOUCHING, contact
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import (
    ACTIVITY,
    ADJACENT,
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    CONNECT,
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    IN_CASTLE,
    LIVING,
    OUTDOOR,
    POINTS,
    SLEEPING,
    SOLO,
    TYPE_BIT,
    TYPE_OF,
)
from palatine.games.castles.shapes import STEP_X, STEP_Y, TURNED, Turned
from palatine.games.castles.state import CastlesState

MONEY_LATE: Final = 0.1  # a thousand marks at the end (C-715)
MONEY_EARLY: Final = 0.65  # a thousand marks with rounds to spend them
ROUNDS_TO_SPEND: Final = 3
ENOUGH: Final = 14_000  # marks beyond which more of them help less
PAID_TO_OTHERS: Final = 0.5  # what a point of an opponent takes from ours
CHANCE_PER_DOOR: Final = 0.55  # that a free door is ever joined
FREE_DOOR: Final = 0.12  # a door more to build on
BLOCKED: Final = 0.25  # a door lost for ever
FREE_TILE: Final = 1.2  # rewards: a hallway or stairs,
PAIR: Final = 3.5  # the second downstairs room,
EXTRA_TURN: Final = 4.0  # one more turn,
BONUS_CARD: Final = 3.0  # the better of two bonus cards
LATER_JOINED: Final = 0.35  # that what is joined later is of a type counted,
LATER_IN_CASTLE: Final = 0.12  # that a round brings one to the castle,
LATER_TOUCHING: Final = 0.8  # that something unwanted comes to touch


# --- time and money -----------------------------------------------------------------------------


def rounds_left(v: CastlesState) -> float:
    """How many rounds will follow this one, about."""
    if v.last:
        return 0.0
    per_round = 3.0 if v.seats == SOLO else 0.85 * v.seats
    return v.cards_left / per_round


def money_value(v: CastlesState, amount: int) -> float:
    """What some money is worth: the sooner and the scarcer it is, the more it can buy."""
    share = min(1.0, rounds_left(v) / ROUNDS_TO_SPEND)
    scarce = min(1.0, ENOUGH / max(v.money[max(v.viewer, 0)], 1))
    each = MONEY_LATE + (MONEY_EARLY - MONEY_LATE) * share * scarce
    return amount / 1000 * each


# --- a placement --------------------------------------------------------------------------------


class Site:
    """What is asked again and again about one castle."""

    def __init__(self, v: CastlesState, seat: int) -> None:
        self.v = v
        self.seat = seat
        self.castle: Castle = v.castles[seat]
        self.taken: set[tuple[int, int]] = set()
        self.fronts: dict[tuple[int, int], list[int]] = {}  # cell before an open door -> tiles
        self.blocked = [0] * len(self.castle.tiles)  # doors that can never be joined
        for one in self.castle.tiles:
            for x, y in _cells(one.turned):
                self.taken.add((one.x + x, one.y + y))
        for number, one in enumerate(self.castle.tiles):
            t = one.turned
            for k in range(len(t.door_x)):
                if edge_of(t, one.x, one.y, k) in self.castle.doors:
                    self._note_door(number, t, one.x, one.y, k)

    def _note_door(self, number: int, t: Turned, x: int, y: int, k: int) -> None:
        cell = _front(t, x, y, k)
        if cell in self.taken:
            self.blocked[number] += 1
        else:
            self.fronts.setdefault(cell, []).append(number)

    def hope(self, tile: int, reward: float, doors: int, blocked: int) -> float:
        """What a reward still to be earned is worth."""
        if blocked > 0 or doors > 6:
            return 0.0
        chance = CHANCE_PER_DOOR**doors
        return reward * chance * min(1.0, (rounds_left(self.v) + 1) / (doors + 1))


def _cells(t: Turned) -> list[tuple[int, int]]:
    if t.disc:
        return [(x, y) for y in range(t.disc) for x in range(t.disc)]
    return t.cells


def _front(t: Turned, x: int, y: int, k: int) -> tuple[int, int]:
    side = t.door_side[k]
    return x + t.door_x[k] + STEP_X[side], y + t.door_y[k] + STEP_Y[side]


def placement(site: Site, tile: int, a: Action) -> float:
    """C-501 and what may come of it: rewards now and later, doors kept open."""
    castle = site.castle
    t = TURNED[tile][a.c]
    met: dict[int, int] = {}
    free = blocked = 0
    for k in range(len(t.door_x)):
        other = castle.doors.get(edge_of(t, a.a, a.b, k), -1)
        if other >= 0:
            met[other] = met.get(other, 0) + 1
        elif _front(t, a.a, a.b, k) in site.taken:
            blocked += 1
        else:
            free += 1
    own, others = _points(site, t, a, met)
    value = float(POINTS[tile] + own + others)
    value += _doors_lost(site, t, a, met)
    value += _progress(site, met)
    reward = reward_value(site.v, site.seat, TYPE_OF[tile], POINTS[tile] + own)
    if free + blocked == 0:
        value += reward
    else:
        value += site.hope(tile, reward, free, blocked)
    value += _later(site.v, tile, free)
    return value + FREE_DOOR * min(free, 4) - BLOCKED * blocked


def _later(v: CastlesState, tile: int, free: int) -> float:
    """Bonus or penalty that tiles placed later may bring to this one."""
    kind = BONUS_KIND[tile]
    rounds = min(rounds_left(v), 8.0)
    if kind == CONNECT:
        return BONUS_POINTS[tile] * min(free, 2) * LATER_JOINED * min(1.0, rounds / 3)
    if kind == IN_CASTLE:
        return BONUS_POINTS[tile] * rounds * LATER_IN_CASTLE
    if kind == ADJACENT:
        return BONUS_POINTS[tile] * min(1.0, rounds / 3) * LATER_TOUCHING
    return 0.0


def _points(site: Site, t: Turned, a: Action, met: dict[int, int]) -> tuple[int, int]:
    """C-502 ... C-504, A-14  Own bonus, and what older tiles bring."""
    castle = site.castle
    tile = t.tile
    bit = TYPE_BIT[TYPE_OF[tile]]
    kind, mask = BONUS_KIND[tile], BONUS_TYPES[tile]
    counted = 0
    others = 0
    for number, one in enumerate(castle.tiles):
        wanted = mask & TYPE_BIT[TYPE_OF[one.tile]]
        wants = BONUS_TYPES[one.tile] & bit
        if not wanted and not wants:
            continue
        touching = -1
        if (wanted and kind == ADJACENT) or (wants and BONUS_KIND[one.tile] == ADJACENT):
            found = contact(one.turned, t, a.a - one.x, a.b - one.y)
            touching = int(found == TOUCHING or (found == CORNER and site.v.corners))
        if wanted:
            counted += _counts(kind, number in met, touching)
        if wants:
            others += BONUS_POINTS[one.tile] * _counts(
                BONUS_KIND[one.tile], number in met, touching
            )
    if kind == IN_CASTLE and mask & bit:
        counted += 1  # it counts itself
    return counted * BONUS_POINTS[tile], others


def _counts(kind: int, joined: bool, touching: int) -> int:
    if kind == CONNECT:
        return int(joined)
    return touching if kind == ADJACENT else 1


def _doors_lost(site: Site, t: Turned, a: Action, met: dict[int, int]) -> float:
    """A-36  Doors of the castle that the tile walls up."""
    value = 0.0
    for x, y in _cells(t):
        for number in site.fronts.get((a.a + x, a.b + y), ()):
            if met.get(number, 0) == 0 or len(site.fronts[a.a + x, a.b + y]) > 1:
                one = site.castle.tiles[number]
                doors = site.castle.open[number]
                reward = reward_value(site.v, site.seat, TYPE_OF[one.tile], POINTS[one.tile])
                value -= BLOCKED + site.hope(one.tile, reward, doors, site.blocked[number])
    return value


def _progress(site: Site, met: dict[int, int]) -> float:
    """C-602  Older tiles that are completed, or nearer to it."""
    value = 0.0
    castle = site.castle
    for number, doors in met.items():
        tile = castle.tiles[number].tile
        reward = reward_value(site.v, site.seat, TYPE_OF[tile], POINTS[tile])
        left = castle.open[number]
        before = site.hope(tile, reward, left, site.blocked[number])
        after = left - doors
        value += reward if after == 0 else site.hope(tile, reward, after, site.blocked[number])
        value -= before
    return value


def reward_value(v: CastlesState, seat: int, kind: int, points: float) -> float:
    """C-6xx  What completing a room of a type is worth, about."""
    late = rounds_left(v) < 0.5
    if kind == ACTIVITY:
        return 5.0
    if kind == CORRIDOR:
        return FREE_TILE
    if kind == DOWNSTAIRS:
        return PAIR if v.cellar[seat] % 2 else PAIR / 2
    if kind == FOOD:
        return EXTRA_TURN * (0.7 if late else 1.0)
    if kind == LIVING:
        return max(points, 0.0) + 1.0
    if kind == OUTDOOR:
        return money_value(v, 10_000)
    if kind == SLEEPING:
        return 0.6
    return BONUS_CARD
