"""Every test here that asks for a `case` gets set-ups of every game: so many with the fewest and
the most seats that every value of every option is among them, or all of them, in which every pair
of values comes together (--every-setup, which ./test --long asks for)."""

from functools import cache
from itertools import chain, zip_longest

import pytest

from contract.plays import MODULES, Case, cases, load_meta


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--game") or list(MODULES)
        found = [case for game in wanted for case in set_ups(metafunc.config, game)]
        # the scope puts all tests of one set-up beside each other, so that its game is played once
        metafunc.parametrize("case", found, ids=str, scope="session")


def set_ups(config: pytest.Config, game: str) -> list[Case]:
    """The set-ups to play."""
    return _cases(game) if config.getoption("--every-setup") else extremes(_cases(game))


def extremes(found: list[Case]) -> list[Case]:
    """Set-ups of the fewest and of the most seats by turns, each of which brings a value that was
    not there before."""
    ends = [min(case.seats for case in found), max(case.seats for case in found)]
    few, many = ([case for case in found if case.seats == seats] for seats in ends)
    kept, seen = [], set[str]()
    for case in chain.from_iterable(zip_longest(few, many if ends[0] != ends[1] else [])):
        values = {str(("seats", case.seats)), *map(str, case.options.items())} if case else set()
        if not values <= seen:
            kept.append(case)
            seen |= values
    return kept


@cache
def _cases(game: str) -> list[Case]:
    """A game that cannot be imported has one set-up, whose tests fail and say why."""
    try:
        return cases(game, load_meta(game))
    except ImportError:
        return [Case(game, 0, {})]


@pytest.fixture
def games(request: pytest.FixtureRequest) -> int:
    """How many games are played of every set-up."""
    return int(request.config.getoption("--games"))


@pytest.fixture
def looks(request: pytest.FixtureRequest, case: Case) -> int:
    """How many states of a game the slower checks look at: fewer where there are many set-ups."""
    chosen = int(request.config.getoption("--looks"))
    return chosen or min(40, max(10, 400 // len(_cases(case.game))))
