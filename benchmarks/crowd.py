"""A crowd of slow bots: how long a player waits for a Squire while sixty tables of Palatines run.

    python benchmarks/crowd.py [--tables 60] [--think 2] [--decisions 1000] [--game G] [--strict]

One person has many tables of Palatines alone, and watches all of them, so that they never stop;
another person plays against a Squire. The server has its default number of processes for bots. The
report has, in milliseconds, the time of a Squire's decision (from the update before it to the next
one) without the crowd and with it, as median and maximum, and the number of decisions of the
Palatines in that time. `--think`: the seconds that a Palatine may think, 0 for its usual budget.
`--strict` fails where a decision of the Squire was ever delayed by a second or more.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from palatine import build_kind
from palatine.server.config import Config
from palatine.server.workers import COMMAND, Workers
from server.running import Guest, InProcess, Tab, wait_for

THINKING = """
from dataclasses import replace
from palatine.bots.levels import Palatine
from palatine.server.workers.process import work
Palatine.level = replace(Palatine.level, seconds={seconds}, iterations=1_000_000)
work()
"""
Json = dict[str, Any]


def main() -> int:
    args = arguments()
    command = (sys.executable, "-c", THINKING.format(seconds=args.think)) if args.think else COMMAND
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data=folder, limits=False, bot_pause=0.0, log_level="error")
        with InProcess(config) as server:
            server.hub.workers.close()
            server.hub.workers = Workers(config, command)
            told = measured(server, args)
    print(json.dumps(told))
    return int(args.strict and told["beside"]["max"] - told["alone"]["median"] >= 1000)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--game", default="torres")
    parser.add_argument("--strict", action="store_true")
    return parser.parse_args()


def measured(server: InProcess, args: argparse.Namespace) -> Json:
    ada, bea = Guest(server.url, "Ada"), Guest(server.url, "Bea")
    alone = spread(bea, args.game, args.decisions)
    with ExitStack() as open_sockets:
        made = [
            ada.new_table(args.game, ["bot:palatine", "bot:palatine"])["id"]
            for _ in range(args.tables)
        ]
        for table in made:
            open_sockets.enter_context(ada.socket(table))
        wait_for(lambda: server.hub.workers.waiting >= args.tables - 2, 120)
        before, began = rows(server, made), time.monotonic()
        beside = spread(bea, args.game, args.decisions)
        spent, after = time.monotonic() - began, rows(server, made)
    ada.close()
    bea.close()
    return {
        "game": args.game,
        "rules": build_kind(),
        "tables": args.tables,
        "palatine_seconds": args.think or "usual",
        "load": round(os.getloadavg()[0], 1),
        "alone": alone,
        "beside": beside,
        "palatine_decisions_a_minute": round(60 * (after - before) / spent),
    }


def rows(server: InProcess, made: list[str]) -> int:
    return sum(server.hub.lives[table].table.row_count for table in made)


def spread(guest: Guest, game: str, decisions: int) -> Json:
    """The times of the Squire's decisions: median and maximum, in milliseconds."""
    found: list[float] = []
    while len(found) < decisions:
        table = guest.new_table(game, ["me", "bot:squire"])["id"]
        with guest.socket(table) as tab:
            for seconds in played(tab):
                found.append(1000 * seconds)
                if len(found) == decisions:
                    break
    return {"decisions": len(found), "median": round(median(found)), "max": round(max(found))}


def played(tab: Tab) -> Iterator[float]:
    """Play a game, always by the first offer; yields the time of each of the Squire's decisions."""
    view = tab.update()
    while view["table"]["state"] in ("waiting", "playing"):
        squire = 1 in view["pending"]["seats"]
        if view["pending"]["mine"]:
            tab.send("move", id=f"m{view['seq']}", seq=view["seq"], texts=[view["offers"][0][0]])
        began = time.perf_counter()
        view = tab.update()
        if squire:
            yield time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
