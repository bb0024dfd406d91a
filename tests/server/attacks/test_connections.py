"""Attacks by connections: many at once, and many that say nothing."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from palatine.server.config import Config
from palatine.server.http.connections import Connections
from palatine.server.ops.metrics import METRICS
from server.running import Guest, InProcess, Tab, wait_for

FEW = 3
HALF = b"GET /api/me HTTP/1.1\r\nhost: x\r\n"  # the line that ends it does not come
HALF_BODY = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{"


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[InProcess]:
    config = Config(data=str(folder), bot_pause=0.0, **settings)
    with InProcess(config) as server:
        yield server


def silent(server: InProcess, sent: bytes = b"") -> socket.socket:
    """A connection that has sent this and nothing more."""
    host, port = server.listening.getsockname()
    opened = socket.create_connection((host, port), timeout=60)
    opened.sendall(sent)
    return opened


def is_ended(connection: socket.socket) -> bool:
    """Whether the server hangs up; waits for it."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def half_open(server: InProcess) -> int:
    return int(server.app.state.connections.half_open.total())


def test_an_address_has_only_so_many_silent_connections(tmp_path: Path) -> None:
    """Beyond that they are closed at once, without a word; each that goes makes room for one."""
    with (
        serving(tmp_path, proxies=(), address_half_open=FEW, request_seconds=3600.0) as server,
        ExitStack() as held,
    ):
        kinds = (b"", HALF, HALF_BODY)
        first = [held.enter_context(closing(silent(server, sent))) for sent in kinds]
        wait_for(lambda: half_open(server) == FEW)
        for sent in kinds:
            with closing(silent(server)) as more:
                assert is_ended(more), sent
        first.pop().close()
        wait_for(lambda: half_open(server) == FEW - 1)
        assert httpx.get(f"{server.url}/api/me", timeout=60).json() == {"me": None}


def test_whoever_goes_in_the_middle_of_a_request_is_no_error(tmp_path: Path) -> None:
    """Or else anybody could fill the log, and hide what an operator must see."""
    errors, gone = ("palatine_errors_total", ""), ("palatine_http_total", 'status="499"')
    counts = METRICS.counters
    with serving(tmp_path) as server:
        before = counts.get(errors, 0), counts.get(gone, 0)
        silent(server, HALF_BODY).close()
        wait_for(lambda: counts.get(gone, 0) == before[1] + 1)
        assert counts.get(errors, 0) == before[0]


def test_whoever_sends_no_request_is_sent_away(tmp_path: Path) -> None:
    """After two seconds: who really asks is quicker, even on a busy machine."""
    with serving(tmp_path, request_seconds=2.0) as server, ExitStack() as held:
        kinds = (b"", HALF, HALF_BODY)
        opened = [held.enter_context(closing(silent(server, sent))) for sent in kinds]
        for one, sent in zip(opened, kinds, strict=True):
            assert is_ended(one), sent
        with httpx.Client(base_url=server.url) as usual:  # one connection for both
            assert usual.get("/api/me").status_code == usual.get("/api/home").status_code == 200


def test_whoever_has_asked_is_not_half_open(tmp_path: Path) -> None:
    """Neither an idle connection that has had its answers nor a socket after its hello counts."""
    with serving(tmp_path, proxies=(), address_half_open=1) as server:
        ada = Guest(server.url)
        made = ada.new_table("tiny", ["me", "bot:random"])
        with ada.socket(made["id"]) as tab:
            tab.update()
            assert half_open(server) == 0
            assert ada.get("/api/me")["me"]["name"] == "Ada"
        ada.close()


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, address_sockets=FEW) as server, ExitStack() as held:
        ada = Guest(server.url)
        table = ada.new_table("tiny", ["me", "bot:random"])["id"]
        tabs = [held.enter_context(ada.socket(table)) for _ in range(FEW)]
        for tab in tabs:
            tab.update()
        with pytest.raises(InvalidStatus) as refused, ada.socket(table):
            pass
        assert refused.value.response.status_code == 403
        tabs[0].ws.close()
        sockets = server.app.state.connections.sockets
        wait_for(lambda: sockets.total() == FEW - 1)
        with ada.socket(table) as again:
            again.update()
        ada.close()


def test_an_address_has_only_so_many_sockets_without_hello(tmp_path: Path) -> None:
    with serving(tmp_path, address_half_open=FEW, hello_seconds=3600.0) as server:
        ada = Guest(server.url)
        table = ada.new_table("tiny", ["me", "bot:random"])["id"]
        with ExitStack() as held:
            tabs = [held.enter_context(ada.socket(table, greet=False)) for _ in range(FEW)]
            with pytest.raises(InvalidStatus), ada.socket(table):
                pass
            tabs[0].send("hello")
            tabs[0].update()
            with ada.socket(table) as again:
                again.update()
        ada.close()


@pytest.mark.parametrize("kind", ["sockets", "half_open"])
def test_a_household_counts_once(tmp_path: Path, kind: str) -> None:
    """IPv6 gives everybody 2**64 addresses: they are one caller."""
    with (
        serving(tmp_path, **{f"address_{kind}": FEW}, hello_seconds=3600.0) as server,
        ExitStack() as held,
    ):
        ada = Guest(server.url)
        table = ada.new_table("tiny", ["me", "bot:random"], private=False)["id"]
        url = server.url.replace("http://", "ws://") + f"/ws/{table}"

        def opened(address: str) -> Tab:
            return Tab(
                held.enter_context(
                    connect(url, additional_headers={"X-Forwarded-For": address}, open_timeout=60)
                )
            )

        for number in range(FEW):
            opened(f"2001:db8:1:2::{number:x}")
        with pytest.raises(InvalidStatus):
            opened("2001:db8:1:2:ffff:ffff:ffff:ffff")
        opened("2001:db8:1:3::1").send("hello")
        opened("192.0.2.1")
        ada.close()


def test_rates_of_a_household_are_counted_once(tmp_path: Path) -> None:
    with serving(tmp_path, get_rate=0.001, get_burst=float(FEW)) as server:

        def status(address: str) -> int:
            return httpx.get(
                f"{server.url}/api/me", headers={"x-forwarded-for": address}
            ).status_code

        assert [status(f"2001:db8:1:2::{n}") for n in range(FEW + 1)] == [200] * FEW + [429]
        assert status("2001:db8:1:3::1") == status("::ffff:192.0.2.1") == 200
        assert [status("192.0.2.1") for _ in range(FEW)] == [200] * (FEW - 1) + [429]


@pytest.mark.parametrize(
    ("proxies", "address", "expected"),
    [
        (("127.0.0.1",), "127.0.0.1", True),
        (("127.0.0.1",), "127.0.0.2", False),
        (("10.0.0.0/8", "fd00::/8"), "10.1.2.3", True),
        (("10.0.0.0/8", "fd00::/8"), "fd00::1", True),
        (("10.0.0.0/8", "fd00::/8"), "2001:db8::1", False),
        (("*",), "192.0.2.1", True),
        ((), "", True),
    ],
)
def test_callers_of_a_proxy_are_not_counted_as_one(
    proxies: tuple[str, ...], address: str, expected: bool
) -> None:
    assert Connections(Config(proxies=proxies)).is_proxy(address) is expected
