"""Measure the ladder of all levels in every game, and write docs/strength.md.

    tools/strength.py [--games N] [--minutes M] [--only GAME] [--store FILE] [--write FILE]

Played games are kept in the store (build/strength.jsonl), so a run that was interrupted, or was
given few minutes, goes on where it stopped; the page always says how many games stand behind a
number. N games a pairing (200) take a day of one core; the levels' own clocks must not be squeezed,
so run it on a machine that has nothing else to do.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from palatine import games  # noqa: E402
from palatine.bots.ladder import Ladder, Pair, Store, climb, report  # noqa: E402

LEVELS = ("page", "squire", "knight", "castellan", "palatine")
YARDSTICKS = (("palatine", "greedy"), ("palatine", "random"))
SEED = "strength"
HEAD = """# How strong the opponents are

Made by `tools/strength.py`; do not edit. Deals are paired and seats rotated: every deal is played
once from each seat. At a table of more than two, one seat is the stronger opponent's and all others
the weaker one's. Intervals are 95 %: Wilson's for shares of wins, Student's over deals for leads.
The figures are as good as the number of games beside them, no better; on a machine that has other
work to do the clock cuts the thinking of the upper levels short, and they do worse than they can.
"""


def seats_of(game: str) -> int:
    """Two, where the game is one against one then; three where partners share castles."""
    return 3 if game == "between" else 2


def measured(game: str, count: int, store: Store, until: float) -> tuple[dict[str, Any], ...]:
    """The ladder of a game, and its strongest level against greedy and random."""
    seats = seats_of(game)
    options = games.meta(game).read_options(None)

    def late() -> bool:
        return time.monotonic() > until

    def told(pair: Pair, deals: int) -> None:
        print(f"{game}: {pair[0]} against {pair[1]}, deal {deals}", file=sys.stderr)

    levels = Ladder(game, LEVELS, seats, options, SEED)
    reports = [climb(levels, count, store=store, progress=told, until=late)]
    for strong, weak in YARDSTICKS:
        other = Ladder(game, (weak, strong), seats, options, SEED)
        climb(other, count, store=store, progress=told, until=late)
        reports.append(report(other, other.pairs(False), store))
    return tuple(reports)


def page(measures: dict[str, tuple[dict[str, Any], ...]]) -> str:
    """The page as Markdown."""
    lines = [HEAD]
    for game, reports in measures.items():
        first = reports[0]
        lines.append(f"\n## {game}, {first['seats']} seats\n")
        lines.append("| stronger | weaker | games | share of wins | 95 % | fair | lead | 95 % |")
        lines.append("|---|---|---|---|---|---|---|---|")
        rows = [row for one in reports for row in one["pairs"]]
        lines += [_row(row) for row in rows]
        if not rows:
            lines.append("| not measured yet | | 0 | | | | | |")
        if first["ratings"] and rows:
            rated = ", ".join(
                f"{name} {r['mu']:.1f} ± {r['sigma']:.1f}" for name, r in first["ratings"].items()
            )
            lines.append(f"\nOpenskill ratings on the ladder: {rated}.")
    return "\n".join(lines) + "\n"


def _row(row: dict[str, Any]) -> str:
    strong, weak = row["pair"]
    low, high = row["win_rate_95"]
    less, more = row["margin_95"]
    return (
        f"| {strong} | {weak} | {row['games']} | {row['win_rate']:.0%} | {low:.0%} to {high:.0%} | "
        f"{row['expected']:.0%} | {row['margin']:+.1f} | {less:+.1f} to {more:+.1f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M")
    parser.add_argument("--only", action="append", metavar="GAME")
    parser.add_argument("--store", type=Path, default=ROOT / "build" / "strength.jsonl")
    parser.add_argument("--write", type=Path, default=ROOT / "docs" / "strength.md")
    args = parser.parse_args()
    args.store.parent.mkdir(parents=True, exist_ok=True)
    store = Store(args.store)
    until = time.monotonic() + 60 * args.minutes
    measures = {}
    for game in games.GAMES:
        asked = args.only is None or game in args.only
        measures[game] = measured(game, args.games, store, until if asked else 0.0)
    args.write.write_text(page(measures), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
