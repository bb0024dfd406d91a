"""Chaos: kill the server at random moments during play, and check the store after each.

    python benchmarks/chaos.py [--kills 200] [--database postgresql://...]

Without --database it uses SQLite in a temporary folder; a given database must be empty. Every
acknowledged move must be stored exactly once, and every table must be playable afterwards.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.chaos import Chaos


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", default="chaos")
    parser.add_argument("--tables", type=int, default=4, help="every fourth has a bot")
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder), args.database, args.seed, args.tables)
        try:
            chaos.run(args.kills, lambda kills: print(f"\r{kills}", end="", file=sys.stderr))
        finally:
            chaos.close()
    store = "postgresql" if args.database else "sqlite"
    seconds = round(time.monotonic() - began)
    report = {"store": store, "kills": chaos.kills, "moves": chaos.moves, "resent": chaos.resent}
    print(json.dumps({**report, "seconds": seconds}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
