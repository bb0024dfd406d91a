"""Routes about games as such: the list, home, ratings."""

from starlette.responses import Response

from palatine import games
from palatine.core.errors import PalatineError
from palatine.core.meta import Meta, Option
from palatine.core.state import Json
from palatine.learn import guide, lessons, puzzles
from palatine.locales import Words
from palatine.server import symbols, workers
from palatine.server.db import ratings, tables
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.me import me_json
from palatine.server.play import updates
from palatine.server.play.live_table import bot_label, now_ms
from palatine.table.errors import Refused
from palatine.table.setup import DAY


def game_json(meta: Meta, words: Words) -> Json:
    """All a page must know to offer a game."""
    about = f"{meta.id}-about"
    return {
        "id": meta.id,
        "version": meta.version,
        "title": words(f"{meta.id}-title"),
        "about": words(about) if words.has(about) else "",
        "seats": list(meta.seats),
        "minutes": list(meta.minutes),
        "styles": [updates.style_json(meta.id, style, words) for style in meta.styles],
        "documents": list(meta.documents),
        "bots": [_bot(bot, words) for bot in workers.names()],
        "opponent": workers.FIRST,
        "options": [option_json(meta.id, option, words) for option in meta.options],
        "symbols": symbols.sheet_url(meta.id, words.language),
        **guide_links(meta.id),
        "lesson": lesson_json(meta.id),
        "puzzles": len(puzzles.stored(meta.id).puzzles),
        "scorer": games.load(meta.id).documents.blank() is not None,
    }


def lesson_json(game: str) -> Json | None:
    """The guided first game: how long it takes; None where a game has none, or one that was written
    for other rules."""
    try:
        lesson = lessons.load(game)
    except PalatineError:
        return None
    return {"name": lesson.name, "minutes": lesson.minutes, "steps": len(lesson.steps)}


def guide_links(game: str) -> Json:
    """Where a game is explained: on one page, and all its rules; '' where it is not."""
    written = guide.is_written(games.GAMES[game])
    return {name: f"/{name}/{game}" if written else "" for name in ("how", "rules")}


def _bot(bot: str, words: Words) -> Json:
    """An opponent's name, and how it plays in a word or two."""
    about = f"server-level-{bot}"
    return {
        "name": bot,
        "label": bot_label(bot, words),
        "about": words(about) if words.has(about) else "",
    }


def option_json(game: str, option: Option, words: Words) -> Json:
    return {
        "key": option.key,
        "kind": option.kind,
        "label": words(f"{game}-option-{option.key}"),
        "default": option.default,
        "choices": [
            {"value": choice, "label": updates.option_value(game, option.key, choice, words)}
            for choice in option.choices
        ],
        "needs": list(option.needs) if option.needs else None,
    }


def games_json(words: Words) -> list[Json]:
    return [game_json(games.meta(game), words) for game in games.names()]


async def get_games(context: RequestContext) -> Response:
    return answer(games_json(context.words))


async def home_json(context: RequestContext) -> Json:
    """What the home page shows."""
    store, words = context.hub.store, context.words
    lines = context.hub.config.lobby_tables
    since = now_ms() - round(context.hub.config.closed_days * DAY)
    mine = await store.read(tables.of_person(context.id, 2 * lines, since)) if context.id else []
    own = {line["id"] for line in mine}
    waiting = await store.read(tables.lobby(("waiting",), lines))
    playing = await store.read(tables.lobby(("playing",), lines))
    return {
        "me": await me_json(context),
        "games": games_json(words),
        "open": [
            line_json(line, context) for line in waiting if line["free"] and line["id"] not in own
        ],
        "mine": [line_json(line, context) for line in mine if line["state"] != "over"],
        "watch": [line_json(line, context) for line in playing if line["id"] not in own],
        "finished": [line_json(line, context) for line in mine if line["state"] == "over"],
    }


LINE_KEYS = ("id", "game", "state", "free", "pace", "rated", "at", "due")


def line_json(line: Json, context: RequestContext) -> Json:
    """One table of a list."""
    words = context.words
    over = line["state"] == "over"
    shown = {key: line[key] for key in LINE_KEYS}
    seats = [{**seat, "name": seat["name"] or _nameless(seat, words)} for seat in line["seats"]]
    for n, seat in enumerate(seats):
        seat["turn"] = n in line.get("turn", ())
        seat["score"] = line["scores"][n] if "scores" in line else None
        seat["place"] = line["places"][n] if "places" in line else None
    return {
        **shown,
        "title": words(f"{line['game']}-title"),
        "seats": seats,
        "reason": words(line["closed"]) if line.get("closed") else "",
        "lesson": _lesson_line(line.get("lesson"), words),
        "asked": bool(context.id) and context.id in line["asked"],
        "url": f"/{'replay' if over else 'table'}/{line['id']}",
    }


def _lesson_line(lesson: Json | None, words: Words) -> Json | None:
    """How far a running lesson is, also as a sentence."""
    return lesson and {**lesson, "text": words("learn-lesson-step", lesson)}


def _nameless(seat: Json, words: Words) -> str:
    """What a seat without a name is called: a bot's, free, or of somebody who was deleted."""
    if seat["kind"] == "person":
        return words("table-seat-gone")
    return bot_label(seat["level"], words) if seat["level"] else words("table-seat-open")


async def get_home(context: RequestContext) -> Response:
    return answer(await home_json(context))


async def ratings_json(context: RequestContext) -> Json:
    game = known(context)
    lines = await context.hub.store.read(ratings.listed(game, context.id))
    for line in lines:
        if line["kind"] == "bot":
            line["name"] = bot_label(line["name"], context.words)
    return {"game": game, "title": context.words(f"{game}-title"), "list": lines}


async def get_ratings(context: RequestContext) -> Response:
    return answer(await ratings_json(context))


def known(context: RequestContext) -> str:
    return checked(context.part("game"))


def checked(game: str) -> str:
    """The same id, if there is such a game."""
    if game not in games.names():
        raise Refused("no-such", "server-error-no-such")
    return game
