"""What the topmost frame of a position says of the question to a seat."""

from typing import Any

from palatine.core.state import Together


def question(state: Any, seat: int) -> object:
    """A value that is equal for two questions to a seat if they are the same question."""
    frame = state.frames[-1]
    picks = frame.picks_of(seat) if isinstance(frame, Together) else ()
    return len(state.frames), frame.step, frame.args, picks


def opens_turn(state: Any, seat: int, last_actor: int) -> bool:
    """Whether the question opens a turn: then the increment of the clock is added."""
    if seat != last_actor:
        return True
    frame = state.frames[-1]
    return isinstance(frame, Together) and not frame.picks_of(seat)
