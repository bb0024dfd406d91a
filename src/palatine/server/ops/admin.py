"""What an operator can do with a store, also while servers use it: notices inform them."""

import asyncio
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.server.config import Config
from palatine.server.db import erasing, listing, moderation
from palatine.server.db.store import Conflict, Job, Store, Unwritable
from palatine.server.play.live_table import now_ms
from palatine.table import door

T = TypeVar("T")
DAY = 86_400_000  # ms
PRUNED = ("waiting", "over", "closed")  # phases of tables that are deleted by age, by default


class Operator:
    """The operator's access to a store: `with Operator(config) as operator: ...`."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._store = Store(config)

    def __enter__(self) -> "Operator":
        try:
            self._store.open()
        except DBAPIError as error:
            raise PalatineError("server-error-database", {"reason": _reason(error)}) from None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._store.close()

    # --- tables -----------------------------------------------------------------------------

    def tables(self, phase: str = "", person: str = "", days: int = 0) -> list[Json]:
        """The tables of a phase, of a person, or unchanged for so many days; the oldest first."""
        before = now_ms() - days * DAY if days else 0
        phases = (phase,) if phase else ()
        return self._read(listing.tables(phases, person, before, self._config.admin_lines))

    def close_table(self, table: str) -> None:
        """End a table without a result; a table that is over stays as it is."""
        self._write(erasing.act(table, lambda t, at: door.close(t, "operator", at), now_ms()))

    def delete_tables(self, tables: list[str]) -> int:
        """Delete tables with everything that belongs to them; returns how many there were."""
        return self._write(erasing.delete_tables(tables, now_ms()))

    # --- people -----------------------------------------------------------------------------

    def people(self, text: str = "") -> list[Json]:
        """Find people by a part of their name, or by their id."""
        return self._read(moderation.people(text, self._config.admin_lines))

    def mute(self, person: str, days: int | None) -> None:
        """Forbid a person to chat for so many days. None: for ever; 0: end an earlier mute."""
        self._of(person, moderation.mute(person, _until(days), now_ms()))

    def ban(self, person: str, days: int | None) -> None:
        """Forbid a person all access for so many days. None: for ever; 0: end an earlier ban."""
        self._of(person, moderation.ban(person, _until(days), now_ms()))

    def rename(self, person: str, name: str) -> None:
        """Change a person's name, also at all tables."""
        found = self._read(erasing.tables_with(person))
        self._of(person, erasing.rename(person, door.clean_name(name), found, now_ms()))

    def delete_person(self, person: str) -> None:
        """Delete a person with everything that belongs to the person."""
        found = self._read(erasing.tables_with(person))
        self._of(person, erasing.erase(person, found, now_ms()))

    # --- age --------------------------------------------------------------------------------

    def old(self, days: int, phases: Iterable[str] = PRUNED) -> tuple[list[str], list[str]]:
        """The ids of tables that have not changed, and of people without a seat who have not been
        seen, for so many days."""
        before = now_ms() - days * DAY
        found = self._read(listing.tables(tuple(phases), "", before, 1_000_000))
        return [one["id"] for one in found], self._read(moderation.idle_people(before))

    def prune(self, days: int, phases: Iterable[str] = PRUNED) -> tuple[int, int]:
        """Delete what `old` finds; returns how many tables and how many people. Tables are deleted
        first: a person who sat only at old tables has no seat afterwards."""
        tables, _ = self.old(days, phases)
        for table in tables:
            self._write(erasing.delete_tables([table], now_ms()))
        _, people = self.old(days, phases)
        for person in people:
            self.delete_person(person)
        return len(tables), len(people)

    # --- reports ----------------------------------------------------------------------------

    def reports(self, settled: bool = False) -> list[Json]:
        return self._read(moderation.reports(settled, self._config.admin_lines))

    def settle(self, number: int, verdict: str) -> None:
        if not self._write(moderation.settle(number, verdict, now_ms())):
            raise PalatineError("admin-error-report", {"number": number})

    # --- the store --------------------------------------------------------------------------

    def _of(self, person: str, job: Callable[[Connection], bool]) -> None:
        if not self._write(job):
            raise PalatineError("admin-error-person", {"person": person[:40]})

    def _read(self, job: Job[T]) -> T:
        return self._store.read_now(job)

    def _write(self, job: Job[T]) -> T:
        for _ in range(self._config.conflict_tries):  # a server may write to the same table
            try:
                return asyncio.run(self._store.write(job))
            except Conflict:
                continue  # a move was stored between reading and writing: try again
            except erasing.NoSuch as missing:
                raise PalatineError("server-error-table", {"table": str(missing)[:40]}) from None
            except Unwritable as error:
                raise PalatineError("server-error-database", {"reason": str(error)}) from None
        raise PalatineError("server-error-database", {"reason": "busy"})


def _until(days: int | None) -> int:
    if days is None:
        return moderation.FOREVER
    return now_ms() + days * DAY if days else 0


def _reason(error: DBAPIError) -> str:
    return " ".join(str(error.orig).split())[:200]
