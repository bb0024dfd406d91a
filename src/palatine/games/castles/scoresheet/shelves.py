"""The pieces that a sheet of Castles asks for: favors, bonus cards, tiles."""

from palatine.core.offer import Phrase
from palatine.core.scoresheet import Choice, Piece, Shelf
from palatine.games.castles import phrases
from palatine.games.castles.art.cards import ICONS as COUNTED_ICONS
from palatine.games.castles.art.cards import SIDE
from palatine.games.castles.art.scenery import U
from palatine.games.castles.art.tiles import symbol_name
from palatine.games.castles.parts import (
    ALL_STAIRS,
    CARD_DATA,
    CARD_IDS,
    FAVOR_DATA,
    FAVOR_IDS,
    HALLWAY,
    HALLWAYS,
    SIZE_OF,
    STAIRS,
    TILE_IDS,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.shapes import TURNED


def shelves() -> list[Shelf]:
    """Favors, cards, tiles."""
    kinds = [Choice(kind, Phrase("castles-type-" + kind), kind) for kind in TYPES]
    return [
        Shelf(
            "favors", Phrase("castles-points-favors"), [_favor(n) for n in range(len(FAVOR_IDS))]
        ),
        Shelf("cards", Phrase("castles-points-cards"), [_card(n) for n in range(len(CARD_IDS))]),
        Shelf("tiles", Phrase("castles-sheet-tiles"), [_tile(n) for n in range(STAIRS + 1)], kinds),
    ]


def _favor(favor: int) -> Piece:
    data = FAVOR_DATA[favor]
    icon = str(data["type"]) if "type" in data else COUNTED_ICONS.get(str(data["kind"]), "plan")
    return Piece(FAVOR_IDS[favor], phrases.favor(favor), icon=icon)


def _card(card: int) -> Piece:
    data = CARD_DATA[card]
    kind = str(data["kind"])
    icon = str(data["type"]) if "type" in data else COUNTED_ICONS.get(kind, "plan")
    return Piece(
        CARD_IDS[card],
        phrases.card(card),
        icon=icon,
        symbol="castles_card-" + CARD_IDS[card],
        box=(SIDE, SIDE),
        note=phrases.card_rule(card),
        is_yes=kind.startswith("all_"),
        is_told=kind == "money",
    )


def _tile(tile: int) -> Piece:
    t = TURNED[tile][0]
    kind = TYPES[TYPE_OF[tile]]
    size = Phrase("castles-size", {"size": str(SIZE_OF[tile])})
    return Piece(
        TILE_IDS[tile],
        phrases.name(tile),
        kind,
        kind,
        "castles_tile-" + symbol_name(tile),
        (t.width * U, t.height * U),
        phrases.worth(tile),
        [Phrase("castles-type-" + kind), size],
        {HALLWAY: HALLWAYS, STAIRS: ALL_STAIRS}.get(tile, 1),
    )
