"""Ratings for each game, people and bots on one list (openskill, Plackett-Luce)."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from zlib import crc32

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, func, insert, select, text

from palatine.core.state import Json
from palatine.server.db.schema import PEOPLE, RATED, RATINGS, SEATS

MODEL = PlackettLuce()
DAY = 86_400_000  # ms


def public_rating(mu: float, sigma: float) -> int:
    """The rating that people see: a cautious estimate (someone is almost surely at least as
    strong), on a familiar scale."""
    return round(1000 + 40 * (mu - 3 * sigma))


@dataclass(frozen=True)
class RatedTable:
    """A finished rated table. `seats`: those whose ratings it changes; `reason`: message key of why
    it is not counted, or ''."""

    table: str
    game: str
    players: list[str]
    places: list[int]
    seats: list[int]
    reason: str = ""


@dataclass(frozen=True)
class RatingChange:
    """What a finished table changed by seat, or why it is not counted (a message key)."""

    changes: list[Json]
    reason: str


def rate(played: RatedTable, now: int, most: int) -> Callable[[Connection], RatingChange]:
    """Count a finished table, once; the outcome is final. most: how many tables of the same two
    people count within a day."""

    def job(connection: Connection) -> RatingChange:
        _lock(connection, played.game)
        counted = outcome_of(played.table)(connection)
        if counted is not None:
            return counted
        reason = played.reason
        if not reason and _too_often(connection, played.players, now - DAY, most):
            reason = "table-unrated-pair"
        changes = [] if reason else _changed(connection, played)
        values = {"table_id": played.table, "changes": json.dumps(changes), "at": now}
        connection.execute(insert(RATED).values(**values, reason=reason))
        return RatingChange(changes, reason)

    return job


def _changed(connection: Connection, played: RatedTable) -> list[Json]:
    """Change the ratings of the seats whose ratings the game changes."""
    game, players = played.game, played.players
    before = [_rating(connection, game, player) for player in players]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
    ranks = [float(place) for place in played.places]
    after = [team[0] for team in MODEL.rate(teams, ranks=ranks)]
    changes: list[Json] = []
    for seat in played.seats:
        mu, sigma, games = before[seat]
        own = [new for new, other in zip(after, players) if other == players[seat]]
        new_mu = fmean(new.mu for new in own)  # the same bot may play for several seats
        new_sigma = fmean(new.sigma for new in own)
        _write(connection, game, players[seat], new_mu, new_sigma, games + 1)
        then = public_rating(new_mu, new_sigma)
        changes.append({"seat": seat, "before": public_rating(mu, sigma), "after": then})
    return changes


def _too_often(connection: Connection, players: list[str], since: int, most: int) -> bool:
    """Whether two of these people have played enough rated games together since that time, at
    tables of any kind: otherwise two people who let each other win could raise their ratings
    without limit."""
    people = [player for player in players if not player.startswith("bot:")]
    one, other = SEATS.alias(), SEATS.alias()
    for a, b in combinations(people, 2):
        together = (
            select(func.count(RATED.c.table_id.distinct()))
            .join(one, one.c.table_id == RATED.c.table_id)
            .join(other, other.c.table_id == RATED.c.table_id)
            .where(one.c.person == a, other.c.person == b)
            .where(RATED.c.at > since, RATED.c.reason == "")
        )
        if connection.execute(together).scalar_one() >= most:
            return True
    return False


def _lock(connection: Connection, game: str) -> None:
    """Count the tables of a game one after another, whichever process counts them."""
    if connection.dialect.name == "postgresql":
        key = crc32(game.encode())
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})


def _rating(connection: Connection, game: str, player: str) -> tuple[float, float, int]:
    where = (RATINGS.c.game == game, RATINGS.c.player == player)
    found = connection.execute(select(RATINGS).where(*where)).one_or_none()
    if found is None:
        fresh = MODEL.rating()
        return float(fresh.mu), float(fresh.sigma), 0
    return found.mu, found.sigma, found.games


def _write(
    connection: Connection, game: str, player: str, mu: float, sigma: float, games: int
) -> None:
    where = (RATINGS.c.game == game, RATINGS.c.player == player)
    connection.execute(delete(RATINGS).where(*where))
    values = {"game": game, "player": player, "mu": mu, "sigma": sigma, "games": games}
    connection.execute(insert(RATINGS).values(**values))


def outcome_of(table: str) -> Callable[[Connection], RatingChange | None]:
    """What a finished table changed; None where it is not counted yet."""

    def job(connection: Connection) -> RatingChange | None:
        found = connection.execute(select(RATED).where(RATED.c.table_id == table)).one_or_none()
        return None if found is None else RatingChange(json.loads(found.changes), found.reason)

    return job


def leaderboard(game: str, me: str, limit: int = 200) -> Callable[[Connection], list[Json]]:
    """The ratings of a game, the best first."""

    def job(connection: Connection) -> list[Json]:
        query = select(RATINGS, PEOPLE.c.name).join(
            PEOPLE, PEOPLE.c.id == RATINGS.c.player, isouter=True
        )
        found = connection.execute(query.where(RATINGS.c.game == game)).all()
        lines = [
            {
                "name": row.name or row.player.removeprefix("bot:"),
                "kind": "bot" if row.player.startswith("bot:") else "person",
                "shown": public_rating(row.mu, row.sigma),
                "mu": round(row.mu, 2),
                "sigma": round(row.sigma, 2),
                "games": row.games,
                "me": bool(me) and row.player == me,
            }
            for row in found
        ]
        return sorted(lines, key=lambda line: -int(line["shown"]))[:limit]

    return job


def of_person(person: str) -> Callable[[Connection], list[Json]]:
    def job(connection: Connection) -> list[Json]:
        found = connection.execute(select(RATINGS).where(RATINGS.c.player == person)).all()
        return [
            {"game": row.game, "shown": public_rating(row.mu, row.sigma), "games": row.games}
            for row in found
        ]

    return job
