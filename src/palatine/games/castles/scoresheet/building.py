"""A castle of a sheet built tile by tile: edits, previews, points of every tile, the picture.

Points do not depend on the order in which tiles lie, so an edit may change it: what is left is laid
again in any order that the rules allow.
"""

from dataclasses import replace
from typing import Any, Final

from palatine.core import checking
from palatine.core.display import Summand
from palatine.core.errors import BadDocument, WrongEntry
from palatine.core.offer import Appearance, Phrase, Words
from palatine.core.scoresheet import Base, BuiltPiece, Part, PiecePreview, Place
from palatine.core.state import SPECTATOR, Frame, Json
from palatine.core.svg import Drawing
from palatine.games.castles import draw as drawings
from palatine.games.castles import phrases, scoring
from palatine.games.castles.art.tiles import symbol_name
from palatine.games.castles.broken import broken_rule
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.effects import named
from palatine.games.castles.inspect_tiles import summands
from palatine.games.castles.parts import (
    ALL_STAIRS,
    EITHER,
    FOYER3,
    HALLWAY,
    HALLWAYS,
    STAIRS,
    TILE_IDS,
    TILE_NUMBER,
)
from palatine.games.castles.reasons import no_place
from palatine.games.castles.scoresheet.entries import Entries, tile_json
from palatine.games.castles.scoresheet.reckoning import table_of
from palatine.games.castles.shapes import TURNED

FOYERS: Final[list[str]] = ["3", "4"]
_EDIT: Final = ("part", "do", "piece", "at", "from")
_TILES: Final[list[str]] = list(TILE_NUMBER)
_FARTHEST: Final = 900


def seat_of(entries: Entries, key: Any) -> int:
    """Whose castle a key names, `castle:2`."""
    return checking.one_of(key, [f"castle:{seat}" for seat in range(entries.seats)], "part")


# --- edits --------------------------------------------------------------------------------------


def edited(entries: Entries, edit: Any) -> Json:
    """The document after an edit; whether it is possible is judged when it is read again."""
    checking.only(checking.table(edit, "edit"), _EDIT, "edit.")
    seat = seat_of(entries, edit.get("part"))
    doc, does = entries.to_json(), edit.get("do")
    if does == "clear":
        doc["castles"][seat] = None
        return doc
    if does == "base":
        foyer = FOYERS[checking.one_of(edit.get("piece"), FOYERS, "edit.piece")]
        doc["castles"][seat] = {**(doc["castles"][seat] or {}), "foyer": foyer}
        return doc
    castle = entries.castles[seat]
    if castle is None:
        raise WrongEntry("castles-sheet-no-foyer", f"castles[{seat}]", {"seat": seat}, "C-126")
    if does == "add":
        built = _added(entries, seat, castle, edit)
    elif does in ("move", "turn", "remove"):
        number = _number_at(castle, edit.get("from"))
        rest = _without(castle, number, seat)
        built = rest
        if does != "remove":
            tile = castle.tiles[number]
            at = _place(edit.get("at")) if does == "move" else _turned(rest, tile)
            built = _with(rest, tile.tile, at, seat)
    else:
        raise BadDocument("error-document-id", "edit.do", {"value": str(does)[:40]})
    doc["castles"][seat]["tiles"] = [tile_json(one) for one in built.tiles[1:]]
    return doc


def _place(text: Any) -> tuple[int, int, int]:
    """A place, as `3,-2,1`: column, row, quarter turns."""
    parts = str(text).split(",")
    numbers = [part.removeprefix("-") for part in parts]
    plain = all(one.isascii() and one.isdecimal() and len(one) < 5 for one in numbers)
    if len(parts) != 3 or not plain:
        raise BadDocument("error-document-id", "edit.at", {"value": str(text)[:40]})
    x, y, turn = [int(part) for part in parts]
    if max(abs(x), abs(y)) > _FARTHEST or not 0 <= turn < 4:
        raise BadDocument("error-document-id", "edit.at", {"value": str(text)[:40]})
    return x, y, turn


def at_text(x: int, y: int, turn: int) -> str:
    """A place as a document and the page have it."""
    return f"{x},{y},{turn}"


def _number_at(castle: Castle, text: Any) -> int:
    """The tile that lies at a place, whichever way it is turned."""
    x, y, _ = _place(text)
    for number, one in enumerate(castle.tiles):
        if number > 0 and (one.x, one.y) == (x, y):
            return number
    raise BadDocument("error-document-id", "edit.from", {"value": str(text)[:40]})


def _with(castle: Castle, tile: int, at: tuple[int, int, int], seat: int) -> Castle:
    """The castle with one tile more; an error with the rule where it may not lie so."""
    x, y, turn = at
    rule = broken_rule(castle, tile, turn, x, y, EITHER)
    if rule:
        args: dict[str, str | int] = {"room": named(tile), "reason": "castles-why-" + rule.lower()}
        raise WrongEntry("castles-document-place", f"castles[{seat}].tiles", args, rule)
    larger = castle.copy()
    larger.add(tile, turn, x, y)
    return larger


def _without(castle: Castle, number: int, seat: int) -> Castle:
    """The castle without one of its tiles, the others in any order that is possible."""
    waiting = [one for i, one in enumerate(castle.tiles) if i not in (0, number)]
    whole = Castle()
    whole.lay(castle.tiles[0].turned, 0, 0, castle.tiles[0].level)
    while waiting:
        fitting = [one for one in waiting if not _broken(whole, one)]
        if not fitting:
            args: dict[str, str | int] = {"room": named(castle.tiles[number].tile)}
            args["other"] = named(waiting[0].tile)
            raise WrongEntry("castles-sheet-needed", f"castles[{seat}].tiles", args, "C-401")
        for one in fitting:
            if not _broken(whole, one):
                whole.lay(one.turned, one.x, one.y, one.level)
                waiting.remove(one)
    return whole


def _broken(castle: Castle, one: Tile) -> str:
    return broken_rule(castle, one.tile, one.turned.rot, one.x, one.y, one.level)


def _turned(castle: Castle, one: Tile) -> tuple[int, int, int]:
    """The next way to lie at about the same place, clockwise."""
    places = castle.places(one.tile)
    for quarter in (1, 2, 3):
        turn = (one.turned.rot + quarter) % 4
        near = [a for a in places if a.c == turn and _apart(one, a.a, a.b, turn) <= 2 * _WIDEST]
        if near:
            best = min(near, key=lambda a: _apart(one, a.a, a.b, a.c))
            return best.a, best.b, best.c
    return one.x, one.y, one.turned.rot


_WIDEST: Final = 6  # cells: turned about one of its doors a tile does not move further


def _apart(one: Tile, x: int, y: int, turn: int) -> int:
    """How far the middle of a tile would move, in half cells."""
    t = TURNED[one.tile][turn]
    across = 2 * (x - one.x) + t.width - one.turned.width
    down = 2 * (y - one.y) + t.height - one.turned.height
    return abs(across) + abs(down)


def _added(entries: Entries, seat: int, castle: Castle, edit: Json) -> Castle:
    tile = checking.one_of(edit.get("piece"), _TILES, "edit.piece")
    if edit.get("at") is not None:
        return _with(castle, tile, _place(edit["at"]), seat)
    refusal = _refused(entries, castle, tile)
    if refusal is not None:
        raise refusal
    best = best_places(castle, tile, bool(entries.options["corners"]))[0]
    return _with(castle, tile, best[0], seat)


# --- previews -----------------------------------------------------------------------------------


def best_places(castle: Castle, tile: int, corners: bool) -> list[tuple[tuple[int, int, int], int]]:
    """Where a tile may lie and what it brings there: most first, then where most doors meet, then
    near the foyer."""
    found: list[tuple[tuple[int, int, int, int], tuple[int, int, int], int]] = []
    for a in castle.places(tile):
        tried = castle.copy()
        number = tried.add(tile, a.c, a.a, a.b)
        points = sum(scoring.placement(tried, number, corners))
        order = (-points, tried.open[number] - len(tried.joined[number]), abs(a.a) + abs(a.b), a.c)
        found.append((order, (a.a, a.b, a.c), points))
    found.sort()
    return [(place, points) for _, place, points in found]


def _refused(entries: Entries, castle: Castle, tile: int) -> WrongEntry | None:
    """C-102, C-305  Why a tile cannot be had or laid."""
    where = f"castles[{entries.castles.index(castle)}].tiles"
    holders = [
        seat
        for seat, other in enumerate(entries.castles)
        for one in (other.tiles if other else [])
        if one.tile == tile
    ]
    most = {HALLWAY: HALLWAYS, STAIRS: ALL_STAIRS}.get(tile, 1)
    if len(holders) >= most:
        args: dict[str, str | int] = {"piece": named(tile), "most": most, "seat": holders[0]}
        return WrongEntry("castles-sheet-tile-twice", where, args, "C-102")
    if not castle.has_place(tile):
        return WrongEntry(no_place(castle, tile), where, {"room": named(tile)}, "C-305")
    return None


def previews(entries: Entries, key: str, pieces: list[str]) -> list[PiecePreview]:
    """What each of these tiles would bring in a castle."""
    castle = entries.castles[seat_of(entries, key)]
    if castle is None:
        return []
    return [_preview(entries, castle, piece) for piece in pieces]


def _preview(entries: Entries, castle: Castle, name: str) -> PiecePreview:
    tile = checking.one_of(name, _TILES, "pieces")
    refusal = _refused(entries, castle, tile)
    if refusal is not None:
        told = {key: value for key, value in refusal.details.items() if key != "where"}
        return PiecePreview(name, [], refusal=Phrase(_SHORT.get(refusal.key, refusal.key), told))
    corners = bool(entries.options["corners"])
    best = best_places(castle, tile, corners)
    places = [Place(at_text(*place), f"at:{place[0]},{place[1]}", n) for place, n in best]
    tried = castle.copy()
    x, y, turn = best[0][0]
    number = tried.add(tile, turn, x, y)
    others = scoring.triggered(tried, number, corners)
    why = summands(tried, number, corners)
    if others:
        why.append(Summand(Phrase("castles-points-others"), others))
    return PiecePreview(name, places, why)


_SHORT: Final = {"castles-sheet-tile-twice": "castles-sheet-tile-used"}


# --- a castle -----------------------------------------------------------------------------------


def part(entries: Entries, key: str) -> Part:
    """Every tile with what it brings in the castle as it is now; together that is what base value
    and bonuses have brought."""
    seat = seat_of(entries, key)
    castle = entries.castles[seat]
    title = Phrase("castles-picture", {"seat": seat})
    if castle is None:
        return Part(key, title, [seat], 0, [], bases=_bases(-1))
    table = table_of(entries)
    rooms = [
        BuiltPiece(
            at_text(one.x, one.y, one.turned.rot),
            TILE_IDS[one.tile],
            phrases.name(one.tile),
            scoring.score_again(castle, number, table.corners),
            summands(castle, number, table.corners),
            f"built:{seat}:{number}",
        )
        for number, one in enumerate(castle.tiles)
        if number > 0
    ]
    points = table.score(seat)
    args: dict[str, str | int] = {"points": points, "count": len(castle.tiles)}
    note = Phrase("castles-picture-note", args)
    return Part(key, title, [seat], points, rooms, note, bases=_bases(castle.tiles[0].tile))


def _bases(chosen: int) -> list[Base]:
    """C-126  The two sides of the foyer."""
    return [
        Base(
            foyer,
            Phrase("castles-label-foyer", {"doors": i + 3}),
            "castles_tile-" + symbol_name(FOYER3 + i),
            FOYER3 + i == chosen,
        )
        for i, foyer in enumerate(FOYERS)
    ]


def draw(entries: Entries, key: str, hand: str, words: Words, appearance: Appearance) -> Drawing:
    """The plan as at a table; with a tile in hand it leaves room where that may lie."""
    seat = seat_of(entries, key)
    if entries.castles[seat] is None:
        return Drawing(0, 0, {})
    table = table_of(entries)
    table.viewer = SPECTATOR
    if hand in TILE_NUMBER:
        table.viewer = seat
        table.frames = [Frame("place", seat, (TILE_NUMBER[hand],))]
    return drawings.draw(table, words, replace(appearance, part=f"plan:{seat}"))
