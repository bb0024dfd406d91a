"""The pieces as tables, read from data/*.toml once.

A *piece* is a number: the 147 regular rooms in the order of the data (21 of each type), then
fountain, tower and grand foyer; both halves of a throne room are `THRONE`.
"""

from typing import Any, Final

from palatine.core.data import Table, load, short_hash

_FOLDER: Final[str] = __file__.rpartition("/")[0]
_ROOMS: Final[Table] = load(_FOLDER, "rooms")
_PIECES: Final[Table] = load(_FOLDER, "pieces")
DATA_HASH: Final[str] = short_hash([_ROOMS, _PIECES])

# Literals, because the compiler folds them; a test compares them with the data.
FOOD: Final = 0
LIVING: Final = 1
UTILITY: Final = 2
OUTDOOR: Final = 3
SLEEPING: Final = 4
CORRIDOR: Final = 5
DOWNSTAIRS: Final = 6
SPECIALTY: Final = 7  # B-104: throne rooms, too
TYPES: Final = 7  # the regular ones
TYPE_NAMES: Final[list[str]] = [*_PIECES["types"], "specialty"]

ROOMS: Final = 147
FOUNTAIN: Final = 147
TOWER: Final = 148
GRAND_FOYER: Final = 149
THRONE: Final = 150
KINDS: Final = 3  # of specialty rooms

HAND: Final = 9  # B-201; B-210: 9, 7, 5, 3 tiles, so four turns a round
CHOSEN: Final = 2  # B-203
ROUNDS: Final = 2
FOOD_DRAW: Final = 5  # B-402
CARD_DRAW: Final = 3  # B-406
SPOTS_FOR_ATTENDANTS: Final = 2  # B-405

_FACES: Final[list[dict[str, Any]]] = _ROOMS["rooms"] + _PIECES["specialty"]
PIECE_IDS: Final[list[str]] = [face["id"] for face in _FACES]
PIECE_BY_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(PIECE_IDS)}


def _types() -> list[int]:
    """The type of every piece; THRONE included, as the last."""
    found = [TYPE_NAMES.index(room["type"]) for room in _ROOMS["rooms"]]
    return found + [SPECIALTY] * (KINDS + 1)


TYPE_OF: Final[list[int]] = _types()

# wall hangings
TORCH: Final = 0
PAINTING: Final = 1
MIRROR: Final = 2
SWORDS: Final = 3
BARE: Final = -1  # outdoor and specialty tiles
HANGINGS: Final[list[str]] = ["torch", "painting", "mirror", "swords"]


def _hanging(name: str) -> int:
    return HANGINGS.index(name) if name in HANGINGS else BARE


HANGING_OF: Final[list[int]] = [_hanging(face["hanging"]) for face in _FACES]

# B-307, B-308, B-310: where a piece may stand
UPPER: Final = 0  # ground level or above
ANYWHERE: Final = 1
UNDER: Final = 2  # underground only


def _levels(face: dict[str, Any]) -> int:
    levels = face["levels"] if "levels" in face else _PIECES["types"][face["type"]]["levels"]
    if levels == ["below"]:
        return UNDER
    return ANYWHERE if "below" in levels else UPPER


LEVELS_OF: Final[list[int]] = [_levels(face) for face in _FACES] + [ANYWHERE]
BLUE: Final[list[bool]] = [face["blue_border"] for face in _FACES] + [False]  # B-309

# How a piece scores
SPOTS: Final = 0
AROUND: Final = 1
LINKED: Final = 2
IN_CASTLE: Final = 3
ALL_TYPES: Final = 4
AROUND_HANGING: Final = 5
COLUMN: Final = 6
FIXED: Final = 7
ROOMS_BELOW: Final = 8
AROUND_ANY: Final = 9
SCORE_KINDS: Final[dict[str, int]] = {
    "spots": SPOTS,
    "surround_type": AROUND,
    "connected": LINKED,
    "anywhere": IN_CASTLE,
    "all_types": ALL_TYPES,
    "surround_hanging": AROUND_HANGING,
    "column": COLUMN,
    "fixed": FIXED,
    "rooms_below_in_column": ROOMS_BELOW,
    "surround_any": AROUND_ANY,
}


def _score(face: dict[str, Any], key: str) -> Any:
    return face["score"][key] if "score" in face else face[key]


def _wants(face: dict[str, Any]) -> int:
    """The type a room wants (or the hanging, for a corridor); -1 where it names none."""
    name = face.get("wants", "")
    if name in HANGINGS:
        return HANGINGS.index(name)
    return TYPE_NAMES.index(name) if name else -1


SCORES_BY: Final[list[int]] = [SCORE_KINDS[_score(face, "kind")] for face in _FACES]
POINTS_OF: Final[list[int]] = [_score(face, "points") for face in _FACES]
ELSE_POINTS: Final[list[int]] = [face.get("points_else", 0) for face in _FACES]  # B-551
WANTS: Final[list[int]] = [_wants(face) for face in _FACES]
BOTH_WAYS: Final[list[bool]] = ["below" in face.get("directions", []) for face in _FACES]  # B-573

# A cell is one number; castles have no limits (B-306), but no game leaves a window around the
# throne room, and documents are held to MOST_STEPS.
STRIDE: Final = 1024
ORIGIN: Final = 524_800  # 512 * STRIDE + 512: the left half of the throne room
LEFT: Final = -1
RIGHT: Final = 1
UP: Final = 1024
DOWN: Final = -1024
MOST_STEPS: Final = 400


def cell_at(x: int, y: int) -> int:
    """The cell x to the right of the throne's left half and y above it."""
    return ORIGIN + y * STRIDE + x


def x_of(cell: int) -> int:
    """The column of a cell."""
    return cell % STRIDE - 512


def y_of(cell: int) -> int:
    """The row of a cell: 0 is ground level."""
    return cell // STRIDE - 512


def _steps(offsets: list[list[int]]) -> list[int]:
    return [dy * STRIDE + dx for dx, dy in offsets]


OFFSETS: Final[list[list[int]]] = [_steps(face.get("offsets", [])) for face in _FACES]
# what surrounds, and what shares an edge
AROUND_8: Final[list[int]] = [-1025, -1024, -1023, -1, 1, 1023, 1024, 1025]
EDGES: Final[list[int]] = [-1024, -1, 1, 1024]
THRONE_EDGES: Final[list[int]] = [  # the 6 edge spaces of the throne room
    cell_at(-1, 0), cell_at(2, 0), cell_at(0, 1), cell_at(1, 1), cell_at(0, -1), cell_at(1, -1)
]  # fmt: skip
THRONE_RING: Final[list[int]] = THRONE_EDGES + [  # and the 4 corners
    cell_at(-1, 1), cell_at(2, 1), cell_at(-1, -1), cell_at(2, -1)
]  # fmt: skip

# Thrones, attendants, cards, tokens
THRONES: Final = 7  # B-604
THRONE_IDS: Final[list[str]] = [throne["id"] for throne in _PIECES["thrones"]]
THRONE_WANTS: Final[list[list[int]]] = [
    [TYPE_NAMES.index(name) for name in throne["wants"]] for throne in _PIECES["thrones"]
]
THRONE_SPOTS: Final[list[list[int]]] = [
    [cell_at(x, y) for x, y in throne["spots"]] for throne in _PIECES["thrones"]
]
THRONE_HANGING: Final[list[int]] = [_hanging(throne["hanging"]) for throne in _PIECES["thrones"]]
THRONE_POINTS: Final = 2

ATTENDANT_IDS: Final[list[str]] = [one["id"] for one in _PIECES["attendants"]]
ATTENDANT_HANGING: Final[list[int]] = [_hanging(one["hanging"]) for one in _PIECES["attendants"]]
ATTENDANT_COUNTS: Final[tuple[int, ...]] = tuple([one["count"] for one in _PIECES["attendants"]])
# B-103, A-15
SPECIALTY_COUNTS: Final[tuple[int, ...]] = tuple([one["count"] for one in _PIECES["specialty"]])

CARDS: Final = 20
CARD_IDS: Final[list[str]] = [card["id"] for card in _PIECES["cards"]]
CARD_POINTS: Final[list[int]] = [card["points"] for card in _PIECES["cards"]]
CARD_METRICS: Final[list[str]] = [card["metric"] for card in _PIECES["cards"]]

TOKENS: Final[list[str]] = [token["id"] for token in _PIECES["tokens"]]
TOKEN_COLOURS: Final[list[str]] = [token["color"] for token in _PIECES["tokens"]]


def describe() -> list[tuple[str, str, str, str]]:
    """Item, value, source and confidence of everything the data files say."""
    rows: list[tuple[str, str, str, str]] = []
    for name, table in {**_ROOMS, **_PIECES}.items():
        entries = table if isinstance(table, list) else [table]
        for entry in entries:
            label = f"{name} {entry['id']}" if "id" in entry else name
            source = str(entry.get("source", "rulebook"))
            rows.append((label, str(entry), source, str(entry.get("confidence", "high"))))
    return rows
