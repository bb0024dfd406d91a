# mypy: always-true=COMPILED
"""One source, two ways to run: the few idioms that differ between mypyc and CPython live here.

A set of up to 64 cells is one whole number, a *board*. Compiled it is an ``i64``, interpreted an
``int``; to be the same value both ways it is signed in both: cell 63 is ``-2**63``. On such
numbers ``& | ^ ~`` agree everywhere. Shifts, ``x - 1`` and ``-x`` do not, and ``1 << x`` is
computed in 32 bits by mypyc, so the rules never use them: they take `BIT`, `cells`, `collect`,
`count` and `lowest` from here.
"""

from typing import Any, Final, TypeVar

COMPILED: Final = not __file__.endswith(".py")

if COMPILED:
    from mypy_extensions import i64 as i64  # noqa: PLC0414 (handed on)
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
else:
    i64 = int

    def mypyc_attr(*names: str, **values: Any) -> Any:
        """Interpreted, the marks for the compiler mean nothing."""
        return lambda cls: cls


T = TypeVar("T")

HIDDEN: Final = -1  # stands in a view where the viewer may not look
_PRIME: Final = 131  # 2**i mod 131 is different for every i below 64, and for -2**63 as well


def _single_bits() -> list[i64]:
    bits: list[i64] = []
    for i in range(63):
        bits.append(2**i)
    bits.append(-(2**63))
    return bits


BIT: Final[list[i64]] = _single_bits()


def _bit_numbers() -> list[int]:
    numbers = [-1] * _PRIME
    for i in range(64):
        numbers[int(BIT[i]) % _PRIME] = i
    return numbers


_NUMBER: Final[list[int]] = _bit_numbers()

if COMPILED:

    def cells(board: i64) -> list[int]:
        """The cells of a board in rising order."""
        found: list[int] = []
        while board != 0:
            found.append(_NUMBER[(board & -board) % 131])
            board &= board - 1
        return found

    def collect(out: list[T], table: list[T], board: i64) -> None:
        """Append ``table[c]`` for every cell c of the board, in rising order."""
        while board != 0:
            out.append(table[_NUMBER[(board & -board) % 131]])
            board &= board - 1

    def count(board: i64) -> int:
        """How many cells a board holds."""
        n = 0
        while board != 0:
            n += 1
            board &= board - 1
        return n

    def lowest(board: i64) -> int:
        """The first cell of a board that is not empty."""
        return _NUMBER[(board & -board) % 131]

else:
    _ALL = 2**64 - 1

    def cells(board: int) -> list[int]:
        found = []
        board &= _ALL
        while board:
            low = board & -board
            found.append(low.bit_length() - 1)
            board ^= low
        return found

    def collect(out: list[T], table: list[T], board: int) -> None:
        board &= _ALL
        while board:
            low = board & -board
            out.append(table[low.bit_length() - 1])
            board ^= low

    def count(board: int) -> int:
        return (board & _ALL).bit_count()

    def lowest(board: int) -> int:
        board &= _ALL
        return (board & -board).bit_length() - 1


def board_of(places: list[int]) -> i64:
    """The board that holds just these cells."""
    board: i64 = 0
    for place in places:
        board |= BIT[place]
    return board


def holds(board: i64, cell: int) -> bool:
    """Whether the cell is in the board."""
    return board & BIT[cell] != 0
