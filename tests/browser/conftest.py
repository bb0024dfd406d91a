"""A real Chromium on a real server. Whatever the browser complains about fails the test."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from browser.driver import CHROMIUM
from browser.visitors import LARGE, RESTING, Visitor, Visitors, calm
from palatine.games import meta
from ports import free_port

playwright = pytest.importorskip("playwright.sync_api")
HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-extensions", "--disable-sync", "--mute-audio", "--disable-dev-shm-usage"),
    "--in-process-gpu",  # nothing is drawn by one: a process and its messages less
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser, but for the checks of words and files. What reads the files
    of the static site runs beside the browsers that visit it, so that it is built once."""
    for item in items:
        if HERE not in item.path.parents:
            continue
        asked = getattr(item, "fixturenames", ())
        if not {"page", "home", "open_page", "page_again", "host"}.isdisjoint(asked):
            item.add_marker(pytest.mark.browser)


class Server:
    """A server process that can be stopped and started again on its own store."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(HERE / "serving.py"), str(self.port), str(self.folder)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        log.close()
        self.wait()

    def wait(self) -> None:
        """Until it serves: a busy machine takes its time, one that has died is not waited for."""
        assert self.process is not None
        until = time.monotonic() + 300
        while self.process.poll() is None and time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise AssertionError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def call(self, path: str, body: Any = None, token: str = "") -> Any:
        """The API, as a program uses it."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.url + path, data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def visitors(chromium: Any, server: Server) -> Visitors:
    return Visitors(chromium, server.url)


@pytest.fixture
def open_page(visitors: Visitors) -> Iterator[Callable[..., Any]]:
    """Makes pages of people who do not know each other; at the end nothing was complained of."""
    lent: list[Visitor] = []
    contexts: list[Any] = []
    listening: list[tuple[Visitor, str, Callable[..., None]]] = []
    complaints: list[str] = []
    quiet: list[str] = []

    def opened(
        path: str = "",
        context: Any = None,
        allow: str = "",
        notes: bool = False,
        own: bool = False,
        viewport: dict[str, int] = LARGE,
        **about: Any,
    ) -> Any:
        """path: without one the page shows nothing yet, and is of our server. own: with a browser
        that nobody has used before or will use again. notes: with the explanations that a newcomer
        gets, which lie over other things."""
        if allow:
            quiet.append(allow)
        wishes = visitors.wishes(notes, **about)
        if context is None and not own:
            lent.append(visitors.lend(wishes, viewport))
            page = lent[-1].page
            for event, heard in (("console", said), ("pageerror", failed)):
                lent[-1].listen(event, heard)
                listening.append((lent[-1], event, heard))
        else:
            if context is None:
                context = wishes.made(visitors.chromium, visitors.url)
                contexts.append(context)
            page = calm(context.new_page())
            page.set_viewport_size(viewport)
            page.on("console", said)
            page.on("pageerror", failed)
        if path or page.url == "about:blank":
            page.goto(path or RESTING)
        return page

    def said(message: Any) -> None:
        loud = message.type in ("error", "warning")
        if loud and not any(word in message.text for word in quiet):
            complaints.append(f"{message.type}: {message.text}")

    def failed(error: Any) -> None:
        complaints.append(f"error: {error} {error.stack}")

    yield opened
    for visitor, event, heard in listening:
        visitor.unlisten(event, heard)
    for visitor in lent:
        visitors.take_back(visitor)
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(open_page: Callable[..., Any]) -> Any:
    """One page, which shows nothing yet."""
    return open_page()


@pytest.fixture
def home(open_page: Callable[..., Any]) -> Any:
    """One page, at home."""
    return open_page("/")


@pytest.fixture(scope="session")
def finished(server: Server) -> Callable[[str], str]:
    """The id of a finished game among bots, played once for all tests."""
    made: dict[str, str] = {}
    token = server.call("/api/me", {"name": "Host", "program": True})["token"]

    def one(game: str) -> str:
        if game not in made:
            seats = max(2, meta(game).seats[0])
            table = server.call(
                "/api/tables",
                {"game": game, "seats": ["bot:random"] * seats, "private": False},
                token,
            )["id"]
            address = f"{server.url.replace('http', 'ws')}/ws/{table}"
            with connect(address, open_timeout=60) as watching:
                watching.send('{"type": "hello"}')  # bots alone play for whoever watches
                state = ""
                while state != "over":
                    told = json.loads(watching.recv(timeout=120))
                    state = told["table"]["state"] if told["type"] == "update" else state
            made[game] = table
        return made[game]

    return one
