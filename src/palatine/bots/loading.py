"""Bots that are not part of this package: a class in any file, or in an installed package.

A target is `path/to/mine.py:MyBot` or `package.module:MyBot`. Anything that is wrong with it gives
one error with a sentence.
"""

import ast
import sys
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from palatine.bots.base import AnyGame, Bot
from palatine.core.action import Action
from palatine.core.errors import BadOption

SUFFIX = ".py"


def is_file(target: str) -> bool:
    """Whether a text names a class of a file: `mine.py:MyBot`, or a file whose class is missing."""
    return f"{SUFFIX}:" in target or target.endswith(SUFFIX)


def load_class(target: str) -> type[Bot]:
    """The class that a target names, if it is a bot."""
    place, _, name = target.rpartition(":")
    if not place or not name.isidentifier() or is_file(target) != place.endswith(SUFFIX):
        raise BadOption("error-bot-form", {"text": target[:200]})
    found = getattr(_module(place), name, None)
    details = {"file": place[:200], "name": name[:80]}
    if found is None:
        raise BadOption("error-bot-no-class", details)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOption("error-bot-not-bot", details)
    return found


def _module(place: str) -> ModuleType:
    try:
        if place.endswith(SUFFIX):
            return _module_of_file(str(Path(place).resolve()))
        return import_module(place)
    except FileNotFoundError:
        raise BadOption("error-bot-no-file", {"file": place[:200]}) from None
    except Exception as error:  # a file of somebody else's may fail in any way
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BadOption("error-bot-import", {"file": place[:200], "reason": reason}) from None


@cache
def _module_of_file(path: str) -> ModuleType:
    """Load a file as a module; its folder is searched for what it imports."""
    if not Path(path).is_file():
        raise FileNotFoundError(path)
    name = f"palatine_bot_{blake2b(path.encode(), digest_size=8).hexdigest()}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def source_hash(target: str) -> str:
    """A hash of the file that contains a target's class, and of those beside it that it imports:
    with another content it is another bot."""
    place = target.rpartition(":")[0]
    if not place.endswith(SUFFIX):
        spec = find_spec(place)
        place = (spec.origin if spec is not None else None) or ""
    total = blake2b(digest_size=8)
    waiting, seen = [Path(place)], set[Path]()
    while waiting:
        file = waiting.pop()
        if file not in seen and file.is_file():
            seen.add(file)
            total.update(file.read_bytes())
            waiting += [file.with_name(name + SUFFIX) for name in _imports(file)]
    return total.hexdigest()


def _imports(file: Path) -> list[str]:
    """The modules that a file imports; none where it cannot be read as Python."""
    try:
        nodes = list(ast.walk(ast.parse(file.read_bytes())))
    except SyntaxError:
        return []
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return sorted(plain + [n.module or "" for n in nodes if isinstance(n, ast.ImportFrom)])


class GuestBot(Bot):
    """A bot of somebody else's code: its answers are checked, and if it fails the error says which
    bot it was."""

    def __init__(self, inner: Bot, called: str) -> None:
        self.inner = inner
        self.rng = inner.rng
        self.called = called

    def decide(self, game: AnyGame, view: Any) -> Action:
        try:
            action: object = self.inner.choose(game, view)
        except Exception as error:  # it may fail in any way
            raise self._failed(f"{type(error).__name__}: {error}") from error
        if not isinstance(action, Action):
            raise self._failed(f"{type(action).__name__}, not Action")
        if action not in game.legal(view, view.viewer):
            args = {"bot": self.called, "text": action.text[:80]}
            raise BadOption("error-bot-illegal", args)
        return action

    def plan(self) -> list[list[str]]:
        return self.inner.plan()

    def recall(self, game: AnyGame, plan: list[list[str]]) -> None:
        self.inner.recall(game, plan)

    def _failed(self, reason: str) -> BadOption:
        return BadOption("error-bot-failed", {"bot": self.called, "reason": reason[:200]})


def make_guest(target: str, called: str, seed: str) -> Bot:
    """A bot by its target; with the same seed it plays the same way."""
    kind = load_class(target)
    try:
        inner = kind(seed)
        inner.rng  # noqa: B018 - one that forgot super().__init__ has none
    except Exception as error:
        args = {"bot": called, "reason": f"{type(error).__name__}: {error}"[:200]}
        raise BadOption("error-bot-failed", args) from error
    return GuestBot(inner, called)
