"""What the inspector says of tiles: what they do, what they are worth there, what follows."""

from palatine.core.display import About, Summand
from palatine.core.offer import Phrase
from palatine.games.castles import phrases
from palatine.games.castles.art.tiles import DARK_HALLWAY, symbol_name
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.offers import built_tile
from palatine.games.castles.parts import (
    ADJACENT,
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    CARD_DATA,
    CONNECT,
    CORRIDOR_PRICE,
    DARK,
    FAVOR_DATA,
    HALLWAY,
    IN_CASTLE,
    POINTS,
    PRICES,
    ROOMS,
    SIZE_INDEX,
    SIZE_OF,
    SOLO,
    STAIRS,
    TYPE_BIT,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.reasons import no_place
from palatine.games.castles.scoring import adjacent
from palatine.games.castles.state import CastlesState

_RULES = {CONNECT: "C-502", ADJACENT: "C-503", IN_CASTLE: "C-504"}


def about_tile(v: CastlesState, tile: int) -> About:
    """A tile that is not built yet: what it brings anywhere, price, and why it cannot be had."""
    points = [] if tile >= ROOMS else [Summand(Phrase("castles-i-base"), POINTS[tile])]
    if v.viewer >= 0 and v.castles[v.viewer].tiles:
        for card in v.hands[v.viewer]:
            if card >= 0 and _serves(card, tile):
                gain = int(CARD_DATA[card]["points"])
                reason = phrases.card(card)
                points.append(Summand(Phrase("castles-i-bonus-card"), gain, reason))
    follows = [*_price(v, tile), _reward(tile), *_stack(v, tile)]
    return About(
        phrases.name(tile),
        phrases.kind(tile),
        "castles_tile-" + symbol_name(tile),
        [phrases.worth(tile)],
        points,
        follows,
        _rule(tile),
    )


def about_built(v: CastlesState, value: str) -> About | None:
    """A tile of a castle: what it is worth there, summand by summand, and what it waits for."""
    one = built_tile(v, value)
    if one is None:
        return None
    seat, number = (int(part) for part in value.split(":"))
    castle = v.castles[seat]
    symbol = DARK_HALLWAY if one.tile == HALLWAY and one.level == DARK else symbol_name(one.tile)
    return About(
        phrases.name(one.tile),
        phrases.kind(one.tile),
        "castles_tile-" + symbol,
        [phrases.worth(one.tile)],
        summands(castle, number, v.corners),
        [_doors(castle, number), _reward(one.tile)],
        _rule(one.tile),
    )


def _rule(tile: int) -> str:
    return _RULES.get(BONUS_KIND[tile], "C-501")


# --- in a castle --------------------------------------------------------------------------------


def summands(castle: Castle, number: int, corners: bool) -> list[Summand]:
    """C-501 ... C-504  What a tile is worth in the castle now: its base value, and what its bonus
    counts."""
    tile = castle.tiles[number].tile
    base = [] if tile >= ROOMS else [Summand(Phrase("castles-i-base"), POINTS[tile])]
    return base + _counted(castle, number, corners)


def _counted(castle: Castle, number: int, corners: bool) -> list[Summand]:
    """C-502 ... C-504  What the bonus counts, tile by tile; zeros with why not."""
    tile = castle.tiles[number].tile
    kind = BONUS_KIND[tile]
    if kind == IN_CASTLE:
        return [_of_type(castle, tile, wanted) for wanted in range(8) if _wants(tile, wanted)]
    if kind not in (CONNECT, ADJACENT):
        return []
    found: list[Summand] = []
    for other, one in enumerate(castle.tiles):
        near = other != number and adjacent(castle, number, other, corners)
        joined = other in castle.joined[number]
        if joined or near:
            found.append(_neighbour(tile, one, joined))
    return found


def _wants(tile: int, kind: int) -> bool:
    return BONUS_TYPES[tile] & TYPE_BIT[kind] != 0


def _of_type(castle: Castle, tile: int, wanted: int) -> Summand:
    count = castle.by_type[wanted]
    args: phrases.Args = {"types": Phrase("castles-kinds-" + TYPES[wanted]), "count": count}
    return Summand(Phrase("castles-i-in-castle", args), count * BONUS_POINTS[tile])


def _neighbour(tile: int, one: Tile, joined: bool) -> Summand:
    """A tile that is joined or touches: what it brings, and why."""
    counts = _wants(tile, TYPE_OF[one.tile]) and (joined or BONUS_KIND[tile] == ADJACENT)
    type_of = Phrase("castles-type-" + TYPES[TYPE_OF[one.tile]])
    reason = Phrase("castles-i-joined" if joined else "castles-i-touches", {"type": type_of})
    return Summand(phrases.name(one.tile), BONUS_POINTS[tile] if counts else 0, reason)


def _doors(castle: Castle, number: int) -> Phrase:
    """C-601  Whether it is complete, or how many of its doors are open."""
    if castle.is_complete(number):
        return Phrase("castles-i-complete")
    return Phrase("castles-i-open", {"count": castle.open[number]})


def _reward(tile: int) -> Phrase:
    return Phrase("castles-i-reward", {"reward": phrases.reward(TYPE_OF[tile])})


# --- on the market ------------------------------------------------------------------------------


def _serves(card: int, tile: int) -> bool:
    """C-9xx  Whether one more tile like this adds to a bonus card by itself."""
    data = CARD_DATA[card]
    kind = str(data["kind"])
    if kind == "type":
        return bool(data["type"] == TYPES[TYPE_OF[tile]])
    if kind in ("hallways", "stairs"):
        return tile == (HALLWAY if kind == "hallways" else STAIRS)
    sizes = data.get("sizes", [data.get("size", 0)])
    return kind in ("size", "sizes") and tile < ROOMS and SIZE_OF[tile] in sizes


def _price(v: CastlesState, tile: int) -> list[Phrase]:
    """C-303, C-304  What it costs and whom; what the viewer lacks for it."""
    slot = v.market.index(tile) if tile in v.market else -1
    if not v.frames or (slot < 0 and tile not in (HALLWAY, STAIRS)):
        return []
    price = PRICES[v.seats][slot] if slot >= 0 else CORRIDOR_PRICE
    coins = v.coins[slot] if slot >= 0 else 0
    found = [_paid_to(v, price)]
    if coins:
        found.append(Phrase("castles-i-coins", {"coins": coins}))
    if v.viewer >= 0 and v.castles[v.viewer].tiles:
        short = price - coins - v.money[v.viewer]
        if short > 0:
            found.append(Phrase("castles-why-too-dear", {"short": short}))
        elif not v.castles[v.viewer].has_place(tile):
            found.append(Phrase(no_place(v.castles[v.viewer], tile), {"room": phrases.name(tile)}))
        else:
            found.append(Phrase("castles-i-left", {"money": -short}))
    return found


def _paid_to(v: CastlesState, price: int) -> Phrase:
    if v.seats == SOLO or not v.has_builder or v.builder == v.viewer:
        return Phrase("castles-cost-bank", {"price": price})
    return Phrase("castles-cost-builder", {"price": price, "seat": v.builder})


def _stack(v: CastlesState, tile: int) -> list[Phrase]:
    """What is left of its stack (C-711), and the favors that count it (C-801 ... C-824)."""
    found: list[Phrase] = []
    if tile < ROOMS:
        size = SIZE_INDEX[tile]
        args: phrases.Args = {"size": str(SIZE_OF[tile]), "count": v.stacks[size]}
        found.append(Phrase("castles-i-stack-left", args))
    for favor in v.favors:
        if _counts_for(favor, tile):
            found.append(Phrase("castles-i-favor-counts", {"favor": phrases.favor(favor)}))
    return found


def _counts_for(favor: int, tile: int) -> bool:
    """C-801 ... C-820  Whether a favor counts a tile for its type or size, wherever it lies."""
    data = FAVOR_DATA[favor]
    if data["kind"] in ("type_count", "type_area"):
        return bool(data["type"] == TYPES[TYPE_OF[tile]])
    return data["kind"] == "size_count" and tile < ROOMS and SIZE_OF[tile] in data["sizes"]
