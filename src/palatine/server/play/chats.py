"""The chat of a table in memory, kept equal to the store."""

from palatine.core.state import Json
from palatine.server.db import moderation, tables
from palatine.server.db.store import Store
from palatine.server.play.live_table import LiveTable


async def read(store: Store, live: LiveTable, limit: int) -> None:
    """Read the newest lines and the mutes from the store, and mark the sockets if anything is
    new."""
    mutes = await store.read(moderation.mutes_at(live.id))
    lines = await store.read(tables.read_chat(live.id, limit))
    known = live.chat
    if len(lines) == limit:  # there are more in the store, and perhaps in memory
        known = [line for line in known if line["id"] >= lines[0]["id"]]
    extended = lines[: len(known)] == known and mutes == live.mutes
    if extended and len(lines) == len(known):
        return
    live.mutes = mutes
    live.chat = live.chat + lines[len(known) :] if extended else lines
    tell(live, anew=not extended)


def add(live: LiveTable, line: Json) -> None:
    """Add a line that this process has stored; it may have been read from the store in the
    meantime."""
    if not live.chat or live.chat[-1]["id"] < line["id"]:
        live.chat.append(line)
        tell(live)


def tell(live: LiveTable, anew: bool = False) -> None:
    for socket in live.sockets:
        socket.mark_chat(anew)
