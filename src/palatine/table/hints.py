"""Hints: who may ask for one. What a hint says is worked out elsewhere and sent to one seat
only."""

from palatine.core.offer import Words
from palatine.core.state import Json
from palatine.table import rows as kinds
from palatine.table.door import must_play
from palatine.table.draft import Draft
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table


def ask(table: Table, seat: int, seq: int, now: int) -> list[Row]:
    """A seat asks for a hint about its present question. The list is empty where it is already
    noted that this seat uses hints."""
    check(table, seat)
    if seq != table.seq[seat]:
        raise Refused("stale")
    if seat in table.record.hints:
        return []
    draft = Draft(table, now)
    draft.add(kinds.HINT, seat)
    return draft.rows


def check(table: Table, seat: int) -> None:
    """Refuse a hint that cannot be given: not now, or not at this table."""
    must_play(table)
    if not table.unrated:  # a hint would end the rating, to the profit of who is losing
        raise Refused("hints-rated")
    if not table.setup.hints:
        raise Refused("no-hints")
    if table.seats[seat].kind != "person" or table.seats[seat].acting_bot:
        raise Refused("not-asked")
    if seat not in table.asked():
        raise Refused("not-asked")


def offered(table: Table, seat: int, words: Words) -> Json:
    """What the hint button of a seat says before it is pressed, or why it cannot be pressed."""
    try:
        check(table, seat)
    except Refused as refused:
        return {"may": False, "sentence": words(refused.key, refused.details)}
    key = "table-hint-again" if seat in table.record.hints else "table-hint-ask"
    return {"may": True, "sentence": words(key, {})}
