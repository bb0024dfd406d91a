"""Verbs that several steps use: drawing, shuffling, placing, and the bonuses they bring."""

from palatine.core.events import EVERYBODY, Arg, Event
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Events
from palatine.games.between.parts import (
    ATTENDANT_IDS,
    CARD_DRAW,
    CARD_IDS,
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    FOOD_DRAW,
    FOUNTAIN,
    GRAND_FOYER,
    KINDS,
    LIVING,
    OUTDOOR,
    PIECE_IDS,
    ROOMS,
    SLEEPING,
    THRONE_IDS,
    TOKENS,
    TOWER,
    TYPE_NAMES,
    TYPE_OF,
    UTILITY,
    x_of,
    y_of,
)
from palatine.games.between.state import BetweenState

# --- names of things in events ----------------------------------------------------------------


def room_key(piece: int) -> str:
    """The message of a room's name."""
    return "between-room-" + PIECE_IDS[piece].replace("_", "-")


def castle_key(castle: int) -> str:
    """The message of a castle's name: that of its token (B-106)."""
    return "between-castle-" + TOKENS[castle]


def type_key(kind: int) -> str:
    """The message of a room type."""
    return "between-type-" + TYPE_NAMES[kind]


def attendant_key(kind: int) -> str:
    """The message of an attendant's name."""
    return "between-attendant-" + ATTENDANT_IDS[kind].replace("_", "-")


def card_key(card: int) -> str:
    """The message of a bonus card's name."""
    return "between-card-" + CARD_IDS[card].replace("_", "-")


def throne_key(throne: int) -> str:
    """The message of a throne room's name."""
    return "between-throne-" + THRONE_IDS[throne].removeprefix("throne_").replace("_", "-")


def tell(
    out: Events,
    name: str,
    args: dict[str, Arg],
    reveals: int = 0,
    moves: tuple[tuple[str, str], ...] = (),
) -> None:
    """Report something that everybody is told."""
    if out is not None:
        out.append(Event("between-event-" + name, args, EVERYBODY, reveals, moves))


# --- tiles and cards ----------------------------------------------------------------------------


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles but one."""
    i = tiles.index(tile)
    return tiles[:i] + tiles[i + 1 :]


def place_in(pile: list[int], tile: int) -> int:
    """Where in a sorted pile the tile lies."""
    low = 0
    high = len(pile)
    while low < high:
        middle = (low + high) // 2
        if pile[middle] < tile:
            low = middle + 1
        else:
            high = middle
    return low


def draw_openly(s: BetweenState, tile: int) -> None:
    """B-402  A tile of the pile that everybody sees (A-27)."""
    s.pile.pop(place_in(s.pile, tile))
    s.drawn = s.drawn + (tile,)
    if tile in s.back:
        s.back = without(s.back, tile)
    elif s.buried:
        s.since = tuple(sorted(s.since + (tile,)))


def discard(s: BetweenState, tiles: tuple[int, ...]) -> None:
    """Open discards, usable by B-404."""
    s.discards = tuple(sorted(s.discards + tiles))


def shuffle_discards(s: BetweenState, out: Events) -> None:
    """B-404, A-21  All discarded regular tiles go back into the pile."""
    s.pile = sorted(s.pile + list(s.discards) + list(s.down))
    s.back = tuple(sorted(s.back + s.discards))
    s.buried = s.buried + s.down
    s.buried_known = s.buried_known + s.down_known
    s.discards = ()
    s.down = ()
    s.down_known = ()
    tell(out, "shuffled", {"count": len(s.pile)}, EVERYBODY)


def shuffle_cards(s: BetweenState, out: Events) -> None:
    """B-406, A-17  Discarded bonus cards go back into the deck; kept ones stay out."""
    s.deck = sorted(s.deck + list(s.card_discards))
    s.card_discards = ()
    tell(out, "cards-shuffled", {"count": len(s.deck)}, EVERYBODY)


# --- placing --------------------------------------------------------------------------------------


def place_tile(
    s: BetweenState, castle: int, owner: int, piece: int, cell: int, out: Events
) -> list[Frame]:
    """B-205, B-208  Put a piece down; what follows is the bonus it brings (section 4)."""
    if piece >= ROOMS:
        counts = list(s.specialty)
        counts[piece - ROOMS] -= 1
        s.specialty = tuple(counts)
        came_from = "supply"
    elif s.drawn:
        s.drawn = ()
        came_from = "drawn"
    else:
        s.shown[owner] = without(s.shown[owner], piece)
        came_from = "shown"
    built = s.castles[castle].with_tile(cell, piece)
    s.castles[castle] = built
    if out is not None:
        _tell_placed(s, castle, owner, piece, cell, came_from, out)
    if piece >= ROOMS:
        return []  # B-413: none for specialty rooms
    kind = TYPE_OF[piece]
    count = built.counts[kind]
    if count == 3:
        return bonus_for_three(s, castle, owner, kind, out)
    if count == 5:
        return bonus_for_five(s, castle, owner, out)
    return []  # B-413, B-414


def _tell_placed(
    s: BetweenState,
    castle: int,
    owner: int,
    piece: int,
    cell: int,
    came_from: str,
    out: list[Event],
) -> None:
    args: dict[str, Arg] = {
        "seat": s.decider(castle, owner),
        "room": room_key(piece) + "-acc",
        "castle": castle_key(castle),
    }
    there = f"room:{castle}:{x_of(cell)},{y_of(cell)}"
    tell(out, "placed", args, 0, ((f"{came_from}:{PIECE_IDS[piece]}", there),))


# --- bonuses --------------------------------------------------------------------------------------


def bonus_for_three(
    s: BetweenState, castle: int, owner: int, kind: int, out: Events
) -> list[Frame]:
    """B-401 ... B-410  The bonus of a type, at once; A-10: the owner of the tile decides."""
    seat = s.decider(castle, owner)
    if out is not None:
        tell(out, "bonus", {"castle": castle_key(castle), "type": type_key(kind)})
    if kind == FOOD:
        return food_frames(s, castle, owner, out)
    if kind == LIVING:
        if sum(s.attendants) == 0:
            return lost(castle, out)
        return [Frame("attendant", seat, (castle, owner))]
    if kind == UTILITY:
        return card_frames(s, castle, owner, out)
    if kind == OUTDOOR:
        return specialty_frames(s, castle, owner, FOUNTAIN, out)
    if kind == SLEEPING:
        return specialty_frames(s, castle, owner, TOWER, out)
    if kind == CORRIDOR:
        return specialty_frames(s, castle, owner, GRAND_FOYER, out)
    assert kind == DOWNSTAIRS
    return [Frame("copy", seat, (castle, owner))]


def food_frames(s: BetweenState, castle: int, owner: int, out: Events) -> list[Frame]:
    """B-402, B-404  Five tiles, after a shuffle where fewer are left; one is placed (A-32)."""
    if len(s.pile) < FOOD_DRAW:
        shuffle_discards(s, out)
    draws = min(FOOD_DRAW, len(s.pile))
    if draws == 0:
        return lost(castle, out)
    frames = [Frame("draw", CHANCE, (castle,)) for _ in range(draws)]
    frames.append(Frame("food", s.decider(castle, owner), (castle, owner)))
    return frames


def card_frames(s: BetweenState, castle: int, owner: int, out: Events) -> list[Frame]:
    """B-406  Three bonus cards, after a shuffle where fewer are left; one is kept."""
    if len(s.deck) < CARD_DRAW:
        shuffle_cards(s, out)
    frames = [Frame("card", CHANCE, (castle,)) for _ in range(CARD_DRAW)]
    frames.append(Frame("keep", s.decider(castle, owner), (castle, owner)))
    return frames


def specialty_frames(
    s: BetweenState, castle: int, owner: int, piece: int, out: Events
) -> list[Frame]:
    """B-407 ... B-409  A specialty room; A-12: another kind where this one has run out."""
    if s.specialty[piece - ROOMS] > 0:
        return [Frame("at", s.decider(castle, owner), (castle, owner, piece))]
    return bonus_for_five(s, castle, owner, out)


def bonus_for_five(s: BetweenState, castle: int, owner: int, out: Events) -> list[Frame]:
    """B-412  Any one specialty room; A-12: nothing where all kinds have run out."""
    for kind in range(KINDS):
        if s.specialty[kind] > 0:
            return [Frame("special", s.decider(castle, owner), (castle, owner))]
    return lost(castle, out)


def lost(castle: int, out: Events) -> list[Frame]:
    """A-12  The supply is empty: the bonus is lost."""
    tell(out, "lost", {"castle": castle_key(castle)})
    return []
