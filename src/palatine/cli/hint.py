"""`palatine hint RECORD`: suggest actions for the seat that is to move, with reasons."""

from functools import partial

from palatine.bots.hints import hint, hint_at, hint_lines
from palatine.bots.together import search_together
from palatine.cli.arguments import (
    Args,
    Parser,
    add_jobs,
    add_json,
    add_seat,
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
        "--rollouts", type=at_least_one, metavar="N", help=words("bots-help-rollouts")
    )
    add_jobs(parser, words, 1)
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, record = read_record(args.file)
    state = state_at(game, record, args.at)
    seat = game.to_move(state) if args.seat is None else read_seat(args, state.seats)
    if seat < 0 and not args.json:
        print_lines([words("bots-hint-over" if seat == OVER else "bots-hint-nothing")])
        return 0
    view = game.view(state, max(seat, SPECTATOR))
    if args.jobs > 1:
        several = partial(search_together, game, record.own_data, view, jobs=args.jobs)
        found = hint(game, view, args.rollouts, elsewhere=several)
    else:
        found = hint_at(game, record, args.at, max(seat, SPECTATOR), args.rollouts)
    if args.json:
        print_json(found.to_json())
    else:
        print_lines(hint_lines(game, view, found, words))
    return 0
