"""Limits on the size of a document or a record, checked before any work is done with it."""

from typing import Any

from palatine.server.config import Config
from palatine.table.errors import Refused


def check_document(given: Any, config: Config) -> None:
    """Refuse a document, or a list of documents, that has too many entries at any place. The error
    names the place, the number and the limit."""
    if isinstance(given, list) and len(given) > config.documents:
        raise too_many("documents", len(given), config.documents)
    values = 0
    left: list[tuple[str, int, Any]] = [("", 1, given)]
    while left:
        where, depth, value = left.pop()
        values += 1
        if values > config.document_values:
            raise too_many("values", values, config.document_values)
        if not isinstance(value, list | dict):
            continue
        if len(value) > config.document_list:
            raise too_many(where or "document", len(value), config.document_list)
        if depth > config.document_depth:
            raise too_many(f"{where}: levels", depth, config.document_depth)
        inner = value.items() if isinstance(value, dict) else [("", one) for one in value]
        left += [(str(key)[:40] if key else where, depth + 1, one) for key, one in inner]


def check_record(text: str, config: Config) -> None:
    """Refuse a record with too many entries."""
    entries = text.count("\n")
    if entries > config.record_entries:
        raise too_many("record", entries, config.record_entries)


def too_many(where: str, count: int, most: int) -> Refused:
    """The refusal of a document: where it has too many entries, how many, and how many are
    allowed."""
    args: dict[str, str | int] = {"where": where, "count": count, "most": most}
    return Refused("too-many", "server-error-too-many", args)
