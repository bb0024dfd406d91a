"""How far a seat may take back, decided by the engine alone."""

from palatine.core.events import NOBODY, Event
from palatine.core.native import mypyc_attr
from palatine.core.state import State, Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Done:
    """An entry that stands: its number in the record, who made it, what it told."""

    def __init__(self, number: int, who: int, events: list[Event]) -> None:
        self.number = number
        self.who = who
        self.reveals = False
        for event in events:
            if event.reveals != NOBODY:
                self.reveals = True


def undo_from(history: list[Done], seat: int) -> int:
    """The place in the history from which the seat's own last entries can be taken back.

    Never past a draw, a reveal to anybody, or another seat's move; len(history) if nothing can.
    """
    first = len(history)
    if seat < 0:  # chance takes nothing back
        return first
    while first > 0 and history[first - 1].who == seat and not history[first - 1].reveals:
        first -= 1
    return first


def is_final(s: State, seat: int) -> bool:
    """Whether the seat has answered wholly what others are still asked: it may not change its mind.

    A half-made answer may be taken back, a whole one is final.
    """
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, Together) and seat in frame.seats and not frame.waits_for(seat)
