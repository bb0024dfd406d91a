"""Chat at a table; muting a person, and reporting a person to the operator."""

from dataclasses import dataclass

from palatine.core.state import SPECTATOR, Json
from palatine.server.db import moderation, tables
from palatine.server.db.moderation import EVERYBODY
from palatine.server.play import chats, quotas
from palatine.server.play.access import Visitor
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import now_ms
from palatine.table.errors import Refused


@dataclass(frozen=True)
class Subject:
    """The person whom a mute or a report is about, named by a seat or by a chat line."""

    person: str
    name: str
    line: str = ""


async def say(hub: Hub, visitor: Visitor, text: str) -> None:
    """Add a line to the chat. Refused where the rules forbid talk at the moment, and where the
    operator or the host has muted the person."""
    person = visitor.require_person()
    quotas.check_chat(hub, visitor.payer)
    said = plain(text)
    table = visitor.table
    if table.phase == "playing" and any(
        one.silent for one in table.game.pending(table.view(SPECTATOR))
    ):
        raise Refused("silent")
    muted, _ = await hub.store.read(moderation.standing(person.id))
    if muted > now_ms() or (EVERYBODY, person.id) in visitor.live.mutes:
        raise Refused("muted")
    seat = (visitor.seats or [SPECTATOR])[0]
    line = {
        "at": now_ms(),
        "seat": seat,
        "name": person.name,
        "text": said,
        "person": person.id,
    }
    live = visitor.live
    number = await hub.store.write(tables.add_chat(live.id, line), notice=f"{live.id}:chat")
    chats.add(live, {"id": number, **line}, hub.config.chat_lines)


def plain(text: str) -> str:
    """The printable characters of a text, in one line."""
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        raise Refused("bad-message")
    return said


def chat_json(visitor: Visitor, start: int) -> Json:
    """The message with the lines from number `start` on, as this visitor may read them. An author
    is shown by seat and name only; a line of a person whom the visitor has muted has no text."""
    live, mine = visitor.live, visitor.id
    lines = []
    for n, line in enumerate(live.chat[start:], start):
        muted = _muted(visitor, line["person"])
        shown = {key: line[key] for key in ("id", "at", "seat", "name")}
        text = "" if muted == "me" else line["text"]
        own = bool(mine) and line["person"] == mine
        lines.append({"n": n, **shown, "text": text, "mine": own, "muted": muted})
    seats = range(len(visitor.table.seats))
    muted_seats = {seat: _muted(visitor, visitor.table.seats[seat].person) for seat in seats}
    return {
        "type": "chat",
        "from": start,
        "lines": lines,
        "muted": [seat for seat in seats if muted_seats[seat] == "me"],
        "muted_by_host": [seat for seat in seats if muted_seats[seat] == "host"],
    }


def _muted(visitor: Visitor, person: str) -> str:
    """'me' where the visitor has muted the person, 'host' where the host has muted him for all, or
    ''."""
    mutes = visitor.live.mutes
    if not person:
        return ""
    if visitor.id and (visitor.id, person) in mutes:
        return "me"
    return "host" if (EVERYBODY, person) in mutes else ""


def subject(visitor: Visitor, seat: int | None, line: int | None) -> Subject:
    """The person to be muted or reported: another person who sits at this table, or the author of a
    chat line."""
    found: Subject | None = None
    seats = visitor.table.seats
    if line is not None:
        said = next((one for one in visitor.live.chat if one["id"] == line), None)
        found = Subject(said["person"], said["name"], said["text"]) if said else None
    elif seat is not None and 0 <= seat < len(seats) and seats[seat].kind == "person":
        found = Subject(seats[seat].person, seats[seat].name)
    if found is None or not found.person:
        raise Refused("nobody")
    if found.person == visitor.id:
        raise Refused("self")
    return found


async def mute(hub: Hub, visitor: Visitor, about: Subject, on: bool, everybody: bool) -> None:
    """Hide the lines of a person at this table (on) or show them again. everybody: for all, which
    only the host may do; then that person cannot write here."""
    owner = visitor.require_person().id
    if everybody:
        visitor.check_host()
        owner = EVERYBODY
    live = visitor.live
    job = moderation.set_mute(live.id, owner, about.person, on, now_ms())
    await hub.store.write(job)
    await hub.refresh_chat(live.id)


async def report(hub: Hub, visitor: Visitor, about: Subject, reason: str) -> None:
    """Report a person to the operator. The number of open reports of one reporter is limited."""
    reporter = visitor.require_person().id
    waiting = await hub.store.read(moderation.open_reports_of(reporter))
    if hub.config.limits and waiting >= hub.config.reports_open:
        raise Refused("too-often")
    line = {
        "at": now_ms(),
        "table_id": visitor.live.id,
        "reporter": reporter,
        "person": about.person,
        "name": about.name,
        "line": about.line,
        "reason": plain(reason) if reason.strip() else "",
    }
    await hub.store.write(moderation.report(line))
