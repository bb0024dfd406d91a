"""Castles as JSON documents: read, scored, set up for the scorer's table.

    {"throne": id, "rooms": [[[x, y], id], ...], "attendants": [id], "cards": [id],
     "options": {...}}

The throne room covers (0, 0) and (1, 0), +y is up. Only the throne must be named. A-35 says what is
refused, and what `lenient` makes of it.
"""

from typing import Any

from palatine.core.documents import Documents
from palatine.core.errors import BadDocument
from palatine.core.state import Frame
from palatine.games.between.cards import card_points
from palatine.games.between.castle import Castle, castle_of, why_not_here
from palatine.games.between.effects import card_key, room_key
from palatine.games.between.meta import META
from palatine.games.between.parts import (
    ATTENDANT_COUNTS,
    ATTENDANT_IDS,
    CARD_IDS,
    EDGES,
    MOST_STEPS,
    PIECE_BY_ID,
    PIECE_IDS,
    ROOMS,
    SPECIALTY_COUNTS,
    SPOTS_FOR_ATTENDANTS,
    THRONE_IDS,
    TYPES,
    cell_at,
    x_of,
    y_of,
)
from palatine.games.between.scoring import (
    attendant_points,
    castle_score,
    room_points,
    throne_points,
)
from palatine.games.between.state import SCORER, BetweenState

_KEYS = {"throne", "rooms", "attendants", "cards", "options", "game"}


# --- reading --------------------------------------------------------------------------------------


class Reading:
    """A document as it was read: its castle, and the pieces in the order of the document."""

    def __init__(self, castle: Castle, tiles: list[tuple[int, int]], options: Any) -> None:
        self.castle = castle
        self.tiles = tiles
        self.options = options


def read(doc: Any, lenient: bool) -> Reading:
    """A castle, legal by section 3; leniently whatever of it can be scored."""
    if not isinstance(doc, dict):
        raise BadDocument("error-document-shape", "document")
    for key in doc:
        if key not in _KEYS:
            raise BadDocument("error-document-key", str(key)[:40])
    if "throne" not in doc:
        raise BadDocument("error-document-missing", "throne")
    options = doc.get("options", {})
    if not isinstance(options, dict):
        raise BadDocument("error-document-shape", "options")
    throne = _id(doc["throne"], THRONE_IDS, "throne")
    tiles = _rooms(doc.get("rooms", []), lenient)
    castle = castle_of(throne, tiles)
    if not lenient:
        _check_castle(castle, tiles)
    castle.attendants = _some(doc, "attendants", ATTENDANT_IDS, lenient)
    castle.cards = _some(doc, "cards", CARD_IDS, lenient)
    if not lenient:
        _check_belongings(castle)
    return Reading(castle, tiles, META.read_options(options))


def _rows(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadDocument("error-document-shape", where)
    return value


def _id(value: Any, ids: list[str], where: str) -> int:
    if not isinstance(value, str) or value not in ids:
        raise BadDocument("error-document-id", where, {"value": str(value)[:40]})
    return ids.index(value)


def _some(doc: Any, key: str, ids: list[str], lenient: bool) -> tuple[int, ...]:
    names = _rows(doc.get(key, []), key)
    if lenient:
        names = [name for name in names if isinstance(name, str) and name in ids]
    return tuple([_id(name, ids, f"{key}[{i}]") for i, name in enumerate(names)])


def _number(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > MOST_STEPS:
        args: dict[str, str | int] = {
            "least": -MOST_STEPS, "most": MOST_STEPS, "value": str(value)[:20]
        }  # fmt: skip
        raise BadDocument("error-document-number", where, args)
    return value


def _rooms(rows: Any, lenient: bool) -> list[tuple[int, int]]:
    """Cells and pieces in document order. Leniently, what is unknown or overlaps is passed over."""
    taken = {cell_at(0, 0), cell_at(1, 0)}
    found: list[tuple[int, int]] = []
    for i, row in enumerate(_rows(rows, "rooms")):
        where = f"rooms[{i}]"
        if len(_rows(row, where)) != 2 or len(_rows(row[0], where)) != 2:
            raise BadDocument("error-document-shape", where)
        x, y = _number(row[0][0], where), _number(row[0][1], where)
        cell = cell_at(x, y)
        known = isinstance(row[1], str) and row[1] in PIECE_BY_ID
        if lenient and (not known or cell in taken):
            continue
        piece = _id(row[1], PIECE_IDS, where)
        if cell in taken:
            named = f"{where} {row[1]}"
            raise BadDocument("error-document-overlap", named, {"cell": f"{x}, {y}"})
        taken.add(cell)
        found.append((cell, piece))
    return found


def _check_castle(castle: Castle, tiles: list[tuple[int, int]]) -> None:
    """B-303 ... B-310  Every room hangs together with the throne room and may lie where it does."""
    joined = {cell_at(0, 0), cell_at(1, 0)}
    edge = list(joined)
    while edge:
        here = edge.pop()
        fresh = [here + step for step in EDGES if here + step in castle.cells]
        edge += [cell for cell in fresh if cell not in joined]
        joined.update(fresh)
    pieces = [piece for _, piece in tiles]
    for i, (cell, piece) in enumerate(tiles):
        where = f"rooms[{i}]"
        most = 1 if piece < ROOMS else SPECIALTY_COUNTS[piece - ROOMS]
        if pieces[: i + 1].count(piece) > most:
            args: dict[str, str | int] = {"piece": room_key(piece), "most": most}
            raise BadDocument("between-document-too-many", where, args)
        reason = why_not_here(castle, cell, piece)
        key, rule = (reason.key, reason.rule) if reason else ("between-why-alone", "B-303")
        if reason or cell not in joined:
            args = {"room": room_key(piece), "x": x_of(cell), "y": y_of(cell)}
            raise BadDocument(
                "between-document-place", where, {**args, "reason": key, "rule": rule}
            )


def _check_belongings(castle: Castle) -> None:
    """B-405, B-803, B-106  Two spots for attendants, one copy of each card."""
    if len(castle.attendants) > SPOTS_FOR_ATTENDANTS:
        args: dict[str, str | int] = {"size": f"0 - {SPOTS_FOR_ATTENDANTS}"}
        raise BadDocument("error-document-size", "attendants", args)
    for i, card in enumerate(castle.cards):
        if card in castle.cards[:i]:
            args = {"piece": card_key(card), "most": 1}
            raise BadDocument("between-document-too-many", f"cards[{i}]", args)


# --- answering ------------------------------------------------------------------------------------


def score(doc: Any, lenient: bool) -> Any:
    """B-1001  What a castle scores, piece by piece; a list of documents gives a list."""
    if isinstance(doc, list):
        return [score(one, lenient) for one in doc]
    found = read(doc, lenient)
    castle = found.castle
    connects = bool(found.options["throne_connects"])
    return {
        "total": castle_score(castle, connects),
        "throne": throne_points(castle),
        "rooms": [
            [[x_of(cell), y_of(cell)], PIECE_IDS[piece], room_points(castle, cell, connects)]
            for cell, piece in found.tiles
        ],
        "attendants": [[ATTENDANT_IDS[k], attendant_points(castle, k)] for k in castle.attendants],
        "cards": [[CARD_IDS[card], card_points(castle, card)] for card in castle.cards],
    }


def position(doc: Any) -> BetweenState:
    """The scorer's table: one castle in a frame `build`, all other pieces at hand."""
    found = read(doc, lenient=False)
    castle = found.castle
    castle.attendants = tuple(sorted(castle.attendants))
    castle.cards = tuple(sorted(castle.cards))
    s = BetweenState(SCORER, found.options)
    s.castles = [castle]
    used = set(castle.cells.values())
    s.pile = [tile for tile in s.pile if tile not in used]
    s.deck = [card for card in s.deck if card not in castle.cards]
    s.thrones.remove(castle.throne)
    s.specialty = tuple([n - castle.counts[TYPES + k] for k, n in enumerate(SPECIALTY_COUNTS)])
    s.attendants = tuple([n - castle.attendants.count(k) for k, n in enumerate(ATTENDANT_COUNTS)])
    s.frames = [Frame("build", 0)]
    return s


class BetweenDocuments(Documents[BetweenState]):
    """The documents of this game."""

    def position(self, doc: Any) -> BetweenState:
        return position(doc)

    def blank(self) -> Any:
        return {"throne": THRONE_IDS[0]}

    def score(self, doc: Any, lenient: bool) -> Any:
        return score(doc, lenient)
