"""`place x y r`: the one open kind of action, made when first needed and kept."""

from typing import Final

from palatine.core.action import Action
from palatine.core.native import i64

PLACE: Final = 0

_NEAR: Final = 128  # places so near the foyer are found by number, the others by name


class Placings:
    """All placements met so far, by place and turn."""

    def __init__(self) -> None:
        self._near: list[Action | None] = [None] * (_NEAR * _NEAR * 4)
        self._far: dict[int, Action] = {}

    def at(self, x: i64, y: i64, rot: i64) -> Action:
        """The placement of a box's top left corner at x, y, turned by so many quarters."""
        i: i64 = x + 64
        j: i64 = y + 64
        if 0 <= i < 128 and 0 <= j < 128:
            key: i64 = (j * 128 + i) * 4 + rot
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
