"""What all routes share: reading bodies, writing answers, choosing the language, errors."""

import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from palatine.core.errors import PalatineError
from palatine.core.state import SPECTATOR
from palatine.locales import LANGUAGES, Words, load
from palatine.server.db import moderation
from palatine.server.db.people import Person
from palatine.server.db.store import Unavailable
from palatine.server.http.auth import Guests
from palatine.server.http.middleware import TooLarge
from palatine.server.limits import caller_of
from palatine.server.messages import ENCODER, is_text
from palatine.server.play.hub import Hub, NoTable
from palatine.server.play.live_table import now_ms
from palatine.server.play.logins import Login
from palatine.server.workers.schedule import Payer
from palatine.service import problems
from palatine.table.errors import Refused

T = TypeVar("T")
Handler = Callable[["RequestContext"], Coroutine[Any, Any, Response]]

UNNAMED = SPECTATOR - 1


class RequestContext:
    """A request with everything that a route needs to answer it."""

    def __init__(self, request: Request, hub: Hub, guests: Guests, login: Login) -> None:
        self.request = request
        self.hub = hub
        self.guests = guests
        self.login = login
        self.language = language_of(request, login.person)

    @property
    def words(self) -> Words:
        return load(self.language)

    @property
    def person(self) -> Person | None:
        """The signed-in person; None where nobody is signed in, or where the token has become void
        while the request is being answered."""
        return self.login.person

    @property
    def id(self) -> str:
        return self.login.id

    @property
    def payer(self) -> Payer:
        """The person and the address to whom the work for this request is counted."""
        return Payer(self.id, caller_of(self.request.scope))

    def part(self, name: str) -> str:
        """A parameter of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str, otherwise: str = "") -> str:
        return self.request.query_params.get(name, otherwise)[:200]

    def number(self, name: str, otherwise: int) -> int:
        """A whole number from the query."""
        text = self.query(name)
        if not text:
            return otherwise
        try:
            return max(-(10**6), min(10**6, int(text)))
        except ValueError:
            raise Refused("bad-message") from None

    def pixels(self, name: str) -> int:
        """The width or height of a picture from the query, 0 where it is missing. It is rounded
        down to a multiple of 20, so that pages of nearly the same size share one picture."""
        wanted = self.number(name, 0)
        return min(max(wanted, 80), 800) // 20 * 20 if wanted > 0 else 0

    def seat(self) -> int | None:
        """The seat that the query names (SPECTATOR: no seat); None where it names nothing."""
        found = self.number("seat", UNNAMED)
        return None if found < SPECTATOR else found

    def require_person(self) -> Person:
        """The signed-in person. Raises `Refused` where nobody is signed in."""
        if self.person is None:
            raise Refused("sign-in")
        return self.person

    async def raw(self) -> bytes:
        """The bytes of the body. Raises `Refused` where they are no valid text."""
        raw = await self.request.body()
        if not is_text(raw):
            raise Refused("bad-message")
        return raw

    async def body(self, kind: type[T]) -> T:
        """The body decoded as a message of this kind. Raises `Refused` where it is none."""
        raw = await self.raw()
        try:
            return msgspec.json.decode(raw or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused("bad-message") from None

    async def plain(self) -> Any:
        """The body as untyped JSON. Raises `Refused` where it is no JSON."""
        try:
            return json.loads(await self.raw())
        except (ValueError, RecursionError):
            raise Refused("bad-message") from None


def language_of(request: Request, person: Person | None) -> str:
    """The language of a request. In this order: `?lang=`, the page's cookie, the language that the
    guest has chosen, the first known one that the browser prefers, the default."""
    known = LANGUAGES
    for wanted in (request.query_params.get("lang"), request.cookies.get("lang")):
        if wanted in known:
            return str(wanted)
    if person is not None and person.language in known:
        return person.language
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        if part.strip()[:2].lower() in known:
            return part.strip()[:2].lower()
    return known[0]


def answer(value: Any, status: int = 200) -> Response:
    """A JSON response that must not be cached."""
    return Response(
        ENCODER.encode(value), status, {"cache-control": "no-store"}, "application/json"
    )


def problem(error: PalatineError, words: Words) -> JSONResponse:
    """The response for an error, in the form that the protocol defines (docs/protocol.md)."""
    status, told = problems.told(error, words)
    response = JSONResponse(told, status)
    if told["error"] == "too-often" and "seconds" in error.details:
        response.headers["retry-after"] = str(error.details["seconds"])
    return response


class Routes:
    """Makes routes of handlers: each request is authenticated, its work is counted to the person,
    and an error is answered by a sentence."""

    def __init__(self, hub: Hub, guests: Guests) -> None:
        self.hub = hub
        self.guests = guests

    def get(self, path: str, handler: Handler) -> Route:
        return Route(path, self._endpoint(handler), methods=["GET"])

    def post(self, path: str, handler: Handler) -> Route:
        return Route(path, self._endpoint(handler), methods=["POST"])

    def _endpoint(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            for_program = request.url.path.startswith("/api/")
            login = await self.guests.login(request)
            context = RequestContext(request, self.hub, self.guests, login)
            if self.hub.logins.is_due(login):
                self.hub.spawn(self.hub.store.write(moderation.seen(login.hash, now_ms())))
            try:
                return await self.hub.costs.run(Payer(context.id), handler(context))
            except NoTable:
                return problem(Refused("no-such", "server-error-no-such"), context.words)
            except PalatineError as error:
                return problem(error, context.words)
            except (TooLarge, HTTPException):
                raise
            except Unavailable:
                if not for_program:
                    raise
                return problem(Refused("busy", "server-error-away"), context.words)

        return endpoint
