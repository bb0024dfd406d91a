"""`palatine perft GAME`: count all sequences of a given number of entries, draws included."""

from typing import Any

from palatine.bots.base import AnyGame
from palatine.cli.arguments import (
    Args,
    Parser,
    add_game,
    add_json,
    add_table,
    at_least_one,
    load_game,
    read_options,
    read_seats,
)
from palatine.cli.files import is_record, parse_json, parse_whole_record, read_text, state_at
from palatine.cli.report import print_json, print_lines
from palatine.core.action import Action
from palatine.core.state import CHANCE
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument(
        "--depth", type=at_least_one, default=2, metavar="N", help=words("core-help-depth")
    )
    parser.add_argument("--from", dest="file", metavar="FILE", help=words("core-help-from"))
    parser.add_argument("--at", type=int, metavar="N", help=words("core-help-at"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, state = _start(args)
    counts = [perft(game, state, depth) for depth in range(1, args.depth + 1)]
    if args.json:
        head = {"game": args.game, "seats": state.seats, "options": state.options}
        print_json({**head, "depth": args.depth, "counts": counts})
    else:
        print_lines(f"{depth}: {count}" for depth, count in enumerate(counts, 1))
    return 0


def _start(args: Args) -> tuple[AnyGame, Any]:
    """The position to count from: a new game, a position document, or a record up to an entry."""
    game, _ = load_game(args)
    if args.file is None:
        return game, game.new(read_seats(args, game.meta), read_options(args, game.meta))
    text = read_text(args.file)
    if not is_record(text):
        return game, game.documents.position(parse_json(text, args.file))
    game, record = parse_whole_record(text)
    return game, state_at(game, record, args.at)


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The number of different sequences of exactly `depth` entries."""
    moves = entries_now(game, state)
    if depth == 1:
        return len(moves)
    total = 0
    for seat, action in moves:
        after = state.clone()
        game.apply(after, seat, action)
        total += perft(game, after, depth - 1)
    return total


def entries_now(game: AnyGame, state: Any) -> list[tuple[int, Action]]:
    """All possible next entries: the outcomes of a draw, or the legal actions of the first seat
    that is to move."""
    seat = game.to_move(state)
    if seat == CHANCE:
        return [(CHANCE, action) for action, _ in game.odds(state)]
    return [(seat, action) for action in game.legal(state, seat)]
