"""`palatine dataset GAME --out DIR`: write games as arrays for learning."""

import os
from typing import Any

from palatine import games
from palatine.bots import register_file
from palatine.bots.runners import runner
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
from palatine.cli.report import ProgressBar, print_json
from palatine.cli.serve import add_store, read_store
from palatine.core.errors import PalatineError
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("--out", metavar="DIR", required=True, help=words("core-help-out-dir"))
    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--records", nargs="+", metavar="PATH", help=words("core-help-dataset-records")
    )
    source.add_argument("--arena", metavar="FILE", help=words("core-help-dataset-arena"))
    source.add_argument("--server", action="store_true", help=words("core-help-dataset-server"))
    source.add_argument(
        "--games", type=at_least_one, default=100, metavar="N", help=words("core-help-games")
    )
    add_table(parser, words, own_data=False)
    add_bots(parser, words)
    add_seed(parser, words, "0")
    parser.add_argument("--groups", default="", metavar="A,B", help=words("core-help-groups"))
    parser.add_argument(
        "--format", choices=("npz", "parquet"), default="npz", help=words("core-help-format")
    )
    parser.add_argument(
        "--per-shard",
        type=at_least_one,
        default=50,
        metavar="N",
        help=words("core-help-shard"),
    )
    add_jobs(parser, words, os.cpu_count() or 1)
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help=words("bots-help-ray")
    )
    add_store(parser, words)
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    try:
        from palatine.rl import shards
    except ModuleNotFoundError as error:
        about = {"module": error.name or "numpy", "extra": "palatine[rl]"}
        raise PalatineError("error-environment-extra", about) from None
    source = _source(args, words)
    report = shards.write(
        args.out,
        source,
        groups=[name for name in args.groups.split(",") if name],
        form=args.format,
        per_shard=args.per_shard,
        runner=runner(args.jobs, args.ray),
        progress=ProgressBar(len(source["items"])),
    )
    totals = report.to_json()
    if args.json:
        print_json(totals)
        return 0
    print(words("core-dataset-done", {k: v for k, v in totals.items() if isinstance(v, int)}))
    for key, count in report.left_out.items():
        known = f"core-dataset-{key.removeprefix('error-dataset-')}"
        reason = words(known if words.has(known) else "core-dataset-illegal")
        print(words("core-dataset-left-out", {"count": count, "reason": reason}))
    return 0


def _source(args: Args, words: Words) -> dict[str, Any]:
    """The source of the games: records, an arena, the store of a server, or self-play."""
    from palatine.rl import sources

    meta = games.meta(args.game)
    if args.records:
        return sources.records(args.game, args.records)
    if args.arena:
        return sources.arena(args.game, args.arena)
    if args.server:
        config = read_store(args, words)
        from palatine.server.db.studies import finished

        return sources.texts(args.game, finished(config, args.game))
    bots = [register_file(name.strip()) for name in (args.bots or "greedy").split(",")]
    seats, options = read_seats(args, meta), read_options(args, meta)
    return sources.selfplay(args.game, bots, seats, options, args.seed, args.games)
