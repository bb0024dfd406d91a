"""Tune the numbers of a game's knowledge (bots/games/<game>/weights.py) by measurement.

    tools/tune.py GAME [--bot ENTRANT] [--numbers A,B,...] [--step 0.25] [--deals 60] [--seats N]
                       [--rounds 1] [--jobs N] [--minutes M] [--seed WORD] [--store FILE]

For each number in turn, a bot with a slightly larger value and one with a slightly smaller value
play the present one, with paired deals and rotated seats. A trial ends when its lead is three
standard errors from 0, or after --deals. A change whose whole 95 % interval is above 0 is kept, and
the search continues from there, with half the step in the next round. At the end the bot with all
kept changes plays the original on fresh deals: the best of many trials was partly lucky, and only
this match shows the real gain.

The default bot has no clock, so it plays the same on every machine and under any load. Games are
kept in the store (build/tune.jsonl): the same command continues a stopped run.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from palatine import games  # noqa: E402
from palatine.bots import arena  # noqa: E402
from palatine.bots.entrants import numbers  # noqa: E402
from palatine.bots.knowledge import knowledge_of  # noqa: E402
from palatine.bots.ladder import Fixture, play  # noqa: E402
from palatine.bots.runners import Runner, runner  # noqa: E402
from palatine.bots.store import ContestStore  # noqa: E402

FEWEST = 8  # the least number of deals of a trial
# A trial ends at so many half-widths of the 95 % interval: three standard errors, since it is
# tested again and again.
CLEAR = 1.5

Changes = dict[str, float]
Report = dict[str, Any]


@dataclass
class Bench:
    """The conditions of all trials: game, seats, bot, number of deals, store."""

    game: str
    seats: int
    bot: str  # the text of an entrant, to which changes are added
    deals: int
    seed: str
    store: ContestStore
    runner: Runner
    until: Callable[[], bool] = lambda: False

    def trial(self, changed: Changes, present: Changes, fresh: bool = False) -> Report | None:
        """Let a changed bot play against the present one; returns None where no deal was played.
        fresh: use deals that influenced no choice, and play all of them."""
        lineup = [self._text(changed)] + [self._text(present)] * (self.seats - 1)
        seed = f"{self.seed} fresh" if fresh else self.seed
        what = arena.contest(self.game, lineup, self.seats, None, seed)

        def over() -> bool:
            return self.until() or (not fresh and is_clear(self._report(what)))

        play([Fixture(what, self.deals * self.seats)], self.store, self.runner, until=over)
        return self._report(what)

    def _text(self, changes: Changes) -> str:
        return " ".join([self.bot, *(f"{key}={value!r}" for key, value in changes.items())])

    def _report(self, what: arena.Contest) -> Report | None:
        played = self.store.whole_deals(what)
        if not played:
            return None
        report = arena.report(what, played)
        return {"deals": report.deals, **report.bots[0].to_json()}


def is_clear(report: Report | None) -> bool:
    """Whether the result of a trial is clear, so that it may end."""
    if report is None or report["deals"] < FEWEST:
        return False
    return bool(abs(report["margin"]) > CLEAR * _half(report))


def is_better(report: Report | None) -> bool:
    """Whether the changed bot leads by more than half its confidence interval."""
    return (
        report is not None and report["deals"] >= FEWEST and bool(report["margin"] > _half(report))
    )


def _half(report: Report) -> float:
    low, high = report["margin_95"]
    return float(high - low) / 2


def neighbours(value: float, step: float) -> list[float]:
    """A slightly larger and a slightly smaller value; whole numbers stay whole and above 0."""
    if isinstance(value, int):
        whole = max(1, round(value * step))
        return [other for other in (value + whole, value - whole) if other > 0]
    far = abs(value) * step or step
    return [round(value + far, 4), round(value - far, 4)]


def tune(bench: Bench, names: list[str], step: float, rounds: int) -> Changes:
    """Coordinate search; returns the kept changes by name."""
    start = numbers(knowledge_of(bench.game))
    taken: Changes = {}
    for number in range(rounds):
        for name in names:
            for value in neighbours(taken.get(name, start[name]), step / 2**number):
                changed = {**taken, name: value}
                report = bench.trial(changed, taken)
                print(_line(name, taken.get(name, start[name]), value, report), flush=True)
                if is_better(report):
                    taken = changed
                    break
    return taken


def _line(name: str, old: float, new: float, report: Report | None) -> str:
    verdict = "taken" if is_better(report) else "not taken"
    return f"{name} {old:g} -> {new:g}: {_said(report)}: {verdict}"


def _said(report: Report | None) -> str:
    if report is None:
        return "not played"
    low, high = report["margin_95"]
    less, more = report["win_rate_95"]
    return (
        f"lead {report['margin']:+.2f} ({low:+.2f} to {high:+.2f}), wins {report['win_rate']:.0%} "
        f"({less:.0%} to {more:.0%}, fair {report['expected']:.0%}), {report['deals']} deals"
    )


def summary(bench: Bench, taken: Changes) -> list[str]:
    """The kept changes, and their gain on fresh deals, as lines."""
    if not taken:
        return ["nothing was clearly better"]
    start = numbers(knowledge_of(bench.game))
    lines = [f"--- bots/games/{bench.game}: weights.py, knowledge.py"]
    for name, value in taken.items():
        lines += [f"- {name} = {start[name]:g}", f"+ {name} = {value:g}"]
    report = bench.trial(taken, {}, fresh=True)
    return [*lines, f"all of it against the original on fresh deals: {_said(report)}"]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", choices=list(games.GAMES), metavar="GAME")
    parser.add_argument("--bot", default="castellan seconds=0", metavar="ENTRANT")
    parser.add_argument("--numbers", metavar="A,B,...", help="otherwise all of them")
    parser.add_argument("--step", type=float, default=0.25, metavar="SHARE")
    parser.add_argument("--deals", type=int, default=60, metavar="N", help="of a trial, at most")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--rounds", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M")
    parser.add_argument("--seed", default="tune", metavar="WORD")
    parser.add_argument("--store", type=Path, default=ROOT / "build" / "tune.jsonl")
    args = parser.parse_args()
    known = numbers(knowledge_of(args.game))
    names = args.numbers.split(",") if args.numbers else list(known)
    unknown = [name for name in names if name not in known]
    if unknown:
        parser.error(f"no such number: {', '.join(unknown)}; there are {', '.join(known)}")
    args.store.parent.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * args.minutes
    seats = args.seats or (3 if args.game == "between" else 2)
    players = runner(args.jobs)
    store = ContestStore(args.store)
    bench = Bench(args.game, seats, args.bot, args.deals, args.seed, store, players)
    bench.until = lambda: time.monotonic() > until
    try:
        print("\n".join(summary(bench, tune(bench, names, args.step, args.rounds))))
    except KeyboardInterrupt:
        print("stopped; what was played is kept", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
