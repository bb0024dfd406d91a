"""Castles of Mad King Ludwig: the contract, put together from the parts of this folder."""

from collections.abc import Sequence
from typing import Any

from palatine.core.action import Action
from palatine.core.documents import Documents
from palatine.core.encoding import Encoding
from palatine.core.face import Face
from palatine.core.game import Game
from palatine.core.meta import Meta, Options
from palatine.core.numbering import Numbering
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.scoresheet import ScoreSheet
from palatine.core.state import Json
from palatine.core.step import Step
from palatine.games.castles import actions, final, view
from palatine.games.castles.encode import CastlesEncoding
from palatine.games.castles.meta import META
from palatine.games.castles.numbers import CastlesNumbering
from palatine.games.castles.older import META_1, STEPS_1
from palatine.games.castles.parts import (
    DATA_HASH,
    HALLWAY,
    ROOMS,
    STAIRS,
    describe,
)
from palatine.games.castles.state import CastlesState, fresh, how_many, state_from_json
from palatine.games.castles.steps import STEPS
from palatine.games.castles.steps.setup import opening


class Castles(Game[CastlesState]):
    """The game; meta and steps are others for an older version of the rules."""

    def __init__(self, meta: Meta = META, steps: list[Step[CastlesState]] = STEPS) -> None:
        super().__init__(meta, actions.TABLE, steps)

    def older(self, version: int) -> "Castles | None":
        return Castles(META_1, STEPS_1) if version == META_1.version else None

    def new(self, seats: int, options: Options | None = None) -> CastlesState:
        self.meta.check_seats(seats)
        s = fresh(seats, self.meta.read_options(options))
        s.frames = opening(s)
        self.advance(s, None)
        return s

    def load(self, j: Json) -> CastlesState:
        return state_from_json(j)

    def data_hash(self) -> str:
        return DATA_HASH

    def describe_data(self) -> list[tuple[str, str, str, str]]:
        """Item, value, source and confidence of every number the game rests on."""
        return describe()

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def view(self, s: CastlesState, seat: int) -> CastlesState:
        return view.view(s, seat)

    def imagine(self, v: CastlesState, rng: Rng) -> CastlesState:
        return view.imagine(v, rng)

    def result(self, s: CastlesState) -> Result:
        return final.result(s)

    def inventory(self, s: CastlesState) -> dict[str, int]:
        """C-102 ... C-104  Rooms, corridor tiles, cards and favors, wherever they are."""
        in_hand = [f.args[0] for f in s.frames if f.step == "place"]
        built = [one.tile for castle in s.castles for one in castle.tiles]
        rooms = sum([how_many(pool) for pool in s.pools])
        rooms += sum([how_many(stack) for stack in s.fixed if stack > 0]) + len(s.deck_rooms)
        shown = [tile for tile in list(s.market) + list(s.gone) + built + in_hand if tile >= 0]
        rooms += len([tile for tile in shown if tile < ROOMS])
        cards = sum(s.cards.contents()) + len(s.looking) + sum([len(hand) for hand in s.hands])
        return {
            "rooms": rooms,
            "hallways": s.hallways + (built + in_hand).count(HALLWAY),
            "stairs": s.stairs + (built + in_hand).count(STAIRS),
            "bonus cards": cards,
            "room cards": sum(s.card_rest) + sum(s.discards) + s.boxed,
        }

    def make_numbering(self) -> Numbering[CastlesState]:
        return CastlesNumbering()

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[CastlesState]:
        return CastlesEncoding(self.numbering, groups)

    def score(self, s: CastlesState, seat: int) -> int:
        return s.score(seat) if s.frames else self.result(s).scores[seat]

    def make_face(self) -> Face[CastlesState]:
        from palatine.games.castles.face import CastlesFace

        return CastlesFace(self)

    def make_documents(self) -> Documents[CastlesState]:
        from palatine.games.castles.documents import CastlesDocuments

        return CastlesDocuments(self)

    def make_scoresheet(self) -> ScoreSheet[CastlesState, Any]:
        from palatine.games.castles.scoresheet import CastlesSheet

        return CastlesSheet(self)
