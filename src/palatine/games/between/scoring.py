"""Sections 5 to 10: how points arise. Pure: nothing is changed, nothing else knows."""

from typing import Final

from palatine.core.result import Result, places_by
from palatine.games.between.cards import card_points
from palatine.games.between.castle import Castle
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_8,
    AROUND_ANY,
    AROUND_HANGING,
    ATTENDANT_HANGING,
    BOTH_WAYS,
    COLUMN,
    EDGES,
    ELSE_POINTS,
    FIXED,
    FOUNTAIN,
    GRAND_FOYER,
    HANGING_OF,
    IN_CASTLE,
    LINKED,
    OFFSETS,
    POINTS_OF,
    ROOMS,
    ROOMS_BELOW,
    SCORES_BY,
    SLEEPING,
    SPECIALTY,
    SPOTS,
    STRIDE,
    THRONE,
    THRONE_HANGING,
    THRONE_POINTS,
    THRONE_SPOTS,
    THRONE_WANTS,
    TOWER,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
    WANTS,
)
from palatine.games.between.state import BetweenState

# B-1001: the lines of the score sheet
LINES: Final[list[str]] = [
    *TYPE_NAMES[:TYPES], "towers", "fountains", "grand_foyers", "cards", "attendants", "throne"
]  # fmt: skip
_TOWERS: Final = 7
_FOUNTAINS: Final = 8
_FOYERS: Final = 9
_CARDS: Final = 10
_ATTENDANTS: Final = 11
_THRONE: Final = 12


# --- rooms ----------------------------------------------------------------------------------------


def room_points(castle: Castle, cell: int, connects: bool) -> int:
    """Sections 5 and 7: the points of the room on this cell."""
    piece = castle.cells[cell]
    kind = SCORES_BY[piece]
    if kind == SPOTS:
        return POINTS_OF[piece] * on_spots(castle, cell, piece)
    if kind == AROUND:
        return POINTS_OF[piece] * around(castle, cell, piece)
    if kind == LINKED:
        return POINTS_OF[piece] * linked(castle, cell, WANTS[piece], connects)
    if kind == IN_CASTLE:
        return POINTS_OF[piece] * in_castle(castle, WANTS[piece])
    if kind == ALL_TYPES:
        return POINTS_OF[piece] if has_other_types(castle) else ELSE_POINTS[piece]
    if kind == AROUND_HANGING:
        return POINTS_OF[piece] * hangings_around(castle, cell, WANTS[piece])
    if kind == COLUMN:
        return POINTS_OF[piece] * in_column(castle, cell, WANTS[piece], BOTH_WAYS[piece])
    if kind == FIXED:
        return POINTS_OF[piece]  # B-701
    if kind == ROOMS_BELOW:
        return POINTS_OF[piece] * rooms_below(castle, cell)
    assert kind == AROUND_ANY
    return POINTS_OF[piece] * rooms_around(castle, cell)


def on_spots(castle: Castle, cell: int, piece: int) -> int:
    """B-511, B-512  How many of the named spaces hold the wanted type."""
    cells = castle.cells
    wanted = WANTS[piece]
    found = 0
    for step in OFFSETS[piece]:
        other = cells.get(cell + step, -1)
        if other >= 0 and TYPE_OF[other] == wanted:
            found += 1
    return found


def around(castle: Castle, cell: int, piece: int) -> int:
    """B-521 ... B-524, A-22  Rooms of the wanted type around; the throne room once."""
    cells = castle.cells
    wanted = WANTS[piece]
    found = 0
    throne = 0
    for step in OFFSETS[piece]:
        other = cells.get(cell + step, -1)
        if other == THRONE:
            throne = 1
        elif other >= 0 and TYPE_OF[other] == wanted:
            found += 1
    return found + throne if wanted == SPECIALTY else found


def linked(castle: Castle, cell: int, wanted: int, connects: bool) -> int:
    """B-531  Rooms of the wanted type joined to this one by edges; A-07: itself never counts.

    A-06: the throne room is one specialty room, and paths run through both its halves.
    """
    cells = castle.cells
    seen = {cell}
    edge = [cell]
    found = 0
    throne = 0
    while edge:
        here = edge.pop()
        for step in EDGES:
            there = here + step
            piece = cells.get(there, -1)
            if piece < 0 or TYPE_OF[piece] != wanted or there in seen:
                continue
            if piece == THRONE:
                if not connects:
                    continue
                throne = 1
            else:
                found += 1
            seen.add(there)
            edge.append(there)
    return found + throne


def in_castle(castle: Castle, wanted: int) -> int:
    """B-541  Rooms of the wanted type anywhere; B-603: the throne room is a specialty room."""
    if wanted == SPECIALTY:
        return specialty_rooms(castle) + 1
    return castle.counts[wanted]


def has_other_types(castle: Castle) -> bool:
    """B-551, A-01  Whether all six regular types but sleeping are there."""
    for kind in range(TYPES):
        if kind != SLEEPING and castle.counts[kind] == 0:
            return False
    return True


def hangings_around(castle: Castle, cell: int, wanted: int) -> int:
    """B-561, B-562  Hangings of this kind around; the throne room's once."""
    cells = castle.cells
    found = 0
    throne = 0
    for step in AROUND_8:
        other = cells.get(cell + step, -1)
        if other == THRONE:
            throne = 1
        elif other >= 0 and HANGING_OF[other] == wanted:
            found += 1
    if throne == 1 and THRONE_HANGING[castle.throne] == wanted:
        return found + 1
    return found


def in_column(castle: Castle, cell: int, wanted: int, both_ways: bool) -> int:
    """B-571 ... B-573  Rooms of the wanted type above in the column, with some kinds also below."""
    column = cell % STRIDE
    found = 0
    for other, piece in castle.cells.items():
        if other == cell or other % STRIDE != column or TYPE_OF[piece] != wanted:
            continue
        if other > cell or both_ways:
            found += 1
    return found


def rooms_below(castle: Castle, cell: int) -> int:
    """B-702, A-05  Rooms below in the column, underground ones too."""
    column = cell % STRIDE
    found = 0
    for other in castle.cells:
        if other < cell and other % STRIDE == column:
            found += 1
    return found


def rooms_around(castle: Castle, cell: int) -> int:
    """B-703  Rooms around; the throne room once although both halves may touch."""
    cells = castle.cells
    found = 0
    throne = 0
    for step in AROUND_8:
        other = cells.get(cell + step, -1)
        if other == THRONE:
            throne = 1
        elif other >= 0:
            found += 1
    return found + throne


# --- what belongs to the castle as a whole ------------------------------------------------------


def throne_points(castle: Castle) -> int:
    """B-601, B-602, A-04  2 for each of the two spaces that holds either of the two types."""
    wants = THRONE_WANTS[castle.throne]
    found = 0
    for spot in THRONE_SPOTS[castle.throne]:
        piece = castle.cells.get(spot, -1)
        if piece >= 0 and TYPE_OF[piece] in wants:
            found += 1
    return THRONE_POINTS * found


def attendant_points(castle: Castle, kind: int) -> int:
    """B-801, B-802  1 for each room that shows this attendant's hanging, the throne room too."""
    wanted = ATTENDANT_HANGING[kind]
    found = 1 if THRONE_HANGING[castle.throne] == wanted else 0
    for piece in castle.cells.values():
        if piece != THRONE and HANGING_OF[piece] == wanted:
            found += 1
    return found


def specialty_rooms(castle: Castle) -> int:
    """Fountains, towers and grand foyers."""
    counts = castle.counts
    return counts[TYPES] + counts[TYPES + 1] + counts[TYPES + 2]


def line_of_sheet(piece: int) -> int:
    """B-1001  The line of the score sheet that a room belongs to."""
    if piece < ROOMS:
        return TYPE_OF[piece]
    if piece == TOWER:
        return _TOWERS
    if piece == FOUNTAIN:
        return _FOUNTAINS
    assert piece == GRAND_FOYER
    return _FOYERS


def sheet(castle: Castle, connects: bool) -> list[int]:
    """B-1001  All lines of the score sheet of a castle."""
    lines = [0] * len(LINES)
    if castle.throne < 0:
        return lines
    for cell, piece in castle.cells.items():
        if piece != THRONE:
            lines[line_of_sheet(piece)] += room_points(castle, cell, connects)
    for card in castle.cards:
        lines[_CARDS] += card_points(castle, card)
    for kind in castle.attendants:
        lines[_ATTENDANTS] += attendant_points(castle, kind)
    lines[_THRONE] = throne_points(castle)
    return lines


def castle_score(castle: Castle, connects: bool) -> int:
    """B-1001  All rooms, the throne room, attendants and bonus cards."""
    total = 0
    for line in sheet(castle, connects):
        total += line
    return total


# --- the ranking ----------------------------------------------------------------------------------


def result(s: BetweenState) -> Result:
    """B-1002 ... B-1005, B-1107  The game as it stands or ended."""
    sheets = [sheet(castle, s.throne_connects) for castle in s.castles]
    specialty = [specialty_rooms(castle) for castle in s.castles]
    return ranking(sheets, specialty, s.seats, over=not s.frames)


def ranking(sheets: list[list[int]], specialty: list[int], seats: int, over: bool) -> Result:
    """B-1002 ... B-1005, B-1107  By the lines and the specialty rooms of all castles in the ring:
    the lower castle counts; A-28: Ludwig takes part like a player."""
    totals = [sum(lines) for lines in sheets]
    keys = standings(totals, specialty)
    breakdown: list[dict[str, int]] = []
    for place in range(len(sheets)):
        lower = sheets[lower_castle(totals, place)]
        breakdown.append({LINES[i]: lower[i] for i in range(len(LINES))})
    return Result(
        [key[0] for key in keys],
        breakdown,
        places_by(keys),
        tie_breaks=_ties(keys),
        extras=["between-ludwig"] if len(sheets) > seats else [],
        over=over,
    )


def lower_castle(totals: list[int], place: int) -> int:
    """B-1002  Which of his two castles counts for a place; of equal ones the left."""
    right = place - 1 if place > 0 else len(totals) - 1
    return place if totals[place] <= totals[right] else right


def standings(totals: list[int], specialty: list[int]) -> list[tuple[int, ...]]:
    """B-1002 ... B-1004  By place, what is compared in turn: the lower castle, the higher castle,
    specialty rooms in both (A-20: the two throne rooms are left out, everybody has two)."""
    keys: list[tuple[int, ...]] = []
    for place in range(len(totals)):
        one, other = totals[place], totals[place - 1]  # the castle before is the right one
        keys.append((min(one, other), max(one, other), specialty[place] + specialty[place - 1]))
    return keys


def _ties(keys: list[tuple[int, ...]]) -> list[str]:
    """B-1003, B-1004  The tie-breaks that have put two places apart."""
    used: list[str] = []
    if len({key[:1] for key in keys}) < len({key[:2] for key in keys}):
        used.append("between-tie-higher")
    if len({key[:2] for key in keys}) < len(set(keys)):
        used.append("between-tie-specialty")
    return used
