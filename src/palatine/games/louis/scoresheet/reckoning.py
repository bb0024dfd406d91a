"""What the entries of a sheet come to: arms, the most of each kind, missions."""

from typing import Final

from palatine.core.native import board_of
from palatine.core.offer import Phrase
from palatine.core.result import Result
from palatine.core.scoresheet import Missing, SheetRow, Tally
from palatine.games.louis.names import ARMS_KINDS
from palatine.games.louis.parts import MISSION_POINTS, OUR_PARTS
from palatine.games.louis.scoresheet.entries import Entries
from palatine.games.louis.scoring import majorities, most_of_kind, result
from palatine.games.louis.state import LouisState
from palatine.games.louis.steps.ending import CLASSES, arms_for, served

ICONS: Final = {"arms": "arms-1", "majorities": "trophy", "missions": "mission"}
Args = dict[str, str | int | Phrase | list[str] | list[int]]


class Reckoning:
    """The entries, and a finished table that holds what they tell of it."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.table = table_of(entries)

    def tally(self) -> Tally:
        """The sheet of the document."""
        found = result(self.table)
        missing = self._missing(found)
        return Tally(
            self.entries.names,
            found,
            self._rows(found),
            ties=self._ties(found),
            tie_rule=Phrase("louis-sheet-tie-rule"),
            missing=missing,
            notes=self._exchange(),
        )

    # --- lines ------------------------------------------------------------------------------

    def _rows(self, found: Result) -> list[SheetRow]:
        entries, every = self.entries, range(self.entries.seats)
        arms = [row["arms"] if entries.arms[i] else None for i, row in enumerate(found.breakdown)]
        most = [row["majorities"] for row in found.breakdown]
        missions = [None if n is None else MISSION_POINTS * n for n in entries.missions]
        rows = [_row("arms", arms), *self._kinds(), _row("majorities", list(most))]
        for kind in range(ARMS_KINDS):
            winners = most_of_kind(self.table, kind)
            values: list[int | None] = [int(seat in winners) for seat in every]
            label, icon = Phrase(f"louis-arms-{kind + 1}"), f"arms-{kind + 1}"
            rows.append(SheetRow(f"most:{kind + 1}", label, values, icon, 1))
        notes: list[Phrase | None] = [
            None if n is None else Phrase("louis-sheet-each", {"count": n, "each": MISSION_POINTS})
            for n in entries.missions
        ]
        label = Phrase("louis-points-missions")
        return [*rows, SheetRow("missions", label, missions, ICONS["missions"], 0, notes)]

    def _kinds(self) -> list[SheetRow]:
        """How many of each kind, and those of no kind where somebody has any."""
        rows: list[SheetRow] = []
        for kind in range(ARMS_KINDS):
            values = [None if row is None else row[kind] or 0 for row in self.entries.arms]
            label, icon = Phrase(f"louis-arms-{kind + 1}"), f"arms-{kind + 1}"
            rows.append(SheetRow(f"kind:{kind + 1}", label, values, icon, 1))
        if any(self.entries.plain):
            values = [n or 0 for n in self.entries.plain]
            rows.append(SheetRow("plain", Phrase("louis-sheet-plain"), values, "any", 1))
        return rows

    # --- ties, and what is missing ----------------------------------------------------------

    def _tied(self, found: Result) -> list[list[int]]:
        """Players with equal points, best first."""
        scores = found.scores
        return [
            [seat for seat, score in enumerate(scores) if score == points]
            for points in sorted(set(scores), reverse=True)
            if scores.count(points) > 1
        ]

    def _ties(self, found: Result) -> list[Phrase]:
        """L-605, L-957  Who was level, and how many markers each has."""
        said: list[Phrase] = []
        for seats in self._tied(found):
            said.append(Phrase("sheet-tied", {"seats": seats, "points": found.scores[seats[0]]}))
            markers = [self.entries.markers[seat] for seat in seats]
            if None not in markers:
                args: Args = {"numbers": [str(count) for count in markers]}
                said.append(Phrase("louis-sheet-tie-markers", args))
                if len(set(markers)) < len(markers):
                    said.append(Phrase("louis-sheet-tie-shared"))
        return said

    def _missing(self, found: Result) -> list[Missing]:
        lacks: list[Missing] = []
        for seat in range(self.entries.seats):
            if self.entries.missions[seat] is None:
                lacks.append(_lack("missions", seat))
            if self.entries.arms[seat] is None:
                lacks.append(_lack("arms", seat))
        if not lacks:
            for seats in self._tied(found):
                lacks += [_lack("markers", i) for i in seats if self.entries.markers[i] is None]
        return lacks

    # --- before the arms are opened ---------------------------------------------------------

    def _exchange(self) -> list[Phrase]:
        """L-601, L-602  How many arms each draws for what he has left."""
        entries, every = self.entries, range(self.entries.seats)
        if all(row is None for row in entries.left):
            return []
        pile = ARMS if entries.pile is None else entries.pile
        order = [((entries.start or 0) + place) % entries.seats for place in every]
        got: list[list[int]] = [[] for _ in every]
        for kind in range(len(CLASSES)):
            counts = [(row[kind] or 0) if row else 0 for row in entries.left]
            shares = served([arms_for(kind, count) for count in counts], pile, order)
            pile -= sum(shares)
            for seat in every:
                got[seat].append(shares[seat])
        return [_drawn(seat, got[seat]) for seat in every if entries.left[seat] is not None]


ARMS: Final = 1000  # where nobody says how many are left in the pile, it suffices


def _row(key: str, values: list[int | None]) -> SheetRow:
    return SheetRow(key, Phrase(f"louis-points-{key}"), values, ICONS[key])


def _lack(key: str, seat: int) -> Missing:
    label = Phrase(f"louis-sheet-lacks-{key}", {"seat": seat})
    return Missing(f"{key}[{seat}]", key, label, seat)


def _drawn(seat: int, got: list[int]) -> Phrase:
    """What somebody gets for each class of things."""
    parts = [f"louis-exchange-{name}" for name, count in zip(CLASSES, got) if count]
    if not parts:
        return Phrase("louis-sheet-draws-none", {"seat": seat})
    sums = " + ".join([str(count) for count in got if count])
    args: Args = {"seat": seat, "count": sum(got), "things": parts, "sum": sums}
    return Phrase("louis-sheet-draws", args)


def table_of(entries: Entries) -> LouisState:
    """A finished table with arms, missions and markers of the entries."""
    s = LouisState(entries.seats, {**entries.options}, OUR_PARTS)
    s.revealed = True
    for seat, p in enumerate(s.players):
        p.arms = [count or 0 for count in entries.arms[seat] or [0] * ARMS_KINDS]
        p.drawn = sum(p.arms)
        p.plain = entries.plain[seat] or 0
        p.laid = board_of(list(range(entries.missions[seat] or 0)))  # which ones does not matter
        p.personal = entries.markers[seat] or 0
    for p, won in zip(s.players, majorities(s)):
        p.majorities = won
    return s
