"""The pieces of the game as tables, read from data/castles.toml and data/rooms.toml once."""

from typing import Any, Final

from palatine.core.data import load, short_hash
from palatine.core.native import Row, row

_FOLDER: Final = __file__.rpartition("/")[0]
_DATA: Final = load(_FOLDER, "castles")
_ROOMS: Final[list[dict[str, Any]]] = load(_FOLDER, "rooms")["rooms"]
DATA_HASH: Final = short_hash([_DATA, _ROOMS])

# C-105  Literals, because the compiler folds them; a test compares them with the data.
ACTIVITY: Final = 0
CORRIDOR: Final = 1
DOWNSTAIRS: Final = 2
FOOD: Final = 3
LIVING: Final = 4
OUTDOOR: Final = 5
SLEEPING: Final = 6
UTILITY: Final = 7
TYPES: Final[list[str]] = _DATA["types"]["order"]

# C-102, C-103  Tiles by number: 75 rooms, then the corridor tiles that are all alike.
ROOMS: Final = 75
HALLWAY: Final = 75
STAIRS: Final = 76
FOYER3: Final = 77
FOYER4: Final = 78
TILES: Final = 79
SIZES: Final[list[int]] = [int(size) for size in _DATA["shapes"]]
KINDS_OF_SIZE: Final = 10
HALLWAYS: Final[int] = _DATA["hallway"]["count"]
ALL_STAIRS: Final[int] = _DATA["stairs"]["count"]
CARDS_PER_SIZE: Final[int] = _DATA["room_cards"]["per_size"]

# levels (C-408)
GROUND: Final = 0
DARK: Final = 1
EITHER: Final = -1  # a hallway lies light or dark side up
BOTH: Final = -2  # stairs: each end has its own

# kinds of bonus
NO_BONUS: Final = 0
CONNECT: Final = 1  # C-502
ADJACENT: Final = 2  # C-503
IN_CASTLE: Final = 3  # C-504
_BONUS_KINDS: Final = ("none", "connect", "adjacent", "castle")

TILE_IDS: Final[list[str]] = [room["id"] for room in _ROOMS] + [
    "hallway",
    "stairs",
    "foyer",
    "foyer",
]
TILE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(TILE_IDS[:77])}
NAMES: Final[list[str]] = [room["name"] for room in _ROOMS] + ["Hallway", "Stairs"] + ["Foyer"] * 2
TYPE_OF: Final[Row] = row([TYPES.index(room["type"]) for room in _ROOMS] + [CORRIDOR] * 4)
SIZE_OF: Final[list[int]] = [room["size"] for room in _ROOMS] + [
    _DATA["hallway"]["size"],
    _DATA["stairs"]["size"],
    _DATA["foyer"]["size"],
    _DATA["foyer"]["size"],
]
SIZE_INDEX: Final[list[int]] = [SIZES.index(room["size"]) for room in _ROOMS] + [-1] * 4
POINTS: Final[list[int]] = [room["points"] for room in _ROOMS] + [0] * 4
LEVEL_OF: Final[Row] = row(
    [DARK if room["type"] == "downstairs" else GROUND for room in _ROOMS]
    + [EITHER, BOTH, GROUND, GROUND]
)


def _bonus(room: dict[str, Any]) -> tuple[int, int, int]:
    """Kind, points for each, and the types counted as a mask."""
    if "bonus" not in room:
        return NO_BONUS, 0, 0
    bonus = room["bonus"]
    mask = 0
    for name in bonus["per"]:
        mask |= 2 ** TYPES.index(name)
    return _BONUS_KINDS.index(bonus["kind"]), bonus["points"], mask


_BONUSES: Final = [_bonus(room) for room in _ROOMS] + [(NO_BONUS, 0, 0)] * 4
BONUS_KIND: Final[Row] = row([bonus[0] for bonus in _BONUSES])
BONUS_POINTS: Final[list[int]] = [bonus[1] for bonus in _BONUSES]
BONUS_TYPES: Final[Row] = row([bonus[2] for bonus in _BONUSES])
TYPE_BIT: Final[Row] = row([1, 2, 4, 8, 16, 32, 64, 128])


def counts_type(mask: int, kind: int) -> bool:
    """Whether a bonus counts tiles of this type."""
    return mask & TYPE_BIT[kind] != 0


def printed(tile: int) -> tuple[str, int, int, list[str], list[str], str]:
    """Shape, width, height, doors, fence and dark door as the data file has them."""
    if tile < ROOMS:
        room = _ROOMS[tile]
        shape = _DATA["shapes"][str(room["size"])]
        return (
            shape["shape"],
            shape["width"],
            shape["height"],
            room["doors"],
            room.get("fence", []),
            "",
        )
    name = ("hallway", "stairs", "foyer", "foyer")[tile - ROOMS]
    piece = _DATA[name]
    doors = piece["doors"] if tile < FOYER3 else piece[f"doors_{tile - FOYER3 + 3}"]
    return piece["shape"], piece["width"], piece["height"], doors, [], piece.get("dark_door", "")


# C-12x, C-1001: the table by number of players
SOLO: Final = 1
MOST_SEATS: Final = 4
MARKET: Final[list[int]] = [0] + [_DATA["players"][str(n)]["market_size"] for n in range(1, 5)]
PRICES: Final[list[list[int]]] = [[]] + [_DATA["players"][str(n)]["prices"] for n in range(1, 5)]
FAVOR_COUNT: Final[list[int]] = [0] + [_DATA["players"][str(n)]["favors"] for n in range(1, 5)]
ROOM_CARDS: Final[list[int]] = [0] + [_DATA["players"][str(n)]["room_cards"] for n in range(1, 5)]
HALLWAY_STACK: Final[list[int]] = [0] + [_DATA["players"][str(n)]["hallways"] for n in range(1, 5)]
STAIRS_STACK: Final[list[int]] = [0] + [_DATA["players"][str(n)]["stairs"] for n in range(1, 5)]


def stack_size(seats: int, size: int) -> int:
    """C-124  Tiles in the stack of a size (by index)."""
    row = _DATA["players"][str(seats)]
    small = SIZES[size] in _DATA["setup"]["small_sizes"]
    return int(row["small_stack"] if small else row["large_stack"])


SMALL_SIZES: Final[int] = len(_DATA["setup"]["small_sizes"])  # the first five are small
START_MONEY: Final[int] = _DATA["setup"]["start_money"]
CORRIDOR_PRICE: Final[int] = _DATA["setup"]["hallway_price"]
PASS_INCOME: Final[int] = _DATA["setup"]["pass_income"]
LEFTOVER_COIN: Final[int] = _DATA["setup"]["coin_on_leftover"]
CARDS_DEALT: Final[int] = _DATA["setup"]["bonus_cards_dealt"]
CARDS_KEPT: Final[int] = _DATA["setup"]["bonus_cards_kept"]
SOLO_CARDS: Final[int] = _DATA["setup"]["solo_bonus_cards"]
SOLO_RANKS: Final[list[int]] = _DATA["setup"]["solo_ranks"]

# C-611, C-681 rewards
ACTIVITY_REWARD: Final = 5
OUTDOOR_REWARD: Final = 10_000
MONEY_A_POINT: Final = 10_000  # C-715
STACK_POINTS: Final = 2  # C-711
IDLE_ROUNDS: Final = 8

# C-8xx
FAVORS: Final = 24
FAVOR_DATA: Final[list[dict[str, Any]]] = _DATA["favors"]
FAVOR_IDS: Final[list[str]] = [favor["id"] for favor in FAVOR_DATA]
FAVOR_POINTS: Final[list[int]] = _DATA["favor_scoring"]["points_by_place"]
EXCLUSIVE: Final[list[int]] = [
    FAVOR_IDS.index(name) for name in _DATA["favor_scoring"]["exclusive_pair"]
]

# C-9xx
CARDS: Final = 27
CARD_DATA: Final[list[dict[str, Any]]] = _DATA["bonus_cards"]
CARD_IDS: Final[list[str]] = [card["id"] for card in CARD_DATA]


def describe() -> list[tuple[str, str, str, str]]:
    """Item, value, source and confidence of everything the data files say."""
    rows: list[tuple[str, str, str, str]] = []
    for room in _ROOMS:
        rows.append(_described(f"room {room['id']}", room))
    for name, table in _DATA.items():
        if name == "sources":
            continue
        if isinstance(table, list):
            rows += [_described(f"{name} {entry['id']}", entry) for entry in table]
        elif name in ("players", "shapes"):
            rows += [_described(f"{name} {key}", entry) for key, entry in table.items()]
        else:
            rows.append(_described(name, table))
    return rows


def _described(label: str, entry: dict[str, Any]) -> tuple[str, str, str, str]:
    kept = {k: v for k, v in entry.items() if k not in ("id", "source", "confidence", "evidence")}
    return label, str(kept), str(entry["source"]), str(entry["confidence"])
