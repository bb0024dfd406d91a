"""The store: one writer thread that commits in groups, and a few readers.

What is written is durable when `write` returns: nobody is shown anything before that.
"""

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from palatine.server.config import Config
from palatine.server.db import private
from palatine.server.db.migrating import migrate
from palatine.server.ops.logs import warn
from palatine.server.ops.metrics import METRICS

T = TypeVar("T")
Job = Callable[[Connection], T]


class Conflict(Exception):
    """Another process wrote first: read the new entries and judge again."""


class Unavailable(Exception):
    """The store does not answer: the database is gone or the disk fails. It may come back."""


class Unwritable(Unavailable):
    """The store cannot be written: the disk is full or the database is gone. Nothing has
    changed."""


@dataclass(order=True)
class _Waiting:
    """A job in the queue. Jobs are sorted by `key`, so that two processes lock rows in the same
    order."""

    key: str
    run: Callable[[Connection], Any] = field(compare=False)
    done: "Future[Any]" = field(compare=False)
    notice: str = field(compare=False, default="")


class Store:
    """The server's database."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.engine = make_engine(config)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(config.store_readers, "store-read")
        self._writer = threading.Thread(target=self._work, name="store-write", daemon=True)
        self._closed = False

    def open(self) -> None:
        """Migrate the store to the newest version and start the writer."""
        migrate(self.engine)
        self._writer.start()

    async def write(self, job: Job[T], key: str = "", notice: str = "") -> T:
        """Run a job in the next group commit; what it returns is durable. key: jobs are ordered by
        it, so that two processes lock rows in the same order. notice: sent to other processes
        afterwards."""
        if self._closed:
            raise Unwritable("the store is closed")
        waiting = _Waiting(key, job, Future(), notice)
        self._queue.put(waiting)
        try:
            result: T = await asyncio.wrap_future(waiting.done)
        except (DBAPIError, PoolTimeout) as error:
            raise Unwritable(_failed("palatine_failed_writes_total", error)) from error
        return result

    async def read(self, job: Job[T]) -> T:
        """Run a reading job in a thread of its own."""
        if self._closed:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self.read_now, job)
        except (DBAPIError, PoolTimeout) as error:
            raise Unavailable(_failed("palatine_failed_reads_total", error)) from error

    def read_now(self, job: Job[T]) -> T:
        """The same, but the caller's thread waits for it."""
        with self.engine.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Write all waiting jobs, then stop."""
        self._closed = True
        if self._writer.is_alive():
            self._queue.put(None)
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # --- the writer -------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group, last = self._gather(first)
            group.sort()
            self._commit(group)
            if last:
                return

    def _gather(self, first: _Waiting) -> tuple[list[_Waiting], bool]:
        """Take all waiting jobs, to be committed together; returns also whether it is time to
        stop."""
        group = [first]
        while len(group) < self.config.commit_jobs:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                return group, False
            if more is None:
                return group, True
            group.append(more)
        return group, False

    def _commit(self, group: list[_Waiting]) -> None:
        """Commit all jobs in one transaction; if that fails as a whole, each one by itself."""
        METRICS.observe("palatine_commit_jobs", len(group))
        try:
            answers = self._together(group)
        except Exception as error:
            if len(group) == 1:
                _answer(group[0], self._alone(group[0], error))
                return
            for waiting in group:
                self._commit([waiting])
            return
        self._notify([w.notice for w, answer in zip(group, answers) if w.notice and answer[0]])
        for waiting, answer in zip(group, answers):
            _answer(waiting, answer)

    def _together(self, group: list[_Waiting]) -> list[tuple[bool, Any]]:
        """Whether each job succeeded, and its result or error. Each has a savepoint, so that one
        that fails leaves the others alone; a single one needs none, and is quicker without."""
        if len(group) == 1:
            return [self._single(group[0])]
        answers: list[tuple[bool, Any]] = []
        with self.engine.begin() as connection:
            for waiting in group:
                try:
                    with connection.begin_nested():
                        answers.append((True, waiting.run(connection)))
                except Exception as error:
                    answers.append((False, _job_error(error)))
        return answers

    def _single(self, waiting: _Waiting) -> tuple[bool, Any]:
        failed: Exception | None = None
        try:
            with self.engine.begin() as connection:
                try:
                    return True, waiting.run(connection)
                except Exception as error:
                    failed = _job_error(error)
                    raise
        except Exception:
            if failed is None:
                raise
        return False, failed

    def _alone(self, waiting: _Waiting, error: Exception) -> tuple[bool, Any]:
        """Try a job again in a transaction of its own: a lock or a lost connection may be
        temporary."""
        for _ in range(self.config.commit_tries):
            try:
                answer = self._together([waiting])[0]
            except Exception as again:
                error = again
                continue
            if waiting.notice and answer[0]:
                self._notify([waiting.notice])
            return answer
        return False, error

    def _notify(self, notices: list[str]) -> None:
        """Notify other processes, in a transaction of its own, since NOTIFY delays all commits."""
        if not self.is_shared or not notices:
            return
        for payload in pack_notices(notices):
            try:
                with self.engine.begin() as connection:
                    connection.execute(text("SELECT pg_notify('palatine', :p)"), {"p": payload})
            except DBAPIError:
                METRICS.count("palatine_notices_lost")  # the next sweep reads the rows anyway


def _failed(counter: str, error: Exception) -> str:
    """Count and log a failure of the store, by its kind only: none of our values may be written to
    a log."""
    kind = type(getattr(error, "orig", None) or error).__name__
    METRICS.count(counter)
    warn("store-failed", error=kind)
    return kind


def _answer(waiting: _Waiting, answer: tuple[bool, Any]) -> None:
    good, value = answer
    if not waiting.done.set_running_or_notify_cancel():
        return  # skip jobs that nobody waits for; from here on a job cannot be cancelled
    if good:
        waiting.done.set_result(value)
    else:
        waiting.done.set_exception(value)


def _job_error(error: Exception) -> Exception:
    """The same error, where only this job has failed. Raises it where the whole transaction is
    lost."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or _is_transient(error)):
        raise error
    return error


def _is_transient(error: DBAPIError) -> bool:
    """Whether the error is a deadlock or the like: the transaction is lost, but may be tried
    again."""
    code = str(getattr(error.orig, "sqlstate", "") or "")
    return code.startswith(("40", "57", "08")) or "locked" in str(error.orig)


def pack_notices(notices: list[str], limit: int = 7900) -> list[str]:
    """Notices joined by spaces into as few payloads as possible."""
    payloads = [""]
    for notice in notices:
        if len(payloads[-1]) + len(notice) + 1 > limit:
            payloads.append("")
        payloads[-1] += (" " if payloads[-1] else "") + notice
    return [payload for payload in payloads if payload]


def make_engine(config: Config) -> Engine:
    """The engine; SQLite uses WAL mode and waits for the disk at every commit."""
    url = config.url
    if not url.startswith("sqlite"):
        return create_engine(
            url,
            pool_pre_ping=True,
            pool_size=config.store_readers + 2,
            max_overflow=4,
            pool_timeout=config.connect_seconds,
            connect_args={"connect_timeout": config.connect_seconds},
        )
    _make_private(config)
    engine = create_engine(url, connect_args={"timeout": config.lock_seconds})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_private(config: Config) -> None:
    """Make the store readable by its owner only, and also a data folder of our own."""
    path = config.file
    if path is None:
        return
    private.make_folder(path.parent)
    if not config.database:
        private.own_folder(path.parent)
    if not path.exists() or os.access(path, os.W_OK):
        private.own_file(path)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # this program sends BEGIN itself
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
