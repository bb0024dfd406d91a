"""The commands of a seat's owner, the same functions for sockets and HTTP. All raise `Refused`
where the command is not possible."""

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
    """Carry out a request for a seat. Whether the seat belongs to the visitor is checked together
    with the request itself, while the table is locked."""
    return await hub.act(visitor.live, visitor.owning(seat, judge))


async def move(
    hub: Hub, visitor: Visitor, seat: int, move_id: str, seq: int, texts: list[str], lag: int = 0
) -> bool:
    """Make a move; returns False where the same move (by `move_id`) was stored before. seq: the
    question that it answers; lag: the round trip of the connection, in ms."""
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
    """A seat commits to its luck word. promised: the hash of the word; after: the table's
    commitment, which the player had seen before."""

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
    """The learner sends a wish to the coach: continue, skip a step, go back."""
    await _act(hub, visitor, seat, lambda table, now: lessons.wish(table, what, place, now))


async def why(
    hub: Hub, visitor: Visitor, seat: int, asked: messages.Why | messages.WhyBody, words: Words
) -> Json:
    """The reason why an action is not possible. Where a lesson wanted the learner to find out, its
    next step begins."""
    seq, touches, text = asked.seq, asked.touches, asked.text
    reason = lessons.why(visitor.table, seat, seq, touches, text, words)
    if reason.get("tried"):
        await _act(hub, visitor, seat, lambda table, now: lessons.tried(table, touches, text, now))
    return reason


async def resign(hub: Hub, visitor: Visitor, seat: int) -> None:
    bot = STAND_IN
    await _act(hub, visitor, seat, lambda table, now: door.resign(table, seat, bot, now))


async def leave(hub: Hub, visitor: Visitor, seat: int, bot: str) -> None:
    sitting = bot if bot in workers.names() else STAND_IN
    await _act(hub, visitor, seat, lambda table, now: door.leave(table, seat, sitting, now))


async def come_back(hub: Hub, visitor: Visitor, seat: int) -> None:
    await _act(hub, visitor, seat, lambda table, now: door.back(table, seat, now))


async def close(hub: Hub, visitor: Visitor) -> None:
    """The host closes a table that still waits for players, or at which only bots play. A person
    who plays ends a game by resigning instead."""

    def judge(table: Table, now: int) -> list[Row]:
        visitor.check_host()
        if table.phase == "playing" and any(seat.kind != "bot" for seat in table.seats):
            raise Refused("started")
        return door.close(table, "host", now)

    await hub.act(visitor.live, judge)


async def stand(hub: Hub, visitor: Visitor, seat: int) -> None:
    """A player gives up the seat before the start."""
    seed = new_seed()
    await _act(hub, visitor, seat, lambda table, now: door.stand(table, seat, seed, now))


async def replace(hub: Hub, visitor: Visitor, seat: int) -> None:
    """The host frees the seat of a bot, or of a person whose commitment or luck word is missing.
    Refused where another person has taken the seat in the meantime."""
    seed, there = new_seed(), copy(visitor.table.seats[seat])

    def judge(table: Table, now: int) -> list[Row]:
        visitor.check_host()
        if table.seats[seat] != there:
            raise Refused("stale")
        return door.replace_late(table, seat, seed, now)

    await hub.act(visitor.live, judge)
