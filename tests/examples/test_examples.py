"""Every example of examples/ and of the docstrings runs; examples/bot.py is run by tests/server."""

import doctest
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import palatine

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*argv: str) -> str:
    sources = str(Path(palatine.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, *argv],
        env={**os.environ, "PYTHONPATH": sources},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", palatine.games.names())
def test_random_playouts(game: str) -> None:
    out = run(str(EXAMPLES / "playouts.py"), game, "2", "2")
    assert out.startswith("decisions: ") and "best score: " in out


def test_a_bot_of_ones_own_in_the_arena() -> None:
    out = run(str(EXAMPLES / "own_bot.py"), "torres", "2")
    assert out.startswith("LookAhead: won ") and "random: won " in out


def test_the_same_file_enters_the_commands() -> None:
    bot = f"{EXAMPLES / 'own_bot.py'}:LookAhead"
    argv = ["arena", "torres", "--bots", f"{bot},random", "--games", "2", "--jobs", "2", "--json"]
    assert json.loads(run("-m", "palatine.cli", *argv))["bots"][0]["name"] == bot


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_scripted_model_plays_in_words(language: str) -> None:
    out = run(str(EXAMPLES / "language_model.py"), "louis", language)
    assert "answers that named no action: 0" in out


def cells_of(notebook: str) -> list[str]:
    """The code of a notebook, cell by cell."""
    found = json.loads((EXAMPLES / notebook).read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


def test_the_notebook_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    namespace: dict[str, object] = {}
    for cell in cells_of("analysis.ipynb"):
        exec(compile(cell, "analysis.ipynb", "exec"), namespace)
    shown = capsys.readouterr().out
    assert "expected" in shown and " #" in shown.splitlines()[-1]


def test_the_notebook_shows_pictures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By a true kernel, where one is installed: the match is shown as SVG."""
    pytest.importorskip("ipykernel", reason="no kernel: pip install palatine[docs]")
    nbformat = pytest.importorskip("nbformat", reason="pip install palatine[docs]")
    nbclient = pytest.importorskip("nbclient", reason="pip install palatine[docs]")
    monkeypatch.setenv("PYTHONPATH", str(Path(palatine.__file__).parents[1]))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = nbformat.read(EXAMPLES / "analysis.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    kinds = [
        key
        for cell in notebook.cells
        for out in cell.get("outputs", [])
        for key in out.get("data", {})
    ]
    assert kinds.count("image/svg+xml") == 2


def test_notebooks_are_kept_without_output() -> None:
    for file in EXAMPLES.glob("*.ipynb"):
        cells = json.loads(file.read_text("utf-8"))["cells"]
        assert not any(cell.get("outputs") for cell in cells), file


@pytest.mark.parametrize("module", ["palatine.front", "palatine.bots", "palatine.games"])
def test_examples_in_docstrings_hold(module: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    found = doctest.testmod(import_module(module), optionflags=flags)
    assert found.attempted and not found.failed
