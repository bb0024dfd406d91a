"""A game: its rules and, where it has them, a face for people and documents.

Face, documents and score sheet are made when they are first used, so that code that only plays does
not import what draws and makes sentences.
"""

from typing import Any, TypeVar

from palatine.core.action import ActionTable
from palatine.core.documents import Documents
from palatine.core.errors import BadRecord, Unsupported
from palatine.core.face import Face
from palatine.core.meta import Meta
from palatine.core.native import mypyc_attr
from palatine.core.rules import Rules
from palatine.core.scoresheet import ScoreSheet
from palatine.core.state import State
from palatine.core.step import Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules[S]):
    """One game. A subclass implements the contract of `Rules`, and makes its face and documents."""

    def __init__(self, meta: Meta, actions: ActionTable, steps: list[Step[S]]) -> None:
        super().__init__(meta, actions, steps)
        self._face: Face[S] | None = None
        self._documents: Documents[S] | None = None
        self._scoresheet: ScoreSheet[S, Any] | None = None

    def with_data(self, data: Any) -> "Game[S]":
        """The same game with a table's own components, where the game allows it."""
        raise Unsupported(self.meta.id, "data")

    def older(self, version: int) -> "Game[S] | None":
        """The rules of an earlier version, with the same components; None where they are not
        kept."""
        return None

    def narrowed(self, v: S) -> S:
        """A view of the newest version as this version shows it, for a bot that knows only this
        one; a version that showed less overrides this."""
        return v

    def make_face(self) -> Face[S]:
        """Make the game's face; the base class serves any game."""
        return Face(self)

    def make_documents(self) -> Documents[S]:
        """Make the game's documents; the base class reads none."""
        return Documents(self)

    def make_scoresheet(self) -> ScoreSheet[S, Any]:
        """Make the game's score sheet; the base class refuses everything."""
        return ScoreSheet(self)

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

    @property
    def scoresheet(self) -> ScoreSheet[S, Any]:
        """The sheet for a real table."""
        if self._scoresheet is None:
            self._scoresheet = self.make_scoresheet()
        return self._scoresheet

    def for_version(self, version: int) -> "Game[S]":
        """The rules of a version, so that a record or a running table continues by the rules it
        began with; an error where this program does not have that version."""
        if version == self.meta.version:
            return self
        rules = self.older(version)
        if rules is None:
            ours = f"{self.meta.id} {self.meta.version}"
            asked = f"{self.meta.id} {version}"
            raise BadRecord("error-record-version", {"record": asked, "engine": ours})
        return rules
