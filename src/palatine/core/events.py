"""Events: what happened and which pieces moved, as keys and arguments, never as sentences."""

from typing import Final

from palatine.core.native import mypyc_attr

EVERYBODY: Final = -1  # as `seen_by`: all seats and spectators
NOBODY: Final = 0

Arg = str | int | list[str] | list[int]


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def others(seat: int, seats: int) -> int:
    """The mask of all seats but one."""
    return ((1 << seats) - 1) & ~(1 << seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened.

    seen_by: mask of the seats that see the event at all, or EVERYBODY (then spectators too).
    reveals: mask of the seats that learn something new from it, the actor included; or EVERYBODY.
    An undo never goes back past an event that reveals anything to anyone. moves: pairs of places
    (from, to), so that the page can show how a piece moves.
    """

    def __init__(
        self,
        key: str,
        args: dict[str, Arg],
        seen_by: int = EVERYBODY,
        reveals: int = NOBODY,
        moves: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.key = key
        self.args = args
        self.seen_by = seen_by
        self.reveals = reveals
        self.moves = moves

    def is_for(self, viewer: int) -> bool:
        """Whether this viewer (a seat, or a negative number for a spectator) sees the event."""
        if self.seen_by == EVERYBODY:
            return True
        return viewer >= 0 and self.seen_by & (1 << viewer) != 0

    def to_json(self) -> dict[str, object]:
        return {
            "key": self.key,
            "args": self.args,
            "seen_by": self.seen_by,
            "reveals": self.reveals,
            "moves": [list(pair) for pair in self.moves],
        }
