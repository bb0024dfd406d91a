"""A small chessboard of at most 64 cells: names, neighbours, lines. Cell = y * width + x."""

from typing import Final

from palatine.core.native import BIT, Row, i64, row

_COLUMNS: Final = "abcdefgh"
ORTHOGONAL: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIAGONAL: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Grid:
    """Lookup tables of a board of width x height cells."""

    def __init__(self, width: int, height: int) -> None:
        assert width <= len(_COLUMNS) and width * height <= len(BIT)
        self.width = width
        self.height = height
        self.size = width * height
        self.names: list[str] = [
            f"{_COLUMNS[cell % width]}{cell // width + 1}" for cell in range(self.size)
        ]
        self.by_name: dict[str, int] = {name: cell for cell, name in enumerate(self.names)}
        every = range(self.size)
        # the orthogonal and the diagonal neighbours of each cell, as boards
        self.near: Row = row([self.around(cell, ORTHOGONAL) for cell in every])
        self.aslant: Row = row([self.around(cell, DIAGONAL) for cell in every])

    def at(self, x: int, y: int) -> int:
        """The cell in column x and row y, or -1 outside."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.width + x
        return -1

    def beside(self, cell: int, dx: int, dy: int) -> int:
        """The cell that is so many columns and rows away, or -1 outside."""
        return self.at(cell % self.width + dx, cell // self.width + dy)

    def around(self, cell: int, ways: tuple[tuple[int, int], ...]) -> i64:
        """The board of the cells one step away in the given directions."""
        board: i64 = 0
        for dx, dy in ways:
            other = self.beside(cell, dx, dy)
            if other >= 0:
                board |= BIT[other]
        return board

    def distance(self, one: int, other: int) -> int:
        """Steps between two cells when walking orthogonally."""
        w = self.width
        return abs(one % w - other % w) + abs(one // w - other // w)
