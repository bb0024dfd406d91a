"""The timing of all environments: steps until the time is used up, by processor time and clock.

A step is one action of a player (in our environments one number), chosen at random among the legal
ones, with observation and mask of the position after it. All of that is timed, chance and new games
included; importing, creating the environment and some warm-up steps are not.
"""

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path


def arguments() -> argparse.Namespace:
    """The arguments that environments.py gives to a runner."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--mode", choices=("one", "batch", "processes"), default="one")
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--core", type=int, default=0, help="which core it keeps to")
    args = parser.parse_args()
    if args.mode != "processes":
        keep_to_one_core(args.core)
    return args


def keep_to_one_core(number: int) -> None:
    """Bind this process to one core, since some packages start threads."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0), reverse=True)
        os.sched_setaffinity(0, {cores[number % len(cores)]})


def processor_time(children: list[int]) -> float:
    """The processor seconds of this process and of some others so far, where the system provides
    them."""
    used = time.process_time()
    for child in children:
        fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
        used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def watch(
    seconds: float, play: Callable[[], int], children: list[int] | None = None
) -> dict[str, float]:
    """Call `play`, which makes some steps and returns how many, for so many seconds."""
    others = children or []
    for _ in range(3):
        play()
    steps = 0
    began, began_work = time.perf_counter(), processor_time(others)
    while (taken := time.perf_counter() - began) < seconds:
        steps += play()
    return {"steps": steps, "clock": taken, "processor": processor_time(others) - began_work}


def report(measured: dict[str, float], **more: str | int) -> None:
    """Print the one line of JSON that environments.py reads."""
    print(json.dumps({**more, **measured}))
