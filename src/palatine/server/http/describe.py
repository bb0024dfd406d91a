"""The route that describes a table before it is made, for the form of a new table."""

from starlette.responses import Response

from palatine import games
from palatine.server import messages
from palatine.server.http.context import RequestContext, answer
from palatine.server.play import rating
from palatine.service.describe import Plan, described


async def post_describe(context: RequestContext) -> Response:
    """`POST /api/describe`, with the body of a new table: a sentence that describes that table."""
    body = await context.body(messages.NewTable)
    meta = games.meta(body.game)
    meta.check_seats(len(body.seats))
    usual = "open" not in body.seats
    plan = Plan(
        seats=body.seats,
        options=meta.read_options(body.options),
        pace=rating.pace_of(body.pace, body.rated, context.hub.config),
        rated=body.rated,
        hints=not body.rated and (usual if body.hints is None else body.hints),
        private=body.private,
    )
    return answer(described(meta, plan, context.words))
