"""Which rooms a room scores for: the cells behind the counts of `scoring`, for the inspector."""

from palatine.games.between.castle import Castle
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_8,
    AROUND_ANY,
    AROUND_HANGING,
    BOTH_WAYS,
    COLUMN,
    EDGES,
    HANGING_OF,
    IN_CASTLE,
    LINKED,
    OFFSETS,
    ORIGIN,
    ROOMS_BELOW,
    SCORES_BY,
    SPECIALTY,
    SPOTS,
    STRIDE,
    THRONE,
    THRONE_HANGING,
    THRONE_SPOTS,
    THRONE_WANTS,
    TYPE_OF,
    WANTS,
)


def matches(castle: Castle, cell: int, connects: bool) -> list[int]:
    """The cells of the rooms that each pay the room on this cell; the throne room once, by its left
    half. Empty for rooms that are not paid room by room."""
    piece = castle.cells[cell]
    kind, wanted = SCORES_BY[piece], WANTS[piece]
    if kind == SPOTS:
        return [c for c in _steps(castle, cell, OFFSETS[piece]) if _is(castle, c, wanted)]
    if kind == AROUND:
        return _once(
            castle, [c for c in _steps(castle, cell, OFFSETS[piece]) if _is(castle, c, wanted)]
        )
    if kind == LINKED:
        return _once(castle, _linked(castle, cell, wanted, connects))
    if kind == IN_CASTLE:
        return _once(castle, [c for c in sorted(castle.cells) if _is(castle, c, wanted)])
    if kind == AROUND_HANGING:
        around = _steps(castle, cell, AROUND_8)
        return _once(castle, [c for c in around if hanging_at(castle, c) == wanted])
    if kind == COLUMN:
        both = BOTH_WAYS[piece]
        column = [c for c in _column(castle, cell) if c > cell or both]
        return _once(castle, [c for c in column if _is(castle, c, wanted)])
    if kind == ROOMS_BELOW:
        return _once(castle, [c for c in _column(castle, cell) if c < cell])
    if kind == AROUND_ANY:
        return _once(castle, _steps(castle, cell, AROUND_8))
    assert kind == ALL_TYPES or wanted < 0
    return []


def throne_matches(castle: Castle) -> list[int]:
    """The rooms on the two spaces of the throne room that it is paid for."""
    wants = THRONE_WANTS[castle.throne]
    spots = [c for c in THRONE_SPOTS[castle.throne] if c in castle.cells]
    return [c for c in spots if TYPE_OF[castle.cells[c]] in wants]


def shows_hanging(castle: Castle, wanted: int) -> list[int]:
    """The rooms with this wall hanging, the throne room once."""
    return _once(castle, [c for c in sorted(castle.cells) if hanging_at(castle, c) == wanted])


def hanging_at(castle: Castle, cell: int) -> int:
    """The wall hanging of a room; that of the throne room on both its halves."""
    piece = castle.cells[cell]
    return THRONE_HANGING[castle.throne] if piece == THRONE else HANGING_OF[piece]


def _is(castle: Castle, cell: int, wanted: int) -> bool:
    return TYPE_OF[castle.cells[cell]] == wanted


def _steps(castle: Castle, cell: int, steps: list[int]) -> list[int]:
    return [cell + step for step in steps if cell + step in castle.cells]


def _column(castle: Castle, cell: int) -> list[int]:
    return [c for c in sorted(castle.cells) if c != cell and c % STRIDE == cell % STRIDE]


def _once(castle: Castle, cells: list[int]) -> list[int]:
    """The same cells with the throne room, which is one room, named once."""
    found = [c for c in cells if castle.cells[c] != THRONE]
    return found + ([ORIGIN] if len(found) < len(cells) else [])


def _linked(castle: Castle, cell: int, wanted: int, connects: bool) -> list[int]:
    """B-531  Rooms of the wanted type joined by edges; A-06: the throne room if it connects."""
    seen: list[int] = []
    edge = [cell]
    while edge:
        for there in _steps(castle, edge.pop(), EDGES):
            is_barred = castle.cells[there] == THRONE and not (connects and wanted == SPECIALTY)
            if there in seen or there == cell or is_barred or not _is(castle, there, wanted):
                continue
            seen.append(there)
            edge.append(there)
    return seen
