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
from palatine.games.castles.castle import Castle
from palatine.games.castles.lines import edge_of
from palatine.games.castles.shapes import TURNED
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
        met = joint(s.castles[seat], s.frames[-1].args[0], a)
        if k == 0:
            return self.first_join + met // (DOORS * DOORS)
        return self.first_doors + met % (DOORS * DOORS)


def joint(castle: Castle, tile: int, a: Action) -> i64:
    """What a legal placement joins first: (its tile * DOORS + its door) * DOORS + the own door."""
    t = TURNED[tile][a.c]
    for own in range(len(t.door_x)):
        edge = edge_of(t, a.a, a.b, own)
        number = castle.doors.get(edge, -1)
        if number >= 0:
            one = castle.tiles[number]
            for theirs in range(len(one.turned.door_x)):
                if edge_of(one.turned, one.x, one.y, theirs) == edge:
                    return (number * DOORS + theirs) * DOORS + own
    raise AssertionError(f"{a.text} joins nothing")
