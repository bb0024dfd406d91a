"""`place x y r`: the one open kind of action, made when first needed and kept."""

from typing import Final

from palatine.core.action import Action
from palatine.core.native import i64

PLACE: Final = 0

_NEAR: Final = 64  # places on a square of this side around the foyer are found by number


class Placings:
    """All placements met so far, by place and turn."""

    def __init__(self) -> None:
        # Those of one turn together: they are asked for row by row, so neighbours share a line of
        # the processor's cache. The others are found by name.
        self._near: list[Action | None] = [None] * (_NEAR * _NEAR * 4)
        self._far: dict[int, Action] = {}

    def at(self, x: i64, y: i64, rot: i64) -> Action:
        """The placement of a box's top left corner at x, y, turned by so many quarters."""
        i: i64 = x + 32
        j: i64 = y + 32
        if 0 <= i < 64 and 0 <= j < 64:
            key: i64 = (rot * 64 + j) * 64 + i
            found = self._near[key]
            if found is None:
                found = _placement(x, y, rot)
                self._near[key] = found
            return found
        return self._at_far(x, y, rot)

    def _at_far(self, x: int, y: int, rot: int) -> Action:
        key = ((x + 4096) * 8192 + y + 4096) * 4 + rot
        found = self._far.get(key)
        if found is None:
            found = _placement(x, y, rot)
            self._far[key] = found
        return found


def _placement(x: int, y: int, rot: int) -> Action:
    return Action(PLACE, f"place {x} {y} r{rot}", x, y, rot)


PLACE_AT: Final = Placings()
