"""Routes for players. All have one shape: read the body, find the table and the player's own seat,
run the command, answer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from starlette.responses import Response

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server import messages
from palatine.server.http.context import Handler, RequestContext, answer
from palatine.server.http.tables import open_visitor
from palatine.server.play import commands, hints, previews, talk
from palatine.server.play.access import Visitor
from palatine.server.play.hub import Hub

B = TypeVar("B", bound=messages.AtSeat)


@dataclass(frozen=True)
class SeatRequest:
    """A request of a visitor for a seat that belongs to him."""

    hub: Hub
    visitor: Visitor
    seat: int
    words: Words

    @property
    def who(self) -> tuple[Hub, Visitor, int]:
        """The first arguments of every command."""
        return self.hub, self.visitor, self.seat


def for_seat(kind: type[B], command: Callable[[SeatRequest, B], Awaitable[Json | None]]) -> Handler:
    """The handler of a command with a body of this kind. Where the command returns None, the answer
    is an empty object."""

    async def handler(context: RequestContext) -> Response:
        body = await context.body(kind)
        visitor = await open_visitor(context)
        if not visitor.seats and context.hub.config.is_shared:
            # The visitor may have sat down by a request to another process.
            await context.hub.refresh(visitor.live.id)
        seat = visitor.own_seat(body.seat)
        words = visitor.live.words(context.language)
        return answer(await command(SeatRequest(context.hub, visitor, seat, words), body) or {})

    return handler


async def _move(at: SeatRequest, body: messages.MoveBody) -> Json:
    new = await commands.move(at.hub, at.visitor, at.seat, body.id, body.seq, body.texts)
    return {"done": body.id, "again": not new}


async def _preview(at: SeatRequest, body: messages.PreviewBody) -> Json:
    hub, table = at.hub, at.visitor.table
    result = previews.at_once(hub, table, at.seat, body.seq, body.touches, at.words)
    if result is None:
        result = await previews.elsewhere(
            hub, table, at.seat, body.seq, body.touches, at.words, at.visitor.payer
        )
        at.visitor.check_own(at.seat)
    return result


async def _why(at: SeatRequest, body: messages.WhyBody) -> Json:
    return await commands.why(*at.who, body, at.words)


async def _hint(at: SeatRequest, body: messages.HintBody) -> Json:
    """The hint itself, once it is found: a program's next request may reach another process, which
    does not have it."""
    found = await hints.ask(at.hub, at.visitor, at.seat, body.seq)
    await found.done.wait()
    at.visitor.check_own(at.seat)
    return {"hint": hints.hint_json(at.visitor.live, at.seat, at.words)}


async def chat(context: RequestContext) -> Response:
    """Write a line of chat, as a player or as a spectator."""
    body = await context.body(messages.ChatBody)
    await talk.say(context.hub, await open_visitor(context), body.text)
    return answer({})


ROUTES: dict[str, Handler] = {
    "move": for_seat(messages.MoveBody, _move),
    "preview": for_seat(messages.PreviewBody, _preview),
    "why": for_seat(messages.WhyBody, _why),
    "lesson": for_seat(
        messages.LessonBody, lambda at, body: commands.lesson(*at.who, body.what, body.place)
    ),
    "hint": for_seat(messages.HintBody, _hint),
    "commit": for_seat(
        messages.CommitBody,
        lambda at, body: commands.commit(*at.who, body.commitment, body.table_commitment),
    ),
    "open": for_seat(messages.OpenBody, lambda at, body: commands.open_word(*at.who, body.word)),
    "anew": for_seat(messages.AtSeat, lambda at, body: commands.begin_anew(*at.who)),
    "undo": for_seat(
        messages.UndoBody, lambda at, body: commands.undo(*at.who, body.steps, body.ask)
    ),
    "consent": for_seat(messages.ConsentBody, lambda at, body: commands.consent(*at.who, body.yes)),
    "resign": for_seat(messages.AtSeat, lambda at, body: commands.resign(*at.who)),
    "leave": for_seat(messages.LeaveBody, lambda at, body: commands.leave(*at.who, body.bot)),
    "back": for_seat(messages.AtSeat, lambda at, body: commands.come_back(*at.who)),
    "chat": chat,
}
