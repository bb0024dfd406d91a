"""The table of Tiny: the court, the hands, the deck, and which round it is."""

from palatine.core.deck import Deck, deck_from_json
from palatine.core.native import i64
from palatine.core.state import Json, State
from palatine.games._template.parts import COPIES, KINDS, board_of_court


class TinyState(State):
    """Everything on the table. Tuples are never edited, only replaced: clones share them."""

    def __init__(self, seats: int, options: Json, model: "TinyState | None" = None) -> None:
        """An empty table, or an independent copy of `model`."""
        super().__init__(seats, options)
        if model is not None:
            self._take(model)
            return
        self.court: i64 = board_of_court(options["court"])
        self.cancel: bool = options["cancel"]
        self.round = 0  # 1 to 5; 0 while the first cards are dealt
        self.deck = Deck([COPIES] * KINDS)
        self.hands: list[tuple[int, ...]] = [()] * seats  # kinds, sorted; HIDDEN in a view
        self.played: tuple[int, ...] = (0,) * KINDS  # cards out of the game, by kind
        self.banners: list[int] = [0] * seats  # the board of each seat's banners

    def _take(self, model: "TinyState") -> None:
        self.take_base(model)
        self.court = model.court
        self.cancel = model.cancel
        self.round = model.round
        self.deck = model.deck.clone()
        self.hands = model.hands.copy()
        self.played = model.played
        self.banners = model.banners.copy()

    def clone(self) -> "TinyState":
        return TinyState(self.seats, self.options, self)

    def to_json(self) -> Json:
        return {
            **self.base_json(),
            "round": self.round,
            "deck": self.deck.to_json(),
            "hands": [list(hand) for hand in self.hands],
            "played": list(self.played),
            "banners": self.banners.copy(),
        }


def state_from_json(j: Json) -> TinyState:
    """Read back what `to_json` wrote."""
    s = TinyState(j["seats"], j["options"])
    s.load_base(j)
    s.round = j["round"]
    s.deck = deck_from_json(j["deck"])
    s.hands = [tuple(hand) for hand in j["hands"]]
    s.played = tuple(j["played"])
    s.banners = list(j["banners"])
    return s


def taken(s: TinyState) -> i64:
    """The cells where a banner stands."""
    board: i64 = 0
    for banners in s.banners:
        board |= banners
    return board
