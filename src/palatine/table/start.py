"""From taken seats to a running game: commitments, luck words, and starts that are given up.

As in door.py nothing is changed here: requests become rows or a refusal. Random words and seeds are
made by the caller.
"""

from collections.abc import Callable

from palatine.core.chance import commitment, word_commitment
from palatine.core.record import WORDS_COMMITTED, WORDS_GIVEN
from palatine.table import rows as kinds
from palatine.table.draft import Draft
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table

SHORTEST, LONGEST = (
    16,
    40,
)  # letters of a word; a shorter one could be found from its commitment by trying
HEX = frozenset("0123456789abcdef")


def commit(table: Table, seat: int, promised: str, after: str, now: int) -> list[Row]:
    """A seat commits to a luck word, or to another one as long as no word is open.

    after: the table's commitment that the owner has seen; it must be that of this start.
    """
    must_wait(table)
    luck = table.luck
    if not luck.is_needed:
        raise Refused("no-words")
    if after != luck.commitment:
        raise Refused("stale")
    if len(promised) != 64 or not HEX.issuperset(promised):
        raise Refused("commitment")
    if luck.commitments[seat] == promised:
        return []
    if luck.is_shown:
        raise Refused("opened")
    if promised in (*luck.commitments, luck.commitment):
        raise Refused("commitment")
    draft = Draft(table, now)
    draft.add(kinds.COMMIT, seat, promised)
    return draft.rows


def open_word(table: Table, seat: int, word: str, now: int) -> list[Row]:
    """A seat opens its luck word, which must be the one it has committed to. The list is empty
    where the word is open already."""
    luck = table.luck
    if word and luck.words[seat] == word:
        return []
    must_wait(table)
    if not luck.is_needed:
        raise Refused("no-words")
    if not (SHORTEST <= len(word) <= LONGEST and word.isascii() and word.isalnum()):
        raise Refused("word")
    if not luck.is_committed:
        raise Refused("too-early")
    if not luck.matches(seat, word):
        raise Refused("mismatch")
    draft = Draft(table, now)
    draft.add(kinds.OPEN, seat, word)
    return draft.rows


def begin_anew(table: Table, seat: int, seed: bytes, now: int) -> list[Row]:
    """A seat has lost its luck word after others were opened: everybody commits again, to a new
    seed."""
    must_wait(table)
    if not table.luck.is_shown:
        raise Refused("not-opened")
    if table.luck.words[seat]:
        raise Refused("opened")
    draft = Draft(table, now)
    give_up(draft, seat, seed)
    return draft.rows


def give_up(draft: Draft, seat: int, seed: bytes) -> None:
    """The start is given up because of this seat; the next start has a commitment of its own."""
    draft.add(kinds.ANEW, seat, commitment(seed), {"seed": seed.hex()})


def settle(table: Table, new_word: Callable[[], str], now: int) -> list[Row]:
    """What follows without anybody's request before the game: bots commit and open their words, and
    the game starts.

    Bots' words are made after all people have committed. So somebody who knows everything that the
    server knows still cannot try words of his own against theirs.
    """
    if table.phase != "waiting" or table.open_seats():
        return []
    if table.luck.is_open:
        return _started(table, now)
    bots = [i for i, s in enumerate(table.seats) if s.bot and not table.luck.commitments[i]]
    if not bots or len(bots) < table.luck.commitments.count(""):
        return []
    draft = Draft(table, now)
    made = {seat: new_word() for seat in bots}
    for seat, word in made.items():
        draft.add(kinds.COMMIT, seat, word_commitment(table.luck.commitment, seat, word))
    for seat, word in made.items():
        draft.add(kinds.OPEN, seat, word)
    return draft.rows


def _started(table: Table, now: int) -> list[Row]:
    """The rows of the start: the words are fixed, and everything is drawn that comes before the
    first question."""
    draft = Draft(table, now)
    draft.add(kinds.START, data={"luck": WORDS_COMMITTED if table.luck.is_needed else WORDS_GIVEN})
    draft.state = table.game.new(table.setup.seats, table.setup.options)
    draft.draw()
    return draft.rows


def must_wait(table: Table) -> None:
    """Refuse a request that is possible only before the game."""
    if table.phase == "closed":
        raise Refused("closed", table.closed)
    if table.phase != "waiting":
        raise Refused("started")


# --- who is waited for --------------------------------------------------------------------------


def stage(table: Table) -> str:
    """commit | open | done, or none where there are no words"""
    if table.luck.is_needed and table.phase == "waiting":
        return "open" if table.luck.is_committed else "commit"
    return "done" if table.record.luck == WORDS_COMMITTED else "none"


def waited_for(table: Table) -> list[int]:
    """The seats of people who have not committed yet or, once all have, have not opened their
    words."""
    given = {"commit": table.luck.commitments, "open": table.luck.words}.get(stage(table))
    if given is None:
        return []
    return [i for i, seat in enumerate(table.seats) if seat.kind == "person" and not given[i]]
