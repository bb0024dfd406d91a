"""A sheet document of Between as it was read (docs/score-sheets.md): every castle checked."""

from collections.abc import Sequence
from typing import Any, Final

from palatine.core import checking
from palatine.core.errors import BadDocument, WrongEntry
from palatine.core.state import Json
from palatine.games.between import documents
from palatine.games.between.castle import Castle
from palatine.games.between.effects import (
    attendant_key,
    card_key,
    castle_key,
    room_key,
    throne_key,
)
from palatine.games.between.meta import META
from palatine.games.between.parts import (
    ATTENDANT_COUNTS,
    ATTENDANT_IDS,
    CARD_IDS,
    PIECE_IDS,
    ROOMS,
    SPECIALTY_COUNTS,
    THRONE_IDS,
    x_of,
    y_of,
)
from palatine.games.between.scoring import LINES, sheet, specialty_rooms
from palatine.games.between.state import BetweenState

KEYS: Final = ("game", "players", "options", "date", "way", "castles")
WAYS: Final[list[str]] = ["rooms", "points"]
MOST_POINTS: Final = 299
MOST_ROOMS: Final = 99
_BUILT: Final = ("throne", "rooms", "attendants", "cards", "done")
_COUNTED: Final = ("points", "specialty")


class Entry:
    """A castle of a document: built of rooms, or the numbers of the printed sheet."""

    def __init__(self, row: Json, where: str, options: Any) -> None:
        self.castle: Castle | None = None
        self.rooms: list[tuple[int, int]] = []  # cells and pieces in the order of the document
        self.done = False
        self.points: list[int | None] = [None] * len(LINES)
        self.specialty: int | None = None
        if "points" in row:
            self._read_points(row, where)
            return
        checking.only(row, _BUILT, f"{where}.")
        self.done = checking.flag(row.get("done"), f"{where}.done")
        built = {key: value for key, value in row.items() if key != "done" and value is not None}
        try:
            found = documents.read({**built, "options": options}, lenient=False)
        except BadDocument as error:
            raise checking.inside(where, error) from None
        self.castle, self.rooms = found.castle, found.tiles
        self.points = list(sheet(found.castle, bool(options["throne_connects"])))
        self.specialty = specialty_rooms(found.castle)

    def _read_points(self, row: Json, where: str) -> None:
        checking.only(row, _COUNTED, f"{where}.")
        given = checking.table(row["points"], f"{where}.points")
        checking.only(given, tuple(LINES), f"{where}.points.")
        for i, line in enumerate(LINES):
            if given.get(line) is not None:
                at = f"{where}.points.{line}"
                self.points[i] = checking.number(given[line], 0, MOST_POINTS, at)
        if row.get("specialty") is not None:
            at = f"{where}.specialty"
            self.specialty = checking.number(row["specialty"], 0, MOST_ROOMS, at)

    def to_json(self) -> Json:
        if self.castle is None:
            points = {LINES[i]: n for i, n in enumerate(self.points)}
            return {"points": points, "specialty": self.specialty}
        return {**castle_json(self.castle, self.rooms), "done": self.done}

    def lines(self) -> list[int]:
        """B-1001  The lines of the sheet; what is not entered is 0."""
        return [points or 0 for points in self.points]


def castle_json(castle: Castle, rooms: list[tuple[int, int]]) -> Json:
    """A castle as a document has it."""
    return {
        "throne": THRONE_IDS[castle.throne],
        "rooms": [[[x_of(cell), y_of(cell)], PIECE_IDS[piece]] for cell, piece in rooms],
        "attendants": [ATTENDANT_IDS[kind] for kind in castle.attendants],
        "cards": [CARD_IDS[card] for card in castle.cards],
    }


class Entries(checking.Head):
    """Everything that a document says."""

    def __init__(self, doc: Any) -> None:
        super().__init__(doc, KEYS, META, WAYS)
        self.ring = BetweenState(self.seats, {**self.options})
        self.castles: list[Entry | None] = []
        rows = checking.items(doc.get("castles"), "castles", self.ring.places)
        for number, row in enumerate(rows):
            where = f"castles[{number}]"
            table = None if row is None else checking.table(row, where)
            self.castles.append(None if table is None else Entry(table, where, self.options))
        self._check_box()
        for number, entry in enumerate(self.castles):
            if entry is not None and entry.castle is not None:
                self.ring.castles[number] = entry.castle

    def to_json(self) -> Json:
        """The document again, whole."""
        return {
            "game": META.id,
            "players": self.names,
            "options": {"throne_connects": self.options["throne_connects"]},
            "date": self.date,
            "way": WAYS[self.way],
            "castles": [entry and entry.to_json() for entry in self.castles],
        }

    def left_over(self) -> "Box":
        """What the box still holds."""
        box = Box()
        for number, entry in enumerate(self.castles):
            if entry is not None and entry.castle is not None:
                box.take(number, entry)
        return box

    def _check_box(self) -> None:
        """B-102 ... B-106  No piece lies in two castles."""
        self.left_over()


class Box:
    """The pieces of the game by name, and in which castles those lie that are used."""

    def __init__(self) -> None:
        self.used: dict[str, list[int]] = {}

    def take(self, number: int, entry: Entry) -> None:
        """Take the pieces of a castle out of the box; an error where it holds no more."""
        castle = entry.castle
        assert castle is not None
        where = f"castles[{number}]"
        self._take(throne_key(castle.throne), 1, number, f"{where}.throne", "B-104")
        for i, (_, piece) in enumerate(entry.rooms):
            most = most_of(piece)
            rule = "B-102" if piece < ROOMS else "B-103"
            self._take(room_key(piece), most, number, f"{where}.rooms[{i}]", rule)
        for i, kind in enumerate(castle.attendants):
            at = f"{where}.attendants[{i}]"
            self._take(attendant_key(kind), ATTENDANT_COUNTS[kind], number, at, "B-105")
        for i, card in enumerate(castle.cards):
            self._take(card_key(card), 1, number, f"{where}.cards[{i}]", "B-106")

    def _take(self, key: str, most: int, number: int, where: str, rule: str) -> None:
        holders = self.used.setdefault(key, [])
        if len(holders) >= most:
            args: dict[str, str | int] = {"piece": key, "most": most}
            raise WrongEntry(
                "between-sheet-twice", where, {**args, "castle": castle_key(holders[0])}, rule
            )
        holders.append(number)

    def left(self, key: str, most: int) -> int:
        """How many of a piece are left."""
        return most - len(self.used.get(key, []))

    def holder(self, key: str) -> int:
        """The castle in which a piece lies that is used up."""
        return self.used[key][0]


def most_of(piece: int) -> int:
    """B-102, B-103  How many of a room the box holds."""
    return 1 if piece < ROOMS else SPECIALTY_COUNTS[piece - ROOMS]


def partners_of(ring: BetweenState, number: int) -> Sequence[int]:
    """The seats between which a castle stands; Ludwig has none."""
    both = (number, ring.left_of(number))
    return [place for place in both if ring.is_person(place)]
