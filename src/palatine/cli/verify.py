"""`palatine verify FILE`: replay, and recompute every draw from the published seed."""

from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.files import read_record
from palatine.cli.report import print_json
from palatine.core.record import WORDS_COMMITTED, Record, verify
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
                "luck": record.luck,
                "given_up": record.given_up,
            }
        )
        return 0
    print(words("core-verify-agrees", {"draws": draws}))
    print(words("core-verify-chosen" if chosen else "core-verify-committed"))
    if not chosen:
        print(words(words_key(record)))
    if record.given_up:
        who = ", ".join(name for _, name in record.given_up)
        print(words("core-verify-given-up", {"count": len(record.given_up), "who": who}))
    return 0


def words_key(record: Record) -> str:
    """The sentence on how the seats' words came about."""
    committed = record.luck == WORDS_COMMITTED
    return "core-verify-words-committed" if committed else "core-verify-words-given"
