"""The score sheet of Castles: the fast way, and room by room."""

from typing import Any

from palatine.core.scoresheet import Form, ScoreSheet, Shelf, Tally
from palatine.core.state import Json
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.parts import CARD_IDS, DARK, FAVOR_IDS, FOYER3, HALLWAY, TILE_IDS
from palatine.games.castles.scoresheet import form, shelves
from palatine.games.castles.scoresheet.entries import STACKS, read
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


def _castle(s: CastlesState, seat: int) -> Json:
    points = s.points[seat]
    built = castle_json(s.castles[seat])
    return {**built, "start": points[START], "rewards": points[REWARD_POINTS]}


def castle_json(castle: Castle) -> Json:
    """A castle as a document has it."""
    foyer = castle.tiles[0].tile - FOYER3 + 3
    return {"foyer": str(foyer), "tiles": [_tile(one) for one in castle.tiles[1:]]}


def _tile(one: Tile) -> Json:
    told: Json = {"id": TILE_IDS[one.tile], "x": one.x, "y": one.y, "rot": one.turned.rot}
    if one.tile == HALLWAY:
        told["side"] = "dark" if one.level == DARK else "light"
    return told
