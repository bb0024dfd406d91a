"""Tiny as a game: the contract, answered by the files beside this one."""

from collections.abc import Sequence

from palatine.core.encoding import Encoding
from palatine.core.face import Face
from palatine.core.game import Game
from palatine.core.meta import Options
from palatine.core.native import count
from palatine.core.numbering import Numbering
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.scoresheet import ScoreSheet
from palatine.core.state import Json
from palatine.games._template import numbers, scoring, view
from palatine.games._template.actions import TABLE
from palatine.games._template.encode import TinyEncoding
from palatine.games._template.meta import META
from palatine.games._template.parts import DATA_HASH, KINDS, VALUES
from palatine.games._template.setup import set_up
from palatine.games._template.state import TinyState, state_from_json, taken
from palatine.games._template.steps import STEPS


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

    def make_numbering(self) -> Numbering[TinyState]:
        return numbers.numbering()

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[TinyState]:
        return TinyEncoding(self.numbering, groups)

    def make_face(self) -> Face[TinyState]:
        from palatine.games._template.face import TinyFace

        return TinyFace(self)

    def make_scoresheet(self) -> ScoreSheet[TinyState, Json]:
        from palatine.games._template.scoresheet import TinySheet

        return TinySheet(self)
