"""Actions and their one canonical text."""

from palatine.core.errors import BadText
from palatine.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """A choice: its kind and up to four small numbers; it is never edited.

    `text` is canonical: within a game, equal texts mean equal actions. `index` is the action's
    place in the game's table (-1 for an open kind, which stands in no table).
    """

    __slots__ = ("a", "b", "c", "d", "index", "kind", "text")

    def __init__(
        self, kind: int, text: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, index: int = -1
    ) -> None:
        self.kind = kind
        self.text = text
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.index = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """All actions of the closed kinds of one game, made once, found by text or by number."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(self, kind: int, text: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Action:
        """Make an action and add it to the table; its index is its place."""
        assert text not in self.by_text, f"two actions with the text {text!r}"
        action = Action(kind, text, a, b, c, d, len(self.all))
        self.all.append(action)
        self.by_text[text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action with this text; different spacing is accepted, nothing else is."""
        action = self.by_text.get(" ".join(text.split()))
        if action is None:
            raise BadText(text)
        return action
