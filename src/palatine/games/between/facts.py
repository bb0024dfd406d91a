"""Numbers that tell learners about pieces and castles; those of a castle are reckoned once, for a
castle in a state is never edited."""

from typing import Final

from palatine.core.native import Row, i64, noughts, row
from palatine.games.between.castle import Castle
from palatine.games.between.parts import (
    AROUND,
    AROUND_HANGING,
    BLUE,
    CARDS,
    COLUMN,
    HANGING_OF,
    IN_CASTLE,
    LEVELS_OF,
    LINKED,
    POINTS_OF,
    SCORE_KINDS,
    SCORES_BY,
    SPOTS,
    THRONE,
    THRONE_HANGING,
    THRONES,
    TYPE_OF,
    WANTS,
)
from palatine.games.between.scoring import LINES, sheet

TYPES: Final = 8  # seven regular ones and specialty
HANGINGS: Final = 4
COUNTS: Final = 10
SHEET: Final = 13
KINDS: Final = 10
_WANT_TYPE: Final = (SPOTS, AROUND, LINKED, IN_CASTLE, COLUMN)

# of a piece: type, wanted type, wanted hanging, hanging, how it scores, points, levels, open sky
PIECE_FACTS: Final = 2 * TYPES + 2 * HANGINGS + KINDS + 1 + 3 + 1

# of a castle, where each part begins
THRONE_AT: Final = 1
COUNTS_AT: Final = 8
WANTS_AT: Final = 18
WANTED_HANGINGS_AT: Final = 26
HANGINGS_AT: Final = 30
ATTENDANTS_AT: Final = 34
CARDS_AT: Final = 38
SPACES_AT: Final = 58
EXTENT_AT: Final = 60
CASTLE_FACTS: Final = 64


def _of_piece(piece: int) -> Row:
    kind, wants = SCORES_BY[piece], WANTS[piece]
    wants_hanging = kind == AROUND_HANGING
    facts = [int(TYPE_OF[piece] == t) for t in range(TYPES)]
    facts += [int(wants == t and kind in _WANT_TYPE) for t in range(TYPES)]
    facts += [int(wants == h and wants_hanging) for h in range(HANGINGS)]
    facts += [int(HANGING_OF[piece] == h) for h in range(HANGINGS)]
    facts += [int(kind == k) for k in range(KINDS)]
    facts += [POINTS_OF[piece]] + [int(LEVELS_OF[piece] == n) for n in range(3)]
    return row(facts + [int(BLUE[piece])])


OF_PIECE: Final[list[Row]] = [_of_piece(piece) for piece in range(THRONE)]


def of_castle(castle: Castle) -> Row:
    """The facts of a castle."""
    if len(castle.facts) == 0:
        castle.facts = _reckoned(castle)
    return castle.facts


def points_of(castle: Castle, connects: bool) -> Row:
    """B-1001  The lines of the score sheet of a castle, and all points."""
    if len(castle.points) == 0:
        lines = sheet(castle, connects)
        castle.points = row(lines + [sum(lines)])
    return castle.points


def _reckoned(castle: Castle) -> Row:
    found = noughts(CASTLE_FACTS)
    if castle.throne < 0:
        return found
    found[0] = 1
    found[THRONE_AT + castle.throne] = 1
    for i in range(COUNTS):
        found[COUNTS_AT + i] = castle.counts[i]
    found[HANGINGS_AT + THRONE_HANGING[castle.throne]] += 1
    for kind in castle.attendants:
        found[ATTENDANTS_AT + kind] += 1
    for card in castle.cards:
        found[CARDS_AT + card] = 1
    found[SPACES_AT] = len(castle.upper)
    found[SPACES_AT + 1] = len(castle.under)
    _count_pieces(castle, found)
    return found


def _count_pieces(castle: Castle, found: Row) -> None:
    """What the rooms want and show, and how far the castle reaches."""
    left: i64 = 0
    right: i64 = 0
    low: i64 = 0
    high: i64 = 0
    for cell, piece in castle.cells.items():
        code: i64 = cell
        x = code % 1024 - 512
        y = code // 1024 - 512
        left = min(left, x)
        right = max(right, x)
        low = min(low, y)
        high = max(high, y)
        if piece != THRONE:
            want = _WANT_AT[piece]
            if want >= 0:
                found[want] += 1
            hanging: i64 = HANGING_OF[piece]
            if hanging >= 0:
                found[HANGINGS_AT + hanging] += 1
    found[EXTENT_AT] = left
    found[EXTENT_AT + 1] = right
    found[EXTENT_AT + 2] = low
    found[EXTENT_AT + 3] = high


def _want_at(piece: int) -> int:
    """Where a room that wants something is counted."""
    if WANTS[piece] < 0:
        return -1
    return WANTS[piece] + (WANTED_HANGINGS_AT if SCORES_BY[piece] == AROUND_HANGING else WANTS_AT)


_WANT_AT: Final[Row] = row([_want_at(piece) for piece in range(THRONE)])
assert len(LINES) == SHEET and len(SCORE_KINDS) == KINDS
assert THRONE_AT + THRONES == COUNTS_AT and CARDS_AT + CARDS == SPACES_AT
