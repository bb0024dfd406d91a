"""A server that runs, and people who play on it: for tests and for the commands in benchmarks/."""

import asyncio
import contextlib
import json
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from palatine.core.chance import word_commitment
from palatine.server.app import make_app
from palatine.server.config import Config
from palatine.server.db.people import Person
from palatine.server.ops import logs
from palatine.server.play.access import Visitor
from palatine.server.play.live_table import LiveTable
from palatine.server.play.logins import Login
from palatine.server.run import uvicorn_config
from ports import free_port
from server.serving import know_tiny

Json = dict[str, Any]
T = TypeVar("T")
SEALED: dict[str, tuple["Guest", str]] = {}  # by commitment: whose word it is, and the word


class InProcess:
    """A server in a thread of this process, with its store in a folder."""

    def __init__(self, config: Config) -> None:
        know_tiny()
        logs.set_up("error")
        self.app = make_app(config)
        self.hub = self.app.state.hub
        settings = uvicorn_config(config, self.app)
        self.server = uvicorn.Server(settings)
        self.listening = socket.socket()
        self.listening.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],))

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(lambda: self.server.started)
        return self

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own event loop, and wait for it."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    def settle(self) -> None:
        """Wait until nothing runs in the background any more."""
        wait_for(lambda: not self.hub._tasks)

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listening.close()


class OwnProcess:
    """A server as a process of its own, to be killed."""

    def __init__(
        self, folder: Path, database: str = "", port: int = 0, workers: int = 1, **settings: Any
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.database = database
        self.port = port or free_port()
        self.workers = workers
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.begin()
        self.await_health()

    def begin(self) -> None:
        settings = {
            "port": self.port,
            "database": self.database,
            "data": str(self.folder),
            "workers": self.workers,
            "limits": False,
            "bot_pause": 0.0,
            "log_level": "error",
            "sweep_seconds": 1.0,
            "read_first": False,  # which takes longer than most tests need the server
            **self.settings,
        }
        here = str(Path(__file__).parents[1])
        code = f"import sys; sys.path.insert(0, {here!r}); from server.serving import main; main()"
        command = [sys.executable, "-c", code, json.dumps(settings)]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL)

    def await_health(self) -> None:
        wait_for(self._healthy)

    def _healthy(self) -> bool:
        assert self.process is not None and self.process.poll() is None, "the server has died"
        # Asked often: a client of httpx would cost more than the server's start.
        asked = HTTPConnection("127.0.0.1", self.port, timeout=5)
        with contextlib.suppress(OSError, HTTPException), contextlib.closing(asked):
            asked.request("GET", "/health")
            return asked.getresponse().status == 200
        return False

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


@contextlib.contextmanager
def two_processes(
    folder: Path, database: str, **settings: Any
) -> Iterator[tuple[OwnProcess, OwnProcess]]:
    """Two processes that start together on a store neither has seen."""
    servers = OwnProcess(folder, database, **settings), OwnProcess(folder, database, **settings)
    for server in servers:
        server.begin()
    try:
        for server in servers:
            server.await_health()
        yield servers
    finally:
        for server in servers:
            server.stop()


def visitor_of(live: LiveTable, seat: int) -> Visitor:
    """The person p0, p1 ... of a seat of a table that no server runs."""
    return Visitor(live, Login("", Person(f"p{seat}", f"p{seat}", "en")))


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def wait_for(condition: Any, seconds: float = 60) -> None:
    """Until it is so; a failure when it takes longer than any busy machine needs. The longer it
    takes, the more rarely it is asked: most conditions ask the server that is busy with it."""
    until, pause = time.monotonic() + seconds, 0.01
    while not condition():
        assert time.monotonic() < until, "waited too long"
        time.sleep(pause)
        pause = min(1.3 * pause, 0.2)


class Guest:
    """A person with a program's token."""

    def __init__(self, url: str, name: str = "Ada", address: str = "") -> None:
        """address: where the guest comes from, if not from 127.0.0.1."""
        self.url = url
        transport = httpx.HTTPTransport(local_address=address) if address else None
        self.http = httpx.Client(base_url=url, timeout=60, transport=transport)
        told = self.post("/api/me", {"name": name, "program": True})
        self.id = told["me"]["id"]
        self.token = told["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def move_to(self, url: str) -> None:
        """The same person at another process, or at one that was started again."""
        self.http.close()
        self.url = url
        headers = {"authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=url, timeout=60, headers=headers)

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 0) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code in ((status,) if status else (200, 201)), answer.text
        return answer.json()

    def new_table(self, game: str, seats: list[str], **more: Any) -> Json:
        """A table whose maker sits and has sealed his words; with bots alone it plays."""
        told: Json = self.post("/api/tables", {"game": game, "seats": seats, **more})
        self.seal(told["id"])
        return told

    def sit(self, table: str, **more: Any) -> int:
        """Sit down and seal a word; the last one starts the game."""
        seat: int = self.post(f"/api/tables/{table}/sit", more)["seat"]
        self.seal(table)
        return seat

    def seal(self, table: str) -> None:
        """A word for each seat of mine that lacks one; if that was the last, everybody opens."""
        view = self.view(table)
        luck, after = view["table"]["luck"], view["table"]["commitment"]
        if luck["stage"] == "commit":
            for seat in view["you"]["mine"]:
                if not luck["commitments"][seat]:
                    body = {"commitment": self.sealed(after, seat), "table_commitment": after}
                    self.post(f"/api/tables/{table}/commit", {"seat": seat, **body})
        self.open_all(table)

    def sealed(self, after: str, seat: int) -> str:
        """The commitment to a new word, which is kept for `open_all`."""
        word = secrets.token_hex(16)
        made = word_commitment(after, seat, word)
        SEALED[made] = self, word
        return made

    def open_all(self, table: str) -> None:
        """Where all words are sealed, every guest of this test opens his."""
        luck = self.view(table)["table"]["luck"]
        for seat in luck["waiting"] if luck["stage"] == "open" else []:
            owner, word = SEALED[luck["commitments"][seat]]
            owner.post(f"/api/tables/{table}/open", {"seat": seat, "word": word})

    def view(self, table: str, **query: Any) -> Json:
        told: Json = self.get(f"/api/tables/{table}", **query)
        return told

    def close(self) -> None:
        self.http.close()

    @contextlib.contextmanager
    def socket(self, table: str, **hello: Any) -> Iterator["Tab"]:
        """A socket that has said hello."""
        headers = {"Authorization": f"Bearer {self.token}"}
        url = self.url.replace("http://", "ws://") + f"/ws/{table}"
        with connect(url, additional_headers=headers, max_size=None, open_timeout=60) as ws:
            tab = Tab(ws)
            if hello.pop("greet", True):
                tab.send("hello", **hello)
            yield tab


class Tab:
    """One open socket."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.seen: list[Json] = []

    def send(self, kind: str, **fields: Any) -> None:
        self.ws.send(json.dumps({"type": kind, **fields}))

    def next(self, kind: str = "", seconds: float = 60) -> Json:
        """The next message, of a kind if one is named."""
        while True:
            message: Json = json.loads(self.ws.recv(timeout=seconds))
            self.seen.append(message)
            if not kind or message["type"] == kind:
                return message

    def update(self, condition: Any = None) -> Json:
        """The next view for which something is so."""
        while True:
            told = self.next("update")
            if condition is None or condition(told):
                return told
