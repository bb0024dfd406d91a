"""Driving the program: `run("games", "--json")` -> exit code, stdout, stderr."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from palatine import games
from palatine.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The template among the games: small enough to play to the end."""
    monkeypatch.setitem(games.GAMES, "tiny", "palatine.games._template")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def once(*argv: str, stdin: str | bytes = "") -> tuple[int, str, str]:
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), "utf-8"))
        code = main(argv)
        out, err = capsys.readouterr()
        return code, out, err

    return once


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run what must be refused: exit code 2, nothing on stdout, one line on stderr."""

    def once(*argv: str, stdin: str | bytes = "") -> str:
        code, out, err = run(*argv, stdin=stdin)
        assert (code, out) == (2, "")
        assert err.startswith("palatine: ")
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return err.removeprefix("palatine: ").strip()

    return once


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Any], str]:
    """A file with this text, or with this as JSON; its name."""

    def once(content: Any, name: str = "file.json") -> str:
        path = tmp_path / name
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        return str(path)

    return once
