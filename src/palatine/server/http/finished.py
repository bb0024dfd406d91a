"""Routes that read a table: what a seat may take home, and a finished game with its review."""

from starlette.responses import PlainTextResponse, Response

from palatine.server.http import replay
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.tables import opened
from palatine.server.http.verification import verified
from palatine.server.play import reviews
from palatine.server.play.live_table import LiveTable
from palatine.service.replay import exported
from palatine.table.errors import Refused


async def export(context: RequestContext) -> Response:
    """What a seat knows: its view and its log, at any time."""
    visitor = await opened(context)
    seat = visitor.choose(context.seat())
    words = visitor.live.words(context.language)
    return answer(exported(visitor.table, seat, words))


async def finished(context: RequestContext) -> LiveTable:
    live = (await opened(context)).live
    if live.table.phase != "over":
        raise Refused("not-over")
    return live


async def record(context: RequestContext) -> Response:
    """The record, once the game is over and it can reveal nothing any more."""
    live = await finished(context)
    name = f'attachment; filename="{live.table.setup.game}-{live.id}.txt"'
    text = await context.hub.records.text(live)
    return PlainTextResponse(text, headers={"content-disposition": name})


async def get_replay(context: RequestContext) -> Response:
    return answer(await replay.shown(context, await finished(context)))


async def review(context: RequestContext) -> Response:
    """How far the review is, which begins when somebody asks; then the whole of it."""
    live = await finished(context)
    found = reviews.ask(context.hub, live, context.payer)
    words = live.words(context.language)
    return answer(await reviews.shown(context.hub, live, found, words, context.payer))


async def get_verify(context: RequestContext) -> Response:
    """What the record of a finished table proves; `?commitment=`: the one somebody noted."""
    live = await finished(context)
    text = await context.hub.records.text(live)
    return answer(await verified(context, text, context.query("commitment")))
