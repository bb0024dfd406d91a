"""What a seat may see. The only file that knows what is secret.

Secret are bonus cards (C-128), the order of decks and stacks, and what a sleeping reward showed
(C-661, A-46). A view is built from what may be seen, so a new field is hidden until named here.

What a seat has seen of the stacks is kept as *groups*: hidden places (a stack as a whole, single
places on the room deck) whose contents the seat knows as a set. Who looked where, and how many
tiles he took, is public, so everybody can follow which groups there are; the sets themselves stand
in nobody's state but follow from where the tiles are, and a view holds those of its viewer.
"""

from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import WHOLE, Frame, Together
from palatine.games.castles.parts import CARD_IDS, CARDS, KINDS_OF_SIZE, SIZE_INDEX
from palatine.games.castles.state import (
    ALL_OF_SIZE,
    NOBODY_LOOKED,
    ROOM_BIT,
    UNSEEN,
    CastlesState,
    rooms_in,
)


def view(s: CastlesState, viewer: int) -> CastlesState:
    """C-126, C-128, A-46  Own cards, what lies open, and what the seat has seen before."""
    v = CastlesState(s.seats, s.options)
    v.viewer = viewer
    over = not s.frames
    v.frames = [_seen_frame(frame, viewer) for frame in s.frames]
    for castle in s.castles:
        castle.shared = True
    v.castles = s.castles.copy()
    v.money = s.money.copy()
    v.points = s.points.copy()
    v.favors = s.favors
    v.rejected = s.rejected
    v.cards = s.cards.seen_by(viewer)
    v.hands = [
        s.hands[seat] if over or seat == viewer else (HIDDEN,) * len(s.hands[seat])
        for seat in range(s.seats)
    ]
    v.looking = s.looking if _who_looks(s) == viewer else (HIDDEN,) * len(s.looking)
    v.card_rest = s.card_rest.copy()
    v.cards_left = s.cards_left
    v.discards = s.discards.copy()
    v.boxed = s.boxed
    v.last = s.last
    v.stacks = s.stacks.copy()
    v.pools = [  # of a stack nobody looked through, stack and box together are what is not shown
        s.pools[size] if s.fixed[size] == NOBODY_LOOKED else 0 for size in range(KINDS_OF_SIZE)
    ]
    v.fixed = [NOBODY_LOOKED if fixed == NOBODY_LOOKED else UNSEEN for fixed in s.fixed]
    v.known = s.known.copy()
    v.seen = _contents(s, viewer)
    v.deck_sizes = s.deck_sizes
    v.deck_rooms = _known_deck(s, viewer)
    v.hallways = s.hallways
    v.stairs = s.stairs
    v.market = s.market
    v.coins = s.coins
    v.gone = s.gone
    v.builder = s.builder
    v.round = s.round
    v.idle = s.idle
    v.bought = s.bought
    v.extra = s.extra
    v.corridor_used = s.corridor_used
    v.cellar = s.cellar.copy()
    return v


def _seen_frame(frame: Frame, viewer: int) -> Frame:
    """What others have picked, or take out of a stack, is theirs alone until it is done; that a
    tile was taken can be seen."""
    if isinstance(frame, Together):
        return frame.seen_by(viewer)
    if frame.step == "put" and frame.seat != viewer:
        taken = len(frame.args) - 1
        return Frame(frame.step, frame.seat, frame.args[:1] + (HIDDEN,) * taken)
    return frame


def _who_looks(s: CastlesState) -> int:
    """The seat that draws bonus cards now (C-671)."""
    for frame in s.frames:
        if frame.step == "return":
            return frame.seat
    return HIDDEN


def _contents(s: CastlesState, viewer: int) -> tuple[int, ...]:
    """The set in each of the viewer's groups."""
    if viewer < 0:
        return ()
    if s.viewer == viewer:
        return s.seen
    return tuple([_in_group(s, group) for group in s.known[viewer]])


def _in_group(s: CastlesState, group: tuple[int, ...]) -> int:
    found = s.fixed[group[0]] if group[1] == 1 else 0
    for place in group[2:]:
        found |= ROOM_BIT[s.deck_rooms[place]]
    return found


def _known_deck(s: CastlesState, viewer: int) -> tuple[int, ...]:
    """The rooms on the room deck, where the viewer knows which lies in a place."""
    rooms = [HIDDEN] * len(s.deck_rooms)
    if viewer >= 0:
        for group in s.known[viewer]:
            if group[1] == 0 and len(group) == 3:
                rooms[group[2]] = s.deck_rooms[group[2]]
    return tuple(rooms)


def imagine(v: CastlesState, rng: Rng) -> CastlesState:
    """Deal anew what is hidden: each group over its places, the rest over all other places."""
    s = v.clone()
    s.viewer = WHOLE
    s.seen = ()
    _imagine_cards(s, rng)
    for size in range(KINDS_OF_SIZE):
        _imagine_size(v, s, size, rng)
    s.frames = [_imagined_frame(s, v.viewer, frame, rng) for frame in s.frames]
    return s


def _imagine_cards(s: CastlesState, rng: Rng) -> None:
    """C-128  Bonus cards over the hidden hands, the cards just drawn, and the deck."""
    unseen = _unseen_cards(s)
    rng.shuffle(unseen)
    for seat in range(s.seats):
        if HIDDEN in s.hands[seat]:
            s.hands[seat] = tuple(sorted([unseen.pop() for _ in s.hands[seat]]))
    if HIDDEN in s.looking:
        s.looking = tuple(sorted([unseen.pop() for _ in s.looking]))
    deck = s.cards
    deck.top = [unseen.pop() if card == HIDDEN else card for card in deck.top]
    deck.bottom = [unseen.pop() if card == HIDDEN else card for card in deck.bottom]
    deck.unseen = 0
    for card in unseen:
        deck.shuffle_in(card)


def _unseen_cards(s: CastlesState) -> list[int]:
    """The bonus cards in play that the viewer does not see."""
    seen: list[int] = list(s.looking) + s.cards.top + s.cards.bottom
    for hand in s.hands:
        seen += hand
    out = s.options["cards_out"]
    return [c for c in range(CARDS) if c not in seen and CARD_IDS[c] not in out]


def _imagine_size(v: CastlesState, s: CastlesState, size: int, rng: Rng) -> None:
    """A-46  Deal the rooms of one size over its stack, its places on the room deck and the box."""
    unseen = _unseen_rooms(v, size)
    rooms = list(s.deck_rooms)
    stack = -1  # the set in the stack, once it is known
    for i in range(len(v.seen)):
        group = v.known[v.viewer][i]
        if group[0] == size:
            inside = rooms_in(size, v.seen[i])
            rng.shuffle(inside)
            for place in group[2:]:
                rooms[place] = inside.pop()
            if group[1] == 1:
                stack = sum([ROOM_BIT[room] for room in inside])
    rng.shuffle(unseen)
    for place in range(len(rooms)):
        if s.deck_sizes[place] == size and rooms[place] == HIDDEN:
            rooms[place] = unseen.pop()
    if s.fixed[size] == UNSEEN and stack < 0:
        stack = sum([ROOM_BIT[unseen.pop()] for _ in range(_already_seen(s, size))])
    if s.fixed[size] == UNSEEN:
        s.fixed[size] = stack
    s.pools[size] = sum([ROOM_BIT[room] for room in unseen])
    s.deck_rooms = tuple(rooms)


def _already_seen(s: CastlesState, size: int) -> int:
    """How many tiles of a stack are known: all of one that was looked through, fewer while
    somebody is still looking through it."""
    waiting = len([f for f in s.frames if f.step == "see" and f.args[0] == size])
    return s.stacks[size] - waiting


def _unseen_rooms(v: CastlesState, size: int) -> list[int]:
    """Rooms of a size that lie neither open nor in one of the viewer's groups."""
    hidden = ALL_OF_SIZE[size]
    shown = list(v.market) + list(v.gone)
    for castle in v.castles:
        shown += [one.tile for one in castle.tiles]
    for frame in v.frames:
        if frame.step == "place":
            shown.append(frame.args[0])
    for tile in shown:
        if tile >= 0 and SIZE_INDEX[tile] == size:
            hidden &= ~ROOM_BIT[tile]
    for i in range(len(v.seen)):
        if v.known[v.viewer][i][0] == size:
            hidden &= ~v.seen[i]
    return rooms_in(size, hidden)


def _imagined_frame(s: CastlesState, viewer: int, frame: Frame, rng: Rng) -> Frame:
    """Make up the answers that others have given already."""
    if frame.step == "put" and HIDDEN in frame.args:
        rooms = rooms_in(frame.args[0], s.fixed[frame.args[0]])
        rng.shuffle(rooms)
        return Frame(frame.step, frame.seat, frame.args[:1] + tuple(rooms[: len(frame.args) - 1]))
    if not isinstance(frame, Together):
        return frame
    for i in range(len(frame.seats)):
        seat = frame.seats[i]
        if frame.done[i] and seat != viewer:
            hand = s.hands[seat]
            pick = 3 + rng.below(2) if frame.step == "foyer" else hand[rng.below(len(hand))]
            frame = frame.answered(seat, (pick,), True)
    return frame
