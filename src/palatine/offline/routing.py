"""Requests of the page (docs/protocol.md, section 3): a path and its handler, as on the server."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qs, unquote, urlsplit

from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.locales import Words, load
from palatine.offline import effects
from palatine.offline.house import Hosted, House
from palatine.offline.reading import Body
from palatine.service import problems
from palatine.service.games import checked
from palatine.table.errors import Refused
from palatine.table.table import Table


@dataclass(frozen=True)
class Request:
    """What a page asks for. parts: the variable parts of the path, by name."""

    house: House
    parts: dict[str, str]
    query: dict[str, str]
    given: object

    @property
    def words(self) -> Words:
        return load(self.query.get("lang", "en"))

    @property
    def body(self) -> Body:
        return Body(self.given if self.given is not None else {})

    @property
    def game(self) -> str:
        return checked(self.parts["game"])

    def number(self, name: str, otherwise: int) -> int:
        try:
            return int(self.query.get(name, otherwise))
        except ValueError:
            raise Refused("bad-message") from None

    @property
    def hosted(self) -> Hosted:
        return self.house.open(self.parts["table"])

    @property
    def finished(self) -> Table:
        table = self.hosted.table
        if table.phase != "over":
            raise Refused("not-over")
        return table

    def must_be(self) -> Json:
        """Who sits here; a name is chosen before the first table."""
        if self.house.me is None:
            raise Refused("sign-in")
        return self.house.me


Handler = Callable[[Request], object]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Register a handler for a path with parts in braces: /api/tables/{table}/record"""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def registered(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return registered


def answered(house: House, number: int, method: str, path: str, given: object) -> Json:
    """The answer to a request; what goes wrong is told as the server tells it."""
    address = urlsplit(path)
    query = {key: found[0] for key, found in parse_qs(address.query).items()}
    words = load(query.get("lang", "en"))
    for allowed, pattern, handler in ROUTES:
        found = pattern.fullmatch(address.path)
        if found is None or allowed != method:
            continue
        parts = {name: unquote(part) for name, part in found.groupdict().items()}
        try:
            return effects.answer(number, 200, handler(Request(house, parts, query, given)))
        except PalatineError as error:
            return effects.answer(number, *problems.told(error, words))
    refused = Refused("no-such", "server-error-offline")
    return effects.answer(number, *problems.told(refused, words))
