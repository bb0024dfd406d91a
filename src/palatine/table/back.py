"""Undo: how far a seat may go back alone, how far with everybody's consent, and how the page
announces it."""

from dataclasses import dataclass

from palatine.core.state import Together
from palatine.core.undo import undo_from
from palatine.table import rows as kinds
from palatine.table.door import must_play
from palatine.table.draft import Draft
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table


@dataclass(frozen=True)
class Offered:
    """What a seat can undo. free: how many of its own actions it may take back at once. ask:
    whether it may ask the others to go back further. why: the key of the sentence that explains why
    nothing is free."""

    free: int
    ask: bool
    why: str


def offered(table: Table, seat: int) -> Offered:
    """What the undo button of a seat may do, known before it is pressed."""
    if seat < 0 or table.phase != "playing" or seat not in table.people():
        return Offered(0, False, "")
    free = free_steps(table, seat)
    if free:
        return Offered(free, False, "")
    may_ask = bool(table.unrated) and not table.course.runs and table.request is None
    ask = may_ask and _last_own(table, seat) is not None
    return Offered(0, ask, _why_not(table, seat))


def free_steps(table: Table, seat: int) -> int:
    """How many of its own actions a seat may take back without asking anybody. The engine decides.
    A complete answer to a simultaneous choice is final."""
    frame = table.state.frames[-1] if table.state.frames else None
    if isinstance(frame, Together) and seat in frame.seats and not frame.waits_for(seat):
        return 0
    return len(table.history) - undo_from(table.history, seat)


def redo(table: Table, seat: int) -> list[str]:
    """The texts that the seat took back and can play again, as long as they fit the position."""
    if table.phase != "playing" or seat not in table.asked():
        return []
    texts = list(table.redo.of(seat))
    if not texts or table.game.parse(texts[0]) not in table.game.legal(table.state, seat):
        return []
    return texts


def since_own(table: Table, seat: int) -> set[int]:
    """The numbers of the entries that would be taken back if everybody agreed: the seat's last own
    one and all that followed."""
    place = _last_own(table, seat)
    return set() if place is None else {done.number for done in table.history[place:]}


def _why_not(table: Table, seat: int) -> str:
    """Why a seat's last own action cannot be taken back freely."""
    if _last_own(table, seat) is None:
        return "table-undo-nothing"
    frame = table.state.frames[-1] if table.state.frames else None
    if isinstance(frame, Together) and seat in frame.seats and not frame.waits_for(seat):
        return "table-undo-final"
    last = table.history[-1]
    return "table-undo-revealed" if last.who < 0 or last.who == seat else "table-undo-others"


def _last_own(table: Table, seat: int) -> int | None:
    """The place in the history of the seat's last action."""
    for place in range(len(table.history) - 1, -1, -1):
        if table.history[place].who == seat:
            return place
    return None


def undo(table: Table, seat: int, steps: int, now: int) -> list[Row]:
    """Take back the seat's own actions, as far as the engine allows."""
    must_play(table)
    if not 1 <= steps <= free_steps(table, seat):
        raise Refused("no-undo", offered(table, seat).why or "table-refused-no-undo")
    draft = Draft(table, now)
    take_back(draft, seat, len(table.history) - steps, "free")
    return draft.rows


def ask(table: Table, seat: int, now: int) -> list[Row]:
    """Ask the others to go back to before the seat's last action; bots agree at once. This is
    refused while the game is rated: going back ends the rating, so whoever is losing would lose
    nothing."""
    must_play(table)
    if not table.unrated:
        raise Refused("no-undo", "table-undo-rated")
    if table.course.runs:  # it goes back by steps: the others would draw something else
        raise Refused("no-undo")
    place = _last_own(table, seat)
    if place is None or seat not in table.people():
        raise Refused("no-undo", "table-undo-nothing")
    if table.request is not None:
        raise Refused("no-undo", "table-undo-asked")
    draft = Draft(table, now)
    draft.add(kinds.ASK, seat, str(table.history[place].number))
    if not others(table, seat):
        take_back(draft, seat, place, "consent")
    return draft.rows


def others(table: Table, seat: int) -> list[int]:
    """The seats whose consent is needed: all people's but the asker's own."""
    person = table.seats[seat].person
    return [i for i in table.people() if table.seats[i].person != person]


def waiting(table: Table) -> list[int]:
    """The seats that have not yet agreed to the present request."""
    request = table.request
    if request is None:
        return []
    agreed = {table.seats[i].person for i in request.agreed}
    return [i for i in others(table, request.seat) if table.seats[i].person not in agreed]


def consent(table: Table, seat: int, yes: bool, now: int) -> list[Row]:
    """A seat's answer to the request; when the last seat agrees, the table goes back."""
    must_play(table)
    request = table.request
    if request is None or seat not in waiting(table):
        raise Refused("no-wish")
    draft = Draft(table, now)
    draft.add(kinds.CONSENT, seat, "yes" if yes else "no")
    person = table.seats[seat].person
    left = [i for i in waiting(table) if table.seats[i].person != person]
    if yes and not left:
        numbers = [done.number for done in table.history]
        take_back(draft, request.seat, numbers.index(request.first), "consent")
    return draft.rows


def take_back(draft: Draft, seat: int, place: int, how: str) -> None:
    """The row of an undo: it takes back all standing entries from a place in the history on."""
    table = draft.table
    first, last = table.history[place].number, table.history[-1].number
    digest = digest_before(table, place)
    draft.add(kinds.UNDO, seat, f"undo {first}-{last}", {"how": how}, digest=digest)


def digest_before(table: Table, place: int) -> str:
    """The hash of the state before an entry of the history, as the record has it."""
    number = table.history[place - 1].number if place else 0
    if number:
        return table.record.entries[number - 1].digest
    return str(table.game.new(table.setup.seats, table.setup.options).digest())
