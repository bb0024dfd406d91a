"""Between Two Castles as a game: the contract, answered by the files beside this one."""

from collections.abc import Sequence
from typing import Any

from palatine.core.action import Action
from palatine.core.documents import Documents
from palatine.core.encoding import Encoding
from palatine.core.face import Face
from palatine.core.game import Game
from palatine.core.meta import Options
from palatine.core.native import HIDDEN
from palatine.core.numbering import Numbering
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.scoresheet import ScoreSheet
from palatine.core.state import Json
from palatine.games.between import actions, numbers, scoring, view
from palatine.games.between.actions import TABLE
from palatine.games.between.encode import BetweenEncoding
from palatine.games.between.facts import SHEET, points_of
from palatine.games.between.meta import META
from palatine.games.between.parts import (
    ATTENDANT_IDS,
    CARD_IDS,
    DATA_HASH,
    PIECE_IDS,
    ROOMS,
    THRONE,
    THRONE_IDS,
    describe,
)
from palatine.games.between.setup import set_up
from palatine.games.between.state import BetweenState, state_from_json
from palatine.games.between.steps import STEPS


class Between(Game[BetweenState]):
    """Two castles a player, one shared with each neighbour; only the lower one counts."""

    def __init__(self) -> None:
        super().__init__(META, TABLE, STEPS)

    def new(self, seats: int, options: Options | None = None) -> BetweenState:
        META.check_seats(seats)
        s = set_up(seats, META.read_options(options))
        self.advance(s)
        return s

    def load(self, j: Json) -> BetweenState:
        return state_from_json(j)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def data_hash(self) -> str:
        return DATA_HASH

    def describe_data(self) -> list[tuple[str, str, str, str]]:
        """The components with their provenance, for `palatine data`."""
        return describe()

    def view(self, s: BetweenState, seat: int) -> BetweenState:
        return view.view(s, seat)

    def imagine(self, v: BetweenState, rng: Rng) -> BetweenState:
        return view.imagine(v, rng)

    def result(self, s: BetweenState) -> Result:
        return scoring.result(s)

    def inventory(self, s: BetweenState) -> dict[str, int]:
        """B-102 ... B-106  Every piece, wherever it lies; in a view hidden tiles as one kind."""
        found: dict[str, int] = {}

        def add(kind: str, names: list[str], ids: Any) -> None:
            for i in ids:
                key = f"{kind} {names[i]}" if i != HIDDEN else f"{kind} hidden"
                found[key] = found.get(key, 0) + 1

        for tiles in s.hands + s.stacks + s.shown:
            add("room", PIECE_IDS, tiles)
        add("room", PIECE_IDS, [*s.drawn, *s.pile, *s.discards, *s.down])
        add("card", CARD_IDS, [*s.offered, *s.deck, *s.card_discards])
        add("throne", THRONE_IDS, s.thrones)
        for kind, left in enumerate(s.specialty):
            add("room", PIECE_IDS, [ROOMS + kind] * left)
        for kind, left in enumerate(s.attendants):
            add("attendant", ATTENDANT_IDS, [kind] * left)
        for castle in s.castles:
            add("room", PIECE_IDS, [p for p in castle.cells.values() if p != THRONE])
            add("card", CARD_IDS, castle.cards)
            add("attendant", ATTENDANT_IDS, castle.attendants)
            add("throne", THRONE_IDS, [castle.throne] if castle.throne >= 0 else [])
        return found

    def make_numbering(self) -> Numbering[BetweenState]:
        return numbers.numbering()

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[BetweenState]:
        return BetweenEncoding(self.numbering, groups)

    def score(self, s: BetweenState, seat: int) -> int:
        """B-1002  The lower of the two castles."""
        left = points_of(s.castles[seat], s.throne_connects)[SHEET]
        right = points_of(s.castles[s.right_of(seat)], s.throne_connects)[SHEET]
        return min(left, right)

    def make_face(self) -> Face[BetweenState]:
        from palatine.games.between.face import BetweenFace

        return BetweenFace(self)

    def make_documents(self) -> Documents[BetweenState]:
        from palatine.games.between.documents import BetweenDocuments

        return BetweenDocuments(self)

    def make_scoresheet(self) -> ScoreSheet[BetweenState, Any]:
        from palatine.games.between.scoresheet import BetweenSheet

        return BetweenSheet(self)
