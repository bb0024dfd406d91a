"""Castles: small rooms finished at once and a short game, or prices and purchases against the
others."""

from typing import Any

from scripted import Scripted

from palatine.bots.base import AnyGame
from palatine.core.action import Action
from palatine.games.castles import actions as act
from palatine.games.castles.final import result
from palatine.games.castles.parts import (
    BONUS_POINTS,
    BONUS_TYPES,
    POINTS,
    ROOMS,
    SIZE_OF,
    TYPES,
    counts_type,
)
from palatine.games.castles.state import CastlesState

COINS = 5000.0  # that are worth a point while there is something to buy
DOOR = 0.1  # of a door to build on, for the first few
DOORS = 6
FINISHED = 2.0  # of a finished room, besides its reward
TURN = 3.0  # of a turn that is still to come


def standing(s: CastlesState, seat: int) -> float:
    """Points as they would be counted now, money, doors to build on and finished rooms."""
    castle = s.castles[seat]
    doors = min(DOORS, castle.external_doors(with_corridors=True)) if castle.tiles else 0
    value = result(s).scores[seat] + s.money[seat] / COINS + DOOR * doors
    turns = TURN * s.extra if s.to_move() == seat else 0.0
    return value + FINISHED * castle.completed() + turns


def wish(s: CastlesState, seat: int, tile: int) -> float:
    """What a room promises to a seat at sight: its points, and those for rooms it counts; nothing
    where it cannot be built."""
    if tile >= ROOMS or not s.castles[seat].has_place(tile):
        return 0.0
    by_type = s.castles[seat].by_type
    counted = sum(
        by_type[kind] for kind in range(len(TYPES)) if counts_type(BONUS_TYPES[tile], kind)
    )
    return POINTS[tile] + 0.5 * BONUS_POINTS[tile] * counted


class CastlesRush(Scripted):
    """Small and finished: it buys in every round that it can, prefers what finishes rooms, and so
    uses up the small stacks before the others have built much."""

    name = "castles-rush"
    plays = "castles"
    depth = 4
    worlds = 1
    finished = 1.5  # points for a finished room, besides what it is worth to everybody
    area = 200.0  # square metres that cost a point: large rooms stay unfinished

    def aim(self, game: AnyGame, state: CastlesState, seat: int) -> float:
        castle = state.castles[seat]
        area = sum(SIZE_OF[one.tile] for one in castle.tiles)
        built = 2.0 * len(castle.tiles) - area / self.area
        return standing(state, seat) + built + self.finished * castle.completed()


class CastlesDeny(Scripted):
    """Against: as master builder it asks most for what the others wish for most, and it buys what
    would serve them best."""

    name = "castles-deny"
    plays = "castles"
    depth = 4
    worlds = 1
    against = 0.15  # of what a room left on the market promises to the others

    def opinions(self, game: AnyGame, view: Any, legal: list[Action]) -> list[float] | None:
        if view.frames[-1].step != "price":
            return None
        return [rivals_wish(view, view.viewer, a.a) if a.kind == act.PRICE else -9.0 for a in legal]

    def aim(self, game: AnyGame, state: Any, seat: int) -> float:
        left = max(
            (rivals_wish(state, seat, tile) for tile in state.market if tile >= 0), default=0
        )
        theirs = max((standing(state, o) for o in range(state.seats) if o != seat), default=0.0)
        return standing(state, seat) - self.against * (left + theirs)


def rivals_wish(s: CastlesState, seat: int, tile: int) -> float:
    """The most that a room promises to anybody else, less a part of what it promises oneself."""
    others = [wish(s, other, tile) for other in range(s.seats) if other != seat]
    return max(others, default=0.0) - 0.4 * wish(s, seat, tile)
