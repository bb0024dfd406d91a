"""`palatine data GAME`: print the components of a game, or of a file with the user's own; with
--actions the numbers of its actions, for learning (docs/environments.md)."""

from typing import Any

from palatine.cli.arguments import Args, Parser, add_components, add_game, add_json, load_game
from palatine.cli.report import outline, print_json, print_lines
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    add_components(parser, words)
    parser.add_argument("--actions", action="store_true", help=words("core-help-actions"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, _ = load_game(args)
    if args.actions:
        names = game.numbering.names
        if args.json:
            print_json({"game": game.meta.id, "version": game.meta.version, "actions": names})
        else:
            print_lines(f"{number} {name}" for number, name in enumerate(names))
        return 0
    facts: dict[str, Any] = {"game": game.meta.id, "hash": game.data_hash()}
    describe = getattr(game, "describe_data", None)
    if describe is not None:
        facts["data"] = describe()
    if args.json:
        print_json(facts)
    else:
        print_lines(outline(facts))
    return 0
