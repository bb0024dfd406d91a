# mypy: always-true=COMPILED
"""One source, two ways to run: the few idioms that differ between mypyc and CPython live here.

A set of up to 64 cells is one whole number, a *board*. Compiled it is an ``i64``, interpreted an
``int``; to be the same value both ways it is signed in both: cell 63 is ``-2**63``. On such
numbers ``& | ^ ~`` agree everywhere. Shifts, ``x - 1`` and ``-x`` do not, and ``1 << x`` is
computed in 32 bits by mypyc, so the rules never use them: they take `BIT`, `cells`, `count` and
`lowest` from here.

A `Row` of whole numbers is a ``vec[i64]`` when compiled (numbers side by side in memory, not
objects) and a list when not. It is read and written by index like a list; `row`, `copied` and
`push` are what else the rules do with it.

What learners read (core/buffers.py) are rows of smaller things, whose memory numpy can see:
`Smalls` of 16 bits, `Bytes` of 8 bits, `Reals`. Interpreted they are arrays of Python's own.
"""

from typing import Any, Final, TypeAlias

COMPILED: Final = not __file__.endswith(".py")

if COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i16 as i16  # noqa: PLC0414 (handed on)
    from mypy_extensions import i64 as i64  # noqa: PLC0414
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
    from mypy_extensions import u8 as u8  # noqa: PLC0414

    Row: TypeAlias = "vec[i64]"  # a text: the class itself takes no i64 at run time
    Smalls: TypeAlias = "vec[i16]"
    Bytes: TypeAlias = "vec[u8]"
    Reals: TypeAlias = "vec[float]"
else:
    from array import array

    i16 = i64 = u8 = int
    Row = list[int]
    Smalls = Bytes = Reals = array

    def mypyc_attr(*names: str, **values: Any) -> Any:
        """In interpreted code the marks for the compiler have no effect."""
        return lambda cls: cls


HIDDEN: Final = -1  # stands in a view where the viewer may not look

if COMPILED:

    def row(items: list[int]) -> Row:
        """A row with these numbers; vec[i64](items) would first ask the list for a buffer, which
        it has not, and make an error of that."""
        found = vec[i64]([0] * len(items))
        for i in range(len(items)):
            found[i] = items[i]
        return found

    def noughts(size: int) -> Row:
        """A row of so many noughts."""
        return vec[i64]([0] * size)

    def copied(items: Row) -> Row:
        """An independent copy of a row."""
        return items[:]

    def push(items: Row, item: i64) -> Row:
        """The row with one more number; the old row must not be used any more."""
        return append(items, item)

    def smalls(size: int) -> Smalls:
        """So many noughts of 16 bits."""
        return vec[i16]([0] * size)

    def bytes_of(size: int) -> Bytes:
        """So many noughts of 8 bits."""
        return vec[u8]([0] * size)

    def reals(size: int) -> Reals:
        """So many noughts with a point."""
        return vec[float]([0.0] * size)

    def _bit_places() -> Row:
        """Where a bit stands, found by its product with a de Bruijn sequence.

        The constant stays below 2**62: mypyc would look up a larger one as an object, every time.
        """
        places = [0] * 64
        bit: i64 = 1
        for i in range(64):
            places[(bit * 0x03F79D71B4CB0A89 >> 58) & 63] = i
            bit = bit + bit
        return row(places)

    _PLACE: Final = _bit_places()

    def count(board: i64) -> i64:
        """How many cells a board holds."""
        n: i64 = 0
        while board != 0:
            n += 1
            board &= board - 1
        return n

    def lowest(board: i64) -> i64:
        """The first cell of a board that is not empty."""
        return _PLACE[((board & -board) * 0x03F79D71B4CB0A89 >> 58) & 63]

    def cells(board: i64) -> list[int]:
        """The cells of a board in rising order."""
        found: list[int] = []
        places = _PLACE
        while board != 0:
            found.append(places[((board & -board) * 0x03F79D71B4CB0A89 >> 58) & 63])
            board &= board - 1
        return found

    def cells_into(numbers: Row, at: i64, board: i64, first: i64) -> i64:
        """Write the cells of a board in rising order into a row, from place `at` on, each raised by
        `first`; the place after the last."""
        places = _PLACE
        while board != 0:
            place = places[((board & -board) * 0x03F79D71B4CB0A89 >> 58) & 63]
            numbers[at] = first + place
            at += 1
            board &= board - 1
        return at

else:
    _ALL = 2**64 - 1

    def row(items: list[int]) -> Row:
        return list(items)

    def noughts(size: int) -> Row:
        return [0] * size

    def copied(items: Row) -> Row:
        return items.copy()

    def push(items: Row, item: int) -> Row:
        items.append(item)
        return items

    def smalls(size: int) -> Smalls:
        return array("h", bytes(2 * size))

    def bytes_of(size: int) -> Bytes:
        return array("B", bytes(size))

    def reals(size: int) -> Reals:
        return array("d", bytes(8 * size))

    def count(board: int) -> int:
        return (board & _ALL).bit_count()

    def lowest(board: int) -> int:
        board &= _ALL
        return (board & -board).bit_length() - 1

    def cells(board: int) -> list[int]:
        found = []
        board &= _ALL
        while board:
            low = board & -board
            found.append(low.bit_length() - 1)
            board ^= low
        return found

    def cells_into(numbers: Row, at: int, board: int, first: int) -> int:
        for cell in cells(board):
            numbers[at] = first + cell
            at += 1
        return at


BIT: Final = row([2**i for i in range(63)] + [-(2**63)])


def board_of(places: list[int]) -> i64:
    """The board that holds just these cells."""
    board: i64 = 0
    for place in places:
        board |= BIT[place]
    return board


def holds(board: i64, cell: int) -> bool:
    """Whether the cell is in the board."""
    return board & BIT[cell] != 0
