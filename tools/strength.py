"""Measure all levels in every game, at every number of seats, and write docs/strength.md.

    tools/strength.py [--games N] [--others N] [--yardsticks N] [--four N] [--before N] [--alone N]
                      [--kind KIND] [--only GAME] [--seats N] [--jobs N | --ray [ADDRESS]]
                      [--minutes M] [--store FILE] [--archive FILE] [--write FILE] [--carry SHARE]
    tools/strength.py --pair A/B [--games N] [--only GAME] [--seats N] [--seed TEXT] ...
    tools/strength.py --sprt --pair A/B [--p0 P | --elo0 E] (--p1 P | --elo1 E)
                      [--alpha A] [--beta B] [--games MOST] ...

Neighbours on the ladder play each other; with two seats (three in Between Two Castles) the
strongest level also plays greedy, random, itself with a quarter of the budget, and itself as of
the last snapshot (tools/frozen.py), these two without a clock. All games are in one queue, deal by
deal, for all cores; so whenever the run is stopped (Ctrl-C, --minutes) all numbers are about
equally certain. `--kind`, `--only` and `--seats` choose what is played in a run.

The games are kept in the store, and the next run continues from there. When a run ends all of them
are packed into the archive, which belongs to the checkout: so it can be continued on another
machine. Only pairs whose code has changed since are played again; with `--carry 0.1` a tenth of the
games of each is played first, and where all of them come out as before the others stay
(strength_carry.py). The page is written each time, with the number of games for every number;
`--minutes 0` only writes the page. A complete run takes
hours of one core.

With `--pair` only one pair is played, its result is printed, and no page is written: with two
seats, or with `--seats`; A has one seat and B all others. With `--sprt` it ends as soon as it is
clear whether A's share of wins is at most p0 (by default the fair share) or at least p1, with the
error probabilities alpha and beta; otherwise the number of games is fixed.
"""

import argparse
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from palatine import games  # noqa: E402
from palatine.bots.arena import contest  # noqa: E402
from palatine.bots.entrants import read_entrant  # noqa: E402
from palatine.bots.frozen import SNAPSHOTS, note_of  # noqa: E402
from palatine.bots.ladder import Fixture, Ladder, play  # noqa: E402
from palatine.bots.levels import BY_NAME  # noqa: E402
from palatine.bots.runners import runner  # noqa: E402
from palatine.bots.store import ContestStore  # noqa: E402
from palatine.core.errors import PalatineError  # noqa: E402
from palatine.locales import load  # noqa: E402
from strength_carry import carry  # noqa: E402
from strength_page import ENOUGH, Measure, page, with_outside  # noqa: E402
from strength_pair import play_trials, read_trials, report_lines  # noqa: E402

LEVELS = tuple(BY_NAME)
BEST = LEVELS[-1]
LAST = max(SNAPSHOTS)
SEED = "strength"
RESULTS = ROOT / "benchmarks" / "yardsticks" / "results.md"
ARCHIVE = ROOT / "benchmarks" / "strength" / "games.jsonl.gz"
EVERY = 30.0  # seconds between two reports of the progress


def table_of_two(game: str) -> int:
    """The number of seats for a duel: two, or three where neighbours share castles."""
    return 3 if game == "between" else 2


def measures(args: argparse.Namespace) -> list[Measure]:
    """All measurements of the page, in its order, whether they are to be played now or not."""
    found = []
    for game in games.GAMES:
        seats = games.meta(game).seats
        first = table_of_two(game)
        for number in [first, *(n for n in seats if n != first)]:
            found += _at_table(game, number, args)
    return found


def _at_table(game: str, seats: int, args: argparse.Namespace) -> list[Measure]:
    options = games.meta(game).read_options(None)
    if seats == 1:
        alone = [contest(game, [name], 1, options, SEED) for name in LEVELS]
        return [Measure("solo", game, 1, [Fixture(one, args.alone) for one in alone])]
    is_main = seats == table_of_two(game)

    def ladder(kind: str, count: int, *names: str) -> Measure:
        what = Ladder(game, names, seats, options, SEED)
        return Measure(kind, game, seats, what.fixtures(count), what)

    if not is_main:
        return [ladder("others", args.games if seats == 2 else args.others, *LEVELS)]
    return [
        ladder("ladder", args.games, *LEVELS),
        ladder("greedy", args.yardsticks, "greedy", BEST),
        ladder("random", args.yardsticks, "random", BEST),
        ladder("four", args.four, f"{BEST} seconds=0", f"{BEST}:4 seconds=0"),
        ladder("before", args.before, f"{BEST}@{LAST} seconds=0", f"{BEST} seconds=0"),
    ]


def is_wanted(measure: Measure, args: argparse.Namespace) -> bool:
    """Whether a measurement is to be played in this run."""
    return (
        (args.only is None or measure.game in args.only)
        and (args.seats is None or measure.seats in args.seats)
        and (args.kind is None or measure.kind in args.kind)
    )


def can_be_played(measure: Measure) -> bool:
    """Whether all bots of a measurement are available: a snapshot has to be built first."""
    lineups = [fixture.contest.lineup for fixture in measure.fixtures]
    try:
        for name in {name for lineup in lineups for name in lineup}:
            snapshot = read_entrant(name, measure.game).snapshot
            if snapshot is not None:
                note_of(snapshot)
    except PalatineError as error:
        print(f"left out: {load('en')(error.key, error.details)}", file=sys.stderr)
        return False
    return True


class Teller:
    """Prints the progress on stderr from time to time."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.began = self.reported = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self.reported < EVERY and done < self.total:
            return
        self.reported = now
        speed = done / (now - self.began)
        left = round((self.total - done) / speed / 60)
        print(
            f"{done} of {self.total} games, {60 * speed:.1f} a minute, "
            f"about {left // 60} h {left % 60} min left",
            file=sys.stderr,
        )


def play_all(wanted: list[Measure], store: ContestStore, args: argparse.Namespace) -> None:
    """Play all missing games, until the time is up or the user interrupts."""
    fixtures = [fixture for measure in wanted for fixture in measure.fixtures]
    if args.carry:
        played = [fixture.contest for fixture in fixtures]
        carry(played, store, args.carry, runner(args.jobs, args.ray), print)
    total = sum(fixture.left(store) for fixture in fixtures)
    until = time.monotonic() + 60 * args.minutes
    players = runner(args.jobs, args.ray)
    play(fixtures, store, players, Teller(total), lambda: time.monotonic() > until)


def play_pair(store: ContestStore, args: argparse.Namespace) -> None:
    """Play one pair and print its result."""
    trials = read_trials(args, table_of_two)
    total = sum(trial.fixture.left(store) for trial in trials)
    until = time.monotonic() + 60 * args.minutes
    players = runner(args.jobs, args.ray)
    try:
        play_trials(trials, store, players, Teller(total), lambda: time.monotonic() > until)
    finally:
        print("\n".join(line for trial in trials for line in report_lines(trial, store)))


def whole_page(all_of_them: list[Measure], store: ContestStore) -> str:
    """The page, with the results of benchmarks/yardsticks/measure.py, if they exist."""
    text = page(all_of_them, store)
    return with_outside(text, RESULTS.read_text("utf-8")) if RESULTS.exists() else text


def write_page(store: ContestStore, args: argparse.Namespace) -> None:
    """Play the wanted measurements, then write the whole page."""
    all_of_them = measures(args)
    wanted = [measure for measure in all_of_them if is_wanted(measure, args)]
    try:
        if args.minutes:
            play_all([measure for measure in wanted if can_be_played(measure)], store, args)
    finally:
        store.pack(args.archive)
        args.write.write_text(whole_page(all_of_them, store), "utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=200, metavar="N", help="a pair, tables of two")
    parser.add_argument("--others", type=int, default=100, metavar="N", help="a pair, other tables")
    parser.add_argument("--yardsticks", type=int, default=200, metavar="N", help="greedy, random")
    parser.add_argument("--four", type=int, default=200, metavar="N", help="four times the budget")
    parser.add_argument("--before", type=int, default=200, metavar="N", help="the last snapshot")
    parser.add_argument("--alone", type=int, default=40, metavar="N", help="a level, one seat")
    parser.add_argument("--pair", metavar="A/B", help="only these two entrants, and no page")
    parser.add_argument("--seed", default=SEED, help="of a pair's deals")
    parser.add_argument("--sprt", action="store_true", help="until it is clear; with --pair")
    parser.add_argument("--p0", type=float, metavar="P", help="share of wins to be refuted")
    parser.add_argument("--p1", type=float, metavar="P", help="share of wins to be shown")
    parser.add_argument("--elo0", type=float, metavar="E", help="the same in Elo, two seats")
    parser.add_argument("--elo1", type=float, metavar="E")
    parser.add_argument("--alpha", type=float, default=0.05, help="p1 accepted though p0 is true")
    parser.add_argument("--beta", type=float, default=0.05, help="p0 accepted though p1 is true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M")
    parser.add_argument(
        "--carry", type=float, default=0.0, metavar="SHARE", help="of earlier games"
    )
    parser.add_argument("--only", action="append", choices=list(games.GAMES), metavar="GAME")
    parser.add_argument("--seats", action="append", type=int, metavar="N")
    parser.add_argument("--kind", action="append", choices=list(ENOUGH), metavar="KIND")
    parser.add_argument("--store", type=Path, default=ROOT / "build" / "strength.jsonl")
    parser.add_argument("--archive", type=Path, default=ARCHIVE, help="games of earlier runs")
    parser.add_argument("--write", type=Path, default=ROOT / "docs" / "strength.md")
    args = parser.parse_args()
    if args.sprt and not args.pair:
        parser.error("--sprt needs --pair A/B")
    return args


def main() -> int:
    args = arguments()
    args.store.parent.mkdir(parents=True, exist_ok=True)
    store = ContestStore(args.store, args.archive)
    try:
        (play_pair if args.pair else write_page)(store, args)
    except KeyboardInterrupt:
        print("stopped; what was played is kept", file=sys.stderr)
    except PalatineError as error:
        print(f"strength: {load('en')(error.key, error.details)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
