"""Earlier positions of a table, while it is played: those kept for taking back are at hand, all
others follow from the record."""

from typing import Any

from palatine.core.state import Json
from palatine.table.errors import Refused
from palatine.table.table import Table


def entry_of(table: Table, viewer: int, line: int) -> int:
    """How many entries the record had at a line of this viewer; refused where he has no such
    line, or there is no game yet."""
    found = table.log.line(viewer, line)
    if found is None or table.state is None or table.halted:
        raise Refused("bad-message")
    return found.after


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
