"""Steps a second of environments with observation and mask: ours and those of other packages.

    python benchmarks/environments.py [--seconds S] [--rounds N] [--batch N] [--json]

Ours (`palatine.rl.batch`, and the same games through PettingZoo's interface), PettingZoo's connect
four, chess and gin rummy, OpenSpiel's backgammon, gin rummy and hive, pgx's backgammon, chess and
connect four on the processor. Each of them plays two seats at random, in a separate process on one
core, in rounds; `runners/stepwatch.py` describes what is counted. `one`: one game at a time.
`batch`: many games in one call, where a package supports it. `two`: two processes at once; ours
share memory with the caller, of the others two copies run in parallel.

The first run installs the other packages into build/peers-environments (`--python` names a Python
that has them). A package that is not installed is reported; the others are measured.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass, field
from typing import Any

from environments_report import as_json, as_text
from peers import HERE, ROOT, RUNNERS, Failed, machine, palatine_python, peers_python, progress, run

REQUIREMENTS = HERE / "environments-requirements.txt"
PEERS = ROOT / "build" / "peers-environments"
NAMED = ("pettingzoo", "open_spiel", "pgx", "jax=", "rlcard")
OURS = ("torres", "louis", "between", "castles")
ZOO = ("connect_four_v3", "chess_v6", "gin_rummy_v4")
SPIEL = ("backgammon", "gin_rummy", "hive")
PGX = ("backgammon", "chess", "connect_four")
COPIES = 2


@dataclass
class Contestant:
    """An environment to measure. rounds: by mode, the result of each round."""

    name: str
    ours: bool
    command: list[str]
    modes: tuple[str, ...]
    rounds: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    failure: str = ""


def contestants(own: str, peers: str) -> list[Contestant]:
    """All environments to measure."""

    def one(name: str, ours: bool, runner: str, game: str, *modes: str) -> Contestant:
        python = own if ours else peers
        return Contestant(name, ours, [python, str(RUNNERS / runner), game], modes)

    alone, both = ("one", "two"), ("one", "batch", "two")
    return [
        *(one(f"palatine {g}", True, "palatine_steps.py", g, *both) for g in OURS),
        *(
            one(f"palatine {g} (PettingZoo)", True, "palatine_steps.py", f"{g}:pettingzoo", "one")
            for g in OURS
        ),
        *(one(f"PettingZoo {g}", False, "zoo_steps.py", g, *alone) for g in ZOO),
        *(one(f"OpenSpiel {g}", False, "openspiel_steps.py", g, *alone) for g in SPIEL),
        *(one(f"pgx {g}", False, "pgx_steps.py", g, *both) for g in PGX),
    ]


def measure(one: Contestant, mode: str, args: argparse.Namespace, seed: int) -> dict[str, Any]:
    """Measure one round in one mode."""
    single = "batch" if "batch" in one.modes else "one"
    shown = mode if mode != "two" else "processes" if one.ours else single
    command = [*one.command, "--mode", shown, "--batch", str(args.batch)]
    command += ["--seconds", str(args.seconds), "--seed", str(seed)]
    if mode != "two" or one.ours:
        found: dict[str, Any] = json.loads(run(command))
        return found
    return together(command)


def together(command: list[str]) -> dict[str, Any]:
    """Run two copies at once, on different cores where there are two."""
    running = [
        subprocess.Popen([*command, "--core", str(core)], stdout=subprocess.PIPE, text=True)
        for core in range(COPIES)
    ]
    found = [json.loads(child.communicate()[0] or "{}") for child in running]
    if any("steps" not in one for one in found):
        raise Failed("a copy of two ended without an answer")
    return {
        "steps": sum(one["steps"] for one in found),
        "clock": max(one["clock"] for one in found),
        "processor": sum(one["processor"] for one in found),
    }


def compete(everybody: list[Contestant], args: argparse.Namespace) -> None:
    """Measure every environment once in each round, one at a time."""
    for number in range(1, args.rounds + 1):
        for one in everybody:
            for mode in one.modes:
                if one.failure:
                    break
                progress(f"round {number} of {args.rounds}: {one.name}, {mode}")
                try:
                    one.rounds.setdefault(mode, []).append(measure(one, mode, args, number))
                except Failed as why:
                    one.failure = str(why)
    progress("")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of one measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--batch", type=int, default=256, help="games of a batch")
    parser.add_argument("--only", default="", help="those whose names have one of these words")
    parser.add_argument("--python", help="of an environment in which the peers are installed")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.seconds <= 0 or args.rounds < 1 or args.batch < 1:
        parser.error("--seconds must be above 0, --rounds and --batch at least 1")
    return args


def peers_of(own: str, given: str | None, notes: list[str]) -> str:
    """The Python with the other packages; where they cannot be installed, our own."""
    if given:
        return given
    try:
        return peers_python(own, PEERS, REQUIREMENTS)
    except Failed as why:
        notes.append(f"the peers could not be installed: {why}")
        return own


def main() -> int:
    args = arguments()
    notes: list[str] = []
    own = palatine_python()
    everybody = contestants(own, peers_of(own, args.python, notes))
    words = [word for word in args.only.split(",") if word]
    chosen = [one for one in everybody if not words or any(w in one.name for w in words)]
    if not chosen:
        print(f"environments.py: nobody is named {args.only}", file=sys.stderr)
        return 2
    compete(chosen, args)
    header = machine(own, REQUIREMENTS, NAMED)
    header |= {key: getattr(args, key) for key in ("seconds", "rounds", "batch")}
    for one in chosen:
        if one.failure:
            missing = "ModuleNotFoundError" in one.failure
            what = "not installed" if missing else "failed"
            notes.append(f"{one.name}: {what} ({one.failure})")
    rows = [vars(one) for one in chosen if not one.failure]
    print((as_json if args.json else as_text)(header, rows, notes))
    return 1 if any(one.ours and one.failure for one in chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
