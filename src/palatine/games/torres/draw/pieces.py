"""What both views of the board need to know of a position."""

from dataclasses import dataclass
from typing import Final

from palatine.core.native import cells
from palatine.games.torres.parts import GRID
from palatine.games.torres.state import TorresState

NAMES: Final = GRID.names


@dataclass(frozen=True)
class Pieces:
    """Heights by cell, and by cell the piece that stands there: king, knight1 to knight4."""

    heights: list[int]
    at: dict[int, str]


def pieces_of(view: TorresState) -> Pieces:
    """The pieces on the board of a view."""
    at = {
        cell: f"knight{seat + 1}"
        for seat in range(view.seats)
        for cell in cells(view.knights[seat])
    }
    if view.king >= 0:
        at[view.king] = "king"
    return Pieces([int(height) for height in view.heights], at)
