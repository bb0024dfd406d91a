"""A table in memory: the table itself, its lock, its open sockets, and the views made most
recently."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.config import Config
from palatine.server.db.tables import Summary
from palatine.server.play.logins import Login
from palatine.server.timekeeper import TIME
from palatine.server.workers.schedule import Payer
from palatine.service import lessons, listing, people
from palatine.table.table import Table


class Connection(Protocol):
    """An open socket, as its table uses it."""

    @property
    def ready(self) -> bool:
        """Whether the hello has been received: before that the socket is sent nothing and not
        counted."""

    @property
    def seat(self) -> int:
        """The seat whose view the socket is shown now, or SPECTATOR."""

    @property
    def login(self) -> Login: ...

    def mark(self) -> None:
        """Note that the view may have changed."""

    def mark_chat(self, anew: bool = False) -> None:
        """Note that there is a new chat line. anew: earlier lines have changed, too."""

    def mark_people(self) -> None:
        """Note that the people who are connected have changed."""

    def dismiss(self, reason: str = "stopping") -> None:
        """Close the socket and say why."""


@dataclass
class TableHint:
    """The hint for one question of a seat. result: None while the search runs, or if it failed."""

    seq: int
    result: Json | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def state(self) -> str:
        """thinking | ready | failed"""
        if not self.done.is_set():
            return "thinking"
        return "failed" if self.result is None else "ready"


@dataclass
class TableReview:
    """The review of a finished game. state: thinking | ready | failed. lines: how many lines there
    are to judge; done: how many have been judged; explained: the review as explanations."""

    state: str = "thinking"
    lines: int = 0
    done: int = 0
    judged: list[Json] = field(default_factory=list)
    explained: Json = field(default_factory=dict)
    better: dict[str, dict[int, str]] = field(default_factory=dict)  # by language, then by entry
    articles: dict[tuple[str, ...], Json] = field(default_factory=dict)  # by language and reader


def now_ms() -> int:
    """The time of this process: see server/timekeeper.py."""
    return TIME.now()


class LiveTable:
    """One table of this process."""

    def __init__(
        self,
        table: Table,
        invite: str,
        watch: str,
        origin: str = "",
        views_kept: int = Config.views_kept,
    ) -> None:
        self.table = table
        self.invite = invite
        self.watch = watch
        self.origin = origin  # the address from which it was created
        self.lock = asyncio.Lock()
        self.sockets: set[Connection] = set()
        self.chat: list[Json] = []  # as in the store, with the id of each author
        self.is_chat_cut = False  # whether older lines are in the store only, and not counted
        self.mutes: set[tuple[str, str]] = set()  # (owner, muted person); owner '': host, for all
        self.ratings: list[Json] | None = None  # None: not counted yet; []: not rated
        self.unrated = ""  # message key: why a rated table did not count in the end
        self.bots: dict[int, asyncio.Task[None]] = {}
        self.hints: dict[int, TableHint] = {}  # by seat, to its present question
        self.followed: dict[int, list[list[str]]] = {}  # by seat, the plan of its last hint
        self.review: TableReview | None = (
            None  # of the finished game, after the first request for it
        )
        self.elsewhere: dict[int, int] = {}  # sockets at other processes, by seat
        self.used = time.monotonic()
        self._people_due: asyncio.TimerHandle | None = None
        self._boards: dict[Any, bytes] = {}
        self._boards_of = -1
        self._views_kept = views_kept
        self.pasts: dict[Any, Json] = {}  # earlier positions that were sent (play/past.py)

    @property
    def id(self) -> str:
        return self.table.setup.id

    @property
    def payer(self) -> Payer:
        """The account to which the thinking of this table's bots is counted."""
        return Payer(self.table.setup.host, self.origin)

    @property
    def is_attended(self) -> bool:
        """Whether this table's bots have to play: a person plays with them, or a spectator of this
        process watches."""
        return not self.table.is_bots_alone or any(socket.ready for socket in self.sockets)

    def people_changed(self, seconds: float) -> None:
        """Note that the people who are connected have changed. The sockets are sent one message for
        all changes of the next seconds; otherwise every change would cause one to each of them."""
        if self._people_due is None:
            loop = asyncio.get_running_loop()
            self._people_due = loop.call_later(seconds, self._tell_people)

    def _tell_people(self) -> None:
        self._people_due = None
        for socket in self.sockets:
            socket.mark_people()

    def boards(self) -> dict[Any, bytes]:
        """Boards of the present row, by viewer, language and appearance; earlier ones are
        dropped."""
        if self._boards_of != self.table.row_count or len(self._boards) >= self._views_kept:
            self._boards = {}
            self._boards_of = self.table.row_count
        return self._boards

    def forget_boards(self) -> None:
        """Drop the boards that were made: names in them have changed."""
        self._boards_of = -1
        self.pasts.clear()

    def words(self, language: str) -> Words:
        """The words of a language, with the names of the people at this table."""
        return people.named(self.table, language)

    def here(self) -> dict[int, int]:
        """How many sockets show each seat's view; -1 for spectators."""
        counts: dict[int, int] = dict(self.elsewhere)
        for socket in self.sockets:
            if socket.ready:
                counts[socket.seat] = counts.get(socket.seat, 0) + 1
        return counts

    def summary(self) -> Summary:
        """What the lobby and the background work need to know without replaying the table."""
        return summary_of(self.table)


def summary_of(table: Table) -> Summary:
    """The store's summary of a table: nothing in it is secret."""
    asked = table.asked()
    due = 0
    if table.setup.pace.kind != "none":
        waiting = [seat for seat in asked if not table.seats[seat].acting_bot]
        due = min((table.clocks.asked[s] + table.clocks.left[s] for s in waiting), default=0)
    acting = [seat for seat in asked if table.seats[seat].acting_bot]
    bots = any(lessons.script(table, seat) is not None for seat in acting)
    opponents = sum(bool(seat.acting_bot) for seat in table.seats)
    shown = listing.summary(table)
    return Summary(table.phase, shown, due, bots and not table.is_bots_alone, opponents)
