"""The master cards M-01 ... M-08."""

from typing import Final

from palatine.core.native import Row, board_of, cells, count, i64, row
from palatine.games.torres.board import parts_of
from palatine.games.torres.parts import (
    CELLS,
    GRID,
    KNIGHTS,
    MASTER_CASTLES,
    MASTER_POINTS,
)
from palatine.games.torres.state import TorresState

_WIDTH: Final = 8
_EDGES: Final = row(
    [
        board_of([c for c in range(CELLS) if c // _WIDTH == 0]),
        board_of([c for c in range(CELLS) if c // _WIDTH == _WIDTH - 1]),
        board_of([c for c in range(CELLS) if c % _WIDTH == 0]),
        board_of([c for c in range(CELLS) if c % _WIDTH == _WIDTH - 1]),
    ]
)
_DIAGONALS: Final = row(
    [
        board_of([c for c in range(CELLS) if c // _WIDTH == c % _WIDTH]),
        board_of([c for c in range(CELLS) if c // _WIDTH + c % _WIDTH == _WIDTH - 1]),
    ]
)


def master_points(s: TorresState, seat: int) -> int:
    """T-1203  What the master card is worth to a seat at the end of this phase."""
    points = MASTER_POINTS[s.master][s.phase - 1]
    if points == 0:
        return 0
    if s.master == 4:  # M-05
        return _lines_points(s, seat, _EDGES, points)
    if s.master == 6:  # M-07
        return _lines_points(s, seat, _DIAGONALS, points)
    if s.master == 5:  # M-06
        fits = castles_held(s, seat) == MASTER_CASTLES[s.phase - 1]
    else:
        fits = _pattern(s, cells(s.knights[seat]))
    return points if fits else 0


def _pattern(s: TorresState, knights: list[int]) -> bool:
    """M-01 ... M-04, M-08  Whether the knights stand as the card wants."""
    if s.master == 3:
        return four_form_square(knights)
    if len(knights) < KNIGHTS:  # L-12: all six on the board
        return False
    levels = {s.board.heights[cell] for cell in knights}
    if s.master == 0:
        return len(levels) == KNIGHTS
    if s.master == 1:
        return len(levels) == 1
    if s.master == 2:
        return all_in_line(knights)
    return len(parts_of(board_of(knights))) == 2  # M-08: one part and its rim


def all_in_line(knights: list[int]) -> bool:
    """M-03  One row, one column or one diagonal; gaps are allowed."""
    xs = [cell % _WIDTH for cell in knights]
    ys = [cell // _WIDTH for cell in knights]
    sums = {x + y for x, y in zip(xs, ys, strict=True)}
    differences = {x - y for x, y in zip(xs, ys, strict=True)}
    return any(len(line) == 1 for line in (set(xs), set(ys), sums, differences))


def four_form_square(knights: list[int]) -> bool:
    """M-04  Four knights are the corners of a square of any size and orientation (L-13)."""
    held = set(knights)
    for one in knights:
        for two in knights:
            if one == two:
                continue
            dx = two % _WIDTH - one % _WIDTH
            dy = two // _WIDTH - one // _WIDTH
            third = GRID.beside(two, -dy, dx)
            fourth = GRID.beside(one, -dy, dx)
            if third in held and fourth in held:
                return True
    return False


def castles_held(s: TorresState, seat: int) -> int:
    """M-06  In how many castles the seat has a knight."""
    n = 0
    for castle in s.board.castles():
        if castle & s.knights[seat]:
            n += 1
    return n


def _lines_points(s: TorresState, seat: int, lines: Row, points: int) -> int:
    """M-05, M-07  So much a knight on the lines, and again for the sole majority (L-14)."""
    union: i64 = 0
    for line in lines:
        union |= line
    total = count(s.knights[seat] & union) * points
    if s.options["majority"] == "overall":
        return total + (points if _leads(s, seat, union) else 0)
    for line in lines:
        if _leads(s, seat, line):
            total += points
    return total


def _leads(s: TorresState, seat: int, line: i64) -> bool:
    """Whether the seat alone has most knights on these cells."""
    own = count(s.knights[seat] & line)
    for other in range(s.seats):
        if other != seat and count(s.knights[other] & line) >= own:
            return False  # so too where nobody has any
    return True
