"""`palatine moves GAME FILE`: list the legal actions in a position."""

from palatine import games
from palatine.cli.arguments import Args, Parser, add_game, add_json
from palatine.cli.documents import answer, read_documents
from palatine.cli.report import outline, print_json, print_lines
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("file", metavar="FILE", help=words("core-help-document"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game = games.load(args.game)
    answers = answer(read_documents(game, args.file, "moves"), game.documents.moves)
    if args.json:
        print_json(answers)
    else:
        print_lines(outline(answers))
    return 0
