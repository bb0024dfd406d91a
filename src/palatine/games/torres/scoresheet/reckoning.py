"""What the scorings of a game come to: markers move on the track as the rules say (T-704)."""

from typing import Final

from palatine.core.errors import WrongEntry
from palatine.core.offer import Phrase
from palatine.core.scoresheet import Missing, SheetRow, Tally
from palatine.games.torres.effects import gain
from palatine.games.torres.parts import PHASES
from palatine.games.torres.scoresheet.entries import Entries, Round
from palatine.games.torres.scoring import pay_phase, result
from palatine.games.torres.state import (
    CATEGORIES,
    MARKER_POINTS,
    TRACK_POINTS,
    TorresState,
)
from palatine.games.torres.steps.phases import seats_from

ICONS: Final = {
    "castles": "tower",
    "king": "king",
    "master": "master",
    "marker": "ap",
    "track": "trophy",
}
Points = list[tuple[int, ...]]  # by seat, by category


class Reckoning:
    """A track on which the entries are played."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.state = TorresState(entries.seats, {**entries.options})
        self.after: list[Points] = []  # after each phase, all points so far
        self.missing: list[Missing] = []
        if entries.way == 0:
            for phase in range(1, PHASES + 1):
                self._play(phase)
        else:
            self._add_totals()

    # --- phase by phase ---------------------------------------------------------------------

    def _play(self, phase: int) -> None:
        s, one = self.state, self.entries.rounds[phase - 1]
        s.phase = phase
        if one is None:
            where, step = f"rounds[{phase - 1}]", "rounds"
            label = Phrase("torres-sheet-lacks-phase", {"phase": phase})
            self.missing.append(Missing(where, step, label))
        else:
            self._lacks(one)
            self._move_markers(one)
            order = seats_from(s, one.start)
            castles, king, master = one.castle_points, one.king_points, one.master_points
            pay_phase(s, order, _known(castles), _known(king), _known(master), None)
        self.after.append(list(s.points))

    def _lacks(self, one: Round) -> None:
        """Note which points of castles are not entered; a bonus that is not entered counts as 0."""
        for seat, value in enumerate(one.castle_points):
            if value is None:
                args: dict[str, str | int | Phrase] = {"seat": seat, "phase": one.phase}
                args["category"] = Phrase("torres-points-castles")
                label = Phrase("torres-sheet-lacks-points", args)
                where = f"{one.where}.castles[{seat}]"
                self.missing.append(Missing(where, "rounds", label, seat))

    def _move_markers(self, one: Round) -> None:
        """T-1101  What was bought with action points in the phase: by the fields where the markers
        stood before the scoring, or one field after the other in turn."""
        s = self.state
        if one.track is None:
            for seat in seats_from(s, one.start):
                for _ in range(one.marker[seat] or 0):
                    gain(s, seat, MARKER_POINTS, 1)
            return
        for seat, field in enumerate(one.track):
            bought = one.marker[seat] or 0
            stood = s.scores[seat] + bought if field is None else field
            row = list(s.points[seat])
            extra = stood - s.scores[seat] - bought
            if extra < 0:
                args: dict[str, str | int] = {"seat": seat, "field": stood}
                args["least"] = s.scores[seat] + bought
                where = f"{one.where}.track[{seat}]"
                raise WrongEntry("torres-sheet-back", where, args, "T-704")
            row[MARKER_POINTS] += bought
            row[TRACK_POINTS] += extra
            s.points[seat] = tuple(row)
            s.scores[seat] = stood
        self._check_fields(one)

    def _check_fields(self, one: Round) -> None:
        """T-704, T-705  One marker a field, beside the track as many as like."""
        scores = self.state.scores
        for seat, field in enumerate(scores):
            if field > 0 and field in scores[:seat]:
                args: dict[str, str | int] = {"field": field, "seat": scores.index(field)}
                where = f"{one.where}.track[{seat}]"
                raise WrongEntry("torres-sheet-field", where, args, "T-704")

    # --- only the sums ----------------------------------------------------------------------

    def _add_totals(self) -> None:
        s, totals = self.state, self.entries.totals
        s.phase = PHASES
        for seat in range(s.seats):
            s.points[seat] = tuple([totals[key][seat] or 0 for key in CATEGORIES])
            s.scores[seat] = sum(s.points[seat])
            if totals["castles"][seat] is None:
                args: dict[str, str | int | Phrase] = {"seat": seat}
                label = Phrase("torres-sheet-lacks-total", args)
                self.missing.append(Missing(f"totals.castles[{seat}]", "totals", label, seat))
        for seat, score in enumerate(s.scores):
            if score > 0 and score in s.scores[:seat]:
                other: dict[str, str | int] = {"field": score, "seat": s.scores.index(score)}
                raise WrongEntry("torres-sheet-field", f"totals.track[{seat}]", other, "T-704")

    # --- the sheet --------------------------------------------------------------------------

    def tally(self) -> Tally:
        """The sheet of the document."""
        found = result(self.state)
        rows: list[SheetRow] = []
        for category, key in enumerate(CATEGORIES):
            values = [points[category] for points in self.state.points]
            if key in ("castles", "king") or any(values):
                rows.append(self._row(key, values))
                rows += self._phase_rows(category)
        shared = [Phrase("torres-sheet-tie-shared")] if found.tie_breaks else []
        return Tally(
            self.entries.names,
            found,
            rows,
            ties=[] if self.missing else shared,
            tie_rule=Phrase("torres-sheet-tie-rule"),
            missing=self.missing,
        )

    def _row(self, key: str, values: list[int]) -> SheetRow:
        return SheetRow(key, Phrase(f"torres-points-{key}"), list(values), ICONS[key])

    def _phase_rows(self, category: int) -> list[SheetRow]:
        """What each phase has brought, with how castles are reckoned."""
        found: list[SheetRow] = []
        before: Points = [(0,) * len(CATEGORIES)] * self.entries.seats
        for number, after in enumerate(self.after):
            one = self.entries.rounds[number]
            values: list[int | None] = [
                None if one is None else new[category] - old[category]
                for old, new in zip(before, after)
            ]
            key, label = (
                CATEGORIES[category],
                Phrase("torres-sheet-one-phase", {"phase": number + 1}),
            )
            notes = _sums(one) if one is not None and key == "castles" else []
            found.append(SheetRow(f"{key}:{number + 1}", label, values, "", 1, notes))
            before = after
        return found


def _known(points: list[int | None]) -> list[int]:
    return [value or 0 for value in points]


def _sums(one: Round) -> list[Phrase | None]:
    """T-701  Area times level, castle by castle."""
    found: list[Phrase | None] = []
    for seat in range(one.seats):
        paid = [f"{c.area} × {c.levels[seat]}" for c in one.castles if c.levels[seat] > 0]
        found.append(Phrase("torres-sheet-sum", {"sum": " + ".join(paid)}) if paid else None)
    return found
