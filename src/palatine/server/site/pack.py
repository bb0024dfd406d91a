"""The engine as one file: the rooms of this package that it needs, and the packages they need,
all of them plain Python. Read by static/js/engine/python.js."""

import gzip
import json
from importlib.metadata import files as files_of
from importlib.util import find_spec
from pathlib import Path

from palatine.locales import LANGUAGES

HERE = Path(__file__).parents[2]  # palatine
ROOMS = ("core", "games", "bots", "table", "learn", "sheets", "service", "offline", "locales")
# Packages for words: Fluent, and Babel for the rules of numbers and plurals of our languages.
PACKAGES = ("fluent.runtime", "fluent.syntax", "babel", "attr", "pytz", "typing_extensions")
KINDS = (".py", ".toml", ".json", ".ftl", ".txt", ".md", ".dat", ".svg", ".csv")
LICENCES = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "typing_extensions")


def packed() -> bytes:
    """A list of names and lengths, then all contents; compressed, and the same for the same
    files."""
    files = collected()
    index = json.dumps([[name, len(content)] for name, content in files.items()]).encode()
    whole = len(index).to_bytes(4) + index + b"".join(files.values())
    return gzip.compress(whole, mtime=0)


def collected() -> dict[str, bytes]:
    """All files of the engine by the path that they have there."""
    files = {}
    own = [path for path in HERE.glob("*.py") if path.name != "front.py"]
    rooms = [path for room in ROOMS for path in sorted((HERE / room).rglob("*"))]
    for path in [*sorted(own), *rooms]:
        if _is_wanted(path):
            files[path.relative_to(HERE.parent).as_posix()] = path.read_bytes()
    for name in PACKAGES:
        files |= _package(name)
    return files


def _is_wanted(path: Path) -> bool:
    return path.is_file() and path.suffix in KINDS and "__pycache__" not in path.parts


def _package(name: str) -> dict[str, bytes]:
    """An installed package without its tests and the languages that are not ours."""
    spec = find_spec(name)
    assert spec is not None and spec.origin is not None, name
    place = Path(spec.origin)
    top = place.parents[name.count(".") + 1] if place.name == "__init__.py" else place.parent
    paths = sorted(place.parent.rglob("*")) if place.name == "__init__.py" else [place]
    return {
        path.relative_to(top).as_posix(): path.read_bytes()
        for path in paths
        if _is_wanted(path) and _is_ours(path) and "zoneinfo" not in path.parts
    }


def _is_ours(path: Path) -> bool:
    if path.parent.name != "locale-data":
        return "messages" not in path.parts
    return path.stem in ("root", *LANGUAGES)


def licences() -> str:
    """What the licences of other people's work ask to be handed on."""
    parts = ["Pyodide: Mozilla Public License 2.0, https://github.com/pyodide/pyodide\n"]
    parts.append("Python: PSF License, https://docs.python.org/3/license.html\n")
    for name in LICENCES:
        for path in files_of(name) or []:
            if path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
                parts.append(f"\n--- {name}\n\n{path.read_text('utf-8')}")
    return "".join(parts)
