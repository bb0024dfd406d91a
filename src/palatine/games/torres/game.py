"""Torres as the contract wants it."""

from collections.abc import Mapping, Sequence
from typing import Any

from palatine.core.documents import Documents
from palatine.core.encoding import Encoding
from palatine.core.face import Face
from palatine.core.game import Game
from palatine.core.meta import Meta
from palatine.core.native import count
from palatine.core.numbering import Numbering
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.scoresheet import ScoreSheet
from palatine.core.state import Json
from palatine.core.step import Step
from palatine.games.torres import numbers
from palatine.games.torres.actions import TABLE
from palatine.games.torres.encode import TorresEncoding
from palatine.games.torres.meta import META
from palatine.games.torres.parts import DATA_HASH, KNIGHTS, describe
from palatine.games.torres.scoring import result
from palatine.games.torres.setup import set_up
from palatine.games.torres.state import TorresState, state_from_json
from palatine.games.torres.steps import all_steps
from palatine.games.torres.view import imagine, view


class Torres(Game[TorresState]):
    """Towers and knights; most points after three phases win."""

    def __init__(
        self,
        meta: Meta = META,
        steps: list[Step[TorresState]] | None = None,
        earlier: "tuple[Torres, ...]" = (),
    ) -> None:
        """meta, steps: those of an older version, where that is wanted. earlier: the versions that
        are kept; they are made from this class, so it does not know them."""
        super().__init__(meta, TABLE, all_steps() if steps is None else steps)
        self.earlier = earlier

    def older(self, version: int) -> "Torres | None":
        for game in self.earlier:
            if game.meta.version == version:
                return game
        return None

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> TorresState:
        self.meta.check_seats(seats)
        s = set_up(seats, self.meta.read_options(options))
        self.advance(s)
        return s

    def load(self, j: Json) -> TorresState:
        return state_from_json(j)

    def view(self, s: TorresState, seat: int) -> TorresState:
        return view(s, seat)

    def imagine(self, v: TorresState, rng: Rng) -> TorresState:
        return imagine(v, rng)

    def result(self, s: TorresState) -> Result:
        return result(s)

    def data_hash(self) -> str:
        return DATA_HASH

    def describe_data(self) -> list[tuple[str, str, str, float]]:
        """Item, value, source and confidence of every component."""
        return describe()

    def inventory(self, s: TorresState) -> dict[str, int]:
        """T-102  Blocks, knights and cards, wherever they are; two knights on a cell are one."""
        blocks = s.supply + sum(s.heights) + sum(sum(stack) for stack in s.stacks)
        cards = sum(len(hand) for hand in s.hands) + sum(len(gone) for gone in s.gone)
        cards += sum(deck.size() for deck in s.decks) + len(s.looking)
        reserve = sum(max(0, KNIGHTS - count(knights)) for knights in s.knights)
        king = 1 if s.king >= 0 else 0
        return {
            "blocks": int(blocks + max(s.in_hand, 0)) - _owed(s),
            "knights": int(reserve + count(s.occupied)) - king,
            "cards": cards,
        }

    def make_numbering(self) -> Numbering[TorresState]:
        return numbers.numbering()

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[TorresState]:
        return TorresEncoding(self.numbering, groups)

    def score(self, s: TorresState, seat: int) -> int:
        return s.scores[seat]

    def make_face(self) -> Face[TorresState]:
        from palatine.games.torres.face import TorresFace

        return TorresFace(self)

    def make_documents(self) -> Documents[TorresState]:
        from palatine.games.torres.documents import TorresDocuments

        return TorresDocuments(self)

    def make_scoresheet(self) -> ScoreSheet[TorresState, Any]:
        from palatine.games.torres.scoresheet import TorresSheet

        return TorresSheet(self)


def _owed(s: TorresState) -> int:
    """A block that stands on the board before its stack is named is still counted there."""
    return 1 if s.frames and s.frames[-1].step in ("stack", "under_stack") else 0
