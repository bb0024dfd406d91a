"""Which castles a viewer looks at: his own, and the one that is asked about."""

from palatine.core.state import Together
from palatine.games.between.state import SCORER, BetweenState

_NO_CASTLE = ("deal", "ludwig", "assign", "throne", "build", "where")


def own_castles(v: BetweenState) -> list[int]:
    """The left and the right castle of the viewer."""
    if v.viewer < 0 or v.seats == SCORER:
        return []
    return [v.viewer, v.right_of(v.viewer)]


def on_stage(v: BetweenState) -> list[int]:
    """The castles that are drawn large, from left to right. Who watches sees two neighbouring ones,
    those that are built on now."""
    if v.seats == SCORER:
        return [0]
    own = own_castles(v)
    if own:
        return own
    frame = v.frames[-1] if v.frames else None
    now = frame.args[0] if frame is not None and has_castle(v) else 0
    first = min(now // 2 * 2, v.places - 2)
    return [first, first + 1]


def has_castle(v: BetweenState) -> bool:
    """Whether the question is about one castle, the first argument of its frame."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or isinstance(frame, Together):
        return False
    return bool(frame.args) and frame.step not in _NO_CASTLE


def asked_about(v: BetweenState) -> list[int]:
    """The castle that the viewer is asked about; empty where he is asked about none, or about
    both."""
    if v.seats == SCORER or not has_castle(v) or v.frames[-1].seat != v.viewer:
        return []
    return [v.frames[-1].args[0]]


def castle_in_question(v: BetweenState) -> int:
    """The castle that is being built on now, or is decided about; else the viewer's left one."""
    if v.seats == SCORER:
        return 0
    if has_castle(v) or (v.frames and v.frames[-1].step == "assign"):
        return v.frames[-1].args[0]
    return max(v.viewer, 0)


def is_choosing(v: BetweenState) -> bool:
    """Whether the viewer still has to choose two tiles of his hand."""
    frame = v.frames[-1] if v.frames else None
    return isinstance(frame, Together) and frame.waits_for(v.viewer)
