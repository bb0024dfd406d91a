"""Routes that belong to no single table: the list of games, the home page, ratings."""

from pathlib import Path

from starlette.responses import Response

from palatine.core.state import Json
from palatine.server.db import ratings, tables
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.me import me_json
from palatine.server.http.middleware import OFFLINE
from palatine.server.play.live_table import now_ms
from palatine.service.games import checked, games_json
from palatine.service.listing import line_json
from palatine.service.people import bot_label
from palatine.table.setup import DAY


async def get_games(context: RequestContext) -> Response:
    return answer(games_json(context.words))


async def home_json(context: RequestContext) -> Json:
    """The data of the home page: the games, the person's own tables, and tables to join or
    watch."""
    store, words = context.hub.store, context.words
    lines = context.hub.config.lobby_tables
    since = now_ms() - round(context.hub.config.closed_days * DAY)
    mine = await store.read(tables.of_person(context.id, 2 * lines, since)) if context.id else []
    own = {line["id"] for line in mine}
    waiting = await store.read(tables.lobby(("waiting",), lines))
    playing = await store.read(tables.lobby(("playing",), lines))

    def listed(found: list[Json]) -> list[Json]:
        return [line_json(line, context.id, words) for line in found]

    return {
        "me": await me_json(context),
        "games": games_json(words),
        "offline": OFFLINE if _has_site(context.hub.config.offline) else "",
        "open": listed([line for line in waiting if line["free"] and line["id"] not in own]),
        "mine": listed([line for line in mine if line["state"] != "over"]),
        "watch": listed([line for line in playing if line["id"] not in own]),
        "finished": listed([line for line in mine if line["state"] == "over"]),
    }


def _has_site(folder: str) -> bool:
    """Whether the static site is complete: it may still be written while the server runs."""
    return bool(folder) and (Path(folder) / "index.html").is_file()


async def get_home(context: RequestContext) -> Response:
    return answer(await home_json(context))


async def ratings_json(context: RequestContext) -> Json:
    game = game_in_path(context)
    lines = await context.hub.store.read(ratings.leaderboard(game, context.id))
    for line in lines:
        if line["kind"] == "bot":
            line["name"] = bot_label(line["name"], context.words)
    return {"game": game, "title": context.words(f"{game}-title"), "list": lines}


async def get_ratings(context: RequestContext) -> Response:
    return answer(await ratings_json(context))


def game_in_path(context: RequestContext) -> str:
    """The game that the path names. Raises `Refused` where there is no such game."""
    return checked(context.part("game"))
