"""docs/environments.md: its examples hold."""

import doctest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import palatine.rl

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.compiled_only
def test_the_first_example_is_ten_lines_that_learn() -> None:
    """As they stand; afterwards the policy beats random play, and did not before."""
    first = PAGE.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    lines = [line[4:] for line in first.splitlines() if line.startswith((">>> ", "... "))]
    assert len(lines) == 10
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    assert share(np.zeros_like(names["weights"])) < 0.58 < share(names["weights"])


def share(weights: Any) -> float:
    """The share of some hundred games that a weight for each number wins against random play."""
    games, rng = palatine.rl.versus("louis", 64, "random", seats=2), np.random.default_rng(1)
    paid: list[float] = []
    while len(paid) < 150:
        odds = np.exp(weights) * games.mask
        odds /= odds.sum(1, keepdims=True)
        games.step((odds.cumsum(1) > rng.random((64, 1))).argmax(1))
        paid += games.reward[games.done == 1].tolist()
    return float(np.mean(paid)) / 2 + 0.5


def test_the_examples_of_the_page_hold() -> None:
    """Those that learn for long with fewer steps."""
    text = PAGE.read_text("utf-8")
    assert "range(300)" in text
    test = doctest.DocTestParser().get_doctest(
        text.replace("range(300)", "range(3)"), {}, PAGE.name, str(PAGE), 0
    )
    found = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS).run(
        test
    )
    assert found.attempted > 20 and not found.failed
