"""Reading a document that somebody has written: each function gives the value in its own type, or
says where in the document something else was expected."""

from typing import Any

from palatine.core.errors import BadDocument, BadOption, WrongEntry
from palatine.core.meta import Meta, Options
from palatine.core.native import mypyc_attr

LONGEST_NAME = 40
_JOINER = "\u200d"  # joins pictures to one: not printed itself, but part of what is


def table(value: Any, where: str) -> dict[str, Any]:
    """An object with keys."""
    if not isinstance(value, dict):
        raise BadDocument("error-document-shape", where)
    return value


def only(value: dict[str, Any], keys: tuple[str, ...], where: str = "") -> None:
    """No keys but these."""
    for key in value:
        if key not in keys:
            raise BadDocument("error-document-key", f"{where}{str(key)[:40]}")


def items(value: Any, where: str, size: int = -1) -> list[Any]:
    """A list; with `size`, of exactly so many items. Where it is missing: an empty list, or a list
    of None."""
    if value is None:
        return [None] * max(size, 0)
    if not isinstance(value, list):
        raise BadDocument("error-document-shape", where)
    if 0 <= size != len(value):
        raise BadDocument("error-document-size", where, {"size": size})
    return value


def number(value: Any, least: int, most: int, where: str) -> int:
    """A whole number within limits."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        args: dict[str, str | int] = {"least": least, "most": most, "value": str(value)[:20]}
        raise BadDocument("error-document-number", where, args)
    return value


def numbers(value: Any, size: int, least: int, most: int, where: str) -> list[int | None]:
    """A number, or None, for each of so many players."""
    found: list[int | None] = []
    for i, one in enumerate(items(value, where, size)):
        found.append(None if one is None else number(one, least, most, f"{where}[{i}]"))
    return found


def one_of(value: Any, ids: list[str], where: str) -> int:
    """The place of an id in a list of ids."""
    if not isinstance(value, str) or value not in ids:
        raise BadDocument("error-document-id", where, {"value": str(value)[:40]})
    return ids.index(value)


def flag(value: Any, where: str) -> bool:
    """Yes or no; missing it is no."""
    if value is None:
        return False
    if not isinstance(value, bool):
        raise BadDocument("error-document-shape", where)
    return value


def text(value: Any, where: str) -> str:
    """A short text in one line; missing it is empty."""
    if value is None:
        return ""
    joined = "" if not isinstance(value, str) else value.replace(_JOINER, "")
    if not isinstance(value, str) or len(value) > LONGEST_NAME or not joined.isprintable():
        raise BadDocument("sheet-wrong-text", where, {"most": LONGEST_NAME})
    return value


def seats(value: Any, size: int, where: str) -> list[int]:
    """Seats, each once, in rising order."""
    found = sorted([number(one, 0, size - 1, where) for one in items(value, where)])
    if len(set(found)) < len(found):
        raise BadDocument("sheet-wrong-twice", where)
    return found


def players(doc: Any, meta: Meta) -> list[str]:
    """The names of a sheet document's players; '' where one has none."""
    names = items(table(doc, "document").get("players"), "players")
    try:
        meta.check_seats(len(names))
    except BadOption as error:
        raise WrongEntry(error.key, "players", error.details) from None
    return [text(name, f"players[{i}]") for i, name in enumerate(names)]


def options(doc: dict[str, Any], meta: Meta) -> Options:
    """The options of a document, all of them."""
    given = doc.get("options")
    try:
        return meta.read_options({} if given is None else table(given, "options"))
    except BadOption as error:
        raise WrongEntry(error.key, "options", error.details) from None


def game(doc: dict[str, Any], meta: Meta) -> None:
    """Where a document says which game it is of, it must be this one."""
    if doc.get("game", meta.id) != meta.id:
        args: dict[str, str | int] = {"value": str(doc["game"])[:40]}
        raise BadDocument("error-document-id", "game", args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Head:
    """What every sheet document begins with: the game, the players, the options, the day, and,
    where a sheet can be filled in several ways, which of them."""

    def __init__(self, doc: Any, keys: tuple[str, ...], meta: Meta, ways: list[str]) -> None:
        only(table(doc, "document"), keys)
        game(doc, meta)
        self.names = players(doc, meta)
        self.seats = len(self.names)
        self.options = options(doc, meta)
        self.date = text(doc.get("date"), "date")
        way = doc.get("way")
        self.way = 0 if way is None else one_of(way, ways, "way")


def inside(where: str, error: BadDocument) -> BadDocument:
    """The same error, about a document that is a part of another one."""
    details = {key: value for key, value in error.details.items() if key != "where"}
    return BadDocument(error.key, f"{where}.{error.details['where']}", details)
