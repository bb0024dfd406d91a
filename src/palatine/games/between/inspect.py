"""What the inspector says: of rooms wherever they are, thrones, cards, attendants, castles, seats,
types, supplies. All from the view, so of what is hidden it says nothing."""

from collections.abc import Callable
from typing import Final

from palatine.core.display import About, Summand
from palatine.core.offer import Phrase
from palatine.games.between.about_table import (
    about_deck,
    about_discards,
    about_order,
    about_pile,
    about_seat,
    about_seen,
    about_supply,
    about_type,
)
from palatine.games.between.art.sizes import ATTENDANT_SIGNS, face, throne_face
from palatine.games.between.cards import card_points
from palatine.games.between.castle import Castle
from palatine.games.between.descriptions import CARD_RULES, RULES, card_note, note_of
from palatine.games.between.effects import (
    attendant_key,
    card_key,
    castle_key,
    room_key,
    throne_key,
    type_key,
)
from palatine.games.between.focus import castle_in_question, own_castles
from palatine.games.between.gains import best, bonus_of, brought
from palatine.games.between.matches import hanging_at, matches, shows_hanging, throne_matches
from palatine.games.between.partners import partners
from palatine.games.between.parts import (
    ALL_TYPES,
    ATTENDANT_HANGING,
    ATTENDANT_IDS,
    CARD_IDS,
    CARD_METRICS,
    FIXED,
    HANGINGS,
    PIECE_BY_ID,
    POINTS_OF,
    SCORES_BY,
    THRONE,
    THRONE_IDS,
    THRONE_POINTS,
    THRONE_WANTS,
    TYPE_OF,
    TYPES,
    y_of,
)
from palatine.games.between.questions import cell_of
from palatine.games.between.scoring import LINES, room_points, sheet
from palatine.games.between.state import SCORER, BetweenState


def about(v: BetweenState, touch: str) -> About | None:
    """What a touch, card, fact, castle or seat is; None where nothing is known of it."""
    kind, _, name = touch.partition(":")
    teller = _TELLERS.get(kind)
    return teller(v, name) if teller else None


# --- rooms --------------------------------------------------------------------------------------


def _tile(v: BetweenState, name: str) -> About | None:
    """A tile that lies in no castle: what it could bring in those of the viewer."""
    piece = PIECE_BY_ID.get(name, -1)
    if piece < 0:
        return None
    built = [number for number in own_castles(v) if v.castles[number].throne >= 0]
    follows = [_could_bring(v, number, piece) for number in built] if v.frames else []
    return _room_told(piece, [], follows)


def _could_bring(v: BetweenState, number: int, piece: int) -> Phrase:
    much = brought(best(v, number, piece), bonus_of(v.castles[number], piece))
    named: dict[str, str | int | Phrase | list[str]] = {
        "castle": Phrase(castle_key(number)),
        "much": much,
    }
    return Phrase("between-follows-best", named)


def _room_told(piece: int, points: list[Summand], follows: list[Phrase]) -> About:
    kind = TYPE_OF[piece]
    hung = _hanging_told(piece)
    return About(
        Phrase(room_key(piece)),
        Phrase(type_key(kind)),
        face(piece),
        [note_of(piece), *hung],
        points,
        follows,
        RULES[SCORES_BY[piece]],
    )


def _hanging_told(piece: int) -> list[Phrase]:
    castle = Castle()
    castle.cells[0] = piece
    hanging = hanging_at(castle, 0)
    if hanging < 0:
        return []
    return [
        Phrase("between-does-hanging", {"hanging": Phrase(f"between-hanging-{HANGINGS[hanging]}")})
    ]


def _room(v: BetweenState, name: str) -> About | None:
    """A room in a castle: `0:-1,2`, or at the scorer's table `-1,2`."""
    number, _, at = name.rpartition(":")
    castle = _castle_named(v, number or "0")
    cell = cell_of(at)
    piece = castle.cells.get(cell, THRONE) if castle else THRONE
    if castle is None or piece == THRONE:
        return None
    place = int(number or "0")
    y = y_of(cell)
    key = "between-follows-level" if y >= 0 else "between-follows-under"
    floor: dict[str, str | int | Phrase | list[str]] = {"level": y + 1 if y >= 0 else -y}
    where = Phrase(key, {"castle": Phrase(castle_key(place)), **floor})
    points = summands(castle, cell, v.throne_connects)
    return _room_told(piece, points, [where] if v.seats != SCORER else [])


def summands(castle: Castle, cell: int, connects: bool) -> list[Summand]:
    """What the room on a cell is worth now, room by room that pays; their sum is its points."""
    piece = castle.cells[cell]
    kind = SCORES_BY[piece]
    if kind == FIXED:
        return [Summand(Phrase("between-sum-always"), POINTS_OF[piece])]
    if kind == ALL_TYPES:
        return _all_types(castle, cell, connects)
    paid = matches(castle, cell, connects)
    if not paid:
        return [Summand(Phrase("between-sum-none"), 0, note_of(piece))]
    return [Summand(_name_at(castle, c), POINTS_OF[piece], _why_at(castle, c)) for c in paid]


def _all_types(castle: Castle, cell: int, connects: bool) -> list[Summand]:
    points = room_points(castle, cell, connects)
    missing = [type_key(k) for k in range(TYPES) if castle.counts[k] == 0]
    if not missing:
        return [Summand(Phrase("between-sum-all-types"), points)]
    return [
        Summand(
            Phrase("between-sum-missing"), points, Phrase("between-sum-lacks", {"types": missing})
        )
    ]


def _name_at(castle: Castle, cell: int) -> Phrase:
    piece = castle.cells[cell]
    return Phrase("between-throne" if piece == THRONE else room_key(piece))


def _why_at(castle: Castle, cell: int) -> Phrase:
    return Phrase(type_key(TYPE_OF[castle.cells[cell]]))


def _space(v: BetweenState, name: str) -> About | None:
    """What the tile in question would bring on this space, line by line of the sheet; where it may
    not go, the castle."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or frame.step not in ("at", "where"):
        return None
    number, _, piece = frame.args
    castle, cell = v.castles[number], cell_of(name)
    if cell not in [a.c for a in castle.spaces(piece)]:
        return _castle(v, str(number)) if cell >= 0 and cell not in castle.cells else None
    after = castle.with_tile(cell, piece)
    old, new = sheet(castle, v.throne_connects), sheet(after, v.throne_connects)
    changed = [i for i in range(len(LINES)) if new[i] != old[i]]
    points = [Summand(Phrase(f"between-points-{LINES[i]}"), new[i] - old[i]) for i in changed]
    bonus = bonus_of(castle, piece)
    return _room_told(piece, points, [bonus] if bonus else [])


# --- what belongs to a castle -------------------------------------------------------------------


def _castle_named(v: BetweenState, number: str) -> Castle | None:
    """The castle with this number, if it is founded."""
    if not number.isdecimal() or int(number) >= v.places:
        return None
    castle = v.castles[int(number)]
    return castle if castle.throne >= 0 else None


def _throne(v: BetweenState, name: str) -> About | None:
    """The throne room of a castle; at the scorer's table any one, by its id."""
    if name in THRONE_IDS:
        return _throne_told(THRONE_IDS.index(name), [], [])
    castle = _castle_named(v, name)
    if castle is None:
        return None
    points = throne_summands(castle)
    kept = [
        Phrase(
            "between-follows-attendant",
            {"attendant": Phrase(attendant_key(k)), "points": _served(castle, k)},
        )
        for k in castle.attendants
    ]
    return _throne_told(castle.throne, points, kept)


def throne_summands(castle: Castle) -> list[Summand]:
    """What the throne room is worth now: a summand for each room that it pays for."""
    paid = throne_matches(castle)
    points = [Summand(_name_at(castle, c), THRONE_POINTS, _why_at(castle, c)) for c in paid]
    return points or [Summand(Phrase("between-sum-none"), 0)]


def attendant_summands(castle: Castle, kind: int) -> list[Summand]:
    """What an attendant is worth now, room by room."""
    hanging = Phrase(f"between-hanging-{HANGINGS[ATTENDANT_HANGING[kind]]}")
    paid = shows_hanging(castle, ATTENDANT_HANGING[kind])
    points = [Summand(_name_at(castle, c), 1, hanging) for c in paid]
    return points or [Summand(Phrase("between-sum-none"), 0)]


def _served(castle: Castle, kind: int) -> int:
    return len(shows_hanging(castle, ATTENDANT_HANGING[kind]))


def _throne_told(throne: int, points: list[Summand], follows: list[Phrase]) -> About:
    one, two = (Phrase(type_key(kind)) for kind in THRONE_WANTS[throne])
    does = [
        Phrase("between-does-throne", {"one": one, "two": two}),
        Phrase("between-does-throne-room"),
    ]
    return About(
        Phrase(throne_key(throne)),
        Phrase(type_key(TYPE_OF[THRONE])),
        throne_face(throne),
        does,
        points,
        follows,
        "B-602",
    )


def _attendant(v: BetweenState, name: str) -> About | None:
    """A royal attendant, in the castle that is asked about."""
    if name not in ATTENDANT_IDS:
        return None
    kind = ATTENDANT_IDS.index(name)
    hanging = Phrase(f"between-hanging-{HANGINGS[ATTENDANT_HANGING[kind]]}")
    castle = v.castles[castle_in_question(v)]
    points = [Summand(Phrase("between-sum-none"), 0)]
    if castle.throne >= 0:
        points = attendant_summands(castle, kind)
    return About(
        Phrase(attendant_key(kind)),
        Phrase("between-kind-attendant"),
        f"between_{ATTENDANT_SIGNS[kind]}",
        [Phrase("between-does-attendant", {"hanging": hanging})],
        points,
        [Phrase("between-follows-left", {"count": v.attendants[kind]})],
        "B-801",
    )


def _kept(v: BetweenState, name: str) -> About | None:
    """A bonus card under a castle: `0:height`."""
    number, _, card = name.partition(":")
    castle = _castle_named(v, number)
    if castle is None or card not in CARD_IDS or CARD_IDS.index(card) not in castle.cards:
        return None
    return _card_told(castle, int(number), CARD_IDS.index(card))


def _card(v: BetweenState, name: str) -> About | None:
    """A bonus card that is offered, for the castle that is asked about."""
    number = castle_in_question(v)
    if name not in CARD_IDS or v.castles[number].throne < 0:
        return None
    return _card_told(v.castles[number], number, CARD_IDS.index(name))


def _card_told(castle: Castle, number: int, card: int) -> About:
    metric = CARD_METRICS[card]
    where = Phrase("between-sum-castle", {"castle": Phrase(castle_key(number))})
    return About(
        Phrase(card_key(card)),
        Phrase("between-kind-card"),
        f"between_card-{CARD_IDS[card]}",
        [card_note(card)],
        [Summand(where, card_points(castle, card))],
        [],
        CARD_RULES.get(metric, "B-907"),
    )


# --- castles ------------------------------------------------------------------------------------


def _castle(v: BetweenState, name: str) -> About | None:
    """All lines of the score sheet of a castle."""
    castle = _castle_named(v, name)
    if castle is None:
        return None
    lines = sheet(castle, v.throne_connects)
    points = [
        Summand(Phrase(f"between-points-{LINES[i]}"), lines[i])
        for i in range(len(LINES))
        if lines[i]
    ]
    return About(
        Phrase(castle_key(int(name))),
        partners(v, int(name)),
        throne_face(castle.throne),
        [Phrase("between-does-castle", {"count": castle.rooms()})],
        points,
        [Phrase("between-follows-lower")],
        "B-1001",
    )


def _space_of_castle(v: BetweenState, name: str) -> About | None:
    """An empty space is explained as its castle."""
    return _castle(v, name.partition(":")[0])


_TELLERS: Final[dict[str, Callable[[BetweenState, str], About | None]]] = {
    "tile": _tile,
    "room": _room,
    "at": _space,
    "space": _space_of_castle,
    "throne": _throne,
    "attendant": _attendant,
    "on": _attendant,
    "kept": _kept,
    "card": _card,
    "on-card": _card,
    "castle": _castle,
    "seat": about_seat,
    "type": about_type,
    "first": about_order,
    "second": about_order,
    "seen": about_seen,
    "supply": about_supply,
    "pile": about_pile,
    "discards": about_discards,
    "deck": about_deck,
}
