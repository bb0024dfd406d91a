"""Reading files that are named on the command line; every error is one clear line."""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.errors import PalatineError
from palatine.core.record import Record, walk
from palatine.service.importing import read

LARGEST = 64_000_000  # bytes, far more than any valid file has


def read_text(name: str) -> str:
    """The text of a file; for `-`, of the standard input."""
    try:
        raw = sys.stdin.buffer.read() if name == "-" else _bytes(Path(name))
        return raw.decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PalatineError("error-file", {"file": name, "reason": reason}) from None
    except UnicodeDecodeError:
        raise PalatineError("error-not-text", {"file": name}) from None
    except ValueError:  # the name contains a NUL
        raise PalatineError("error-file", {"file": repr(name), "reason": "-"}) from None


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise PalatineError("error-too-large", {"file": str(path)})
    return raw


def read_json(name: str) -> Any:
    """A JSON document."""
    return parse_json(read_text(name), name)


def parse_json(text: str, name: str) -> Any:
    """Parse JSON; an error names the place of the syntax error."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        where = {"file": name, "line": str(error.lineno), "column": str(error.colno)}
        raise PalatineError("error-json", where) from None
    except (ValueError, RecursionError):  # too long a number, or too deep a nesting
        raise PalatineError("error-json", {"file": name, "line": "-", "column": "-"}) from None


def read_data(name: str) -> Any:
    """Read the user's own components: a JSON file, or TOML like the games' own data."""
    if not name.endswith(".toml"):
        return read_json(name)
    try:
        return tomllib.loads(read_text(name))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PalatineError("error-file", {"file": name, "reason": str(error)}) from None


def write_text(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise PalatineError("error-file", {"file": name, "reason": reason}) from None


def is_record(text: str) -> bool:
    """Whether a text is a record, by its first words; other texts are read as documents."""
    return text.startswith("palatine record")


def read_record(name: str) -> tuple[AnyGame, Record]:
    """The record in a file and its game, with the components that the record contains."""
    return parse_whole_record(read_text(name))


def parse_whole_record(text: str) -> tuple[AnyGame, Record]:
    """Read a record and its game. The header is checked here, so that a replay starts only with a
    set-up that the game allows."""
    return read(text)


def state_at(game: AnyGame, record: Record, n: int | None) -> Any:
    """The state after the first n entries (all by default); every entry is checked on the way."""
    state = game.new(record.seats, record.options)
    for number, _, _, after in walk(game, record):
        if n is not None and number > n:
            break
        state = after
    return state
