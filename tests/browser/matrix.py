"""Which cells of a matrix of cases run in the gate; `./test --long` runs all of them.

Every page is visited in the gate, and every game is played there to its end, by mouse. What is the
same code for all games (keyboard, touch, animation ...) is tried there with one or two of them, in
turn, so that each game meets some of these tests.
"""

from collections.abc import Iterable
from typing import Any

import pytest


def gate(values: Iterable[Any], *kept: Any) -> list[Any]:
    """Parameters of a test; those that are not kept are for the long run only."""
    found = []
    for value in values:
        marks = () if value in kept else (pytest.mark.long,)
        cells = value if isinstance(value, tuple) else (value,)
        found.append(pytest.param(*cells, marks=marks))
    return found
