"""Conflicts: two processes on one PostgreSQL; every move is sent to both at the same time.

    python benchmarks/conflicts.py --database postgresql://... [--sent 1000]

Each pair of moves must be accepted exactly once. The database must be empty.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.conflicts import Rivals
from server.running import OwnProcess


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--sent", type=int, default=1000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers = [OwnProcess(Path(folder), args.database) for _ in range(2)]
        for server in servers:
            server.begin()
        for server in servers:
            server.await_health()
        rivals = Rivals((servers[0].url, servers[1].url), "tiny", 2, "conflicts")
        try:
            while rivals.tally.sent < args.sent:
                rivals.step()
        finally:
            rivals.close()
            for server in servers:
                server.stop()
    told = rivals.tally
    report = {"sent": told.sent, "accepted": told.accepted, "same_move_twice": told.pairs}
    print(json.dumps({**report, "refused": told.refused}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
