"""Pages: a frame of HTML with its data inside. What it shows is made by scripts of the page."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from jinja2 import Environment, FileSystemLoader, select_autoescape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from palatine import games
from palatine.core.errors import Unsupported
from palatine.core.state import Json
from palatine.locales import languages, load, resource
from palatine.server import api_games, api_tables
from palatine.server.api_me import me_json
from palatine.server.hub import NoTable
from palatine.server.live import Live
from palatine.server.sheets import sheet, sheet_url
from palatine.server.web import Asked, Handler, answer, language_of
from palatine.table.errors import Refused

HERE = Path(__file__).parent
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}


@cache
def templates() -> Environment:
    """The pages' templates; everything put into them is escaped."""
    loader = FileSystemLoader(HERE / "templates")
    return Environment(loader=loader, autoescape=select_autoescape(default=True))


@cache
def page_words(language: str) -> dict[str, str]:
    """All sentences of the page in one language, those with arguments with gaps."""
    words = load(language)
    entries = resource(languages()[0], "page").body
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return {key: words(key) for key in keys}


async def rendered(asked: Asked, name: str, data: Any, status: int = 200) -> Response:
    """One page."""
    page = {
        "lang": asked.language,
        "languages": list(languages()),
        "me": await me_json(asked),
        "words": page_words(asked.language),
        "data": data,
    }
    html = templates().get_template(f"{name}.html").render(page=page)
    return HTMLResponse(html, status, {"cache-control": "no-store"})


async def home(asked: Asked) -> Response:
    return await rendered(asked, "home", await api_games.home_json(asked))


async def table(asked: Asked) -> Response:
    """The table's page. It says nothing about the table: who may see it, the socket decides."""
    return await rendered(asked, "table", {"id": asked.part("table")})


async def replayed(asked: Asked) -> Response:
    await _finished(asked)
    return await rendered(asked, "replay", {"id": asked.part("table")})


async def verify(asked: Asked) -> Response:
    live = await _finished(asked)
    told = await api_games.verified(live.table.record, asked.words) if live else {}
    return await rendered(asked, "verify", {"id": asked.part("table"), **told})


async def _finished(asked: Asked) -> Live | None:
    """The finished table, for who may know of it. The secret of a watch link stands behind `#` and
    only the page sees it: so everybody else gets the page, and what that asks for is judged."""
    try:
        return await api_tables.finished(asked)
    except NoTable:
        return None
    except Refused as refused:
        if refused.code == "not-over":
            raise
        return None


async def rules(asked: Asked) -> Response:
    return await rendered(asked, "rules", api_games.rules_json(asked))


async def ratings(asked: Asked) -> Response:
    return await rendered(asked, "ratings", await api_games.ratings_json(asked))


async def score(asked: Asked) -> Response:
    game = asked.part("game")
    if game not in games.GAMES or "score" not in games.meta(game).documents:
        raise Refused("no-such", "server-error-no-such")
    told = api_games.game_json(games.meta(game), asked.words)
    return await rendered(asked, "score", told)


async def symbols(asked: Asked) -> Response:
    """The symbols of a game. An old name leads nowhere: the page that asks is old as well."""
    name = asked.part("name")
    game, _, rest = name.partition("-")
    language = rest.partition("-")[0]
    if game not in games.GAMES or language not in languages():
        raise Refused("no-such", "server-error-no-such")
    try:
        if sheet_url(game, language) != f"/symbols/{name}.svg":
            raise Refused("no-such", "server-error-no-such")
    except Unsupported:
        raise Refused("no-such", "server-error-no-such") from None
    return Response(sheet(game, language), headers=FOR_EVER, media_type="image/svg+xml")


async def words(asked: Asked) -> Response:
    """The words of the page in a language."""
    return answer(page_words(asked.language))


def paged(handler: Handler) -> Handler:
    """A page whose errors are pages too."""

    async def page(asked: Asked) -> Response:
        try:
            return await handler(asked)
        except (Refused, NoTable) as error:
            refused = error if isinstance(error, Refused) else Refused("no-such")
            key = refused.key if asked.words.has(refused.key) else "server-error-no-such"
            told: Json = {"error": refused.code, "sentence": asked.words(key, refused.details)}
            status = 409 if refused.code == "not-over" else 404
            return await rendered(asked, "error", told, status)

    return page


async def not_found(request: Request, error: Exception) -> Response:
    """Any other path: a page for people, JSON for programs."""
    language = language_of(request, None)
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = {404: "no-such", 405: "method"}.get(status, "broken")
    told: Json = {"error": code, "sentence": load(language)(f"server-error-{code}")}
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
