"""The log: which lines each viewer reads. Lines are numbered separately for each viewer, so that
the numbers tell nothing about lines that he does not see."""

from dataclasses import dataclass, field

from palatine.core.events import EVERYBODY, Arg, Event
from palatine.core.state import SPECTATOR, WHOLE


@dataclass
class LogLine:
    """One line. kind: event | table | undo. entry: the number of its entry in the record, 0 for a
    line of the table itself. after: how many entries the record had when it was written.

    by_chance: nobody did it, it was drawn. scores: the public points before its entry, where
    another begins to act with it. undoes: of an undo, the entries of the record that were taken
    back.
    """

    kind: str
    at: int
    key: str
    args: dict[str, Arg]
    seen_by: int = EVERYBODY
    moves: tuple[tuple[str, str], ...] = ()
    entry: int = 0
    after: int = 0
    by_chance: bool = False
    scores: list[int] | None = None
    undoes: tuple[int, int] = (0, 0)

    def is_for(self, viewer: int) -> bool:
        if self.seen_by == EVERYBODY or viewer == WHOLE:
            return True
        return viewer >= 0 and self.seen_by & (1 << viewer) != 0


@dataclass(frozen=True)
class LinePlace:
    """Where a line stands in the story of one viewer: the number of its group among those that he
    reads, what the group is (turn | table | score | round) and whose, and his first line of the
    same entry. begins: the line says no more than that the turn begins."""

    number: int
    kind: str
    seat: int
    first: int
    begins: bool = False


@dataclass
class Log:
    """All lines, and for each viewer the places of the lines that he reads, and how they are
    grouped (as far as somebody has asked: story.py)."""

    seats: int
    lines: list[LogLine] = field(default_factory=list)
    told: dict[int, list[int]] = field(default_factory=dict)
    parts: dict[int, list[LinePlace]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        viewers = (WHOLE, SPECTATOR, *range(self.seats))
        self.told = {viewer: [] for viewer in viewers}
        self.parts = {viewer: [] for viewer in viewers}

    def clone(self) -> "Log":
        """An independent log; the lines themselves are never edited and can be shared."""
        other = Log(self.seats)
        other.lines = self.lines.copy()
        other.told = {viewer: places.copy() for viewer, places in self.told.items()}
        other.parts = {viewer: parts.copy() for viewer, parts in self.parts.items()}
        return other

    def add(self, line: LogLine) -> None:
        place = len(self.lines)
        self.lines.append(line)
        for viewer, places in self.told.items():
            if line.is_for(viewer):
                places.append(place)

    def add_events(
        self, events: list[Event], at: int, entry: int, by_chance: bool, scores: list[int] | None
    ) -> None:
        """The lines of one entry of the game."""
        for event in events:
            told = (event.key, event.args, event.seen_by, event.moves)
            self.add(LogLine("event", at, *told, entry, entry, by_chance, scores))

    def line(self, viewer: int, n: int) -> LogLine | None:
        """The viewer's line of this number; None where he has none."""
        places = self.told[viewer]
        return self.lines[places[n]] if 0 <= n < len(places) else None

    def count(self, viewer: int) -> int:
        """How many lines this viewer has."""
        return len(self.told[viewer])

    def since(self, viewer: int, start: int) -> list[tuple[int, LogLine]]:
        """The viewer's lines from number `start` on, with their numbers."""
        places = self.told[viewer]
        return [(n, self.lines[places[n]]) for n in range(max(0, start), len(places))]

    def heard_by(self, seat: int, first: int, last: int) -> int:
        """The mask of those who have read of these entries; the seat that acted is among them."""
        if self.heard(SPECTATOR, first, last):
            return EVERYBODY
        readers = [one for one in range(self.seats) if one == seat or self.heard(one, first, last)]
        return sum(1 << one for one in readers)

    def heard(self, viewer: int, first: int, last: int) -> tuple[int, int] | None:
        """The viewer's first and last line about these entries; None where he has none."""
        found = [
            n
            for n, place in enumerate(self.told[viewer])
            if first <= self.lines[place].entry <= last
        ]
        return (found[0], found[-1]) if found else None
