"""The route of the notes that explain a sign to a learner when it first appears at a table."""

from starlette.responses import Response

from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import game_in_path
from palatine.service.notes import notes_json


async def get_notes(context: RequestContext) -> Response:
    """`GET /api/notes/GAME`: the entries of the legend that name the place of their first use."""
    return answer(notes_json(game_in_path(context), context.words))
