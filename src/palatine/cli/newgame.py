"""`palatine newgame NAME`: copy the template, as the beginning of a new game.

In a checkout of Palatine the game is added to the others. From an installed Palatine, or with
`--to DIR`, it becomes a separate package, found by an entry point (docs/adding-a-game.md).
"""

import keyword
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import palatine
from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.report import print_json, print_lines
from palatine.core.errors import PalatineError
from palatine.locales import LEARN, Words, languages

FOLDER = "_template"  # the folder of the template, among the games
ID = "tiny"  # the id of the template's game, in keys and names
_NAME = re.compile(r"[a-z][a-z0-9]{2,19}")
_TEXTS = {".py", ".md", ".toml", ".ftl", ".txt", ".json"}
_RESERVED = (ID, "core", "admin", "bots", "learn", "page", "server", "table")  # names of catalogues

Copies = list[tuple[Path, Path]]  # source and target of each copied file

PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "palatine-{name}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["palatine"]

[project.entry-points."palatine.games"]
{name} = "palatine_{name}"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
"*" = ["py.typed", "RULES.md", "data/*", "guide/**/*", "lessons/*", "locales/*.ftl"]

[tool.ruff]
line-length = 100
src = ["src"]

[tool.ruff.lint]
select = ["E", "F", "I", "UP", "B", "SIM"]
ignore = ["B905"] # zip(strict=...): mypyc makes a plain loop of a plain zip only

[tool.mypy]
strict = true
mypy_path = "src"
files = ["src", "tests"]
"""
TESTS = '''\
"""What every game promises, in short: `tests/contract` of Palatine's sources says it in full."""

import pytest
from palatine import Record, Rng, games
from palatine.core.match import Match
from palatine.core.record import parse_record, replay
from palatine.locales import languages, load

from palatine_{name} import GAME


def played(seats: int, seed: str = "test") -> Match:
    """A game of random legal actions."""
    match, rng = Match(GAME, seats, seed=seed), Rng(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_a_game_ends_and_its_record_replays(seats: int) -> None:
    match = played(seats)
    record: Record = parse_record(str(match.record))
    assert replay(GAME, record).digest() == match.state.digest()
    assert len(match.result().scores) >= seats


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_an_imagined_world_fits_the_view(seats: int) -> None:
    match, rng = Match(GAME, seats, seed="view"), Rng("view")
    while not match.over:
        for seat in range(seats):
            view = match.view(seat)
            assert GAME.view(GAME.imagine(view, rng), seat).key() == view.key()
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("language", languages())
def test_everything_is_said(language: str) -> None:
    words = load(language, strict=True)
    assert words("{name}-title") and words("{name}-about")
    match, rng = Match(GAME, GAME.meta.seats[0], seed="words"), Rng("words")
    while not match.over:
        legal = match.legal()
        for event in match.play(legal[rng.below(len(legal))]):
            assert words(event.key, event.args)


def test_palatine_finds_it() -> None:
    assert "{name}" in games.names(), "install it: pip install -e ."
'''


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("name", metavar="NAME", help=words("core-help-newgame"))
    parser.add_argument("--to", metavar="DIR", help=words("core-help-newgame-to"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    root = Path(palatine.__file__).parent
    if args.to is None and is_checkout(root):
        made, following = copy_template(args.name, root), "core-newgame-next"
    else:
        made = copy_as_package(args.name, root, Path(args.to or "."))
        following = "core-newgame-package"
    next_step = words(following, {"name": args.name, "folder": str(made[0].parent)})
    if args.json:
        print_json([str(path) for path in made])
    else:
        print_lines([*map(str, made), next_step])
    if not tidy(made):
        print(words("core-newgame-untidy"), file=sys.stderr)
    return 0


def is_checkout(root: Path) -> bool:
    """Whether the package `root` lies in a checkout with its tests, not in site-packages."""
    return root.parent.name == "src" and (root.parent.parent / "tests" / "games" / ID).is_dir()


def copy_template(name: str, root: Path) -> list[Path]:
    """Copy the template in the package folder `root` of a checkout: the game, its catalogues, its
    tests with their counts and records; and add the game to the list of games. Returns the written
    files, the list of games last."""
    template = _checked(name, root)
    copies = _folder(template, root / "games" / name)
    copies += [
        (root / "locales" / one / f"{ID}{part}.ftl", root / "locales" / one / f"{name}{part}.ftl")
        for one in languages()
        for part in ("", LEARN)
    ]
    tests = root.parent.parent / "tests"
    for room in ("games", "records"):
        copies += _folder(tests / room / ID, tests / room / name)
    copies += [
        (file, file.with_name(f"{name}{file.suffix}"))
        for file in (
            tests / "perft" / f"{ID}.json",
            tests / "playthroughs" / f"{ID}.txt",
            tests / "contract" / "numbers" / f"{ID}.toml",
        )
        if file.is_file()
    ]
    _write(name, copies, f"palatine.games.{name}")
    listed = root / "games" / "__init__.py"
    listed.write_text(with_line(listed.read_text("utf-8"), name), "utf-8")
    return [copy for _, copy in copies] + [listed]


def copy_as_package(name: str, root: Path, where: Path) -> list[Path]:
    """Copy the template as a separate project into a new folder `name`. Returns the written files,
    pyproject.toml first."""
    template = _checked(name, root)
    project = where / name
    if project.exists():
        raise PalatineError("error-newgame-exists", {"name": name, "path": str(project)})
    package = project / "src" / f"palatine_{name}"
    copies = _folder(template, package)
    copies += [
        (root / "locales" / one / f"{ID}{part}.ftl", package / "locales" / f"{one}{part}.ftl")
        for one in languages()
        for part in ("", LEARN)
    ]
    _write(name, copies, f"palatine_{name}")
    own = {
        project / "pyproject.toml": PROJECT,
        package / "py.typed": "",
        project / "tests" / f"test_{name}.py": TESTS,
    }
    for path, text in own.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("{name}", name), "utf-8")
    return [*own, *(copy for _, copy in copies)]


def _checked(name: str, root: Path) -> Path:
    """The template's folder. Raises `PalatineError` where the name is not allowed or in use, or
    where the template is missing."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or name in _RESERVED:
        raise PalatineError("error-newgame-name", {"name": name[:40]})
    template = root / "games" / FOLDER
    if not (template / "meta.py").is_file():
        raise PalatineError("error-newgame-no-template", {"folder": str(template)})
    return template


def _folder(source: Path, target: Path) -> Copies:
    """Source and target of every text file in a folder."""
    if target.exists():
        raise PalatineError("error-newgame-exists", {"name": target.name, "path": str(target)})
    return [
        (path, target / path.relative_to(source))
        for path in sorted(source.rglob("*"))
        if path.suffix in _TEXTS
    ]


def _write(name: str, copies: Copies, package: str) -> None:
    """Write all copies; before that, check that every one of them can be written."""
    for _, copy in copies:
        if copy.exists():
            raise PalatineError("error-newgame-exists", {"name": name, "path": str(copy)})
    for source, copy in copies:
        try:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(source.read_text("utf-8"), name, package), "utf-8")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise PalatineError("error-file", {"file": str(copy), "reason": reason}) from None


def renamed(text: str, name: str, package: str = "") -> str:
    """The text of a file, with the name of the new game in place of the template's."""
    package = package or f"palatine.games.{name}"
    for old, new in (
        (f"palatine.games.{FOLDER}", package),
        (f"games/{FOLDER}", package.removeprefix("palatine.").replace(".", "/")),
        (ID.capitalize(), name.capitalize()),
        (ID, name),
    ):
        text = text.replace(old, new)
    return text


def with_line(text: str, name: str) -> str:
    """The source of the list of games with a line for the new game."""
    start = text.index("GAMES: dict[str, str] = {")
    end = text.index("}", start)
    return text[:end] + f'    "{name}": "palatine.games.{name}",\n' + text[end:]


def tidy(made: list[Path]) -> bool:
    """Format the files with ruff, since a name of another length changes line breaks and the order
    of imports. Returns False where ruff is not installed."""
    ruff = [sys.executable, "-m", "ruff"] if find_spec("ruff") else [shutil.which("ruff") or ""]
    if not ruff[0]:
        return False
    files = [str(path) for path in made if path.suffix == ".py"]
    for command in (["check", "--fix", "--select", "I"], ["format"]):
        subprocess.run([*ruff, *command, "--quiet", *files], check=False, timeout=60)
    return True
