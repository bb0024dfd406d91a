"""L-807  Missions that somebody has put under a pile, and where they may be now.

Whoever puts a mission under its pile knows where it lies. When another draws it from there, he
knows whose hand it came to; when that player secretly puts a mission of this colour under the
pile again, it may be the same one. So what a player knows of each mission he has seen is the set
of places where it may be: a mask, with a bit for the hand of each seat (the colour of the mission
says which part of the hand), then one for each place under the pile, counted from its first.
"""

from typing import Final

from palatine.games.louis.names import colour_of
from palatine.games.louis.state import LouisState, Traces

FIRST_SLOT: Final = 16  # the bit of the uppermost card under a pile; 1, 2, 4, 8 are hands
HANDS: Final = 15


def hand_bit(seat: int) -> int:
    """The bit of a player's hand."""
    return 1 << seat


def slot_bit(place: int) -> int:
    """The bit of a place under the pile."""
    return FIRST_SLOT << place


def put_under(s: LouisState, seat: int, mission: int, place: int) -> None:
    """A mission goes under its pile: its owner knows where, the others think it may be theirs."""
    colour = colour_of(mission)
    for viewer in range(s.seats):
        p = s.players[viewer]
        if viewer == seat:
            p.traced = tuple(sorted(p.traced + ((mission, slot_bit(place)),)))
        elif p.traced:
            p.traced = _maybe_moved(p.traced, colour, hand_bit(seat), slot_bit(place))


def _maybe_moved(traced: Traces, colour: int, hand: int, slot: int) -> Traces:
    moved: list[tuple[int, int]] = []
    for mission, where in traced:
        if colour_of(mission) == colour and where & hand:
            where |= slot
        moved.append((mission, where))
    return tuple(moved)


def drawn_from_under(s: LouisState, seat: int, mission: int) -> None:
    """The uppermost card under a pile comes to a hand; the others move up."""
    colour = colour_of(mission)
    for viewer in range(s.seats):
        p = s.players[viewer]
        if not p.traced:
            continue
        moved: list[tuple[int, int]] = []
        for other, where in p.traced:
            if viewer == seat and other == mission:
                continue
            if colour_of(other) == colour:
                where = _one_up(where, 0 if viewer == seat else hand_bit(seat))
            moved.append((other, where))
        p.traced = tuple(moved)


def _one_up(where: int, hand: int) -> int:
    """The mask after the first place under the pile has become a card of this hand."""
    hands = where & HANDS
    if where & FIRST_SLOT:
        hands |= hand
    return hands | (((where // FIRST_SLOT) >> 1) * FIRST_SLOT)


def shown(s: LouisState, mission: int) -> None:
    """Everybody sees where this mission is: nobody needs to trace it."""
    for p in s.players:
        if p.traced:
            p.traced = tuple([pair for pair in p.traced if pair[0] != mission])
