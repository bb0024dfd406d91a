"""How far a seat may undo; the engine alone decides this."""

from palatine.core.events import NOBODY, Event
from palatine.core.native import mypyc_attr
from palatine.core.state import State, Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Done:
    """An entry that was not taken back: its number in the record, who made it, and its events."""

    def __init__(self, number: int, who: int, events: list[Event]) -> None:
        self.number = number
        self.who = who
        self.reveals = False
        for event in events:
            if event.reveals != NOBODY:
                self.reveals = True


def undo_from(history: list[Done], seat: int) -> int:
    """The place in the history from which the seat's own last entries can be taken back.

    It is never before a draw, a reveal to anybody, or another seat's move; len(history) where
    nothing can be taken back.
    """
    first = len(history)
    if seat < 0:  # chance cannot undo
        return first
    while first > 0 and history[first - 1].who == seat and not history[first - 1].reveals:
        first -= 1
    return first


def is_final(s: State, seat: int) -> bool:
    """Whether the seat has answered completely a question that others have still to answer: then it
    may not change its answer.

    An incomplete answer may be taken back, a complete one is final.
    """
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, Together) and seat in frame.seats and not frame.waits_for(seat)
