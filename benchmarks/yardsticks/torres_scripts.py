"""Torres: up as fast as possible, or into the others' castles and against their growth."""

from typing import Any

from scripted import Scripted

from palatine.bots.base import AnyGame
from palatine.core.native import cells, count
from palatine.games.torres.scoring import castle_points, king_points
from palatine.games.torres.state import TorresState

POINT = 0.9  # what an action point left over is worth: it buys a point on the track
KNIGHT = 1.0
CARD = 1.2


def standing(s: TorresState, seat: int) -> float:
    """T-701, T-706  What a seat has, and what a scoring now would add."""
    return s.scores[seat] + castle_points(s.board, s.knights[seat]) + king_points(s, seat)


def spare(s: TorresState, seat: int) -> float:
    """What is left to spend, and pieces that may still serve."""
    unspent = POINT * int(s.ap) if s.to_move() == seat else 0.0
    return unspent + CARD * len(s.hands[seat]) + KNIGHT * int(count(s.knights[seat]))


def highest(s: TorresState, seat: int) -> int:
    """The level of a seat's highest knight."""
    return max((int(s.board.heights[cell]) for cell in cells(s.knights[seat])), default=0)


def room_to_grow(s: TorresState, seat: int) -> int:
    """Free cells beside the castles in which a seat has a knight, times its best level there."""
    board = s.board
    open_cells = board.buildable & ~s.occupied & ~board.levels[1]
    parts, total = board.parts[1], 0
    for place in range(0, len(parts), 2):
        own = cells(parts[place] & s.knights[seat])
        if own:
            level = max(int(board.heights[cell]) for cell in own)
            total += level * int(count(parts[place + 1] & open_cells))
    return total


class TorresRush(Scripted):
    """Up: every block and step raises its highest knight and the castle under it. It looks at
    nobody else."""

    name = "torres-rush"
    plays = "torres"
    worlds = 1
    up = 5.0  # points that a level is worth besides what it scores

    def aim(self, game: AnyGame, state: Any, seat: int) -> float:
        return standing(state, seat) + spare(state, seat) + self.up * highest(state, seat)


class TorresDeny(Scripted):
    """Against: it shares the castles that others build, takes the king's bonus from them, and
    stands where they would grow."""

    name = "torres-deny"
    plays = "torres"
    worlds = 1
    against = 0.7  # of the others' points
    growth = 0.05  # of the room that others have to grow
    company = 10.0  # points for each castle of another in which it has a knight

    def aim(self, game: AnyGame, state: Any, seat: int) -> float:
        others = [other for other in range(state.seats) if other != seat]
        theirs = sum(standing(state, o) + self.growth * room_to_grow(state, o) for o in others)
        shared = self.company * shared_castles(state, seat)
        return standing(state, seat) + spare(state, seat) + shared - self.against * theirs


def shared_castles(s: TorresState, seat: int) -> int:
    """In how many castles a seat stands beside somebody else."""
    theirs = 0
    for other in range(s.seats):
        if other != seat:
            theirs |= s.knights[other]
    return sum(
        castle & s.knights[seat] != 0 and castle & theirs != 0 for castle in s.board.castles()
    )
