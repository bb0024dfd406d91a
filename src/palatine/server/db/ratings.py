"""Ratings for each game, people and bots on one list (openskill, Plackett-Luce)."""

import json
from collections.abc import Callable
from statistics import fmean
from zlib import crc32

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, text

from palatine.core.state import Json
from palatine.server.db.schema import PEOPLE, RATED, RATINGS

MODEL = PlackettLuce()


def shown(mu: float, sigma: float) -> int:
    """The number people see: what somebody is worth almost surely, in a familiar size."""
    return round(1000 + 40 * (mu - 3 * sigma))


def rate(
    table: str, game: str, players: list[str], places: list[int]
) -> Callable[[Connection], list[Json] | None]:
    """Count a finished table, once; what it changed by seat, None where it is counted already."""

    def job(connection: Connection) -> list[Json] | None:
        _lock(connection, game)
        where = RATED.c.table_id == table
        if connection.execute(select(RATED.c.table_id).where(where)).first() is not None:
            return None
        before = [_rating(connection, game, player) for player in players]
        teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
        after = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in places])]
        changes: list[Json] = []
        for seat, player in enumerate(players):
            mu, sigma, games = before[seat]
            own = [new for new, other in zip(after, players) if other == player]
            new_mu = fmean(new.mu for new in own)  # the same bot may hold several seats
            new_sigma = fmean(new.sigma for new in own)
            _write(connection, game, player, new_mu, new_sigma, games + 1)
            then = shown(new_mu, new_sigma)
            changes.append({"seat": seat, "before": shown(mu, sigma), "after": then})
        connection.execute(insert(RATED).values(table_id=table, changes=json.dumps(changes)))
        return changes

    return job


def _lock(connection: Connection, game: str) -> None:
    """One table of a game after the other, whichever process counts it."""
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


def changes_of(table: str) -> Callable[[Connection], list[Json] | None]:
    """What a finished table changed."""

    def job(connection: Connection) -> list[Json] | None:
        found = connection.execute(select(RATED).where(RATED.c.table_id == table)).one_or_none()
        return None if found is None else json.loads(found.changes)

    return job


def listed(game: str, me: str, limit: int = 200) -> Callable[[Connection], list[Json]]:
    """The list of a game, best first."""

    def job(connection: Connection) -> list[Json]:
        query = select(RATINGS, PEOPLE.c.name).join(
            PEOPLE, PEOPLE.c.id == RATINGS.c.player, isouter=True
        )
        found = connection.execute(query.where(RATINGS.c.game == game)).all()
        lines = [
            {
                "name": row.name or row.player.removeprefix("bot:"),
                "kind": "bot" if row.player.startswith("bot:") else "person",
                "shown": shown(row.mu, row.sigma),
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
            {"game": row.game, "shown": shown(row.mu, row.sigma), "games": row.games}
            for row in found
        ]

    return job
