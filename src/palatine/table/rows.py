"""Rows: everything that happens to a table is written down as one row, in order.

A table is nothing but its set-up and its rows; reading them again gives the same table.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from palatine.core.events import Event
from palatine.core.state import Json

SIT: Final = "sit"  # somebody takes a seat; data: person, name; in old rows also his word
BOT: Final = "bot"  # an opponent takes a seat; text: its name
STAND: Final = "stand"  # the seat is open again; data: by = host, where the host took it away
COMMIT: Final = "commit"  # a seat commits to its word; text: SHA-256
OPEN: Final = "open"  # a seat opens its word; text: the word
ANEW: Final = "anew"  # a start is given up by a seat; text: the next commitment; data: its seed
START: Final = "start"  # data: luck, as in records; 1 where it is missing
MOVE: Final = "move"  # text, digest, move id, time used
DRAW: Final = "draw"  # chance: text, digest
UNDO: Final = "undo"  # text: `undo 57-60`; data: how = free | consent | lesson
ASK: Final = "ask"  # a seat asks to go back; text: number of the entry to begin with
CONSENT: Final = "consent"  # text: yes | no
RESIGN: Final = "resign"  # text: the bot that plays on
FLAG: Final = "flag"  # time is over; text: the bot that plays on
LEAVE: Final = "leave"  # the owner is away; text: the bot that plays for him
BACK: Final = "back"
HINT: Final = "hint"  # a seat asks for a hint, for the first time
REMATCH: Final = "rematch"  # text: id of the next table
LESSON: Final = "lesson"  # text: where the learner is; data: what is accepted (course.Mark)
CLOSE: Final = "close"  # the table is given up; text: why (door.CLOSINGS)


@dataclass(frozen=True)
class Outcome:
    """What a move or draw led to: the position after it, never changed again, and its events."""

    state: Any
    events: list[Event]


@dataclass(frozen=True)
class Row:
    """One thing that happened. `n` counts from 1 within the table."""

    n: int
    at: int
    kind: str
    seat: int = -1
    text: str = ""
    digest: str = ""
    move_id: str = ""  # the client's own id of the move, for sending it again
    used: int = 0  # milliseconds of thinking time
    data: Json = field(default_factory=dict)
    # Only of a row that was just made, so that a move is carried out once. A stored row has none.
    outcome: Outcome | None = field(default=None, compare=False, repr=False)

    def numbered(self, n: int) -> "Row":
        return replace(self, n=n)
