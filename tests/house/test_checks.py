"""The checks of the house can fail: each is fed what it must refuse, and what it must not."""

from pathlib import PurePosixPath as Path

import pytest

from house import checks

GAMES = frozenset(["torres", "louis", "between", "castles"])


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("core/game.py", "import numpy"),
        ("core/game.py", "from mypy_extensions import i64"),
        ("core/game.py", "from librt.vecs import vec"),
        ("core/match.py", "from palatine.games import load"),
        ("core/match.py", "from palatine import games"),
        ("core/match.py", "from .. import games"),
        ("core/match.py", "from ..table import seats"),
        ("games/torres/steps.py", "import random"),
        ("games/torres/steps.py", "from time import monotonic"),
        ("games/torres/steps.py", "import os.path"),
        ("games/torres/steps.py", "import asyncio"),
        ("games/torres/steps.py", "import numpy"),
        ("games/torres/steps.py", "def f():\n    from palatine.games.louis import parts"),
        ("games/torres/steps.py", "from palatine.games import load"),
        ("games/torres/steps.py", "from palatine.games import louis"),
        ("games/torres/steps.py", "from ..louis import parts"),
        ("games/torres/steps/buy.py", "from ...louis import parts"),
        ("games/torres/draw.py", "from palatine.locales import words"),
        ("games/__init__.py", "from palatine.bots import greedy"),
        ("table/seats.py", "import asyncio"),
        ("table/seats.py", "import starlette"),
        ("table/seats.py", "from palatine.games import torres"),
        ("table/seats.py", "from palatine.bots import greedy"),
        ("bots/greedy.py", "from palatine.games.torres import scoring"),
        ("bots/greedy.py", "import palatine.games.torres"),
        ("bots/greedy.py", "from palatine.server import app"),
        ("bots/greedy.py", "from palatine.locales import words"),
        ("bots/games/torres/greedy.py", "from palatine.games.louis import scoring"),
        ("bots/greedy.py", "import numpy"),
        ("cli/dataset.py", "from pyarrow import parquet"),
        ("server/app.py", "import gymnasium.spaces"),
        ("rl/env.py", "from palatine.games.torres import encode"),
        ("rl/env.py", "from palatine.server.play import hub"),
        ("server/app.py", "from palatine.bots import greedy"),
        ("server/app.py", "from palatine.games.torres import draw"),
        ("server/app.py", "from palatine.cli import main"),
    ],
)
def test_wrong_imports_are_refused(path: str, line: str) -> None:
    assert checks.check_imports(Path("palatine", path), line, GAMES)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("core/native.py", "from librt.vecs import vec"),
        ("core/native.py", "from mypy_extensions import i64"),
        ("core/record.py", "import os, time"),
        ("core/game.py", "from .state import State"),
        ("games/__init__.py", "from importlib import import_module"),
        ("games/torres/__init__.py", "from palatine.games.torres.steps import Buy"),
        ("games/torres/steps/buy.py", "from ..parts import PARTS"),
        ("games/torres/steps.py", "from palatine.core.game import Game"),
        ("table/seats.py", "from palatine.games import load"),
        ("bots/greedy.py", "import time"),
        ("rl/env.py", "import numpy, pettingzoo, pyspiel"),
        ("rl/env.py", "from palatine.bots.entrants import make_entrant"),
        ("bots/games/torres/greedy.py", "from palatine.games.torres import scoring"),
        ("server/app.py", "from palatine import __version__"),
        ("server/app.py", "from palatine.table import seats"),
        ("server/workers.py", "from palatine.bots import greedy"),
        ("cli/__init__.py", "from palatine.server import app"),
        ("__init__.py", "from palatine.core.match import Match"),
    ],
)
def test_right_imports_are_allowed(path: str, line: str) -> None:
    assert checks.check_imports(Path("palatine", path), line, GAMES) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/torres/steps.py", "print(1)"),
        ("table/seats.py", "open('x')"),
        ("bots/greedy.py", "async def think(): ..."),
    ],
)
def test_impure_code_is_refused(path: str, line: str) -> None:
    assert checks.check_purity(Path("palatine", path), line)


def test_pure_code_and_the_server_are_left_alone() -> None:
    assert checks.check_purity(Path("palatine/games/torres/steps.py"), "pay(s, 3)") == []
    assert checks.check_purity(Path("palatine/server/app.py"), "async def serve(): ...") == []


@pytest.mark.parametrize(
    "line",
    [
        "if game == 'torres': pass",
        "key = 'louis-event-paid'",
        "x = {'between': 1}",
        "x = 'Castles'",
        "def torres_seats(): ...",
        "score(louis=1)",
        "castles = 3",
        "x = f'torres{n}'",
    ],
)
@pytest.mark.parametrize("room", checks.NAMELESS)
def test_names_of_games_are_refused(room: str, line: str) -> None:
    assert checks.check_names(Path("palatine", room, "x.py"), line, GAMES)


@pytest.mark.parametrize(
    "line",
    [
        '"""Torres asks here."""',
        "# torres",
        "column.between(1, 2)",
        "x = 'between two walls'",
        "x = 'kings and their castles'",
    ],
)
def test_english_words_are_no_names(line: str) -> None:
    assert checks.check_names(Path("palatine/server/x.py"), line, GAMES) == []


def test_tuning_and_the_games_themselves_may_name_games() -> None:
    for path in ("bots/games/torres/greedy.py", "games/__init__.py", "cli/demo.py"):
        assert checks.check_names(Path("palatine", path), "x = 'torres'", GAMES) == []


def test_names_of_games_on_the_page_are_refused() -> None:
    path = Path("palatine/server/static/js/table/table.js")
    assert checks.check_names_on_page(path, "if (game === 'between') {}", GAMES)
    assert checks.check_names_on_page(path, "board.classList.add('torres')", GAMES)
    assert checks.check_names_on_page(path, "// the space between castles", GAMES) == []


def test_the_rooms_of_the_page_are_kept_apart() -> None:
    board = Path("board/board.js")
    assert checks.check_script_imports(board, "import { Turn } from '../table/turn.js'")
    assert checks.check_script_imports(board, "/** @type {import('../table/turn.js').Turn} */")
    assert checks.check_script_imports(board, "import { x } from 'https://example.org/x.js'")
    assert checks.check_script_imports(Path("loose.js"), "")
    assert checks.check_script_imports(board, "import { make } from '../shared/dom.js'") == []
    assert checks.check_script_imports(board, "import { Stage } from './stage.js'") == []


def test_long_files_are_refused() -> None:
    assert checks.check_length(Path("x.py"), "\n" * 400)
    assert checks.check_length(Path("x.py"), "\n" * 399) == []


@pytest.mark.parametrize(
    "line",
    [
        "from palatine.server.a import A",
        "from palatine.server import a",
        "import palatine.server.a",
        "def f():\n    from .a import A",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from palatine.server.a import A",
    ],
)
def test_modules_that_lean_on_one_another_are_refused(line: str) -> None:
    sources = {
        Path("palatine/server/a.py"): "from palatine.server import b",
        Path("palatine/server/b.py"): "from palatine.server.c import C\nimport time",
        Path("palatine/server/c.py"): line,
    }
    ring = ["palatine.server.a", "palatine.server.b", "palatine.server.c", "palatine.server.a"]
    assert checks.cycle(checks.graph(sources)) == ring
    sources[Path("palatine/server/c.py")] = "import time"
    assert checks.cycle(checks.graph(sources)) == []


def test_a_limit_that_is_no_setting_is_found() -> None:
    path = Path("palatine/server/play/tea.py")
    for line in ("CUPS = 3", "CUPS: float = -0.5", "CUPS = 12 << 10", "LOW, HIGH = 1, 2"):
        assert checks.check_constants(path, line), line
    for line in ("CUPS = Config.cups", 'CUPS = "3"', "CUPS = [3]", "def f(): CUPS = 3"):
        assert not checks.check_constants(path, line), line
    assert not checks.check_constants(Path("palatine/server/ops/admin.py"), "DAY = 86_400_000")
    assert not checks.check_constants(Path("palatine/table/door.py"), "TEXTS = 64")


def test_a_log_line_with_an_unknown_field_is_found() -> None:
    path, fields = Path("palatine/server/play/tea.py"), frozenset(["table"])
    assert checks.check_log_fields(path, "log('tea', table='x', cups=3)", fields)
    assert not checks.check_log_fields(path, "log('tea', table='x')", fields)


def test_classes_of_one_name_are_found() -> None:
    sources = {
        Path("palatine/core/step.py"): "class Step: pass",
        Path("palatine/learn/lessons.py"): "class Step: pass",
        Path("palatine/front.py"): "class Match(match.Match): pass",
        Path("palatine/core/match.py"): "class Match: pass\nclass Score: pass",
        Path("palatine/core/display.py"): "class Score: pass",
        Path("palatine/games/torres/steps.py"): "class Score(Step): pass",
        Path("palatine/server/db/store.py"): "class Store: pass",
        Path("palatine/server/play/store.py"): "class Store: pass",
    }
    assert checks.classes_of_one_name(sources) == {
        "Step": ["palatine.core.step", "palatine.learn.lessons"],
        "Store": ["palatine.server.db.store", "palatine.server.play.store"],
    }
