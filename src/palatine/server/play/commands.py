"""What the owner of a seat can ask for, with the same functions for sockets and HTTP."""

from copy import copy

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server import messages, workers
from palatine.server.play.access import Judge, Visitor
from palatine.server.play.hub import Hub
from palatine.server.play.luck import new_seed
from palatine.service import lessons
from palatine.service.people import STAND_IN
from palatine.table import back, door, start
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table


async def _act(hub: Hub, visitor: Visitor, seat: int, judge: Judge) -> list[Row]:
    """Act for a seat. Whether it belongs to the visitor is judged together with the request itself,
    while the table is locked."""
    return await hub.act(visitor.live, visitor.owning(seat, judge))


async def move(
    hub: Hub, visitor: Visitor, seat: int, move_id: str, seq: int, texts: list[str], lag: int = 0
) -> bool:
    """Store a move; False where it was stored before."""
    if not move_id:
        raise Refused("bad-message")
    rows = await _act(
        hub,
        visitor,
        seat,
        lambda table, now: lessons.submit(table, seat, texts, seq, move_id, now, lag),
    )
    return bool(rows)


async def commit(hub: Hub, visitor: Visitor, seat: int, promised: str, after: str) -> None:
    """A seat commits to its luck word, having seen the table's commitment `after`."""

    def judge(table: Table, now: int) -> list[Row]:
        return start.commit(table, seat, promised, after, now)

    await _act(hub, visitor, seat, judge)


async def open_word(hub: Hub, visitor: Visitor, seat: int, luck_word: str) -> None:
    """A seat opens the luck word it has committed to; the last word to be opened starts the
    game."""

    def judge(table: Table, now: int) -> list[Row]:
        return start.open_word(table, seat, luck_word, now)

    await _act(hub, visitor, seat, judge)


async def begin_anew(hub: Hub, visitor: Visitor, seat: int) -> None:
    """A seat has lost its luck word: this start is given up, and the record will say so."""
    seed = new_seed()
    await _act(hub, visitor, seat, lambda table, now: start.begin_anew(table, seat, seed, now))


async def undo(hub: Hub, visitor: Visitor, seat: int, steps: int, ask: bool) -> None:
    if ask:
        await _act(hub, visitor, seat, lambda table, now: back.ask(table, seat, now))
    else:
        await _act(hub, visitor, seat, lambda table, now: back.undo(table, seat, steps, now))


async def consent(hub: Hub, visitor: Visitor, seat: int, yes: bool) -> None:
    await _act(hub, visitor, seat, lambda table, now: back.consent(table, seat, yes, now))


async def lesson(hub: Hub, visitor: Visitor, seat: int, what: str, place: str) -> None:
    """The learner asks something of the coach: to go on, to skip a step, to go back."""
    await _act(hub, visitor, seat, lambda table, now: lessons.wish(table, what, place, now))


async def why(
    hub: Hub, visitor: Visitor, seat: int, asked: messages.Why | messages.WhyBody, words: Words
) -> Json:
    """Why something is not possible; where a learner was to find that out, his lesson goes on."""
    seq, touches, text = asked.seq, asked.touches, asked.text
    told = lessons.why(visitor.table, seat, seq, touches, text, words)
    if told.get("tried"):
        await _act(hub, visitor, seat, lambda table, now: lessons.tried(table, touches, text, now))
    return told


async def resign(hub: Hub, visitor: Visitor, seat: int) -> None:
    bot = STAND_IN
    await _act(hub, visitor, seat, lambda table, now: door.resign(table, seat, bot, now))


async def leave(hub: Hub, visitor: Visitor, seat: int, bot: str) -> None:
    sitting = bot if bot in workers.names() else STAND_IN
    await _act(hub, visitor, seat, lambda table, now: door.leave(table, seat, sitting, now))


async def come_back(hub: Hub, visitor: Visitor, seat: int) -> None:
    await _act(hub, visitor, seat, lambda table, now: door.back(table, seat, now))


async def close(hub: Hub, visitor: Visitor) -> None:
    """The host gives up a table that still waits, or at which only bots play. Somebody who plays
    himself ends a game by resigning."""

    def judge(table: Table, now: int) -> list[Row]:
        visitor.check_host()
        if table.phase == "playing" and any(seat.kind != "bot" for seat in table.seats):
            raise Refused("started")
        return door.close(table, "host", now)

    await hub.act(visitor.live, judge)


async def stand(hub: Hub, visitor: Visitor, seat: int) -> None:
    """Give up a seat of one's own before the start."""
    seed = new_seed()
    await _act(hub, visitor, seat, lambda table, now: door.stand(table, seat, seed, now))


async def replace(hub: Hub, visitor: Visitor, seat: int) -> None:
    """The host frees the seat of a bot, or of somebody whose commitment or luck word is missing.
    Refused where somebody else has taken the seat in the meantime."""
    seed, there = new_seed(), copy(visitor.table.seats[seat])

    def judge(table: Table, now: int) -> list[Row]:
        visitor.check_host()
        if table.seats[seat] != there:
            raise Refused("stale")
        return door.replace_late(table, seat, seed, now)

    await hub.act(visitor.live, judge)
