"""The results of contests and ladders: typed objects, each with `to_json` for files and
programs."""

from dataclasses import asdict, dataclass
from typing import Any

from palatine.core.meta import Options

Interval = tuple[float, float]  # the ends of a 95 % interval


@dataclass(frozen=True)
class Standing:
    """One bot's row of a report.

    seats: how many it had at a table. wins: a shared first place counts as a share of one.
    win_rate: of the games that somebody at the table won; expected: the rate if all were equally
    strong. margin: points above the average of the others.
    """

    name: str
    seats: int
    wins: float
    win_rate: float
    win_rate_95: Interval
    expected: float
    points: float
    points_95: Interval
    margin: float
    margin_95: Interval

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class ArenaReport:
    """The result of a contest: how often each bot won, and how certain that is.

    lineup: the bots by seat before any rotation. deals: orders of all decks, each played once for
    every rotation. unwon: games that nobody at the table won. bots: by name, as in the lineup.
    """

    game: str
    lineup: tuple[str, ...]
    options: Options
    seed: str
    seats: int
    games: int
    deals: int
    unwon: float
    decisions: int
    bots: tuple[Standing, ...]

    def standing(self, name: str) -> Standing:
        """The row of one bot."""
        return next(row for row in self.bots if row.name == name)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Pairing:
    """One pair of a ladder, described by the row of the bot that is believed to be stronger."""

    pair: tuple[str, str]
    games: int
    deals: int
    unwon: float
    standing: Standing

    def to_json(self) -> dict[str, Any]:
        facts = {"pair": self.pair, "games": self.games, "deals": self.deals, "unwon": self.unwon}
        return {**facts, **self.standing.to_json()}


@dataclass(frozen=True)
class Rating:
    """Strength by openskill, and its uncertainty."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class LadderReport:
    """The result of a ladder: each pair that was played, and ratings over all games."""

    game: str
    seats: int
    options: Options
    seed: str
    pairs: tuple[Pairing, ...]
    ratings: dict[str, Rating]

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "pairs": [pair.to_json() for pair in self.pairs]}
