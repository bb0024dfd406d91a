"""`palatine serve`: a table for everybody who has a browser. `palatine` alone does it too."""

import sys

from palatine.cli.arguments import Args, Parser, at_least_one
from palatine.core.errors import PalatineError
from palatine.locales import Words

PORT = 8400


def add_store(parser: Parser, words: Words) -> None:
    """Where the store is."""
    parser.add_argument("--database", metavar="URL", default="", help=words("server-help-database"))
    parser.add_argument("--data", metavar="DIR", default="", help=words("server-help-data-folder"))


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words("server-help-host"))
    parser.add_argument("--port", type=int, default=PORT, help=words("server-help-port"))
    add_store(parser, words)
    parser.add_argument(
        "--workers", type=at_least_one, default=1, metavar="N", help=words("server-help-workers")
    )
    parser.add_argument(
        "--bots", type=at_least_one, default=1, metavar="N", help=words("server-help-bots")
    )
    parser.add_argument("--browser", action="store_true", help=words("server-help-browser"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help=words("server-help-origin")
    )
    parser.add_argument("--https", action="store_true", help=words("server-help-https"))
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log", choices=levels, default="info", help=words("server-help-log"))


def run(args: Args, words: Words) -> int:
    try:
        from palatine.server.config import Config
        from palatine.server.run import is_free, serve
    except ModuleNotFoundError as missing:
        raise PalatineError("server-error-missing", {"module": str(missing.name)}) from None
    port = args.port
    if args.browser and port == PORT and not is_free(args.host, port):
        port = 0  # somebody else is there, perhaps another Palatine: any free port will do
    config = Config(
        host=args.host,
        port=port,
        database=args.database,
        data=args.data,
        workers=args.workers,
        bots=args.bots,
        origins=tuple(args.origin),
        https=args.https,
        log_level=args.log,
    )

    def ready(address: str) -> None:
        print(words("server-serving", {"address": address}), flush=True, file=sys.stdout)

    return serve(config, ready, args.browser)
