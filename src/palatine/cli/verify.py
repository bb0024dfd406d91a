"""`palatine verify FILE`: replay, and recompute every draw from the published seed."""

from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.files import read_record
from palatine.cli.report import print_json
from palatine.core.record import verify
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("core-help-record"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, record = read_record(args.file)
    draws = verify(game, record)
    chosen = record.commitment == "chosen"
    if args.json:
        print_json(
            {
                "file": args.file,
                "game": record.game,
                "entries": len(record.entries),
                "draws": draws,
                "commitment": record.commitment,
            }
        )
        return 0
    print(words("core-verify-agrees", {"draws": draws}))
    print(words("core-verify-chosen" if chosen else "core-verify-committed"))
    return 0
