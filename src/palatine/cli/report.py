"""Output of results: JSON, plain lines, and a progress bar for terminals."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import palatine
from palatine.locales import Words


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def about_build(words: Words) -> list[str]:
    """What players should know of the build that runs; nothing where the rules run compiled."""
    return [] if palatine.build_kind() == "compiled" else [words("core-interpreted")]


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as aligned lines: the first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            text.ljust(width) if i == 0 else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    ]


def outline(value: Any, indent: str = "") -> list[str]:
    """Any JSON value as plain lines `key: value`; nested values are indented."""
    if isinstance(value, dict):
        lines = []
        for key, inner in value.items():
            if _is_flat(inner):
                lines.append(f"{indent}{key}: {_flat(inner)}")
            else:
                lines += [f"{indent}{key}:", *outline(inner, indent + "  ")]
        return lines
    if isinstance(value, list) and not _is_flat(value):
        return [indent + _flat(inner) for inner in value]
    return [indent + _flat(value)]


def _is_flat(value: Any) -> bool:
    if isinstance(value, list):
        return not any(isinstance(inner, (list, dict)) for inner in value)
    return not isinstance(value, dict)


def _flat(value: Any) -> str:
    if isinstance(value, list):
        inner = ", ".join(_flat(one) for one in value)
        return inner if _is_flat(value) else f"[{inner}]"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_flat(one)}" for key, one in value.items())
    if value is None:
        return "-"
    return json.dumps(value) if isinstance(value, bool) else str(value)


class ProgressBar:
    """A progress bar on stderr, where that is a terminal; nothing otherwise."""

    WIDTH = 30

    def __init__(self, total: int) -> None:
        self.total = total
        self.shown = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        if not self.shown:
            return
        filled = self.WIDTH * done // max(1, self.total)
        bar = "#" * filled + "." * (self.WIDTH - filled)
        end = "\n" if done >= self.total else ""
        print(f"\r[{bar}] {done}/{self.total}", end=end, file=sys.stderr, flush=True)
