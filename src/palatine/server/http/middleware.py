"""Middleware before every route: security headers, the check of the origin, limits of size and
rate, and error answers without tracebacks."""

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
from palatine.server.limits import Limits, LimitSlot, caller_of
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
# A page loads a hundred scripts and styles. They are not displayed as pages: their policy allows
# nothing, and the headers that concern pages alone are left out to save bytes.
OF_PARTS = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
# Pages of the static site (server/site) run the engine as WebAssembly in web workers, which follow
# the policy of their own script; so these files have a policy that allows just this in addition.
OFFLINE = "/offline/"
OF_OFFLINE = [(HEADERS[0][0], f"{POLICY}; frame-ancestors 'none'".encode()), *HEADERS[1:]]
GONE = 499  # status in logs and metrics: the client disconnected before its request was complete
DOCUMENTS = ("/api/score/", "/api/moves/", "/api/draw/", "/api/sheet/")


class TooLarge(Exception):
    """The body of a request is longer than its limit."""


class Guard:
    """ASGI middleware around the whole application: refuses what exceeds a limit or has a foreign
    origin, adds headers, logs and counts requests."""

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
        slot: LimitSlot | None = None
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

        async def send_guarded(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message["headers"], *_missing(scope, message["headers"])]
            await send(message)

        try:
            await self._judge(scope, receive, send_guarded)
        except TooLarge:
            await error_response(413, "too-large")(scope, receive, send_guarded)
        except ClientDisconnect:
            status = GONE
        except Exception:
            log_error("request", path=scope["path"], method=scope["method"])
            if not started:
                await error_response(500, "broken")(scope, receive, send_guarded)
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
            await error_response(400, "not-text")(scope, receive, send)
            return
        if changing and not self.guests.is_own_origin(HTTPConnection(scope)):
            await error_response(403, "origin")(scope, receive, send)
            return
        body = limit_body(receive, _limit(scope["path"], self.guests.config))
        payer = Payer(address=caller_of(scope))
        try:
            await self.costs.run(payer, _run_app(self.app, scope, body, send))
        except Refused as error:
            await _too_often(float(error.details["seconds"]))(scope, receive, send)

    def _wait(self, scope: Scope, limits: Limits) -> float:
        """Seconds until this address may send another request; 0: now. Requests are counted by
        address, since a client can get a new cookie at any time."""
        if not self.guests.config.limits:
            return 0.0
        bucket = limits.bucket(caller_of(scope))
        return 0.0 if bucket.take() else bucket.wait()


def is_readable(scope: Scope) -> bool:
    """Whether path and query are text that every database accepts: valid UTF-8 without NUL."""
    whole = scope.get("raw_path", b"") + b"?" + scope.get("query_string", b"")
    try:
        return "\0" not in unquote_to_bytes(whole).decode()
    except UnicodeDecodeError:
        return False


async def _run_app(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _too_often(wait: float) -> JSONResponse:
    response = error_response(429, "too-often")
    response.headers["retry-after"] = str(int(wait) + 1)
    return response


def _missing(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The security headers that the response to this path lacks."""
    present = {name.lower() for name, _ in headers}
    if scope["path"].startswith(OFFLINE):
        return [pair for pair in OF_OFFLINE if pair[0] not in present]
    is_part = scope["path"].startswith("/static/") and scope["path"].endswith((".js", ".css"))
    return [pair for pair in (OF_PARTS if is_part else HEADERS) if pair[0] not in present]


def _limit(path: str, config: Config) -> int:
    """How many bytes the body of a request to this path may have."""
    if path == "/api/tables":
        return config.table_body_bytes
    if path in ("/api/verify", "/api/records"):
        return config.record_bytes
    return config.document_bytes if path.startswith(DOCUMENTS) else config.body_bytes


def limit_body(receive: Receive, limit: int) -> Callable[[], Awaitable[Any]]:
    """An ASGI `receive` that raises `TooLarge` once the body is longer than the limit."""
    seen = 0

    async def receive_counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            raise TooLarge
        return message

    return receive_counted


def error_response(status: int, code: str, language: str = "en") -> JSONResponse:
    """A response with an error code and its sentence, the form of all errors of the API."""
    sentence = load(language)(f"server-error-{code}")
    return JSONResponse({"error": code, "sentence": sentence}, status)
