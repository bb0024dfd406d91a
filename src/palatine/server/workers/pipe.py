"""One process that works for the server: it reads a question as a line of JSON and writes the
answer as a line. Bots think in such processes, and other slow work is done in them, too."""

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from palatine.core.state import Json
from palatine.server.config import Config

INTERPRETED = "PALATINE_INTERPRETED"  # the only PALATINE_ variable that a process inherits


class Overrun(Exception):
    """The process has not answered in time, or it has died."""


class TimeLimit:
    """How long an answer may take: so many seconds by the clock. With a slack above 1 they are
    seconds of processor time, so that a process is not ended for the work of others on a busy
    machine; the clock then ends it after so many times as long."""

    def __init__(self, seconds: float, slack: float, pid: int) -> None:
        self.seconds = seconds
        self.latest = seconds * slack
        self.pid = pid
        self.began = time.monotonic()
        self.used = processor_seconds(pid) if slack > 1 else None

    def left(self) -> float:
        """Seconds for which the process may certainly go on; 0 where it has to end."""
        passed = time.monotonic() - self.began
        left = self.seconds - passed
        if left <= 0 and self.used is not None:
            now = processor_seconds(self.pid)
            left = min(self.seconds - (now or 0.0) + self.used, self.latest - passed)
        return max(0.0, left)


def processor_seconds(pid: int) -> float | None:
    """The processor time that a process has used; None where the system does not tell."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """The memory that a process has at this moment; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/statm", "rb") as file:
            pages = int(file.read().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


class Worker:
    """One process and the pipes to it. `ask` blocks, so it must be called in a thread."""

    def __init__(
        self,
        command: tuple[str, ...],
        nice: int = 0,
        start_seconds: float = Config.start_seconds,
        slack: float = 1.0,
    ) -> None:
        self.command = command
        self.start_seconds = start_seconds  # additional time for starting and importing the rules
        self.nice = nice  # the niceness of the process: the higher, the lower its priority
        self.slack = slack  # see `TimeLimit`
        self.process: subprocess.Popen[bytes] | None = None
        self.is_closed = False
        self.memory = 0  # bytes that the process had after its last answer; 0 = not known
        self.first_memory = 0  # and after its first one
        self._fresh: Worker | None = None  # gets ready to take the place of the process
        self._is_renewed = threading.Event()  # none gets ready
        self._is_renewed.set()
        self._enough = 0  # bytes above which a question waits for the fresh process
        self._asking = threading.Lock()  # between the thread that asks and the one that renews
        self._lock = threading.Lock()  # between a thread that starts and the one that closes

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def ask(self, question: bytes, seconds: float) -> Json:
        """The reply of the process, which is started where it does not run. Raises `Overrun` where
        no reply arrives in time (`TimeLimit`); the process is then ended."""
        if self.memory > self._enough:
            self._is_renewed.wait()
        with self._asking:
            reply = self._ask(question, seconds)
            if self.process is not None:
                self.memory = resident_bytes(self.process.pid)
                self.first_memory = self.first_memory or self.memory
            return reply

    def _ask(self, question: bytes, seconds: float) -> Json:
        fresh = not self.is_alive
        seconds += self.start_seconds if fresh else 0.0
        try:
            process = self._start() if fresh else self.process
            assert process is not None and process.stdin is not None
            limit = TimeLimit(seconds, self.slack, process.pid)
            process.stdin.write(question + b"\n")
            process.stdin.flush()
            reply: Json = json.loads(self._line(process, limit))
        except (Overrun, OSError, ValueError) as error:
            self.stop()
            raise Overrun from error
        return reply

    def _line(self, process: "subprocess.Popen[bytes]", limit: TimeLimit) -> bytes:
        """One line of output. Raises `Overrun` where it is not complete in time."""
        assert process.stdout is not None
        line = b""
        while not line.endswith(b"\n"):
            left = limit.left()
            if left <= 0:
                raise Overrun
            if not select.select([process.stdout], [], [], max(left, 0.01))[0]:
                continue
            more = os.read(process.stdout.fileno(), 65_536)
            if not more:
                raise Overrun
            line += more
        return line

    def renew(self, ready: bytes) -> None:
        """Let a fresh process take the place of this one between two questions, once it has
        answered `ready`. Until then the old one is asked, unless it grows by another sixteenth.
        Raises `Overrun` where the fresh one is not ready in time; then nothing changes."""
        fresh = Worker(self.command, self.nice, self.start_seconds, self.slack)
        with self._lock:
            if self.is_closed:
                raise Overrun
            self._fresh = fresh
        self._enough = self.memory + self.memory // 16
        self._is_renewed.clear()
        try:
            fresh.ask(ready, 0.0)
            self._exchange(fresh)
        finally:
            self._fresh = None
            self._is_renewed.set()
            fresh.stop()

    def _exchange(self, fresh: "Worker") -> None:
        """Exchange the processes, as soon as this one does not think."""
        with self._asking, self._lock:
            if self.is_closed:
                raise Overrun
            self.process, fresh.process = fresh.process, self.process
            self.memory = self.first_memory = 0

    def _start(self) -> "subprocess.Popen[bytes]":
        """Start a new process. It is no fork, which would copy the server's sockets and locks."""
        self.stop()
        self.memory = self.first_memory = 0
        pipe = subprocess.PIPE
        with self._lock:
            if self.is_closed:
                raise Overrun
            self.process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=_environment()
            )
        if self.nice and hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):  # it has ended already
                os.setpriority(os.PRIO_PROCESS, self.process.pid, self.nice)
        return self.process

    def close(self) -> None:
        """Kill the process and start none again. A thread that waits for a reply gets `Overrun` and
        cleans up."""
        with self._lock:
            self.is_closed = True
            process = self.process  # another thread may set it to None at this moment
            fresh = self._fresh
            if process is not None:
                process.kill()
            if fresh is not None:
                fresh.close()

    def stop(self) -> None:
        """End the process and close its pipes. Only the thread that calls `ask` may do this, since
        it may be reading them, or the one that has renewed the process."""
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self.process = None


def _environment() -> dict[str, str]:
    """The environment of a worker process: without the server's settings, above all the store's
    password."""
    ours = [key for key in os.environ if key.startswith("PALATINE_") and key != INTERPRETED]
    return {key: value for key, value in os.environ.items() if key not in ours}


def serve(answer: Callable[[Json], Json]) -> None:
    """The main loop of such a process: answer each line of the standard input by one line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    out, sys.stdout = sys.stdout, sys.stderr  # other prints must not be read as an answer
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as error:
            reply = {"error": type(error).__name__}
        print(json.dumps(reply), file=out, flush=True)
