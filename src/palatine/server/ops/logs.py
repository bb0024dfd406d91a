"""Structured logs: one JSON object a line on stderr. No token, seed, secret or hidden card is ever
logged."""

import json
import logging
import sys
import time
from typing import Any

from palatine.locales import Words
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
    """Formats a log record as one line of JSON."""

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


class Sentences(logging.Formatter):
    """Formats a log record for a person who runs a command; what has no words stays JSON."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.lines = JsonLines()

    def format(self, record: logging.LogRecord) -> str:
        key = f"server-log-{record.getMessage()}"
        if not self.words.has(key):
            return self.lines.format(record)
        return f"palatine: {self.words(key, getattr(record, 'fields', {}))}"


def _where(trace: Any) -> str:
    """File and line of the last frames: enough to find a bug, and without any values."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " > ".join(places[-5:])


def set_up(level: str) -> None:
    """Write all logs, those of uvicorn too, to stderr in this format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())


def tell(words: Words) -> None:
    """Say warnings in words, where no logs are set up: in a command that is no server."""
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(Sentences(words))


def log(what: str, **fields: str | int | float) -> None:
    """Write a line of level INFO. what: the kind of event; fields: only those in FIELDS."""
    _write(logging.INFO, what, fields)


def warn(what: str, **fields: str | int | float) -> None:
    """Write a line of level WARNING, for what an operator should see in any case."""
    _write(logging.WARNING, what, fields)


def _write(level: int, what: str, fields: dict[str, str | int | float]) -> None:
    """Write a line. Unknown fields are an error, so that no secret is logged by accident."""
    unknown = set(fields) - FIELDS
    assert not unknown, f"fields no log line has: {unknown}"
    LOGGER.log(level, what, extra={"fields": fields})


def log_error(what: str, **fields: str | int | float) -> None:
    """Log the present exception as an unexpected error: its kind and place, never its values."""
    METRICS.count("palatine_errors_total")
    LOGGER.error(what, exc_info=True, extra={"fields": fields})
