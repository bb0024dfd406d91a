"""Section 9: the twenty bonus cards. Each card names what it counts; here it is counted."""

from palatine.games.between.castle import Castle
from palatine.games.between.parts import (
    AROUND_8,
    CARD_METRICS,
    CARD_POINTS,
    EDGES,
    ORIGIN,
    STRIDE,
    THRONE,
    THRONE_EDGES,
    THRONE_RING,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
)


def card_points(castle: Castle, card: int) -> int:
    """B-901 ... B-920  What a bonus card is worth under this castle."""
    return CARD_POINTS[card] * counted(castle, CARD_METRICS[card])


def counted(castle: Castle, metric: str) -> int:
    """How often a card pays."""
    if metric.startswith("type:"):  # B-907 ... B-913
        return castle.counts[TYPE_NAMES.index(metric[5:])]
    if metric == "distinct_types":  # B-901: the throne room is no type of its own
        return sum([count > 0 for count in castle.counts])
    if metric == "attendants":  # B-902
        return len(castle.attendants)
    if metric == "specialty":  # B-916: the throne room is one
        return sum(castle.counts[TYPES:]) + 1
    if metric == "types_with_5":  # B-919, A-18
        return sum([count >= 5 for count in castle.counts[:TYPES]])
    if metric == "types_with_3":  # B-920, A-18
        return sum([count >= 3 for count in castle.counts[:TYPES]])
    return counted_by_place(castle, metric)


def counted_by_place(castle: Castle, metric: str) -> int:
    """The cards that look at where rooms are."""
    cells = castle.cells
    if metric == "below_ground":  # B-903
        return sum([cell < ORIGIN - 512 for cell in cells])
    if metric == "level_3_up":  # B-904, A-24
        return sum([cell >= ORIGIN - 512 + 2 * STRIDE for cell in cells])
    if metric == "rows":  # B-905
        return len({cell // STRIDE for cell in cells})
    if metric == "columns":  # B-906, A-03: the throne room has two
        return len({cell % STRIDE for cell in cells})
    if metric == "surrounded_8":  # B-914
        return surrounded(castle, AROUND_8, THRONE_RING)
    if metric == "surrounded_4":  # B-915, A-26
        return surrounded(castle, EDGES, THRONE_EDGES)
    if metric == "throne_edge_types":  # B-917, A-19
        kinds = {TYPE_OF[cells[cell]] for cell in THRONE_EDGES if cell in cells}
        return len([kind for kind in kinds if kind < TYPES])
    assert metric == "throne_ring"  # B-918
    return sum([cell in cells for cell in THRONE_RING])


def surrounded(castle: Castle, steps: list[int], of_throne: list[int]) -> int:
    """B-914, B-915  Rooms with all these spaces filled; the throne room counts, once."""
    cells = castle.cells
    found = 1 if _all_filled(cells, of_throne) else 0
    for cell, piece in cells.items():
        if piece != THRONE and _all_filled(cells, [cell + step for step in steps]):
            found += 1
    return found


def _all_filled(cells: dict[int, int], spaces: list[int]) -> bool:
    for space in spaces:
        if space not in cells:
            return False
    return True
