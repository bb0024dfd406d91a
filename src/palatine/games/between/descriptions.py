"""What pieces do, in a few words: rooms, bonus cards, types; and the rules behind them."""

from typing import Final

from palatine.core.offer import Phrase
from palatine.games.between.effects import card_key, type_key
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_ANY,
    AROUND_HANGING,
    BOTH_WAYS,
    COLUMN,
    FIXED,
    HANGINGS,
    IN_CASTLE,
    LEFT,
    LINKED,
    OFFSETS,
    POINTS_OF,
    ROOMS_BELOW,
    SCORES_BY,
    SPOTS,
    UP,
    WANTS,
)

_NOTES: Final = {
    AROUND: "around",
    LINKED: "linked",
    IN_CASTLE: "castle",
    ALL_TYPES: "all-types",
    AROUND_HANGING: "hanging",
    FIXED: "fixed",
    AROUND_ANY: "foyer",
    ROOMS_BELOW: "tower",
}
RULES: Final = {
    SPOTS: "B-511",
    AROUND: "B-521",
    LINKED: "B-531",
    IN_CASTLE: "B-541",
    ALL_TYPES: "B-551",
    AROUND_HANGING: "B-561",
    COLUMN: "B-571",
    FIXED: "B-701",
    ROOMS_BELOW: "B-702",
    AROUND_ANY: "B-703",
}
BONUS_RULES: Final = ("B-402", "B-405", "B-406", "B-407", "B-408", "B-409", "B-410")  # by type
# B-901 ... B-920 by what a card counts
CARD_RULES: Final = {
    "distinct_types": "B-901",
    "attendants": "B-902",
    "below_ground": "B-903",
    "level_3_up": "B-904",
    "rows": "B-905",
    "columns": "B-906",
    "surrounded_8": "B-914",
    "surrounded_4": "B-915",
    "specialty": "B-916",
    "throne_edge_types": "B-917",
    "throne_ring": "B-918",
    "types_with_5": "B-919",
    "types_with_3": "B-920",
}


def note_of(piece: int) -> Phrase:
    """What a room scores for, in a few words."""
    kind = SCORES_BY[piece]
    wants: dict[str, str | int | Phrase | list[str]] = {"points": POINTS_OF[piece]}
    if kind == AROUND_HANGING:
        wants["wants"] = Phrase("between-hanging-" + HANGINGS[WANTS[piece]])
    elif WANTS[piece] >= 0:
        wants["wants"] = Phrase(type_key(WANTS[piece]))
    if kind == SPOTS:
        sides = OFFSETS[piece]
        where = "sides" if LEFT in sides else "above-below" if UP in sides else "below"
        return Phrase(f"between-note-{where}", wants)
    if kind == COLUMN:
        return Phrase("between-note-column" + ("-both" if BOTH_WAYS[piece] else ""), wants)
    return Phrase("between-note-" + _NOTES[kind], wants)


def card_note(card: int) -> Phrase:
    """What a bonus card counts."""
    return Phrase(card_key(card).replace("between-card-", "between-note-card-"))
