"""Who gets what on a tile, and for how much (section 4): nothing is changed here."""

from typing import Final

from palatine.core.native import count
from palatine.games.louis.names import COLUMNS, DISCOUNT, FIRST_PLACE, MARKERS
from palatine.games.louis.scoring import leaders, seconds, standing
from palatine.games.louis.state import LouisState

# what a player has coming on a tile
CROWNED: Final = 0  # L-460: the reward and a crown; markers to general
FREE: Final = 1  # L-410, L-420, L-463: the reward; markers to general
GIFT: Final = 2  # L-430, L-461: the reward; markers to personal
MAY_BUY: Final = 3  # L-411, L-462; markers to personal
EMPTY: Final = 4  # L-420, L-462: nothing; markers to personal


def plan_of(s: LouisState, tile: int, decided: int) -> tuple[list[tuple[int, int]], bool]:
    """L-402, L-450  Who gets what on a tile, in order, and whether it is turned over; nothing is
    changed."""
    condition = s.condition(tile)
    if condition == MARKERS:
        return plan_of_markers(s, tile)
    others = EMPTY if condition == FIRST_PLACE else MAY_BUY
    if s.louis == tile:
        return plan_of_louis(s, tile, decided, others), True
    first, tied = standing(s, tile)
    if decided >= 0:
        first, tied = decided, 1
    if tied > 1:
        first = -1  # L-412, L-421: nobody is first
    plan: list[tuple[int, int]] = []
    for seat in serving_order(s, first):
        if s.on[tile * COLUMNS + seat] > 0:
            plan.append((seat, FREE if seat == first else others))
    return plan, tied == 1


def plan_of_louis(s: LouisState, tile: int, decided: int, others: int) -> list[tuple[int, int]]:
    """L-460 ... L-464, L-962, L-969  Prizes for first and second; a tie flips the tile as well."""
    first = leaders(s, tile) if decided < 0 else [decided]
    lone = -1
    if len(first) == 1:
        second = seconds(s, tile, first)
        lone = second[0] if len(second) == 1 else -1
    best = CROWNED if len(first) == 1 else FREE
    plan: list[tuple[int, int]] = []
    for seat in serving_order(s, first[0] if len(first) == 1 else -1):
        if s.on[tile * COLUMNS + seat] > 0:
            plan.append((seat, best if seat in first else GIFT if seat == lone else others))
    return plan


def serving_order(s: LouisState, first: int) -> list[int]:
    """L-402, L-903  The majority holder first, but never the neutral one; the others in order."""
    order: list[int] = []
    if 0 <= first < s.seats:
        order.append(first)
    for i in range(s.seats):
        seat = s.seat_at(i)
        if seat != first:
            order.append(seat)
    return order


def plan_of_markers(s: LouisState, tile: int) -> tuple[list[tuple[int, int]], bool]:
    """L-430, L-451, L-966  Everybody with enough markers gets the reward, in order; by an option
    whoever has most of them is first."""
    need = s.number(tile)
    plan: list[tuple[int, int]] = []
    flip = False
    for seat in serving_order(s, _winner(s, tile) if s.winner_first else -1):
        n = s.on[tile * COLUMNS + seat]
        if n >= need:
            flip = True
        if n > 0:
            plan.append((seat, GIFT if n >= need else EMPTY))
    return plan, flip


def _winner(s: LouisState, tile: int) -> int:
    """Who alone has most markers on a tile, or -1."""
    first, tied = standing(s, tile)
    return first if tied == 1 else -1


def price(s: LouisState, seat: int, tile: int) -> int:
    """L-411, L-828, L-961  What the reward costs this player; each discount takes one off."""
    discounts = s.parts.of_effect[DISCOUNT] & s.players[seat].laid
    if discounts == 0:
        return s.number(tile)
    return max(0, s.number(tile) - count(discounts))
