"""Lists of actions from a game's table, gathered one by one and by whole boards.

A list that grows is moved in memory again and again, and every object that is put into it is
touched. Both took longer than finding out what is legal. So only the numbers of the actions are
gathered, in a row that is kept for the next time, and the list is made at the end in one piece.
"""

from typing import Final

from palatine.core.action import Action, ActionTable
from palatine.core.native import COMPILED, Row, cells_into, i64, noughts

_ROOM: Final = 256  # at first; it grows
_CELLS: Final = 64  # the most that a board adds


class Gatherer:
    """Actions in the order in which they are added; made by `gather`."""

    def __init__(self) -> None:
        self._numbers: Row = noughts(_ROOM)
        self._count: i64 = 0

    def add(self, action: Action) -> None:
        """Add one action of the table."""
        if self._count == len(self._numbers):
            self._widen()
        self._numbers[self._count] = action.index
        self._count += 1

    def add_all(self, actions: list[Action], board: i64) -> None:
        """Add ``actions[c]`` for every cell c of the board (native.py), in rising order. They must
        follow one another in the table."""
        if self._count + _CELLS > len(self._numbers):
            self._widen()
        self._count = cells_into(self._numbers, self._count, board, actions[0].index)

    def _widen(self) -> None:
        longer = noughts(2 * len(self._numbers))
        for i in range(self._count):
            longer[i] = self._numbers[i]
        self._numbers = longer

    def taken(self, table: ActionTable) -> list[Action]:
        """The list, which belongs to the caller; the gatherer must not be used any more."""
        actions = table.all
        found = [actions[number] for number in self._numbers[: self._count]]
        self._count = 0
        if COMPILED:
            _SPARE.one = self
        return found


class _Spare:
    """A gatherer that nobody uses. It is taken away while it is used, so neither two threads nor a
    step that asks another one ever share it."""

    def __init__(self) -> None:
        self.one: Gatherer | None = None


_SPARE: Final = _Spare()


def gather() -> Gatherer:
    """Begin a list of actions."""
    if COMPILED:  # interpreted, two threads could both take it
        one = _SPARE.one
        if one is not None:
            _SPARE.one = None
            return one
    return Gatherer()


def listed(table: ActionTable, actions: list[Action], board: i64) -> list[Action]:
    """``actions[c]`` for every cell c of the board, in rising order."""
    found = gather()
    found.add_all(actions, board)
    return found.taken(table)
