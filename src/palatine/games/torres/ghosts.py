"""Half-made choices of Torres: the piece that would be put down, where it would stand."""

from palatine.core.display import Ghost
from palatine.core.native import holds
from palatine.games.torres.parts import EXTRA, GRID, UNDER
from palatine.games.torres.state import TorresState


def ghosts(v: TorresState, touches: list[str]) -> list[Ghost]:
    """The piece that these touches would put down, where it would stand."""
    touched_cells = [GRID.by_name[touch] for touch in touches if touch in GRID.by_name]
    if v.viewer < 0 or not v.frames or not touched_cells:
        return []
    kind = _piece(v, touches, touched_cells)
    end = touched_cells[-1]
    if kind == "block":
        return [Ghost(GRID.names[end], kind)]
    return [Ghost(GRID.names[end], kind, seat=v.viewer)] if kind else []


def _piece(v: TorresState, touches: list[str], ends: list[int]) -> str:
    """What would be put down on the last of these cells; nothing where more is to be touched."""
    step, knight = v.frames[-1].step, f"knight{v.viewer + 1}"
    if step in ("king", "move_king"):
        return "king"
    if step in ("castle", "drop"):
        return "block"
    if step == "card":
        kind = v.frames[-1].args[0]
        if kind in (UNDER, EXTRA):
            return "block"
        return knight if len(ends) > 1 else ""
    if step == "place" or touches[0] == "reserve" or len(ends) > 1:
        return knight
    return "" if step != "turn" or holds(v.occupied, ends[0]) else "block"
