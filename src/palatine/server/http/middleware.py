"""What stands before every route: headers, origin, size and rate limits, and no traceback ever."""

import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import unquote_to_bytes

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palatine.locales import load
from palatine.server.config import Config
from palatine.server.costs import Costs
from palatine.server.http.auth import Guests
from palatine.server.http.connections import Connections
from palatine.server.limits import Limits, Slot, caller_of
from palatine.server.ops.logs import log, log_error
from palatine.server.ops.metrics import METRICS
from palatine.server.site.policy import POLICY
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# A page loads a hundred scripts and styles. They are no pages: nothing may be done in their name,
# and what a page asks of the browser beside that would be said a hundred times.
OF_PARTS = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
# Pages of a static site (server/site) run an engine: WebAssembly, in workers, which have the policy
# of their own script. Nothing else is allowed besides.
OFFLINE = "/offline/"
OF_OFFLINE = [(HEADERS[0][0], f"{POLICY}; frame-ancestors 'none'".encode()), *HEADERS[1:]]
GONE = 499  # in logs and metrics: whoever asked went before his request was whole
DOCUMENTS = ("/api/score/", "/api/moves/", "/api/draw/", "/api/build/", "/api/sheet/")


class TooLarge(Exception):
    """The body is longer than anything we want to read."""


class Guard:
    """ASGI middleware around the whole app."""

    def __init__(
        self, app: ASGIApp, guests: Guests, costs: Costs, connections: Connections
    ) -> None:
        self.app = app
        self.guests = guests
        self.costs = costs
        self.connections = connections
        config = guests.config
        self.gets = Limits(config.get_rate, config.get_burst, config.callers_remembered)
        self.files = Limits(config.file_rate, config.file_burst, config.callers_remembered)
        self.posts = Limits(config.post_rate, config.post_burst, config.callers_remembered)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        if not is_readable(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4400})
            return
        slot: Slot | None = None
        if self.guests.is_own_origin(request) and not self._wait(scope, self.posts):
            slot = self.connections.sockets.take(caller_of(scope))
        if slot is None:
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            slot.release()

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        started = False

        async def guarded(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message["headers"], *_missing(scope, message["headers"])]
            await send(message)

        try:
            await self._judge(scope, receive, guarded)
        except TooLarge:
            await refused(413, "too-large")(scope, receive, guarded)
        except ClientDisconnect:
            status = GONE
        except Exception:
            log_error("request", path=scope["path"], method=scope["method"])
            if not started:
                await refused(500, "broken")(scope, receive, guarded)
        METRICS.count("palatine_http_total", f'status="{status}"')
        if not scope["path"].startswith(
            ("/static/", OFFLINE, "/symbols/", "/health", "/ready", "/metrics")
        ):
            spent = round((time.perf_counter() - began) * 1000, 1)
            log("http", method=scope["method"], path=scope["path"], status=status, ms=spent)

    async def _judge(self, scope: Scope, receive: Receive, send: Send) -> None:
        changing = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        reading = self.files if scope["path"].startswith(("/static/", OFFLINE)) else self.gets
        wait = self._wait(scope, self.posts if changing else reading)
        if wait:
            await _too_often(wait)(scope, receive, send)
            return
        if not is_readable(scope):
            await refused(400, "not-text")(scope, receive, send)
            return
        if changing and not self.guests.is_own_origin(HTTPConnection(scope)):
            await refused(403, "origin")(scope, receive, send)
            return
        body = limited(receive, _limit(scope["path"], self.guests.config))
        payer = Payer(address=caller_of(scope))
        try:
            await self.costs.paid(payer, _answered(self.app, scope, body, send))
        except Refused as error:
            await _too_often(float(error.details["seconds"]))(scope, receive, send)

    def _wait(self, scope: Scope, limits: Limits) -> float:
        """Seconds until this address may ask again; 0: now. Requests are counted by address, since
        anybody can get a new cookie."""
        if not self.guests.config.limits:
            return 0.0
        bucket = limits.bucket(caller_of(scope))
        return 0.0 if bucket.take() else bucket.wait()


def is_readable(scope: Scope) -> bool:
    """Whether path and query are text that can be stored and looked for anywhere: UTF-8, which has
    no lone surrogates, and no NUL."""
    whole = scope.get("raw_path", b"") + b"?" + scope.get("query_string", b"")
    try:
        return "\0" not in unquote_to_bytes(whole).decode()
    except UnicodeDecodeError:
        return False


async def _answered(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _too_often(wait: float) -> JSONResponse:
    response = refused(429, "too-often")
    response.headers["retry-after"] = str(int(wait) + 1)
    return response


def _missing(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    present = {name.lower() for name, _ in headers}
    if scope["path"].startswith(OFFLINE):
        return [pair for pair in OF_OFFLINE if pair[0] not in present]
    is_part = scope["path"].startswith("/static/") and scope["path"].endswith((".js", ".css"))
    return [pair for pair in (OF_PARTS if is_part else HEADERS) if pair[0] not in present]


def _limit(path: str, config: Config) -> int:
    """Bytes that the body of a request may have."""
    if path == "/api/tables":
        return config.table_body_bytes
    if path in ("/api/verify", "/api/records"):
        return config.record_bytes
    return config.document_bytes if path.startswith(DOCUMENTS) else config.body_bytes


def limited(receive: Receive, limit: int) -> Callable[[], Awaitable[Any]]:
    """The same body, refused once it is too long."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            raise TooLarge
        return message

    return counted


def refused(status: int, code: str, language: str = "en") -> JSONResponse:
    """An error in the form all errors have."""
    sentence = load(language)(f"server-error-{code}")
    return JSONResponse({"error": code, "sentence": sentence}, status)
