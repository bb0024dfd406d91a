"""Numbers side by side in memory, which compiled code writes and numpy reads without a copy.

A position for a learner is written into `Numbers`, what is allowed into `Flags`, rewards into
`Amounts`. `view` shows the memory itself, so whoever keeps it sees every later change; it cannot be
written to from outside.
"""

from palatine.core.native import (
    Bytes,
    Reals,
    Row,
    Smalls,
    bytes_of,
    cells,
    i16,
    i64,
    reals,
    smalls,
    u8,
)


class Numbers:
    """So many whole numbers of 16 bits, at first all 0."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells: Smalls = smalls(size)

    def view(self) -> memoryview:
        """The memory, to be read only."""
        return memoryview(self.cells).toreadonly()

    def read(self, start: int = 0, size: int = -1) -> list[int]:
        """Some of the numbers, or all."""
        if size < 0:
            size = self.size - start
        return [int(self.cells[start + i]) for i in range(size)]

    def clear(self, start: i64, size: i64) -> None:
        """Noughts from here on."""
        cells = self.cells
        for i in range(start, start + size):
            cells[i] = 0

    def put(self, at: i64, number: i64) -> None:
        """One number."""
        self.cells[at] = i16(number)

    def add(self, at: i64, number: i64) -> None:
        """So much more."""
        self.cells[at] += i16(number)

    def put_all(self, at: i64, numbers: list[int]) -> None:
        """A list of numbers."""
        into = self.cells
        for number in numbers:
            into[at] = i16(number)
            at += 1

    def put_row(self, at: i64, numbers: Row) -> None:
        """A row of numbers."""
        into = self.cells
        size: i64 = len(numbers)
        for i in range(size):
            into[at + i] = i16(numbers[i])

    def put_part(self, at: i64, numbers: Row, start: i64, size: i64) -> None:
        """Some numbers of a row."""
        into = self.cells
        for i in range(size):
            into[at + i] = i16(numbers[start + i])

    def put_column(self, at: i64, numbers: Row, start: i64, step: i64, size: i64) -> None:
        """So many numbers of a row, each `step` after the one before."""
        into = self.cells
        for i in range(size):
            into[at + i] = i16(numbers[start + i * step])

    def one(self, at: i64, size: i64, place: i64) -> None:
        """A one in this place of a group of this size; none where the place is outside."""
        if 0 <= place < size:
            self.cells[at + place] = 1

    def tally(self, at: i64, kinds: tuple[int, ...]) -> None:
        """How often each kind occurs; hidden ones (below 0) are left out."""
        into = self.cells
        for kind in kinds:
            if kind >= 0:
                into[at + kind] += 1

    def fill(self, at: i64, board: i64, number: i64) -> None:
        """This number in every cell of a board."""
        into = self.cells
        for cell in cells(board):
            into[at + cell] = i16(number)


class Flags:
    """So many bytes that are 0 or 1, at first all 0."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells: Bytes = bytes_of(size)

    def view(self) -> memoryview:
        """The memory, to be read only."""
        return memoryview(self.cells).toreadonly()

    def put(self, at: i64, number: u8) -> None:
        """0 or 1."""
        self.cells[at] = number

    def put_at(self, start: i64, places: Row, number: u8) -> None:
        """0 or 1 in each of these places, counted from `start`."""
        cells = self.cells
        size: i64 = len(places)
        for i in range(size):
            cells[start + places[i]] = number

    def clear(self, start: i64, size: i64) -> None:
        """Noughts from here on."""
        cells = self.cells
        for i in range(start, start + size):
            cells[i] = 0

    def raised(self, start: int = 0, size: int = -1) -> list[int]:
        """The places, counted from `start`, that are not 0."""
        if size < 0:
            size = self.size - start
        return [i for i in range(size) if self.cells[start + i] != 0]


class Amounts:
    """So many numbers with a point, at first all 0."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells: Reals = reals(size)

    def view(self) -> memoryview:
        """The memory, to be read only."""
        return memoryview(self.cells).toreadonly()

    def put(self, at: i64, amount: float) -> None:
        self.cells[at] = amount

    def read(self, start: int, size: int) -> list[float]:
        """Some of the numbers."""
        return [self.cells[start + i] for i in range(size)]
