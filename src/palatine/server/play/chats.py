"""The newest lines of a table's chat in memory, kept equal to the store.

A new socket gets all of them in one message, so their number is limited. Beyond the limit the
oldest quarter is dropped, and every socket is sent the rest again: lines are counted from the first
one kept.
"""

from palatine.core.state import Json
from palatine.server.db import moderation, tables
from palatine.server.db.moderation import EVERYBODY
from palatine.server.db.store import Store
from palatine.server.play.live_table import LiveTable


async def read(store: Store, live: LiveTable, most: int) -> None:
    """Read the newest lines and the mutes from the store, and mark the sockets if anything is
    new."""
    mutes = await store.read(moderation.mutes_at(live.id))
    lines = await store.read(tables.read_chat(live.id, most))
    owners = {owner for owner, _ in mutes ^ live.mutes}
    live.mutes = mutes
    live.is_chat_cut |= len(lines) == most
    known = live.chat
    if _is_continued(known, lines, len(lines) == most):
        new = [line for line in lines if not known or line["id"] > known[-1]["id"]]
        _extend(live, new, most)
    else:
        live.chat = lines
        _tell_anew(live)
    if EVERYBODY in owners:
        _tell_anew(live)
    for socket in live.sockets:
        if socket.login.id in owners:  # only for these people has the chat changed
            socket.mark_chat(anew=True)


def _is_continued(known: list[Json], lines: list[Json], is_cut: bool) -> bool:
    """Whether the lines of the store continue those in memory without a change. is_cut: the store
    may have further lines before these."""
    if not known:
        return True
    first, last = known[0]["id"], known[-1]["id"]
    common = [line for line in lines if first <= line["id"] <= last]
    oldest = lines[0]["id"] if is_cut else first
    return common == [line for line in known if line["id"] >= oldest]


def add(live: LiveTable, line: Json, most: int) -> None:
    """Add a line that this process has stored; it may have been read from the store in the
    meantime."""
    if not live.chat or live.chat[-1]["id"] < line["id"]:
        _extend(live, [line], most)


def _extend(live: LiveTable, lines: list[Json], most: int) -> None:
    if not lines:
        return
    live.chat = live.chat + lines
    if len(live.chat) > most:
        live.chat = live.chat[-(most - most // 4) :]
        live.is_chat_cut = True
        _tell_anew(live)
        return
    for socket in live.sockets:
        socket.mark_chat()


def _tell_anew(live: LiveTable) -> None:
    for socket in live.sockets:
        socket.mark_chat(anew=True)
