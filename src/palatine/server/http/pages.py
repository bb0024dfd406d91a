"""Pages: a frame of HTML that contains the page's data as JSON; scripts of the page display it."""

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
from palatine.service.problems import STATUS
from palatine.service.symbols import sheet, sheet_url
from palatine.table.errors import Refused

HERE = Path(__file__).parents[1]
# The entries of the navigation that every page has, except the page of a table.
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
    """The environment of the pages' templates; all values put into a template are escaped."""
    loader = FileSystemLoader(HERE / "templates")
    made = Environment(loader=loader, autoescape=select_autoescape(default=True))
    made.globals["sections"] = SECTIONS
    return made


@cache
def page_words(language: str, sheets: bool = True) -> dict[str, str]:
    """All sentences of the pages in one language; arguments stay as placeholders. sheets: include
    the sentences of score sheets, which no other page needs."""
    words = load(language)
    entries = [one for file in ("page", "learn") for one in resource(languages()[0], file).body]
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return {key: words(key) for key in keys if sheets or not key.startswith(OF_SHEETS)}


def read_all() -> None:
    """Compile all templates and make the sentences of all pages. Otherwise the first page of a
    process would hold the event loop for that long."""
    for name in templates().list_templates():
        templates().get_template(name)
    for language in languages():
        for sheets in (True, False):
            page_words(language, sheets)


async def render_page(
    context: RequestContext, name: str, data: Any, status: int = 200, **more: Any
) -> Response:
    """Render one page. data: what its scripts display; more: further arguments of its template, for
    what the page shows without scripts."""
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
    return await render_page(context, "home", await games_api.home_json(context))


async def table(context: RequestContext) -> Response:
    """The page of a table. It contains nothing about the table: the socket sends that, and decides
    who may see it."""
    return await render_page(context, "table", {"id": context.part("table")})


async def replay(context: RequestContext) -> Response:
    await finished_or_none(context)
    return await render_page(context, "replay", {"id": context.part("table")})


async def verify(context: RequestContext) -> Response:
    live = await finished_or_none(context)
    data: Json = {}
    if live is not None:
        data = await verification.verify_record(context, await context.hub.records.text(live))
    return await render_page(context, "verify", {"id": context.part("table"), **data})


async def finished_or_none(context: RequestContext) -> LiveTable | None:
    """The finished table in the path; None where this visitor may not see it, as far as the server
    knows. The secret of a watch link stands behind `#`, where only the page's script sees it: so
    the page itself is given to everybody, and the requests of its script are checked. Raises
    `Refused` where the game is not over."""
    try:
        return await finished_api.finished_table(context)
    except NoTable:
        return None
    except Refused as refused:
        if refused.code == "not-over":
            raise
        return None


async def ratings(context: RequestContext) -> Response:
    data = await games_api.ratings_json(context)
    return await render_page(context, "ratings", {**data, "games": titles(context.words)})


async def first_ratings(context: RequestContext) -> Response:
    """Redirect to the ratings of the first game, where the path names none."""
    return RedirectResponse(f"/ratings/{games.names()[0]}")


async def learn(context: RequestContext) -> Response:
    """The page with the guides and lessons of all games."""
    return await render_page(context, "learn", await games_api.home_json(context))


async def scores(context: RequestContext) -> Response:
    """The page that lists the games with a score sheet."""
    data = [game for game in games_json(context.words) if game["scorer"]]
    return await render_page(context, "scores", {"games": data})


async def keys(context: RequestContext) -> Response:
    return await render_page(context, "keys", await context.hub.records.keys())


async def score(context: RequestContext) -> Response:
    game = context.part("game")
    if game not in games.names() or "sheet" not in games.meta(game).documents:
        raise Refused("no-such", "server-error-no-such")
    data = game_json(games.meta(game), context.words)
    return await render_page(context, "score", data)


async def symbols(context: RequestContext) -> Response:
    """The symbols of a game. The name contains a hash of the content; an outdated name is answered
    by an error, since the page that asks is outdated too."""
    name = context.part("name")
    game, _, rest = name.partition("-")
    language = rest.partition("-")[0]
    if game not in games.names() or language not in languages():
        raise Refused("no-such", "server-error-no-such")
    if sheet_url(game, language) != f"/symbols/{name}.svg":
        raise Refused("no-such", "server-error-no-such")
    return Response(sheet(game, language), headers=FOR_EVER, media_type="image/svg+xml")


async def words(context: RequestContext) -> Response:
    """All sentences of the pages in the language of the request."""
    return answer(page_words(context.language))


# All other errors of a page look alike: nobody learns which tables there are.
TOLD_APART = ("not-over", "busy", "too-much")


def with_error_page(handler: Handler) -> Handler:
    """The handler of a page, changed so that its errors are answered by a page, too."""

    async def page(context: RequestContext) -> Response:
        try:
            return await handler(context)
        except (Refused, NoTable) as error:
            refused = error if isinstance(error, Refused) else Refused("no-such")
            key = refused.key if context.words.has(refused.key) else "server-error-no-such"
            data: Json = {"error": refused.code, "sentence": context.words(key, refused.details)}
            status = STATUS[refused.code] if refused.code in TOLD_APART else 404
            return await render_page(context, "error", data, status)

    return page


async def not_found(request: Request, error: Exception) -> Response:
    """The answer for a path without a route: a page for people, JSON for programs."""
    language = language_of(request, None)
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = {404: "no-such", 405: "method"}.get(status, "broken")
    data: Json = {"error": code, "sentence": load(language)(f"server-error-{code}")}
    return _plain_page(request, data, status, language)


async def unavailable(request: Request, error: Exception) -> Response:
    """The answer while the database cannot be reached: a page made without the database."""
    language = language_of(request, None)
    data: Json = {"error": "busy", "sentence": load(language)("server-error-away")}
    return _plain_page(request, data, 503, language)


def _plain_page(request: Request, data: Json, status: int, language: str) -> Response:
    """The error page, made without reading the store; JSON for programs."""
    if request.url.path.startswith(("/api/", "/static/")):
        return answer(data, status)
    page = {
        "lang": language,
        "languages": list(languages()),
        "me": None,
        "words": page_words(language),
        "data": data,
    }
    return HTMLResponse(templates().get_template("error.html").render(page=page), status)
