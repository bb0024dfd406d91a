"""Mistakes by size: how many points the decisions of each level lose, as reviews judge them.

python tools/mistakes.py --games 4 --rollouts 60           all games, Page to Knight
python tools/mistakes.py --only torres --levels page       one game, one level

One level plays all seats. The unit is a line: consecutive decisions between which a seat learns
nothing new, such as a whole turn of Torres. A difference within the noise counts as no loss. Games
and worlds follow from the seed, so the result is the same every time, on every machine.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from palatine import Match, games  # noqa: E402
from palatine.bots import make  # noqa: E402
from palatine.bots.levels import LEVELS  # noqa: E402
from palatine.bots.review import judged, lines  # noqa: E402

BOUNDS = (1.0, 3.0, 10.0, 20.0)  # the bounds between the sizes of mistakes, in points
QUICK = [level.name for level in LEVELS if not level.iterations]
SEATS = {"between": 3}  # with two it has special rules; other games are played with two seats


@dataclass(frozen=True)
class Row:
    """The losses of a level's decisions. shares: the share of decisions in each size; mean,
    largest: in points."""

    game: str
    level: str
    decisions: int
    shares: tuple[float, ...]
    mean: float
    largest: float


def count_losses(game: str, level: str, losses: Sequence[float]) -> Row:
    """Count losses by size; a loss equal to a bound belongs to the larger size."""
    counts = [0] * (len(BOUNDS) + 1)
    for loss in losses:
        counts[sum(loss >= bound for bound in BOUNDS)] += 1
    number = max(1, len(losses))
    shares = tuple(count / number for count in counts)
    return Row(game, level, len(losses), shares, sum(losses) / number, max(losses, default=0.0))


def losses_of(game: str, level: str, number: int, rollouts: int | None, seed: str) -> list[float]:
    """The losses of the decisions of one game, in points."""
    seats = SEATS.get(game, 2)
    match = Match(game, seats=seats, seed=f"{seed}/{number}")
    bots = [make(level, f"{seed}/{number}/{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(match.game, match.view(seat)).text, seat)
    record = match.record
    found = judged(match.game, record, lines(match.game, record), rollouts)
    return [max(0.0, one.loss) for one in found]


def head() -> str:
    """The first two lines of the table, in Markdown."""
    sizes = [f"below {BOUNDS[0]:g}"]
    sizes += [f"{low:g} to {high:g}" for low, high in pairwise(BOUNDS)]
    sizes += [f"{BOUNDS[-1]:g} and more"]
    titles = ["game", "level", "decisions", *sizes, "mean", "largest"]
    return "| " + " | ".join(titles) + " |\n|---|---|" + "--:|" * (len(titles) - 2)


def line(row: Row) -> str:
    """A row of the table."""
    shares = [f"{100 * share:.1f} %" for share in row.shares]
    cells = [row.game, row.level, str(row.decisions), *shares]
    return "| " + " | ".join([*cells, f"{row.mean:.2f}", f"{row.largest:.1f}"]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=4, metavar="N", help="of every level")
    parser.add_argument("--rollouts", type=int, metavar="N", help="of a judgement; as a hint has")
    parser.add_argument("--levels", nargs="+", default=QUICK, choices=[one.name for one in LEVELS])
    parser.add_argument("--only", action="append", choices=list(games.GAMES), metavar="GAME")
    parser.add_argument("--seed", default="mistakes")
    args = parser.parse_args()
    print(head())
    for game in args.only or games.GAMES:
        for level in args.levels:
            losses: list[float] = []
            for number in range(args.games):
                losses += losses_of(game, level, number, args.rollouts, args.seed)
                print(f"{game} {level} {number + 1}/{args.games}", file=sys.stderr, flush=True)
            print(line(count_losses(game, level, losses)), flush=True)


if __name__ == "__main__":
    main()
