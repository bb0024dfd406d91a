"""A sheet document of Torres as it was read (docs/score-sheets.md): every scoring checked."""

from typing import Any, Final

from palatine.core import checking
from palatine.core.errors import BadDocument, WrongEntry
from palatine.core.state import Json
from palatine.games.torres import documents
from palatine.games.torres.masters import master_points
from palatine.games.torres.meta import META
from palatine.games.torres.parts import (
    CELLS,
    KING_LEVEL,
    KING_POINTS,
    KNIGHTS,
    MASTER_IDS,
    PHASES,
)
from palatine.games.torres.scoring import castle_points, castle_worth, king_points
from palatine.games.torres.state import CATEGORIES

KEYS: Final = ("game", "players", "options", "date", "way", "master", "rounds", "totals")
WAYS: Final[list[str]] = ["rounds", "totals"]
ROUND_WAYS: Final[list[str]] = ["castles", "points", "board"]
MOST_POINTS: Final = 999
MOST_CASTLES: Final = 20
_COMMON: Final = ("way", "start", "marker", "track")
_ROUND_KEYS: Final = {
    "castles": ("castles", "king", "bonus", "master"),
    "points": ("castles", "king", "master"),
    "board": ("heights", "knights", "king"),
}


class Castle:
    """A castle at the end of a phase: its area, and the level of each player's highest knight."""

    def __init__(self, row: Any, seats: int, where: str) -> None:
        checking.only(checking.table(row, where), ("area", "levels"), f"{where}.")
        self.area = checking.number(row.get("area"), 1, CELLS, f"{where}.area")
        levels = checking.numbers(row.get("levels"), seats, 0, CELLS, f"{where}.levels")
        self.levels = [level or 0 for level in levels]
        for seat, level in enumerate(self.levels):
            if level > self.area:
                args: dict[str, str | int] = {"seat": seat, "level": level, "area": self.area}
                raise WrongEntry("torres-sheet-level", f"{where}.levels[{seat}]", args, "T-603")

    def to_json(self) -> Json:
        return {"area": self.area, "levels": self.levels}


class Round:
    """The scoring of one phase: what each player gets, in whatever way it was entered."""

    def __init__(self, row: Json, phase: int, entries: "Entries") -> None:
        self.where = f"rounds[{phase - 1}]"
        self.phase = phase
        self.seats = entries.seats
        way = checking.one_of(row.get("way", ROUND_WAYS[0]), ROUND_WAYS, f"{self.where}.way")
        self.way = ROUND_WAYS[way]
        checking.only(row, (*_COMMON, *_ROUND_KEYS[self.way]), f"{self.where}.")
        start = row.get("start") or 0
        self.start = checking.number(start, 0, self.seats - 1, f"{self.where}.start")
        self.marker = self._numbers(row, "marker")
        self.track = self._numbers(row, "track") if row.get("track") is not None else None
        self.castles: list[Castle] = []
        self.king: int | None = None
        self.bonus: list[int] | None = None
        self.board: Json = {}
        # points by seat; None: not entered
        self.castle_points: list[int | None] = [None] * self.seats
        self.king_points: list[int | None] = [0] * self.seats
        self.master_points: list[int | None] = [0] * self.seats
        self._read(row, entries)

    def _read(self, row: Json, entries: "Entries") -> None:
        if self.way == "board":
            self._read_board(row, entries)
            return
        if entries.has_master:
            self.master_points = self._numbers(row, "master")
        if self.way == "castles":
            self._read_castles(row)
            return
        self.castle_points = self._numbers(row, "castles")
        self.king_points = self._numbers(row, "king")
        paid = KING_POINTS[self.phase - 1]
        for seat, points in enumerate(self.king_points):
            if points not in (None, 0, paid):
                args: dict[str, str | int] = {"seat": seat, "paid": paid, "phase": self.phase}
                raise WrongEntry(
                    "torres-sheet-king-paid", f"{self.where}.king[{seat}]", args, "T-706"
                )

    def _numbers(self, row: Json, key: str) -> list[int | None]:
        where = f"{self.where}.{key}"
        return checking.numbers(row.get(key), self.seats, 0, MOST_POINTS, where)

    # --- castle by castle -------------------------------------------------------------------

    def _read_castles(self, row: Json) -> None:
        rows = checking.items(row.get("castles"), f"{self.where}.castles")
        if len(rows) > MOST_CASTLES:
            args: dict[str, str | int] = {"size": f"0 - {MOST_CASTLES}"}
            raise BadDocument("error-document-size", f"{self.where}.castles", args)
        self.castles = [
            Castle(one, self.seats, f"{self.where}.castles[{i}]") for i, one in enumerate(rows)
        ]
        self._check_board()
        if row.get("king") is not None:
            most = len(self.castles) - 1
            self.king = checking.number(row["king"], 0, most, f"{self.where}.king")
        if row.get("bonus") is not None:
            self.bonus = checking.seats(row["bonus"], self.seats, f"{self.where}.bonus")
            self._check_bonus()
        for seat in range(self.seats):
            paid = [castle_worth(one.levels[seat], one.area) for one in self.castles]
            self.castle_points[seat] = sum(paid)
            self.king_points[seat] = KING_POINTS[self.phase - 1] if self.has_bonus(seat) else 0

    def _check_board(self) -> None:
        """T-101, T-103  64 cells, six knights each."""
        covered = sum([castle.area for castle in self.castles])
        where = f"{self.where}.castles"
        if covered > CELLS:
            args: dict[str, str | int] = {"covered": covered, "most": CELLS}
            raise WrongEntry("torres-sheet-cells", where, args, "T-101")
        for seat in range(self.seats):
            held = sum([castle.levels[seat] > 0 for castle in self.castles])
            if held > KNIGHTS:
                args = {"seat": seat, "count": held, "most": KNIGHTS}
                raise WrongEntry("torres-sheet-knights", where, args, "T-103")

    def _check_bonus(self) -> None:
        """T-706  The king's bonus is entered only for seats with a knight in his castle, on the
        level of the bonus or above."""
        level = KING_LEVEL[self.phase - 1]
        for seat in self.bonus or []:
            if self.king is None or self.castles[self.king].levels[seat] < level:
                args: dict[str, str | int] = {"seat": seat, "level": level, "phase": self.phase}
                raise WrongEntry("torres-sheet-bonus", f"{self.where}.bonus", args, "T-706")

    def has_bonus(self, seat: int) -> bool:
        """T-706  As entered; else whoever's highest knight there is on the level of the phase."""
        if self.bonus is not None:
            return seat in self.bonus
        if self.king is None:
            return False
        return self.castles[self.king].levels[seat] == KING_LEVEL[self.phase - 1]

    # --- the whole board --------------------------------------------------------------------

    def _read_board(self, row: Json, entries: "Entries") -> None:
        self.board = {key: row[key] for key in _ROUND_KEYS["board"] if key in row}
        doc = {**self.board, "phase": self.phase, "options": entries.options}
        try:
            s = documents.position({**doc, "master": entries.master})
            documents.check_board(s)
        except BadDocument as error:
            raise checking.inside(self.where, error) from None
        if s.seats != self.seats:
            where = f"{self.where}.knights"
            raise BadDocument("error-document-size", where, {"size": self.seats})
        for seat in range(self.seats):
            self.castle_points[seat] = castle_points(s.board, s.knights[seat])
            self.king_points[seat] = king_points(s, seat)
            self.master_points[seat] = master_points(s, seat) if s.master >= 0 else 0

    def to_json(self) -> Json:
        told: Json = {"way": self.way, "start": self.start, "marker": self.marker}
        if self.track is not None:
            told["track"] = self.track
        if self.way == "board":
            return {**told, **self.board}
        told["master"] = self.master_points
        if self.way == "points":
            return {**told, "castles": self.castle_points, "king": self.king_points}
        castles = [castle.to_json() for castle in self.castles]
        return {**told, "castles": castles, "king": self.king, "bonus": self.bonus}


class Entries(checking.Head):
    """Everything that a document says."""

    def __init__(self, doc: Any) -> None:
        super().__init__(doc, KEYS, META, WAYS)
        self.has_master = self.options["variant"] == "master"
        self.master = self._master(doc.get("master"))
        self.rounds: list[Round | None] = []
        for i, row in enumerate(checking.items(doc.get("rounds"), "rounds", PHASES)):
            table = None if row is None else checking.table(row, f"rounds[{i}]")
            self.rounds.append(None if table is None else Round(table, i + 1, self))
        self.totals = self._totals(doc.get("totals"))

    def _master(self, value: Any) -> str | None:
        """T-1203  The card of the master version."""
        if value is None:
            return None
        if not self.has_master:
            raise WrongEntry("torres-sheet-no-master", "master", {}, "T-1203")
        return MASTER_IDS[checking.one_of(value, MASTER_IDS, "master")]

    def _totals(self, value: Any) -> dict[str, list[int | None]]:
        """The sums of all three scorings, by category."""
        given = checking.table({} if value is None else value, "totals")
        checking.only(given, CATEGORIES, "totals.")
        return {
            key: checking.numbers(given.get(key), self.seats, 0, MOST_POINTS, f"totals.{key}")
            for key in CATEGORIES
        }

    def to_json(self) -> Json:
        """The document again, whole."""
        return {
            "game": META.id,
            "players": self.names,
            "options": {key: self.options[key] for key in ("variant", "majority")},
            "date": self.date,
            "way": WAYS[self.way],
            "master": self.master,
            "rounds": [one and one.to_json() for one in self.rounds],
            "totals": self.totals,
        }
