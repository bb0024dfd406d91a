"""Routes that read a table: the export of a seat's knowledge; the record, the replay and the review
of a finished game."""

from starlette.responses import PlainTextResponse, Response

from palatine.server.http import replay
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.tables import open_visitor
from palatine.server.http.verification import verify_record
from palatine.server.play import reviews
from palatine.server.play.live_table import LiveTable
from palatine.service.replay import exported
from palatine.table.errors import Refused


async def export(context: RequestContext) -> Response:
    """The view and the log of a seat, at any time of the game."""
    visitor = await open_visitor(context)
    seat = visitor.choose(context.seat())
    words = visitor.live.words(context.language)
    return answer(exported(visitor.table, seat, words))


async def finished_table(context: RequestContext) -> LiveTable:
    """The table in the path. Raises `Refused` where its game is not over, or where the visitor may
    not see it."""
    live = (await open_visitor(context)).live
    if live.table.phase != "over":
        raise Refused("not-over")
    return live


async def record(context: RequestContext) -> Response:
    """The record. Only of a finished game: it contains everything that was secret."""
    live = await finished_table(context)
    name = f'attachment; filename="{live.table.setup.game}-{live.id}.txt"'
    text = await context.hub.records.text(live)
    return PlainTextResponse(text, headers={"content-disposition": name})


async def get_replay(context: RequestContext) -> Response:
    return answer(await replay.position_json(context, await finished_table(context)))


async def review(context: RequestContext) -> Response:
    """The review: its progress while it is being made, then the whole of it. The first request
    starts it."""
    live = await finished_table(context)
    found = reviews.ask(context.hub, live, context.payer)
    words = live.words(context.language)
    return answer(await reviews.review_json(context.hub, live, found, words, context.payer))


async def get_verify(context: RequestContext) -> Response:
    """What the record of a finished table proves. `?commitment=`: the commitment that the person
    wrote down before the game, to be compared."""
    live = await finished_table(context)
    text = await context.hub.records.text(live)
    return answer(await verify_record(context, text, context.query("commitment")))
