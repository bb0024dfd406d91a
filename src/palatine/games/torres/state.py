"""The table of Torres: the board, the pieces, the hands, and where the turn stands."""

from typing import Final

from palatine.core.deck import Deck, deck_from_json
from palatine.core.native import BIT, Row, copied, i64, row
from palatine.core.state import Json, State
from palatine.games.torres.board import READINGS, Board, board_from
from palatine.games.torres.parts import BLOCKS, CELLS

BASIC: Final = 0
OWN_DECK: Final = 1
MASTER_VERSION: Final = 2
VARIANTS: Final = ("basic", "own_deck", "master")

NO_STACK: Final = -1  # as `in_hand`: no stack has been chosen in this turn

# categories of points, in the order of `points`
CATEGORIES: Final = ("castles", "king", "master", "marker", "track")
CASTLE_POINTS: Final = 0
KING_BONUS: Final = 1
MASTER_BONUS: Final = 2
MARKER_POINTS: Final = 3
TRACK_POINTS: Final = 4


class TorresState(State):
    """Everything on the table. Leaves are never edited, only replaced: clones share them."""

    def __init__(self, seats: int, options: Json, model: "TorresState | None" = None) -> None:
        """An empty table, or an independent copy of `model`."""
        super().__init__(seats, options)
        if model is not None:
            self._take(model)
            return
        self.variant: i64 = VARIANTS.index(options["variant"])
        self.doors: i64 = READINGS.index(options["doors"])
        self.board: Board = _BARE
        self.knights: Row = row([0] * seats)  # a board for each seat
        self.occupied: i64 = 0  # cells with a knight or the king
        self.king: i64 = -1
        self.supply: i64 = BLOCKS
        self.stacks: list[tuple[int, ...]] = [()] * seats  # largest first; 0 = an empty slot
        self.hands: list[tuple[int, ...]] = [()] * seats  # kinds of card, sorted
        self.gone: list[tuple[int, ...]] = [()] * seats  # kinds played, sorted
        self.decks: list[Deck] = []  # basic: one; own_deck: one a seat; master: none
        self.looking: tuple[int, ...] = ()  # T-1010: the cards being looked at
        self.scores: list[int] = [0] * seats
        self.points: list[tuple[int, ...]] = [(0, 0, 0, 0, 0)] * seats  # scores by category
        self.master: i64 = -1  # the master card, -1 where there is none
        self.phase: i64 = 0  # 1 to 3; 0 before the game
        self.round: i64 = 0
        self.start: i64 = 0  # the start player of this round
        # the turn that is going on
        self.ap: i64 = 0
        self.bought: i64 = 0  # cards bought in it
        self.fresh: tuple[int, ...] = ()  # their kinds: not to be played yet
        self.played: bool = False
        self.in_hand: i64 = NO_STACK  # blocks left of the stack in use

    def _take(self, model: "TorresState") -> None:
        self.take_base(model)
        self.variant = model.variant
        self.doors = model.doors
        self.board = model.board
        self.knights = copied(model.knights)
        self.occupied = model.occupied
        self.king = model.king
        self.supply = model.supply
        self.stacks = model.stacks.copy()
        self.hands = model.hands.copy()
        self.gone = model.gone.copy()
        self.decks = model.decks.copy()
        self.looking = model.looking
        self.scores = model.scores.copy()
        self.points = model.points.copy()
        self.master = model.master
        self.phase = model.phase
        self.round = model.round
        self.start = model.start
        self.ap = model.ap
        self.bought = model.bought
        self.fresh = model.fresh
        self.played = model.played
        self.in_hand = model.in_hand

    @property
    def heights(self) -> Row:
        """Blocks on each cell."""
        return self.board.heights

    def clone(self) -> "TorresState":
        return TorresState(self.seats, self.options, self)

    def to_json(self) -> Json:
        return {
            **self.base_json(),
            "heights": [int(h) for h in self.board.heights],
            "knights": [int(k) for k in self.knights],
            "king": self.king,
            "supply": self.supply,
            "stacks": [list(stack) for stack in self.stacks],
            "hands": [list(hand) for hand in self.hands],
            "gone": [list(gone) for gone in self.gone],
            "decks": [deck.to_json() for deck in self.decks],
            "looking": list(self.looking),
            "scores": self.scores,
            "points": [list(points) for points in self.points],
            "master": self.master,
            "phase": self.phase,
            "round": self.round,
            "start": self.start,
            "ap": self.ap,
            "bought": self.bought,
            "fresh": list(self.fresh),
            "played": self.played,
            "in_hand": self.in_hand,
        }


_BARE: Final = board_from([0] * CELLS)


def state_from_json(j: Json) -> TorresState:
    """Read back what `to_json` wrote."""
    s = TorresState(j["seats"], j["options"])
    s.load_base(j)
    s.board = board_from(j["heights"])
    s.knights = row(j["knights"])
    s.king = j["king"]
    s.occupied = occupied_by(s)
    s.supply = j["supply"]
    s.stacks = [tuple(x) for x in j["stacks"]]
    s.hands = [tuple(x) for x in j["hands"]]
    s.gone = [tuple(x) for x in j["gone"]]
    s.decks = [deck_from_json(d) for d in j["decks"]]
    s.looking = tuple(j["looking"])
    s.scores = list(j["scores"])
    s.points = [tuple(x) for x in j["points"]]
    s.master = j["master"]
    s.phase = j["phase"]
    s.round = j["round"]
    s.start = j["start"]
    s.ap = j["ap"]
    s.bought = j["bought"]
    s.fresh = tuple(j["fresh"])
    s.played = j["played"]
    s.in_hand = j["in_hand"]
    return s


def occupied_by(s: TorresState) -> i64:
    """The cells where a knight or the king stands."""
    taken: i64 = BIT[s.king] if s.king >= 0 else 0
    for knights in s.knights:
        taken |= knights
    return taken
