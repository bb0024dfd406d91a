"""A sheet document of Louis XIV as it was read (docs/score-sheets.md): every entry checked."""

from typing import Any, Final

from palatine.core import checking
from palatine.core.errors import WrongEntry
from palatine.core.state import Json
from palatine.games.louis.meta import META
from palatine.games.louis.names import ARMS_KINDS, MISSIONS
from palatine.games.louis.parts import ARMS_EACH
from palatine.games.louis.steps.ending import CLASSES

KEYS: Final = (
    *("game", "players", "options", "date", "way", "missions", "arms", "plain", "left", "pile"),
    *("start", "markers"),
)
MOST_LEFT: Final = 99
MOST_MARKERS: Final = 16  # L-102


class Entries(checking.Head):
    """Everything that a document says."""

    def __init__(self, doc: Any) -> None:
        super().__init__(doc, KEYS, META, [])  # there is one way only
        self.missions = self._numbers(doc, "missions", MISSIONS)
        self.markers = self._numbers(doc, "markers", MOST_MARKERS)
        self.plain = self._numbers(doc, "plain", MOST_LEFT)
        self.arms = self._grid(doc, "arms", ARMS_KINDS, ARMS_EACH)
        self.left = self._grid(doc, "left", len(CLASSES), MOST_LEFT)
        self.pile = self._number(doc, "pile", ARMS_EACH * ARMS_KINDS)
        self.start = self._number(doc, "start", self.seats - 1)
        self._check_box()

    def _number(self, doc: Json, key: str, most: int) -> int | None:
        value = doc.get(key)
        return None if value is None else checking.number(value, 0, most, key)

    def _numbers(self, doc: Json, key: str, most: int) -> list[int | None]:
        return checking.numbers(doc.get(key), self.seats, 0, most, key)

    def _grid(self, doc: Json, key: str, size: int, most: int) -> list[list[int | None] | None]:
        """For each player numbers of so many kinds, or None."""
        found: list[list[int | None] | None] = []
        for seat, row in enumerate(checking.items(doc.get(key), key, self.seats)):
            where = f"{key}[{seat}]"
            found.append(None if row is None else checking.numbers(row, size, 0, most, where))
        return found

    def _check_box(self) -> None:
        """L-102  Ten arms of each kind, forty missions."""
        for kind in range(ARMS_KINDS):
            held = sum([(row[kind] or 0) for row in self.arms if row is not None])
            if held > ARMS_EACH:
                args: dict[str, str | int] = {"piece": f"louis-arms-{kind + 1}", "count": held}
                raise WrongEntry(
                    "louis-sheet-arms-many", "arms", {**args, "most": ARMS_EACH}, "L-102"
                )
        laid = sum([count or 0 for count in self.missions])
        if laid > MISSIONS:
            args = {"count": laid, "most": MISSIONS}
            raise WrongEntry("louis-sheet-missions-many", "missions", args, "L-102")

    def to_json(self) -> Json:
        """The document again, whole."""
        return {
            "game": META.id,
            "players": self.names,
            "date": self.date,
            "missions": self.missions,
            "arms": self.arms,
            "plain": self.plain,
            "left": self.left,
            "pile": self.pile,
            "start": self.start,
            "markers": self.markers,
        }
