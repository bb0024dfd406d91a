"""Ratings: counting a finished table, and the clock of rated tables."""

from palatine.server.config import Config
from palatine.server.db import ratings
from palatine.server.db.store import Store
from palatine.server.messages import PaceBody
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.table import final
from palatine.table.errors import Refused
from palatine.table.setup import Pace, read_pace


async def rate(config: Config, store: Store, live: LiveTable) -> None:
    """Count a finished table, if it was still rated at its end."""
    table = live.table
    owners = [seat.person for seat in table.seats if seat.person]
    if table.unrated or len(owners) != len(set(owners)) or live.ratings is not None:
        return
    game = ratings.RatedTable(
        live.id,
        table.setup.game,
        [seat.person or f"bot:{seat.bot}" for seat in table.seats],
        final.final(table).places[: len(table.seats)],
        final.rated_seats(table),
        "table-unrated-short" if final.is_short(table, config.rated_decisions) else "",
    )
    job = ratings.rate(game, now_ms(), config.rated_pair_games)
    show(live, await store.write(job, "~" + game.game))


async def look_up(store: Store, live: LiveTable) -> None:
    """Read from the store what a finished table changed, if it has been counted."""
    show(live, await store.read(ratings.outcome_of(live.id)))


def show(live: LiveTable, outcome: ratings.RatingChange | None) -> None:
    if outcome is not None:
        live.ratings, live.unrated = outcome.changes, outcome.reason


def pace_of(asked: PaceBody | None, rated: bool, config: Config) -> Pace:
    """The pace of a new table. A rated table has a clock, so that nobody can delay a game that he
    is losing: the usual one where the request names none."""
    if asked is None:
        return usual_clock(config) if rated else Pace()
    pace = read_pace(asked.kind, asked.days, asked.minutes, asked.seconds)
    if rated and pace.kind == "none":
        raise Refused("rated-clock")
    return pace


def usual_clock(config: Config) -> Pace:
    return read_pace("clock", minutes=config.rated_minutes, seconds=config.rated_increment)
