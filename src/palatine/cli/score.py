"""`palatine score GAME FILE`: count the points of a game on a real table, or of one castle."""

from typing import Any

from palatine import games, sheets
from palatine.cli.arguments import Args, Parser, add_game, add_json
from palatine.cli.documents import answer
from palatine.cli.files import read_json
from palatine.cli.report import outline, print_json, print_lines
from palatine.core.errors import PalatineError, Unsupported
from palatine.core.game import Game
from palatine.core.state import Json
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("file", metavar="FILE", nargs="?", help=words("core-help-document"))
    parser.add_argument("--lenient", action="store_true", help=words("core-help-lenient"))
    parser.add_argument("--link", metavar="TEXT", help=words("core-help-link"))
    parser.add_argument("--as-link", action="store_true", help=words("core-help-as-link"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game = games.load(args.game)
    if (args.file is None) == (args.link is None):
        raise PalatineError("error-usage", {"message": words("core-help-file-or-link")})
    given = read_json(args.file) if args.link is None else sheets.from_link(_letters(args.link))
    if isinstance(given, dict) and "players" in given:
        _print_sheet(game, given, args, words)
        return 0
    if "score" not in game.meta.documents:
        raise Unsupported(game.meta.id, "score")
    _print_points(game, given, args)
    return 0


def _letters(link: str) -> str:
    """The part of an address after `#`, or the text itself where it has none."""
    return link.rpartition("#")[2]


def _print_points(game: Game[Any], given: Any, args: Args) -> None:
    """Print the points of one position or castle, or of each in a list."""

    def score(document: Any) -> Any:
        return game.documents.scored(document, args.lenient).to_json()

    answers = answer(given, score)
    if args.json:
        print_json(answers)
    else:
        print_lines(outline(answers))


def _print_sheet(game: Game[Any], given: Json, args: Args, words: Words) -> None:
    """Print the score sheet of a whole table."""
    question = {"game": game.meta.id, "document": given, "language": words.language}
    answer = sheets.ask(question)
    if "wrong" in answer:
        raise PalatineError("sheet-wrong", {"text": answer["wrong"]["text"]})
    if args.as_link:
        print_lines([answer["link"]])
    elif args.json:
        print_json(answer["sheet"])
    else:
        print_lines(sheets.lines(answer["sheet"], words))
