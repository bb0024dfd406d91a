"""Tiny as a game: the contract, answered by the files beside this one."""

from typing import TYPE_CHECKING

from palatine.core.action import Action
from palatine.core.game import Array, Game, Result
from palatine.core.meta import Options
from palatine.core.native import count
from palatine.core.offer import Look, Offer, Phrase, Status, Words
from palatine.core.rng import Rng
from palatine.core.state import Json
from palatine.games._template import scoring, view
from palatine.games._template.actions import TABLE
from palatine.games._template.meta import META
from palatine.games._template.parts import DATA_HASH, KINDS, VALUES
from palatine.games._template.setup import set_up
from palatine.games._template.state import TinyState, state_from_json, taken
from palatine.games._template.steps import STEPS

if TYPE_CHECKING:
    from palatine.core.svg import Drawing


class Tiny(Game[TinyState]):
    """Cards chosen in secret win the right to set banners. What draws is imported when needed."""

    def __init__(self) -> None:
        super().__init__(META, TABLE, STEPS)

    def new(self, seats: int, options: Options | None = None) -> TinyState:
        META.check_seats(seats)
        s = set_up(seats, META.read_options(options))
        self.advance(s)
        return s

    def load(self, j: Json) -> TinyState:
        return state_from_json(j)

    def data_hash(self) -> str:
        return DATA_HASH

    def view(self, s: TinyState, seat: int) -> TinyState:
        return view.view(s, seat)

    def imagine(self, v: TinyState, rng: Rng) -> TinyState:
        return view.imagine(v, rng)

    def result(self, s: TinyState) -> Result:
        return scoring.result(s)

    def inventory(self, s: TinyState) -> dict[str, int]:
        """Cards by value, and cells: empty ones and those with a banner."""
        cards = s.deck.contents()
        for kind in range(KINDS):
            cards[kind] += s.played[kind]
            for hand in s.hands:
                cards[kind] += hand.count(kind)
        pieces = {f"card {VALUES[kind]}": cards[kind] for kind in range(KINDS)}
        banners = sum(count(board) for board in s.banners)
        pieces["cells"] = banners + count(s.court & ~taken(s))
        return pieces

    def offers(self, v: TinyState) -> list[Offer]:
        from palatine.games._template import offers

        if v.viewer < 0:  # a spectator is asked nothing
            return []
        return [offers.offer_of(v, a) for a in self.legal(v, v.viewer)]

    def label(self, v: TinyState, touch: str) -> Phrase:
        from palatine.games._template import offers

        return offers.label(v, touch)

    def sentence(self, v: TinyState, a: Action) -> Phrase:
        from palatine.games._template import offers

        return offers.sentence(v, a)

    def preview(self, v: TinyState, a: Action) -> dict[str, int]:
        from palatine.games._template import offers

        return offers.preview(v, a)

    def touched(self, v: TinyState, touches: list[str]) -> Action | None:
        from palatine.games._template import offers

        return offers.touched(v, touches)

    def draw(self, v: TinyState, words: Words, look: Look) -> "Drawing":
        from palatine.games._template import draw

        return draw.draw(v, words, look)

    def symbols(self, words: Words) -> dict[str, str]:
        from palatine.games._template import draw

        return draw.symbols()

    def encode(self, v: TinyState) -> dict[str, Array]:
        from palatine.games._template import encode

        return encode.encode(v)

    def status(self, v: TinyState) -> Status:
        from palatine.games._template import status

        return status.status(v)

    def text_board(self, v: TinyState, words: Words) -> str:
        from palatine.games._template import status

        return status.text_board(v)
