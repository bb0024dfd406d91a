"""`palatine site FOLDER`: write the page as static files, with an engine for the browser."""

from pathlib import Path

from palatine.cli.arguments import Args, Parser
from palatine.core.errors import PalatineError
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("folder", metavar="FOLDER", help=words("server-help-site-folder"))
    parser.add_argument("--pyodide", metavar="FOLDER", help=words("server-help-site-pyodide"))
    parser.add_argument(
        "--server", metavar="URL", default="", help=words("server-help-site-server")
    )


def run(args: Args, words: Words) -> int:
    try:
        from palatine.server.site.build import write
    except ModuleNotFoundError as missing:
        raise PalatineError("server-error-missing", {"module": str(missing.name)}) from None
    own = Path(args.pyodide) if args.pyodide else None
    size = write(Path(args.folder), own, args.server)
    print(words("server-site-written", {"folder": args.folder, "megabytes": round(size / 1e6)}))
    return 0
