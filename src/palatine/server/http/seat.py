"""Routes for those who play: a body, the table, one's own seat, a command, its answer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from starlette.responses import Response

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server import messages
from palatine.server.http.context import Handler, RequestContext, answer
from palatine.server.http.tables import opened
from palatine.server.play import commands, hints, previews, talk
from palatine.server.play.access import Visitor
from palatine.server.play.hub import Hub
from palatine.table import update

B = TypeVar("B", bound=messages.AtSeat)


@dataclass(frozen=True)
class AtSeat:
    """A request of somebody for a seat of his own."""

    hub: Hub
    visitor: Visitor
    seat: int
    words: Words


def for_seat(kind: type[B], command: Callable[[AtSeat, B], Awaitable[Json]]) -> Handler:
    """The route of a command with a body of this kind."""

    async def handler(context: RequestContext) -> Response:
        body = await context.body(kind)
        visitor = await opened(context)
        if not visitor.seats and context.hub.config.is_shared:
            await context.hub.refresh(visitor.live.id)  # he may have sat down at another process
        seat = visitor.own_seat(body.seat)
        words = visitor.live.words(context.language)
        return answer(await command(AtSeat(context.hub, visitor, seat, words), body))

    return handler


async def _move(at: AtSeat, body: messages.MoveBody) -> Json:
    new = await commands.move(at.hub, at.visitor, at.seat, body.id, body.seq, body.texts)
    return {"done": body.id, "again": not new}


async def _preview(at: AtSeat, body: messages.PreviewBody) -> Json:
    hub, table = at.hub, at.visitor.table
    told = previews.at_once(hub, table, at.seat, body.seq, body.touches, at.words)
    if told is None:
        told = await previews.elsewhere(
            hub, table, at.seat, body.seq, body.touches, at.words, at.visitor.payer
        )
        at.visitor.check_own(at.seat)
    return told


async def _why(at: AtSeat, body: messages.WhyBody) -> Json:
    table = at.visitor.table
    return update.why(table, at.seat, body.seq, body.touches, body.text, at.words)


async def _hint(at: AtSeat, body: messages.HintBody) -> Json:
    """The answer waits for the hint: a program may ask another process for its next view."""
    found = await hints.ask(at.hub, at.visitor, at.seat, body.seq)
    await found.done.wait()
    at.visitor.check_own(at.seat)
    return {"hint": hints.shown(at.visitor.live, at.seat, at.words)}


async def _commit(at: AtSeat, body: messages.CommitBody) -> Json:
    after = body.table_commitment
    await commands.commit(at.hub, at.visitor, at.seat, body.commitment, after)
    return {}


async def _open(at: AtSeat, body: messages.OpenBody) -> Json:
    await commands.open_word(at.hub, at.visitor, at.seat, body.word)
    return {}


async def _begin_anew(at: AtSeat, body: messages.AtSeat) -> Json:
    await commands.begin_anew(at.hub, at.visitor, at.seat)
    return {}


async def _undo(at: AtSeat, body: messages.UndoBody) -> Json:
    await commands.undo(at.hub, at.visitor, at.seat, body.steps, body.ask)
    return {}


async def _consent(at: AtSeat, body: messages.ConsentBody) -> Json:
    await commands.consent(at.hub, at.visitor, at.seat, body.yes)
    return {}


async def _resign(at: AtSeat, body: messages.AtSeat) -> Json:
    await commands.resign(at.hub, at.visitor, at.seat)
    return {}


async def _leave(at: AtSeat, body: messages.LeaveBody) -> Json:
    await commands.leave(at.hub, at.visitor, at.seat, body.bot)
    return {}


async def _come_back(at: AtSeat, body: messages.AtSeat) -> Json:
    await commands.come_back(at.hub, at.visitor, at.seat)
    return {}


async def chat(context: RequestContext) -> Response:
    """Talk: with or without a seat."""
    body = await context.body(messages.ChatBody)
    await talk.say(context.hub, await opened(context), body.text)
    return answer({})


ROUTES: dict[str, Handler] = {
    "move": for_seat(messages.MoveBody, _move),
    "preview": for_seat(messages.PreviewBody, _preview),
    "why": for_seat(messages.WhyBody, _why),
    "hint": for_seat(messages.HintBody, _hint),
    "commit": for_seat(messages.CommitBody, _commit),
    "open": for_seat(messages.OpenBody, _open),
    "anew": for_seat(messages.AtSeat, _begin_anew),
    "undo": for_seat(messages.UndoBody, _undo),
    "consent": for_seat(messages.ConsentBody, _consent),
    "resign": for_seat(messages.AtSeat, _resign),
    "leave": for_seat(messages.LeaveBody, _leave),
    "back": for_seat(messages.AtSeat, _come_back),
    "chat": chat,
}
