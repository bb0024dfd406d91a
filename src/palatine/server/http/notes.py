"""What is explained to a learner the first time it comes up at a table."""

from starlette.responses import Response

from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import known
from palatine.service.notes import notes_json


async def get_notes(context: RequestContext) -> Response:
    """`GET /api/notes/GAME`: the signs of the legend that say where they are first met."""
    return answer(notes_json(known(context), context.words))
