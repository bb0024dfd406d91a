"""What an operator can do on a store, also while servers work on it: they hear of it by notices."""

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
PRUNED = ("waiting", "over", "closed")  # tables that may go by age; those that run, only if named


class Operator:
    """A store in the hands of its operator: `with Operator(config) as operator: ...`."""

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
        """Nobody plays there any more; a table that is over stays as it is."""
        self._write(erasing.act(table, lambda t, at: door.close(t, "operator", at), now_ms()))

    def delete_tables(self, tables: list[str]) -> int:
        """Out of the store with all that belongs to them; how many there were."""
        return self._write(erasing.delete_tables(tables, now_ms()))

    # --- people -----------------------------------------------------------------------------

    def people(self, text: str = "") -> list[Json]:
        """People by a part of their name, or by their id."""
        return self._read(moderation.people(text, self._config.admin_lines))

    def mute(self, person: str, days: int | None) -> None:
        """No chat for so many days; None: for good, 0: allowed again from now on."""
        self._of(person, moderation.mute(person, _until(days), now_ms()))

    def ban(self, person: str, days: int | None) -> None:
        """No access for so many days; None: for good, 0: allowed again from now on."""
        self._of(person, moderation.ban(person, _until(days), now_ms()))

    def rename(self, person: str, name: str) -> None:
        """Another name, at all tables too."""
        found = self._read(erasing.tables_with(person))
        self._of(person, erasing.rename(person, door.clean_name(name), found, now_ms()))

    def delete_person(self, person: str) -> None:
        """A person with everything of theirs."""
        found = self._read(erasing.tables_with(person))
        self._of(person, erasing.erase(person, found, now_ms()))

    # --- age --------------------------------------------------------------------------------

    def old(self, days: int, phases: Iterable[str] = PRUNED) -> tuple[list[str], list[str]]:
        """Tables unchanged and guests not seen for so many days, who sit nowhere."""
        before = now_ms() - days * DAY
        found = self._read(listing.tables(tuple(phases), "", before, 1_000_000))
        return [one["id"] for one in found], self._read(moderation.idle_people(before))

    def prune(self, days: int, phases: Iterable[str] = PRUNED) -> tuple[int, int]:
        """Delete what `old` finds; how many tables, how many people. People come second: whoever
        sat at an old table only is idle once it is gone."""
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
        for _ in range(self._config.conflict_tries):  # a server plays on at the same table
            try:
                return asyncio.run(self._store.write(job))
            except Conflict:
                continue  # a move came between reading and writing: judge again
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
