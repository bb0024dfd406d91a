"""`palatine import FILE`: store a record as a finished table, which can be replayed."""

from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.files import parse_whole_record, read_text
from palatine.cli.report import print_json
from palatine.cli.serve import add_store, read_store
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("core-help-record"))
    add_store(parser, words)
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    from palatine.server.db.backup import import_record

    text = read_text(args.file)
    game, record = parse_whole_record(text)
    table = import_record(read_store(args, words), game, record, words, text)
    if args.json:
        print_json({"file": args.file, "table": table})
    else:
        print(words("server-imported", {"table": table}))
    return 0
