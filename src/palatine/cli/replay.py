"""`palatine replay FILE`: replay a record; every digest and the result must agree."""

from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.files import read_record
from palatine.cli.report import print_json, print_lines
from palatine.cli.results import result_lines
from palatine.core.record import replay
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("core-help-record"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, record = read_record(args.file)
    state = replay(game, record)
    result = game.result(state)
    entries = len(record.entries)
    if args.json:
        print_json(
            {
                "file": args.file,
                "game": record.game,
                "version": record.version,
                "seats": record.seats,
                "options": record.options,
                "entries": entries,
                "over": game.is_over(state),
                "result": result.to_json(),
            }
        )
        return 0
    print(words("core-replay-agrees", {"entries": entries}))
    if game.is_over(state):
        print_lines(result_lines(record.game, result, words))
    else:
        print(words("core-replay-unfinished"))
    return 0
