"""Steps a second of our environments, with and without observation and mask.

A step is one number chosen in one game: a decision, or a part of one where an action consists of
several numbers. Numbers are chosen at random by the batch itself; finished games are replaced.
`without` steps the same games, but writes neither observation nor mask; `cost`, the median ratio of
the rounds, is how many times as long a step takes with them. Both are by CPU time. With several
processes, which use shared memory, the rates are by the clock.

python benchmarks/observations.py --seconds 2 --games 64
"""

import argparse
import json
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from palatine import build_kind, games
from palatine.rl.arrays import BatchSetup, GameBatch
from palatine.rl.processes import ProcessBatch

MOST_SEATS = 4


def setup_of(game: str, n: int, seed: str) -> BatchSetup:
    """Four seats, or as many as the game allows below that."""
    seats = max(seats for seats in games.meta(game).seats if seats <= MOST_SEATS)
    return BatchSetup(game, n, seats, {}, seed, (), "placing")


def rate(
    batch: GameBatch | ProcessBatch, seconds: float, clock: Callable[[], float] = time.process_time
) -> float:
    """Steps a second; the time of `sample` is not counted."""
    spent = 0.0
    steps = 0
    while spent < seconds:
        numbers = batch.sample()
        began = clock()
        batch.step(numbers)
        spent += clock() - began
        steps += batch.n
    return steps / spent


def alternating(game: str, args: argparse.Namespace) -> tuple[list[float], list[float]]:
    """Measure with and without in turn, so that a busy moment of the machine affects both."""
    rules = games.load(game)
    seen = GameBatch(rules, setup_of(game, args.games, "seen"))
    blind = GameBatch(rules, setup_of(game, args.games, "seen"), seen=False)
    rounds = range(args.rounds)
    found = [(rate(seen, args.seconds), rate(blind, args.seconds)) for _ in rounds]
    return [one for one, _ in found], [other for _, other in found]


def measure(game: str, args: argparse.Namespace) -> dict[str, Any]:
    """All rates of one game: the medians of the rounds; with several processes, the best."""
    seen, blind = alternating(game, args)
    with ProcessBatch(
        games.load(game), setup_of(game, args.games * args.processes, "many"), args.processes
    ) as shared:
        many = max(rate(shared, args.seconds, time.perf_counter) for _ in range(args.rounds))
    plain = games.load(game)
    return {
        "game": game,
        "numbers": plain.encoding().size,
        "actions": plain.numbering.count,
        "without": round(median(blind)),
        "with": round(median(seen)),
        "cost": round(median(one / other for one, other in zip(blind, seen)), 2),
        "processes": round(many),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(games.GAMES))
    parser.add_argument("--games", type=int, default=64, help="games of a batch")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = [measure(game, args) for game in args.game]
    if args.json:
        print(json.dumps({"build": build_kind(), "games": args.games, "rows": rows}))
        return
    print(f"{build_kind()}, {args.games} games, steps a second")
    for row in rows:
        print("  ".join(f"{key} {value}" for key, value in row.items()))


if __name__ == "__main__":
    main()
