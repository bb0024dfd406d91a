"""What a seat may see. The only file that knows what is secret: the hands of influence cards,
intrigue cards and missions, the kinds of arms, and what lies in the decks.

A view is built from what may be seen (never by deleting), so a new field of the state is hidden
until it is named here. Public is how many cards a player holds, the colours of his missions
(L-973), which intrigue cards all have seen come from under the deck, and how many cards were put
back on or under a deck. A seat knows besides what it put back itself (hands.py, traces.py).
"""

from palatine.core.deck import Deck
from palatine.core.native import BIT, HIDDEN, copied
from palatine.core.rng import Rng
from palatine.core.state import WHOLE
from palatine.games.louis.hands import masks_of, packed
from palatine.games.louis.names import (
    ARMS_KINDS,
    CARD_KINDS,
    JOKER,
    PILE_FIRST,
    PILE_SIZE,
    TILES,
)
from palatine.games.louis.parts import ARMS_EACH, JOKERS, PERSON_COPIES
from palatine.games.louis.state import (
    ARMS_PILE,
    INFLUENCE_DECK,
    INTRIGUE_DECK,
    Cards,
    LouisState,
    Player,
    back_of,
    hidden_mission,
)
from palatine.games.louis.traces import hand_bit, slot_bit


def view(s: LouisState, viewer: int) -> LouisState:
    """The table as a seat (or a spectator) sees it."""
    v = LouisState(s.seats, s.options, s.parts)
    v.viewer = viewer
    v.frames = s.frames.copy()  # nothing in a frame is secret: seats, tiles, numbers of cards
    v.round = s.round
    v.start = s.start
    v.louis = s.louis
    v.flipped = s.flipped.copy()
    v.on = copied(s.on)
    v.chips = s.chips.copy()
    v.bank = s.bank
    v.money_shown = s.money_shown
    v.played = s.played.copy()
    v.last_card = s.last_card
    v.revealed = s.revealed
    v.players = [seen_player(s, seat, viewer) for seat in range(s.seats)]
    v.decks = [seen_pile(s.decks[colour]) for colour in range(3)]
    v.decks.append(seen_intrigue(s.decks[INTRIGUE_DECK]))
    v.decks.append(seen_influence_deck(s.decks[INFLUENCE_DECK], viewer))
    v.decks.append(s.decks[ARMS_PILE].seen_by(viewer))
    return v


def seen_player(s: LouisState, seat: int, viewer: int) -> Player:
    """What lies before a player, as the viewer sees it."""
    p = s.players[seat]
    q = Player()
    q.general = p.general
    q.personal = p.personal
    q.gone = p.gone
    q.money = p.money
    q.chips = p.chips.copy()
    q.laid = p.laid
    q.used = p.used
    q.drawn = p.drawn
    q.plain = p.plain
    q.majorities = p.majorities
    q.open = p.open
    q.arms = p.arms.copy() if s.revealed or seat == viewer else []
    if seat == viewer:
        q.influence = p.influence
        q.intrigue = p.intrigue
        q.missions = p.missions
        q.traced = p.traced
        return q
    q.intrigue = tuple(sorted(card if p.open >> card & 1 else HIDDEN for card in p.intrigue))
    q.missions = tuple(sorted(hidden_mission(mission) for mission in p.missions))
    see_influence(p, q, viewer)
    return q


def see_influence(p: Player, q: Player, viewer: int) -> None:
    """The cards of another: those the viewer put on the deck himself, and backs."""
    bit = 1 << viewer if viewer >= 0 else 0
    masks = masks_of(p.influence, p.influence_known)
    seen = [card for i, card in enumerate(p.influence) if masks[i] & bit]
    backs = len(p.influence) - len(seen)
    q.influence = (HIDDEN,) * backs + tuple(seen)
    q.influence_known = packed([0] * backs + [bit] * len(seen))


def seen_pile(deck: Deck) -> Deck:
    """A pile of missions: its size, and how many of them were put under it."""
    seen = Deck([0] * len(deck.rest))
    seen.bottom = [HIDDEN] * len(deck.bottom)
    seen.knows_bottom = [0] * len(deck.bottom)
    seen.unseen = deck.unordered() + deck.unseen
    return seen


def seen_influence_deck(deck: Deck, viewer: int) -> Deck:
    """The influence deck: its size, and how many cards were put back on it; own ones open."""
    bit = 1 << viewer if viewer >= 0 else 0
    seen = Deck([0] * len(deck.rest))
    seen.knows_top = [mask & bit for mask in deck.knows_top]
    seen.top = [card if seen.knows_top[i] else HIDDEN for i, card in enumerate(deck.top)]
    seen.unseen = deck.unordered() + deck.unseen
    return seen


def seen_intrigue(deck: Deck) -> Deck:
    """The intrigue deck: its size, and the cards under it, which all have seen played."""
    seen = Deck([0] * len(deck.rest))
    seen.bottom = deck.bottom.copy()
    seen.knows_bottom = deck.knows_bottom.copy()
    seen.unseen = deck.unordered() + deck.unseen
    return seen


# --- imagine --------------------------------------------------------------------------------


def imagine(v: LouisState, rng: Rng) -> LouisState:
    """Deal what is not seen anew over the hidden places; the rest lies in the decks."""
    s = v.clone()
    s.viewer = WHOLE
    deal_influence(s, rng)
    deal_intrigue(s, rng)
    deal_missions(s, v.viewer, rng)
    deal_arms(s, rng)
    return s


def shuffled(counts: list[int], rng: Rng) -> list[int]:
    """A list of kinds, each as often as its count says, in random order."""
    pool = [kind for kind in range(len(counts)) for _ in range(counts[kind])]
    rng.shuffle(pool)
    return pool


def fill(cards: Cards, pool: list[int]) -> Cards:
    """The sorted hand with a card from the pool for each back."""
    return tuple(sorted(pool.pop() if card == HIDDEN else card for card in cards))


def put_rest(deck: Deck, pool: list[int]) -> None:
    """What nobody holds lies in the deck, in no order."""
    deck.unseen = 0
    for kind in pool:
        deck.rest[kind] += 1


def deal_influence(s: LouisState, rng: Rng) -> None:
    """Thirty cards less those played, seen, or known on the deck."""
    deck = s.deck_to_change(INFLUENCE_DECK)
    left = [PERSON_COPIES] * JOKER + [JOKERS]
    for card in range(CARD_KINDS):
        left[card] -= s.played[card]
    for p in s.players:
        for card in p.influence:
            if card != HIDDEN:
                left[card] -= 1
    for card in deck.top:
        if card != HIDDEN:
            left[card] -= 1
    pool = shuffled(left, rng)
    for p in s.players:
        if HIDDEN in p.influence:
            known = [card for card in p.influence if card != HIDDEN]
            bit = p.influence_known[-1] if p.influence_known else 0
            p.influence = fill(p.influence, pool)
            p.influence_known = packed(known_first(p.influence, known, bit))
    deck.top = [pool.pop() if card == HIDDEN else card for card in deck.top]
    put_rest(deck, pool)


def known_first(hand: Cards, known: list[int], bit: int) -> list[int]:
    """The masks of a hand of which the viewer knows these cards: the first of each kind."""
    masks: list[int] = []
    for i, card in enumerate(hand):
        masks.append(bit if hand[:i].count(card) < known.count(card) else 0)
    return masks


def deal_intrigue(s: LouisState, rng: Rng) -> None:
    """Twelve cards less those seen in hands and those that lie under the deck."""
    deck = s.deck_to_change(INTRIGUE_DECK)
    left = [1] * TILES
    for card in deck.bottom:
        left[card] -= 1
    for p in s.players:
        for card in p.intrigue:
            if card != HIDDEN:
                left[card] -= 1
    pool = shuffled(left, rng)
    for p in s.players:
        p.intrigue = fill(p.intrigue, pool)
    put_rest(deck, pool)


def deal_arms(s: LouisState, rng: Rng) -> None:
    """Sixty arms less those seen."""
    deck = s.deck_to_change(ARMS_PILE)
    left = [ARMS_EACH] * ARMS_KINDS
    for p in s.players:
        for kind in range(len(p.arms)):
            left[kind] -= p.arms[kind]
    pool = shuffled(left, rng)
    for p in s.players:
        if not p.arms:
            arms = [0] * ARMS_KINDS
            for _ in range(p.drawn):
                arms[pool.pop()] += 1
            p.arms = arms
    put_rest(deck, pool)


def deal_missions(s: LouisState, viewer: int, rng: Rng) -> None:
    """Each colour by itself: first what the viewer traces, then everything else."""
    hands = [[m for m in p.missions if m >= 0] for p in s.players]
    for colour in range(3):
        first, size = PILE_FIRST[colour], PILE_SIZE[colour]
        deck = s.deck_to_change(colour)
        traced = s.players[viewer].traced if viewer >= 0 else ()
        ours = [(mission, where) for mission, where in traced if first <= mission < first + size]
        taken = {mission for mission, _ in ours}
        for seat, p in enumerate(s.players):
            taken |= {m for m in range(first, first + size) if p.laid & BIT[m] != 0}
            taken |= set(hands[seat])
        pool = [mission for mission in range(first, first + size) if mission not in taken]
        rng.shuffle(pool)
        free = free_places(s, colour)
        placed = settle_traced(ours, free, rng)
        fill_places(s, hands, colour, free, placed, pool)
        put_rest(deck, [mission - first for mission in pool])
    for seat, p in enumerate(s.players):
        p.missions = tuple(sorted(hands[seat]))


def free_places(s: LouisState, colour: int) -> dict[int, int]:
    """The hidden places of a colour, as bits of a trace, and how many cards each holds."""
    free: dict[int, int] = {}
    for seat, p in enumerate(s.players):
        backs = sum(1 for m in p.missions if m < 0 and back_of(m) == colour)
        if backs:
            free[hand_bit(seat)] = backs
    for place in range(len(s.decks[colour].bottom)):
        free[slot_bit(place)] = 1
    return free


def settle_traced(
    ours: list[tuple[int, int]], free: dict[int, int], rng: Rng
) -> list[tuple[int, int]]:
    """A random place for every traced mission, as `free` allows; what is taken is taken off."""
    if not ours:
        return []
    order = list(range(len(ours)))
    rng.shuffle(order)
    mission, where = ours[order[0]]
    rest = [ours[i] for i in order[1:]]
    places = [bit for bit in free if where & bit and free[bit] > 0]
    choice = list(range(len(places)))
    rng.shuffle(choice)
    for i in choice:
        trial = dict(free)
        trial[places[i]] -= 1
        try:
            placed = settle_traced(rest, trial, rng)
        except LookupError:
            continue
        free.update(trial)
        return [(mission, places[i])] + placed
    raise LookupError(f"no place for mission {mission}")


def fill_places(
    s: LouisState,
    hands: list[list[int]],
    colour: int,
    free: dict[int, int],
    placed: list[tuple[int, int]],
    pool: list[int],
) -> None:
    """Cards for all hidden places: the traced ones where they were put, others from the pool."""
    first = PILE_FIRST[colour]
    at = {bit: [mission for mission, place in placed if place == bit] for bit in free}
    for seat, p in enumerate(s.players):
        backs = sum(1 for m in p.missions if m < 0 and back_of(m) == colour)
        cards = at.get(hand_bit(seat), [])
        hands[seat] += cards + [pool.pop() for _ in range(backs - len(cards))]
    deck = s.decks[colour]
    for place in range(len(deck.bottom)):
        cards = at[slot_bit(place)]
        deck.bottom[place] = (cards[0] if cards else pool.pop()) - first
