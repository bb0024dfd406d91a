"""The command line: `palatine COMMAND ...`.

A command is a module of this room with `arguments(parser, words)`, which declares its arguments,
and `run(args, words)`, which carries it out and returns the exit code. Its line of help is the
message `core-command-<name>`. Only the module of the given command is imported.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import palatine
from palatine.cli.failure import BAD_INPUT, CLOSED_PIPE, INTERRUPTED, sentence
from palatine.cli.report import about_build, print_lines
from palatine.core.errors import PalatineError
from palatine.locales import Words, languages, load

COMMANDS: dict[str, str] = {
    "games": "palatine.cli.games",
    "play": "palatine.cli.play",
    "selfplay": "palatine.cli.selfplay",
    "replay": "palatine.cli.replay",
    "verify": "palatine.cli.verify",
    "perft": "palatine.cli.perft",
    "bench": "palatine.cli.bench",
    "arena": "palatine.cli.arena",
    "dataset": "palatine.cli.dataset",
    "hint": "palatine.cli.hint",
    "review": "palatine.cli.review",
    "puzzles": "palatine.cli.puzzles",
    "score": "palatine.cli.score",
    "moves": "palatine.cli.moves",
    "draw": "palatine.cli.draw",
    "data": "palatine.cli.data",
    "newgame": "palatine.cli.newgame",
    "serve": "palatine.cli.serve",
    "site": "palatine.cli.site",
    "backup": "palatine.cli.backup",
    "check": "palatine.cli.check",
    "export": "palatine.cli.export",
    "import": "palatine.cli.importing",
    "admin": "palatine.cli.admin",
}
ALONE = ("serve", "--browser", "--log", "warning")  # the command of `palatine` without arguments


class Parser(argparse.ArgumentParser):
    """Reports errors in one line, as all commands do."""

    def error(self, message: str) -> NoReturn:
        raise PalatineError("error-usage", {"message": message})


class Version(argparse.Action):
    """`--version`: the version, which build runs, and what follows from it. `const` has the words.
    What argparse has for this would make one paragraph of these lines."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        version = f"palatine {palatine.__version__} ({palatine.build_kind()})"
        print_lines([version, *about_build(self.const)])
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one line on stderr and exit code 2, never a traceback."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = load(language(given))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # characters that a terminal lacks become ?
    try:
        code = run(given or list(ALONE), words)
        print(end="", flush=True)
    except BrokenPipeError:
        return _close_pipe()
    except OSError as error:  # a full disk, a closed terminal
        reason = error.strerror or type(error).__name__
        print(words("error-file", {"file": "palatine", "reason": reason}), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except PalatineError as error:
        print(f"palatine: {sentence(error, words)}", file=sys.stderr)
        return BAD_INPUT
    return code


def run(given: list[str], words: Words) -> int:
    """Parse the arguments and run the command; `--help` and `--version` are answered while
    parsing."""
    parser = build_parser(given, words)
    try:
        args = parser.parse_args(given)
    except SystemExit as done:
        return int(done.code or 0)
    code = import_module(COMMANDS[args.command]).run(args, words)
    assert isinstance(code, int)
    return code


def build_parser(given: list[str], words: Words) -> Parser:
    """The parser with all commands; arguments are declared only for those that `given` names."""
    parser = Parser(prog="palatine", description=words("core-about"), allow_abbrev=False)
    told = words("core-help-version")
    silent = argparse.SUPPRESS
    parser.add_argument(
        "--version", action=Version, nargs=0, const=words, default=silent, help=told
    )
    _add_language(parser, words, "en")
    commands: Any = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, module in COMMANDS.items():
        about = words(f"core-command-{name}")
        own = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        _add_language(own, words, argparse.SUPPRESS)
        if name in given:
            import_module(module).arguments(own, words)
    return parser


def _add_language(parser: argparse.ArgumentParser, words: Words, default: str) -> None:
    """Declare `--lang`, before or after the command; its value has been read by `language`."""
    parser.add_argument(
        "--lang", choices=languages(), default=default, help=words("core-help-lang")
    )


def language(given: Sequence[str]) -> str:
    """The language that `--lang` names, else that of the terminal, else English."""
    for place, word in enumerate(given):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(given):
            return given[place + 1]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2]
    return languages()[0]


def _close_pipe() -> int:
    """Write nothing more, not even when Python flushes at its end, for the reader of our output has
    closed the pipe. Returns the exit code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return CLOSED_PIPE
