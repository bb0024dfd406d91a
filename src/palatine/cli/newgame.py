"""`palatine newgame NAME`: a copy of the template to write a game of your own from."""

import keyword
import re
from pathlib import Path

import palatine
from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.report import print_json, print_lines
from palatine.core.errors import PalatineError
from palatine.locales import Words, languages

FOLDER = "_template"  # of the template, among the games
ID = "tiny"  # its id, in keys and names
_NAME = re.compile(r"[a-z][a-z0-9]{2,19}")
_TEXTS = {".py", ".md", ".toml", ".ftl"}


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("name", metavar="NAME", help=words("core-help-newgame"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    made = copy_template(args.name, Path(palatine.__file__).parent)
    if args.json:
        print_json([str(path) for path in made])
    else:
        print_lines([*map(str, made), words("core-newgame-next", {"name": args.name})])
    return 0


def copy_template(name: str, root: Path) -> list[Path]:
    """Copy the template in the package folder `root`: the game, its words, and, in a checkout, its
    tests; and put the game on the list. The files that were made, the list last."""
    copies = _planned(name, root)
    for source, copy in copies:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(renamed(source.read_text("utf-8"), name), "utf-8")
    listed = root / "games" / "__init__.py"
    listed.write_text(with_line(listed.read_text("utf-8"), name), "utf-8")
    return [copy for _, copy in copies] + [listed]


def _planned(name: str, root: Path) -> list[tuple[Path, Path]]:
    """What is copied whereto; nothing is written before all of it is known to be possible."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or name in (ID, "core"):
        raise PalatineError("error-newgame-name", {"name": name[:40]})
    template = root / "games" / FOLDER
    if not (template / "meta.py").is_file():
        raise PalatineError("error-newgame-no-template", {"folder": str(template)})
    folders = [(template, root / "games" / name)]
    tests = root.parent.parent / "tests" / "games"
    if (tests / ID).is_dir():
        folders.append((tests / ID, tests / name))
    words = [root / "locales" / language for language in languages()]
    copies = [(folder / f"{ID}.ftl", folder / f"{name}.ftl") for folder in words]
    for source, target in folders:
        copies += [
            (path, target / path.relative_to(source))
            for path in sorted(source.rglob("*"))
            if path.suffix in _TEXTS
        ]
    for place in [target for _, target in folders] + [copy for _, copy in copies]:
        if place.exists():
            raise PalatineError("error-newgame-exists", {"name": name, "path": str(place)})
    return copies


def renamed(text: str, name: str) -> str:
    """The text of a file with the name of the new game wherever that of the template stood."""
    for old, new in (
        (f"palatine.games.{FOLDER}", f"palatine.games.{name}"),
        (f"games/{FOLDER}", f"games/{name}"),
        (ID.capitalize(), name.capitalize()),
        (ID, name),
    ):
        text = text.replace(old, new)
    return text


def with_line(text: str, name: str) -> str:
    """The list of games with one line more."""
    start = text.index("GAMES: dict[str, str] = {")
    end = text.index("}", start)
    return text[:end] + f'    "{name}": "palatine.games.{name}",\n' + text[end:]
