"""Reading the settings from the command line, the environment and a file, in this order.

Every setting is a field of `Config`. In the environment its name is in capitals after `PALATINE_`;
the file is TOML, one setting a line. Settings that are not given have their defaults. For a name
that does not exist, a wrong type or a number out of bounds, an error names the place.
"""

import math
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from palatine.core.errors import PalatineError
from palatine.server.config import Config, kinds
from palatine.server.folders import data_folder
from palatine.server.setting import LARGEST

FILE = "settings.toml"  # the default file, in the data folder
PREFIX = "PALATINE_"
NAMED_FILE = "PALATINE_SETTINGS"
OTHERS = (NAMED_FILE, "PALATINE_CONFIG", "PALATINE_INTERPRETED", "PALATINE_EXPECT")
TESTS = "PALATINE_TEST_"
WORDS = {"1": True, "true": True, "yes": True, "on": True}
WORDS |= {"0": False, "false": False, "no": False, "off": False}
FIELDS = {one.name: one for one in fields(Config)}


@dataclass(frozen=True)
class Given:
    """A value of a setting, and where it was given: an option, a variable, or a line of a file."""

    value: Any
    place: str


def read(
    command: Mapping[str, Given], file: str = "", environ: Mapping[str, str] = os.environ
) -> Config:
    """All settings: the command line takes precedence over the environment, and that over the
    file."""
    for name, given in command.items():
        check(name, given)
    named = from_environment(environ)
    found = from_file(*_file(file, {**named, **command}, environ))
    merged = {**found, **named, **command}
    config = Config(**{name: given.value for name, given in merged.items()})
    for name, one in FIELDS.items():
        above = one.metadata["above"]
        if above and getattr(config, name) <= getattr(config, above):
            place = (merged.get(name) or merged[above]).place
            details = {"place": place, "name": name, "other": above}
            raise PalatineError("server-error-setting-above", details)
    return config


def _file(
    file: str, given: Mapping[str, Given], environ: Mapping[str, str]
) -> tuple[Path | None, str]:
    """The settings file and its name in error messages: the file that is given, or else the one in
    the data folder, if it exists."""
    file = file or environ.get(NAMED_FILE, "")
    if file:
        return Path(file), file
    data = given["data"].value if "data" in given else ""
    path = (Path(data) if data else data_folder()) / FILE
    return (path if path.is_file() else None), str(path)


def from_environment(environ: Mapping[str, str]) -> dict[str, Given]:
    """The settings in the environment. The entries of a list are separated by commas."""
    found = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable in OTHERS or variable.startswith(TESTS):
            continue
        name = variable.removeprefix(PREFIX).lower()
        found[name] = check(name, Given(_of_text(name, text), variable))
    return found


def _of_text(name: str, text: str) -> Any:
    """The text as a value of this setting's type; the text itself where it has another form."""
    kind = kinds().get(name)
    try:
        if kind == "int":
            return int(text)
        if kind == "float":
            return float(text)
    except ValueError:
        return text
    if kind == "bool":
        return WORDS.get(text.strip().lower(), text)
    if kind == "list":
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text


def from_file(path: Path | None, shown: str) -> dict[str, Given]:
    """The settings in a file. shown: the name of the file in error messages."""
    if path is None:
        return {}
    try:
        text = path.read_bytes().decode("utf-8-sig")
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = f"{shown}:{_line_of(error, text)}"
        raise PalatineError("server-error-setting-toml", {"place": place}) from None
    except (ValueError, RecursionError):
        raise PalatineError("error-not-text", {"file": shown}) from None
    except OSError as error:
        details = {"file": shown, "reason": error.strerror or type(error).__name__}
        raise PalatineError("error-file", details) from None
    found = {}
    for name, value in table.items():
        kept = tuple(value) if isinstance(value, list) else value
        found[name] = check(name, Given(kept, _place(shown, text, name)))
    return found


def _line_of(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The line of a syntax error in TOML, which tomllib gives only in its message."""
    line = re.search(r"at line (\d+)", str(error))
    return int(line[1]) if line else text.count("\n") + 1


def _place(shown: str, text: str, name: str) -> str:
    """File and line at which a setting is given; the file alone where the line is not found."""
    pattern = re.compile(rf"\s*\[*\s*[\"']?{re.escape(name)}[\"']?\s*[.=\]]")
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.match(line):
            return f"{shown}:{number}"
    return shown


def check(name: str, given: Given) -> Given:
    """The same value, if there is such a setting and it may have this value. Raises `PalatineError`
    otherwise. Errors do not repeat the value, since it may be a password."""
    details = {"place": given.place, "name": name[:60]}
    if name not in FIELDS:
        raise PalatineError("server-error-setting-unknown", details)
    kind, value, limits = kinds()[name], given.value, FIELDS[name].metadata
    if not _is(kind, value):
        raise PalatineError("server-error-setting-type", {**details, "kind": kind})
    if kind in ("int", "float"):
        low, high = limits["low"], limits["high"]
        if not low <= value <= high:
            bounds = {"low": f"{low:.15g}", "high": f"{high:.15g}"}
            raise PalatineError("server-error-setting-range", {**details, **bounds})
        return Given(float(value), given.place) if kind == "float" else given
    if limits["choices"] and value not in limits["choices"]:
        choices = ", ".join(limits["choices"])
        raise PalatineError("server-error-setting-choice", {**details, "choices": choices})
    return given


def _is(kind: str, value: Any) -> bool:
    """Whether a value is of a kind. A whole number is also a float, but a bool is no number."""
    if kind == "list":
        return isinstance(value, tuple) and all(_is("str", one) for one in value)
    if kind == "str":
        return isinstance(value, str) and "\0" not in value
    if kind == "bool" or isinstance(value, bool):
        return kind == "bool" and isinstance(value, bool)
    if kind == "int":
        return isinstance(value, int)
    return isinstance(value, int | float) and math.isfinite(value)


def table() -> list[str]:
    """All settings as a table in Markdown, for docs/serving.md and for `serve --list-settings`."""
    lines = ["| setting | default | allowed | what it is for |", "|---|---|---|---|"]
    for name, one in FIELDS.items():
        about = one.metadata["about"]
        lines.append(f"| `{name}` | {_shown(one.default)} | {_allowed(name)} | {about} |")
    return lines


def _shown(value: Any) -> str:
    """A default value as it is written in a settings file."""
    if isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, tuple):
        text = "[" + ", ".join(f'"{one}"' for one in value) + "]"
    else:
        text = f'"{value}"' if isinstance(value, str) else f"{value}"
    return f"`{text}`"


def _allowed(name: str) -> str:
    kind, limits = kinds()[name], FIELDS[name].metadata
    if limits["choices"]:
        return ", ".join(limits["choices"])
    if kind in ("int", "float"):
        number = "whole number" if kind == "int" else "number"
        upto = f" to {limits['high']:.15g}" if limits["high"] < LARGEST else " or more"
        above = f", more than `{limits['above']}`" if limits["above"] else ""
        return f"{number}, {limits['low']:.15g}{upto}{above}"
    return {"bool": "true or false", "str": "text", "list": "list of texts"}[kind]
