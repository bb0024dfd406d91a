"""Castles of Mad King Ludwig: the contract, put together from the parts of this folder."""

from typing import TYPE_CHECKING, Any

from palatine.core.action import Action
from palatine.core.game import Array, Game, Result
from palatine.core.meta import Meta, Options
from palatine.core.offer import Look, Offer, Phrase, Status, Words
from palatine.core.rng import Rng
from palatine.core.state import Json
from palatine.core.step import Step
from palatine.games.castles import actions, final, view
from palatine.games.castles.meta import META
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

if TYPE_CHECKING:
    from palatine.core.svg import Drawing


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

    def position(self, doc: Any) -> CastlesState:
        from palatine.games.castles import documents

        return documents.position(doc)

    def blank(self) -> Any:
        return {"foyer": "3"}

    def score(self, doc: Any, lenient: bool) -> Any:
        from palatine.games.castles import documents

        return documents.score(doc)

    # --- for people and learners; not compiled ----------------------------------------------

    def offers(self, v: CastlesState) -> list[Offer]:
        from palatine.games.castles import offers

        return offers.offers(self, v)

    def label(self, v: CastlesState, touch: str) -> Phrase:
        from palatine.games.castles import offers

        return offers.label(v, touch)

    def sentence(self, v: CastlesState, a: Action) -> Phrase:
        from palatine.games.castles import offers

        return offers.sentence(v, a)

    def preview(self, v: CastlesState, a: Action) -> dict[str, int]:
        from palatine.games.castles import offers

        return offers.preview(v, a)

    def touched(self, v: CastlesState, touches: list[str]) -> Action | None:
        from palatine.games.castles import offers

        return offers.touched(v, touches)

    def draw(self, v: CastlesState, words: Words, look: Look) -> "Drawing":
        from palatine.games.castles.draw import draw

        return draw(v, words, look)

    def symbols(self, words: Words) -> dict[str, str]:
        from palatine.games.castles.art import symbols

        return symbols(words)

    def status(self, v: CastlesState) -> Status:
        from palatine.games.castles import status

        return status.status(v)

    def encode(self, v: CastlesState) -> dict[str, Array]:
        from palatine.games.castles import encode

        return encode.encode(v)

    def text_board(self, v: CastlesState, words: Words) -> str:
        from palatine.games.castles import status

        return status.text_board(v, words)
