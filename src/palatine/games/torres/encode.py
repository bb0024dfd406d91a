"""A view of Torres as arrays of fixed shape; the viewer's seat comes first."""

from palatine.core.game import Array
from palatine.core.native import HIDDEN, holds
from palatine.games.torres.parts import CELLS, KINDS, KNIGHTS
from palatine.games.torres.state import TorresState

_SEATS = 4
_STACKS = 4


def encode(v: TorresState) -> dict[str, Array]:
    """heights and king by cell, knights by seat and cell, and small tables."""
    first = max(v.viewer, 0)
    order = [(first + i) % v.seats for i in range(v.seats)]
    return {
        "heights": Array((8, 8), list(v.heights)),
        "knights": Array((_SEATS, 8, 8), _knights(v, order)),
        "king": Array((8, 8), [int(cell == v.king) for cell in range(CELLS)]),
        "scores": Array((_SEATS,), _padded([v.scores[seat] for seat in order], _SEATS)),
        "stacks": Array((_SEATS, _STACKS), _stacks(v, order)),
        "cards_held": Array((_SEATS,), _padded([len(v.hands[seat]) for seat in order], _SEATS)),
        "hand": Array((KINDS,), _hand(v)),
        "gone": Array((KINDS,), [sum(g.count(kind) for g in v.gone) for kind in range(KINDS)]),
        "turn": Array((8,), _turn(v, order)),
    }


def _padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))


def _knights(v: TorresState, order: list[int]) -> list[int]:
    flat: list[int] = []
    for seat in order:
        flat += [int(holds(v.knights[seat], cell)) for cell in range(CELLS)]
    return _padded(flat, _SEATS * CELLS)


def _stacks(v: TorresState, order: list[int]) -> list[int]:
    flat: list[int] = []
    for seat in order:
        flat += _padded(list(v.stacks[seat]), _STACKS)
    return _padded(flat, _SEATS * _STACKS)


def _hand(v: TorresState) -> list[int]:
    if v.viewer < 0:
        return [0] * KINDS
    hand = [kind for kind in v.hands[v.viewer] if kind != HIDDEN]
    return [hand.count(kind) for kind in range(KINDS)]


def _turn(v: TorresState, order: list[int]) -> list[int]:
    mover = v.to_move()
    whose = order.index(mover) if mover in order else -1
    in_reserve = KNIGHTS - sum(
        1 for cell in range(CELLS) if v.viewer >= 0 and holds(v.knights[v.viewer], cell)
    )
    return [v.phase, v.round, whose, v.ap, v.bought, int(v.played), v.in_hand, in_reserve]
