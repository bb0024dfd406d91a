"""docs/environments.md: its examples hold."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_of_the_page_hold() -> None:
    """The first one with fewer steps: it is there to be run for longer."""
    text = PAGE.read_text("utf-8")
    assert "range(300)" in text
    test = doctest.DocTestParser().get_doctest(
        text.replace("range(300)", "range(3)"), {}, PAGE.name, str(PAGE), 0
    )
    found = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS).run(
        test
    )
    assert found.attempted > 20 and not found.failed
