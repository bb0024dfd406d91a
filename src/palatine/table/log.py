"""The log: which lines each viewer reads. Lines are numbered separately for each viewer, so that
the numbers tell nothing about lines that he does not see."""

from dataclasses import dataclass, field

from palatine.core.events import EVERYBODY, Arg, Event
from palatine.core.state import SPECTATOR, WHOLE


@dataclass
class LogLine:
    """One line. kind: event | table | undo. entry: the number of its entry in the record, 0 for a
    line of the table itself.

    undoes: of an undo, the entries of the record that were taken back.
    """

    kind: str
    at: int
    key: str
    args: dict[str, Arg]
    seen_by: int = EVERYBODY
    moves: tuple[tuple[str, str], ...] = ()
    entry: int = 0
    undoes: tuple[int, int] = (0, 0)

    def is_for(self, viewer: int) -> bool:
        if self.seen_by == EVERYBODY or viewer == WHOLE:
            return True
        return viewer >= 0 and self.seen_by & (1 << viewer) != 0


@dataclass
class Log:
    """All lines, and for each viewer the places of the lines that he reads."""

    seats: int
    lines: list[LogLine] = field(default_factory=list)
    told: dict[int, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.told = {viewer: [] for viewer in (WHOLE, SPECTATOR, *range(self.seats))}

    def clone(self) -> "Log":
        """An independent log; the lines themselves are never edited and can be shared."""
        other = Log(self.seats)
        other.lines = self.lines.copy()
        other.told = {viewer: places.copy() for viewer, places in self.told.items()}
        return other

    def add(self, line: LogLine) -> None:
        place = len(self.lines)
        self.lines.append(line)
        for viewer, places in self.told.items():
            if line.is_for(viewer):
                places.append(place)

    def add_event(self, event: Event, at: int, entry: int) -> None:
        """A line of the game itself."""
        self.add(LogLine("event", at, event.key, event.args, event.seen_by, event.moves, entry))

    def count(self, viewer: int) -> int:
        """How many lines this viewer has."""
        return len(self.told[viewer])

    def since(self, viewer: int, start: int) -> list[tuple[int, LogLine]]:
        """The viewer's lines from number `start` on, with their numbers."""
        places = self.told[viewer]
        return [(n, self.lines[places[n]]) for n in range(max(0, start), len(places))]

    def heard(self, viewer: int, first: int, last: int) -> tuple[int, int] | None:
        """The viewer's first and last line about these entries; None where he has none."""
        found = [
            n
            for n, place in enumerate(self.told[viewer])
            if first <= self.lines[place].entry <= last
        ]
        return (found[0], found[-1]) if found else None
