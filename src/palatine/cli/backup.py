"""`palatine backup FILE`: make a copy of the store, also while a server uses it."""

from pathlib import Path

from palatine.cli.arguments import Args, Parser, add_json, at_least_one
from palatine.cli.report import print_json
from palatine.cli.serve import add_store, read_store
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("server-help-backup"))
    parser.add_argument("--verify", action="store_true", help=words("server-help-verify"))
    parser.add_argument(
        "--keep", type=at_least_one, default=0, metavar="N", help=words("server-help-keep")
    )
    add_store(parser, words)
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    config = read_store(args, words)
    from palatine.server.ops.backups import save

    file, tables = save(config, Path(args.file), args.verify, args.keep)
    if args.json:
        print_json({"file": str(file), "tables": tables, "verified": args.verify})
    else:
        print(words("server-backed-up", {"file": str(file), "tables": tables}))
    return 0
