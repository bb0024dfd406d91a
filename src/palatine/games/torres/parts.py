"""The pieces of Torres as tables, read from data/torres.toml once."""

from typing import Final

from palatine.core.data import load, short_hash
from palatine.core.grid import Grid
from palatine.core.native import Row

_DATA: Final = load(__file__.rpartition("/")[0], "torres")
DATA_HASH: Final = short_hash(_DATA)

GRID: Final = Grid(_DATA["board"]["columns"], _DATA["board"]["rows"])
CELLS: Final = 64
NEAR: Final[Row] = GRID.near
ASLANT: Final[Row] = GRID.aslant
START_CELLS: Final[list[int]] = [GRID.by_name[n] for n in _DATA["board"]["start_cells"]]

BLOCKS: Final[int] = _DATA["pieces"]["blocks"]
KNIGHTS: Final[int] = _DATA["pieces"]["knights_per_seat"]
COPIES: Final[int] = _DATA["pieces"]["card_copies"]

# T-301 ... T-303. Literals, because the compiler folds them; a test compares them with the data.
ACTION_POINTS: Final = 5
DEPLOY_COST: Final = 2
CARDS_BOUGHT: Final = 2
CARDS_LOOKED_AT: Final = 3
STACK_CAP: Final = 3

CARD_KEYS: Final[list[str]] = [card["key"] for card in _DATA["cards"]]
CARD_IDS: Final[list[str]] = [card["id"] for card in _DATA["cards"]]
KINDS: Final = 10
LEAP: Final = 0
UNDER: Final = 1
EXTRA: Final = 2
CLIMB: Final = 3
DIAGONAL: Final = 4
SIX: Final = 5
SEVEN: Final = 6
MOVE_BLOCK: Final = 7
REDEPLOY: Final = 8
VAULT: Final = 9
MIN_CASTLES: Final[int] = _DATA["cards"][MOVE_BLOCK]["min_castles"]

MASTER_KEYS: Final[list[str]] = [card["key"] for card in _DATA["masters"]]
MASTER_IDS: Final[list[str]] = [card["id"] for card in _DATA["masters"]]
MASTER_POINTS: Final[list[list[int]]] = [card["points"] for card in _DATA["masters"]]
MASTER_CASTLES: Final[list[int]] = _DATA["masters"][5]["castles"]

KING_LEVEL: Final[list[int]] = _DATA["king_bonus"]["level"]
KING_POINTS: Final[list[int]] = _DATA["king_bonus"]["points"]

CASTLES: Final[int] = _DATA["master_setup"]["castles"]
MIN_DISTANCE: Final[int] = _DATA["master_setup"]["min_distance"]
PHASES: Final = 3


_PHASE_STACKS: Final[list[list[tuple[int, ...]]]] = [
    [tuple(stacks) for stacks in _DATA["phase_cards"][str(seats)]["stacks"]] for seats in (2, 3, 4)
]
MOST_STACKS: Final = 4  # of one player, in any phase


def phase_stacks(seats: int, phase: int) -> tuple[int, ...]:
    """T-205  The stacks each player receives at the start of a phase (1 to 3)."""
    return _PHASE_STACKS[seats - 2][phase - 1]


def describe() -> list[tuple[str, str, str, float]]:
    """Item, value, source and confidence of everything the data file says."""
    rows: list[tuple[str, str, str, float]] = []
    for name, table in _DATA.items():
        entries = table if isinstance(table, list) else [table]
        for entry in entries:
            label = f"{name} {entry['id']}" if "id" in entry else name
            source = str(entry.get("source", entry.get("start_cells_source", "rulebook")))
            rows.append((label, str(entry), source, float(entry.get("confidence", 1.0))))
    return rows
