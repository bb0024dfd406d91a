"""The score sheet of Castles: the fast way, and room by room."""

from typing import Any

from palatine.core.offer import Appearance, Words
from palatine.core.scoresheet import Form, Part, Preview, ScoreSheet, Shelf, Tally
from palatine.core.state import Json
from palatine.core.svg import Drawing
from palatine.games.castles.parts import CARD_IDS, FAVOR_IDS, FOYER3
from palatine.games.castles.scoresheet import building, form, shelves
from palatine.games.castles.scoresheet.entries import STACKS, read, tile_json
from palatine.games.castles.scoresheet.reckoning import Reckoning
from palatine.games.castles.state import REWARD_POINTS, START, CastlesState


class CastlesSheet(ScoreSheet[CastlesState]):
    """What is asked for, and what it comes to."""

    def form(self) -> Form:
        return form.form()

    def shelves(self) -> list[Shelf]:
        return shelves.shelves()

    def blank(self, players: list[str]) -> Json:
        return read({"players": players}).to_json()

    def read(self, doc: Any) -> Json:
        return read(doc).to_json()

    def tally(self, doc: Json) -> Tally:
        return Reckoning(read(doc)).tally()

    def of_state(self, s: CastlesState, names: list[str]) -> Json:
        """All castles tile by tile, and what they do not show."""
        counts = [*s.stacks, s.hallways, s.stairs]
        return self.read(
            {
                "players": names,
                "options": s.options,
                "way": "rooms",
                "castles": [_castle(s, seat) for seat in range(s.seats)],
                "favors": [{"id": FAVOR_IDS[favor]} for favor in s.favors],
                "cards": [[{"id": CARD_IDS[card]} for card in hand] for hand in s.hands],
                "money": s.money,
                "empty": [stack for stack, left in zip(STACKS, counts) if left == 0],
            }
        )

    def edited(self, doc: Json, edit: Any) -> Json:
        return building.edited(read(doc), edit)

    def part(self, doc: Json, key: str) -> Part:
        return building.part(read(doc), key)

    def draw(self, doc: Json, key: str, hand: str, words: Words, appearance: Appearance) -> Drawing:
        return building.draw(read(doc), key, hand, words, appearance)

    def previews(self, doc: Json, key: str, pieces: list[str]) -> list[Preview]:
        return building.previews(read(doc), key, pieces)


def _castle(s: CastlesState, seat: int) -> Json:
    """A castle of a finished game as a document has it."""
    points, tiles = s.points[seat], s.castles[seat].tiles
    return {
        "foyer": building.FOYERS[tiles[0].tile - FOYER3],
        "tiles": [tile_json(one) for one in tiles[1:]],
        "start": points[START],
        "rewards": points[REWARD_POINTS],
    }
