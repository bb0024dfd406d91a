"""Words: Fluent catalogues, one folder a language, `core.ftl` and one file a game.

Rules speak in message keys (`torres-event-king`), and `load("cs")` gives the function that makes
sentences of them. A key belongs to the file its first word names, else to core; a file is read
when the first of its keys is asked for. What a game's lessons, figures and legend say stands in a
file of its own (`torres-learn.ftl`) and is read together with the game's. A game of another
package brings its catalogues along: `locales/en.ftl`, `locales/en-learn.ftl` and so on in its own
folder.
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
KEPT = 20_000  # sentences kept of a language; then it starts afresh

Value = str | int


def languages() -> tuple[str, ...]:
    """The languages every catalogue is written in, the one to fall back on first."""
    return LANGUAGES


class MissingWords(KeyError):
    """A catalogue lacks a message, or a message an argument: only where `strict` is asked for."""


class Catalogue:
    """All messages of one language, and the sentences made of them lately."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: dict[tuple[str, tuple[tuple[str, Value], ...]], str] = {}

    def has(self, key: str) -> bool:
        return self._bundle(key).has_message(key)

    def say(self, key: str, args: dict[str, Value], strict: bool) -> str:
        """The sentence; '' where the message is not there and nobody is strict about it."""
        kept = (key, tuple(args.items()))
        sentence = self.said.get(kept)
        if sentence is None:
            sentence = self._made(key, args, strict)
            if len(self.said) >= KEPT:
                self.said.clear()
            self.said[kept] = sentence
        return sentence

    def _bundle(self, key: str) -> FluentBundle:
        """What a message is looked up in. One that nobody knows may be of a game of another
        package, which was not looked for yet."""
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

    names: what the seats are called; without them they are Player 1, Player 2 ...
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
        """Whether there is such a message, in this language or the one to fall back on."""
        return self._catalogue.has(key) or catalogue(LANGUAGES[0]).has(key)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat < 0:
            return self("core-nobody")
        if seat < len(self.names):
            return self.names[seat]
        return self("core-player", {"number": seat + 1})

    def name_of(self, key: str) -> str:
        """What somebody is called who sits at no seat: by a message, else by the text itself."""
        return self(key) if self.has(key) else key

    def listed(self, items: Sequence[str]) -> str:
        """A list in a sentence: the first ones with commas, the last one with an "and"."""
        if len(items) < 2:
            return "".join(items)
        return self("core-list-end", {"list": ", ".join(items[:-1]), "last": items[-1]})

    def _plain(self, name: str, value: object) -> Value:
        """An argument as it is put into a sentence: keys translated, seats named, lists joined."""
        if isinstance(value, (list, tuple)):
            single = name.removesuffix("s")  # `seats` holds what `seat` names
            return self.listed([str(self._plain(single, item)) for item in value])
        if isinstance(value, int):
            return self.name(value) if name == "seat" or name.endswith("_seat") else int(value)
        text = str(value)
        if is_key(text) and self.has(text):
            return self(text)
        return text


def load(language: str, names: Sequence[str] = (), strict: bool = False) -> Words:
    """The words of a language for a table with these players; unknown languages speak English."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    return Words(known, names, strict)


@cache
def catalogue(language: str) -> Catalogue:
    """One for all tables that speak the language."""
    return Catalogue(language)


@cache
def files() -> frozenset[str]:
    """The catalogues in this folder: core, the rooms', and the ids of our games."""
    stems = {path.stem for path in (FOLDER / LANGUAGES[0]).glob("*.ftl")}
    return frozenset(stem for stem in stems if not stem.endswith(LEARN))


def file_of(key: str) -> str:
    """The catalogue that a key stands in."""
    first = key.partition("-")[0]
    return first if first in files() or first in GAMES else "core"


def is_key(text: str) -> bool:
    """Whether an argument's text looks like the key of another message."""
    first, dash, rest = text.partition("-")
    return bool(dash and rest) and (first in files() or first in GAMES) and " " not in rest


@cache
def resource(language: str, file: str) -> ast.Resource:
    """A catalogue as Fluent reads it."""
    path = FOLDER / language / f"{file}.ftl"
    game = file.removesuffix(LEARN)
    if not path.exists() and game in GAMES:
        name = f"{language}{file.removeprefix(game)}.ftl"
        path = _folder_of(GAMES[game]) / "locales" / name
    return read(path.read_text("utf-8") if path.exists() else "")


def _folder_of(package: str) -> Path:
    """Where a package lies, without importing it."""
    spec = find_spec(package)
    return Path((spec.origin if spec is not None else None) or "").parent


@cache
def bundle(language: str, file: str) -> FluentBundle:
    """What the sentences of a file are made with: core's terms and its own, no other game's. What
    teaches a game quotes the labels of the page's buttons."""
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(resource(language, "core"))
    if file != "core":
        words.add_resource(resource(language, file))
        lessons = resource(language, file + LEARN)
        if lessons.body:
            words.add_resource(resource(language, "page"))
            words.add_resource(lessons)
    return words
