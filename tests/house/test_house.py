"""The sources keep to the order of the house."""

import importlib
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path, PurePosixPath

import pytest

from house import checks
from palatine.server.ops.logs import FIELDS
from palatine.server.settings import table

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
GAMES = frozenset(p.parent.name for p in SRC.glob("palatine/games/[!_]*/*.py"))


def files(*patterns: str) -> Iterator[tuple[PurePosixPath, str]]:
    """The sources by pattern, with their paths inside src."""
    for pattern in patterns:
        for path in sorted(SRC.glob(pattern)):
            yield PurePosixPath(path.relative_to(SRC).as_posix()), path.read_text("utf-8")


def test_sources_are_found() -> None:
    assert GAMES
    assert PurePosixPath("palatine/core/game.py") in dict(files("**/*.py"))


def test_every_import_is_allowed() -> None:
    sources = files("palatine/**/*.py")
    assert [c for path, text in sources for c in checks.check_imports(path, text, GAMES)] == []


def test_no_modules_lean_on_one_another() -> None:
    """Not even for types: whoever reads one file of a ring must read them all."""
    assert checks.cycle(checks.graph(dict(files("palatine/**/*.py")))) == []


def test_rules_are_pure() -> None:
    sources = files("palatine/**/*.py")
    assert [c for path, text in sources for c in checks.check_purity(path, text)] == []


def test_no_game_is_named_where_all_are_served() -> None:
    sources = files("palatine/**/*.py")
    assert [c for path, text in sources for c in checks.check_names(path, text, GAMES)] == []


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


def test_every_limit_of_the_server_is_a_setting() -> None:
    sources = files("palatine/server/**/*.py")
    assert [c for path, text in sources for c in checks.check_constants(path, text)] == []


def test_every_log_line_has_known_fields() -> None:
    sources = files("palatine/server/**/*.py")
    found = [c for path, text in sources for c in checks.check_log_fields(path, text, FIELDS)]
    assert found == []


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
