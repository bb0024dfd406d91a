"""`place x y r`: the one open kind of action, made when first needed and kept."""

from typing import Final

from palatine.core.action import Action
from palatine.core.native import i64
from palatine.games.castles.sheet import INNER

PLACE: Final = 0
_HALF: Final = INNER // 2  # a line has so many places on either side of its middle


class Placings:
    """The placements met so far, by place and turn, in *lines*: those of one turn whose boxes begin
    in one row of the plan and on the inner columns of one sheet.

    A line is made as a whole. They are asked for line by line, and neighbours that are made one
    after the other lie side by side in memory.
    """

    def __init__(self) -> None:
        self._near: list[list[Action]] = [[] for _ in range(4 * INNER)]  # of the foyer's sheet
        self._far: dict[int, list[Action]] = {}

    def line(self, i: i64, y: i64, rot: i64) -> list[Action]:
        """The placements on the inner columns of the sheets (i, ...), in row y of the plan."""
        if i != 0 or y < -24 or y >= 24:
            return self._far_line(i, y, rot)
        at: i64 = rot * 48 + y + 24
        found = self._near[at]
        if not found:
            found = _line(i, y, rot)
            self._near[at] = found
        return found

    def _far_line(self, i: int, y: int, rot: int) -> list[Action]:
        key = place_number(i, y, rot)
        found = self._far.get(key)
        if found is None:
            found = _line(i, y, rot)
            self._far[key] = found
        return found

    def at(self, x: int, y: int, rot: int) -> Action:
        """The placement of a box's top left corner at x, y, turned by so many quarters. Far from
        the foyer nothing is kept that no castle has come to: anybody may name any place."""
        i = (x + _HALF) // INNER
        is_near = i == 0 and -_HALF <= y < _HALF
        if is_near or place_number(i, y, rot) in self._far:
            return self.line(i, y, rot)[x + _HALF - INNER * i]
        return _placement(x, y, rot)


def place_number(x: i64, y: i64, rot: i64) -> i64:
    """A placement as one number; `x_in`, `y_in` and `turn_in` read it."""
    return ((x + 4096) * 8192 + y + 4096) * 4 + rot


def x_in(place: i64) -> i64:
    return (place >> 15) - 4096


def y_in(place: i64) -> i64:
    return (place >> 2 & 8191) - 4096


def turn_in(place: i64) -> i64:
    return place & 3


def _line(i: int, y: int, rot: int) -> list[Action]:
    first = INNER * i - _HALF
    return [_placement(x, y, rot) for x in range(first, first + INNER)]


def _placement(x: int, y: int, rot: int) -> Action:
    return Action(PLACE, f"place {x} {y} r{rot}", x, y, rot)


PLACE_AT: Final = Placings()
