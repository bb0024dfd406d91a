"""What tests of bots leave behind is taken away."""

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from bots.pipeline import pipeline
from palatine import bots


@pytest.fixture(autouse=True)
def known_bots() -> Iterator[None]:
    """Bots that a test has made known by name are unknown to the next one, in whatever room."""
    before = dict(bots.BOTS)
    yield
    bots.BOTS.clear()
    bots.BOTS.update(before)


@pytest.fixture(scope="module")
def nothing_to_sweep() -> None:
    """The garbage collector leaves alone what other tests left in memory."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def train() -> Iterator[Any]:
    """The training pipeline."""
    with pipeline() as main:
        yield main
