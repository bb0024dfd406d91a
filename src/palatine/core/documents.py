"""Documents of a game: positions that somebody writes down, and castles to be scored."""

from typing import Any, Generic, TypeVar

from palatine.core.errors import Unsupported
from palatine.core.native import mypyc_attr
from palatine.core.rules import Rules
from palatine.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Documents(Generic[S]):
    """The documents one game reads. This base class refuses each kind by its name."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules

    def position(self, doc: Any) -> S:
        """A state set up from a position document."""
        raise Unsupported(self.rules.meta.id, "position")

    def blank(self) -> Any:
        """The document a scorer begins with; None where nothing can be built by clicking."""
        return None

    def score(self, doc: Any, lenient: bool) -> Any:
        """What a score document counts."""
        raise Unsupported(self.rules.meta.id, "score")

    def moves(self, doc: Any) -> Any:
        """What may be done in a position document."""
        raise Unsupported(self.rules.meta.id, "moves")
