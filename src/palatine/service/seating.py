"""Setting up tables: seeds that words stand for, who sits where, the next game of the same
people."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from palatine import games
from palatine.core.chance import commitment
from palatine.learn.lessons import Lesson
from palatine.table import door
from palatine.table.errors import Refused
from palatine.table.seats import Seat
from palatine.table.setup import Setup
from palatine.table.table import Table

OTHERS = "page"  # the bot on the other seats of a lesson: follows the script, then plays on


def chosen_seed(word: str) -> bytes:
    """The seed that a chosen word stands for: the same as on the command line."""
    return sha256(word.encode()).digest()


def names_of(seats: Sequence[str], given: Sequence[str | None], name: str) -> tuple[str, ...]:
    """What the people of the maker are called: several may share his screen."""
    known = [*given, *[None] * len(seats)]
    return tuple(door.clean_name(known[seat] or name) for seat in range(len(seats)))


def kept_seats(table: Table, person: str) -> list[int]:
    """The open seats that are kept for a person."""
    expected = table.setup.expected
    return [seat for seat in table.open_seats() if expected and expected[seat] == person]


def free_seat(table: Table, person: str, wanted: int | None) -> int:
    """The seat to take: the wanted one, or any that is free and kept for nobody else."""
    expected = table.setup.expected or ("",) * len(table.seats)
    anybody = {"", person} | table.barred  # nothing is kept for whom the host has removed
    free = [seat for seat in table.open_seats() if expected[seat] in anybody]
    if wanted is not None and wanted >= 0:
        free = [seat for seat in free if seat == wanted]
    if not free:
        raise Refused("taken")
    return free[0]


def moved_on(table: Table) -> list[Seat]:
    """Who sits where in the next game: everybody one seat further."""
    seats = table.seats
    return [seats[(seat + 1) % len(seats)] for seat in range(len(seats))]


def next_setup(table: Table, table_id: str, host: str, seed: bytes, now: int) -> Setup:
    """The same game once more, by the newest rules; the seats are kept for those who sat there."""
    old, moved = table.setup, moved_on(table)
    meta = games.meta(old.game)
    return replace(
        old,
        id=table_id,
        version=meta.version,
        options=meta.read_options(old.options),
        data=table.game.data_hash(),
        at=now,
        host=host,
        commitment=commitment(seed),
        chosen=False,
        expected=tuple(seat.person for seat in moved),
        names=tuple(seat.name or "-" for seat in moved),
    )


def lesson_setup(lesson: Lesson, table_id: str, host: str, name: str, now: int) -> Setup:
    """The table of a lesson: private, with hints, its seed chosen and therefore never rated."""
    return Setup(
        id=table_id,
        game=lesson.game,
        version=lesson.game_version,
        data=games.load(lesson.game).data_hash(),
        seats=lesson.seats,
        options=lesson.options,
        host=host,
        at=now,
        commitment=commitment(chosen_seed(lesson.seed)),
        chosen=True,
        hints=True,
        lesson=lesson.name,
        names=(name,) * lesson.seats,
    )
