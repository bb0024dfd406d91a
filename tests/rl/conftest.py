"""Set-ups to try: the fewest and the most seats of each game, and with --every-setup all."""

import pytest

from contract.conftest import extremes
from contract.plays import Case, cases, load_meta

OWN = ["torres", "louis", "between", "castles"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every-setup")
        found = [case for game in OWN for case in _cases(game, bool(every))]
        metafunc.parametrize("case", found, ids=str)


def _cases(game: str, every: bool) -> list[Case]:
    """All set-ups, or the first of the fewest and the last of the most seats."""
    found = cases(game, load_meta(game))
    if every:
        return found
    ends = extremes(found)
    few, many = min(case.seats for case in ends), max(case.seats for case in ends)
    return [
        next(case for case in ends if case.seats == few),
        next(case for case in reversed(ends) if case.seats == many),
    ]
