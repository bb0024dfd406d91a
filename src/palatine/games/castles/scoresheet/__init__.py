"""The score sheet of Castles: the fast way, and room by room."""

from typing import Any

from palatine.core.offer import Appearance, Words
from palatine.core.scoresheet import Form, Part, PiecePreview, ScoreSheet, Shelf, Tally
from palatine.core.state import Json
from palatine.core.svg import Drawing
from palatine.games.castles.parts import CARD_IDS, FAVOR_IDS, FOYER3
from palatine.games.castles.scoresheet import building, form, shelves
from palatine.games.castles.scoresheet.entries import STACKS, Entries, tile_json
from palatine.games.castles.scoresheet.reckoning import Reckoning
from palatine.games.castles.state import REWARD_POINTS, START, CastlesState


class CastlesSheet(ScoreSheet[CastlesState, Entries]):
    """What is asked for, and what it comes to."""

    def form(self) -> Form:
        return form.form()

    def shelves(self) -> list[Shelf]:
        return shelves.shelves()

    def read(self, doc: Any) -> Entries:
        return Entries(doc)

    def document(self, entries: Entries) -> Json:
        return entries.to_json()

    def tally(self, entries: Entries) -> Tally:
        return Reckoning(entries).tally()

    def of_state(self, s: CastlesState, names: list[str]) -> Json:
        """All castles tile by tile, and what they do not show."""
        counts = [*s.stacks, s.hallways, s.stairs]
        return Entries(
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
        ).to_json()

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


def _castle(s: CastlesState, seat: int) -> Json:
    """A castle of a finished game as a document has it."""
    points, tiles = s.points[seat], s.castles[seat].tiles
    return {
        "foyer": building.FOYERS[tiles[0].tile - FOYER3],
        "tiles": [tile_json(one) for one in tiles[1:]],
        "start": points[START],
        "rewards": points[REWARD_POINTS],
    }
