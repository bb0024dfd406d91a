"""The score sheet of Tiny: banners, pairs of them, cards left (X-09, X-10)."""

from typing import Any, Final

from palatine.core import checking
from palatine.core.errors import WrongEntry
from palatine.core.native import count
from palatine.core.offer import Phrase
from palatine.core.result import Result
from palatine.core.scoresheet import (
    Field,
    Form,
    FormStep,
    Missing,
    ScoreSheet,
    SheetRow,
    Tally,
)
from palatine.core.state import Json
from palatine.games._template.meta import META
from palatine.games._template.parts import BANNERS_A_WIN, COPIES, ROUNDS, VALUES
from palatine.games._template.scoring import left_over, pairs, ranking, worth
from palatine.games._template.state import TinyState

_COUNTED: Final = ("banners", "pairs", "left")
_MOST: Final = {
    "banners": ROUNDS * BANNERS_A_WIN,
    "pairs": 2 * ROUNDS * BANNERS_A_WIN,
    "left": COPIES * sum(VALUES),
}


class TinySheet(ScoreSheet[TinyState, Json]):
    """One number a player for each thing that counts."""

    def form(self) -> Form:
        return Form([FormStep(key, _step(key), "block", [_field(key)]) for key in _COUNTED])

    def read(self, doc: Any) -> Json:
        head = checking.Head(doc, ("game", "players", "options", "date", *_COUNTED), META, [])
        entries: Json = {
            "game": META.id,
            "players": head.names,
            "options": head.options,
            "date": head.date,
        }
        for key in _COUNTED:
            entries[key] = checking.numbers(doc.get(key), head.seats, 0, _MOST[key], key)
        for seat, found in enumerate(entries["pairs"]):
            if found and not entries["banners"][seat]:
                raise WrongEntry("tiny-sheet-pairs", f"pairs[{seat}]", {"seat": seat}, "X-09")
        return entries

    def document(self, entries: Json) -> Json:
        return entries

    def tally(self, entries: Json) -> Tally:
        doc = entries
        seats = range(len(doc["players"]))
        points = [worth(doc["banners"][i] or 0, doc["pairs"][i] or 0) for i in seats]
        result = ranking(points, [left or 0 for left in doc["left"]], over=True)
        rows = [_row(key, [one[key] for one in points], doc[key]) for key in points[0]]
        return Tally(
            doc["players"], result, rows, ties=_ties(doc, result), missing=_missing(doc, result)
        )

    def of_state(self, s: TinyState, names: list[str]) -> Json:
        return self.read(
            {
                "players": names,
                "options": s.options,
                "banners": [int(count(board)) for board in s.banners],
                "pairs": [pairs(board) for board in s.banners],
                "left": [left_over(hand) for hand in s.hands],
            }
        )


def _step(key: str) -> Phrase:
    """One short word: on a phone all steps stand in one line."""
    return Phrase(f"tiny-sheet-step-{key}")


def _label(key: str) -> Phrase:
    return Phrase("tiny-sheet-left" if key == "left" else f"tiny-points-{key}")


def _field(key: str) -> Field:
    more = {"least": 0, "most": _MOST[key], "step": 1}
    return Field("numbers", key, _label(key), None, "block", more=more)


def _row(key: str, points: list[int], entered: list[int | None]) -> SheetRow:
    """A line of the sheet; None where nothing was entered."""
    values = [None if known is None else n for n, known in zip(points, entered)]
    return SheetRow(key, _label(key), values, "block")


def _tied(result: Result) -> list[int]:
    """The seats that have as many points as another."""
    return [seat for seat, n in enumerate(result.scores) if result.scores.count(n) > 1]


def _missing(doc: Json, result: Result) -> list[Missing]:
    """X-10  The cards in hand matter only where players are level."""
    wanted = [(key, seat) for key in ("banners", "pairs") for seat in range(len(doc[key]))]
    wanted += [("left", seat) for seat in _tied(result)]
    return [
        Missing(
            f"{key}[{seat}]",
            key,
            Phrase("tiny-sheet-lacks", {"seat": seat, "what": _label(key)}),
            seat,
        )
        for key, seat in wanted
        if doc[key][seat] is None
    ]


def _ties(doc: Json, result: Result) -> list[Phrase]:
    """X-10  What those who are level have left in hand."""
    tied = _tied(result)
    if not tied or None in [doc["left"][seat] for seat in tied]:
        return []
    numbers = [str(doc["left"][seat]) for seat in tied]
    return [Phrase("tiny-sheet-tie", {"seats": tied, "numbers": numbers})]
