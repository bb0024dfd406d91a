"""The actions of Torres: tables made once, found by cell.

place c3            a first knight (T-107)
castle c3           a first castle of the master version (T-1201)
king c3, king stay  the king (T-108, T-802)
deploy c3           a new knight (T-401)
knight c3 d3        an ordinary step (T-410)
door c3 d7          a passage through a castle (T-430)
block e5            a block from the stack of the turn (T-510)
stack 3             which stack it comes from, by its size (T-501); for A-02 also `stack used`
buy, marker, end    buy a card, one point, end of the turn
play vault          play a card (T-1002); where it is used follows:
leap c3 d3, under c3, extra e5, climb c3 d7, diagonal c3 d4, lift c3, drop d4, redeploy c3 d4,
vault c3 e3
use 3               the stack used up by a turn without blocks (T-504)
store 2, return     a leftover block on another stack of that size; the rest back (T-502)
keep vault, back vault leap_two top|under     after a look at three cards (T-1010)
draw vault, master M-03                        chance
"""

from typing import Final

from palatine.core.action import Action, ActionTable
from palatine.games.torres.parts import (
    CARD_KEYS,
    CELLS,
    CLIMB,
    DIAGONAL,
    EXTRA,
    GRID,
    KINDS,
    LEAP,
    MASTER_IDS,
    MOVE_BLOCK,
    REDEPLOY,
    STACK_CAP,
    UNDER,
    VAULT,
)

PLACE: Final = 0
FOUND: Final = 1
KING: Final = 2
KING_STAY: Final = 3
DEPLOY: Final = 4
STEP: Final = 5
DOOR: Final = 6
BLOCK: Final = 7
STACK: Final = 8
BUY: Final = 9
MARKER: Final = 10
END: Final = 11
PLAY: Final = 12
USE_ON: Final = 13  # a card on one cell: a = kind of card, b = cell
USE_FROM: Final = 14  # a card from b to c
DROP: Final = 15
USE_UP: Final = 16
STORE: Final = 17
RETURN: Final = 18
KEEP: Final = 19
BACK: Final = 20
DRAW: Final = 21
MASTER: Final = 22

TABLE: Final = ActionTable()
_NAMES: Final[list[str]] = GRID.names


def _by_cell(kind: int, word: str) -> list[Action]:
    return [TABLE.add(kind, f"{word} {_NAMES[c]}", c) for c in range(CELLS)]


def _by_two_cells(kind: int, word: str) -> list[list[Action]]:
    """From each cell to each; to the same one too, so that a cell is its place in the row."""
    return [
        [TABLE.add(kind, f"{word} {one} {two}", a, b) for b, two in enumerate(_NAMES)]
        for a, one in enumerate(_NAMES)
    ]


def _card_on(card: int, word: str) -> list[Action]:
    return [TABLE.add(USE_ON, f"{word} {_NAMES[c]}", card, c) for c in range(CELLS)]


def _card_from(card: int, word: str) -> list[list[Action]]:
    return [
        [TABLE.add(USE_FROM, f"{word} {one} {two}", card, a, b) for b, two in enumerate(_NAMES)]
        for a, one in enumerate(_NAMES)
    ]


PLACES: Final = _by_cell(PLACE, "place")
FOUNDS: Final = _by_cell(FOUND, "castle")
KINGS: Final = _by_cell(KING, "king")
STAYS: Final = TABLE.add(KING_STAY, "king stay")
DEPLOYS: Final = _by_cell(DEPLOY, "deploy")
STEPS_FROM: Final = _by_two_cells(STEP, "knight")
DOORS_FROM: Final = _by_two_cells(DOOR, "door")
BLOCKS_ON: Final = _by_cell(BLOCK, "block")
STACKS: Final = [TABLE.add(STACK, f"stack {n}", n) for n in range(1, STACK_CAP + 1)]
STACK_IN_USE: Final = TABLE.add(STACK, "stack used")
BUYS: Final = TABLE.add(BUY, "buy")
MARKERS: Final = TABLE.add(MARKER, "marker")
ENDS: Final = TABLE.add(END, "end")
PLAYS: Final = [TABLE.add(PLAY, f"play {CARD_KEYS[k]}", k) for k in range(KINDS)]
LEAPS: Final = _card_from(LEAP, "leap")
UNDERS: Final = _card_on(UNDER, "under")
EXTRAS: Final = _card_on(EXTRA, "extra")
CLIMBS: Final = _card_from(CLIMB, "climb")
DIAGONALS: Final = _card_from(DIAGONAL, "diagonal")
LIFTS: Final = _card_on(MOVE_BLOCK, "lift")
DROPS: Final = _by_cell(DROP, "drop")
REDEPLOYS: Final = _card_from(REDEPLOY, "redeploy")
VAULTS: Final = _card_from(VAULT, "vault")
USES_UP: Final = [TABLE.add(USE_UP, f"use {n}", n) for n in range(STACK_CAP + 1)]
STORES: Final = [TABLE.add(STORE, f"store {n}", n) for n in range(1, STACK_CAP)]
RETURNS: Final = TABLE.add(RETURN, "return")
KEEPS: Final = [TABLE.add(KEEP, f"keep {CARD_KEYS[k]}", k) for k in range(KINDS)]
DRAWS: Final = [TABLE.add(DRAW, f"draw {CARD_KEYS[k]}", k) for k in range(KINDS)]
MASTERS: Final = [TABLE.add(MASTER, f"master {m}", i) for i, m in enumerate(MASTER_IDS)]


def _backs(under: bool) -> list[list[Action]]:
    """Two cards put back, the first lies above the second; [k][k] is one card alone."""
    where = "under" if under else "top"
    rows: list[list[Action]] = []
    for one in range(KINDS):
        row: list[Action] = []
        for two in range(KINDS):
            cards = CARD_KEYS[one] if one == two else f"{CARD_KEYS[one]} {CARD_KEYS[two]}"
            row.append(TABLE.add(BACK, f"back {cards} {where}", one, two, int(under)))
        rows.append(row)
    return rows


BACKS_TOP: Final = _backs(False)
BACKS_UNDER: Final = _backs(True)
