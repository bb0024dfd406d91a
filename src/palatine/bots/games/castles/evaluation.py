"""What a place in a castle is worth to an opponent: points now, rewards and bonuses to come."""

from math import exp, sqrt
from typing import Final

from palatine.bots.games.castles.layout import TURNED_TILES, Contacts, Layout, TurnedTile, name_of
from palatine.bots.games.castles.weights import Weights
from palatine.core.action import Action
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import (
    ACTIVITY,
    ACTIVITY_REWARD,
    ADJACENT,
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    CONNECT,
    CORRIDOR,
    DARK,
    DOWNSTAIRS,
    FOOD,
    IN_CASTLE,
    LEVEL_OF,
    LIVING,
    OUTDOOR,
    POINTS,
    SLEEPING,
    STAIRS,
    TILES,
    TYPE_BIT,
    TYPE_OF,
)

PLOTS_KEPT: Final = 1500  # of castles, each with the places of its tiles: some 20 kB together
HALVES: Final = 24  # rounds are told apart by halves, up to twelve
MOST_DOORS: Final = 11
MONEY_LATE: Final = 1 / 10  # a thousand marks at the end (C-715)
MOST_MONEY: Final = 120  # thousands


class Season:
    """All that depends on the rounds to come, for one number of them."""

    def __init__(self, w: Weights, rounds: float) -> None:
        self.rounds = rounds
        self.joins = 1.0 - exp(-w.door_rate * rounds)  # that a door is ever joined
        self.chance = [self.joins**doors for doors in range(MOST_DOORS + 1)]
        self.door = w.door * min(1.0, rounds / w.door_rounds)
        self.dark_door = w.dark_door * min(1.0, rounds / w.door_rounds)
        self.doors_counted = w.doors_counted
        self.blocked = w.blocked
        later = min(1.0, rounds / w.money_rounds)
        self.money = MONEY_LATE + (w.money - MONEY_LATE) * later  # a thousand marks
        self.purse = self._purse(w)
        self.rewards = self._rewards(w)
        self.pair = w.pair
        self.first_of_pair = w.pair * w.first_of_pair
        self.promise = [self._promise(w, tile) for tile in range(TILES)]
        self.fate = [self._fate(w, tile) for tile in range(TILES)]

    def _purse(self, w: Weights) -> list[float]:
        """What so many thousands are worth: the sooner and the scarcer the more."""
        extra = (self.money - MONEY_LATE) * w.money_enough
        return [
            MONEY_LATE * marks + extra * (1.0 - exp(-marks / w.money_enough))
            for marks in range(MOST_MONEY + 1)
        ]

    def worth_of(self, marks: int) -> float:
        """What so much money is worth; nobody has more than the table tells."""
        thousands = marks // 1000
        return self.purse[thousands if thousands < MOST_MONEY else MOST_MONEY]

    def _rewards(self, w: Weights) -> list[float]:
        """C-6xx  By type; living rooms and downstairs rooms are reckoned where they lie."""
        rewards = [0.0] * 8
        rewards[ACTIVITY] = float(ACTIVITY_REWARD)
        rewards[CORRIDOR] = w.free_tile
        rewards[FOOD] = w.extra_turn
        rewards[OUTDOOR] = 10.0 * self.money
        rewards[SLEEPING] = w.look
        soon = min(1.0, self.rounds / w.card_rounds)
        rewards[7] = w.card * (w.card_late + w.card_early * soon)
        return rewards

    def _promise(self, w: Weights, tile: int) -> float:
        """C-502  What a free door of a tile may bring it in bonuses."""
        if BONUS_KIND[tile] != CONNECT:
            return 0.0
        kinds = sum([1 for bit in TYPE_BIT if BONUS_TYPES[tile] & bit])
        worth = BONUS_POINTS[tile] * self.joins * w.joined * sqrt(float(kinds))
        return worth * (w.joined_living if TYPE_OF[tile] == LIVING else 1.0)

    def _fate(self, w: Weights, tile: int) -> float:
        """C-503, C-504  What tiles to come may bring, or cost, wherever doors lead."""
        kinds = sum([1 for bit in TYPE_BIT if BONUS_TYPES[tile] & bit])
        if BONUS_KIND[tile] == IN_CASTLE:
            return BONUS_POINTS[tile] * kinds * self.rounds * w.counted
        if BONUS_KIND[tile] == ADJACENT:
            return BONUS_POINTS[tile] * kinds * self.joins * w.touched
        return 0.0

    def hope(self, reward: float, doors: int, blocked: int) -> float:
        """What a reward still to be earned is worth."""
        if blocked or doors > MOST_DOORS:
            return 0.0
        return reward * self.chance[doors]


class Spot:
    """A place for a tile, and what it is worth there."""

    def __init__(self, action: Action, value: float, done: int, outer: int) -> None:
        self.action = action
        self.value = value
        self.done = done  # tiles completed, for who counts them (C-821, C-905)
        self.outer = outer  # doors more, or fewer, of rooms (C-823, C-909)


def _by_value(spot: Spot) -> float:
    return -spot.value


class Survey:
    """Plots and spots that have been looked at before."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._seasons: dict[int, Season] = {}  # made when first asked for: weights may be set late
        self._plots: dict[int, Layout] = {}
        self._spots: dict[int, list[Spot]] = {}
        self._hopes: dict[int, float] = {}

    def season(self, rounds: float) -> int:
        """The number of the season, with so many rounds to come."""
        return min(HALVES, int(2.0 * rounds + 0.5))

    def when(self, season: int) -> Season:
        found = self._seasons.get(season)
        if found is None:
            found = Season(self.weights, season / 2)
            self._seasons[season] = found
        return found

    def layout(self, castle: Castle, corners: bool) -> Layout:
        name: int = name_of(castle) * 2 + int(corners)
        found = self._plots.get(name)
        if found is None or not found.is_of(castle):
            if len(self._plots) >= PLOTS_KEPT:
                self._plots.clear()
                self._spots.clear()
                self._hopes.clear()
            found = Layout(castle, corners, name)
            self._plots[name] = found
        found.castle = castle
        return found

    def spots(self, layout: Layout, tile: int, season: int) -> list[Spot]:
        """The best places for a tile, the very best first; [] if there is none."""
        key = (layout.name * 128 + tile) * 32 + season
        found = self._spots.get(key)
        if found is None:
            when = self.when(season)
            found = [judged(layout, tile, a, when) for a in layout.castle.places(tile)]
            found.sort(key=_by_value)
            del found[self.weights.spots_kept :]
            self._spots[key] = found
        return found

    def hopes(self, layout: Layout, season: int) -> float:
        """What the castle promises beyond its points."""
        key = layout.name * 32 + season
        found = self._hopes.get(key)
        if found is None:
            found = promised(layout, self.when(season))
            self._hopes[key] = found
        return found


def promised(layout: Layout, when: Season) -> float:
    """C-602 and bonuses: the rewards of all tiles not complete yet, and what doors may bring."""
    castle = layout.castle
    value = flexible(when, layout.free, layout.dark)
    for number in range(len(castle.tiles)):
        tile = castle.tiles[number].tile
        doors, blocked = castle.open[number], layout.blocked[number]
        value += when.fate[tile]
        if doors:
            value += when.hope(reward_at(layout, number, when), doors, blocked)
            value += when.promise[tile] * (doors - blocked)
    return value


def flexible(when: Season, doors: int, dark: int) -> float:
    """Doors to build on: the first few count, one of them dark."""
    return when.door * min(doors, when.doors_counted) + (when.dark_door if dark else 0.0)


def reward_at(layout: Layout, number: int, when: Season) -> float:
    """What completing a tile of the castle would bring."""
    kind = layout.types[number]
    if kind == LIVING:
        return max(0.0, float(layout.again[number]))
    if kind == DOWNSTAIRS:
        return when.pair if layout.cellar % 2 else when.first_of_pair
    return when.rewards[kind]


def judged(layout: Layout, tile: int, a: Action, when: Season) -> Spot:
    """C-501, C-602 and what may come of it."""
    lay = TURNED_TILES[tile][a.c]
    meeting = Contacts(layout, lay, a.a, a.b)
    own = own_bonus(layout, lay, a, meeting)
    value = float(POINTS[tile] + own + triggered(layout, lay, a, meeting))
    done = progress(layout, tile, meeting, when)
    value += meeting.value - losses(layout, meeting, when)
    value += when.fate[tile] + when.promise[tile] * meeting.free
    if meeting.free + meeting.blocked == 0:
        done += 1
    reward = reward_of_new(layout, tile, own, when)
    value += when.hope(reward, meeting.free, meeting.blocked) - when.blocked * meeting.blocked
    doors = layout.free - meeting.doors - len(meeting.walled) + meeting.free
    value += flexible(when, doors, dark_after(layout, tile, meeting))
    value -= flexible(when, layout.free, layout.dark)
    return Spot(a, value, done, outer_after(layout, tile, meeting))


def reward_of_new(layout: Layout, tile: int, own: int, when: Season) -> float:
    kind = TYPE_OF[tile]
    if kind == LIVING:
        return max(0.0, float(POINTS[tile] + own))
    if kind == DOWNSTAIRS:
        return when.pair if layout.cellar % 2 else when.first_of_pair
    return when.rewards[kind]


def own_bonus(layout: Layout, lay: TurnedTile, a: Action, meeting: Contacts) -> int:
    """C-502 ... C-504  The new tile's own bonus or penalty."""
    tile = lay.tile
    kind, mask = BONUS_KIND[tile], BONUS_TYPES[tile]
    counted = 0
    if kind == CONNECT:
        for number in meeting.numbers:
            if mask & TYPE_BIT[layout.types[number]]:
                counted += 1
    elif kind == ADJACENT:
        for number in range(len(layout.types)):
            if mask & TYPE_BIT[layout.types[number]] and layout.touching(number, lay.t, a.a, a.b):
                counted += 1
    elif kind == IN_CASTLE:
        for wanted in range(8):
            if mask & TYPE_BIT[wanted]:
                counted += layout.castle.by_type[wanted] + int(wanted == TYPE_OF[tile])
    return counted * BONUS_POINTS[tile]


def triggered(layout: Layout, lay: TurnedTile, a: Action, meeting: Contacts) -> int:
    """A-14  What older tiles make of the new one."""
    kind = TYPE_OF[lay.tile]
    points = layout.in_castle[kind]
    for number in meeting.numbers:
        other = layout.castle.tiles[number].tile
        if BONUS_KIND[other] == CONNECT and BONUS_TYPES[other] & TYPE_BIT[kind]:
            points += BONUS_POINTS[other]
    for number in layout.shy:
        other = layout.castle.tiles[number].tile
        if BONUS_TYPES[other] & TYPE_BIT[kind] and layout.touching(number, lay.t, a.a, a.b):
            points += BONUS_POINTS[other]
    return points


def progress(layout: Layout, tile: int, meeting: Contacts, when: Season) -> int:
    """C-602  Older tiles that are completed, or nearer to it: how many are; what that is worth is
    noted in the meeting."""
    bit = TYPE_BIT[TYPE_OF[tile]]
    done = 0
    for i in range(len(meeting.numbers)):
        number = meeting.numbers[i]
        other = layout.castle.tiles[number].tile
        doors, blocked = layout.castle.open[number], layout.blocked[number]
        reward = reward_at(layout, number, when)
        before = when.hope(reward, doors, blocked)
        if layout.types[number] == LIVING and BONUS_TYPES[other] & bit:
            reward += BONUS_POINTS[other]
        doors -= meeting.joined[i]
        if doors == 0:
            done += 1
        meeting.value += when.hope(reward, doors, blocked) - before
        meeting.value -= when.promise[other] * meeting.joined[i]
    return done


def losses(layout: Layout, meeting: Contacts, when: Season) -> float:
    """A-36  Doors of the castle that the tile walls up, and hopes with them."""
    value = 0.0
    for number in meeting.walled:
        value += when.blocked + when.promise[layout.castle.tiles[number].tile]
        reward = reward_at(layout, number, when)
        value += when.hope(reward, layout.castle.open[number], layout.blocked[number])
    return value


def dark_after(layout: Layout, tile: int, meeting: Contacts) -> int:
    """Whether the cellar can still grow, about."""
    if LEVEL_OF[tile] == DARK:
        return layout.dark - meeting.doors + meeting.free
    if tile == STAIRS:
        return layout.dark + meeting.free
    return layout.dark


def outer_after(layout: Layout, tile: int, meeting: Contacts) -> int:
    """C-823  Doors of rooms, corridors not counted: how many more there would be."""
    more = meeting.free if TYPE_OF[tile] != CORRIDOR else 0
    for i in range(len(meeting.numbers)):
        if layout.types[meeting.numbers[i]] != CORRIDOR:
            more -= meeting.joined[i]
    for number in meeting.walled:
        if layout.types[number] != CORRIDOR:
            more -= 1
    return more
