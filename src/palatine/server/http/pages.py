"""Pages: a frame of HTML with its data inside. What it shows is made by scripts of the page."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from jinja2 import Environment, FileSystemLoader, select_autoescape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from palatine import games
from palatine.core.state import Json
from palatine.locales import languages, load, resource
from palatine.server.http import finished as finished_api
from palatine.server.http import games as games_api
from palatine.server.http import verification
from palatine.server.http.context import Handler, RequestContext, answer, language_of
from palatine.server.http.me import me_json
from palatine.server.play.hub import NoTable
from palatine.server.play.live_table import LiveTable
from palatine.service.games import game_json, games_json, titles
from palatine.service.symbols import sheet, sheet_url
from palatine.table.errors import Refused

HERE = Path(__file__).parents[1]
# The sections of the house, as every page but that of a table names them.
SECTIONS = (
    ("page-section-play", "/"),
    ("page-section-learn", "/learn"),
    ("page-puzzles", "/puzzles"),
    ("page-scorer", "/score"),
    ("page-ratings", "/ratings"),
)
SHEET_PAGES = ("score", "scores")
OF_SHEETS = "page-sheet-"
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}


@cache
def templates() -> Environment:
    """The pages' templates; everything put into them is escaped."""
    loader = FileSystemLoader(HERE / "templates")
    made = Environment(loader=loader, autoescape=select_autoescape(default=True))
    made.globals["sections"] = SECTIONS
    return made


@cache
def page_words(language: str, sheets: bool = True) -> dict[str, str]:
    """All sentences of the page in one language, those with arguments with gaps. sheets: with those
    of score sheets, which no other page needs."""
    words = load(language)
    entries = [one for file in ("page", "learn") for one in resource(languages()[0], file).body]
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return {key: words(key) for key in keys if sheets or not key.startswith(OF_SHEETS)}


async def rendered(
    context: RequestContext, name: str, data: Any, status: int = 200, **more: Any
) -> Response:
    """One page. more: what its template shows without scripts."""
    page = {
        "lang": context.language,
        "languages": list(languages()),
        "me": await me_json(context),
        "words": page_words(context.language, name in SHEET_PAGES),
        "data": data,
    }
    html = templates().get_template(f"{name}.html").render(page=page, **more)
    return HTMLResponse(html, status, {"cache-control": "no-store"})


async def home(context: RequestContext) -> Response:
    return await rendered(context, "home", await games_api.home_json(context))


async def table(context: RequestContext) -> Response:
    """The table's page. It says nothing about the table: who may see it, the socket decides."""
    return await rendered(context, "table", {"id": context.part("table")})


async def replayed(context: RequestContext) -> Response:
    await finished_or_none(context)
    return await rendered(context, "replay", {"id": context.part("table")})


async def verify(context: RequestContext) -> Response:
    live = await finished_or_none(context)
    told: Json = {}
    if live is not None:
        told = await verification.verified(context, await context.hub.records.text(live))
    return await rendered(context, "verify", {"id": context.part("table"), **told})


async def finished_or_none(context: RequestContext) -> LiveTable | None:
    """The finished table, for who may know of it. The secret of a watch link stands behind `#` and
    only the page sees it: so everybody else gets the page, and what that asks for is judged."""
    try:
        return await finished_api.finished(context)
    except NoTable:
        return None
    except Refused as refused:
        if refused.code == "not-over":
            raise
        return None


async def ratings(context: RequestContext) -> Response:
    told = await games_api.ratings_json(context)
    return await rendered(context, "ratings", {**told, "games": titles(context.words)})


async def first_ratings(context: RequestContext) -> Response:
    """Where no game is named, the first one's."""
    return RedirectResponse(f"/ratings/{games.names()[0]}")


async def learn(context: RequestContext) -> Response:
    """All games, to be learnt."""
    return await rendered(context, "learn", await games_api.home_json(context))


async def scores(context: RequestContext) -> Response:
    """The games that have a score sheet."""
    told = [game for game in games_json(context.words) if game["scorer"]]
    return await rendered(context, "scores", {"games": told})


async def keys(context: RequestContext) -> Response:
    return await rendered(context, "keys", await context.hub.records.keys())


async def score(context: RequestContext) -> Response:
    game = context.part("game")
    if game not in games.names() or "sheet" not in games.meta(game).documents:
        raise Refused("no-such", "server-error-no-such")
    told = game_json(games.meta(game), context.words)
    return await rendered(context, "score", told)


async def symbols(context: RequestContext) -> Response:
    """The symbols of a game. An old name leads nowhere: the page that asks is old as well."""
    name = context.part("name")
    game, _, rest = name.partition("-")
    language = rest.partition("-")[0]
    if game not in games.names() or language not in languages():
        raise Refused("no-such", "server-error-no-such")
    if sheet_url(game, language) != f"/symbols/{name}.svg":
        raise Refused("no-such", "server-error-no-such")
    return Response(sheet(game, language), headers=FOR_EVER, media_type="image/svg+xml")


async def words(context: RequestContext) -> Response:
    """The words of the page in a language."""
    return answer(page_words(context.language))


def paged(handler: Handler) -> Handler:
    """A page whose errors are pages too."""

    async def page(context: RequestContext) -> Response:
        try:
            return await handler(context)
        except (Refused, NoTable) as error:
            refused = error if isinstance(error, Refused) else Refused("no-such")
            key = refused.key if context.words.has(refused.key) else "server-error-no-such"
            told: Json = {"error": refused.code, "sentence": context.words(key, refused.details)}
            status = 409 if refused.code == "not-over" else 404
            return await rendered(context, "error", told, status)

    return page


async def not_found(request: Request, error: Exception) -> Response:
    """Any other path: a page for people, JSON for programs."""
    language = language_of(request, None)
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = {404: "no-such", 405: "method"}.get(status, "broken")
    told: Json = {"error": code, "sentence": load(language)(f"server-error-{code}")}
    return _plain_page(request, told, status, language)


async def unavailable(request: Request, error: Exception) -> Response:
    """The store is away: a page that says so needs nothing from it."""
    language = language_of(request, None)
    told: Json = {"error": "busy", "sentence": load(language)("server-error-away")}
    return _plain_page(request, told, 503, language)


def _plain_page(request: Request, told: Json, status: int, language: str) -> Response:
    """A page without anything of the store; JSON for programs."""
    if request.url.path.startswith(("/api/", "/static/")):
        return answer(told, status)
    page = {
        "lang": language,
        "languages": list(languages()),
        "me": None,
        "words": page_words(language),
        "data": told,
    }
    return HTMLResponse(templates().get_template("error.html").render(page=page), status)
