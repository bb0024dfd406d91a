"""A picture for each game: a position of a real game, drawn like any other."""

from starlette.responses import Response

from palatine.learn import figures
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import known
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused

KNOWN = (figures.HOME, figures.HERO)


async def get_picture(context: RequestContext) -> Response:
    """`GET /api/picture/GAME?figure=`: a drawing and its symbols."""
    game, language = known(context), context.language
    figure = context.query("figure")
    question = {"game": game, "language": language, "figure": figure if figure in KNOWN else ""}
    drawing = await context.hub.pool.once("picture", question, context.payer)
    if not drawing["groups"]:  # a game without a picture
        raise Refused("no-such", "server-error-no-such")
    return answer({"drawing": drawing, "symbols": sheet_url(game, language)})
