"""`palatine export TABLE`: the record of a finished game, or the view and log of a seat."""

from palatine.cli.arguments import Args, Parser, add_seat
from palatine.cli.files import write_text
from palatine.cli.report import print_json
from palatine.cli.serve import add_store, read_store
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("table", metavar="TABLE", help=words("server-help-table"))
    add_seat(parser, words("server-help-seat"))
    parser.add_argument("-o", "--output", metavar="FILE", help=words("server-help-out"))
    add_store(parser, words)


def run(args: Args, words: Words) -> int:
    from palatine.server.db.backup import export_record, export_seat

    config = read_store(args, words)
    if args.seat is not None:
        print_json(export_seat(config, args.table, args.seat - 1, words.language))
        return 0
    record = export_record(config, args.table)
    if args.output:
        write_text(args.output, record)
    else:
        print(record, end="")
    return 0
