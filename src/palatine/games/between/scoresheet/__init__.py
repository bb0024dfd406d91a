"""The score sheet of Between: all castles of a ring, room by room or by their numbers."""

from typing import Any

from palatine.core.offer import Appearance, Words
from palatine.core.scoresheet import Form, Part, PiecePreview, ScoreSheet, Shelf, Tally
from palatine.core.state import Json
from palatine.core.svg import Drawing
from palatine.games.between.castle import Castle
from palatine.games.between.parts import THRONE
from palatine.games.between.scoresheet import building, form
from palatine.games.between.scoresheet.entries import Entries, castle_json
from palatine.games.between.scoresheet.reckoning import tally
from palatine.games.between.state import BetweenState


class BetweenSheet(ScoreSheet[BetweenState, Entries]):
    """What is asked for, and what it comes to."""

    def form(self) -> Form:
        return form.form()

    def shelves(self) -> list[Shelf]:
        return form.shelves()

    def read(self, doc: Any) -> Entries:
        return Entries(doc)

    def document(self, entries: Entries) -> Json:
        return entries.to_json()

    def tally(self, entries: Entries) -> Tally:
        return tally(entries)

    def of_state(self, s: BetweenState, names: list[str]) -> Json:
        castles = [{**_castle(castle), "done": True} for castle in s.castles]
        return Entries({"players": names, "options": s.options, "castles": castles}).to_json()

    def edited(self, entries: Entries, edit: Any) -> Json:
        return building.edited(entries, edit)

    def part(self, entries: Entries, key: str) -> Part:
        return building.part(entries, key)

    def draw(
        self, entries: Entries, key: str, hand: str, words: Words, appearance: Appearance
    ) -> Drawing:
        return building.draw(entries, key, hand, words, appearance)

    def previews(self, entries: Entries, key: str, pieces: list[str]) -> list[PiecePreview]:
        return building.previews(entries, key, pieces)


def _castle(castle: Castle) -> Json:
    rooms = [(cell, piece) for cell, piece in sorted(castle.cells.items()) if piece != THRONE]
    return castle_json(castle, rooms)
