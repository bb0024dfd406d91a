"""Reading the catalogues and the sources, to hold them against each other."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from palatine.cli import COMMANDS
from palatine.core.data import event_names
from palatine.core.meta import Meta
from palatine.core.step import Chance
from palatine.games import GAMES
from palatine.learn import puzzles
from palatine.locales import FOLDER

SOURCES = FOLDER.parent
MODULES = {**GAMES, "tiny": "palatine.games._template"}  # the template speaks like any game
# their words are used by pages and scripts as well
ROOMS = ["bots", "page", "server", "table"]
ROOMS += [room for room in ["learn"] if (FOLDER / "en" / f"{room}.ftl").exists()]
FILES = ["core", *ROOMS, *MODULES]
# What lessons, figures and legends say; tests/learn see that all of it is used.
LEARN_FILES = sorted(path.stem for path in FOLDER.glob("*/*-learn.ftl"))


@dataclass
class Message:
    """A message as the checks see it: its arguments, and the plural forms of each."""

    key: str
    variables: frozenset[str]
    plurals: list[tuple[str, frozenset[str]]]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: list[tuple[str, frozenset[str]]] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        names = [getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants]
        if isinstance(node.selector, ftl.VariableReference):
            self.plurals.append((node.selector.id.name, frozenset(names)))
        self.generic_visit(node)


@cache
def entries(language: str, file: str) -> list[Any]:
    """Everything that stands in a catalogue, junk included."""
    text = (FOLDER / language / f"{file}.ftl").read_text("utf-8")
    return list(FluentParser(with_spans=False).parse(text).body)


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    """The messages of a catalogue by key."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            reader = _Reader()
            reader.visit(entry)
            key = entry.id.name
            found[key] = Message(key, frozenset(reader.variables), reader.plurals)
    return found


def referred(language: str, file: str) -> set[str]:
    """The keys that messages put into other messages."""
    reader = _Reader()
    for entry in entries(language, file):
        reader.visit(entry)
    return reader.references


# --- what the sources ask for ----------------------------------------------------------------


def sources(file: str) -> list[Path]:
    """Where the keys of a catalogue are used: a game's in its folder, the others everywhere."""
    if file in MODULES:
        folder = MODULES[file].rpartition(".")[2]
        return sorted((SOURCES / "games" / folder).rglob("*.py"))
    games = SOURCES / "games"
    rest = [path for path in SOURCES.rglob("*.py") if games not in path.parent.parents]
    return sorted(rest) + [path for game in MODULES for path in sources(game)]


@cache
def texts(path: Path) -> tuple[str, ...]:
    """Every text in a source; what an f-string fills in is a NUL."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [n.value if isinstance(n, ast.Constant) else "\0" for n in node.values]
            found.append("".join(str(part) for part in parts))
    return tuple(found)


def _is_key(text: str, file: str) -> bool:
    first = ("core", "error") if file == "core" else (file,)
    return re.fullmatch(rf"({'|'.join(first)})-[\w\0-]+", text) is not None


@cache
def literal_keys(file: str) -> frozenset[str]:
    """Keys that stand in the sources as they are."""
    every = {text for path in sources(file) for text in texts(path)}
    whole = {t for t in every if _is_key(t, file) and "\0" not in t and t[-1] != "-"}
    return frozenset(whole - NO_KEYS)


@cache
def made_keys(file: str) -> frozenset[str]:
    """Patterns of keys that the sources put together, from f-strings and from "prefix-" + x."""
    every = {text for path in sources(file) for text in texts(path) if _is_key(text, file)}
    made = {t if t[-1] != "-" else t + "\0" for t in every if "\0" in t or t[-1] == "-"}
    # \0-option-... and the like begin with the game's id and are listed in `declared_keys`
    return frozenset("[\\w-]+".join(re.escape(part) for part in t.split("\0")) for t in made)


@cache
def page_keys(file: str) -> frozenset[str]:
    """Patterns of the keys that pages and scripts mention: `page-home`, and `page-theme-${x}`."""
    pages = [p for kind in ("html", "js") for p in (SOURCES / "server").rglob(f"*.{kind}")]
    text = "\n".join(path.read_text("utf-8") for path in pages)
    found = set(re.findall(rf"(?<![\w-]){file}-[\w-]+", text))
    return frozenset(key + "[\\w-]+" if key[-1] == "-" else key for key in found)


def declared_keys(file: str) -> set[str]:
    """Keys that follow from what is declared, and are asked for by code that knows no game."""
    if file == "core":
        return {f"core-command-{name}" for name in COMMANDS}
    if file in ROOMS:
        return set()
    game = import_module(MODULES[file]).GAME
    meta: Meta = game.meta
    keys = {f"{file}-title", f"{file}-about", f"{file}-weight"}
    if file in GAMES:  # the home page offers these; nobody is offered the template
        keys |= {f"{file}-style-{style}" for style in meta.styles if len(meta.styles) > 1}
    for option in meta.options:
        keys.add(f"{file}-option-{option.key}")
        keys |= {f"{file}-option-{option.key}-{value}" for value in option.choices}
    for step in game.steps.values():
        if not step.automatic and not isinstance(step, Chance):
            keys.add(f"{file}-ask-{step.name}")
    result = game.result(game.new(meta.seats[0]))
    keys |= {f"{file}-points-{name}" for counted in result.breakdown for name in counted}
    several = event_names(MODULES[file]).several
    keys |= {f"{file}-several-{event}" for event in several}
    keys |= {f"{file}-each-{event}" for event, differing in several.items() if differing}
    if file in GAMES:
        asked = puzzles.stored(file)
        keys |= {f"{file}-puzzle-{kind.id}" for kind in asked.kinds}
        keys |= {f"{file}-puzzle-why-{reason}" for reason in asked.rules}
    return keys


NO_KEYS = {"table-halted"}  # what looks like a key but is the name of a line in the server's log
# Keys whose making the patterns above do not see. Keep it short.
UNSEEN = {
    "torres": [
        r"torres-do-back-(top|under)-one",
        r"torres-ask-card-move_block",
        # bots/games/<game>/reasons.py; tests/bots/test_reasons.py looks for each
        r"torres-reason-[a-z]+-(more|less|title)",
    ],
    "louis": [r"louis-reason-[a-z]+-(more|less|title)"],
    "between": [r"between-reason-[a-z]+-(more|less|title)", r"between-reason-win"],
    "castles": [r"castles-reason-[a-z]+-(more|less|title)"],
}


def silent_keys(file: str) -> set[str]:
    """Keys that may be there or not: chance is asked as well, but nobody hears it; and what a value
    of an option means, where its name does not say it."""
    if file not in MODULES:
        return set()
    options = import_module(MODULES[file]).GAME.meta.options
    says = {
        f"{file}-option-{option.key}-{value}-says"
        for option in options
        for value in (*option.choices, *(("yes", "no") if option.kind == "flag" else ()))
    }
    steps = import_module(MODULES[file]).GAME.steps.values()
    return says | {f"{file}-ask-{step.name}" for step in steps if isinstance(step, Chance)}
