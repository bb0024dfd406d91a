"""A new game is a copy of the template that plays, speaks, is clean and is tested at once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from palatine.cli.newgame import copy_as_package, copy_template, renamed, with_line
from palatine.core.errors import PalatineError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with nothing but the template in it."""
    # Bytecode is copied as well: times of files are kept, so none is compiled again.
    ignored = shutil.ignore_patterns("static", "torres", "louis", "between", "castles")
    package = tmp_path / "src" / "palatine"
    shutil.copytree(ROOT / "src" / "palatine", package, ignore=ignored)
    (package / "games" / "__init__.py").write_text(
        (ROOT / "src" / "palatine" / "games" / "__init__.py").read_text("utf-8"), "utf-8"
    )
    for folder in ("contract", "games/tiny", "learn", "records/tiny", "locales"):
        shutil.copytree(ROOT / "tests" / folder, tmp_path / "tests" / folder, ignore=ignored)
    for file in (
        *("conftest.py", "browser/driver.py", "test_rules_index.py"),
        *("perft/tiny.json", "perft/test_perft.py"),
        *("records/test_records.py", "playthroughs/tiny.txt", "playthroughs/test_playthroughs.py"),
    ):
        (tmp_path / "tests" / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / "tests" / file, tmp_path / "tests" / file)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return package


def run(
    tree: Path, *command: str, path: Path | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A program in the copied checkout (or elsewhere), and nothing of the true one. path: further
    sources."""
    root = tree.parent.parent
    environment = {
        **{k: v for k, v in os.environ.items() if not k.startswith(("PALATINE", "PYTEST"))},
        "PYTHONPATH": os.pathsep.join(map(str, [*([path] if path else []), root / "src"])),
        "PALATINE_INTERPRETED": "1",
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd or root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


PLAY = """
import palatine, palatine.games
from palatine.core.match import Match
from palatine.core.record import parse_record
from palatine.core.verification import verify
from palatine.locales import load
game = palatine.games.load("chateau")
assert palatine.games.meta("chateau").id == "chateau" and type(game).__name__ == "Chateau"
match = Match(game, 3, seed="copy")
words = load("cs", strict=True)
told = []
while not match.over:
    told += match.play(match.legal()[0])
assert all(event.key.startswith("chateau-") and words(event.key, event.args) for event in told)
verify(game, parse_record(str(match.record)))
assert match.svg(0).startswith("<svg")
print(palatine.__file__, len(told))
"""


def test_the_copy_plays_and_speaks(tree: Path) -> None:
    made = copy_template("chateau", tree)
    assert all(path.is_file() for path in made)
    assert tree / "games" / "chateau" / "data" / "parts.toml" in made
    assert tree / "locales" / "ru" / "chateau.ftl" in made
    assert tree / "locales" / "ru" / "chateau-learn.ftl" in made
    assert tree / "games" / "chateau" / "lessons" / "first.toml" in made
    assert made[-1] == tree / "games" / "__init__.py"
    for path in made[:-1]:
        text = path.read_text("utf-8")
        assert "tiny" not in text.lower() and "_template" not in text, path
    played = run(tree, "-c", PLAY)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith(str(tree))


# As long and as short as a name may be: lines are wrapped anew, and imports sorted anew.
NAMES = ["villa", "abc", "abcdefghijklmnopqrst"]


@pytest.mark.parametrize("name", NAMES)
def test_the_copy_is_clean(tree: Path, name: str) -> None:
    assert run(tree, "-m", "palatine.cli", "newgame", name).returncode == 0
    for command in (["check"], ["format", "--check"]):
        done = run(
            tree, "-m", "ruff", *command, f"src/palatine/games/{name}", f"tests/games/{name}"
        )
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_the_package_is_clean_and_passes_its_tests(tree: Path, name: str) -> None:
    root = tree.parent.parent
    done = run(tree, "-m", "palatine.cli", "newgame", name, "--to", str(root / "mine"))
    assert done.returncode == 0, done.stderr
    project = root / "mine" / name
    for command in (["check"], ["format", "--check"]):
        done = run(tree, "-m", "ruff", *command, str(project))
        assert done.returncode == 0, done.stdout
    facts = project / "src" / f"palatine_{name}-1.dist-info"  # as pip would install it
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: palatine-{name}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[palatine.games]\n{name} = palatine_{name}\n")
    if name != NAMES[0]:
        return  # it plays and speaks as another does
    done = run(tree, "-m", "pytest", "-q", str(project / "tests"), path=project / "src")
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.long
def test_the_copy_is_typed(tree: Path) -> None:
    copy_template("villa", tree)
    done = run(tree, "-m", "mypy", "src/palatine/games/villa", "tests/games/villa")
    assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_the_package_is_typed(tree: Path) -> None:
    root = tree.parent.parent
    copy_as_package("villa", tree, root)
    done = run(tree, "-m", "mypy", "--config-file", "villa/pyproject.toml", "villa/src")
    assert done.returncode == 0, done.stdout


def test_the_copy_keeps_the_contract_and_has_its_rules_tested(tree: Path) -> None:
    copy_template("chateau", tree)
    checked = ("contract", "numbers", "sheets", "symbols")
    wanted = [f"tests/contract/test_{name}.py" for name in checked]
    wanted += [f"tests/learn/test_{name}.py" for name in ("guides", "lessons", "links")]
    wanted += [f"tests/{room}" for room in ("games/chateau", "perft", "records", "playthroughs")]
    done = run(tree, "-m", "pytest", "-q", "--game=chateau", *wanted, "tests/test_rules_index.py")
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_outside_a_checkout_it_goes_into_the_current_folder(tree: Path, tmp_path: Path) -> None:
    installed = tmp_path / "site-packages"
    installed.mkdir()
    tree.rename(installed / "palatine")
    before = sorted(installed.rglob("*.ftl"))
    here = tmp_path / "here"
    here.mkdir()
    done = run(tree, "-m", "palatine.cli", "newgame", "villa", path=installed, cwd=here)
    assert done.returncode == 0, done.stderr
    assert (here / "villa" / "src" / "palatine_villa" / "locales" / "ru.ftl").is_file()
    assert sorted(installed.rglob("*.ftl")) == before
    assert "pip install -e villa" in done.stdout
    again = run(tree, "-m", "palatine.cli", "newgame", "villa", path=installed, cwd=here)
    assert again.returncode == 2 and "There is something already" in again.stderr


@pytest.mark.parametrize(
    "name",
    ["", "a", "Chateau", "my game", "../up", "über", "2048", "class", "tiny", "core", "x" * 30],
)
def test_bad_names_are_refused(tree: Path, name: str) -> None:
    before = sorted(tree.rglob("*"))
    with pytest.raises(PalatineError) as refused:
        copy_template(name, tree)
    assert refused.value.key == "error-newgame-name"
    assert sorted(tree.rglob("*")) == before


def test_nothing_is_overwritten(tree: Path) -> None:
    copy_template("chateau", tree)
    listed = (tree / "games" / "__init__.py").read_text("utf-8")
    with pytest.raises(PalatineError) as refused:
        copy_template("chateau", tree)
    assert refused.value.key == "error-newgame-exists"
    (tree / "locales" / "cs" / "villa.ftl").write_text("", "utf-8")
    with pytest.raises(PalatineError):
        copy_template("villa", tree)
    assert not (tree / "games" / "villa").exists()
    assert (tree / "games" / "__init__.py").read_text("utf-8") == listed


def test_without_a_template_there_is_no_copy(tmp_path: Path) -> None:
    with pytest.raises(PalatineError) as refused:
        copy_template("chateau", tmp_path)
    assert refused.value.key == "error-newgame-no-template"


def test_the_command_says_what_is_wrong(tree: Path) -> None:
    done = run(tree, "-m", "palatine.cli", "newgame", "Bad")
    assert done.returncode == 2 and done.stderr.startswith("palatine: ") and not done.stdout
    done = run(tree, "-m", "palatine.cli", "newgame", "villa")
    assert done.returncode == 0 and "villa/RULES.md" in done.stdout, done.stderr


def test_texts_are_renamed_everywhere() -> None:
    text = "from palatine.games._template import Tiny  # tiny-event (games/_template)"
    assert renamed(text, "villa") == (
        "from palatine.games.villa import Villa  # villa-event (games/villa)"
    )


def test_the_list_gets_one_line_more() -> None:
    text = 'x = {}\nGAMES: dict[str, str] = {\n    "a": "b",\n}\ny = {}\n'
    assert with_line(text, "villa") == (
        'x = {}\nGAMES: dict[str, str] = {\n    "a": "b",\n'
        '    "villa": "palatine.games.villa",\n}\ny = {}\n'
    )
