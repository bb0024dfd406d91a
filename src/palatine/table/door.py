"""The only way to change a table: every request is judged here and becomes rows or a refusal.

Nothing is changed here: the rows are returned to be stored, and only then does the table take them.
"""

from dataclasses import replace

from palatine.core.action import Action
from palatine.core.errors import PalatineError
from palatine.table import rows as kinds
from palatine.table.draft import Draft
from palatine.table.errors import Refused, refusal
from palatine.table.rows import Row
from palatine.table.seats import Seat
from palatine.table.start import give_up, must_wait, waited_for
from palatine.table.table import Table

TEXTS = 64  # in one message
NAME = 24
CLOSINGS = ("expired", "host", "operator")  # why a table is given up


def submit(
    table: Table,
    seat: int,
    texts: list[str],
    seq: int,
    move_id: str,
    now: int,
    lag: int = 0,
    by_bot: bool = False,
) -> list[Row]:
    """A seat answers its question. The list is empty where this very move is stored already.

    The checks, in order: was it sent before, is the game over, is the question still the same, is
    the seat asked, does a lesson accept it; then for every text: can it be parsed, is it legal. No
    text may follow one that draws or reveals something.
    """
    if move_id and (seat, move_id) in table.move_ids:
        return []
    must_play(table)
    if seq != table.seq[seat]:
        raise Refused("stale")
    if seat not in table.asked() or not may_answer(table.seats[seat], by_bot):
        raise Refused("not-asked")
    if not 1 <= len(texts) <= TEXTS:
        raise Refused("bad-text", "table-refused-texts")
    if not by_bot and not table.course.allows(texts):
        raise Refused("lesson", table.course.now.other)
    return _answered(table, seat, texts, move_id, now, lag, by_bot)


def may_answer(seat: Seat, by_bot: bool) -> bool:
    """Whether an answer may come from this source: from a bot where it plays for the seat, from the
    owner unless he has resigned. An owner who was away is back when he answers."""
    return bool(seat.acting_bot) if by_bot else seat.kind == "person" and not seat.resigned


def _answered(
    table: Table, seat: int, texts: list[str], move_id: str, now: int, lag: int, by_bot: bool
) -> list[Row]:
    draft = Draft(table, now)
    if table.seats[seat].away and not by_bot:
        draft.add(kinds.BACK, seat)
    used = table.clocks.used(seat, now, table.gaps, lag)
    sealed = False  # something was drawn or revealed
    for i, text in enumerate(texts):
        if sealed:
            raise Refused("crosses")
        action = judged(table, draft, seat, text)
        revealed = draft.play(seat, action, move_id if i == 0 else "", used if i == 0 else 0)
        sealed = draft.draw() or revealed
    return draft.rows


def judged(table: Table, draft: Draft, seat: int, text: str) -> Action:
    """The action of a text, if it is legal. The reason for a refusal is made from the seat's own
    view, so it tells no secret."""
    game = table.game
    try:
        action = game.parse(text)
        if action in game.legal(draft.state, seat):
            return action
        game.check(game.view(draft.state, seat), seat, action)
    except PalatineError as error:
        raise refusal(error) from None
    raise Refused("not-legal", "error-not-now", {"text": action.text})


def must_play(table: Table) -> None:
    """Refuse a request where nothing can be played: the game has not begun, is over, or cannot be
    played by this version."""
    if table.phase == "waiting":
        raise Refused("waiting")
    if table.phase == "over":
        raise Refused("over")
    if table.phase == "halted":
        raise Refused("halted", table.halted)
    if table.phase == "closed":
        raise Refused("closed", table.closed)


# --- coming and going ---------------------------------------------------------------------------


def sit(table: Table, seat: int, person: str, name: str, now: int) -> list[Row]:
    """Somebody takes an open seat; after that he commits to a luck word (start.py)."""
    must_wait(table)
    if seat not in table.open_seats():
        raise Refused("taken")
    if person in table.barred:
        raise Refused("barred")
    draft = Draft(table, now)
    draft.add(kinds.SIT, seat, data={"person": person, "name": clean_name(name)})
    return draft.rows


def seat_bot(table: Table, seat: int, bot: str, now: int) -> list[Row]:
    """A bot takes an open seat."""
    must_wait(table)
    if seat not in table.open_seats():
        raise Refused("taken")
    draft = Draft(table, now)
    draft.add(kinds.BOT, seat, bot)
    return draft.rows


def stand(table: Table, seat: int, seed: bytes, now: int) -> list[Row]:
    """Before the game starts, a seat can be given up. Where luck words are open already, this gives
    up the whole start, and `seed` is the seed of the next one."""
    must_wait(table)
    if table.seats[seat].kind == "empty":
        raise Refused("not-seated")
    draft = Draft(table, now)
    if table.luck.is_shown:
        give_up(draft, seat, seed)
    draft.add(kinds.STAND, seat)
    return draft.rows


def remove(table: Table, seat: int, seed: bytes, now: int) -> list[Row]:
    """The host takes a seat away before the start; the person who sat there cannot sit down again.
    A person who has opened his luck word stays, since otherwise the host could choose which starts
    are given up."""
    must_wait(table)
    if table.luck.words[seat]:
        raise Refused("opened")
    rows = stand(table, seat, seed, now)
    if table.seats[seat].person == table.setup.host:
        raise Refused("self")
    return [replace(row, data={"by": "host"}) if row.kind == kinds.STAND else row for row in rows]


def replace_late(table: Table, seat: int, seed: bytes, now: int) -> list[Row]:
    """The host frees the seat of a bot, or of a person whose commitment or luck word is missing;
    that person may sit down again."""
    must_wait(table)
    if table.luck.words[seat]:
        raise Refused("opened")
    if not table.seats[seat].bot and seat not in waited_for(table):
        raise Refused("not-late")
    return stand(table, seat, seed, now)


def resign(table: Table, seat: int, bot: str, now: int) -> list[Row]:
    """The owner gives up; a bot plays on where others still want to play."""
    must_play(table)
    if seat not in table.people():
        raise Refused("not-seated")
    draft = Draft(table, now)
    draft.add(kinds.RESIGN, seat, bot)
    return draft.rows


def leave(table: Table, seat: int, bot: str, now: int) -> list[Row]:
    """A bot plays for the seat until the owner is back."""
    must_play(table)
    if seat not in table.people() or table.seats[seat].stand_in:
        raise Refused("not-seated")
    draft = Draft(table, now)
    draft.add(kinds.LEAVE, seat, bot)
    return draft.rows


def back(table: Table, seat: int, now: int) -> list[Row]:
    """The owner takes his seat again."""
    must_play(table)
    if not table.seats[seat].away:
        return []
    draft = Draft(table, now)
    draft.add(kinds.BACK, seat)
    return draft.rows


def flag(table: Table, seat: int, bot: str, now: int) -> list[Row]:
    """The seat is out of time. Any server may try this; the clock decides."""
    must_play(table)
    if table.seats[seat].acting_bot or not table.clocks.fallen(seat, now, table.gaps):
        raise Refused("not-fallen")
    draft = Draft(table, now)
    draft.add(kinds.FLAG, seat, bot)
    return draft.rows


def rematch(table: Table, other: str, now: int) -> list[Row]:
    """Note the next table of the same people; the first one that is requested stays."""
    if table.phase != "over":
        raise Refused("not-over")
    if table.rematch:
        return []
    draft = Draft(table, now)
    draft.add(kinds.REMATCH, text=other)
    return draft.rows


def close(table: Table, why: str, now: int) -> list[Row]:
    """Give up a table that has not ended: nobody plays there any more, and its seed stays secret.
    The list is empty where the table is closed already."""
    assert why in CLOSINGS
    if table.phase == "over":
        raise Refused("over")
    if table.closed:
        return []
    draft = Draft(table, now)
    draft.add(kinds.CLOSE, text=why)
    return draft.rows


def clean_name(name: str) -> str:
    """A name as it may be shown: printable, not too long, not empty."""
    plain = "".join(c if c.isprintable() else " " for c in name)
    short = " ".join(plain.split())[:NAME].strip()
    if not short:
        raise Refused("name")
    return short
