"""What a seat may see: the only file that knows what is secret.

Secret are hands and the stacks that were passed on, but not from those who have had them in hand;
what of the pile nobody has seen; and half-made choices. Everything a food or utility bonus turns
up is open (A-27), so the deck of bonus cards holds no secret: what is not seen lies in it.

A-33: a seat has seen a stack exactly when it has had it in hand, and tiles leave a stack face up
only; so its contents are known to that seat as long as it goes round. The last tile of it is
discarded (`down`) with that knowledge. When discards are shuffled into the pile (B-404), it is
still known that they lie there, until a new round is dealt from it: `back` by all, `buried` by
those who knew the last tile. Discards are never shuffled in during round 1: the pile suffices.
"""

from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import WHOLE, Frame, Together
from palatine.games.between.parts import ROOMS
from palatine.games.between.state import SCORER, BetweenState


def view(s: BetweenState, viewer: int) -> BetweenState:
    """A-23  Built from what may be seen: a new field of the state is hidden until named here."""
    if s.seats == SCORER:  # nothing is hidden where somebody counts
        v = s.clone()
        v.viewer = viewer
        return v
    v = BetweenState(s.seats, s.options)
    v.viewer = viewer
    v.frames = [_seen_frame(frame, viewer) for frame in s.frames]
    v.round = s.round
    v.turn = s.turn
    v.castles = s.castles.copy()
    v.hands = [_seen(s.hands[p], knows_hand(s, viewer, p)) for p in range(s.places)]
    v.stacks = [_seen(s.stacks[c], knows_stack(s, viewer, c)) for c in range(s.places)]
    v.shown = s.shown.copy()
    v.lefts = s.lefts.copy()
    v.drawn = s.drawn
    v.offered = s.offered
    v.discards = s.discards
    v.down = _known(s.down, s.down_known, viewer)
    v.down_known = s.down_known
    v.back = s.back
    v.buried = _known(s.buried, s.buried_known, viewer)
    v.buried_known = s.buried_known
    v.since = s.since
    v.pile = seen_pile(v, len(s.pile))
    v.deck = s.deck.copy()
    v.card_discards = s.card_discards
    v.thrones = s.thrones.copy()
    v.specialty = s.specialty
    v.attendants = s.attendants
    return v


def _seen_frame(frame: Frame, viewer: int) -> Frame:
    """Who is asked, and how many tiles everybody has chosen, is public; which is not (B-203)."""
    if not isinstance(frame, Together):
        return frame
    seats = frame.seats
    picks = tuple([_seen(frame.picks[i], seats[i] == viewer) for i in range(len(seats))])
    return Together(frame.step, seats, picks, frame.done, frame.args)


def _seen(tiles: tuple[int, ...], known: bool) -> tuple[int, ...]:
    return tiles if known else (HIDDEN,) * len(tiles)


def _known(tiles: tuple[int, ...], masks: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    return tuple([tiles[i] if knows(masks[i], viewer) else HIDDEN for i in range(len(tiles))])


def knows(mask: int, viewer: int) -> bool:
    """Whether a viewer is in a mask of seats; a spectator never is."""
    return viewer >= 0 and mask & (1 << viewer) != 0


def knows_hand(s: BetweenState, viewer: int, place: int) -> bool:
    """Whether the viewer has had this hand, now or in an earlier turn of the round (A-25)."""
    if viewer < 0:
        return False
    steps = place - viewer if s.round == 1 else viewer - place
    return steps % s.places <= s.turn


def knows_stack(s: BetweenState, viewer: int, castle: int) -> bool:
    """Whether the viewer has had the stack under this castle's token in hand."""
    giver = castle if s.round == 1 else s.left_of(castle)
    return knows_hand(s, viewer, giver)


def seen_pile(v: BetweenState, size: int) -> list[int]:
    """The tiles that the viewer knows to lie in the pile; HIDDEN for all the others."""
    known = list(v.back)
    for tile in v.buried:
        if tile != HIDDEN and tile not in v.since:
            known.append(tile)
    return [HIDDEN] * (size - len(known)) + sorted(known)


# --- imagining ------------------------------------------------------------------------------------


def imagine(v: BetweenState, rng: Rng) -> BetweenState:
    """Deal what is not seen over the places where it can be; make up what others have chosen."""
    s = v.clone()
    s.viewer = WHOLE
    if v.viewer == WHOLE:
        return s
    unseen = unseen_tiles(v)
    rng.shuffle(unseen)
    s.hands = [_dealt(hand, unseen) for hand in s.hands]
    s.stacks = [_dealt(stack, unseen) for stack in s.stacks]
    s.down = tuple([unseen.pop() if tile == HIDDEN else tile for tile in s.down])
    known = [tile for tile in s.pile if tile != HIDDEN]
    assert len(unseen) + len(known) == len(s.pile)
    s.pile = sorted(unseen + known)
    _imagine_buried(s, unseen, rng)
    s.frames = [_imagined_frame(s, v.viewer, frame, rng) for frame in s.frames]
    return s


def unseen_tiles(v: BetweenState) -> list[int]:
    """The regular rooms of which the viewer does not know where they are."""
    seen = set(v.drawn + v.discards + v.down)
    seen.update(v.pile)
    for tiles in v.hands + v.stacks + v.shown:
        seen.update(tiles)
    for castle in v.castles:
        seen.update(castle.cells.values())
    return [tile for tile in range(ROOMS) if tile not in seen]


def _dealt(tiles: tuple[int, ...], unseen: list[int]) -> tuple[int, ...]:
    if HIDDEN not in tiles:
        return tiles
    return tuple(sorted([unseen.pop() for _ in tiles]))


def _imagine_buried(s: BetweenState, in_pile: list[int], rng: Rng) -> None:
    """Last tiles that went into the pile: any that lay there unseen, even if drawn since."""
    if HIDDEN not in s.buried:
        return
    might = in_pile + [tile for tile in s.since if tile not in s.buried]
    rng.shuffle(might)
    s.buried = tuple([might.pop() if tile == HIDDEN else tile for tile in s.buried])


def _imagined_frame(s: BetweenState, viewer: int, frame: Frame, rng: Rng) -> Frame:
    """As many tiles for everybody as have been chosen."""
    if not isinstance(frame, Together):
        return frame
    for i in range(len(frame.seats)):
        seat = frame.seats[i]
        if seat != viewer and frame.picks[i]:
            hand = list(s.hands[seat])
            rng.shuffle(hand)
            picked = tuple(sorted(hand[: len(frame.picks[i])]))
            frame = frame.answered(seat, picked, frame.done[i])
    return frame
