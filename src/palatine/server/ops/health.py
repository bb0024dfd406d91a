"""For who runs a server: whether the process lives, whether it can do its work, and its numbers.

`/health` and `/ready` are for whatever starts and stops servers: a process that does not answer the
first is started anew, one that says no to the second gets no visitors. `/metrics` is for Prometheus
and for nobody else.
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

# A request that any of these came with has passed a proxy: it is not from this machine.
FORWARDED = frozenset(
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"]
)


class Health:
    """What is known of this process's health. However often it is asked, it checks only once in a
    while."""

    def __init__(self, config: Config, store: Store, server: str) -> None:
        self.config = config
        self.store = store
        self.server = server
        self._found = ""
        self._until = 0.0
        self._look: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """Why no work can be done now; '' where all is well."""
        if time.monotonic() < self._until:
            return self._found
        if self._look is None:
            self._look = asyncio.create_task(self._looked())
        return await asyncio.shield(self._look)

    async def _looked(self) -> str:
        try:
            self._found = await self._row_written() or await asyncio.to_thread(self._disk)
            self._until = time.monotonic() + self.config.ready_seconds
            return self._found
        finally:
            self._look = None

    async def _row_written(self) -> str:
        """Write a row: whatever else is asked says only that it should work."""
        try:
            async with asyncio.timeout(self.config.ready_patience_seconds):
                await self.store.write(tables.touch(self.server, time.time_ns()))
        except Unavailable:
            return "the store cannot be written"
        except TimeoutError:
            return "the store does not answer"
        return ""

    def _disk(self) -> str:
        """A disk that is nearly full says so before the first move is lost."""
        file = self.config.file
        if file is None:
            return ""
        with suppress(OSError):
            if shutil.disk_usage(file.parent).free < self.config.disk_reserve_bytes:
                return "the disk is full"
        return ""


def routes(health: Health, is_stopping: Callable[[], bool]) -> list[Route]:
    """The routes for whoever runs the server."""

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
    """Whether the request comes from this machine and not through a proxy, or brings the token."""
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
    """How late the event loop is: everything that holds it up for long holds up everybody."""
    while True:
        due = time.monotonic() + seconds
        await asyncio.sleep(seconds)
        METRICS.observe("palatine_loop_lag_seconds", max(0.0, time.monotonic() - due))
