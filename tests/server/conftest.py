"""One server for many tests, in a thread; each test makes tables of its own."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from palatine.games import GAMES
from palatine.server.config import Config
from server.running import Guest, InProcess
from server.serving import know_tiny


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """httpx waits five seconds for an answer where nothing else is said: a busy machine may need
    more."""
    with pytest.MonkeyPatch.context() as patch:
        for what in ("connect", "read", "write", "pool"):
            patch.setattr(DEFAULT_TIMEOUT_CONFIG, what, 60.0)
        yield


@pytest.fixture(scope="module", autouse=True)
def tiny() -> Iterator[None]:
    """The template's game is in the list here, and nowhere else: other tests go by the list."""
    know_tiny()
    yield
    GAMES.pop("tiny")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """Its processes load all rules when they are asked first, so that all modules share them."""
    folder = tmp_path_factory.mktemp("data")
    config = Config(data=str(folder), limits=False, bot_pause=0.0, rated_decisions=0)
    with InProcess(config) as running:
        yield running


@pytest.fixture
def guests(server: InProcess) -> Iterator["list[Guest]"]:
    """Three people."""
    people = [Guest(server.url, name) for name in ("Ada", "Bea", "Cyd")]
    yield people
    for one in people:
        one.close()


@contextmanager
def new_database() -> Iterator[str]:
    """The URL of a fresh database of PostgreSQL, gone at the end."""
    base = os.environ["PALATINE_TEST_POSTGRES"]
    name = f"palatine_{secrets.token_hex(6)}"
    with psycopg.connect(base, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield base.rpartition("/")[0] + f"/{name}"
    finally:
        with psycopg.connect(base, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture(scope="module")
def shared_postgres() -> Iterator[str]:
    """One database for all tests of a file."""
    with new_database() as url:
        yield url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
