"""Phrases that several parts of the face use: of tiles, bonuses, rewards, favors and cards."""

from palatine.core.offer import Phrase
from palatine.games.castles.art.marks import counted
from palatine.games.castles.effects import named, named_as_object
from palatine.games.castles.parts import (
    BONUS_KIND,
    BONUS_POINTS,
    CARD_DATA,
    CARD_IDS,
    FAVOR_DATA,
    FAVOR_IDS,
    POINTS,
    ROOMS,
    SIZE_OF,
    TYPE_OF,
    TYPES,
)

Args = dict[str, str | int | Phrase | list[str]]

_BONUSES = ("", "connect", "adjacent", "castle")


def name(tile: int) -> Phrase:
    """What a tile is called."""
    return Phrase(named(tile))


def as_object(tile: int) -> Phrase:
    """What a tile is called as the object of a verb."""
    return Phrase(named_as_object(tile))


def signed(points: int) -> str:
    """A number of points with its sign; the minus is a real one."""
    return f"−{-points}" if points < 0 else f"+{points}"


def points(number: int) -> Phrase:
    """So many points."""
    return Phrase("castles-points", {"points": number})


def bonus(tile: int) -> Phrase | None:
    """C-502 ... C-504  What a room's bonus or penalty counts."""
    if not counted(tile):
        return None
    args: Args = {"points": signed(BONUS_POINTS[tile])}
    args["types"] = [f"castles-kinds-{name}" for name in counted(tile)]
    return Phrase("castles-bonus-" + _BONUSES[BONUS_KIND[tile]], args)


def worth(tile: int) -> Phrase:
    """C-106  Points and bonus of a tile in one sentence."""
    if tile >= ROOMS:
        return Phrase("castles-worth-corridor")
    told = bonus(tile)
    if told is None:
        return Phrase("castles-worth", {"points": POINTS[tile]})
    return Phrase("castles-worth-bonus", {"points": POINTS[tile], "bonus": told})


def worth_in_short(tile: int) -> Phrase:
    """The same as short as the dock needs it."""
    if tile >= ROOMS:
        return Phrase("castles-short-corridors")
    if not counted(tile):
        return Phrase("castles-short-worth", {"points": POINTS[tile]})
    args: Args = {"points": POINTS[tile], "bonus": signed(BONUS_POINTS[tile])}
    args["types"] = [f"castles-short-{name}" for name in counted(tile)]
    return Phrase("castles-short-" + _BONUSES[BONUS_KIND[tile]], args)


def kind(tile: int) -> Phrase:
    """The type of a tile and its size."""
    args: Args = {
        "type": Phrase("castles-type-" + TYPES[TYPE_OF[tile]]),
        "size": str(SIZE_OF[tile]),
    }
    return Phrase("castles-kind", args)


def reward(kind_of: int) -> Phrase:
    """C-6xx  What completing a tile of a type brings."""
    return Phrase("castles-reward-" + TYPES[kind_of])


def favor(number: int) -> Phrase:
    """The name of a King's Favor."""
    return Phrase("castles-favor-" + FAVOR_IDS[number])


def favor_in_short(number: int) -> Phrase:
    """What a favor counts, as short as a table needs it."""
    data = FAVOR_DATA[number]
    if data["kind"] == "money":
        return Phrase("castles-grid-money")
    if data["kind"] not in ("type_count", "type_area"):
        return favor(number)
    key = "castles-grid-count" if data["kind"] == "type_count" else "castles-grid-area"
    return Phrase(key, {"type": Phrase(f"castles-short-{data['type']}")})


def card(number: int) -> Phrase:
    """The name of a bonus card."""
    return Phrase("castles-card-" + CARD_IDS[number])


def card_rule(number: int) -> Phrase:
    """C-9xx  What a bonus card pays."""
    data = CARD_DATA[number]
    gives = int(data["points"])
    if str(data["kind"]).startswith("all_"):
        return Phrase("castles-card-all", {"points": gives})
    per = int(data["per"])
    if per == 1:
        return Phrase("castles-card-each", {"points": gives})
    return Phrase("castles-card-per", {"points": gives, "per": per})
