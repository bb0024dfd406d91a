"""Louis XIV as a game: the contract, answered by the files beside this one."""

from collections.abc import Sequence
from typing import Any

from palatine.core.action import Action
from palatine.core.encoding import Encoding
from palatine.core.errors import BadText
from palatine.core.face import Face
from palatine.core.game import Game
from palatine.core.meta import Meta, Options
from palatine.core.native import count
from palatine.core.numbering import Numbering
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.scoresheet import ScoreSheet
from palatine.core.state import Json
from palatine.core.step import Step
from palatine.games.louis import numbers, scoring, view
from palatine.games.louis.actions import TABLE
from palatine.games.louis.encode import LouisEncoding
from palatine.games.louis.meta import META
from palatine.games.louis.names import CHIP_KINDS, CHIPS, COLUMNS, TILES
from palatine.games.louis.older import META_1, STEPS_1
from palatine.games.louis.parts import MISSION_POINTS, MONEY_CARDS, OUR_PARTS, Parts
from palatine.games.louis.setup import set_up
from palatine.games.louis.state import DECK_NAMES, LouisState, state_from_json
from palatine.games.louis.steps import STEPS
from palatine.games.louis.straight import read_placement


class Louis(Game[LouisState]):
    """Influence at the court of the Sun King. What draws and talks is imported when needed.

    own_data: the corrected document of a table that brought one, as it stands in a record.
    meta, steps: those of an older version, where that is wanted.
    """

    def __init__(
        self,
        parts: Parts = OUR_PARTS,
        own_data: Any = None,
        meta: Meta = META,
        steps: list[Step[LouisState]] = STEPS,
    ) -> None:
        super().__init__(meta, TABLE, steps)
        self._steps = steps
        self.parts = parts
        self.own_data: Any = own_data

    def new(self, seats: int, options: Options | None = None) -> LouisState:
        self.meta.check_seats(seats)
        s = set_up(seats, self.meta.read_options(options), self.parts)
        self.advance(s)
        return s

    def load(self, j: Json) -> LouisState:
        return state_from_json(j, self.parts)

    def data_hash(self) -> str:
        return self.parts.hash

    def with_data(self, data: Any) -> "Louis":
        """The same game with a corrected data file: checked, and named by its own hash."""
        from palatine.games.louis.documents import read_data

        return Louis(Parts(read_data(data)), data, self.meta, self._steps)

    def older(self, version: int) -> "Louis | None":
        if version != META_1.version:
            return None
        return Louis(self.parts, self.own_data, META_1, STEPS_1)

    def describe_data(self) -> list[list[str]]:
        """Item, value, source and confidence of everything the data in use says."""
        from palatine.games.louis.documents import describe_data

        return describe_data(self.parts)

    def parse(self, text: str) -> Action:
        """Also a placement that no rule allows, so that `check` can name the rule."""
        try:
            return self.actions.parse(text)
        except BadText:
            action = read_placement(text)
            if action is None:
                raise
            return action

    def view(self, s: LouisState, seat: int) -> LouisState:
        return view.view(s, seat)

    def imagine(self, v: LouisState, rng: Rng) -> LouisState:
        return view.imagine(v, rng)

    def result(self, s: LouisState) -> Result:
        return scoring.result(s)

    def inventory(self, s: LouisState) -> dict[str, int]:
        """L-102  Markers by colour, chips, louisdor, arms and cards. Substitutes do not count."""
        pieces: dict[str, int] = {"louisdor": s.bank + sum(p.money for p in s.players)}
        for seat, p in enumerate(s.players):
            on_tiles = sum(s.on[tile * COLUMNS + seat] for tile in range(TILES))
            pieces[f"markers {seat}"] = p.general + p.personal + p.gone + on_tiles
        for chip in range(CHIP_KINDS):
            pieces[CHIPS[chip]] = s.chips[chip] + sum(p.chips[chip] for p in s.players)
        for i, name in enumerate(DECK_NAMES):
            pieces[name] = s.decks[i].size()
        pieces["influence"] += sum(s.played)
        for p in s.players:
            pieces["influence"] += len(p.influence)
            pieces["intrigue"] += len(p.intrigue)
            pieces["arms"] += p.drawn
            pieces["missions"] = pieces.get("missions", 0) + len(p.missions) + count(p.laid)
        pieces["missions"] += sum(pieces.pop(name) for name in DECK_NAMES[:3])
        pieces["money cards"] = MONEY_CARDS
        return pieces

    def make_numbering(self) -> Numbering[LouisState]:
        return numbers.numbering()

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[LouisState]:
        return LouisEncoding(self.numbering, groups)

    def score(self, s: LouisState, seat: int) -> int:
        """L-604."""
        p = s.players[seat]
        return p.drawn + p.plain + p.majorities + MISSION_POINTS * count(p.laid)

    def make_face(self) -> Face[LouisState]:
        from palatine.games.louis.face import LouisFace

        return LouisFace(self)

    def make_scoresheet(self) -> ScoreSheet[LouisState, Any]:
        from palatine.games.louis.scoresheet import LouisSheet

        return LouisSheet(self)
