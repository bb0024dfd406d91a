"""Errors as JSON, to be sent from a process to the server: key and arguments, so that the server
can make a sentence in any language."""

from palatine.core.errors import NotLegal, PalatineError
from palatine.core.state import Json
from palatine.table.errors import Refused


def error_json(error: PalatineError) -> Json:
    """An error as JSON, to be sent through a pipe."""
    packed: Json = {"key": error.key, "details": error.details}
    if isinstance(error, Refused):
        return {**packed, "code": error.code, "rule": error.rule}
    return {**packed, "rule": error.rule} if isinstance(error, NotLegal) else packed


def error_from_json(packed: Json) -> PalatineError:
    """The error that `error_json` has packed."""
    key, details = packed["key"], packed["details"]
    if "code" in packed:
        return Refused(packed["code"], key, details, packed["rule"])
    return (
        NotLegal(packed["rule"], key, details) if "rule" in packed else PalatineError(key, details)
    )
