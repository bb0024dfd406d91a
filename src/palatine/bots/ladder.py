"""Ladders: every opponent against the next weaker one, or against every other.

A pairing is played as a contest of the arena: paired deals, rotated seats. At a table of more
than two, one seat is the stronger's and all others the weaker's. Played games are lines of JSON
in a store, so a ladder that was interrupted goes on where it stopped, and more games may be added;
those of opponents that have changed since are left out.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from palatine.bots import arena
from palatine.bots.arena import Played
from palatine.core.meta import Options

Pair = tuple[str, str]  # the stronger, as we think, and the weaker
Progress = Callable[[Pair, int], None]


@dataclass(frozen=True)
class Ladder:
    """What is played: a game, a table of so many seats, opponents from the weakest up."""

    game: str
    names: tuple[str, ...]
    seats: int
    options: Options
    seed: str

    def pairs(self, every: bool) -> list[Pair]:
        """Neighbours on the ladder, or all pairs."""
        n = len(self.names)
        return [
            (self.names[high], self.names[low])
            for low in range(n)
            for high in range(low + 1, n)
            if every or high == low + 1
        ]

    def contest(self, pair: Pair) -> arena.Contest:
        lineup = [pair[0]] + [pair[1]] * (self.seats - 1)
        return arena.contest(self.game, lineup, self.seats, self.options, self.seed)


class Store:
    """Played games by contest; in memory, or in a file that only grows."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.known: dict[str, dict[int, Played]] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                kept = _read(line)
                if kept is not None:
                    self.known.setdefault(kept["contest"], {})[kept["number"]] = kept["played"]

    def get(self, what: arena.Contest, number: int) -> Played | None:
        return self.known.get(_name(what), {}).get(number)

    def add(self, what: arena.Contest, number: int, played: Played) -> None:
        self.known.setdefault(_name(what), {})[number] = played
        if self.path is not None:
            row = {"contest": _name(what), "number": number, "played": played}
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, sort_keys=True) + "\n")


def _name(what: arena.Contest) -> str:
    """The contest and who its opponents are: games of an older mind count for nothing."""
    return json.dumps({**what.plain(), "minds": minds(what.game)}, sort_keys=True)


@cache
def minds(game: str) -> str:
    """A hash of what opponents think with in a game."""
    room = Path(__file__).parent
    files = [room / f"{name}.py" for name in ("greedy", "knowledge", "levels", "random", "search")]
    files += sorted((room / "tuning").glob(f"{game}*.py"))
    total = blake2b(digest_size=8)
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()


def _read(line: str) -> dict[str, Any] | None:
    """One line of a store; the last one may have been cut off."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) and row.keys() >= {"contest", "number", "played"} else None


def climb(
    ladder: Ladder,
    count: int,
    every: bool = False,
    store: Store | None = None,
    progress: Progress | None = None,
    until: Callable[[], bool] = lambda: False,
) -> dict[str, Any]:
    """Play `count` games a pairing (rounded up to whole deals), deal by deal in all pairings, so
    that stopping early (`until`) leaves all of them about equally sure; and report."""
    store = store or Store()
    deals = -(-count // ladder.seats)
    pairs = ladder.pairs(every)
    for deal in range(deals):
        for pair in pairs:
            if until():
                return report(ladder, pairs, store)
            _play_deal(ladder.contest(pair), deal, store)
            if progress is not None:
                progress(pair, deal + 1)
    return report(ladder, pairs, store)


def _play_deal(what: arena.Contest, deal: int, store: Store) -> None:
    seats = len(what.lineup)
    for number in range(deal * seats, (deal + 1) * seats):
        if store.get(what, number) is None:
            store.add(what, number, arena.play_one(what.plain(), number))


def report(ladder: Ladder, pairs: list[Pair], store: Store) -> dict[str, Any]:
    """Wins and points of every pairing, and ratings over all games."""
    rows = []
    rated: list[tuple[tuple[str, ...], list[float]]] = []
    for pair in pairs:
        what = ladder.contest(pair)
        games = store.known.get(_name(what), {})
        played = [games[number] for number in sorted(games)]
        if not played:
            continue
        told = arena.report(what, played)
        stronger = next(bot for bot in told["bots"] if bot["name"] == pair[0])
        rows.append(
            {"pair": list(pair), "games": told["games"], "deals": told["deals"], **stronger}
        )
        rated += [(what.lineup, one["shares"]) for one in played]
    return {
        "game": ladder.game,
        "seats": ladder.seats,
        "options": ladder.options,
        "seed": ladder.seed,
        "pairs": rows,
        "ratings": ratings(list(ladder.names), rated),
    }


def ratings(
    names: list[str], rated: Sequence[tuple[tuple[str, ...], list[float]]]
) -> dict[str, dict[str, float]]:
    """Openskill's strength and doubt of all that played; {} where it is not installed."""
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
        name: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2)}
        for name, r in known.items()
        if name in played
    }
