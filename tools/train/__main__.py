"""Train the networks of the strongest bot on its own games (see docs/opponents.md).

    python tools/train GAME [--kind policy|value|turns] [--rounds 3] [--games 200] [--seats 2,3,4]
                            [--rollouts 100] [--explore 8] [--level palatine] [--steps A,B]
                            [--changes "NAME=NUMBER ..."] [--go-on] [--only-games]
                            [--trainer torch|numpy] [--hidden 48] [--epochs 12] [--batch 512]
                            [--rate 0.002] [--decay 0.0001] [--doubt 2] [--measure 100]
                            [--seed WORD] [--jobs N] [--folder FOLDER] [--install]

Each round plays games with the networks of the previous round, trains on the games of all rounds,
and lets the new bot play against one without networks. The network that is trained begins from
nothing, and the first round plays without it (with --go-on it plays with the package's); the game's
others are those of the package. --only-games plays the games of the first round that is not done
and ends: then another machine can train. Everything is kept in the folder
(build/train/GAME-KIND): the same command continues a stopped run, one with other arguments is
refused, and the same seed makes the same games. --install copies the last network into the
package, beside the knowledge of its bots.
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
from palatine.bots.knowledge import knowledge_of  # noqa: E402
from palatine.bots.learned import NETWORKS, data_file  # noqa: E402
from palatine.bots.network_files import read_about  # noqa: E402
from palatine.bots.runners import processes  # noqa: E402
from palatine.bots.statistics import mean_interval  # noqa: E402
from train import generate  # noqa: E402
from train.export import export  # noqa: E402
from train.features import switches, write_rows  # noqa: E402
from train.loaded import check_loaded  # noqa: E402
from train.rows import Settings, load  # noqa: E402

# What may differ between two runs of the same training: how long it goes on, and how it is watched
PASSING = {"rounds", "measure", "jobs", "folder", "install", "only_games"}


def main(arguments: list[str] | None = None) -> None:
    args = read(arguments)
    check_loaded(args.game, network_name(args))
    folder = Path(args.folder or ROOT / "build" / "train" / f"{args.game}-{network_name(args)}")
    networks = folder / "networks"
    begin(args, folder, networks)
    os.environ[NETWORKS] = str(networks)  # for the processes that play
    for number in range(1, args.rounds + 1):
        one_round(args, folder, networks, number)
        if args.only_games and not (folder / f"round-{number}.json").exists():
            return
    if args.install:
        target = installed(args.game, network_name(args))
        target.parent.mkdir(exist_ok=True)
        shutil.copy(networks / args.game / target.name, target)
        tell(f"installed {target}")


def begin(args: argparse.Namespace, folder: Path, networks: Path) -> None:
    """Make the folder of a training, or check that it is one with the same arguments."""
    given = {name: value for name, value in vars(args).items() if name not in PASSING}
    note = folder / "arguments.json"
    if note.exists():
        kept = json.loads(note.read_text("utf-8"))
        other = [name for name in given if kept.get(name) != given[name]]
        if other:
            told = ", ".join(f"--{name.replace('_', '-')} {kept.get(name)}" for name in other)
            raise SystemExit(f"train: {folder} was begun with {told}; remove it, or use --folder")
        return
    own = installed(args.game, network_name(args))
    given["began with"] = read_about(own)["sha256"] if args.go_on and own.exists() else ""
    (networks / args.game).mkdir(parents=True, exist_ok=True)
    for file in own.parent.glob("*.json"):
        if file.name != own.name or args.go_on:
            shutil.copy(file, networks / args.game)
    note.write_text(json.dumps(given, indent=1), "utf-8")


def installed(game: str, name: str) -> Path:
    """Where a network lies in the package."""
    return data_file(f"{ROOT}/src/palatine/bots/games/{game}/_", name, given="")


def read(arguments: list[str] | None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser("train", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=sorted(games.GAMES))
    parser.add_argument("--kind", choices=("policy", "value", "turns"), default="policy")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=200, help="a round, for each number of seats")
    parser.add_argument("--seats", default="")
    parser.add_argument("--rollouts", type=int, default=100)
    parser.add_argument("--explore", type=int, default=8, help="in a hundred decisions")
    parser.add_argument("--level", default="palatine")
    parser.add_argument("--steps", default="", help="decisions that are learned; all, if none")
    parser.add_argument("--changes", default="", help="other numbers for the knowledge that plays")
    parser.add_argument("--go-on", action="store_true", help="from the network of the package")
    parser.add_argument("--trainer", choices=("torch", "numpy"), default="torch")
    parser.add_argument("--hidden", type=int, default=48)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.0001)
    parser.add_argument("--doubt", type=float, default=2.0)
    parser.add_argument("--measure", type=int, default=100, help="games against nothing learned")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", default="")
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--only-games", action="store_true")
    args = parser.parse_args(arguments)
    counts = games.meta(args.game).seats
    args.seats = [int(n) for n in args.seats.split(",")] if args.seats else list(counts)
    return args


def network_name(args: argparse.Namespace) -> str:
    """The name of the file that is trained: a game alone has networks of its own."""
    return f"{args.kind}-alone" if args.seats == [1] else str(args.kind)


def one_round(args: argparse.Namespace, folder: Path, networks: Path, number: int) -> None:
    """Play, train, write the network and measure; steps that are done already are skipped."""
    done = folder / f"round-{number}.json"
    if done.exists():
        tell(f"round {number}: done before")
        return
    seed = f"{args.seed} {number}"
    how = generate.SelfPlay(args.game, args.level, args.rollouts, args.explore, seed, args.changes)
    total = args.games * len(args.seats)
    run = processes(args.jobs)  # never in this one, which would know the networks of before
    played = folder / f"games-{number}.jsonl.gz"

    def shown(count: int) -> None:
        tell(f"round {number}: {count} of {total} games", end="\r" if count < total else "\n")

    generate.generate(how, args.seats, args.games, played, run, shown)
    if args.only_games:
        return
    settings = {"steps": [s for s in args.steps.split(",") if s], "share": 12}
    settings["categories"] = categories(args.game)
    write_rows(args.kind, all_games(folder, number), settings, folder / "rows", run)
    recipe = {"seats": args.seats, "steps": settings["steps"], "rounds": number, **asdict(how)}
    recipe["began with"] = json.loads((folder / "arguments.json").read_text("utf-8"))["began with"]
    measured = train(args, folder, networks, recipe)
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
    names = ("hidden", "epochs", "batch", "rate", "decay", "doubt")
    how = Settings(**{name: getattr(args, name) for name in names})
    trained = fit(rows, how, tell)
    told = {"trainer": args.trainer, "games": rows.about["games"], **recipe}
    told["training"] = asdict(how)
    export(rows, trained, networks / args.game / f"{network_name(args)}.json", told)
    tell(", ".join(f"{name} {value:.3f}" for name, value in trained.measured.items()))
    return trained.measured


def measure(args: argparse.Namespace, run: Any) -> dict[str, Any]:
    """Let the new bot play against one without networks, with the rollouts of the training; alone,
    each plays the same deals."""
    new = f"palatine rollouts={args.rollouts} seconds=0"
    plain = " ".join([new, *(f"{name}=0" for name in switches(args.game))])
    if args.seats == [1]:
        return measure_alone(args, new, plain, run)
    seats = args.seats[0] if args.seats[0] > 1 else args.seats[1]
    what = arena.contest(
        args.game, [new] + [plain] * (seats - 1), seats, None, f"{args.seed} arena"
    )
    told = arena.run(what, args.measure, run).bots[0].to_json()
    tell(f"wins {told['win_rate']:.2f} {told['win_rate_95']}, fair {told['expected']:.2f}")
    return told


def measure_alone(args: argparse.Namespace, new: str, plain: str, run: Any) -> dict[str, Any]:
    """How many points more the new bot comes to than one without networks."""
    points = []
    for name in (new, plain):
        what = arena.contest(args.game, [name], 1, None, f"{args.seed} arena").plain()
        played = [one for _, one in run(arena.play_one, [(what, n) for n in range(args.measure)])]
        points.append([one["scores"][0] for one in sorted(played, key=lambda one: one["deal"])])
    gain, low, high = mean_interval([float(a - b) for a, b in zip(*points)])
    means = [sum(some) / len(some) for some in points]
    tell(f"{means[0]:.1f} points, {gain:+.1f} ({low:+.1f} to {high:+.1f}) by what was learned")
    return {"points": means[0], "gain": gain, "gain_95": [low, high], "games": args.measure}


def tell(text: str, end: str = "\n") -> None:
    """Print the progress."""
    print(text, end=end, flush=True)


if __name__ == "__main__":
    main()
