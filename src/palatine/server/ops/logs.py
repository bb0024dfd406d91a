"""Structured logs: one JSON object a line on stderr. No token, seed, secret or hand goes in."""

import json
import logging
import sys
import time
from typing import Any

from palatine.server.ops.metrics import METRICS

LOGGER = logging.getLogger("palatine")
FIELDS = frozenset(
    ["bot", "bytes", "code", "count", "error", "game", "method", "ms", "path", "pid", "port"]
    + [
        "reason",
        "seat",
        "server",
        "status",
        "table",
        "task",
        "version",
        "where",
        "workers",
        "address",
    ]
)


class JsonLines(logging.Formatter):
    """A line for machines."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def _where(trace: Any) -> str:
    """File and line of the last frames: enough to find a bug, without any value."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " > ".join(places[-5:])


def set_up(level: str) -> None:
    """Send everything, uvicorn's own lines too, to stderr in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())


def log(what: str, **fields: str | int | float) -> None:
    """One line."""
    _write(logging.INFO, what, fields)


def warn(what: str, **fields: str | int | float) -> None:
    """A line that an operator should see even where only warnings are logged."""
    _write(logging.WARNING, what, fields)


def _write(level: int, what: str, fields: dict[str, str | int | float]) -> None:
    """Only named fields go out, so that no secret slips in by accident."""
    unknown = set(fields) - FIELDS
    assert not unknown, f"fields no log line has: {unknown}"
    LOGGER.log(level, what, extra={"fields": fields})


def log_error(what: str, **fields: str | int | float) -> None:
    """An error nobody expected: its kind and place, never its values."""
    METRICS.count("palatine_errors_total")
    LOGGER.error(what, exc_info=True, extra={"fields": fields})
