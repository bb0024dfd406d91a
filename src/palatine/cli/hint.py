"""`palatine hint RECORD`: what the seat that is asked might do, and why."""

from functools import partial

from palatine.bots.hints import hint, hint_lines
from palatine.bots.together import search_together
from palatine.cli.arguments import (
    Args,
    Parser,
    add_jobs,
    add_json,
    add_seat,
    add_seed,
    at_least_one,
    read_seat,
)
from palatine.cli.files import read_record, state_at
from palatine.cli.report import print_json, print_lines
from palatine.core.state import OVER, SPECTATOR
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("core-help-record"))
    parser.add_argument("--at", type=int, metavar="N", help=words("core-help-at"))
    add_seat(parser, words("bots-help-seat"))
    parser.add_argument(
        "--rollouts",
        type=at_least_one,
        default=240,
        metavar="N",
        help=words("bots-help-rollouts"),
    )
    add_jobs(parser, words, 1)
    add_seed(parser, words, "0")
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, record = read_record(args.file)
    state = state_at(game, record, args.at)
    seat = game.to_move(state) if args.seat is None else read_seat(args, state.seats)
    if seat < 0 and not args.json:
        print_lines([words("bots-hint-over" if seat == OVER else "bots-hint-nothing")])
        return 0
    view = game.view(state, max(seat, SPECTATOR))
    several = partial(search_together, game, record.own_data, view, seed=args.seed, jobs=args.jobs)
    told = hint(game, view, args.rollouts, None, args.seed, several if args.jobs > 1 else None)
    if args.json:
        print_json(told.to_json())
    else:
        print_lines(hint_lines(game, view, told, words))
    return 0
