"""What a seat may wish, over the socket and over HTTP alike: the same words, the same door."""

from palatine.core.state import SPECTATOR
from palatine.server import workers
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable
from palatine.table import back, door
from palatine.table.errors import Refused
from palatine.table.table import Table


def own_seat(table: Table, person: str, seat: int | None) -> int:
    """The seat somebody acts for: the one named, else his own that is asked, else his first."""
    mine = table.seats_of(person)
    if seat is None or seat < 0:
        asked = [one for one in table.asked() if one in mine]
        if not mine:
            raise Refused("not-seated")
        return (asked or mine)[0]
    if seat not in mine:
        raise Refused("not-seated")
    return seat


async def move(
    hub: Hub, live: LiveTable, seat: int, word: str, seq: int, texts: list[str], lag: int = 0
) -> bool:
    """Store a move; False: it was stored before."""
    if not word:
        raise Refused("bad-message")
    rows = await hub.act(
        live, lambda table, now: door.submit(table, seat, texts, seq, word, now, lag)
    )
    return bool(rows)


async def undo(hub: Hub, live: LiveTable, seat: int, steps: int, ask: bool) -> None:
    if ask:
        await hub.act(live, lambda table, now: back.ask(table, seat, now))
    else:
        await hub.act(live, lambda table, now: back.undo(table, seat, steps, now))


async def consent(hub: Hub, live: LiveTable, seat: int, yes: bool) -> None:
    await hub.act(live, lambda table, now: back.consent(table, seat, yes, now))


async def resign(hub: Hub, live: LiveTable, seat: int) -> None:
    bot = workers.STAND_IN
    await hub.act(live, lambda table, now: door.resign(table, seat, bot, now))


async def leave(hub: Hub, live: LiveTable, seat: int, bot: str) -> None:
    sitting = bot if bot in workers.names() else workers.STAND_IN
    await hub.act(live, lambda table, now: door.leave(table, seat, sitting, now))


async def come_back(hub: Hub, live: LiveTable, seat: int) -> None:
    await hub.act(live, lambda table, now: door.back(table, seat, now))


async def chat(hub: Hub, live: LiveTable, person: str, name: str, text: str) -> None:
    """Talk at the table. Where the rules forbid it for the moment, so do we."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not plain:
        raise Refused("bad-message")
    table = live.table
    if table.phase == "playing" and any(
        one.silent for one in table.game.pending(table.view(SPECTATOR))
    ):
        raise Refused("silent")
    mine = table.seats_of(person)
    await hub.chat(live, mine[0] if mine else -1, name, plain)
