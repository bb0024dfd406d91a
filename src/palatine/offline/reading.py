"""Reading what a page sends: whatever is not of the form that docs/protocol.md describes is
refused."""

from typing import Any

from palatine.core.state import Json
from palatine.table.errors import Refused

SHORT, LONG = 100, 200  # letters of a name or an id, of the text of an action
MANY = 400  # entries of a list
LARGEST = 1_000_000


class Body:
    """The fields of a message or of the body of a request."""

    def __init__(self, given: Any) -> None:
        if not isinstance(given, dict):
            raise Refused("bad-message")
        self.given: Json = given

    def text(self, key: str, otherwise: str = "", most: int = SHORT) -> str:
        found = self.given.get(key)
        if found is None:
            return otherwise
        if not isinstance(found, str) or len(found) > most:
            raise Refused("bad-message")
        return found

    def maybe_text(self, key: str, most: int = LONG) -> str | None:
        """A text that may be missing."""
        return None if self.given.get(key) is None else self.text(key, most=most)

    def number(self, key: str, otherwise: int = 0) -> int:
        found = self.given.get(key)
        if found is None:
            return otherwise
        if not isinstance(found, int) or isinstance(found, bool) or abs(found) > LARGEST:
            raise Refused("bad-message")
        return found

    def seat(self, key: str = "seat") -> int | None:
        """The number of a seat; None where nothing is said."""
        return None if self.given.get(key) is None else self.number(key)

    def flag(self, key: str, otherwise: bool = False) -> bool:
        found = self.given.get(key, otherwise)
        if not isinstance(found, bool):
            raise Refused("bad-message")
        return found

    def texts(self, key: str) -> list[str]:
        found = self.given.get(key)
        if found is None:
            return []
        if not isinstance(found, list) or len(found) > MANY:
            raise Refused("bad-message")
        if not all(isinstance(one, str) and len(one) <= LONG for one in found):
            raise Refused("bad-message")
        return found

    def maybe_texts(self, key: str) -> list[str] | None:
        return None if self.given.get(key) is None else self.texts(key)

    def any(self, key: str) -> Any:
        return self.given.get(key)
