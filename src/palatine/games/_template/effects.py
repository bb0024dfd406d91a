"""Verbs and questions that several steps use."""

from palatine.core.events import EVERYBODY, Arg, Event, only
from palatine.core.native import BIT, holds, i64
from palatine.core.step import Events
from palatine.games._template.parts import GRID, VALUES
from palatine.games._template.state import TinyState, taken


def draw_card(s: TinyState, seat: int, kind: int, out: Events) -> None:
    """X-02, X-08  Everybody sees that a card is drawn, its owner sees which."""
    s.deck.take(kind)
    s.hands[seat] = tuple(sorted(s.hands[seat] + (kind,)))
    if out is not None:
        move = (("deck", f"hand:{seat}"),)
        out.append(Event("tiny-event-drew", {"seat": seat}, moves=move))
        got: dict[str, Arg] = {"seat": seat, "value": VALUES[kind]}
        out.append(Event("tiny-event-got", got, seen_by=only(seat), reveals=only(seat)))


def lay_open(s: TinyState, seat: int, kind: int, out: Events) -> None:
    """X-03  A chosen card is turned over and leaves the game."""
    hand = list(s.hands[seat])
    hand.remove(kind)
    s.hands[seat] = tuple(hand)
    played = list(s.played)
    played[kind] += 1
    s.played = tuple(played)
    if out is not None:
        args: dict[str, Arg] = {"seat": seat, "value": VALUES[kind]}
        move = ((f"hand:{seat}", f"played:{VALUES[kind]}"),)
        out.append(Event("tiny-event-played", args, reveals=EVERYBODY, moves=move))


def set_banner(s: TinyState, seat: int, cell: int, out: Events) -> None:
    """X-05  A banner comes onto the court."""
    s.banners[seat] |= BIT[cell]
    if out is not None:
        args: dict[str, Arg] = {"seat": seat, "cell": GRID.names[cell]}
        move = ((f"stock:{seat}", f"banner:{GRID.names[cell]}"),)
        out.append(Event("tiny-event-banner", args, moves=move))


def stands_beside(cell: int, board: i64) -> bool:
    """X-06  Whether a cell touches one of these by a side."""
    return GRID.near[cell] & board != 0


def is_full(s: TinyState) -> bool:
    """X-07  Whether no cell of the court is empty."""
    return taken(s) == s.court


def may_stand(s: TinyState, cell: int) -> bool:
    """X-05, X-06  Whether a banner may be set on this cell of the court."""
    board = taken(s)
    if holds(board, cell):
        return False
    return board == 0 or stands_beside(cell, board)
