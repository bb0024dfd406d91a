"""A view as arrays of fixed shape; the viewer's place comes first, then on to the left.

A castle is a window of 13 x 13 spaces around the throne room (columns -5 to 7, rows -4 to 8): rooms
beyond it are counted in `beyond`, not shown.
"""

from palatine.core.native import HIDDEN
from palatine.core.rules import Array
from palatine.core.state import Together
from palatine.games.between.parts import (
    BLUE,
    CARDS,
    HANGING_OF,
    ROOMS,
    THRONE,
    THRONE_HANGING,
    THRONES,
    TYPE_OF,
    WANTS,
    x_of,
    y_of,
)
from palatine.games.between.scoring import LINES, sheet
from palatine.games.between.state import BetweenState

_RING = 7
_SIDE = 13
_LEFTMOST = -5
_LOWEST = -4
_PLANES = ("piece", "type", "hanging", "wants", "blue")
_STEPS = (
    *("throne", "deal", "ludwig", "assign", "choose", "order", "answer", "split", "at", "draw"),
    *("food", "attendant", "card", "keep", "copy", "special", "build", "where"),
)


def encode(v: BetweenState) -> dict[str, Array]:
    """Castles by space, their score sheets, the tiles in sight, and where the game stands."""
    first = max(v.viewer, 0)
    order = [(first + i) % v.places for i in range(v.places)]
    castles: list[int] = []
    for number in order:
        castles += _castle(v, number)
    sheets = [sheet(v.castles[c], v.throne_connects) for c in order]
    sizes = [[len(v.hands[p]), len(v.stacks[p]), len(v.shown[p])] for p in order]
    return {
        "castles": _array((_RING, len(_PLANES), _SIDE, _SIDE), castles),
        "beyond": _array((_RING,), [_beyond(v, c) for c in order]),
        "thrones": _array((_RING, THRONES), _flat([_bits(v.castles[c].throne) for c in order])),
        "counts": _array((_RING, 10), _flat([v.castles[c].counts for c in order])),
        "sheets": _array((_RING, len(LINES)), _flat(sheets)),
        "attendants": _array((_RING, 4), _flat([_attendants(v, c) for c in order])),
        "cards": _array((_RING, CARDS), _flat([_cards(v, c) for c in order])),
        "hand": _array((ROOMS,), _marked(v.hands[v.viewer] if v.viewer >= 0 else ())),
        "picked": _array((ROOMS,), _marked(_picked(v))),
        "shown": _array((_RING, ROOMS), _flat([_marked(v.shown[p]) for p in order])),
        "known": _array((_RING, ROOMS), _flat([_marked(v.hands[p] + v.stacks[p]) for p in order])),
        "drawn": _array((ROOMS,), _marked(v.drawn)),
        "offered": _array((CARDS,), [int(card in v.offered) for card in range(CARDS)]),
        "sizes": _array((_RING, 3), _flat(sizes)),
        "supply": _array((7,), [*v.specialty, *v.attendants]),
        "turn": _array((8,), _turn(v, order)),
    }


def _array(shape: tuple[int, ...], data: list[int]) -> Array:
    size = 1
    for n in shape:
        size *= n
    return Array(shape, data + [0] * (size - len(data)))


def _flat(rows: list[list[int]]) -> list[int]:
    return [n for row in rows for n in row]


def _castle(v: BetweenState, number: int) -> list[int]:
    """Numbers from 1, 0 where nothing is: piece, type, hanging, wanted type, blue border."""
    castle = v.castles[number]
    planes = [[0] * (_SIDE * _SIDE) for _ in _PLANES]
    for cell, piece in castle.cells.items():
        x, y = x_of(cell) - _LEFTMOST, y_of(cell) - _LOWEST
        if not (0 <= x < _SIDE and 0 <= y < _SIDE):
            continue
        at = y * _SIDE + x
        hanging = THRONE_HANGING[castle.throne] if piece == THRONE else HANGING_OF[piece]
        wants = -1 if piece == THRONE else WANTS[piece]
        values = (piece, TYPE_OF[piece], hanging, wants, int(BLUE[piece]) - 1)
        for plane, value in zip(planes, values):
            plane[at] = value + 1
    return _flat(planes)


def _beyond(v: BetweenState, number: int) -> int:
    seen = range(_SIDE)
    cells = v.castles[number].cells
    return sum(x_of(c) - _LEFTMOST not in seen or y_of(c) - _LOWEST not in seen for c in cells)


def _bits(throne: int) -> list[int]:
    return [int(i == throne) for i in range(THRONES)]


def _attendants(v: BetweenState, number: int) -> list[int]:
    return [v.castles[number].attendants.count(kind) for kind in range(4)]


def _cards(v: BetweenState, number: int) -> list[int]:
    return [int(card in v.castles[number].cards) for card in range(CARDS)]


def _marked(tiles: tuple[int, ...]) -> list[int]:
    marks = [0] * ROOMS
    for tile in tiles:
        if tile != HIDDEN:
            marks[tile] = 1
    return marks


def _picked(v: BetweenState) -> tuple[int, ...]:
    frame = v.frames[-1] if v.frames else None
    if isinstance(frame, Together) and v.viewer >= 0:
        return frame.picks_of(v.viewer)
    return ()


def _turn(v: BetweenState, order: list[int]) -> list[int]:
    """Round, turn, step, who is asked and about which castle (counted from the viewer), piece."""
    step, whose, castle, piece = 0, -1, -1, 0
    if v.frames:
        frame = v.frames[-1]
        step = _STEPS.index(frame.step) + 1
        mover = v.to_move()
        whose = order.index(mover) if mover in order else -1
        if frame.args and frame.step not in ("ludwig", "deal"):
            castle = order.index(frame.args[0])
        piece = frame.args[2] + 1 if len(frame.args) > 2 else 0
    return [v.places, v.round, v.turn, step, whose, castle, piece, len(v.pile)]
