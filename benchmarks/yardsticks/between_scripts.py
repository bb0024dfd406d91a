"""Between Two Castles: sets for bonuses, or tiles kept from the neighbour who gets the rest."""

from typing import Any

from scripted import Scripted

from palatine.bots.base import AnyGame
from palatine.core.action import Action
from palatine.games.between import actions as act
from palatine.games.between.castle import Castle
from palatine.games.between.parts import ROOMS, TYPE_OF
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import BetweenState

HIGHER = 0.35  # what a point in the higher castle is worth: only the lower one counts


def gain(s: BetweenState, castle: Castle, tile: int) -> float:
    """The points of a tile at its best place in a castle."""
    base = castle_score(castle, s.throne_connects)
    tried = [castle.with_tile(space.c, tile) for space in castle.spaces(tile)]
    return max(castle_score(after, s.throne_connects) for after in tried) - base


class BetweenScript(Scripted):
    """Points for the lower castle first; a tile is judged in both castles of the seat."""

    plays = "between"
    depth = 3
    worlds = 1

    def aim(self, game: AnyGame, state: Any, seat: int) -> float:
        both = sorted(
            castle_score(state.castles[castle], state.throne_connects) + self.hopes(state, castle)
            for castle in (seat, state.right_of(seat))
        )
        return both[0] + HIGHER * both[1]

    def hopes(self, s: BetweenState, castle: int) -> float:
        """What a castle may still bring."""
        return 0.0

    def opinions(self, game: AnyGame, view: Any, legal: list[Action]) -> list[float] | None:
        step = view.frames[-1].step
        if step == "choose":
            return [self.liking(view, a.a) for a in legal]
        if step == "split":
            return self._split(view, legal)
        if step == "assign":
            return self._assign(view, legal)
        if step in ("order", "answer"):  # who places second has seen the partner's tile
            return [float(a == act.SECOND) for a in legal]
        return None

    def liking(self, view: BetweenState, tile: int) -> float:
        """What a tile of the hand is worth to its seat."""
        mine, other = view.viewer, view.right_of(view.viewer)
        return max(self.worth(view, mine, tile), self.worth(view, other, tile))

    def worth(self, view: BetweenState, castle: int, tile: int) -> float:
        """What a tile is worth in a castle."""
        return gain(view, view.castles[castle], tile)

    def _split(self, view: BetweenState, legal: list[Action]) -> list[float]:
        """Of two tiles the one for this castle: what both bring together, the other way round for
        the other castle."""
        here, owner = view.frames[-1].args[0], view.frames[-1].args[-1]
        other = view.right_of(owner) if here == owner else owner
        tiles = list(view.shown[owner])
        return [
            self.worth(view, here, a.a) + sum(self.worth(view, other, t) for t in tiles if t != a.a)
            for a in legal
        ]

    def _assign(self, view: BetweenState, legal: list[Action]) -> list[float]:
        """B-1103  Of Ludwig's two tiles the one for his left castle: ours shall have the better."""
        here = view.frames[-1].args[0]
        if view.viewer == view.left_of(here):
            return [self.worth(view, here, a.a) for a in legal]
        return [-self.worth(view, view.right_of(here), a.a) for a in legal]


class BetweenHoard(BetweenScript):
    """Sets: rooms of a type of which a castle has some already, for the bonuses of the third and
    the fifth."""

    name = "between-hoard"
    steps = (0.0, 0.8, 4.0, 0.0, 3.0)  # by how many the castle has: what one more promises

    def worth(self, view: BetweenState, castle: int, tile: int) -> float:
        value = super().worth(view, castle, tile)
        if tile >= ROOMS:
            return value
        have = view.castles[castle].counts[TYPE_OF[tile]]
        return value + (self.steps[have] if have < len(self.steps) else 0.0)


class BetweenDeny(BetweenScript):
    """Against: of tiles about as good it keeps the one that would help the neighbour who gets the
    rest, in the castle that it does not share with him."""

    name = "between-deny"
    against = 0.45

    def liking(self, view: BetweenState, tile: int) -> float:
        return super().liking(view, tile) + self.against * self.theirs(view, tile)

    def theirs(self, view: BetweenState, tile: int) -> float:
        """What a tile would bring the next reader of this hand where we have no part."""
        seat = view.viewer
        # B-203, B-211: hands go to the left in the first round, to the right in the second
        beyond = view.right_of(view.right_of(seat))
        castle = view.left_of(seat) if view.round == 1 else beyond
        mine = (seat, view.right_of(seat))
        return 0.0 if castle in mine else gain(view, view.castles[castle], tile)
