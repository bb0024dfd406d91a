"""Errors on their way from a process to the server: key and arguments, so that the server can say
them in any language."""

from palatine.core.errors import NotLegal, PalatineError
from palatine.core.state import Json
from palatine.table.errors import Refused


def error_json(error: PalatineError) -> Json:
    """An error as it goes through a pipe."""
    told: Json = {"key": error.key, "details": error.details}
    if isinstance(error, Refused):
        return {**told, "code": error.code, "rule": error.rule}
    return {**told, "rule": error.rule} if isinstance(error, NotLegal) else told


def error_from_json(told: Json) -> PalatineError:
    """The error that came through a pipe."""
    key, details = told["key"], told["details"]
    if "code" in told:
        return Refused(told["code"], key, details, told["rule"])
    return NotLegal(told["rule"], key, details) if "rule" in told else PalatineError(key, details)
