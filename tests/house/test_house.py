"""The sources keep to the order of the house."""

import importlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path, PurePosixPath

import pytest

from house import checks
from palatine.server.ops.logs import FIELDS
from palatine.server.settings import table

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
GAMES = frozenset(p.parent.name for p in SRC.glob("palatine/games/[!_]*/*.py"))
CHECKS: dict[str, Callable[[PurePosixPath, str], list[str]]] = {
    "imports": lambda path, text: checks.check_imports(path, text, GAMES),
    "purity": checks.check_purity,
    "names": lambda path, text: checks.check_names(path, text, GAMES),
    "limits": checks.check_constants,
    "logs": lambda path, text: (
        checks.check_log_fields(path, text, FIELDS) if path.parts[1] == "server" else []
    ),
}


def files(*patterns: str) -> Iterator[tuple[PurePosixPath, str]]:
    """The sources by pattern, with their paths inside src."""
    for pattern in patterns:
        for path in sorted(SRC.glob(pattern)):
            yield PurePosixPath(path.relative_to(SRC).as_posix()), path.read_text("utf-8")


def test_sources_are_found() -> None:
    assert GAMES
    assert PurePosixPath("palatine/core/game.py") in dict(files("**/*.py"))


@cache
def complaints() -> dict[str, list[str]]:
    """What is wrong with the sources, by check: file by file, so that each is parsed once."""
    found: dict[str, list[str]] = {name: [] for name in CHECKS}
    for path, text in files("palatine/**/*.py"):
        for name, check in CHECKS.items():
            found[name] += check(path, text)
    return found


@pytest.mark.parametrize("name", CHECKS)
def test_sources_keep_the_order_of_the_house(name: str) -> None:
    """Imports are allowed ones, rules are pure, no game is named where all are served, every limit
    of the server is a setting, and every log line has known fields."""
    assert complaints()[name] == []


def test_no_two_rooms_have_a_class_of_the_same_name() -> None:
    """Whoever reads its name knows which one it is."""
    assert checks.classes_of_one_name(dict(files("palatine/**/*.py"))) == {}


def test_no_modules_lean_on_one_another() -> None:
    """Not even for types: whoever reads one file of a ring must read them all."""
    assert checks.cycle(checks.graph(dict(files("palatine/**/*.py")))) == []


def test_no_game_is_named_on_the_page() -> None:
    pages = files("palatine/server/**/*.js", "palatine/server/**/*.html")
    assert [c for path, text in pages for c in checks.check_names_on_page(path, text, GAMES)] == []


def test_every_import_of_the_page_is_allowed() -> None:
    folder = PurePosixPath("palatine/server/static/js")
    scripts = [(path.relative_to(folder), text) for path, text in files(f"{folder}/**/*.js")]
    assert scripts
    assert [c for path, text in scripts for c in checks.check_script_imports(path, text)] == []


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "benchmarks", "examples"])
def test_files_are_short(folder: str) -> None:
    found = [
        p
        for kind in ("py", "js", "mjs", "ts")
        for p in sorted((ROOT / folder).glob(f"**/*.{kind}"))
    ]
    names = [(PurePosixPath(p.relative_to(ROOT).as_posix()), p.read_text("utf-8")) for p in found]
    assert [c for path, text in names for c in checks.check_length(path, text)] == []


def test_no_program_hides_a_package() -> None:
    """A program's own folder is searched first: a file that is called like an installed package
    would be imported in its place by all programs beside it."""
    installed = {*sys.stdlib_module_names, *packages_distributions()}
    folders = ("benchmarks", "benchmarks/runners", "examples", "tools")
    programs = [path for folder in folders for path in (ROOT / folder).glob("*.py")]
    assert programs
    assert [path.name for path in programs if path.stem in installed] == []


def test_the_table_of_settings_is_that_of_the_program() -> None:
    """`python tools/settings_table.py` makes it."""
    page = (ROOT / "docs" / "serving.md").read_text("utf-8")
    assert "\n".join(table()) in page


def test_the_page_of_environments_is_that_of_the_games() -> None:
    """`python tools/environments_page.py` makes its tables."""
    sys.path.insert(0, str(ROOT / "tools"))
    page = importlib.import_module("environments_page")
    text = (ROOT / "docs" / "environments.md").read_text("utf-8")
    assert page.renewed(text) == text
