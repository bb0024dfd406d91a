"""Authentication: the guest behind a cookie or a Bearer token, and the origin of a request."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from palatine.server.config import Config
from palatine.server.play.logins import Login, Logins


class Guests:
    """Reads tokens from requests and sets them as cookies in responses."""

    def __init__(self, config: Config, logins: Logins) -> None:
        self.config = config
        self.logins = logins

    @property
    def cookie(self) -> str:
        return "__Host-palatine" if self.config.https else "palatine"

    def token(self, request: HTTPConnection) -> str:
        """The token of a request, '' if there is none."""
        given = request.headers.get("authorization", "")
        if given.startswith("Bearer "):
            return given.removeprefix("Bearer ").strip()[:100]
        return request.cookies.get(self.cookie, "")[:100]

    async def login(self, request: HTTPConnection) -> Login:
        """The login that the token of the request stands for."""
        return await self.logins.find(self.token(request))

    def give(self, response: Response, token: str) -> None:
        """Put the token into a cookie that no script can read."""
        response.set_cookie(
            self.cookie,
            token,
            max_age=self.config.cookie_days * 86_400,
            path="/",
            secure=self.config.https,
            httponly=True,
            samesite="lax",
        )

    def is_own_origin(self, request: HTTPConnection) -> bool:
        """Whether a page of this server sent the request. A program that authenticates by a Bearer
        token needs no origin."""
        if request.headers.get("authorization", "").startswith("Bearer "):
            return True
        origin = request.headers.get("origin")
        if origin is None:
            # Browsers send Origin with every POST and every socket, and Sec-Fetch-Site besides: a
            # request without both headers does not come from a browser.
            return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.config.origins:
            return True
        return urlsplit(origin).netloc.lower() == request.headers.get("host", "").lower() != ""
