"""Train the networks of the strongest bot on its own games (see docs/learning.md).

    python tools/train GAME [--kind policy|value] [--rounds 3] [--games 200] [--seats 2,3,4]
                            [--rollouts 100] [--explore 8] [--level palatine] [--steps A,B]
                            [--trainer torch|numpy] [--hidden 48] [--epochs 12] [--doubt 2]
                            [--measure 100] [--seed WORD] [--jobs N] [--folder FOLDER] [--install]

Each round plays games with the networks of the previous round, trains on the games of all rounds,
and lets the new bot play against one without networks. Everything is kept in the folder
(build/train/GAME): the same command continues a stopped run, and the same seed makes the same
games. --install copies the last network into the package, beside the knowledge of its bots.
"""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from palatine import games  # noqa: E402
from palatine.bots import arena  # noqa: E402
from palatine.bots.entrants import numbers  # noqa: E402
from palatine.bots.knowledge import knowledge_of  # noqa: E402
from palatine.bots.learned import NETWORKS, data_file  # noqa: E402
from palatine.bots.runners import runner  # noqa: E402
from train import generate  # noqa: E402
from train.export import export  # noqa: E402
from train.features import write_rows  # noqa: E402
from train.rows import Settings, load  # noqa: E402


def main(arguments: list[str] | None = None) -> None:
    args = read(arguments)
    folder = Path(args.folder or ROOT / "build" / "train" / args.game)
    folder.mkdir(parents=True, exist_ok=True)
    networks = folder / "networks"
    os.environ[NETWORKS] = str(networks)  # for the processes that play
    for number in range(1, args.rounds + 1):
        one_round(args, folder, networks, number)
    if args.install:
        target = data_file(f"{ROOT}/src/palatine/bots/games/{args.game}/_", args.kind, given="")
        target.parent.mkdir(exist_ok=True)
        shutil.copy(networks / args.game / f"{args.kind}.json", target)
        tell(f"installed {target}")


def read(arguments: list[str] | None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser("train", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=sorted(games.GAMES))
    parser.add_argument("--kind", choices=("policy", "value"), default="policy")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=200, help="a round, for each number of seats")
    parser.add_argument("--seats", default="")
    parser.add_argument("--rollouts", type=int, default=100)
    parser.add_argument("--explore", type=int, default=8, help="in a hundred decisions")
    parser.add_argument("--level", default="palatine")
    parser.add_argument("--steps", default="", help="decisions that are learned; all, if none")
    parser.add_argument("--trainer", choices=("torch", "numpy"), default="torch")
    parser.add_argument("--hidden", type=int, default=48)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--doubt", type=float, default=2.0)
    parser.add_argument("--measure", type=int, default=100, help="games against nothing learned")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", default="")
    parser.add_argument("--install", action="store_true")
    args = parser.parse_args(arguments)
    counts = games.meta(args.game).seats
    args.seats = [int(n) for n in args.seats.split(",")] if args.seats else list(counts)
    return args


def one_round(args: argparse.Namespace, folder: Path, networks: Path, number: int) -> None:
    """Play, train, write the network and measure; steps that are done already are skipped."""
    done = folder / f"round-{number}.json"
    if done.exists():
        tell(f"round {number}: done before")
        return
    how = generate.SelfPlay(
        args.game, args.level, args.rollouts, args.explore, f"{args.seed} {number}"
    )
    total = args.games * len(args.seats)
    run = runner(args.jobs)
    played = folder / f"games-{number}.jsonl.gz"

    def shown(count: int) -> None:
        tell(f"round {number}: {count} of {total} games", end="\r" if count < total else "\n")

    generate.generate(how, args.seats, args.games, played, run, shown)
    settings = {"steps": [s for s in args.steps.split(",") if s], "share": 12}
    settings["categories"] = categories(args.game)
    write_rows(args.kind, all_games(folder, number), settings, folder / "rows", run)
    measured = train(args, folder, networks, asdict(how))
    result = measure(args, run) if args.measure else {}
    done.write_text(json.dumps({"held out": measured, "arena": result}, indent=1), "utf-8")


def all_games(folder: Path, number: int) -> Iterator[dict[str, Any]]:
    """The games of all rounds up to this one."""
    files = [folder / f"games-{n}.jsonl.gz" for n in range(1, number + 1)]
    return chain.from_iterable(generate.read_games(file) for file in files)


def categories(game: str) -> list[str]:
    """The categories of the hand-made outlook that are inputs of a value network; empty where a
    game has none."""
    return list(getattr(knowledge_of(game), "value_categories", []))


def train(
    args: argparse.Namespace, folder: Path, networks: Path, recipe: dict[str, Any]
) -> dict[str, float]:
    """Fit a network to all rows and write it where the next round reads it."""
    if args.trainer == "torch":
        from train.fit_torch import fit
    else:
        from train.fit_numpy import fit
    rows = load(folder / "rows")
    how = Settings(hidden=args.hidden, epochs=args.epochs, doubt=args.doubt)
    layers, measured = fit(rows, how, tell)
    told = {"trainer": args.trainer, "games": rows.about["games"], **recipe, **asdict(how)}
    export(rows, layers, networks / args.game / f"{args.kind}.json", told, measured)
    tell(", ".join(f"{name} {value:.3f}" for name, value in measured.items()))
    return measured


def measure(args: argparse.Namespace, run: Any) -> dict[str, Any]:
    """Let the new bot play against one without networks, with the rollouts of the training."""
    switches = [name for name in numbers(knowledge_of(args.game)) if name.startswith("learned")]
    new = f"palatine rollouts={args.rollouts} seconds=0"
    plain = " ".join([new, *(f"{name}=0" for name in switches)])
    seats = args.seats[0] if args.seats[0] > 1 else args.seats[1]
    what = arena.contest(
        args.game, [new] + [plain] * (seats - 1), seats, None, f"{args.seed} arena"
    )
    told = arena.run(what, args.measure, run).bots[0].to_json()
    tell(f"wins {told['win_rate']:.2f} {told['win_rate_95']}, fair {told['expected']:.2f}")
    return told


def tell(text: str, end: str = "\n") -> None:
    """Print the progress."""
    print(text, end=end, flush=True)


if __name__ == "__main__":
    main()
