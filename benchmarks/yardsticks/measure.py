"""Let the level Palatine, with its usual time limits, play against each yardstick of this folder.

    python benchmarks/yardsticks/measure.py [--games N] [--only GAME | --only NAME] [--processes N]
                                            [--minutes M] [--ismcts SECONDS] [--seats N]
                                            [--store FILE] [--archive FILE] [--carry SHARE]

A hundred games against each, as duels (in Between Two Castles Ludwig is the third player: shares
are told without the games that he won, and with them); with more `--seats` the Palatine has one and
the yardstick all others. Games are kept in the store as they end, so a stopped run can be
continued, and opponents that have not changed are not played again, nor with `--carry` those that
play as they did (tools/strength_carry.py). When it ends, or is stopped,
all games are packed into the archive of the checkout. Then the table is written to results.md
beside this file and to docs/strength.md (tools/strength.py includes it, too); `--minutes 0` only
writes the table. What results.md says of an opponent that the present Palatine has not met stays
there, marked as such.
"""

import argparse
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from palatine import games  # noqa: E402
from palatine.bots import arena  # noqa: E402
from palatine.bots.arena import Contest, Played, contest  # noqa: E402
from palatine.bots.ladder import Fixture, play  # noqa: E402
from palatine.bots.levels import BY_NAME  # noqa: E402
from palatine.bots.runners import runner  # noqa: E402
from palatine.bots.store import ContestStore  # noqa: E402
from palatine.bots.yardsticks import of_game, yardsticks  # noqa: E402
from palatine.locales import load  # noqa: E402
from strength import ARCHIVE, Teller  # noqa: E402
from strength_carry import carry  # noqa: E402
from strength_page import OUTSIDE, with_outside  # noqa: E402

BEST = list(BY_NAME)[-1]
SEED = "yardsticks"
AIM = 0.8  # the share of games to be won against each
SEARCH = "ismcts"

HEAD = f"""{OUTSIDE}

Made by `benchmarks/yardsticks/measure.py`. Opponents that have nothing to do with the levels: a
plain search that knows only the rules (`ismcts`: random playouts, so many seconds of processor time
for each decision and three times that for a turn of many), and scripts with one aim each. The
Palatine has the time limits of a table. One against one, so in Between Two Castles at the table
with Ludwig. The share of wins, its interval and what would be fair are of the games that one of the
two won; *of all games* is what the Palatine won of all, where one that Ludwig won is not won. The
aim is {AIM:.0%} of all games against each.
*Then* stands where the Palatine of that day played, and the present one has not yet.
"""
COLUMNS = (
    "| game | against | games | share of wins | 95 % | fair | of all games | lead | 95 % | on | |"
)
RULE = "|---|---|--:|--:|---|--:|--:|--:|---|---|---|"
THEN = " then"  # after the verdict: of a Palatine that has changed since
Row = list[str]  # the cells of the table


def contests(seconds: float, seats: int) -> list[Contest]:
    """Every game with each of its yardsticks."""
    found = []
    for game in games.GAMES:
        for name in of_game(game):
            text = f"{name} seconds={seconds:g}" if name == SEARCH else name
            found.append(contest(game, [BEST] + [text] * (seats - 1), seats, None, SEED))
    return found


def is_wanted(what: Contest, only: list[str] | None) -> bool:
    """Whether a contest is named, by its game or by its yardstick."""
    return only is None or what.game in only or what.lineup[-1].split()[0] in only


def section(
    every: list[Contest],
    store: ContestStore,
    count: int,
    before: dict[tuple[str, str], Row] | None = None,
) -> str:
    """The section with the table of results and the facts about the games. before: the rows of an
    earlier table, for what has not been played since."""
    played = [store.whole_deals(what) for what in every]
    rows = [_row(what, some, count, before or {}) for what, some in zip(every, played)]
    table = [f"| {' | '.join(cells)} |" for cells in rows]
    return "\n".join([HEAD, *_facts(played), COLUMNS, RULE, *table]) + "\n"


def earlier(results: Path) -> dict[tuple[str, str], Row]:
    """The rows of a table in which something was played, by game and yardstick, as what was
    then."""
    found = {}
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == COLUMNS.count("|") - 1 and cells[2][:1] in set("123456789"):
            cells[-1] = cells[-1].removesuffix(THEN) + THEN
            found[cells[0], cells[1]] = cells
    return found


def _facts(played: list[list[Played]]) -> list[str]:
    known = [one for some in played for one in some]
    if not known:
        return []
    hours = sum(one.get("cpu", 0.0) for one in known) / 3600
    places = "; ".join(sorted({one["where"] for one in known}))
    days = sorted({one["when"] for one in known})
    return [
        f"{len(known)} games from {days[0]} to {days[-1]}, {hours:.1f} core-hours on {places}.\n"
    ]


def _row(
    what: Contest, played: list[Played], count: int, before: dict[tuple[str, str], Row]
) -> Row:
    title, other = load("en")(f"{what.game}-title"), what.lineup[-1]
    if not played:
        return before.get((title, other), [title, other, "0", *[""] * 7, "not played yet"])
    told = arena.report(what, played)
    row, unwon = told.bots[0], f" ({told.unwon:g} Ludwig's)" if told.unwon else ""
    (low, high), lead = row.win_rate_95, row.margin_95
    of_all = row.wins / len(played)
    return [
        title,
        other,
        f"{len(played)}{unwon}",
        f"{row.win_rate:.0%}",
        f"{low:.0%} to {high:.0%}",
        f"{row.expected:.0%}",
        f"{round(100 * of_all, 1):g}%",
        f"{row.margin:+.1f}",
        f"{lead[0]:+.1f} to {lead[1]:+.1f}",
        max(one["when"] for one in played),
        _verdict(of_all, row.win_rate) + ("" if len(played) >= count else " so far"),
    ]


def _verdict(of_all: float, won: float) -> str:
    """Whether the aim is met. A game that Ludwig wins is not won: where the aim is met only without
    these, the table says so."""
    if of_all >= AIM:
        return "met"
    return "missed; met without Ludwig's games" if won >= AIM else "missed"


def write(text: str, results: Path, page: Path) -> None:
    """Write the section to a file, and into the page of strengths."""
    results.write_text(text, "utf-8")
    around = page.read_text("utf-8") if page.exists() else ""
    page.write_text(with_outside(around, text).lstrip(), "utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    known = [*games.GAMES, *yardsticks()]
    parser.add_argument("--games", type=int, default=100, metavar="N", help="against each")
    parser.add_argument("--only", action="append", choices=known, metavar="GAME|NAME")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M")
    parser.add_argument(
        "--carry", type=float, default=0.0, metavar="SHARE", help="of earlier games"
    )
    parser.add_argument("--ismcts", type=float, default=2.0, metavar="SECONDS", help="a decision")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--store", type=Path, default=ROOT / "build" / "yardsticks.jsonl")
    parser.add_argument("--archive", type=Path, default=ARCHIVE, help="games of earlier runs")
    parser.add_argument("--results", type=Path, default=HERE / "results.md")
    parser.add_argument("--write", type=Path, default=ROOT / "docs" / "strength.md")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    args.store.parent.mkdir(parents=True, exist_ok=True)
    store = ContestStore(args.store, args.archive)
    every = contests(args.ismcts, args.seats)
    wanted = [Fixture(what, args.games) for what in every if is_wanted(what, args.only)]
    until = time.monotonic() + 60 * args.minutes
    try:
        if args.minutes:
            players = runner(args.processes)
            if args.carry:
                carry([fixture.contest for fixture in wanted], store, args.carry, players, print)
            total = sum(fixture.left(store) for fixture in wanted)
            play(wanted, store, players, Teller(total), lambda: time.monotonic() > until)
    except KeyboardInterrupt:
        print("stopped; what was played is kept", file=sys.stderr)
    finally:
        store.pack(args.archive)
        text = section(every, store, args.games, earlier(args.results))
        write(text, args.results, args.write)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
