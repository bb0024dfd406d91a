"""Castles for opponents: points now, doors kept open, money kept, prices against the others.

All values are in victory points. What a placement is worth is reckoned without building it.
"""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.core.action import Action
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.games.castles import actions as act
from palatine.games.castles.castle import Castle
from palatine.games.castles.contact import CORNER, TOUCHING, contact
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import (
    ACTIVITY,
    ADJACENT,
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    CARD_DATA,
    CONNECT,
    CORRIDOR,
    CORRIDOR_PRICE,
    DOWNSTAIRS,
    FAVOR_DATA,
    FOOD,
    HALLWAY,
    IN_CASTLE,
    LIVING,
    OUTDOOR,
    PASS_INCOME,
    POINTS,
    PRICES,
    SIZE_INDEX,
    SIZE_OF,
    SIZES,
    SLEEPING,
    SOLO,
    STAIRS,
    TYPE_BIT,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.placing import PLACE
from palatine.games.castles.shapes import STEP_X, STEP_Y, TURNED, Turned
from palatine.games.castles.state import CastlesState, rooms_in
from palatine.games.castles.steps.sleeping import looked_at

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
FAVOR_STEP: Final = 0.8  # one more of what a favor counts


def greedy(game: AnyGame, view: CastlesState, rng: Rng) -> Action:
    """The action of the highest value; among equals, one by lot."""
    legal = game.legal(view, view.viewer)
    if len(legal) == 1:
        return legal[0]
    worths = values(view, legal)
    top = max(worths)
    best = [action for action, value in zip(legal, worths) if value == top]
    return best[rng.below(len(best))]


def values(view: CastlesState, legal: list[Action]) -> list[float]:
    """What each of the viewer's actions looks like at once."""
    _SITES.clear()  # a search asks again about the same state, played on in place
    step = view.frames[-1].step
    if step == "place":
        return _placements(view, view.frames[-1].args[0], legal)
    if step == "buy":
        return [_purchase(view, a) for a in legal]
    if step == "price":
        return _prices(view, legal)
    if step in ("rewards", "pair"):
        return [_reward_action(view, a) for a in legal]
    if step in ("choose", "return"):
        return [-_card(view, a.a) if a.kind == act.RETURN else 0.0 for a in legal]
    return [_small_choice(view, a) for a in legal]


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


def _placements(v: CastlesState, tile: int, legal: list[Action]) -> list[float]:
    site = Site(v, v.viewer)
    return [placement(site, tile, a) if a.kind == PLACE else 0.0 for a in legal]


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
    reward = _reward(site.v, site.seat, TYPE_OF[tile], POINTS[tile] + own)
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
                reward = _reward(site.v, site.seat, TYPE_OF[one.tile], POINTS[one.tile])
                value -= BLOCKED + site.hope(one.tile, reward, doors, site.blocked[number])
    return value


def _progress(site: Site, met: dict[int, int]) -> float:
    """C-602  Older tiles that are completed, or nearer to it."""
    value = 0.0
    castle = site.castle
    for number, doors in met.items():
        tile = castle.tiles[number].tile
        reward = _reward(site.v, site.seat, TYPE_OF[tile], POINTS[tile])
        left = castle.open[number]
        before = site.hope(tile, reward, left, site.blocked[number])
        after = left - doors
        value += reward if after == 0 else site.hope(tile, reward, after, site.blocked[number])
        value -= before
    return value


def _reward(v: CastlesState, seat: int, kind: int, points: float) -> float:
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


# --- a tile -------------------------------------------------------------------------------------


def tile_value(v: CastlesState, site: Site, tile: int) -> float:
    """The best placement of a tile, and what cards and favors think of it."""
    best = max([placement(site, tile, a) for a in site.castle.places(tile)], default=-99.0)
    return best + _liked(v, site.seat, tile)


def _liked(v: CastlesState, seat: int, tile: int) -> float:
    """C-711, C-8xx, C-9xx  Points at the end that a tile brings nearer."""
    castle = v.castles[seat]
    size = SIZE_INDEX[tile]
    value = 0.0
    if size >= 0 and v.stacks[size] <= 1:
        value += 1.6 if v.stacks[size] == 0 else 1.0
    if v.seats != SOLO:
        for favor in v.favors:
            value += _favor_step(favor, tile)
    if seat == v.viewer:
        for card in v.hands[seat]:
            if card != HIDDEN:
                value += _card_step(castle, card, tile)
    return value


def _favor_step(favor: int, tile: int) -> float:
    data = FAVOR_DATA[favor]
    kind = data["kind"]
    if kind == "type_count" and data["type"] == TYPES[TYPE_OF[tile]]:
        return FAVOR_STEP
    if kind == "type_area" and data["type"] == TYPES[TYPE_OF[tile]]:
        return FAVOR_STEP * SIZE_OF[tile] / 250
    if kind == "size_count" and SIZE_OF[tile] in data["sizes"] and SIZE_INDEX[tile] >= 0:
        return FAVOR_STEP / 2
    return 0.0


def _card_step(castle: Castle, card: int, tile: int) -> float:
    data = CARD_DATA[card]
    kind, points = data["kind"], float(data["points"])
    size = SIZE_INDEX[tile]
    if kind == "type":
        return points if data["type"] == TYPES[TYPE_OF[tile]] else 0.0
    if kind == "size":
        return points if size >= 0 and data["size"] == SIZES[size] else 0.0
    if kind == "sizes":
        return points if size >= 0 and SIZES[size] in data["sizes"] else 0.0
    if kind == "hallways":
        return points if tile == HALLWAY else 0.0
    if kind == "stairs":
        return points if tile == STAIRS else 0.0
    if kind == "all_types":
        return 0.9 if castle.by_type[TYPE_OF[tile]] == 0 else 0.0
    if kind == "all_sizes":
        return 0.8 if size >= 0 and castle.by_size[size] == 0 else 0.0
    return 0.0


def _card(v: CastlesState, card: int) -> float:
    """What a bonus card will bring, about: things it counts now and may count later."""
    data = CARD_DATA[card]
    castle = v.castles[v.viewer]
    kind = data["kind"]
    later = min(1.0, rounds_left(v) / 9)
    if kind in ("all_sizes", "all_types"):
        have = sum(n > 0 for n in (castle.by_size if kind == "all_sizes" else castle.by_type))
        return float(data["points"]) * (0.35 if have / data["need"] + later * 0.7 >= 1 else 0.05)
    expected = {"hallways": 2.5, "stairs": 1.5, "completed_tiles": 3.0, "money": 2.0}
    base = expected.get(kind, {"type": 2.0, "size": 1.2, "sizes": 2.4}.get(kind, 2.0))
    had = 0
    if kind == "type":
        had = castle.by_type[TYPES.index(data["type"])]
    elif kind in ("size", "sizes"):
        sizes = data["sizes"] if kind == "sizes" else [data["size"]]
        had = sum(castle.by_size[SIZES.index(size)] for size in sizes)
    if kind in ("completed_tiles", "money"):
        return base
    return float(data["points"]) * (had + base * later)


# --- buying and selling -------------------------------------------------------------------------

_SITES: dict[int, Site] = {}


def _site(v: CastlesState, seat: int) -> Site:
    """One site for all tiles of one decision."""
    found = _SITES.get(seat)
    if found is None or found.v is not v:
        found = Site(v, seat)
        _SITES[seat] = found
    return found


def _purchase(v: CastlesState, a: Action) -> float:
    """C-302  What a turn spent so is worth."""
    seat = v.viewer
    if a.kind == act.TAKE:
        return money_value(v, PASS_INCOME)
    price, coins, tile = CORRIDOR_PRICE, 0, a.a
    if a.kind == act.BUY:
        slot = PRICES[v.seats].index(a.a)
        price, coins, tile = a.a, v.coins[slot], v.market[slot]
    value = tile_value(v, _site(v, seat), tile)
    value -= money_value(v, price - coins)
    if seat != v.builder and v.seats > SOLO:
        value -= PAID_TO_OTHERS * money_value(v, price) / (v.seats - 1)
    return value


def _prices(v: CastlesState, legal: list[Action]) -> list[float]:
    """C-207  The dearest slot for what the others want most, and can pay; what only the builder
    wants goes to the cheap end."""
    slot = v.frames[-1].args[0]
    price = PRICES[v.seats][slot]
    values: list[float] = []
    for a in legal:
        if a.kind != act.PRICE:
            values.append(-50.0)
            continue
        others = [
            tile_value(v, _site(v, seat), a.a)
            for seat in range(v.seats)
            if seat != v.viewer and v.money[seat] >= min(price, 4000)
        ]
        mine = tile_value(v, _site(v, v.viewer), a.a)
        values.append(max(others, default=0.0) - 0.35 * mine)
    return values


# --- the rest -----------------------------------------------------------------------------------


def _reward_action(v: CastlesState, a: Action) -> float:
    seat = v.viewer
    if a.kind == act.DECLINE:
        return 0.0
    frame = v.frames[-1]
    kind = TYPE_OF[a.a] if a.kind == act.REWARD else a.a
    number = frame.args[0]
    if a.kind == act.REWARD:
        tiles = v.castles[seat].tiles
        number = next(n for n in frame.args if act.REWARDS[tiles[n].tile] == a)
    if kind == LIVING:
        from palatine.games.castles.scoring import score_again

        return float(score_again(v.castles[seat], number, v.corners))
    if kind == CORRIDOR:  # last: what it completes comes on top
        return 0.5 if a.kind == act.REWARD else 2.0
    return max(_reward(v, seat, kind, 0.0), 0.1)


def _small_choice(v: CastlesState, a: Action) -> float:
    if a.kind == act.FOYER:
        return 1.0 if a.a == 3 else 0.0
    if a.kind == act.FREE:
        return tile_value(v, _site(v, v.viewer), a.a)
    if a.kind == act.LOOK:  # a small stack of a size one has can be emptied
        own = v.castles[v.viewer].by_size[a.a]
        return own * (3.0 if v.stacks[a.a] <= 2 else 0.5) - 0.1 * v.stacks[a.a]
    if a.kind in (act.PUT, act.DONE):
        return _put(v, a)
    return 0.0


def _put(v: CastlesState, a: Action) -> float:
    """C-661  Rooms that fit one's own castle; and the last two of a stack, to empty it."""
    size = v.frames[-1].args[0]
    left = len(rooms_in(size, looked_at(v, v.viewer, size)))
    if a.kind == act.DONE:
        return 4.0
    empties = 3.0 if left <= 2 and v.castles[v.viewer].by_size[size] > 0 else 0.0
    return tile_value(v, _site(v, v.viewer), a.a) - 2.0 + empties
