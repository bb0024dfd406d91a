"""Routes for operators: whether the process is alive, whether it can do its work, its metrics.

`/health` and `/ready` are for the program that starts and stops servers: it restarts a process that
does not answer the first, and sends no visitors to one whose answer to the second is 503.
`/metrics` is for Prometheus alone.
"""

import asyncio
import hmac
import ipaddress
import shutil
import time
from collections.abc import Callable
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from palatine.server.config import Config
from palatine.server.db import tables
from palatine.server.db.store import Store, Unavailable
from palatine.server.http.middleware import error_response
from palatine.server.ops.metrics import METRICS

# A request with any of these headers has passed a proxy: it does not come from this machine.
FORWARDED = frozenset(
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"]
)


class Health:
    """Whether this process can do its work. A result is kept for some seconds, so that frequent
    requests cause few checks."""

    def __init__(self, config: Config, store: Store, server: str) -> None:
        self.config = config
        self.store = store
        self.server = server
        self._found = ""
        self._until = 0.0
        self._look: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """Why the process cannot do its work now; '' where it can."""
        if time.monotonic() < self._until:
            return self._found
        if self._look is None:
            self._look = asyncio.create_task(self._check())
        return await asyncio.shield(self._look)

    async def _check(self) -> str:
        try:
            self._found = await self._check_store() or await asyncio.to_thread(self._check_disk)
            self._until = time.monotonic() + self.config.ready_seconds
            return self._found
        finally:
            self._look = None

    async def _check_store(self) -> str:
        """Write a row: no other check proves that the store can be written."""
        try:
            async with asyncio.timeout(self.config.ready_patience_seconds):
                await self.store.write(tables.touch(self.server, time.time_ns()))
        except Unavailable:
            return "the store cannot be written"
        except TimeoutError:
            return "the store does not answer"
        return ""

    def _check_disk(self) -> str:
        """Report a disk that is nearly full, before a move is lost for it."""
        file = self.config.file
        if file is None:
            return ""
        with suppress(OSError):
            if shutil.disk_usage(file.parent).free < self.config.disk_reserve_bytes:
                return "the disk is full"
        return ""


def routes(health: Health, is_stopping: Callable[[], bool]) -> list[Route]:
    """The routes for operators. is_stopping: whether the server is about to end."""

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok")

    async def ready(request: Request) -> Response:
        trouble = "stopping" if is_stopping() else await health.trouble()
        return PlainTextResponse(trouble or "ok", 503 if trouble else 200)

    async def metrics(request: Request) -> Response:
        if not may_see_metrics(request, health.config.metrics_token):
            return error_response(403, "operator")
        return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")

    return [Route("/health", alive), Route("/ready", ready), Route("/metrics", metrics)]


def may_see_metrics(request: Request, token: str) -> bool:
    """Whether the request has the token of the setting `metrics_token`, or comes from this machine
    and not through a proxy."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(request.client.host)


def is_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


async def watch_loop(seconds: float) -> None:
    """Measure again and again how late the event loop runs a timer: a long delay there delays every
    request."""
    while True:
        due = time.monotonic() + seconds
        await asyncio.sleep(seconds)
        METRICS.observe("palatine_loop_lag_seconds", max(0.0, time.monotonic() - due))
