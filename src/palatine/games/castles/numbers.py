"""The actions of Castles as numbers.

Where a tile goes has no bounds, so a placement is named by what it joins and not by where it lies:
the first number says to which tile of the castle (in order of placement, the foyer is 0), the
second by which door of that tile and which door of the new one. That settles place and turn. A tile
that meets several doors is named by the first of its own doors that meets one.
"""

from typing import Final

from palatine.core.action import Action
from palatine.core.native import i64
from palatine.core.numbering import Numbering, Path
from palatine.games.castles.actions import (
    ADD,
    CARD,
    DRAW,
    FAVOR,
    FIRST,
    MOST_TILES,
    REMOVE,
    SEE,
    TABLE,
    TILE,
)
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.lines import edge_of
from palatine.games.castles.shapes import EAST, NORTH, SOUTH, TURNED, Turned
from palatine.games.castles.state import CastlesState

DOORS: Final = 14  # no tile has more
_NOBODYS: Final = (ADD, REMOVE, FAVOR, FIRST, CARD, TILE, SEE, DRAW)  # of the scorer, of chance


def _joints() -> list[Path]:
    """The names of placements: all first numbers, all second ones, and that they follow."""
    joins = [f"join {tile}" for tile in range(MOST_TILES)]
    doors = [f"doors {theirs} {own}" for theirs in range(DOORS) for own in range(DOORS)]
    paths: list[Path] = [(name,) for name in joins + doors]
    return paths + [(join, doors[0]) for join in joins]


class CastlesNumbering(Numbering[CastlesState]):
    """Adds the placements, which stand in no table."""

    def __init__(self) -> None:
        paths: list[Path] = [() if a.kind in _NOBODYS else (a.text,) for a in TABLE.all]
        super().__init__(TABLE, paths, _joints())
        self.first_join: i64 = self.by_name["join 0"]
        self.first_doors: i64 = self.by_name["doors 0 0"]

    def number(self, s: CastlesState, seat: int, a: Action, k: i64) -> i64:
        if a.index >= 0:
            return super().number(s, seat, a, k)
        if k > 1:
            return -1
        castle = s.castles[seat]
        t = TURNED[s.frames[-1].args[0]][a.c]
        met = first_joint(castle, t, a.a, a.b)
        number = met // DOORS
        if k == 0:
            return self.first_join + number
        own = met % DOORS
        theirs = door_on(castle.tiles[number], edge_of(t, a.a, a.b, own))
        return self.first_doors + theirs * DOORS + own


def first_joint(castle: Castle, t: Turned, x: i64, y: i64) -> i64:
    """What a tile that is legally placed joins by the first of its doors that joins anything: the
    number of that tile times DOORS, and the own door."""
    doors = t.doors
    size: i64 = len(doors)
    open_doors = castle.doors
    for at in range(0, size, 4):
        side = doors[at + 2]
        i = x + doors[at] + (1 if side == EAST else 0)
        j = y + doors[at + 1] + (1 if side == SOUTH else 0)
        upright: i64 = 0 if side == NORTH or side == SOUTH else 1
        number = open_doors.get(((i + 4096) * 8192 + j + 4096) * 2 + upright, -1)
        if number >= 0:
            return number * DOORS + at // 4
    raise AssertionError("the tile joins nothing")


def door_on(one: Tile, edge: int) -> i64:
    """Which door of a tile lies on an edge."""
    for theirs in range(len(one.turned.door_x)):
        if edge_of(one.turned, one.x, one.y, theirs) == edge:
            return theirs
    raise AssertionError("no such door")
