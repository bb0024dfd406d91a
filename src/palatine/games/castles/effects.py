"""Verbs that several steps use: pay, build, reveal, count."""

from palatine.core.events import EVERYBODY, Arg, Event, only
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Events
from palatine.games.castles import scoring
from palatine.games.castles.parts import (
    CORRIDOR,
    DOWNSTAIRS,
    HALLWAY,
    SIZE_INDEX,
    SLEEPING,
    SOLO,
    STAIRS,
    TILE_IDS,
    TYPE_OF,
    UTILITY,
)
from palatine.games.castles.state import (
    BASE,
    NOBODY_LOOKED,
    OTHERS,
    OWN,
    ROOM_BIT,
    CastlesState,
)


def tell(
    out: Events,
    key: str,
    args: dict[str, Arg],
    seen_by: int = EVERYBODY,
    reveals: int = 0,
    moves: tuple[tuple[str, str], ...] = (),
) -> None:
    """An event, where anybody listens."""
    if out is not None:
        out.append(Event("castles-event-" + key, args, seen_by, reveals, moves))


def named(tile: int) -> str:
    """The message key of a tile's name."""
    return "castles-room-" + TILE_IDS[tile]


def named_as_object(tile: int) -> str:
    """The message key of a tile's name as the object of a verb."""
    return "castles-acc-" + TILE_IDS[tile]


def add_points(s: CastlesState, seat: int, category: int, points: int) -> None:
    """A-16  Move the swan, backwards as well."""
    changed = list(s.points[seat])
    changed[category] += points
    s.points[seat] = tuple(changed)


def pay(s: CastlesState, seat: int, amount: int) -> None:
    """C-303, C-1003, A-27  To the master builder; the builder himself and a lone player pay the
    bank."""
    s.money[seat] -= amount
    if s.seats != SOLO and seat != s.builder:
        s.money[s.builder] += amount


def set_slot(s: CastlesState, slot: int, tile: int, coins: int) -> None:
    """Put a tile (or -1 for none) with its coins on a price slot."""
    market = list(s.market)
    market[slot] = tile
    s.market = tuple(market)
    if s.coins[slot] != coins:
        on_them = list(s.coins)
        on_them[slot] = coins
        s.coins = tuple(on_them)


def swap_slots(s: CastlesState, one: int, other: int) -> None:
    """C-207  Two price slots exchange what lies on them, coins included."""
    if one == other:
        return
    market = list(s.market)
    market[one], market[other] = s.market[other], s.market[one]
    s.market = tuple(market)
    if s.coins[one] != s.coins[other]:
        coins = list(s.coins)
        coins[one], coins[other] = s.coins[other], s.coins[one]
        s.coins = tuple(coins)


def empty_slot(s: CastlesState) -> int:
    """The first price slot without a tile, -1 if there is none."""
    for slot in range(len(s.market)):
        if s.market[slot] < 0:
            return slot
    return -1


def reveal(s: CastlesState, tile: int) -> None:
    """C-125, C-202, C-1002  Put a room face up on the first empty price slot."""
    set_slot(s, empty_slot(s), tile, 0)


def build(s: CastlesState, seat: int, tile: int, place: tuple[int, int, int], out: Events) -> int:
    """C-305, C-501  Lay a tile and score it; its number in the castle."""
    x, y, rot = place
    castle = s.own_castle(seat)
    number = castle.add(tile, rot, x, y)
    base, own, others = scoring.placement(castle, number, s.corners)
    old = s.points[seat]
    s.points[seat] = (old[0], old[BASE] + base, old[OWN] + own, old[OTHERS] + others, old[4])
    if out is not None:
        args: dict[str, Arg] = {"seat": seat, "room": named_as_object(tile)}
        args["points"] = base + own + others
        args.update({"x": x, "y": y, "turn": rot})
        tell(out, "placed", args, moves=(("hand", f"tile:{seat}:{number}"),))
    return number


def take_corridor_tile(s: CastlesState, tile: int) -> None:
    """C-302, C-621  A hallway or stairs leaves its stack."""
    if tile == HALLWAY:
        s.hallways -= 1
    else:
        s.stairs -= 1


def fitting_corridors(s: CastlesState, seat: int) -> list[int]:
    """A-09  Which of hallway and stairs are left and can be placed."""
    found: list[int] = []
    if s.hallways > 0 and s.castles[seat].has_place(HALLWAY):
        found.append(HALLWAY)
    if s.stairs > 0 and s.castles[seat].has_place(STAIRS):
        found.append(STAIRS)
    return found


def can_reward(s: CastlesState, seat: int, kind: int) -> bool:
    """A-08, A-09, A-22, A-25  Whether a reward of this type can be had at all: all see it."""
    if kind == CORRIDOR:
        return not s.corridor_used and len(fitting_corridors(s, seat)) > 0
    if kind == SLEEPING:
        return any_stack(s)
    if kind == UTILITY:
        return not s.cards.is_empty()
    return True


def any_stack(s: CastlesState) -> bool:
    """Whether a stack still has tiles."""
    for size in s.stacks:
        if size > 0:
            return True
    return False


def count_cellar(s: CastlesState, seat: int, tile: int, out: Events) -> bool:
    """C-631, A-10  One more downstairs room is complete; whether it makes a pair."""
    s.cellar[seat] += 1
    if out is not None:
        args: dict[str, Arg] = {"seat": seat, "room": named(tile), "number": s.cellar[seat]}
        tell(out, "cellar", args)
    return s.cellar[seat] % 2 == 0


def rewards_left(s: CastlesState, seat: int, waiting: tuple[int, ...], out: Events) -> list[Frame]:
    """C-602  Ask for the next reward, if any is left that can be had. A lone downstairs room that
    makes no pair needs no question: everybody can see that (design: steps without a choice)."""
    castle = s.castles[seat]
    left: list[int] = []
    for number in waiting:
        kind = TYPE_OF[castle.tiles[number].tile]
        if can_reward(s, seat, kind):
            left.append(number)
        elif out is not None:
            lost: dict[str, Arg] = {"seat": seat, "room": named(castle.tiles[number].tile)}
            tell(out, "reward-lost", lost)
    if not left:
        return []
    if len(left) == 1:
        tile = castle.tiles[left[0]].tile
        if TYPE_OF[tile] == DOWNSTAIRS and s.cellar[seat] % 2 == 0:
            count_cellar(s, seat, tile, out)
            return []
    return [Frame("rewards", seat, tuple(left))]


# --- stacks and what has been seen of them (C-661, A-46; see view.py) ---------------------------


def leave_stack(s: CastlesState, tile: int) -> None:
    """A tile is taken from its stack."""
    size = SIZE_INDEX[tile]
    s.stacks[size] -= 1
    if s.fixed[size] == NOBODY_LOOKED:
        s.pools[size] &= ~ROOM_BIT[tile]
    elif s.fixed[size] >= 0:
        s.fixed[size] &= ~ROOM_BIT[tile]


def see_stack(s: CastlesState, seat: int, size: int) -> None:
    """The seat knows now what is in the stack; so a group it was part of splits."""
    groups: list[tuple[int, ...]] = [(size, 1)]
    for group in s.known[seat]:
        if group[0] == size and group[1] == 1:
            if len(group) > 2:
                groups.append((size, 0) + group[2:])
        else:
            groups.append(group)
    s.known[seat] = tidy(groups)


def put_on_deck(s: CastlesState, seat: int, tiles: tuple[int, ...]) -> None:
    """C-661, A-22  Tiles go face down on the room deck; who knew the stack as a set now knows
    stack and deck places together as a set, and the seat knows each place."""
    for tile in tiles:
        size = SIZE_INDEX[tile]
        place = len(s.deck_rooms)
        leave_stack(s, tile)
        s.deck_rooms = s.deck_rooms + (tile,)
        s.deck_sizes = s.deck_sizes + (size,)
        for other in range(s.seats):
            groups = list(s.known[other])
            if other == seat:
                groups.append((size, 0, place))
            else:
                for i in range(len(groups)):
                    if groups[i][0] == size and groups[i][1] == 1:
                        groups[i] = groups[i] + (place,)
            s.known[other] = tidy(groups)


def take_from_deck(s: CastlesState) -> int:
    """C-204  The top tile of the room deck; its place is in nobody's group any more."""
    place = len(s.deck_rooms) - 1
    tile = s.deck_rooms[place]
    s.deck_rooms = s.deck_rooms[:place]
    s.deck_sizes = s.deck_sizes[:place]
    for seat in range(s.seats):
        if s.known[seat]:
            groups: list[tuple[int, ...]] = []
            for group in s.known[seat]:
                groups.append(group[:2] + tuple([p for p in group[2:] if p != place]))
            s.known[seat] = tidy(groups)
    return tile


def tidy(groups: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """One order for equal knowledge; groups without a place are forgotten."""
    return tuple(sorted([group for group in groups if group[1] == 1 or len(group) > 2]))


# --- bonus cards --------------------------------------------------------------------------------


def get_card(s: CastlesState, seat: int, card: int, to_hand: bool, out: Events) -> None:
    """C-128, C-671  A card is drawn for a seat; what it is, only the seat learns."""
    if to_hand:
        s.hands[seat] = tuple(sorted(s.hands[seat] + (card,)))
    else:
        s.looking = tuple(sorted(s.looking + (card,)))
    if out is not None and not _draws_on(s, seat):
        got = s.hands[seat] if to_hand else s.looking
        if not to_hand:  # what everybody is dealt at the start is said once for all
            tell(out, "drew", {"seat": seat, "count": len(got)})
        mine: dict[str, Arg] = {"seat": seat, "cards": [f"castles-card-B-{c + 1:02}" for c in got]}
        tell(out, "drew-cards", mine, only(seat), only(seat))


def _draws_on(s: CastlesState, seat: int) -> bool:
    """Whether the seat draws one more card next: several draws are one line of the log."""
    frame = s.frames[-1] if s.frames else None
    return frame is not None and frame.step == "deal" and frame.args[0] == seat


def deal_frames(seat: int, count: int, to_hand: bool) -> list[Frame]:
    """So many draws for a seat."""
    return [Frame("deal", CHANCE, (seat, 1 if to_hand else 0))] * count
