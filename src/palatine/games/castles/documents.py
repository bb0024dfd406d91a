"""Castles as JSON documents: read, scored placement by placement, set up for the scorer's table.

    {"foyer": "3"|"4", "tiles": [{"id", "x", "y", "rot", "side"?}, ...], "options": {...}}

in order of placement; (x, y) is the top left corner of the turned box, y down, rot = clockwise
quarter turns, the foyer's box lies at (0, 0); `side` = light|dark of a hallway.
"""

from typing import Any

from palatine.core.documents import Documents
from palatine.core.errors import BadDocument
from palatine.core.state import Frame
from palatine.games.castles import scoring
from palatine.games.castles.broken import broken_rule
from palatine.games.castles.castle import Castle
from palatine.games.castles.effects import named
from palatine.games.castles.meta import META
from palatine.games.castles.parts import (
    ALL_STAIRS,
    DARK,
    EITHER,
    FOYER3,
    GROUND,
    HALLWAY,
    HALLWAYS,
    STAIRS,
    TILE_IDS,
    TILE_NUMBER,
)
from palatine.games.castles.shapes import SAME_TURN, TURNED
from palatine.games.castles.state import CastlesState, fresh
from palatine.games.castles.steps.builder import score_anew

_KEYS = {"foyer", "tiles", "options", "game"}
_TILE_KEYS = {"id", "x", "y", "rot", "side"}
_FARTHEST = 900  # cells from the foyer; all tiles in one line do not reach so far
_SIDES = {"light": GROUND, "dark": DARK}
_FOYERS = ("3", "4")


class Wanted:
    """A tile as a document asks for it."""

    def __init__(self, tile: int, x: int, y: int, rot: int, level: int) -> None:
        self.tile = tile
        self.x = x
        self.y = y
        self.rot = rot
        self.level = level  # of a hallway, where the document says it


class Reading:
    """A document as it was read."""

    def __init__(self, foyer: int, tiles: list[Wanted], options: Any) -> None:
        self.foyer = foyer
        self.tiles = tiles
        self.options = options


def read(doc: Any) -> Reading:
    """Check the shape of a document; whether tiles may lie so is judged later."""
    if not isinstance(doc, dict):
        raise BadDocument("error-document-shape", "document")
    _only(doc, _KEYS, "")
    if "foyer" not in doc:
        raise BadDocument("error-document-missing", "foyer")
    if doc["foyer"] not in _FOYERS:
        raise BadDocument("error-document-id", "foyer", {"value": str(doc["foyer"])[:40]})
    rows = doc.get("tiles", [])
    if not isinstance(rows, list):
        raise BadDocument("error-document-shape", "tiles")
    options = doc.get("options", {})
    if not isinstance(options, dict):
        raise BadDocument("error-document-shape", "options")
    tiles = [_tile(row, f"tiles[{i}]") for i, row in enumerate(rows)]
    _check_pieces(tiles)
    return Reading(FOYER3 + _FOYERS.index(doc["foyer"]), tiles, META.read_options(options))


def _only(row: dict[Any, Any], keys: set[str], where: str) -> None:
    for key in row:
        if key not in keys:
            raise BadDocument("error-document-key", where + str(key)[:40])


def _tile(row: Any, where: str) -> Wanted:
    if not isinstance(row, dict):
        raise BadDocument("error-document-shape", where)
    _only(row, _TILE_KEYS, f"{where}.")
    for key in ("id", "x", "y"):
        if key not in row:
            raise BadDocument("error-document-missing", f"{where}.{key}")
    name = row["id"]
    if not isinstance(name, str) or name not in TILE_NUMBER:
        raise BadDocument("error-document-id", f"{where}.id", {"value": str(name)[:40]})
    tile = TILE_NUMBER[name]
    x = _number(row["x"], -_FARTHEST, _FARTHEST, f"{where}.x")
    y = _number(row["y"], -_FARTHEST, _FARTHEST, f"{where}.y")
    rot = _number(row.get("rot", 0), 0, 3, f"{where}.rot")
    return Wanted(tile, x, y, rot, _side(row, tile, where))


def _side(row: dict[str, Any], tile: int, where: str) -> int:
    """A-38  Which side of a hallway is up; EITHER leaves it to its doors."""
    side = row.get("side")
    if side is None:
        return EITHER
    if not isinstance(side, str) or side not in _SIDES or tile != HALLWAY:
        raise BadDocument("error-document-id", f"{where}.side", {"value": str(side)[:40]})
    return _SIDES[side]


def _number(value: Any, least: int, most: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        args: dict[str, str | int] = {"least": least, "most": most, "value": str(value)[:20]}
        raise BadDocument("error-document-number", where, args)
    return value


def _check_pieces(tiles: list[Wanted]) -> None:
    """C-102, C-103  No more pieces than the box holds."""
    for i, wanted in enumerate(tiles):
        most = {HALLWAY: HALLWAYS, STAIRS: ALL_STAIRS}.get(wanted.tile, 1)
        if [one.tile for one in tiles[: i + 1]].count(wanted.tile) > most:
            args: dict[str, str | int] = {"piece": named(wanted.tile), "most": most}
            raise BadDocument("castles-document-too-many", f"tiles[{i}]", args)


# --- answering ----------------------------------------------------------------------------------


def score(doc: Any) -> Any:
    """C-4xx, C-501, C-601  Every placement judged and scored in its order."""
    if isinstance(doc, list):
        return [score(one) for one in doc]
    reading = read(doc)
    corners = bool(reading.options["corners"])
    castle = Castle()
    castle.lay(TURNED[reading.foyer][0], 0, 0, GROUND)
    rows = [_judged(castle, wanted, corners) for wanted in reading.tiles]
    return {
        "tiles": rows,
        "external_doors": castle.external_doors(with_corridors=True),
        "complete": _ids(castle, [n for n in range(len(castle.tiles)) if castle.is_complete(n)]),
        "total": sum([row["base"] + row["own"] + row["others"] for row in rows]),
    }


def _judged(castle: Castle, wanted: Wanted, corners: bool) -> dict[str, Any]:
    """One placement: legal and placed, or the first rule it breaks."""
    row: dict[str, Any] = {"id": TILE_IDS[wanted.tile]}
    rule = broken_rule(castle, wanted.tile, wanted.rot, wanted.x, wanted.y, wanted.level)
    if rule:
        row.update({"legal": False, "rule": rule, "base": 0, "own": 0, "others": 0})
        return {**row, "completed": []}
    number = _lay(castle, wanted)
    base, own, others = scoring.placement(castle, number, corners)
    row.update({"legal": True, "base": base, "own": own, "others": others})
    return {**row, "completed": _ids(castle, scoring.newly_complete(castle, number))}


def _lay(castle: Castle, wanted: Wanted) -> int:
    turned = TURNED[wanted.tile][SAME_TURN[wanted.tile][wanted.rot]]
    return castle.lay(turned, wanted.x, wanted.y, castle.level_at(turned, wanted.x, wanted.y))


def _ids(castle: Castle, numbers: list[int]) -> list[str]:
    return [TILE_IDS[castle.tiles[number].tile] for number in numbers]


def laid_out(doc: Any) -> Castle:
    """The castle of a document. A tile that may not lie so is refused, with the rule it breaks."""
    reading = read(doc)
    castle = Castle()
    castle.lay(TURNED[reading.foyer][0], 0, 0, GROUND)
    for i, wanted in enumerate(reading.tiles):
        rule = broken_rule(castle, wanted.tile, wanted.rot, wanted.x, wanted.y, wanted.level)
        if rule:
            args: dict[str, str | int] = {"room": named(wanted.tile), "rule": rule}
            args["reason"] = "castles-why-" + rule.lower()
            raise BadDocument("castles-document-place", f"tiles[{i}]", args)
        _lay(castle, wanted)
    return castle


def position(doc: Any) -> CastlesState:
    """The scorer's table: one castle in a frame `build`."""
    castle = laid_out(doc)
    s = fresh(1, read(doc).options)
    s.castles = [castle]
    score_anew(s, castle)
    s.frames = [Frame("build", 0)]
    return s


class CastlesDocuments(Documents[CastlesState]):
    """The documents of this game."""

    def position(self, doc: Any) -> CastlesState:
        return position(doc)

    def blank(self) -> Any:
        return {"foyer": "3"}

    def score(self, doc: Any, lenient: bool) -> Any:
        return score(doc)
