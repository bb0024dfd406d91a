"""`palatine arena GAME --bots a,b`: which bot is stronger, with confidence intervals."""

import os
from itertools import permutations
from pathlib import Path

from palatine import games
from palatine.bots import arena
from palatine.bots.ladder import Ladder, Pair, climb
from palatine.bots.levels import BY_NAME
from palatine.bots.reports import ArenaReport, Interval, LadderReport
from palatine.bots.runners import Runner, runner
from palatine.bots.store import ContestStore
from palatine.cli.arguments import (
    Args,
    Parser,
    add_bots,
    add_game,
    add_jobs,
    add_json,
    add_seed,
    add_table,
    at_least_one,
    read_options,
    read_seats,
)
from palatine.cli.report import ProgressBar, columns, print_json, print_lines
from palatine.core.errors import BadOption
from palatine.core.meta import Options
from palatine.locales import Words

PAIR = 2  # bots that meet in each pairing of a ladder


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    add_table(parser, words, own_data=False)
    add_bots(parser, words)
    parser.add_argument(
        "--games", type=at_least_one, default=100, metavar="N", help=words("core-help-games")
    )
    add_seed(parser, words, "0")
    add_jobs(parser, words, os.cpu_count() or 1)
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help=words("bots-help-ray")
    )
    parser.add_argument("--ladder", action="store_true", help=words("bots-help-ladder"))
    parser.add_argument("--every-pair", action="store_true", help=words("bots-help-every-pair"))
    parser.add_argument(
        "--pair", action="append", default=[], metavar="A/B=N", help=words("bots-help-pair")
    )
    parser.add_argument("--store", metavar="FILE", help=words("bots-help-store"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    meta = games.meta(args.game)
    players = runner(args.jobs, args.ray)
    if args.ladder or args.every_pair:
        seats = read_seats(args, meta, PAIR)
        return _climb(args, seats, read_options(args, meta), players, words)
    names = [name.strip() for name in (args.bots or "greedy,random").split(",")]
    seats = read_seats(args, meta, len(names))
    what = arena.contest(args.game, names, seats, read_options(args, meta), args.seed)
    whole = -(-args.games // seats) * seats
    report = arena.run(what, args.games, players, ProgressBar(whole))
    if args.json:
        print_json(report.to_json())
    else:
        print_lines(_lines(report, words))
    return 0


def _climb(args: Args, seats: int, options: Options, players: Runner, words: Words) -> int:
    """Let the levels, or the named bots in ascending order, play against each other as a ladder."""
    if seats < PAIR:
        raise BadOption("error-bot-count", {"bots": PAIR, "seats": seats})
    names = [name.strip() for name in args.bots.split(",")] if args.bots else list(BY_NAME)
    counts = dict(_read_pair(text, names) for text in args.pair)
    ladder = Ladder(args.game, tuple(names), seats, options, args.seed, args.every_pair, counts)
    store = ContestStore(Path(args.store) if args.store else None)
    left = sum(fixture.left(store) for fixture in ladder.fixtures(args.games))
    report = climb(ladder, args.games, store, players, ProgressBar(left))
    if args.json:
        print_json(report.to_json())
    else:
        print_lines(_ladder_lines(report, words))
    return 0


def _read_pair(text: str, names: list[str]) -> tuple[Pair, int]:
    """Read `knight/squire=40`: the number of games for one pair, whose order does not matter."""
    both, _, count = text.rpartition("=")
    plain = "/".join(name.strip() for name in both.split("/"))
    pairs = [pair for pair in permutations(names, 2) if "/".join(pair) == plain]
    if not pairs or not count.isdecimal() or not int(count):
        raise BadOption("error-pair-form", {"text": text[:60]})
    weak, strong = sorted(pairs[0], key=names.index)
    return (strong, weak), int(count)


def _ladder_lines(report: LadderReport, words: Words) -> list[str]:
    heads = ["core-column-bot", "bots-column-against", "bots-column-games"]
    heads += ["core-column-win_rate", "core-column-margin"]
    rows = [[words(head) for head in heads]]
    for row in report.pairs:
        strong, weak = row.pair
        share = _percent(row.standing.win_rate, row.standing.win_rate_95)
        lead = _number(row.standing.margin, row.standing.margin_95)
        rows.append([strong, weak, str(row.games), share, lead])
    lines = columns(rows)
    for name, rating in report.ratings.items():
        args = {"name": name, "mu": f"{rating.mu:.1f}", "sigma": f"{rating.sigma:.1f}"}
        lines.append(words("bots-rating", args))
    return lines


def _lines(report: ArenaReport, words: Words) -> list[str]:
    counted = {"games": report.games, "deals": report.deals, "seats": report.seats}
    heads = ["bot", "wins", "win_rate", "points", "margin"]
    rows = [[words(f"core-column-{head}") for head in heads]]
    for bot in report.bots:
        rows.append(
            [
                bot.name,
                f"{bot.wins:g}",
                _percent(bot.win_rate, bot.win_rate_95),
                _number(bot.points, bot.points_95),
                _number(bot.margin, bot.margin_95),
            ]
        )
    return [words("core-arena-head", counted), *columns(rows)]


def _percent(middle: float, ends: Interval) -> str:
    low, high = ends
    return f"{middle:.1%} ({low:.1%}..{high:.1%})"


def _number(middle: float, ends: Interval) -> str:
    low, high = ends
    return f"{middle:.1f} ({low:.1f}..{high:.1f})"
