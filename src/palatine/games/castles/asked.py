"""What the viewer is asked just now."""

from palatine.core.state import Frame, Together
from palatine.games.castles.state import CastlesState


def asked(v: CastlesState) -> Frame | None:
    """The frame that asks the viewer, None where he is asked nothing."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or v.viewer < 0:
        return None
    if isinstance(frame, Together):
        return frame if frame.waits_for(v.viewer) else None
    return frame if frame.seat == v.viewer else None


def asked_step(v: CastlesState) -> str:
    """The name of the step that asks the viewer; '' where none does."""
    frame = asked(v)
    return frame.step if frame is not None else ""
