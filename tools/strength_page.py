"""The page of tools/strength.py: results with confidence intervals, and whether aims are met."""

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from palatine.bots import arena
from palatine.bots.ladder import Fixture, Ladder, report
from palatine.bots.store import ContestStore
from palatine.games.castles.final import solo_rank
from palatine.locales import load

# games that settle a measurement, by its kind
ENOUGH = {"ladder": 200, "greedy": 200, "random": 200, "four": 200, "before": 200}
ENOUGH |= {"solo": 40, "others": 100}
OUTSIDE = "## Opponents from outside"  # the section that benchmarks/yardsticks/measure.py writes
SOLO_AIM = 90  # points that the strongest level's average should reach

HEAD = """# How strong the opponents are

Made by `tools/strength.py`; do not edit. Deals are paired and seats rotated: every deal is played
once from each seat. At a table of more than two, one seat is the stronger opponent's and all
others the weaker one's. Intervals are 95 %: Wilson's for shares of wins, Student's over deals for
leads and points. *Met* and *missed* compare what was measured with the aim; *so far* stands where
fewer games were played than settle it. The figures are as good as the number of games beside them,
no better. The opponents' clocks run by processor time here, so other work on the machine does not
cut their thinking short; `seconds=0` has no clock, `palatine:4` has four times the budget, and
`palatine@1` is the Palatine of an earlier commit ([opponents.md](opponents.md#measuring)).
"""

COLUMNS = "| stronger | weaker | games | share of wins | 95 % | fair | lead | 95 % | aim | |"
RULE = "|---|---|--:|--:|---|--:|--:|---|---|---|"

Row = dict[str, Any]


@dataclass(frozen=True)
class Measure:
    """One table of the page: the games that are played for it, and its ladder, if it has one."""

    kind: str
    game: str
    seats: int
    fixtures: list[Fixture]
    ladder: Ladder | None = None


@dataclass(frozen=True)
class Aim:
    """The aim for a share of wins: the least value, and the least low end of its interval."""

    share: float
    low: float = 0.0
    high: float = 0.0  # the least high end, where the aim is only not to be worse

    def words(self) -> str:
        if self.high:
            return "not worse"
        if self.low == self.share:
            return f"surely {self.low:.0%}"
        return f"{self.share:.0%}" + (f", surely {self.low:.0%}" if self.low else "")

    def is_met(self, row: Row) -> bool:
        low, high = row["win_rate_95"]
        return bool(row["win_rate"] >= self.share and low >= self.low and high >= self.high)


def aim_of(kind: str, game: str, fair: float) -> Aim:
    """The aim of a measurement; in Between Two Castles, where neighbours win together, relative to
    the fair share."""
    shared = game == "between"
    if kind == "ladder":
        return Aim(1.5 * fair if shared else 0.65)
    if kind == "greedy":
        return Aim(2 * fair) if shared else Aim(0.85, low=0.75)
    if kind == "random":
        return Aim(0.99)
    if kind == "before":
        return Aim(0.45 if shared else 0.65)
    if kind == "four":
        return Aim(0.0, high=fair) if shared else Aim(0.58)
    return Aim(fair, low=fair)


def with_outside(text: str, section: str) -> str:
    """The page with this section about opponents from outside in place of its last section."""
    return text.split(f"\n{OUTSIDE}\n", maxsplit=1)[0].rstrip("\n") + f"\n\n{section}"


def page(measures: list[Measure], store: ContestStore) -> str:
    """The page as Markdown."""
    body: list[str] = []
    verdicts: list[str] = []
    for (game, seats), group in groupby(measures, lambda one: (one.game, one.seats)):
        body.append(f"\n## {load('en')(f'{game}-title')}, {_seats(seats)}\n")
        lines, said = (_solo if seats == 1 else _shares)(list(group), store)
        body += lines
        verdicts += said
    return "\n".join([HEAD, *_facts(measures, store, verdicts), *body]) + "\n"


def _seats(count: int) -> str:
    return "alone" if count == 1 else f"{count} seats"


def _facts(measures: list[Measure], store: ContestStore, verdicts: list[str]) -> list[str]:
    """The facts of the page: date, machine, number of games, and how many aims are met."""
    contests = [fixture.contest for measure in measures for fixture in measure.fixtures]
    played = [one for what in contests for one in store.whole_deals(what)]
    lines = [f"Written on {datetime.now(UTC).date().isoformat()}, of {len(played)} games."]
    days = sorted({one["when"] for one in played})
    if days:
        hours = sum(one.get("cpu", 0.0) for one in played) / 3600
        lines[0] += f" They were played from {days[0]} to {days[-1]}"
        lines[0] += f" and took {hours:.1f} core-hours, on:\n" if hours else " on:\n"
    places = Counter(one["where"] for one in played)
    lines += [f"- {where} ({count} games)" for where, count in places.most_common()]
    counted = Counter(verdicts)
    counts = ", ".join(f"{counted[word]} {word}" for word in sorted(counted))
    return [*lines, f"\nAims: {counts or 'none measured yet'}."]


def _shares(group: list[Measure], store: ContestStore) -> tuple[list[str], list[str]]:
    """The results of all pairs at one number of seats, with their aims."""
    lines, verdicts, after = [COLUMNS, RULE], [], []
    is_ludwigs = False
    for measure in group:
        assert measure.ladder is not None
        ladder_json = report(measure.ladder, store).to_json()
        for row in ladder_json["pairs"]:
            aim = aim_of(measure.kind, measure.game, row["expected"])
            verdict = _verdict(measure, aim.is_met(row), row["games"])
            verdicts.append(verdict)
            lines.append(_row(row, aim.words(), verdict))
            is_ludwigs |= row["unwon"] > 0
        played = [row["pair"] for row in ladder_json["pairs"]]
        unplayed = [pair for pair in measure.ladder.pairs() if pair not in played]
        lines += [f"| {strong} | {weak} | 0 | | | | | | | |" for strong, weak in unplayed]
        after += _ratings(ladder_json["ratings"]) if measure.kind in ("ladder", "others") else []
    if is_ludwigs:
        after.append("\nShares are of the games that one of the two won; Ludwig won the others.")
    return lines + after, verdicts


def _ratings(found: dict[str, dict[str, float]]) -> list[str]:
    rated = [f"{name} {one['mu']:.1f} ± {one['sigma']:.1f}" for name, one in found.items()]
    return [f"\nOpenskill ratings on the ladder: {', '.join(rated)}."] if rated else []


def _verdict(measure: Measure, is_met: bool, count: int) -> str:
    return ("met" if is_met else "missed") + ("" if count >= ENOUGH[measure.kind] else " so far")


def _row(row: Row, aim: str, verdict: str) -> str:
    strong, weak = row["pair"]
    low, high = row["win_rate_95"]
    doubt = _ends(row["margin_95"], row["deals"], "+.1f")
    unwon = f" ({row['unwon']:g} Ludwig's)" if row["unwon"] else ""
    return (
        f"| {strong} | {weak} | {row['games']}{unwon} | {row['win_rate']:.0%} | "
        f"{low:.0%} to {high:.0%} | {row['expected']:.0%} | {row['margin']:+.1f} | "
        f"{doubt} | {aim} | {verdict} |"
    )


def _ends(ends: list[float], deals: int, form: str) -> str:
    """An interval; '' for a single deal, which has none."""
    return f"{ends[0]:{form}} to {ends[1]:{form}}" if deals > 1 else ""


def _solo(group: list[Measure], store: ContestStore) -> tuple[list[str], list[str]]:
    """C-1005  Points of every level alone, and the rank of its average."""
    words = load("en")
    lines = ["| level | games | points | 95 % | rank of the average | aim | |"]
    lines.append("|---|--:|--:|---|---|---|---|")
    verdicts = []
    (measure,) = group
    best = measure.fixtures[-1].contest.lineup[0]
    for fixture in measure.fixtures:
        played = store.whole_deals(fixture.contest)
        name = fixture.contest.lineup[0]
        if not played:
            lines.append(f"| {name} | 0 | | | not played yet | | |")
            continue
        row = arena.report(fixture.contest, played).bots[0].to_json()
        rank = solo_rank(int(row["points"]))
        doubt = _ends(row["points_95"], len(played), ".1f")
        aim = f"{SOLO_AIM} points" if name == best else ""
        is_met = row["points"] >= SOLO_AIM
        verdict = _verdict(measure, is_met, len(played)) if name == best else ""
        verdicts += [verdict] if verdict else []
        lines.append(
            f"| {name} | {len(played)} | {row['points']:.1f} | {doubt} | "
            f"{rank}, {words(f'castles-rank-{rank}')} | {aim} | {verdict} |"
        )
    return lines, verdicts
