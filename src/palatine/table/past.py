"""Earlier positions of a table, while it is played: those kept for taking back are at hand, all
others follow from the record."""

from typing import Any

from palatine.core.state import CHANCE, Json
from palatine.table.errors import Refused
from palatine.table.table import Table


def entry_of(table: Table, viewer: int, line: int) -> int:
    """How many entries of the record lead to the position after a line of this viewer, with the
    draws that follow it and that he reads nothing of: a deal is over when somebody is asked. It is
    refused where he has no such line, or there is no game yet."""
    found = table.log.line(viewer, line)
    if found is None or table.state is None or table.halted:
        raise Refused("bad-message")
    entries, entry = table.record.entries, found.after
    last = _last_before_next(table, viewer, line, entry)
    while entry < last and entries[entry].who == CHANCE:
        entry += 1
    return entry


def _last_before_next(table: Table, viewer: int, line: int, entry: int) -> int:
    """The last entry before the viewer's next line about anything later."""
    for _, later in table.log.since(viewer, line + 1):
        if later.after > entry:
            return later.after - (1 if later.entry else 0)
        if not later.entry:
            return entry
    return len(table.record.entries)


def kept(table: Table, entry: int) -> Any:
    """The position after an entry that still stands, where it is kept; else None."""
    numbers = [0, *(done.number for done in table.history)]  # each led to one of the positions
    positions = [*table.before, table.state]
    known = dict(zip(reversed(numbers), reversed(positions)))
    return known.get(entry)


def question(table: Table, viewer: int, entry: int) -> Json:
    """What a process needs to show the position after so many entries to a viewer: his view of it
    where the position is kept, else the record to replay."""
    state = kept(table, entry)
    return {
        "game": table.setup.game,
        "version": table.game.meta.version,
        "data": table.setup.own_data,
        "view": None if state is None else table.game.view(state, viewer).to_json(),
        "record": str(table.record) if state is None else "",
        "at": entry,
        "viewer": viewer,
    }
