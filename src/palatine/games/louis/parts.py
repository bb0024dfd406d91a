"""The components as typed tables, made from the data file or from a table's own.

Nothing here checks a document: `documents.read_data` does, before a table is made of it.
"""

from typing import Any, Final

from palatine.core.action import Action
from palatine.core.data import short_hash
from palatine.core.native import BIT, i64
from palatine.games.louis.actions import LAYS
from palatine.games.louis.board import OUR_DATA
from palatine.games.louis.names import (
    ANY,
    ANYWHERE_AT_END,
    CHIP_KINDS,
    CHIPS,
    CONDITIONS,
    CROWN,
    EFFECTS,
    MARKER_FOR_CARD,
    MISSIONS,
    ON_LOUIS,
    ON_TILE,
    PLUS_3_LOUISDOR,
    PLUS_3_MARKERS,
    PLUS_ARMS,
    PLUS_INTRIGUE,
    PLUS_LOUISDOR,
    PLUS_MARKER,
    PLUS_TWO,
    SYMBOLS,
    TILES,
)

# Fixed by the rulebook (confidence high): literals, which the compiler folds; a test compares
# them with the data file.
MARKERS_EACH: Final = 16
ARMS_EACH: Final = 10
PERSON_COPIES: Final = 2
JOKERS: Final = 6
NEUTRAL_MARKERS: Final = 8
CARDS_DEALT: Final = 5
FIRST_LOUISDOR: Final = 5
MONEY_CARDS: Final = 8
MONEY_CARDS_USED: Final = 4
MISSION_POINTS: Final = 5
BANK: Final = 72  # 22 coins of 1 and 10 of 5
CHIP_COUNTS: Final[list[int]] = [10, 6, 6, 6, 6]
GENERAL_SUPPLY: Final[dict[int, list[int]]] = {  # L-112, L-901
    2: [5, 6],
    3: [5, 5, 6],
    4: [5, 5, 6, 7],
}

# L-202, L-301: the types of mission that are used in a phase
SUPPLY_EFFECTS: Final = (
    PLUS_MARKER,
    PLUS_LOUISDOR,
    PLUS_TWO,
    PLUS_ARMS,
    PLUS_3_MARKERS,
    PLUS_3_LOUISDOR,
    PLUS_INTRIGUE,
    MARKER_FOR_CARD,
)


class Reward:
    """Section 7  What a person gives; the same on both sides (L-453)."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.chip: int = CHIPS.index(doc["chip"]) if "chip" in doc else -1
        self.arms: int = doc.get("arms", 0)
        self.louisdor: int = doc.get("louisdor", 0)
        self.influence: int = doc.get("influence_cards", 0)
        self.intrigue: int = doc.get("intrigue_cards", 0)
        self.place: int = doc.get("place", 0)  # markers onto tiles
        self.target: int = doc.get("target", 0) - 1  # the tile they go to, -1 for any
        self.take_back: int = doc.get("take_back", 0)  # markers general -> personal


class Parts:
    """Everything a data file says, by number."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.doc: dict[str, Any] = doc
        self.hash: str = short_hash(doc)
        self.conditions: list[list[int]] = [[], []]  # by side, then by tile
        self.numbers: list[list[int]] = [[], []]  # the price, or the markers needed
        self.rewards: list[Reward] = []
        self._read_persons(doc["persons"])
        self.amounts: list[int] = [card["amount"] for card in doc["money_cards"]]
        self.visits: list[int] = [card["tile"] - 1 for card in doc["money_cards"]]
        self.effects: list[int] = []  # by mission
        self.tiles: list[int] = []  # by mission: the tile it names, or -1
        self.costs: list[tuple[int, int]] = []  # by mission: two symbols
        self.payments: list[list[Action]] = []  # by mission: the ways to lay it
        self.of_effect: list[i64] = [0] * len(EFFECTS)  # the missions of a type, as a board
        self.for_tile: list[i64] = [0] * TILES  # L-804, L-814: those that name a tile
        self._read_missions(doc["missions"])
        self.supply: i64 = self.united(SUPPLY_EFFECTS)
        self.at_start: i64 = self.united((ON_TILE, ON_LOUIS))
        self.at_end: i64 = self.of_effect[ANYWHERE_AT_END]

    def _read_persons(self, persons: list[dict[str, Any]]) -> None:
        for person in persons:
            self.rewards.append(Reward(person["reward"]))
            for side, name in enumerate(("side_a", "side_b")):
                face = person[name]
                self.conditions[side].append(CONDITIONS.index(face["condition"]))
                self.numbers[side].append(face.get("price", face.get("need", 0)))

    def _read_missions(self, missions: list[dict[str, Any]]) -> None:
        for i in range(MISSIONS):
            card = missions[i]
            effect = EFFECTS.index(card["effect"])
            self.effects.append(effect)
            self.of_effect[effect] |= BIT[i]
            self.tiles.append(card.get("tile", 0) - 1)
            if effect == ON_TILE:
                self.for_tile[card["tile"] - 1] |= BIT[i]
            cost = (SYMBOLS.index(card["cost"][0]), SYMBOLS.index(card["cost"][1]))
            self.costs.append(cost)
            self.payments.append(ways_to_pay(i, cost[0], cost[1]))

    def united(self, effects: tuple[int, ...]) -> i64:
        """The missions of all these types."""
        board: i64 = 0
        for effect in effects:
            board |= self.of_effect[effect]
        return board


def stands_for(chip: int, symbol: int) -> bool:
    """L-502  A crown stands for any symbol, and the question mark accepts any chip."""
    return chip == symbol or chip == CROWN or symbol == ANY


def pays(one: int, two: int, first: int, second: int) -> bool:
    """L-502  Whether two chips, either way round, are the two symbols of a mission."""
    if stands_for(one, first) and stands_for(two, second):
        return True
    return stands_for(two, first) and stands_for(one, second)


def ways_to_pay(mission: int, first: int, second: int) -> list[Action]:
    """L-502  The actions that lay a mission, by the chips returned."""
    return [
        LAYS[mission][one][two - one]
        for one in range(CHIP_KINDS)
        for two in range(one, CHIP_KINDS)
        if pays(one, two, first, second)
    ]


OUR_PARTS: Final = Parts(OUR_DATA)
