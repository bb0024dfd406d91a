"""docs/architecture.md names files and functions that exist: a newcomer can rely on it."""

import re
from pathlib import Path

import pytest

from palatine import games

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "palatine"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = ("docs", "tests", "tools", "deploy", "examples", "benchmarks")  # of the repository
LANGUAGES = sorted(path.name for path in (PACKAGE / "locales").iterdir() if path.name[:1] != "_")


def section(title: str) -> list[list[str]]:
    """The rows of the first table under a heading, cell by cell, without its head."""
    text = PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    first = text[text.index("\n|") :].strip().split("\n\n")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in first.split("\n")[2:]]


def quoted(cell: str) -> list[str]:
    """What stands in backquotes."""
    return re.findall(r"`([^`]+)`", cell)


def is_path(text: str) -> bool:
    return "/" in text or text.endswith((".py", ".md", ".js", ".ftl", ".css"))


def places(path: str) -> list[Path]:
    """The files or folders that a path of the page stands for: every game, every language. A game
    may be small enough for `steps.py` to be no folder, and bots need not know anything of it."""
    root = ROOT if path.split("/", maxsplit=1)[0] in FOLDERS else PACKAGE
    found = [path]
    for mark, names in (("<id>", list(games.GAMES)), ("<lang>", LANGUAGES)):
        found = [one.replace(mark, name) for one in found for name in names]
    return [root / one for one in dict.fromkeys(found)]


def paths_of(rows: list[list[str]]) -> list[str]:
    named = [text for row in rows for cell in row for text in quoted(cell)]
    return list(dict.fromkeys(text for text in named if is_path(text)))


def test_there_is_a_file_for_each_of_twenty_kinds_of_change() -> None:
    rows = section("Which file for which change")
    assert len(rows) >= 20
    assert all(quoted(where) for _, where in rows)


@pytest.mark.parametrize("title", ["Which file for which change", "Glossary"])
def test_every_path_that_is_named_exists(title: str) -> None:
    rows = section(title)
    missing = [path for path in paths_of(rows) if not any(p.exists() for p in places(path))]
    assert missing == []


def test_a_path_that_does_not_exist_would_be_found() -> None:
    assert [p.exists() for p in places("server/shelves.py")] == [False]
    assert len(places("locales/<lang>/<id>.ftl")) == len(LANGUAGES) * len(games.GAMES)


def test_the_walk_of_a_click_names_functions_of_its_files() -> None:
    rows = section("The walk of one click")
    assert len(rows) > 10
    for _, file, functions, _ in rows:
        (path,) = quoted(file)
        text = (PACKAGE / path).read_text("utf-8")
        start = r"^\s*(?:async )?def " if path.endswith(".py") else r"^\s*(?:async )?"
        for name in quoted(functions):
            assert re.search(rf"{start}{name}\(", text, re.MULTILINE), f"{path}: {name}"


def test_words_of_the_glossary_stand_in_order_and_once() -> None:
    words = [row[0].strip("*") for row in section("Glossary")]
    assert words == sorted(set(words))
