"""The route of a game's picture: a position of a played game, drawn like any other position."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.learn import figures
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import game_in_path
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused

KNOWN = (figures.HOME, figures.HERO)


async def get_picture(context: RequestContext) -> Response:
    """`GET /api/picture/GAME?figure=&width=&height=`: a drawing, of that size where the query names
    one, and the address of its symbols."""
    game, language = game_in_path(context), context.language
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
