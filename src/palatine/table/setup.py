"""What is decided when a table is made and never changes: game, options, pace, commitment."""

from dataclasses import asdict, dataclass, field
from typing import Any

from palatine.core.errors import BadOption
from palatine.core.meta import Options
from palatine.core.state import Json

DAY = 86_400_000  # milliseconds
KINDS = ("none", "days", "clock")


@dataclass(frozen=True)
class Pace:
    """How long people may think. `days` is for one move; `start` for the game, `more` for each
    answer; lengths are milliseconds."""

    kind: str = "none"
    start: int = 0
    more: int = 0

    def to_json(self) -> Json:
        """As the protocol tells it."""
        if self.kind == "days":
            return {"kind": "days", "days": self.start // DAY}
        if self.kind == "clock":
            minutes, seconds = self.start // 60_000, self.more // 1000
            return {"kind": "clock", "minutes": minutes, "seconds": seconds}
        return {"kind": "none"}


def read_pace(kind: str, days: int = 0, minutes: int = 0, seconds: int = 0) -> Pace:
    """A pace as a client asks for it; one that makes no sense is refused."""
    if kind == "none":
        return Pace()
    if kind == "days" and 1 <= days <= 60:
        return Pace("days", days * DAY)
    if kind == "clock" and 1 <= minutes <= 1440 and 0 <= seconds <= 3600:
        return Pace("clock", minutes * 60_000, seconds * 1000)
    raise BadOption("table-refused-pace", {"kind": kind[:20]})


@dataclass(frozen=True)
class Setup:
    """The head of a table. The seed is no part of it: it stays in the store until the end."""

    id: str
    game: str
    version: int
    data: str  # hash of the components
    seats: int
    options: Options
    host: str  # the person who made the table
    at: int
    commitment: str  # of the first start; the present one is in Luck
    pace: Pace = field(default_factory=Pace)
    private: bool = True
    rated: bool = False
    chosen: bool = False  # somebody chose the seed
    hints: bool = False  # who is asked may ask for a hint
    study: bool = False  # once it is over, the game may be used in data sets
    lesson: str = ""  # name of the lesson that guides the game
    own_data: Any = None  # components of the table's own
    expected: tuple[str, ...] = ()  # by seat, for whom it is kept until he sits down, or ''
    names: tuple[str, ...] = ()  # by seat, what they are called

    @property
    def unrated(self) -> str:
        """Message key: why the table is not rated from the beginning, or ''."""
        if self.chosen:
            return "table-unrated-chosen"
        return "" if self.rated else "table-unrated-asked"

    def to_json(self) -> Json:
        return asdict(self)


def setup_from_json(j: Json) -> Setup:
    """Read back what `to_json` wrote."""
    kept = {key: tuple(j.get(key, ())) for key in ("expected", "names")}
    return Setup(**{**j, "pace": Pace(**j["pace"]), **kept})
