"""Names, neighbours and distances on a small board."""

import pytest

from palatine.core.grid import DIAGONAL, Grid
from palatine.core.native import cells


def names(grid: Grid, board: int) -> list[str]:
    return [grid.names[cell] for cell in cells(board)]


def test_cells_are_named_by_column_and_row() -> None:
    grid = Grid(8, 8)
    assert (grid.names[0], grid.names[7], grid.names[8], grid.names[63]) == ("a1", "h1", "a2", "h8")
    assert all(grid.by_name[grid.names[cell]] == cell for cell in range(64))


def test_neighbours_end_at_the_edges() -> None:
    grid = Grid(3, 4)
    assert names(grid, grid.near[grid.by_name["a1"]]) == ["b1", "a2"]
    assert names(grid, grid.near[grid.by_name["b2"]]) == ["b1", "a2", "c2", "b3"]
    assert names(grid, grid.near[grid.by_name["c4"]]) == ["c3", "b4"]
    assert names(grid, grid.aslant[grid.by_name["b2"]]) == ["a1", "c1", "a3", "c3"]
    assert names(grid, grid.aslant[grid.by_name["a4"]]) == ["b3"]
    assert grid.around(4, DIAGONAL) == grid.aslant[4]


def test_the_last_cell_of_64_is_a_neighbour_too() -> None:
    grid = Grid(8, 8)
    assert names(grid, grid.near[grid.by_name["h7"]]) == ["h6", "g7", "h8"]


def test_places_outside_are_minus_one() -> None:
    grid = Grid(3, 4)
    assert (grid.at(2, 3), grid.at(3, 0), grid.at(0, 4), grid.at(-1, 0)) == (11, -1, -1, -1)
    assert (grid.beside(0, 1, 1), grid.beside(0, -1, 0), grid.beside(2, 1, 0)) == (4, -1, -1)


def test_distance_is_counted_in_steps() -> None:
    grid = Grid(8, 8)
    one, other = grid.by_name["b7"], grid.by_name["g2"]
    assert grid.distance(one, other) == grid.distance(other, one) == 10
    assert grid.distance(one, one) == 0


def test_a_board_has_at_most_64_cells() -> None:
    with pytest.raises(AssertionError):
        Grid(8, 9)
    with pytest.raises(AssertionError):
        Grid(9, 2)
