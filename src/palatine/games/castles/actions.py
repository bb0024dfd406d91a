"""The actions of the game; closed kinds stand in tables.

foyer 3, foyer 4           the side of the foyer (C-126)
return B-05, keep          a bonus card goes under the deck (C-128, C-671); keep the only one (A-25)
price R600-5, empty, keep  what goes into the next price slot; the rest stays as it is (C-207)
buy 4000, buy hallway, buy stairs, take 5000       a turn (C-302)
place 3 -2 r1              the tile in hand: top left of its box, quarter turns (C-305)
reward R200-7, decline     the next completion reward; none of the others (C-602)
as food                    what a second downstairs room is worth (C-631)
free hallway, free stairs  C-621
look 300, put R300-5, done a stack looked through, what goes on the room deck (C-661)
add R200-7, remove 4       while a castle is set up for scoring: a piece to add, or to take away
favor F-03, first 1, card 300, tile R300-5, see R300-5, draw B-05       chance
"""

from typing import Final

from palatine.core.action import Action, ActionTable
from palatine.core.errors import BadText
from palatine.games.castles.parts import (
    CARD_IDS,
    FAVOR_IDS,
    HALLWAY,
    PRICES,
    ROOMS,
    SIZES,
    STAIRS,
    TILE_IDS,
    TYPES,
)
from palatine.games.castles.placing import PLACE, PLACE_AT

FOYER: Final = 1
RETURN: Final = 2
KEEP: Final = 3
PRICE: Final = 4
EMPTY: Final = 5
BUY: Final = 6
BUY_CORRIDOR: Final = 7
TAKE: Final = 8
REWARD: Final = 9
DECLINE: Final = 10
AS: Final = 11
FREE: Final = 12
LOOK: Final = 13
PUT: Final = 14
DONE: Final = 15
ADD: Final = 16
REMOVE: Final = 17
FAVOR: Final = 18
FIRST: Final = 19
CARD: Final = 20
TILE: Final = 21
SEE: Final = 22
DRAW: Final = 23

TABLE: Final = ActionTable()
MOST_TILES: Final = 95  # 75 rooms, 9 hallways, 6 stairs, the foyer, and some to spare

FOYERS: Final = [TABLE.add(FOYER, f"foyer {n}", n) for n in (3, 4)]
RETURNS: Final = [TABLE.add(RETURN, f"return {name}", i) for i, name in enumerate(CARD_IDS)]
KEEPS: Final = TABLE.add(KEEP, "keep")
_ROOM_IDS: Final[list[str]] = TILE_IDS[:ROOMS]
_PIECES: Final[list[str]] = TILE_IDS[:ROOMS] + ["hallway", "stairs", "foyer"]
PRICED: Final = [TABLE.add(PRICE, f"price {name}", i) for i, name in enumerate(_ROOM_IDS)]
EMPTIES: Final = TABLE.add(EMPTY, "empty")
BUYS: Final[dict[int, Action]] = {
    price: TABLE.add(BUY, f"buy {price}", price) for price in PRICES[4]
}
BUYS_BY_SLOT: Final = [[BUYS[price] for price in prices] for prices in PRICES]  # by seats
BUY_HALLWAY: Final = TABLE.add(BUY_CORRIDOR, "buy hallway", HALLWAY)
BUY_STAIRS: Final = TABLE.add(BUY_CORRIDOR, "buy stairs", STAIRS)
TAKES: Final = TABLE.add(TAKE, "take 5000")
REWARDS: Final = [TABLE.add(REWARD, f"reward {name}", i) for i, name in enumerate(_PIECES)]
REWARDS.append(REWARDS[-1])  # both sides of the foyer
DECLINES: Final = TABLE.add(DECLINE, "decline")
ASES: Final = [TABLE.add(AS, f"as {name}", i) for i, name in enumerate(TYPES)]
FREE_HALLWAY: Final = TABLE.add(FREE, "free hallway", HALLWAY)
FREE_STAIRS: Final = TABLE.add(FREE, "free stairs", STAIRS)
LOOKS: Final = [TABLE.add(LOOK, f"look {size}", i) for i, size in enumerate(SIZES)]
PUTS: Final = [TABLE.add(PUT, f"put {name}", i) for i, name in enumerate(_ROOM_IDS)]
DONES: Final = TABLE.add(DONE, "done")
ADDS: Final = [TABLE.add(ADD, f"add {name}", i) for i, name in enumerate(_PIECES[:-1])]
REMOVES: Final = [TABLE.add(REMOVE, f"remove {i}", i) for i in range(1, MOST_TILES)]
FAVOR_DRAWS: Final = [TABLE.add(FAVOR, f"favor {name}", i) for i, name in enumerate(FAVOR_IDS)]
FIRSTS: Final = [TABLE.add(FIRST, f"first {seat}", seat) for seat in range(4)]
CARD_DRAWS: Final = [TABLE.add(CARD, f"card {size}", i) for i, size in enumerate(SIZES)]
TILE_DRAWS: Final = [TABLE.add(TILE, f"tile {name}", i) for i, name in enumerate(_ROOM_IDS)]
SEES: Final = [TABLE.add(SEE, f"see {name}", i) for i, name in enumerate(_ROOM_IDS)]
DRAWS: Final = [TABLE.add(DRAW, f"draw {name}", i) for i, name in enumerate(CARD_IDS)]

_FARTHEST: Final = 1000  # no castle of this box reaches it


def parse(text: str) -> Action:
    """The action with this text; `place` stands in no table."""
    words = text.split()
    if len(words) == 4 and words[0] == "place":
        return _parse_place(text, words)
    return TABLE.parse(text)


def _parse_place(text: str, words: list[str]) -> Action:
    turn = words[3]
    if turn not in ("r0", "r1", "r2", "r3"):
        raise BadText(text)
    try:
        x, y = int(words[1]), int(words[2])
    except ValueError:
        raise BadText(text) from None
    # the text is canonical: no +3, no 03, no 1_0
    if str(x) != words[1] or str(y) != words[2] or max(abs(x), abs(y)) > _FARTHEST:
        raise BadText(text)
    return PLACE_AT.at(x, y, int(turn[1]))


def is_place(a: Action) -> bool:
    return a.kind == PLACE
