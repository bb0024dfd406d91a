"""Who is asking: the guest behind a cookie or a Bearer token, and where a request comes from."""

import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from palatine.server.config import Config
from palatine.server.db import people
from palatine.server.db.people import Person
from palatine.server.db.store import Store

YEAR = 365 * 86_400
REMEMBERED = 5_000
TRUSTED = 60.0  # seconds: another process may have made a token void


class Guests:
    """Finds guests by their tokens; those seen lately are remembered by the token's hash."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    @property
    def cookie(self) -> str:
        return "__Host-palatine" if self.config.https else "palatine"

    def token(self, request: HTTPConnection) -> str:
        """The token of a request, '' if there is none."""
        given = request.headers.get("authorization", "")
        if given.startswith("Bearer "):
            return given.removeprefix("Bearer ").strip()[:100]
        return request.cookies.get(self.cookie, "")[:100]

    async def who(self, request: HTTPConnection) -> Person | None:
        """The guest who asks."""
        token = self.token(request)
        if not token:
            return None
        key = people.hash_of(token)
        until, known = self._known.get(key, (0.0, None))
        if until > time.monotonic():
            return known
        found = await self.store.read(people.by_token(token))
        if found is not None:
            self._remember(key, found)
        return found

    def _remember(self, key: str, person: Person) -> None:
        self._known.pop(key, None)
        self._known[key] = (time.monotonic() + TRUSTED, person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """What was remembered of a guest may have changed."""
        for key, (_, known) in list(self._known.items()):
            if known.id == person:
                del self._known[key]

    def give(self, response: Response, token: str) -> None:
        """Put the token into a cookie no script can read."""
        response.set_cookie(
            self.cookie,
            token,
            max_age=YEAR,
            path="/",
            secure=self.config.https,
            httponly=True,
            samesite="lax",
        )

    def is_own_origin(self, request: HTTPConnection) -> bool:
        """Whether a page of ours sent this; programs that bring a token need no origin."""
        if request.headers.get("authorization", "").startswith("Bearer "):
            return True
        origin = request.headers.get("origin")
        if origin is None:
            # Browsers send Origin with every POST and socket; without both this is no browser.
            return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.config.origins:
            return True
        return urlsplit(origin).netloc.lower() == request.headers.get("host", "").lower() != ""
