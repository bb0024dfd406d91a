"""The score sheet of Between: all castles of a ring, room by room or by their numbers."""

from typing import Any

from palatine.core.offer import Appearance, Words
from palatine.core.scoresheet import Form, Part, Preview, ScoreSheet, Shelf, Tally
from palatine.core.state import Json
from palatine.core.svg import Drawing
from palatine.games.between.castle import Castle
from palatine.games.between.parts import THRONE
from palatine.games.between.scoresheet import building, form
from palatine.games.between.scoresheet.entries import castle_json, read
from palatine.games.between.scoresheet.reckoning import tally
from palatine.games.between.state import BetweenState


class BetweenSheet(ScoreSheet[BetweenState]):
    """What is asked for, and what it comes to."""

    def form(self) -> Form:
        return form.form()

    def shelves(self) -> list[Shelf]:
        return form.shelves()

    def blank(self, players: list[str]) -> Json:
        return read({"players": players}).to_json()

    def read(self, doc: Any) -> Json:
        return read(doc).to_json()

    def tally(self, doc: Json) -> Tally:
        return tally(read(doc))

    def of_state(self, s: BetweenState, names: list[str]) -> Json:
        castles = [{**_castle(castle), "done": True} for castle in s.castles]
        return self.read({"players": names, "options": s.options, "castles": castles})

    def edited(self, doc: Json, edit: Any) -> Json:
        return building.edited(read(doc), edit)

    def part(self, doc: Json, key: str) -> Part:
        return building.part(read(doc), key)

    def draw(self, doc: Json, key: str, hand: str, words: Words, appearance: Appearance) -> Drawing:
        return building.draw(read(doc), key, hand, words, appearance)

    def previews(self, doc: Json, key: str, pieces: list[str]) -> list[Preview]:
        return building.previews(read(doc), key, pieces)


def _castle(castle: Castle) -> Json:
    rooms = [(cell, piece) for cell, piece in sorted(castle.cells.items()) if piece != THRONE]
    return castle_json(castle, rooms)
