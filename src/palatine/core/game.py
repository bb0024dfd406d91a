"""A game: its rules, and where it has them a face for people and documents to read.

Face and documents are made when they are first asked for, so that whoever only plays does not
import what draws and talks.
"""

from typing import Any, TypeVar

from palatine.core.action import ActionTable
from palatine.core.documents import Documents
from palatine.core.errors import BadRecord, Unsupported
from palatine.core.face import Face
from palatine.core.meta import Meta
from palatine.core.native import mypyc_attr
from palatine.core.rules import Rules
from palatine.core.state import State
from palatine.core.step import Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules[S]):
    """One game. A subclass answers the contract of `Rules`, and makes its face and documents."""

    def __init__(self, meta: Meta, actions: ActionTable, steps: list[Step[S]]) -> None:
        super().__init__(meta, actions, steps)
        self._face: Face[S] | None = None
        self._documents: Documents[S] | None = None

    def with_data(self, data: Any) -> "Game[S]":
        """The same game with components of the table's own, where a game allows it."""
        raise Unsupported(self.meta.id, "data")

    def older(self, version: int) -> "Game[S] | None":
        """The rules of an earlier version, with the same components; None where none are kept."""
        return None

    def make_face(self) -> Face[S]:
        """The game's own face; the plain one serves any game."""
        return Face(self)

    def make_documents(self) -> Documents[S]:
        """The documents the game reads; none by default."""
        return Documents(self)

    @property
    def face(self) -> Face[S]:
        """The game as people meet it."""
        if self._face is None:
            self._face = self.make_face()
        return self._face

    @property
    def documents(self) -> Documents[S]:
        """Positions and castles that somebody has written down."""
        if self._documents is None:
            self._documents = self.make_documents()
        return self._documents

    def for_version(self, version: int) -> "Game[S]":
        """The rules of this version, so that a record or a running table goes on by the rules it
        began with; an error where the game does not know them (any more, or yet)."""
        if version == self.meta.version:
            return self
        rules = self.older(version)
        if rules is None:
            ours = f"{self.meta.id} {self.meta.version}"
            asked = f"{self.meta.id} {version}"
            raise BadRecord("error-record-version", {"record": asked, "engine": ours})
        return rules
