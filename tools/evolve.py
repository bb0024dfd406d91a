"""Find better numbers of a game's knowledge for a bot that plays alone, by an evolution strategy.

    python tools/evolve.py GAME [--bot knight] [--numbers A,B,...] [--generations 100] [--pairs 8]
                                [--deals 16] [--spread 0.15] [--rate 0.5] [--jobs N] [--seed WORD]
                                [--file FILE] [--fresh 400]

Each generation draws some directions and takes one step forward and one back along each of them, on
the same deals; the numbers move along the sum of the directions, each weighed by the difference of
the points. Numbers change by factors, so they keep their signs. What is found is the mean of the
second half of the generations, since each of them strays. At the end it and the present numbers
play fresh deals: only this shows the real gain.

The numbers of every generation are kept in the file (build/evolve-GAME.jsonl): the same command
continues a stopped run. Where several people play, tools/tune.py lets bots meet instead.
"""

import argparse
import json
import os
import sys
from math import exp, log, sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from palatine import games  # noqa: E402
from palatine.bots.entrants import ALONE, make_entrant, numbers  # noqa: E402
from palatine.bots.knowledge import knowledge_of  # noqa: E402
from palatine.bots.playing import play_out  # noqa: E402
from palatine.bots.runners import Runner, runner  # noqa: E402
from palatine.bots.statistics import mean_interval  # noqa: E402
from palatine.core.chance import Stacked  # noqa: E402
from palatine.core.rng import Rng  # noqa: E402

Numbers = dict[str, float]


def points(game: str, text: str, deals: list[str]) -> list[float]:
    """The final points of a bot that plays these deals alone."""
    rules = games.load(game)
    bot = make_entrant(text, game, "evolve")
    found = []
    for deal in deals:
        bot.rng = Rng(f"{deal}/bot")
        state = rules.new(1, {})
        play_out(rules, state, [bot], Stacked(deal))
        found.append(float(rules.result(state).scores[0]))
    return found


def changed(bot: str, found: Numbers) -> str:
    """A bot with these numbers, as a contest names it."""
    return " ".join([bot, *(f"{name}={value!r}" for name, value in found.items())])


def moved(found: Numbers, way: Numbers, far: float) -> Numbers:
    """The numbers so far along a direction."""
    return {name: round(value * exp(far * way[name]), 6) for name, value in found.items()}


def normal(rng: Rng) -> float:
    """A number of a normal distribution, about: the sum of twelve even ones."""
    return sum(rng.below(1 << 20) for _ in range(12)) / (1 << 20) - 6.0


def generation(
    args: argparse.Namespace, found: Numbers, number: int, run: Runner
) -> tuple[Numbers, float]:
    """The numbers after one generation, and the mean points of all its games."""
    rng = Rng(f"{args.seed} {number}")
    ways = [{name: normal(rng) for name in found} for _ in range(args.pairs)]
    tried = [
        changed(args.bot, moved(found, way, far))
        for way in ways
        for far in (args.spread, -args.spread)
    ]
    deals = [f"{args.seed} {number}/{deal}" for deal in range(args.deals)]
    means = dict.fromkeys(tried, 0.0)
    for task, scores in run(points, [(args.game, text, deals) for text in tried]):
        means[task[1]] = sum(scores) / len(scores)
    gains = [means[one] - means[other] for one, other in zip(tried[::2], tried[1::2])]
    usual = sqrt(sum(gain * gain for gain in gains) / len(gains)) or 1.0
    step = {
        name: sum(gain / usual * way[name] for gain, way in zip(gains, ways)) / len(ways)
        for name in found
    }
    return moved(found, step, args.rate * args.spread), sum(means.values()) / len(means)


def evolve(args: argparse.Namespace, file: Path, run: Runner) -> Numbers:
    """All generations; those that the file has are done."""
    present = numbers(knowledge_of(args.game))
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    done: list[Numbers] = [json.loads(line)["numbers"] for line in lines]
    found = done[-1] if done else {name: present[name] for name in args.numbers}
    with file.open("a", encoding="utf-8") as kept:
        for number in range(len(done), args.generations):
            found, mean = generation(args, found, number, run)
            done.append(found)
            told = {"generation": number, "mean": round(mean, 2), "numbers": found}
            kept.write(json.dumps(told) + "\n")
            kept.flush()
            print(f"generation {number}: {mean:.2f} points", flush=True)
    return averaged(done[len(done) // 2 :])


def averaged(several: list[Numbers]) -> Numbers:
    """The mean of each number, as factors have it."""
    return {
        name: round(exp(sum(log(one[name]) for one in several) / len(several)), 6)
        for name in several[0]
    }


def compare(args: argparse.Namespace, found: Numbers, run: Runner) -> None:
    """Tell the gain of the found numbers on fresh deals."""
    deals = [f"{args.seed} fresh/{deal}" for deal in range(args.fresh)]
    tasks = [(args.game, text, deals) for text in (args.bot, changed(args.bot, found))]
    scores = {task[1]: scores for task, scores in run(points, tasks)}
    before, after = (scores[task[1]] for task in tasks)
    gain, low, high = mean_interval([b - a for a, b in zip(before, after)])
    print(f"{sum(before) / len(before):.1f} -> {sum(after) / len(after):.1f} points,", end=" ")
    print(f"{gain:+.2f} ({low:+.2f} to {high:+.2f}) in {args.fresh} fresh deals")


def read(arguments: list[str] | None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser("evolve", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=[one for one in games.GAMES if 1 in games.meta(one).seats])
    parser.add_argument("--bot", default="knight")
    parser.add_argument("--numbers", default="", help="all those for who plays alone, if none")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--spread", type=float, default=0.15, help="of a number, as a share of it")
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="evolve")
    parser.add_argument("--file", default="")
    parser.add_argument("--fresh", type=int, default=400)
    args = parser.parse_args(arguments)
    known = numbers(knowledge_of(args.game))
    wanted = args.numbers.split(",") if args.numbers else []
    args.numbers = [ALONE + name for name in wanted] or [
        name for name, value in known.items() if name.startswith(ALONE) and isinstance(value, float)
    ]
    unknown = [name for name in args.numbers if name not in known]
    if unknown:
        parser.error(f"{args.game} has no number {unknown[0].removeprefix(ALONE)}")
    return args


def main(arguments: list[str] | None = None) -> None:
    args = read(arguments)
    file = Path(args.file or ROOT / "build" / f"evolve-{args.game}.jsonl")
    file.parent.mkdir(parents=True, exist_ok=True)
    run = runner(args.jobs)
    found = evolve(args, file, run)
    for name, value in found.items():
        print(f"{name.removeprefix(ALONE)}: float = {value:.3g}")
    compare(args, found, run)


if __name__ == "__main__":
    main()
