"""Documents of a game: positions and castles that somebody has written down."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from palatine.core.errors import Unsupported
from palatine.core.native import mypyc_attr
from palatine.core.rules import Rules
from palatine.core.state import Json, State

S = TypeVar("S", bound=State)


@dataclass
class Score:
    """The points of a score document. totals: one number for each seat, or one number where the
    document is a single castle. parts: where the points come from, as the game reports it
    (docs/notation.md)."""

    game: str
    totals: list[int]
    parts: Json

    def to_json(self) -> Json:
        """The game's own answer, as `palatine score --json` prints it."""
        return self.parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Documents(Generic[S]):
    """The documents that one game reads. This base class refuses every kind of document."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules

    def position(self, doc: Any) -> S:
        """A state set up from a position document."""
        raise Unsupported(self.rules.meta.id, "position")

    def blank(self) -> Any:
        """The document with which the score sheet begins; None where nothing can be built by
        clicking."""
        return None

    def score(self, doc: Any, lenient: bool) -> Any:
        """The points of a score document, as plain values."""
        raise Unsupported(self.rules.meta.id, "score")

    def scored(self, doc: Any, lenient: bool = False) -> Score:
        """The same for one document as a typed object."""
        parts: Json = self.score(doc, lenient)
        total = parts["total"]
        totals = [total] if isinstance(total, int) else list(total)
        return Score(self.rules.meta.id, totals, parts)

    def moves(self, doc: Any) -> Any:
        """The legal actions in a position document."""
        raise Unsupported(self.rules.meta.id, "moves")
