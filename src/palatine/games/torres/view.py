"""What a seat of Torres may see, and worlds that fit it. Only this file knows what is secret.

Secret are the hands, the decks, the cards being looked at and which cards were bought in this
turn. In the master version nothing is: everybody knows ten cards less those played (T-1011).
"""

from palatine.core.native import HIDDEN, copied
from palatine.core.rng import Rng
from palatine.core.state import WHOLE
from palatine.games.torres.parts import COPIES, KINDS
from palatine.games.torres.state import BASIC, MASTER_VERSION, TorresState


def view(s: TorresState, viewer: int) -> TorresState:
    """The table as one seat, or a spectator, sees it."""
    v = TorresState(s.seats, s.options)
    v.frames = s.frames.copy()
    v.viewer = viewer
    v.board = s.board
    v.knights = copied(s.knights)
    v.occupied = s.occupied
    v.king = s.king
    v.supply = s.supply
    v.stacks = s.stacks.copy()
    v.gone = s.gone.copy()
    v.scores = s.scores.copy()
    v.points = s.points.copy()
    v.master = s.master
    v.phase = s.phase
    v.round = s.round
    v.start = s.start
    v.ap = s.ap
    v.bought = s.bought
    v.played = s.played
    v.in_hand = s.in_hand
    _see_cards(s, v, viewer)
    return v


def _see_cards(s: TorresState, v: TorresState, viewer: int) -> None:
    open_hands = s.variant == MASTER_VERSION
    for seat in range(s.seats):
        hand = s.hands[seat]
        seen = open_hands or seat == viewer
        v.hands[seat] = hand if seen else (HIDDEN,) * len(hand)
    mover = buyer(s)
    v.fresh = s.fresh if mover == viewer else (HIDDEN,) * len(s.fresh)
    v.looking = s.looking if mover == viewer else (HIDDEN,) * len(s.looking)
    v.decks = [deck.seen_by(viewer) for deck in s.decks]


def buyer(s: TorresState) -> int:
    """Whose turn it is, and so who has bought cards in it."""
    for frame in reversed(s.frames):
        if frame.step == "turn":
            return frame.seat
    return HIDDEN


def imagine(v: TorresState, rng: Rng) -> TorresState:
    """One whole table that fits the view: the unknown cards dealt anew."""
    s = v.clone()
    s.viewer = WHOLE
    if v.variant == BASIC:
        _imagine_common_deck(s, rng)
    elif v.variant != MASTER_VERSION:
        for seat in range(s.seats):
            _imagine_own_deck(s, seat, rng)
    return s


def _imagine_common_deck(s: TorresState, rng: Rng) -> None:
    """T-105  Forty cards less those played and those I hold: dealt to hands, the rest is deck."""
    pool = _unseen(s, range(s.seats), COPIES)
    rng.shuffle(pool)
    mover = buyer(s)
    for seat in range(s.seats):
        if HIDDEN in s.hands[seat]:
            hand = [pool.pop() for _ in s.hands[seat]]
            if seat == mover and HIDDEN in s.fresh:
                s.fresh = tuple(sorted(hand[: len(s.fresh)]))
            s.hands[seat] = tuple(sorted(hand))
    deck = s.decks[0].clone()
    deck.unseen = 0
    for kind in pool:
        deck.shuffle_in(kind)
    s.decks[0] = deck


def _imagine_own_deck(s: TorresState, seat: int, rng: Rng) -> None:
    """T-1010  Ten cards of one's own: what is neither played nor known is in hand or deck."""
    deck = s.decks[seat].clone()
    pool = _unseen(s, range(seat, seat + 1), 1)
    for kind in deck.top + deck.bottom:
        pool.remove(kind)
    rng.shuffle(pool)
    if seat == buyer(s) and HIDDEN in s.looking:
        s.looking = tuple(pool.pop() for _ in s.looking)
    if HIDDEN in s.hands[seat]:
        hand = [pool.pop() for _ in s.hands[seat]]
        if seat == buyer(s) and HIDDEN in s.fresh:
            s.fresh = tuple(sorted(hand[: len(s.fresh)]))
        s.hands[seat] = tuple(sorted(hand))
    deck.unseen = 0
    for kind in pool:
        deck.shuffle_in(kind)
    s.decks[seat] = deck


def _unseen(s: TorresState, seats: range, copies: int) -> list[int]:
    """The cards of these seats that the viewer has not placed: all less played and own."""
    counts = [copies] * KINDS
    for seat in seats:
        for kind in s.gone[seat] + s.hands[seat]:
            if kind != HIDDEN:
                counts[kind] -= 1
        if seat == buyer(s) or len(seats) > 1:
            _subtract(counts, s, seat)
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def _subtract(counts: list[int], s: TorresState, seat: int) -> None:
    """Cards being looked at are neither in hand nor in the deck."""
    if seat == buyer(s):
        for kind in s.looking:
            if kind != HIDDEN:
                counts[kind] -= 1
