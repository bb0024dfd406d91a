"""What a seat of Torres may see, and worlds that fit it. Only this file knows what is secret.

Secret are the hands, the decks, the cards being looked at and which cards were bought in this
turn. In the master version nothing is: everybody knows ten cards less those played (T-1011).
"""

from palatine.core.deck import Deck
from palatine.core.events import only
from palatine.core.native import HIDDEN, copied
from palatine.core.rng import Rng
from palatine.core.state import WHOLE
from palatine.games.torres.parts import CARDS_LOOKED_AT, COPIES, KINDS
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
    """T-1011  Hands, cards just bought or looked at, and decks, as far as one knows them."""
    open_hands = s.variant == MASTER_VERSION
    for seat in range(s.seats):
        hand = s.hands[seat]
        seen = open_hands or seat == viewer
        v.hands[seat] = hand if seen else _backs(hand)
    own_turn = viewer >= 0 and buyer(s) == viewer
    v.fresh = s.fresh if own_turn else _backs(s.fresh)
    v.looking = s.looking if own_turn else _backs(s.looking)
    v.decks = [deck.seen_by(viewer) for deck in s.decks]


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of which only the number is seen."""
    return (HIDDEN,) * len(cards)


def buyer(s: TorresState) -> int:
    """Whose turn it is, and so who has bought cards in it; HIDDEN between turns."""
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
            if seat == v.viewer:
                _complete_own_deck(s, seat)
            else:
                _imagine_own_deck(s, seat, rng)
    return s


def _imagine_common_deck(s: TorresState, rng: Rng) -> None:
    """T-105  Forty cards less those played and those I hold: dealt to hands, the rest is deck."""
    pool = _unseen([cards for seat in range(s.seats) for cards in (s.gone[seat], s.hands[seat])])
    rng.shuffle(pool)
    for seat in range(s.seats):
        _deal(s, seat, pool)
    deck = s.decks[0].clone()
    deck.unseen = 0
    for kind in pool:
        deck.shuffle_in(kind)
    s.decks[0] = deck


def _deal(s: TorresState, seat: int, pool: list[int]) -> None:
    """A hand whose cards are unknown, any of them those of this turn."""
    if HIDDEN not in s.hands[seat]:
        return
    hand = [pool.pop() for _ in s.hands[seat]]
    if seat == buyer(s) and HIDDEN in s.fresh:
        s.fresh = tuple(sorted(hand[: len(s.fresh)]))
    s.hands[seat] = tuple(sorted(hand))


def _complete_own_deck(s: TorresState, seat: int) -> None:
    """T-1010  One's own ten cards: what one has not placed lies in the middle of the deck."""
    deck = s.decks[seat].clone()
    known = [s.gone[seat], s.hands[seat], tuple(deck.top), tuple(deck.bottom)]
    if seat == buyer(s):
        known.append(s.looking)
    deck.unseen = 0
    for kind in _unseen(known, 1):
        deck.shuffle_in(kind)
    s.decks[seat] = deck


def _imagine_own_deck(s: TorresState, seat: int, rng: Rng) -> None:
    """T-1010  Another's ten cards: any of those not played in hand, looked at or in the deck."""
    pool = _unseen([s.gone[seat]], 1)
    rng.shuffle(pool)
    top, bottom = _put_back(s, seat, rng)
    if seat == buyer(s):
        s.looking = tuple(pool.pop() for _ in s.looking)
    _deal(s, seat, pool)
    deck = Deck([0] * KINDS)
    for _ in range(top):
        deck.put_on_top(pool.pop(), only(seat))
    for _ in range(bottom):
        deck.put_under(pool.pop(), only(seat))
    for kind in pool:
        deck.shuffle_in(kind)
    s.decks[seat] = deck


def _put_back(s: TorresState, seat: int, rng: Rng) -> tuple[int, int]:
    """How many cards another has put on top of his deck and under it: made up, purchase by
    purchase, for nobody saw where they went."""
    step = s.frames[-1].step if s.frames else ""
    if seat == buyer(s) and step == "draw_card":
        return 0, 0  # in the middle of a look: none is on top, and one at least is still to draw
    purchases = len(s.hands[seat]) + len(s.gone[seat])
    looks = seat == buyer(s) and len(s.looking) > 0
    if looks and step == "back":
        purchases -= 1
    top = bottom = 0
    for size in range(KINDS, KINDS - purchases, -1):
        bottom = _left_below(size, top, bottom)
        back = min(CARDS_LOOKED_AT, size) - 1
        top, bottom = (back, bottom) if rng.below(2) == 0 else (0, bottom + back)
    if looks:
        return 0, _left_below(KINDS - purchases, top, bottom)
    return top, bottom


def _left_below(size: int, top: int, bottom: int) -> int:
    """How many cards once put under a deck are still there after one more look at three."""
    middle = size - top - bottom
    return bottom - max(0, min(CARDS_LOOKED_AT, size) - top - middle)


def _unseen(known: list[tuple[int, ...]], copies: int = COPIES) -> list[int]:
    """So many copies of every card less those known."""
    counts = [copies] * KINDS
    for cards in known:
        for kind in cards:
            if kind != HIDDEN:
                counts[kind] -= 1
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]
