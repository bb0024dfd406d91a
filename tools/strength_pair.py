"""One pair of entrants, for tools/strength.py: a fixed number of games, or a sequential test with
given error probabilities. Games are kept in the store, so a stopped run can be continued."""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from palatine import games
from palatine.bots import arena
from palatine.bots.arena import Contest, contest, play_one
from palatine.bots.ladder import Fixture, Progress, play
from palatine.bots.runners import Runner, Task
from palatine.bots.sequential import HIGH, LOW, OPEN, Sequential, Verdict, share_of_elo
from palatine.bots.store import ContestStore

SAID = {LOW: "not more than", HIGH: "at least"}


@dataclass
class Trial:
    """A pair in one game. most: the maximum number of games; test: a test that may end it
    sooner."""

    contest: Contest
    most: int
    test: Sequential | None = None
    is_open: bool = field(default=True, init=False)

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.contest, self.most)

    def verdict(self, store: ContestStore) -> Verdict | None:
        """The verdict of the test on the deals played so far, in order and without gaps, so that it
        depends neither on which games end first nor on the number of processes."""
        if self.test is None:
            return None
        return self.test.judge(_shares(self.contest, store, self.fixture.deals))

    def counted(self, store: ContestStore) -> int:
        """The number of deals in the result: those up to the decision of the test."""
        verdict = self.verdict(store)
        return self.fixture.deals if verdict is None else verdict.deals


def _shares(what: Contest, store: ContestStore, deals: int) -> Iterator[float]:
    """The share of wins of the first entrant in each deal."""
    played, seats = store.games(what), len(what.lineup)
    for deal in range(deals):
        numbers = range(deal * seats, (deal + 1) * seats)
        if any(number not in played for number in numbers):
            return
        yield sum(played[number]["shares"][0] for number in numbers) / seats


def read_trials(args: argparse.Namespace, table_of_two: Callable[[str], int]) -> list[Trial]:
    """The trials of the command line: its pair in each of its games and numbers of seats."""
    strong, slash, weak = args.pair.partition("/")
    if not slash:
        raise SystemExit("strength: --pair A/B, for instance 'palatine/palatine@1'")
    found = []
    for game in args.only or list(games.GAMES):
        for seats in args.seats or [table_of_two(game)]:
            names = [strong.strip()] + [weak.strip()] * (seats - 1)
            what = contest(game, names, seats, None, args.seed)
            test = _test(args, seats) if args.sprt else None
            found.append(Trial(what, args.games, test))
    return found


def _test(args: argparse.Namespace, seats: int) -> Sequential:
    """The test of the command line; the default null hypothesis is the fair share."""
    if seats != 2 and (args.elo0 is not None or args.elo1 is not None):
        raise SystemExit("strength: Elo is for two seats; use --p0 and --p1")
    low = args.p0 if args.elo0 is None else share_of_elo(args.elo0)
    high = args.p1 if args.elo1 is None else share_of_elo(args.elo1)
    if high is None:
        raise SystemExit("strength: --sprt needs --p1 or --elo1")
    return Sequential(1 / seats if low is None else low, high, args.alpha, args.beta)


def play_trials(
    trials: list[Trial],
    store: ContestStore,
    players: Runner,
    progress: Progress,
    until: Callable[[], bool],
) -> None:
    """Play the missing games: all of them, or until each test has decided."""
    if all(trial.test is None for trial in trials):
        play([trial.fixture for trial in trials], store, players, progress, until)
        return
    for trial in trials:
        _look(trial, store)
    for done, (task, played) in enumerate(players(play_one, _tasks(trials, store, until)), 1):
        what = Contest.of(task[0])
        store.add(what, task[1], played)
        progress(done)
        for trial in trials:
            if trial.contest == what:
                _look(trial, store)
        if not any(trial.is_open for trial in trials):
            return  # games that are still running are not needed


def _look(trial: Trial, store: ContestStore) -> None:
    verdict = trial.verdict(store)
    trial.is_open = verdict is None or verdict.decision == OPEN


def _tasks(trials: list[Trial], store: ContestStore, until: Callable[[], bool]) -> Iterator[Task]:
    """The missing games, deal by deal in all trials that are still open."""
    for deal in range(max(trial.fixture.deals for trial in trials)):
        for trial in trials:
            if trial.is_open and deal < trial.fixture.deals:
                tasks = trial.fixture.missing(store, deal)
                if tasks and until():
                    return
                yield from tasks


def report_lines(trial: Trial, store: ContestStore) -> list[str]:
    """The result as lines: games, shares, lead, core-hours, and the decision of a test."""
    what, seats = trial.contest, len(trial.contest.lineup)
    played = [one for one in store.whole_deals(what) if one["deal"] < trial.counted(store)]
    title = f"{what.game}, {seats} seats: {what.lineup[0]} against {what.lineup[-1]}"
    if not played:
        return [title, "  not played yet"]
    row = arena.report(what, played).bots[0]
    (low, high), lead = row.win_rate_95, row.margin_95
    lines = [
        title,
        f"  {len(played)} of {trial.fixture.deals * seats} games, wins {row.win_rate:.1%} "
        f"({low:.1%} to {high:.1%}; fair {row.expected:.1%}), "
        f"lead {row.margin:+.1f} ({lead[0]:+.1f} to {lead[1]:+.1f})",
        f"  {sum(one.get('cpu', 0.0) for one in played) / 3600:.2f} core-hours on "
        + "; ".join(sorted({one["where"] for one in played})),
    ]
    verdict = trial.verdict(store)
    return lines if verdict is None or trial.test is None else [*lines, _said(verdict, trial.test)]


def _said(verdict: Verdict, test: Sequential) -> str:
    below, above = verdict.bounds
    facts = (
        f"p0 {test.low:.3f}, p1 {test.high:.3f}, alpha {test.alpha:g}, beta {test.beta:g}; "
        f"log ratio {verdict.ratio:+.2f}, bounds {below:+.2f} and {above:+.2f}"
    )
    if verdict.decision == OPEN:
        return f"  undecided after {verdict.deals} deals ({facts})"
    share = test.high if verdict.decision == HIGH else test.low
    return f"  decided after {verdict.deals} deals: {SAID[verdict.decision]} {share:.1%} ({facts})"
