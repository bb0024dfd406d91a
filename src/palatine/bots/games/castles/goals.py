"""What a seat wants beyond points at once: favors, bonus cards, empty stacks, money."""

from math import comb, exp, factorial, sqrt
from typing import Final

from palatine.bots.games.castles.evaluation import Spot, Survey
from palatine.bots.games.castles.layout import Layout
from palatine.bots.games.castles.weights import Weights
from palatine.core.native import HIDDEN
from palatine.games.castles.parts import (
    CARD_DATA,
    FAVOR_DATA,
    FAVOR_POINTS,
    HALLWAY,
    KINDS_OF_SIZE,
    SIZE_INDEX,
    SIZE_OF,
    SIZES,
    SOLO,
    STACK_POINTS,
    STAIRS,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.state import CastlesState

KINDS: Final = (
    "type_count",
    "type",
    "type_area",
    "size_count",
    "size",
    "sizes",
    "hallways",
    "stairs",
    "completed_tiles",
    "incomplete_tiles",
    "external_doors",
    "money",
    "all_types",
    "all_sizes",
)
TYPE_COUNT: Final = 0
TYPE_CARD: Final = 1
TYPE_AREA: Final = 2
SIZE_COUNT: Final = 3
SIZE_CARD: Final = 4
SIZES_CARD: Final = 5
HALLWAYS_CARD: Final = 6
STAIRS_CARD: Final = 7
COMPLETED: Final = 8
INCOMPLETE: Final = 9
DOORS: Final = 10
MONEY: Final = 11
ALL_TYPES: Final = 12
ALL_SIZES: Final = 13


class Aim:
    """A favor or a bonus card: what it counts."""

    def __init__(self, kind: str, points: int, per: int, of_type: str, sizes: list[int]) -> None:
        self.kind = KINDS.index(kind)
        self.points = float(points)
        self.per = per
        self.type = TYPES.index(of_type) if of_type else -1
        self.has_size = [size in sizes for size in SIZES]
        self.many = self.kind in (COMPLETED, INCOMPLETE, DOORS) or len(sizes) == 5

    def unit(self, w: Weights) -> float:
        """A usual step of what is counted."""
        if self.kind == TYPE_AREA:
            return w.unit_area
        if self.kind == MONEY:
            return w.unit_money
        return w.unit_many if self.many else 1.0

    def step(self, tile: int) -> float:
        """How much more a tile adds to what is counted, wherever it lies."""
        if self.type >= 0:
            if TYPE_OF[tile] != self.type:
                return 0.0
            return float(SIZE_OF[tile]) if self.kind == TYPE_AREA else 1.0
        if self.kind in (SIZE_COUNT, SIZE_CARD, SIZES_CARD):
            size = SIZE_INDEX[tile]
            return 1.0 if size >= 0 and self.has_size[size] else 0.0
        if self.kind == HALLWAYS_CARD:
            return 1.0 if tile == HALLWAY else 0.0
        if self.kind == STAIRS_CARD:
            return 1.0 if tile == STAIRS else 0.0
        return 1.0 if self.kind == INCOMPLETE else 0.0

    def count(self, layout: Layout, money: int) -> float:
        """C-8xx, C-9xx  How much of it a castle has now; doors about."""
        castle = layout.castle
        if self.kind == TYPE_AREA:
            return float(layout.area[self.type])
        if self.type >= 0:
            return float(castle.by_type[self.type])
        if self.kind in (SIZE_COUNT, SIZE_CARD, SIZES_CARD):
            total = 0
            for size in range(KINDS_OF_SIZE):
                if self.has_size[size]:
                    total += castle.by_size[size]
            return float(total)
        return self._other_count(layout, money)

    def _other_count(self, layout: Layout, money: int) -> float:
        castle = layout.castle
        if self.kind == HALLWAYS_CARD:
            return float(castle.hallways)
        if self.kind == STAIRS_CARD:
            return float(castle.stairs)
        if self.kind == COMPLETED:
            return float(castle.completed())
        if self.kind == INCOMPLETE:
            return float(len(castle.tiles) - castle.completed())
        if self.kind == DOORS:
            return float(layout.outer)
        return float(money)


FAVOR_AIMS: Final = [
    Aim(d["kind"], 0, 1, d.get("type", ""), d.get("sizes", [])) for d in FAVOR_DATA
]
CARD_AIMS: Final = [
    Aim(
        d["kind"],
        d["points"],
        d.get("per", 1),
        d.get("type", ""),
        d.get("sizes", [d["size"]] if "size" in d else []),
    )
    for d in CARD_DATA
]


def rounds_to_come(w: Weights, s: CastlesState) -> float:
    """How many rounds will follow this one, about (C-701)."""
    if s.last:
        return 0.0
    left = s.cards_left + len(s.deck_sizes)
    return left / (w.cards_a_seat * s.seats)


# --- favors -------------------------------------------------------------------------------------


def favor_outlook(w: Weights, counts: list[float], spread: float, rounds: float) -> list[float]:
    """C-712  Points that each may expect of a favor."""
    found: list[float] = []
    for seat in range(len(counts)):
        own = counts[seat]
        rank = 0.0
        for other in range(len(counts)):
            if other != seat:
                rank += 1.0 / (1.0 + exp(max(-30.0, min(30.0, (own - counts[other]) / spread))))
        place = min(int(rank), len(counts) - 1)
        here = float(FAVOR_POINTS[place])
        below = float(FAVOR_POINTS[place + 1]) if place + 1 < len(FAVOR_POINTS) else 0.0
        points = here + (rank - place) * (below - here)
        found.append(points if own > 0 else points * min(1.0, w.favor_none * rounds))
    return found


# --- stacks -------------------------------------------------------------------------------------

_DRAWN: Final[dict[tuple[int, int, int, int], float]] = {}


def runs_out(s: CastlesState, size: int) -> float:
    """C-711  The chance that the stack of a size will be empty."""
    need = s.stacks[size]
    if need == 0 or s.last:
        return 1.0 if need == 0 else 0.0
    total = sum(s.card_rest)
    key = (total, s.card_rest[size], min(s.cards_left, total), need)
    found = _DRAWN.get(key)
    if found is None:
        found = _drawn(key[0], key[1], key[2], need)
        _DRAWN[key] = found
    return found


def _drawn(total: int, of_size: int, cards: int, need: int) -> float:
    """That among so many cards of the total there are enough of one size."""
    ways = 0
    for n in range(need, min(of_size, cards) + 1):
        ways += comb(of_size, n) * comb(total - of_size, cards - n)
    return ways / comb(total, cards)


def corridors_run_out(left: int, expected: float) -> float:
    """The chance that so many hallways or stairs are taken in time."""
    few = 0.0
    for n in range(left):
        few += expected**n / factorial(n)
    return 1.0 - few * exp(-expected)


# --- a seat -------------------------------------------------------------------------------------


class Goals:
    """What one seat wants now."""

    def __init__(self, survey: Survey, s: CastlesState, seat: int) -> None:
        self.survey = survey
        self.s = s
        self.seat = seat
        self.layout = survey.layout(s.castles[seat], s.corners)
        self.rounds = rounds_to_come(survey.weights, s)
        self.season = survey.season(self.rounds)
        self.when = survey.when(self.season)
        self.done = 0.0  # a tile completed, to favors and cards
        self.outer = 0.0  # a door more
        self.aims: list[Aim] = []
        self.steps: list[float] = []  # what one more of each aim's things is worth
        self.sets: list[Aim] = []  # all types, all sizes
        if s.seats != SOLO:
            self._favors()
        for card in s.hands[seat]:
            if card != HIDDEN:
                self._card(CARD_AIMS[card])

    def _favors(self) -> None:
        s, w = self.s, self.survey.weights
        for favor in s.favors:
            aim = FAVOR_AIMS[favor]
            counts = [
                aim.count(self.survey.layout(s.castles[seat], s.corners), s.money[seat])
                for seat in range(s.seats)
            ]
            unit = aim.unit(w)
            spread = unit * (w.favor_now + w.favor_later * sqrt(self.rounds))
            before = favor_outlook(w, counts, spread, self.rounds)
            counts[self.seat] += unit
            after = favor_outlook(w, counts, spread, self.rounds)
            gain = 0.0
            for seat in range(s.seats):
                more = after[seat] - before[seat]
                gain += more if seat == self.seat else -more / (s.seats - 1)
            self._aim(aim, gain / unit)

    def _card(self, aim: Aim) -> None:
        if aim.kind in (ALL_TYPES, ALL_SIZES):
            self.sets.append(aim)
        else:
            self._aim(aim, aim.points / aim.per)

    def _aim(self, aim: Aim, each: float) -> None:
        if aim.kind == COMPLETED:
            self.done += each
        elif aim.kind == DOORS:
            self.outer += each
        else:
            if aim.kind == INCOMPLETE:
                self.done -= each
            self.aims.append(aim)
            self.steps.append(each)

    def best(self, tile: int) -> Spot | None:
        """Where a tile would be laid; None if there is no place."""
        spots = self.survey.spots(self.layout, tile, self.season)
        if not spots:
            return None
        if self.done == 0.0 and self.outer == 0.0:
            return spots[0]
        found, top = spots[0], self.at(spots[0])
        for spot in spots:
            value = self.at(spot)
            if value > top:
                found, top = spot, value
        return found

    def at(self, spot: Spot) -> float:
        """What a spot is worth to this seat."""
        return spot.value + self.done * spot.done + self.outer * spot.outer

    def worth(self, tile: int) -> float:
        """The best place of a tile, and what the end will make of it; -99 without a place."""
        spot = self.best(tile)
        return -99.0 if spot is None else self.at(spot) + self.liked(tile)

    def liked(self, tile: int) -> float:
        """C-711, C-8xx, C-9xx  What a tile brings at the end, wherever it lies."""
        value = self._stack(tile)
        for i in range(len(self.aims)):
            step = self.aims[i].step(tile)
            if step:
                value += self.steps[i] * step
        for aim in self.sets:
            if self._is_new(aim, tile):
                missing = self._missing(aim)
                soon = 1.0 - exp(-self.survey.weights.missing * self.rounds)
                value += aim.points * soon ** (missing - 1) * (1.0 - soon)
        return value

    def _stack(self, tile: int) -> float:
        s = self.s
        size = SIZE_INDEX[tile]
        if size >= 0:
            return STACK_POINTS * runs_out(s, size)
        left = s.hallways if tile == HALLWAY else s.stairs
        w = self.survey.weights
        rate = w.hallway_rate if tile == HALLWAY else w.stairs_rate
        expected = rate * s.seats * (self.rounds + w.this_round)
        after = corridors_run_out(left - 1, expected)
        rise = after - corridors_run_out(left, expected)
        held = self._held(tile, self.seat)
        others = sum([self._held(tile, seat) for seat in range(s.seats)]) - held
        return STACK_POINTS * (after + rise * (held - others / max(1, s.seats - 1)))

    def _held(self, tile: int, seat: int) -> int:
        castle = self.s.castles[seat]
        return castle.hallways if tile == HALLWAY else castle.stairs

    def _is_new(self, aim: Aim, tile: int) -> bool:
        castle = self.layout.castle
        if aim.kind == ALL_TYPES:
            return castle.by_type[TYPE_OF[tile]] == 0
        size = SIZE_INDEX[tile]
        return size >= 0 and castle.by_size[size] == 0

    def _missing(self, aim: Aim) -> int:
        castle = self.layout.castle
        held = castle.by_type if aim.kind == ALL_TYPES else castle.by_size
        return held.count(0)

    def card(self, card: int) -> float:
        """C-9xx  What a bonus card will bring, about."""
        w = self.survey.weights
        aim = CARD_AIMS[card]
        if aim.kind in (ALL_TYPES, ALL_SIZES):
            soon = 1.0 - exp(-w.missing * self.rounds)
            return float(aim.points * soon ** self._missing(aim))
        money = self.s.money[self.seat]
        count = aim.count(self.layout, money)
        if aim.kind == MONEY:
            spent = w.money_card_spent * min(1.0, self.rounds / w.money_card_rounds)
            return aim.points * count / aim.per * (1.0 - spent)
        return aim.points * (count + w.growth[aim.kind] * self.rounds) / aim.per

    def stacks(self) -> float:
        """C-711  What empty stacks will bring, about."""
        s, w = self.s, self.survey.weights
        castle = self.layout.castle
        tiles = 0.0
        for size in range(KINDS_OF_SIZE):
            if castle.by_size[size]:
                tiles += castle.by_size[size] * runs_out(s, size)
        if castle.hallways:
            expected = w.hallway_rate * s.seats * self.rounds
            tiles += castle.hallways * corridors_run_out(s.hallways, expected)
        if castle.stairs:
            expected = w.stairs_rate * s.seats * self.rounds
            tiles += castle.stairs * corridors_run_out(s.stairs, expected)
        return STACK_POINTS * tiles
