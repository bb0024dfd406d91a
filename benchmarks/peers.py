"""Decisions per second of random play: Palatine compared with catanatron and OpenSpiel.

    python benchmarks/peers.py [--seconds S] [--rounds N] [--games torres,louis] [--json]

The first run makes a virtual environment for the other engines in build/peers; Palatine itself does
not need it. Every contestant runs in a separate process, one at a time, in rounds
(A B C, A B C, ...), so that a slow minute of the machine affects all of them.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from peers_report import as_json, as_text

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RUNNERS = HERE / "runners"
REQUIREMENTS = HERE / "peers-requirements.txt"
PEERS = ROOT / "build" / "peers"
SWITCH = "PALATINE_INTERPRETED"


class Failed(Exception):
    """A child process has failed; the text says which one and why."""


@dataclass
class Contestant:
    """An engine and game to measure, and the result of each round."""

    name: str
    build: str  # peer | interpreted | compiled
    command: list[str]
    rounds: list[dict[str, Any]] = field(default_factory=list)
    failure: str = ""


def progress(text: str) -> None:
    """Show the progress on a terminal; nothing is written to a log."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def run(command: list[str], **env: str) -> str:
    """Run a child process and return its output. Raises `Failed`."""
    clean = {k: v for k, v in os.environ.items() if k != SWITCH}
    clean["PYTHONHASHSEED"] = "0"
    done = subprocess.run(command, env=clean | env, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or [f"exit {done.returncode}"]
        raise Failed(lines[-1])
    return done.stdout


def palatine_python() -> str:
    """The Python of the checkout's virtual environment, else the one that runs this."""
    own = ROOT / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def peers_python(base: str, folder: Path = PEERS, requirements: Path = REQUIREMENTS) -> str:
    """The Python of the other engines' environment, which is made or updated when the requirements
    have changed."""
    python = folder / "bin" / "python"
    stamp = folder / "installed.txt"
    wanted = requirements.read_text()
    if not stamp.exists() or stamp.read_text() != wanted:
        progress(f"installing the peers into {folder.relative_to(ROOT)} ...")
        run([base, "-m", "venv", "--clear", str(folder)])
        (folder / ".gitignore").write_text("*\n")
        run([str(python), "-m", "pip", "install", "--quiet", "-r", str(requirements)])
        stamp.write_text(wanted)
    return str(python)


def peers(python: str) -> list[Contestant]:
    """The other engines: Catan, and three OpenSpiel games of different speed."""
    catan = [python, str(RUNNERS / "catanatron_random.py")]
    spiel = [python, str(RUNNERS / "openspiel_random.py")]
    found = [Contestant("catanatron", "peer", catan)]
    for game in ("hive", "backgammon", "gin_rummy"):
        found.append(Contestant(f"openspiel {game}", "peer", [*spiel, game]))
    return found


def palatine(python: str, wanted: list[str] | None, notes: list[str]) -> list[Contestant]:
    """Palatine's games, interpreted and, where there is a build, compiled."""
    if wanted == []:
        return []
    runner = [python, str(RUNNERS / "palatine_random.py")]
    try:
        listed = json.loads(run([*runner, "--list"]))
    except Failed as why:
        notes.append(f"Palatine was not measured: {why}")
        return []
    games: list[str] = listed["games"]
    for game in wanted or []:
        if game not in games:
            raise Failed(f"no such game: {game} (there are {', '.join(games)})")
    builds = ["interpreted", "compiled"]
    if listed["build"] != "compiled":
        builds.remove("compiled")
        notes.append("Palatine has not been compiled here: interpreted only")
    return [
        Contestant(game, build, [*runner, game]) for game in wanted or games for build in builds
    ]


def measure(one: Contestant, seconds: float, seed: int) -> None:
    """Measure one round of a contestant; after a failure it is left out."""
    env = {SWITCH: "1"} if one.build == "interpreted" else {}
    try:
        answer = json.loads(
            run([*one.command, "--seconds", str(seconds), "--seed", str(seed)], **env)
        )
        if answer.get("build", one.build) != one.build:
            raise Failed(f"asked for {one.build}, got {answer['build']}")
        one.rounds.append(answer)
    except Failed as why:
        one.failure = str(why)


def cpu_model() -> str:
    """The name of the processor, where the system provides it."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def machine(
    python: str,
    requirements: Path = REQUIREMENTS,
    named: tuple[str, ...] = ("catanatron", "open_spiel"),
) -> dict[str, Any]:
    """The header of the report: machine, versions and load, without which the numbers mean
    little."""
    version = "import platform as p; print(p.python_implementation(), p.python_version())"
    return {
        "python": run([python, "-c", version]).strip(),
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "peers": [
            line.partition("#")[0].strip()
            for line in requirements.read_text().splitlines()
            if line.startswith(named)
        ],
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of one measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", help="Palatine's games, by commas; '' = the peers alone")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.seconds <= 0 or args.rounds < 1:
        parser.error("--seconds must be above 0 and --rounds at least 1")
    return args


def compete(contestants: list[Contestant], seconds: float, rounds: int) -> None:
    """Measure every contestant once in each round, one process at a time."""
    for number in range(1, rounds + 1):
        for one in contestants:
            if not one.failure:
                progress(f"round {number} of {rounds}: {one.name} {one.build}")
                measure(one, seconds, number)
    progress("")


def main() -> int:
    args = arguments()
    wanted = None if args.games is None else [g for g in args.games.split(",") if g]
    notes: list[str] = []
    try:
        base = palatine_python()
        contestants = palatine(base, wanted, notes) + peers(peers_python(base))
        header = machine(base) | {"seconds": args.seconds, "rounds": args.rounds}
    except Failed as why:
        print(f"peers.py: {why}", file=sys.stderr)
        return 2
    compete(contestants, args.seconds, args.rounds)
    failed = [one for one in contestants if one.failure]
    notes += [f"{one.name} ({one.build}) failed: {one.failure}" for one in failed]
    rows = [vars(one) for one in contestants if not one.failure]
    print((as_json if args.json else as_text)(header, rows, notes))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
