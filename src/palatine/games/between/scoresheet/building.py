"""A castle of a sheet built piece by piece: edits, previews, points of every room, the picture."""

from dataclasses import replace
from typing import Any, Final

from palatine.core import checking
from palatine.core.display import Summand
from palatine.core.errors import BadDocument, WrongEntry
from palatine.core.offer import Appearance, Phrase, Words
from palatine.core.scoresheet import Base, BuiltPiece, Part, PiecePreview, Place
from palatine.core.state import SPECTATOR, Frame, Json
from palatine.core.svg import Drawing
from palatine.games.between import draw as drawings
from palatine.games.between.art.sizes import MEDIUM, throne_face
from palatine.games.between.cards import card_points
from palatine.games.between.castle import Castle, why_not_at
from palatine.games.between.descriptions import card_note
from palatine.games.between.effects import (
    attendant_key,
    card_key,
    castle_key,
    room_key,
    throne_key,
)
from palatine.games.between.gains import bonus_of, gains
from palatine.games.between.inspect import attendant_summands, summands, throne_summands
from palatine.games.between.partners import partners
from palatine.games.between.parts import (
    ATTENDANT_COUNTS,
    ATTENDANT_IDS,
    CARD_IDS,
    EDGES,
    MOST_STEPS,
    PIECE_BY_ID,
    PIECE_IDS,
    SPOTS_FOR_ATTENDANTS,
    THRONE_IDS,
    cell_at,
    x_of,
    y_of,
)
from palatine.games.between.pictures import counts
from palatine.games.between.scoresheet.entries import Entries, Entry, most_of, partners_of
from palatine.games.between.scoring import (
    attendant_points,
    castle_score,
    room_points,
    throne_points,
)

_EDIT: Final = ("part", "do", "piece", "at", "from")


def number_of(entries: Entries, key: Any) -> int:
    """The number of a castle by its key, `castle:2`."""
    known = [f"castle:{number}" for number in range(len(entries.castles))]
    return checking.one_of(key, known, "part")


# --- edits --------------------------------------------------------------------------------------


def edited(entries: Entries, edit: Any) -> Json:
    """The document after an edit; whether it is possible is judged when it is read again."""
    checking.only(checking.table(edit, "edit"), _EDIT, "edit.")
    number = number_of(entries, edit.get("part"))
    doc = entries.to_json()
    entry = entries.castles[number]
    does = edit.get("do")
    if does == "clear":
        doc["castles"][number] = None
        return doc
    if does == "base":
        throne = THRONE_IDS[checking.one_of(edit.get("piece"), THRONE_IDS, "edit.piece")]
        old = doc["castles"][number] if entry and entry.castle else {}
        doc["castles"][number] = {**old, "throne": throne}
        return doc
    if entry is None or entry.castle is None:
        args: dict[str, str | int] = {"castle": castle_key(number)}
        raise WrongEntry("between-sheet-no-throne", f"castles[{number}]", args, "B-108")
    if does == "done":
        doc["castles"][number]["done"] = True
    elif does == "add":
        _add(entries, number, edit, doc["castles"][number])
    elif does == "move":
        _move(edit, doc["castles"][number])
    elif does == "remove":
        _remove(edit.get("from"), doc["castles"][number])
    else:
        raise BadDocument("error-document-id", "edit.do", {"value": str(does)[:40]})
    return doc


def _cell(text: Any, where: str) -> int:
    """A place, as `-1,2`."""
    x, _, y = str(text).partition(",")
    for number in (x, y):
        digits = number.removeprefix("-")
        known = digits.isascii() and digits.isdecimal() and len(digits) < 5
        if not known or int(digits) > MOST_STEPS:
            raise BadDocument("error-document-id", where, {"value": str(text)[:40]})
    return cell_at(int(x), int(y))


def _pair(cell: int) -> list[int]:
    return [x_of(cell), y_of(cell)]


def _add(entries: Entries, number: int, edit: Json, row: Json) -> None:
    """A room at its place, or at the best one; an attendant or a card to the throne room."""
    piece = edit.get("piece")
    if piece in ATTENDANT_IDS:
        row["attendants"].append(piece)
    elif piece in CARD_IDS:
        row["cards"].append(piece)
    else:
        room = checking.one_of(piece, PIECE_IDS, "edit.piece")
        if edit.get("at") is not None:
            cell = _cell(edit["at"], "edit.at")
        else:
            _refuse_used(entries, room)
            cell = best_cells(entries, number, room)[0][0]
        castle = entries.ring.castles[number]
        reason = why_not_at(castle, cell, room)
        if reason is not None:
            args: dict[str, str | int] = {"room": room_key(room), "reason": reason.key}
            args |= {"x": x_of(cell), "y": y_of(cell)}
            where = f"castles[{number}].rooms"
            raise WrongEntry("between-document-place", where, args, reason.rule)
        row["rooms"].append([_pair(cell), PIECE_IDS[room]])


def _refuse_used(entries: Entries, piece: int) -> None:
    box, key = entries.left_over(), room_key(piece)
    if box.left(key, most_of(piece)) <= 0:
        args: dict[str, str | int] = {"piece": key, "most": most_of(piece)}
        args["castle"] = castle_key(box.holder(key))
        raise WrongEntry("between-sheet-twice", "castles", args, "B-102")


def _index(row: Json, text: Any) -> int:
    """Which of the rooms lies at a place."""
    pair = _pair(_cell(text, "edit.from"))
    for i, room in enumerate(row["rooms"]):
        if room[0] == pair:
            return i
    raise BadDocument("error-document-id", "edit.from", {"value": str(text)[:40]})


def _move(edit: Json, row: Json) -> None:
    room = row["rooms"][_index(row, edit.get("from"))]
    room[0] = _pair(_cell(edit.get("at"), "edit.at"))


def _remove(place: Any, row: Json) -> None:
    kind, _, name = str(place).partition(":")
    if kind in ("attendant", "card"):
        held: list[str] = row[f"{kind}s"]
        if name not in held:
            raise BadDocument("error-document-id", "edit.from", {"value": str(place)[:40]})
        held.remove(name)
        return
    row["rooms"].pop(_index(row, place))


# --- previews -----------------------------------------------------------------------------------


def best_cells(entries: Entries, number: int, piece: int) -> list[tuple[int, int]]:
    """Where a room may go, with what the castle gains by it: most first, then where most rooms are
    beside it, then near the throne room."""
    castle = entries.ring.castles[number]
    found = gains(entries.ring, number, piece)

    def order(cell: int) -> tuple[int, int, int, int]:
        beside = sum([cell + step in castle.cells for step in EDGES])
        return (-found[cell], -beside, abs(y_of(cell)), abs(x_of(cell)))

    allowed = [cell for cell in found if why_not_at(castle, cell, piece) is None]
    return [(cell, found[cell]) for cell in sorted(allowed, key=order)]


def previews(entries: Entries, key: str, pieces: list[str]) -> list[PiecePreview]:
    """What each piece would bring in a castle."""
    number = number_of(entries, key)
    if entries.ring.castles[number].throne < 0:
        return []
    return [_preview(entries, number, piece) for piece in pieces]


def _preview(entries: Entries, number: int, name: str) -> PiecePreview:
    if name in ATTENDANT_IDS or name in CARD_IDS:
        return _preview_extra(entries, number, name)
    piece = checking.one_of(name, PIECE_IDS, "pieces")
    box, key = entries.left_over(), room_key(piece)
    if box.left(key, most_of(piece)) <= 0:
        return PiecePreview(name, [], refusal=_used(key, box.holder(key)))
    cells = best_cells(entries, number, piece)
    places = [Place(_at(cell), f"at:{_at(cell)}", points) for cell, points in cells]
    castle, connects = entries.ring.castles[number], entries.ring.throne_connects
    after = castle.with_tile(cells[0][0], piece)
    why = summands(after, cells[0][0], connects)
    own = room_points(after, cells[0][0], connects)
    if cells[0][1] != own:
        why = [*why, Summand(Phrase("between-sheet-others"), cells[0][1] - own)]
    bonus = bonus_of(castle, piece)
    if bonus is not None:
        why = [*why, Summand(bonus, 0)]
    return PiecePreview(name, places, why)


def _preview_extra(entries: Entries, number: int, name: str) -> PiecePreview:
    """An attendant or a bonus card: it has no place in the castle."""
    castle, box = entries.ring.castles[number], entries.left_over()
    before = castle_score(castle, entries.ring.throne_connects)
    if name in CARD_IDS:
        card = CARD_IDS.index(name)
        key, most, after = card_key(card), 1, castle.with_card(card)
    else:
        kind = ATTENDANT_IDS.index(name)
        key, most, after = attendant_key(kind), ATTENDANT_COUNTS[kind], castle.with_attendant(kind)
        if len(castle.attendants) >= SPOTS_FOR_ATTENDANTS:
            return PiecePreview(name, [], refusal=Phrase("between-why-spots"))
    if box.left(key, most) <= 0:
        return PiecePreview(name, [], refusal=_used(key, box.holder(key)))
    points = castle_score(after, entries.ring.throne_connects) - before
    return PiecePreview(name, [Place("", "", points)], [Summand(Phrase(key), points)])


def _used(key: str, holder: int) -> Phrase:
    args = {"piece": Phrase(key), "castle": Phrase(castle_key(holder))}
    return Phrase("between-sheet-used", args)


def _at(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


# --- a castle -----------------------------------------------------------------------------------


def part(entries: Entries, key: str) -> Part:
    """The points of every room with their reasons, of the throne room, attendants and cards."""
    number = number_of(entries, key)
    entry = entries.castles[number]
    name, owners = Phrase(castle_key(number)), list(partners_of(entries.ring, number))
    note = partners(entries.ring, number)
    if entry is None or entry.castle is None:
        points = sum(entry.lines()) if entry else 0
        return Part(key, name, owners, points, [], note, bases=_bases(entries, -1))
    castle, connects = entry.castle, entries.ring.throne_connects
    return Part(
        key,
        name,
        owners,
        castle_score(castle, connects),
        [_built(castle, number, cell, piece, connects) for cell, piece in entry.rooms],
        note,
        _extras(castle, number, entry),
        counts(castle),
        _bases(entries, castle.throne),
    )


def _built(castle: Castle, number: int, cell: int, piece: int, connects: bool) -> BuiltPiece:
    return BuiltPiece(
        _at(cell),
        PIECE_IDS[piece],
        Phrase(room_key(piece)),
        room_points(castle, cell, connects),
        summands(castle, cell, connects),
        f"room:{number}:{_at(cell)}",
    )


def _extras(castle: Castle, number: int, entry: Entry) -> list[BuiltPiece]:
    """The throne room first, for it has points of its own."""
    throne = THRONE_IDS[castle.throne]
    name, touch = Phrase(throne_key(castle.throne)), f"throne:{number}"
    why = throne_summands(castle)
    found = [BuiltPiece("throne", throne, name, throne_points(castle), why, touch, "thrones")]
    for kind in castle.attendants:
        points, why = attendant_points(castle, kind), attendant_summands(castle, kind)
        at, name = f"attendant:{ATTENDANT_IDS[kind]}", Phrase(attendant_key(kind))
        found.append(BuiltPiece(at, ATTENDANT_IDS[kind], name, points, why, touch, "attendants"))
    for card in castle.cards:
        points, at = card_points(castle, card), f"card:{CARD_IDS[card]}"
        why = [Summand(card_note(card), points)]
        touch = f"kept:{number}:{CARD_IDS[card]}"
        name = Phrase(card_key(card))
        found.append(BuiltPiece(at, CARD_IDS[card], name, points, why, touch, "cards"))
    return found


def _bases(entries: Entries, chosen: int) -> list[Base]:
    """The throne rooms that no other castle has."""
    box = entries.left_over()
    return [
        Base(name, Phrase(throne_key(i)), throne_face(i, MEDIUM), i == chosen)
        for i, name in enumerate(THRONE_IDS)
        if i == chosen or box.left(throne_key(i), 1) > 0
    ]


def draw(entries: Entries, key: str, hand: str, words: Words, appearance: Appearance) -> Drawing:
    """The castle as at a table; with a piece in hand, where it may go."""
    number = number_of(entries, key)
    table = entries.ring.clone()
    table.viewer = SPECTATOR
    if hand in PIECE_BY_ID and table.castles[number].throne >= 0:
        seat = next(iter(partners_of(table, number)))
        table.viewer = seat
        table.frames = [Frame("where", seat, (number, 0, PIECE_BY_ID[hand]))]
    return drawings.draw(table, words, replace(appearance, part=key))
