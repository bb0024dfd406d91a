"""Cards in hand and who knows of them.

A card that somebody has put back on or under a deck, and another draws from there, is known to
the first. Cards of one kind are alike: somebody who knows of one 7 and sees a 7 played knows of
none any more. So of equal cards the first mask says who knows of at least one, the second who
knows of at least two, and so on; a card that leaves takes the first mask with it.
"""

from palatine.games.louis.state import Cards


def place_for(hand: Cards, card: int) -> int:
    """Where a card stands in a sorted hand, or would stand."""
    i = 0
    while i < len(hand) and hand[i] < card:
        i += 1
    return i


def with_card(hand: Cards, card: int) -> Cards:
    """The sorted hand with one card more."""
    i = place_for(hand, card)
    if i == len(hand):
        return hand + (card,)
    return hand[:i] + (card,) + hand[i:]


def without_card(hand: Cards, card: int) -> Cards:
    """The hand with one card of this kind less."""
    i = place_for(hand, card)
    return hand[:i] + hand[i + 1 :]


def masks_of(hand: Cards, known: Cards) -> list[int]:
    """Who knows each card, written out."""
    return list(known) if known else [0] * len(hand)


def packed(masks: list[int]) -> Cards:
    """() where nobody knows anything."""
    for mask in masks:
        if mask != 0:
            return tuple(masks)
    return ()


def known_with(hand: Cards, known: Cards, card: int, knows: int) -> Cards:
    """The masks after `card` has come to `hand`, seen by the seats of the mask `knows`."""
    if not known and knows == 0:
        return ()
    masks = masks_of(hand, known)
    i = place_for(hand, card)
    carry = knows
    while i < len(hand) and hand[i] == card:
        both = masks[i] & carry
        masks[i] |= carry
        carry = both
        i += 1
    masks.insert(i, carry)
    return packed(masks)


def known_without(hand: Cards, known: Cards, card: int) -> Cards:
    """The masks after one such card has left the hand for all to see."""
    if not known:
        return ()
    masks = masks_of(hand, known)
    masks.pop(place_for(hand, card))
    return packed(masks)
