"""`palatine backup FILE`: a copy of the store, made while the server goes on."""

from pathlib import Path

from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.report import print_json
from palatine.cli.serve import add_store, read_config
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("server-help-out"))
    add_store(parser, words)
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    from palatine.server.db.backup import backup

    tables = backup(read_config(args), Path(args.file))
    if args.json:
        print_json({"file": args.file, "tables": tables})
    else:
        print(words("server-backed-up", {"file": args.file, "tables": tables}))
    return 0
