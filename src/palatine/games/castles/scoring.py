"""How points arise during the game (C-5xx, C-651): no other module knows it."""

from palatine.games.castles.castle import Castle
from palatine.games.castles.contact import CORNER, TOUCHING, contact
from palatine.games.castles.parts import (
    ADJACENT,
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    CONNECT,
    IN_CASTLE,
    NO_BONUS,
    POINTS,
    TYPE_BIT,
    TYPE_OF,
)


def adjacent(castle: Castle, one: int, other: int, corners: bool) -> bool:
    """C-503, A-02  Whether two tiles touch: any part with any part."""
    a = castle.tiles[one]
    b = castle.tiles[other]
    found = contact(a.turned, b.turned, b.x - a.x, b.y - a.y)
    return found == TOUCHING or (corners and found == CORNER)


def own_bonus(castle: Castle, number: int, corners: bool) -> int:
    """C-502, C-503, C-504  Bonus or penalty of one tile by the present castle."""
    tile = castle.tiles[number].tile
    kind = BONUS_KIND[tile]
    if kind == NO_BONUS:
        return 0
    mask = BONUS_TYPES[tile]
    counted = 0
    if kind == CONNECT:
        for other in castle.joined[number]:
            if mask & TYPE_BIT[TYPE_OF[castle.tiles[other].tile]]:
                counted += 1
    elif kind == ADJACENT:
        for other in range(len(castle.tiles)):
            if other != number and mask & TYPE_BIT[TYPE_OF[castle.tiles[other].tile]]:
                counted += 1 if adjacent(castle, number, other, corners) else 0
    else:
        for wanted in range(8):
            if mask & TYPE_BIT[wanted]:
                counted += castle.by_type[wanted]
    return counted * BONUS_POINTS[tile]


def base_points(castle: Castle, number: int) -> int:
    """C-501, step 1."""
    return POINTS[castle.tiles[number].tile]


def triggered(castle: Castle, number: int, corners: bool) -> int:
    """C-501, step 3, A-14  What a new tile brings for the older ones."""
    bit = TYPE_BIT[TYPE_OF[castle.tiles[number].tile]]
    total = 0
    wanted = castle.wanted
    for other in range(number):
        if wanted[other] & bit == 0:
            continue
        tile = castle.tiles[other].tile
        kind = BONUS_KIND[tile]
        if kind == IN_CASTLE:
            total += BONUS_POINTS[tile]
        elif kind == CONNECT:
            if other in castle.joined[number]:
                total += BONUS_POINTS[tile]
        elif adjacent(castle, number, other, corners):
            total += BONUS_POINTS[tile]
    return total


def score_again(castle: Castle, number: int, corners: bool) -> int:
    """C-651, A-15  Base and own bonus of one room, by the present castle."""
    return base_points(castle, number) + own_bonus(castle, number, corners)


def placement(castle: Castle, number: int, corners: bool) -> tuple[int, int, int]:
    """C-501  Base, own bonus, and bonuses of older tiles for the tile just placed."""
    return (
        base_points(castle, number),
        own_bonus(castle, number, corners),
        triggered(castle, number, corners),
    )


def all_placements(castle: Castle, corners: bool) -> tuple[int, int, int]:
    """C-501  The same for all its tiles together, placed in their order."""
    whole = Castle()
    base = own = others = 0
    for one in castle.tiles:
        number = whole.lay(one.turned, one.x, one.y, one.level)
        points = placement(whole, number, corners)
        base += points[0]
        own += points[1]
        others += points[2]
    return base, own, others


def newly_complete(castle: Castle, number: int) -> list[int]:
    """C-602  Which tiles the tile just placed completes, itself included."""
    found = [other for other in castle.joined[number] if castle.open[other] == 0]
    if castle.open[number] == 0:
        found.append(number)
    if len(found) > 1:
        found.sort()
    return found
