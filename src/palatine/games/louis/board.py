"""L-120 ... L-124  The court: twelve tiles on one colour of a 5 x 5 chequer, and paths on it."""

from typing import Final

from palatine.core.data import load
from palatine.games.louis.names import TILES

OUR_DATA: Final = load(__file__.rpartition("/")[0], "louis")

CELL_OF: Final[list[list[int]]] = OUR_DATA["board"]["tiles"]  # row and column, by tile


def _neighbours() -> list[list[int]]:
    """L-122  Tiles that touch at a corner."""
    found: list[list[int]] = []
    for row, column in CELL_OF:
        near: list[int] = []
        for other in range(TILES):
            r, c = CELL_OF[other]
            if abs(r - row) == 1 and abs(c - column) == 1:
                near.append(other)
        found.append(near)
    return found


NEIGHBOURS: Final[list[list[int]]] = _neighbours()


def paths_from(tile: int, most: int) -> list[list[int]]:
    """L-303, L-305, L-952  Simple paths of neighbouring tiles, of one to `most` tiles."""
    found: list[list[int]] = [[tile]]
    for path in found:
        if len(path) < most:
            for near in NEIGHBOURS[path[-1]]:
                if near not in path:
                    found.append(path + [near])
    return found


def spreads(path: list[int], most: int) -> list[list[int]]:
    """L-308  Ways to put markers, `most` or fewer, on all tiles of a path: a tile for each."""
    if most < len(path):
        return []
    if len(path) == 1:
        return [path * n for n in range(1, most + 1)]
    found: list[list[int]] = []
    for n in range(1, most - len(path) + 2):
        for rest in spreads(path[1:], most - n):
            found.append([path[0]] * n + rest)
    return found


def placements_from(tile: int, most: int) -> list[list[int]]:
    """L-303 ... L-305  Every way to place up to `most` markers from this tile on."""
    return [marks for path in paths_from(tile, most) for marks in spreads(path, most)]


def placements_anywhere(most: int) -> list[list[int]]:
    """L-307, L-825  The same from any tile; of equal outcomes the first in order of tiles."""
    seen: set[tuple[int, ...]] = set()
    found: list[list[int]] = []
    for tile in range(TILES):
        for marks in placements_from(tile, most):
            outcome = tuple(sorted(marks))
            if outcome not in seen:
                seen.add(outcome)
                found.append(marks)
    return found
