"""The actions of Castles as numbers.

Where a tile goes has no bounds, so a placement is named by what it joins and not by where it lies:
the first number says to which tile of the castle (in order of placement, the foyer is 0), the
second by which door of that tile and which door of the new one. That settles place and turn. A tile
that meets several doors is named by the first of its own doors that meets one.
"""

from typing import Final

from palatine.core.action import Action
from palatine.core.native import Row, i64, noughts
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
from palatine.games.castles.shapes import TURNED, Turned
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
        return self._of_joint(s.castles[seat], TURNED[s.frames[-1].args[0]][a.c], a, k)

    def numbers(self, s: CastlesState, seat: int, actions: list[Action], k: i64) -> Row:
        """The joints of all placements: what is the same for all is looked up once."""
        if not actions or actions[0].index >= 0:
            return super().numbers(s, seat, actions, k)
        castle = s.castles[seat]
        turns = TURNED[s.frames[-1].args[0]]
        size: i64 = len(actions)
        found = noughts(len(actions))
        for i in range(size):
            a = actions[i]
            if a.index < 0:
                found[i] = self._of_joint(castle, turns[a.c], a, k)
            else:
                found[i] = super().number(s, seat, a, k)
        return found

    def _of_joint(self, castle: Castle, t: Turned, a: Action, k: i64) -> i64:
        if k > 1:
            return -1
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
    doors: i64 = len(t.edges)
    for own in range(doors):
        number = castle.doors.get(edge_of(t, x, y, own), -1)
        if number >= 0:
            return number * DOORS + own
    raise AssertionError("the tile joins nothing")


def door_on(one: Tile, edge: i64) -> i64:
    """Which door of a tile lies on an edge."""
    doors: i64 = len(one.turned.edges)
    for theirs in range(doors):
        if edge_of(one.turned, one.x, one.y, theirs) == edge:
            return theirs
    raise AssertionError("no such door")
