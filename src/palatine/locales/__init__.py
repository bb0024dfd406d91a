"""Words: Fluent catalogues, one folder a language, `core.ftl` and one file a game.

Rules use message keys (`torres-event-king`), and `load("cs")` returns the function that makes
sentences of them. A key belongs to the file that its first word names, else to core; a file is read
when one of its keys is first used. The sentences of a game's lessons, figures and legend are in a
second file (`torres-learn.ftl`), which is read together with the first. A game of another package
has its catalogues in its own folder: `locales/en.ftl`, `locales/en-learn.ftl` and so on.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from palatine.games import GAMES, discover
from palatine.locales.reading import read

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "cs", "pl", "ru")
LEARN = "-learn"  # ends the name of the second catalogue of a game: lessons, figures, legend
KEPT = 20_000  # sentences of a language kept in memory; beyond that all are dropped

Value = str | int


def languages() -> tuple[str, ...]:
    """The languages of all catalogues; the first one is used where another lacks a message."""
    return LANGUAGES


class MissingWords(KeyError):
    """A catalogue lacks a message, or a message lacks an argument; raised only in strict mode."""


class Catalogue:
    """All messages of one language, and the sentences that were made recently."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: dict[tuple[str, tuple[tuple[str, Value], ...]], str] = {}

    def has(self, key: str) -> bool:
        return self._bundle(key).has_message(key)

    def say(self, key: str, args: dict[str, Value], strict: bool) -> str:
        """The sentence; where there is no such message, '' or, in strict mode, an error."""
        kept = (key, tuple(args.items()))
        sentence = self.said.get(kept)
        if sentence is None:
            sentence = self._made(key, args, strict)
            if len(self.said) >= KEPT:
                self.said.clear()
            self.said[kept] = sentence
        return sentence

    def _bundle(self, key: str) -> FluentBundle:
        """The bundle that contains a message. An unknown one may belong to a game of another
        package, which has not been searched for yet."""
        found = bundle(self.language, file_of(key))
        if not found.has_message(key):
            discover()
            found = bundle(self.language, file_of(key))
        return found

    def _made(self, key: str, args: dict[str, Value], strict: bool) -> str:
        words = self._bundle(key)
        pattern = words.get_message(key).value if words.has_message(key) else None
        if pattern is None:
            if strict:
                raise MissingWords(f"{self.language}: {key}")
            return ""
        sentence, errors = words.format_pattern(pattern, args)
        if errors and strict:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(sentence)


class Words:
    """The words function of one language and one table: `words(key, args)` -> sentence.

    names: the names of the seats; without them they are Player 1, Player 2 ...
    """

    def __init__(self, language: str, names: Sequence[str] = (), strict: bool = False) -> None:
        self.language = language
        self.names = tuple(names)
        self.strict = strict
        self._catalogue = catalogue(language)

    def __call__(self, key: str, args: Mapping[str, object] | None = None) -> str:
        plain = {name: self._plain(name, value) for name, value in (args or {}).items()}
        sentence = self._catalogue.say(key, plain, self.strict)
        if sentence or self._catalogue.has(key):
            return sentence
        return catalogue(LANGUAGES[0]).say(key, plain, False) or key

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in the default language."""
        return self._catalogue.has(key) or catalogue(LANGUAGES[0]).has(key)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if seat < 0:
            return self("core-nobody")
        if seat < len(self.names):
            return self.names[seat]
        return self("core-player", {"number": seat + 1})

    def name_of(self, key: str) -> str:
        """The name of a participant without a seat: a message of this key, else the text itself."""
        return self(key) if self.has(key) else key

    def listed(self, items: Sequence[str]) -> str:
        """A list in a sentence: the first ones with commas, the last one with an "and"."""
        if len(items) < 2:
            return "".join(items)
        return self("core-list-end", {"list": ", ".join(items[:-1]), "last": items[-1]})

    def _plain(self, name: str, value: object) -> Value:
        """The value of an argument in a sentence: message keys are translated, seats replaced by
        names, lists joined."""
        if isinstance(value, (list, tuple)):
            single = name.removesuffix("s")  # `seats` is a list of what `seat` is
            return self.listed([str(self._plain(single, item)) for item in value])
        if isinstance(value, int):
            return self.name(value) if name == "seat" or name.endswith("_seat") else int(value)
        text = str(value)
        if is_key(text) and self.has(text):
            return self(text)
        return text


def load(language: str, names: Sequence[str] = (), strict: bool = False) -> Words:
    """The words of a language for a table with these players; English for an unknown language."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    return Words(known, names, strict)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, the same object for all tables."""
    return Catalogue(language)


@cache
def files() -> frozenset[str]:
    """The names of the catalogues in this folder: core, those of rooms, and those of games."""
    stems = {path.stem for path in (FOLDER / LANGUAGES[0]).glob("*.ftl")}
    return frozenset(stem for stem in stems if not stem.endswith(LEARN))


def file_of(key: str) -> str:
    """The name of the catalogue that contains a key."""
    first = key.partition("-")[0]
    return first if first in files() or first in GAMES else "core"


def is_key(text: str) -> bool:
    """Whether an argument's text looks like the key of another message."""
    first, dash, rest = text.partition("-")
    return bool(dash and rest) and (first in files() or first in GAMES) and " " not in rest


@cache
def resource(language: str, file: str) -> ast.Resource:
    """A catalogue, parsed by Fluent."""
    path = FOLDER / language / f"{file}.ftl"
    game = file.removesuffix(LEARN)
    if not path.exists() and game in GAMES:
        name = f"{language}{file.removeprefix(game)}.ftl"
        path = _folder_of(GAMES[game]) / "locales" / name
    return read(path.read_text("utf-8") if path.exists() else "")


def _folder_of(package: str) -> Path:
    """The folder of a package, found without importing it."""
    spec = find_spec(package)
    return Path((spec.origin if spec is not None else None) or "").parent


@cache
def bundle(language: str, file: str) -> FluentBundle:
    """The messages from which the sentences of a file are made: its own and the terms of core, but
    no other game's. Texts that teach a game also use the labels of the page's buttons."""
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(resource(language, "core"))
    if file != "core":
        words.add_resource(resource(language, file))
        lessons = resource(language, file + LEARN)
        if lessons.body:
            words.add_resource(resource(language, "page"))
            words.add_resource(lessons)
    return words
