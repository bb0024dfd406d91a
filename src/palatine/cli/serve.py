"""`palatine serve`: run the server. `palatine` without arguments does the same."""

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from palatine.cli.arguments import Args, Parser, at_least_one
from palatine.cli.report import about_build, print_lines
from palatine.core.errors import PalatineError
from palatine.locales import Words

if TYPE_CHECKING:
    from palatine.server.config import Config

# Settings by the name of their command line option in the parsed arguments.
OPTIONS = {
    "host": ("--host", "host"),
    "port": ("--port", "port"),
    "database": ("--database", "database"),
    "data": ("--data", "data"),
    "workers": ("--workers", "workers"),
    "bots": ("--bots", "bots"),
    "opponent": ("--opponent", "opponents"),
    "origin": ("--origin", "origins"),
    "https": ("--https", "https"),
    "log": ("--log", "log_level"),
}


def add_store(parser: Parser, words: Words) -> None:
    """Declare the options that say where the store is, and the settings file."""
    parser.add_argument("--settings", metavar="FILE", help=words("server-help-settings"))
    parser.add_argument("--database", metavar="URL", help=words("server-help-database"))
    parser.add_argument("--data", metavar="DIR", help=words("server-help-data-folder"))


def read_config(args: Args) -> "Config":
    """The settings from the command line, the environment and the settings file."""
    try:
        from palatine.server.settings import Given, read
    except ModuleNotFoundError as missing:
        raise PalatineError("server-error-missing", {"module": str(missing.name)}) from None
    command = {}
    for option, (place, name) in OPTIONS.items():
        value = getattr(args, option, None)
        if value is not None:
            command[name] = Given(tuple(value) if isinstance(value, list) else value, place)
    return read(command, args.settings or "")


def read_store(args: Args, words: Words) -> "Config":
    """The settings for a command on a store, which says in words what a server would log."""
    config = read_config(args)
    from palatine.server.ops import logs

    logs.tell(words)
    return config


def check_opponents(targets: tuple[str, ...]) -> None:
    """Load the bots of the setting `opponents`, so that their errors are reported before the
    server starts."""
    from palatine.bots import register

    for target in targets:
        register(target)


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("--host", help=words("server-help-host"))
    parser.add_argument("--port", type=int, help=words("server-help-port"))
    add_store(parser, words)
    parser.add_argument(
        "--workers", type=at_least_one, metavar="N", help=words("server-help-workers")
    )
    parser.add_argument("--bots", type=at_least_one, metavar="N", help=words("server-help-bots"))
    parser.add_argument(
        "--opponent",
        action="append",
        metavar="FILE.py:CLASS",
        help=words("server-help-opponent"),
    )
    parser.add_argument("--browser", action="store_true", help=words("server-help-browser"))
    parser.add_argument(
        "--origin", action="append", metavar="URL", help=words("server-help-origin")
    )
    parser.add_argument(
        "--https", action="store_true", default=None, help=words("server-help-https")
    )
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log", choices=levels, help=words("server-help-log"))
    parser.add_argument(
        "--list-settings", action="store_true", help=words("server-help-list-settings")
    )


def run(args: Args, words: Words) -> int:
    config = read_config(args)
    if args.list_settings:
        from palatine.server.settings import table

        print_lines(table())
        return 0
    try:
        from palatine.server.run import is_free, serve
    except ModuleNotFoundError as missing:
        raise PalatineError("server-error-missing", {"module": str(missing.name)}) from None
    check_opponents(config.opponents)
    usual = type(config)().port
    if args.browser and config.port == usual and not is_free(config.host, usual):
        # The default port is in use, perhaps by another Palatine: use any free one.
        config = replace(config, port=0)

    def ready(address: str) -> None:
        print_lines([words("server-serving", {"address": address}), *about_build(words)])
        sys.stdout.flush()

    return serve(config, ready, args.browser)
