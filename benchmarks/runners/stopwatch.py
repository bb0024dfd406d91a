"""The timing of all runners: whole games until the CPU time is used up."""

import json
import time
from collections.abc import Callable


def measure(seconds: float, play: Callable[[int], int]) -> dict[str, float]:
    """Play games number 1, 2, ... for `seconds` of CPU time; `play` returns a game's decisions.

    The set-up of a game is included; importing and one warm-up game are not.
    """
    play(0)
    decisions = games = 0
    start = time.process_time()
    used = 0.0
    while used < seconds:
        games += 1
        decisions += play(games)
        used = time.process_time() - start
    return {"decisions": decisions, "seconds": used, "games": games}


def report(name: str, measured: dict[str, float], **more: str | int) -> None:
    """Print the one line of JSON that peers.py reads."""
    print(json.dumps({"name": name, **more, **measured}))
