"""A picture for each game: a position of a real game, drawn like any other."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.learn import figures
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import known
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused

KNOWN = (figures.HOME, figures.HERO)


async def get_picture(context: RequestContext) -> Response:
    """`GET /api/picture/GAME?figure=&width=&height=`: a drawing and its symbols, of that size where
    one is asked for."""
    game, language = known(context), context.language
    figure = context.query("figure")
    question: Json = {
        "game": game,
        "language": language,
        "figure": figure if figure in KNOWN else "",
    }
    question |= {"width": context.pixels("width"), "height": context.pixels("height")}
    drawing = await context.hub.pool.once("picture", question, context.payer)
    if not drawing["groups"]:  # a game without a picture
        raise Refused("no-such", "server-error-no-such")
    return answer({"drawing": drawing, "symbols": sheet_url(game, language)})
