"""For all tests: which rules run, and what is skipped where it cannot run."""

import gc
import logging
import os
import signal
import ssl
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import settings

import palatine
from browser.driver import CHROMIUM

settings.register_profile("palatine", deadline=None, derandomize=True)
settings.load_profile("palatine")

NEEDS = {
    "browser": (CHROMIUM != "", "Chromium is not installed"),
    "postgres": ("PALATINE_TEST_POSTGRES" in os.environ, "PALATINE_TEST_POSTGRES is not set"),
    "compiled": (palatine.build_kind() == "compiled", "the rules run interpreted"),
}


@pytest.fixture(scope="session", autouse=True)
def certificates() -> Iterator[None]:
    """httpx reads the certificates of all authorities for every client, which costs 30 ms each
    time; here they are read once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """A server that runs in this process, or a command that begins one, writes its logs to the
    standard error that its test has: the next test has another, and what is closed is not written
    to."""
    root, ours = logging.getLogger(), logging.getLogger("palatine")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def pytest_addoption(parser: pytest.Parser) -> None:
    contract = parser.getgroup("contract", "the contract of a game (tests/contract)")
    contract.addoption("--game", action="append", metavar="ID", help="only this game")
    contract.addoption(
        "--every-setup", action="store_true", help="every pair of options, not every value only"
    )
    contract.addoption("--games", type=int, default=1, metavar="N", help="games of every set-up")
    contract.addoption(
        "--looks", type=int, default=0, metavar="N", help="states of a game looked at closely"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `game_id` runs for every game in the list, and for the template."""
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", wanted_games(metafunc.config), scope="session")


def wanted_games(config: pytest.Config) -> list[str]:
    """All games, or those named by --game."""
    from contract.plays import MODULES, is_known

    wanted = config.getoption("--game") or list(MODULES)
    unknown = {name for name in wanted if not is_known(name)}
    if unknown:
        raise pytest.UsageError(f"no such game: {', '.join(sorted(unknown))}")
    return list(wanted)


def pytest_report_header() -> str:
    return f"palatine {palatine.__version__} ({palatine.build_kind()})"


def pytest_configure() -> None:
    # In the background of a shell nobody listens to Ctrl-C, and programs that we start would not
    # either; some tests send it to them.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("PALATINE_EXPECT")
    if expected not in (None, palatine.build_kind()):
        raise pytest.UsageError(f"the rules run {palatine.build_kind()}, not {expected}")


def pytest_collection_finish() -> None:
    """Thousands of tests are in memory from now on: the garbage collector leaves them alone, and
    looks less often at what tests make."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for marker, (there, reason) in NEEDS.items():
        if not there and item.get_closest_marker(marker):
            pytest.skip(reason)
