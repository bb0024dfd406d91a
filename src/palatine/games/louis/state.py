"""The table of Louis XIV: the court, the supplies, the decks, and what lies before each player."""

from typing import Final

from palatine.core.deck import Deck, deck_from_json
from palatine.core.native import HIDDEN, Row, copied, i64, row
from palatine.core.state import Json, State
from palatine.games.louis.names import (
    ARMS_KINDS,
    CARD_KINDS,
    CHIP_KINDS,
    COLUMNS,
    JOKER,
    NEUTRAL,
    PILE_SIZE,
    TILES,
    colour_of,
)
from palatine.games.louis.parts import (
    ARMS_EACH,
    BANK,
    CHIP_COUNTS,
    JOKERS,
    PERSON_COPIES,
    Parts,
)

# places of `decks`; 0 to 2 are the piles of missions by colour
INTRIGUE_DECK: Final = 3
INFLUENCE_DECK: Final = 4
ARMS_PILE: Final = 5
DECKS: Final = 6
DECK_NAMES: Final = ("light", "medium", "dark", "intrigue", "influence", "arms")

Cards = tuple[int, ...]
Traces = tuple[tuple[int, int], ...]


class Player:
    """What lies before one player. Tuples are never edited, only replaced: clones share them.

    In a view, cards that are not seen are HIDDEN (missions show the colour of their backs:
    HIDDEN, HIDDEN - 1 and HIDDEN - 2), and arms are [] where only their number is known.
    influence_known: who knows these cards (hands.py). open: intrigue cards that all have seen
    go under the deck and come from there again, as a mask of persons. traced: missions that this
    player has once seen, and where each may be now (traces.py).
    """

    def __init__(self, model: "Player | None" = None) -> None:
        if model is not None:
            self._take(model)
            return
        self.general: int = 0  # markers in his gap of the shared supply
        self.personal: int = 0
        self.gone: int = 0  # L-606: markers exchanged at the end
        self.money: int = 0
        self.chips: list[int] = [0] * CHIP_KINDS
        self.hand: list[int] = [0] * CARD_KINDS  # influence cards, by kind
        self.backs: int = 0  # in a view: influence cards that are not seen
        self.cards: int = 0  # influence cards, seen or not
        self.influence_known: Cards = ()
        self.intrigue: Cards = ()
        self.open: int = 0
        self.missions: Cards = ()  # in hand, sorted
        self.traced: Traces = ()
        self.laid: i64 = 0  # missions, as a board
        self.used: i64 = 0  # those of them used in this round (L-504)
        self.arms: list[int] = [0] * ARMS_KINDS  # by kind
        self.drawn: int = 0  # how many these are
        self.plain: int = 0  # L-970: substitutes, of no kind
        self.majorities: int = 0  # L-603: arms won by majorities

    def _take(self, model: "Player") -> None:
        self.general = model.general
        self.personal = model.personal
        self.gone = model.gone
        self.money = model.money
        self.chips = model.chips.copy()
        self.hand = model.hand.copy()
        self.backs = model.backs
        self.cards = model.cards
        self.influence_known = model.influence_known
        self.intrigue = model.intrigue
        self.open = model.open
        self.missions = model.missions
        self.traced = model.traced
        self.laid = model.laid
        self.used = model.used
        self.arms = model.arms.copy()
        self.drawn = model.drawn
        self.plain = model.plain
        self.majorities = model.majorities

    @property
    def influence(self) -> Cards:
        """The influence cards as sorted kinds, those that are not seen first."""
        cards = [HIDDEN] * self.backs
        for kind in range(CARD_KINDS):
            cards += [kind] * self.hand[kind]
        return tuple(cards)

    @influence.setter
    def influence(self, cards: Cards) -> None:
        self.hand = [0] * CARD_KINDS
        self.backs = 0
        self.cards = 0
        for card in cards:
            self.add_card(card)

    def add_card(self, card: int) -> None:
        """One influence card more, or a back."""
        if card < 0:
            self.backs += 1
        else:
            self.hand[card] += 1
        self.cards += 1

    def chip_total(self) -> int:
        """All chips before him."""
        chips = self.chips
        return chips[0] + chips[1] + chips[2] + chips[3] + chips[4]

    def to_json(self) -> Json:
        return {
            "general": self.general,
            "personal": self.personal,
            "gone": self.gone,
            "money": self.money,
            "chips": self.chips,
            "influence": [list(self.influence), list(self.influence_known)],
            "intrigue": [list(self.intrigue), self.open],
            "missions": list(self.missions),
            "traced": [list(pair) for pair in self.traced],
            "laid": int(self.laid),
            "used": int(self.used),
            "arms": self.arms,
            "drawn": self.drawn,
            "plain": self.plain,
            "majorities": self.majorities,
        }


class LouisState(State):
    """Everything on the table. Decks are shared between clones until one is written to."""

    def __init__(
        self, seats: int, options: Json, parts: Parts, model: "LouisState | None" = None
    ) -> None:
        super().__init__(seats, options)
        self.parts = parts
        # L-966; the options of version 1 do not name it
        self.winner_first: bool = options.get("marker_order") == "winner"
        if model is not None:
            self._take(model)
            return
        self.round: int = 0  # 1 to 4; 0 while the first missions are dealt
        self.start: int = 0  # the start player of this round
        self.louis: int = -1  # the tile he visits, -1 beside the money cards
        self.flipped: list[bool] = [False] * TILES  # L-103: all tiles begin on side A
        self.on: Row = row([0] * (TILES * COLUMNS))  # markers, by tile and column
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.chips: list[int] = CHIP_COUNTS.copy()  # below zero: substitutes (L-725)
        self.bank: int = BANK
        self.money_shown: Cards = ()  # the money cards turned up so far
        self.played: list[int] = [0] * CARD_KINDS  # influence cards in the centre, by kind
        self.last_card: int = HIDDEN  # the uppermost of them
        self.decks: list[Deck] = first_decks()
        self.own: list[bool] = [True] * DECKS  # whether a deck is shared with no clone
        self.revealed: bool = False  # L-603: the arms lie open

    def _take(self, model: "LouisState") -> None:
        """Become like another state, sharing its decks until one of the two changes them."""
        self.take_base(model)
        self.round = model.round
        self.start = model.start
        self.louis = model.louis
        self.flipped = model.flipped.copy()
        self.on = copied(model.on)
        self.players = [Player(player) for player in model.players]
        self.chips = model.chips.copy()
        self.bank = model.bank
        self.money_shown = model.money_shown
        self.played = model.played.copy()
        self.last_card = model.last_card
        self.decks = model.decks.copy()
        self.own = [False] * DECKS
        model.own = [False] * DECKS
        self.revealed = model.revealed

    def clone(self) -> "LouisState":
        return LouisState(self.seats, self.options, self.parts, self)

    def deck_to_change(self, which: int) -> Deck:
        """A deck that no clone shares."""
        if not self.own[which]:
            self.decks[which] = self.decks[which].clone()
            self.own[which] = True
        return self.decks[which]

    def columns(self) -> int:
        """How many colours take part on tiles: the seats, and the neutral player of two."""
        return NEUTRAL + 1 if self.seats == 2 else self.seats

    def seat_at(self, place: int) -> int:
        """The seat that is `place` seats after the start player."""
        return (self.start + place) % self.seats

    def condition(self, tile: int) -> int:
        """Of the side that is up."""
        return self.parts.conditions[1 if self.flipped[tile] else 0][tile]

    def number(self, tile: int) -> int:
        """The price or the markers needed on the side that is up."""
        return self.parts.numbers[1 if self.flipped[tile] else 0][tile]

    def to_json(self) -> Json:
        return {
            **self.base_json(),
            "round": self.round,
            "start": self.start,
            "louis": self.louis,
            "flipped": self.flipped,
            "on": [self.on[i] for i in range(TILES * COLUMNS)],
            "players": [player.to_json() for player in self.players],
            "chips": self.chips,
            "bank": self.bank,
            "money_shown": list(self.money_shown),
            "played": self.played,
            "last_card": self.last_card,
            "decks": [deck.to_json() for deck in self.decks],
            "revealed": self.revealed,
        }


def first_decks() -> list[Deck]:
    """L-105, L-107, L-108, L-109  All decks complete."""
    decks = [Deck([1] * size) for size in PILE_SIZE]
    decks.append(Deck([1] * TILES))
    decks.append(Deck([PERSON_COPIES] * JOKER + [JOKERS]))
    decks.append(Deck([ARMS_EACH] * ARMS_KINDS))
    return decks


def player_from_json(j: Json) -> Player:
    """Read back what `to_json` of a player wrote."""
    p = Player()
    p.general = j["general"]
    p.personal = j["personal"]
    p.gone = j["gone"]
    p.money = j["money"]
    p.chips = list(j["chips"])
    p.influence, p.influence_known = tuple(j["influence"][0]), tuple(j["influence"][1])
    p.intrigue, p.open = tuple(j["intrigue"][0]), j["intrigue"][1]
    p.missions = tuple(j["missions"])
    p.traced = tuple((mission, where) for mission, where in j["traced"])
    p.laid = j["laid"]
    p.used = j["used"]
    p.arms = list(j["arms"])
    p.drawn = j["drawn"]
    p.plain = j["plain"]
    p.majorities = j["majorities"]
    return p


def state_from_json(j: Json, parts: Parts) -> LouisState:
    """Read back what `to_json` wrote."""
    s = LouisState(j["seats"], j["options"], parts)
    s.load_base(j)
    s.round = j["round"]
    s.start = j["start"]
    s.louis = j["louis"]
    s.flipped = list(j["flipped"])
    s.on = row(j["on"])
    s.players = [player_from_json(p) for p in j["players"]]
    s.chips = list(j["chips"])
    s.bank = j["bank"]
    s.money_shown = tuple(j["money_shown"])
    s.played = list(j["played"])
    s.last_card = j["last_card"]
    s.decks = [deck_from_json(d) for d in j["decks"]]
    s.revealed = j["revealed"]
    return s


def hidden_mission(mission: int) -> int:
    """What another player sees of a mission in hand: the colour of its back."""
    return HIDDEN - colour_of(mission)


def back_of(mission: int) -> int:
    """The colour of a mission in hand, seen or hidden."""
    return colour_of(mission) if mission >= 0 else HIDDEN - mission
