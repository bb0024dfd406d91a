"""Ladders: every bot against the next weaker one, or against every other.

A pairing is played as a contest of the arena: paired deals, rotated seats. At a table of more than
two, the stronger bot has one seat and the weaker one all others. Played games are kept in a store,
so that an interrupted ladder can be continued.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import merge

from palatine.bots import arena
from palatine.bots.reports import LadderReport, Pairing, Rating
from palatine.bots.runners import Runner, Task, alone
from palatine.bots.store import ContestStore
from palatine.core.meta import Options

Pair = tuple[str, str]  # the stronger, as we think, and the weaker
Progress = Callable[[int], None]  # how many games have been played


@dataclass(frozen=True)
class Ladder:
    """What is played: a game, a number of seats, and bots from the weakest up; some pairings may
    have a number of games of their own."""

    game: str
    names: tuple[str, ...]
    seats: int
    options: Options
    seed: str
    every: bool = False
    counts: Mapping[Pair, int] = field(default_factory=dict)

    def pairs(self) -> list[Pair]:
        """Neighbours on the ladder, or all pairs."""
        n = len(self.names)
        return [
            (self.names[high], self.names[low])
            for low in range(n)
            for high in range(low + 1, n)
            if self.every or high == low + 1
        ]

    def contest(self, pair: Pair) -> arena.Contest:
        lineup = [pair[0]] + [pair[1]] * (self.seats - 1)
        return arena.contest(self.game, lineup, self.seats, self.options, self.seed)

    def fixtures(self, count: int) -> list["Fixture"]:
        """Every pairing with its number of games: the given one, unless it has a number of its
        own."""
        return [Fixture(self.contest(pair), self.counts.get(pair, count)) for pair in self.pairs()]


class Fixture:
    """A contest, and how many games of it are wanted: whole deals."""

    def __init__(self, contest: arena.Contest, count: int) -> None:
        self.contest = contest
        self.seats = len(contest.lineup)
        self.deals = -(-count // self.seats)

    def missing(self, store: ContestStore, deal: int) -> list[Task]:
        """The games of a deal that have not been played."""
        known = store.games(self.contest)
        numbers = range(deal * self.seats, (deal + 1) * self.seats)
        return [(self.contest.plain(), number) for number in numbers if number not in known]

    def left(self, store: ContestStore) -> int:
        """How many games have not been played."""
        return sum(len(self.missing(store, deal)) for deal in range(self.deals))


def climb(
    ladder: Ladder,
    count: int,
    store: ContestStore | None = None,
    runner: Runner = alone,
    progress: Progress | None = None,
    until: Callable[[], bool] = lambda: False,
) -> LadderReport:
    """Play `count` games for each pairing (rounded up to whole deals), and report."""
    store = store or ContestStore()
    play(ladder.fixtures(count), store, runner, progress, until)
    return report(ladder, store)


def play(
    fixtures: Sequence[Fixture],
    store: ContestStore,
    runner: Runner = alone,
    progress: Progress | None = None,
    until: Callable[[], bool] = lambda: False,
) -> None:
    """Play all missing games of all pairings with one runner, so that no process is idle before the
    end. They are played deal by deal in all pairings, so that stopping early (`until`) leaves all
    results about equally certain."""
    tasks = _in_step(fixtures, store, until)
    for done, ((plain, number), played) in enumerate(runner(arena.play_one, tasks), 1):
        store.add(arena.Contest.of(plain), number, played)
        if progress is not None:
            progress(done)


def _in_step(
    fixtures: Sequence[Fixture], store: ContestStore, until: Callable[[], bool]
) -> Iterator[Task]:
    """The missing games in order; those of a pairing with few deals are spread over the whole
    time."""

    def turns(place: int) -> list[tuple[float, int, int]]:
        deals = fixtures[place].deals
        return [(deal / deals, place, deal) for deal in range(deals)]

    for _, place, deal in merge(*map(turns, range(len(fixtures)))):
        tasks = fixtures[place].missing(store, deal)
        if tasks and until():
            return
        yield from tasks


def report(ladder: Ladder, store: ContestStore) -> LadderReport:
    """Wins and points of every pairing, and ratings over all games."""
    rows = []
    rated: list[tuple[tuple[str, ...], list[float]]] = []
    for pair in ladder.pairs():
        what = ladder.contest(pair)
        played = store.whole_deals(what)
        if not played:
            continue
        told = arena.report(what, played)
        rows.append(Pairing(pair, told.games, told.deals, told.unwon, told.bots[0]))
        rated += [(what.lineup, one["shares"]) for one in played]
    return LadderReport(
        game=ladder.game,
        seats=ladder.seats,
        options=ladder.options,
        seed=ladder.seed,
        pairs=tuple(rows),
        ratings=ratings(list(ladder.names), rated),
    )


def ratings(
    names: list[str], rated: Sequence[tuple[tuple[str, ...], list[float]]]
) -> dict[str, Rating]:
    """Openskill's strength and uncertainty of every bot that played; {} where openskill is not
    installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known = {name: model.rating() for name in names}
    for lineup, shares in rated:
        after = model.rate([[known[name]] for name in lineup], ranks=[1 - s for s in shares])
        for name in dict.fromkeys(lineup):
            own = [team[0] for team, other in zip(after, lineup) if other == name]
            known[name] = model.rating(
                mu=sum(one.mu for one in own) / len(own),
                sigma=sum(one.sigma for one in own) / len(own),
            )
    played = {name for lineup, _ in rated for name in lineup}
    return {
        name: Rating(round(r.mu, 2), round(r.sigma, 2))
        for name, r in known.items()
        if name in played
    }
