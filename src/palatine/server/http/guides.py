"""Routes that explain a game: how to play on one page, the complete rules, the legend. The server
writes the whole pages, figures included, so that they can be read without scripts."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup
from starlette.responses import Response

from palatine.core import svg
from palatine.core.state import Json
from palatine.learn import fragments
from palatine.locales import Words
from palatine.server.http import games as games_api
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.pages import render_page, templates
from palatine.service.games import lesson_json
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused

USES = re.compile(r"<use [^>]*>|url\(#[\w-]+\)")
IN_PAGE = ("icons.svg", "signs.svg")  # symbols that every page has


async def _guide(context: RequestContext) -> Json:
    """The guide of the game in the path, in the reader's language; it is made once and kept."""
    question = {"game": games_api.game_in_path(context), "language": context.language}
    made = await context.hub.pool.once("guide", question, context.payer)
    if not made:
        raise Refused("no-such", "server-error-no-such")
    return made


async def get_guide(context: RequestContext) -> Response:
    """`GET /api/guide/GAME`: the same texts for the panel beside a table."""
    made = await _guide(context)
    game = context.part("game")
    texts = {key: made[key] for key in fragments.SENT}
    title, symbols = context.words(f"{game}-title"), sheet_url(game, context.language)
    return answer({"game": game, "title": title, "symbols": symbols, **texts})


async def how(context: RequestContext) -> Response:
    """The page that explains how to play."""
    return await _page(context, "how")


async def rules(context: RequestContext) -> Response:
    """The page of the complete rules and the legend."""
    return await _page(context, "rules")


async def _page(context: RequestContext, name: str) -> Response:
    data, more = guide_page(context.part("game"), name, await _guide(context), context.words)
    return await render_page(context, name, data, 200, **more)


def guide_page(game: str, name: str, made: Json, words: Words) -> tuple[Json, dict[str, Any]]:
    """The data of the page `how` or `rules` of a game, and the arguments of its template. made: the
    guide in the reader's language."""
    title = words(f"{game}-title")
    texts, shown = _howto(made) if name == "how" else _rules(made)
    about = {**fragments.about(game, words), "game": game, "title": title}
    # Only these refer to symbols: other `#...` in the text are links to rules.
    used = "".join(USES.findall(shown))
    symbols = svg.needed_symbols(used, {**known_symbols(), **made["symbols"]})
    own = {key: text for key, text in symbols.items() if key not in known_symbols()}
    sheet = Markup(svg.symbol_sheet(own))
    data = {"game": game, "title": title, "lesson": lesson_json(game), "tries": made["tries"]}
    return data, {"about": about, "symbols": sheet, "say": words, **texts}


def _howto(made: Json) -> tuple[dict[str, Any], str]:
    html = Markup(made["howto"]["html"])
    return {"howto": {**made["howto"], "html": html}}, html


def _rules(made: Json) -> tuple[dict[str, Any], str]:
    chapters = [{**one, "html": Markup(one["html"])} for one in made["rules"]["chapters"]]
    legend = Markup(made["legend"])
    book = {"title": made["rules"]["title"], "chapters": chapters}
    shown = "".join([*(one["html"] for one in chapters), legend])
    return {"rules": book, "legend": legend}, shown


@cache
def known_symbols() -> dict[str, str]:
    """The symbols that every page contains, by id."""
    folder = Path(str(templates().get_template(IN_PAGE[0]).filename)).parent
    text = "".join((folder / name).read_text("utf-8") for name in IN_PAGE)
    found = re.finditer(r'<(symbol|pattern) id="([\w-]+)".*?</\1>', text)
    return {one[2]: one[0] for one in found}
