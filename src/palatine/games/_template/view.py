"""What a seat may see. The only file that knows what is secret: other hands, and the deck.

A view is built from what may be seen (never by deleting), so a new field of the state is hidden
until it is named here.
"""

from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import WHOLE, Frame, Together
from palatine.games._template.parts import COPIES, KINDS
from palatine.games._template.state import TinyState


def view(s: TinyState, viewer: int) -> TinyState:
    """X-02, X-03  Own cards and own choice; X-10: at the end all hands."""
    over = not s.frames
    v = TinyState(s.seats, s.options)
    v.viewer = viewer
    v.frames = [_seen_frame(frame, viewer) for frame in s.frames]
    v.round = s.round
    v.deck = s.deck.seen_by(viewer)
    v.hands = [
        s.hands[seat] if over or seat == viewer else (HIDDEN,) * len(s.hands[seat])
        for seat in range(s.seats)
    ]
    v.played = s.played
    v.banners = s.banners.copy()
    return v


def _seen_frame(frame: Frame, viewer: int) -> Frame:
    """Whose turn it is and who has answered is public; what he answered is not."""
    return frame.seen_by(viewer) if isinstance(frame, Together) else frame


def imagine(v: TinyState, rng: Rng) -> TinyState:
    """Deal what is not seen anew: over the hidden hands, and the rest is the deck."""
    s = v.clone()
    s.viewer = WHOLE
    unseen = _unseen(v)
    rng.shuffle(unseen)
    for seat in range(s.seats):
        if HIDDEN in s.hands[seat]:
            s.hands[seat] = tuple(sorted(unseen.pop() for _ in s.hands[seat]))
    s.deck.unseen = 0
    for kind in unseen:
        s.deck.shuffle_in(kind)
    s.frames = [_imagined_frame(s, v.viewer, frame, rng) for frame in s.frames]
    return s


def _unseen(v: TinyState) -> list[int]:
    """The kinds of all cards that the viewer does not see."""
    left = [COPIES - v.played[kind] for kind in range(KINDS)]
    for hand in v.hands:
        for kind in hand:
            if kind != HIDDEN:
                left[kind] -= 1
    return [kind for kind in range(KINDS) for _ in range(left[kind])]


def _imagined_frame(s: TinyState, viewer: int, frame: Frame, rng: Rng) -> Frame:
    """Make up the answers that others have given already."""
    if not isinstance(frame, Together):
        return frame
    for i in range(len(frame.seats)):
        seat = frame.seats[i]
        if frame.done[i] and seat != viewer:
            hand = s.hands[seat]
            frame = frame.answered(seat, (hand[rng.below(len(hand))],), True)
    return frame
