"""Routes for moderating a table: mute, report and remove a person."""

from functools import partial

from starlette.responses import Response

from palatine.server import messages
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.tables import open_visitor
from palatine.server.play import talk
from palatine.server.play.access import Visitor
from palatine.server.play.luck import new_seed
from palatine.table import door
from palatine.table.rows import Row
from palatine.table.table import Table


async def mute(context: RequestContext) -> Response:
    """Mute a person: for the one who asks alone, or, where the host asks, for everybody."""
    body = await context.body(messages.MuteBody)
    visitor = await open_visitor(context)
    visitor.require_person()
    about = talk.subject(visitor, body.seat, body.line)
    await talk.mute(context.hub, visitor, about, body.on, body.all)
    return answer({})


async def report(context: RequestContext) -> Response:
    """Report a person at the table, or a line of its chat."""
    body = await context.body(messages.ReportBody)
    visitor = await open_visitor(context)
    visitor.require_person()
    about = talk.subject(visitor, body.seat, body.line)
    await talk.report(context.hub, visitor, about, body.reason)
    return answer({})


async def remove(context: RequestContext) -> Response:
    """The host removes a person from a seat before the start."""
    body = await context.body(messages.RemoveBody)
    visitor = await open_visitor(context)
    visitor.check_host()
    await context.hub.act(visitor.live, partial(_judge_removal, visitor, body.seat, new_seed()))
    return answer({})


def _judge_removal(visitor: Visitor, seat: int, seed: bytes, table: Table, now: int) -> list[Row]:
    visitor.check_host()
    return door.remove(table, seat, seed, now)


ROUTES = {"mute": mute, "report": report, "remove": remove}
