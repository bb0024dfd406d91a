"""What a sheet of Between asks for, and the pieces it can be asked about."""

from palatine.core.offer import Phrase
from palatine.core.scoresheet import Choice, Field, Form, FormStep, Piece, Shelf
from palatine.games.between.art.cards import sign_of_card
from palatine.games.between.art.sizes import (
    ATTENDANT_SIGNS,
    MEDIUM,
    H,
    W,
    face,
    sign_of,
    throne_face,
)
from palatine.games.between.descriptions import card_note, note_of
from palatine.games.between.effects import (
    attendant_key,
    card_key,
    castle_key,
    room_key,
    throne_key,
    type_key,
)
from palatine.games.between.parts import (
    ATTENDANT_COUNTS,
    ATTENDANT_HANGING,
    ATTENDANT_IDS,
    CARD_IDS,
    HANGINGS,
    PIECE_IDS,
    ROOMS,
    SPECIALTY,
    THRONE_IDS,
    TOKENS,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
)
from palatine.games.between.scored import SIGNS
from palatine.games.between.scoresheet.entries import MOST_POINTS, MOST_ROOMS, WAYS, most_of
from palatine.games.between.scoresheet.reckoning import LEAST_ROOMS
from palatine.games.between.scoring import LINES


def form() -> Form:
    """The castles in their ring: room by room, or the numbers of the printed sheet."""
    label, hint = Phrase("between-sheet-castles"), Phrase("between-sheet-castles-hint")
    more = {"shelf": "rooms", "owners": "between", "rooms": LEAST_ROOMS}
    more |= {"extras": ["attendants", "cards"], "base": "thrones"}
    names = [Phrase(castle_key(number)) for number in range(len(TOKENS))]
    rooms = Field("built", "castles", label, hint, "tower", names=names, more=more)
    limits = {"least": 0, "most": MOST_POINTS, "owners": "between"}
    limits |= {"inside": "points", "also": "specialty", "also_most": MOST_ROOMS}
    points = Field(
        "lines",
        "castles",
        label,
        Phrase("between-sheet-points-hint"),
        "tower",
        choices=[Choice(x, Phrase(f"between-points-{x}"), SIGNS.get(x, x)) for x in LINES],
        names=names,
        labels={"also_label": Phrase("between-sheet-specialty")},
        more=limits,
    )
    ways = [Choice(way, Phrase(f"between-sheet-way-{way}")) for way in WAYS]
    steps = [
        FormStep("castles", label, "tower", [rooms], ["rooms"]),
        FormStep("castles", label, "tower", [points], ["points"]),
    ]
    return Form(steps, ways)


def shelves() -> list[Shelf]:
    """Rooms by type, throne rooms, attendants, bonus cards."""
    kinds = [
        Choice(TYPE_NAMES[kind], Phrase(type_key(kind)), TYPE_NAMES[kind])
        for kind in [*range(TYPES), SPECIALTY]
    ]
    return [
        Shelf("rooms", Phrase("between-sheet-rooms"), [_room(p) for p in _pieces()], kinds),
        Shelf("thrones", Phrase("between-points-throne"), [_throne(t) for t in _all(THRONE_IDS)]),
        Shelf(
            "attendants",
            Phrase("between-points-attendants"),
            [_attendant(kind) for kind in _all(ATTENDANT_IDS)],
        ),
        Shelf("cards", Phrase("between-points-cards"), [_card(card) for card in _all(CARD_IDS)]),
    ]


def _pieces() -> range:
    return range(ROOMS + 3)


def _all(ids: list[str]) -> range:
    return range(len(ids))


def _room(piece: int) -> Piece:
    kind = TYPE_OF[piece]
    return Piece(
        PIECE_IDS[piece],
        Phrase(room_key(piece)),
        TYPE_NAMES[kind],
        sign_of(piece),
        face(piece, MEDIUM),
        (W, H),
        note_of(piece),
        [Phrase(type_key(kind))],
        most_of(piece),
    )


def _throne(throne: int) -> Piece:
    name = Phrase(throne_key(throne))
    symbol = throne_face(throne, MEDIUM)
    return Piece(THRONE_IDS[throne], name, icon="throne", symbol=symbol, box=(2 * W, H))


def _attendant(kind: int) -> Piece:
    hanging = Phrase(f"between-hanging-{HANGINGS[ATTENDANT_HANGING[kind]]}")
    return Piece(
        ATTENDANT_IDS[kind],
        Phrase(attendant_key(kind)),
        icon=ATTENDANT_SIGNS[kind],
        note=Phrase("between-does-attendant", {"hanging": hanging}),
        count=ATTENDANT_COUNTS[kind],
    )


def _card(card: int) -> Piece:
    symbol = f"between_card-{CARD_IDS[card]}"
    name, note = Phrase(card_key(card)), card_note(card)
    return Piece(
        CARD_IDS[card], name, icon=sign_of_card(card), symbol=symbol, box=(74, 104), note=note
    )
