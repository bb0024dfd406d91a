"""A picture for each game: a position of a real game, drawn like any other."""

from starlette.responses import Response

from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import known
from palatine.server.symbols import sheet_url
from palatine.table.errors import Refused


async def get_picture(context: RequestContext) -> Response:
    """`GET /api/picture/GAME`: a drawing and its symbols."""
    game, language = known(context), context.language
    question = {"game": game, "language": language}
    drawing = await context.hub.pool.once("picture", question, context.payer)
    if not drawing["groups"]:  # a game without a picture
        raise Refused("no-such", "server-error-no-such")
    return answer({"drawing": drawing, "symbols": sheet_url(game, language)})
