"""Boards of up to 64 cells, plain and (where there is a compiled build) compiled."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from palatine.core import native

SOURCE = Path(__file__).parents[2] / "src" / "palatine" / "core" / "native.py"


def plain() -> ModuleType:
    """The module as plain Python runs it, whatever is imported elsewhere."""
    spec = importlib.util.spec_from_file_location("plain_native", SOURCE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["as it runs", "plain"])
def module(request: pytest.FixtureRequest) -> ModuleType:
    return native if request.param == "as it runs" else plain()


SETS = [[], [0], [63], [62, 63], [0, 63], [5, 17, 31, 32, 33, 62], list(range(64))]


def test_bits_are_signed_64_bit_numbers(module: ModuleType) -> None:
    assert [module.BIT[i] for i in range(63)] == [2**i for i in range(63)]
    assert module.BIT[63] == -(2**63)


@pytest.mark.parametrize("places", SETS)
def test_cells_come_back_in_rising_order(module: ModuleType, places: list[int]) -> None:
    board = module.board_of(places[::-1])
    assert -(2**63) <= board < 2**63
    assert module.cells(board) == places
    assert module.count(board) == len(places)
    assert [cell for cell in range(64) if module.holds(board, cell)] == places
    if places:
        assert module.lowest(board) == places[0]


@pytest.mark.parametrize("places", SETS)
def test_set_operations_stay_in_range(module: ModuleType, places: list[int]) -> None:
    board = module.board_of(places)
    rest = ~board
    assert module.cells(rest) == [cell for cell in range(64) if cell not in places]
    assert board | rest == -1 and board & rest == 0 and board ^ -1 == rest


def test_cells_are_written_into_a_row_from_a_place_on(module: ModuleType) -> None:
    numbers = module.row([7] * 6)
    assert module.cells_into(numbers, 1, module.board_of([63, 2, 40]), 100) == 4
    assert list(numbers) == [7, 102, 140, 163, 7, 7]
    assert module.cells_into(numbers, 4, 0, 100) == 4


@pytest.mark.parametrize("items", [[], [3], [-(2**63), 0, 2**63 - 1]])
def test_a_row_has_the_numbers_it_is_made_of(module: ModuleType, items: list[int]) -> None:
    assert list(module.row(items)) == items


def test_only_plain_python_is_called_interpreted() -> None:
    assert not plain().COMPILED
    assert str(native.__file__).endswith(".py") != native.COMPILED


def test_marks_for_the_compiler_mean_nothing_in_plain_python() -> None:
    assert plain().mypyc_attr(allow_interpreted_subclasses=True)(int) is int
