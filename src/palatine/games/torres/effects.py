"""Verbs that several steps use. They change the state in place; boards and decks are replaced."""

from palatine.core.events import NOBODY, Arg, Event, others
from palatine.core.native import BIT, i64, lowest
from palatine.core.step import Events
from palatine.games.torres.parts import CARD_KEYS, GRID, NEAR
from palatine.games.torres.state import MASTER_VERSION, OWN_DECK, TRACK_POINTS, TorresState


def move_knight(s: TorresState, seat: int, start: int, end: int) -> None:
    """A knight leaves one cell and stands on another."""
    both = BIT[start] | BIT[end]
    s.knights[seat] ^= both
    s.occupied ^= both


def add_knight(s: TorresState, seat: int, cell: int) -> None:
    """A knight comes from the reserve."""
    s.knights[seat] |= BIT[cell]
    s.occupied |= BIT[cell]


def move_king(s: TorresState, cell: int) -> None:
    """T-803  The king leaves his cell, if he has one, for another."""
    if s.king >= 0:
        s.occupied &= ~BIT[s.king]
    s.king = cell
    s.occupied |= BIT[cell]


def take_from_stack(s: TorresState, seat: int, size: int) -> None:
    """T-501  Begin on a stack of this size: it leaves the row, its blocks are in hand."""
    stacks = list(s.stacks[seat])
    stacks.remove(size)
    s.stacks[seat] = tuple(stacks)
    s.in_hand = size


def resize_stack(s: TorresState, seat: int, size: int, new: int) -> None:
    """A-02, T-502  A block more or less on a stack of this size; an emptied slot stays (T-506)."""
    stacks = list(s.stacks[seat])
    stacks[stacks.index(size)] = new
    stacks.sort(reverse=True)
    s.stacks[seat] = tuple(stacks)


def stack_sizes(s: TorresState, seat: int, least: int) -> list[int]:
    """The different sizes, from `least` up, of the stacks before a seat; largest first."""
    sizes: list[int] = []
    for size in s.stacks[seat]:
        if size >= least and (not sizes or sizes[-1] != size):
            sizes.append(size)
    return sizes


def deck_of(s: TorresState, seat: int) -> int:
    """Which of the decks a seat buys from."""
    return seat if s.variant == OWN_DECK else 0


def put_in_hand(s: TorresState, seat: int, kind: int) -> None:
    """A bought card: it joins the hand, and waits for the next turn (T-303)."""
    s.hands[seat] = tuple(sorted(s.hands[seat] + (kind,)))
    s.fresh = tuple(sorted(s.fresh + (kind,)))


def discard(s: TorresState, seat: int, kind: int) -> None:
    """T-1002  A played card leaves the game."""
    hand = list(s.hands[seat])
    hand.remove(kind)
    s.hands[seat] = tuple(hand)
    s.gone[seat] = tuple(sorted(s.gone[seat] + (kind,)))


def playable(s: TorresState, seat: int) -> list[int]:
    """T-303  The kinds in hand that were not bought in this turn."""
    kinds: list[int] = []
    hand = s.hands[seat]
    for i in range(len(hand)):
        kind = hand[i]
        if i > 0 and hand[i - 1] == kind:
            continue
        if kind not in s.fresh or hand.count(kind) > s.fresh.count(kind):
            kinds.append(kind)
    return kinds


def gain(s: TorresState, seat: int, category: int, points: int) -> int:
    """T-704  Move a marker; an occupied field pushes it on, and that counts. All it has moved."""
    if points <= 0:
        return 0  # T-705: nobody moves for nothing, so field 0 is shared and never arrived at
    total = s.scores[seat] + points
    pushed = 0
    while field_taken(s, seat, total + pushed):
        pushed += 1
    s.scores[seat] = total + pushed
    row = list(s.points[seat])
    row[category] += points
    row[TRACK_POINTS] += pushed
    s.points[seat] = tuple(row)
    return points + pushed


def field_taken(s: TorresState, seat: int, field: int) -> bool:
    """T-704  Whether another marker stands on a field."""
    for other in range(s.seats):
        if other != seat and s.scores[other] == field:
            return True
    return False


def tell(
    out: Events, key: str, seat: int, cell: int, start: int = -1, piece: str = "knight"
) -> None:
    """An event about one piece that everybody sees come to a cell."""
    if out is None:
        return
    name = GRID.names[cell]
    if start < 0:
        out.append(Event(key, {"seat": seat, "cell": name}))
        return
    origin = GRID.names[start]
    moves = ((f"{piece}:{origin}", f"{piece}:{name}"),)
    out.append(Event(key, {"seat": seat, "from": origin, "cell": name}, moves=moves))


def tell_card(out: Events, key: str, seat: int, kind: int, seen_by: int, reveals: int) -> None:
    """An event that names a card."""
    if out is not None:
        args: dict[str, Arg] = {"seat": seat, "card": f"torres-card-{CARD_KEYS[kind]}"}
        out.append(Event(key, args, seen_by, reveals))


def shows(s: TorresState, seat: int) -> int:
    """T-1011  Who learns something when a seat shows a card of its hand."""
    return NOBODY if s.variant == MASTER_VERSION else others(seat, s.seats)


def deploy_cells(s: TorresState, knights: i64) -> i64:
    """T-401, T-402  The free cells beside these knights and not above them."""
    found: i64 = 0
    levels = s.board.levels
    heights = s.board.heights
    while knights != 0:
        cell = lowest(knights)
        found |= NEAR[cell] & ~levels[heights[cell] + 1]
        knights &= ~BIT[cell]
    return found & ~s.occupied
