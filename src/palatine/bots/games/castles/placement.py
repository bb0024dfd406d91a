"""What a placement in a castle is worth to an opponent, reckoned without building it."""

from typing import Final

from palatine.bots.games.castles.weights import GREEDY
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

MONEY_LATE: Final = 1 / 10  # a thousand marks at the end (C-715)


# --- time and money -----------------------------------------------------------------------------


def rounds_left(v: CastlesState) -> float:
    """How many rounds will follow this one, about."""
    if v.last:
        return 0.0
    per_round = GREEDY.cards_alone if v.seats == SOLO else GREEDY.cards_a_seat * v.seats
    return v.cards_left / per_round


def money_value(v: CastlesState, amount: int) -> float:
    """What some money is worth: the sooner and the scarcer it is, the more it can buy."""
    w = GREEDY
    share = min(1.0, rounds_left(v) / w.rounds_to_spend)
    scarce = min(1.0, w.enough / max(v.money[max(v.viewer, 0)], 1))
    each = MONEY_LATE + (w.money_early - MONEY_LATE) * share * scarce
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
        if blocked > 0 or doors > GREEDY.most_hoped:
            return 0.0
        chance = GREEDY.chance_per_door**doors
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
    return value + GREEDY.free_door * min(free, GREEDY.most_doors) - GREEDY.blocked * blocked


def _later(v: CastlesState, tile: int, free: int) -> float:
    """Bonus or penalty that tiles placed later may bring to this one."""
    kind = BONUS_KIND[tile]
    w = GREEDY
    rounds = min(rounds_left(v), w.most_rounds)
    soon = min(1.0, rounds / w.rounds_for_it)
    if kind == CONNECT:
        return BONUS_POINTS[tile] * min(free, w.most_joined) * w.later_joined * soon
    if kind == IN_CASTLE:
        return BONUS_POINTS[tile] * rounds * w.later_in_castle
    if kind == ADJACENT:
        return BONUS_POINTS[tile] * soon * w.later_touching
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
                value -= GREEDY.blocked + site.hope(one.tile, reward, doors, site.blocked[number])
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
    w = GREEDY
    late = rounds_left(v) < w.late
    if kind == ACTIVITY:
        return w.activity
    if kind == CORRIDOR:
        return w.free_tile
    if kind == DOWNSTAIRS:
        return w.pair if v.cellar[seat] % 2 else w.pair / 2
    if kind == FOOD:
        return w.extra_turn * (w.extra_turn_late if late else 1.0)
    if kind == LIVING:
        return max(points, 0.0) + w.living
    if kind == OUTDOOR:
        return money_value(v, 10_000)
    if kind == SLEEPING:
        return w.look
    return w.bonus_card
