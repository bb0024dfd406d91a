"""What a seat of Torres may see, and worlds that fit it. Only this file knows what is secret.

Secret are the hands, the faces of the decks, the cards being looked at and which cards were bought
in this turn. Which end of a deck cards go back to, everybody sees (T-1010). In the master version
nothing is secret: everybody knows ten cards less those played (T-1011).
"""

from palatine.core.deck import Deck
from palatine.core.events import only
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
    """T-1011  Hands, cards just bought or looked at, and decks, as far as one knows them."""
    open_hands = s.variant == MASTER_VERSION
    for seat in range(s.seats):
        hand = s.hands[seat]
        seen = open_hands or seat == viewer
        v.hands[seat] = hand if seen else _backs(hand)
    own_turn = viewer >= 0 and buyer(s) == viewer
    v.fresh = s.fresh if own_turn else _backs(s.fresh)
    v.looking = s.looking if own_turn else _backs(s.looking)
    v.decks = [deck.seen_with_ends(viewer) for deck in s.decks]


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
    """T-1010  Another's ten cards: any of those not played in hand, looked at or in the deck, whose
    shape is known."""
    pool = _unseen([s.gone[seat]], 1)
    rng.shuffle(pool)
    if seat == buyer(s):
        s.looking = tuple(pool.pop() for _ in s.looking)
    _deal(s, seat, pool)
    deck = Deck([0] * KINDS)
    for _ in s.decks[seat].top:
        deck.put_on_top(pool.pop(), only(seat))
    for _ in s.decks[seat].bottom:
        deck.put_under(pool.pop(), only(seat))
    for kind in pool:
        deck.shuffle_in(kind)
    s.decks[seat] = deck


def _unseen(known: list[tuple[int, ...]], copies: int = COPIES) -> list[int]:
    """So many copies of every card less those known."""
    counts = [copies] * KINDS
    for cards in known:
        for kind in cards:
            if kind != HIDDEN:
                counts[kind] -= 1
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]
