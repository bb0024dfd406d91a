"""Between Two Castles: the last turn, played to its end in thought.

Three castles stand in a ring of three. In the last turn hardly anything is hidden: the tiles are
known, castles are built on one after the other, and the higher castle often decides (B-1003). So
it is not the best castle that counts but which one ends lowest. Here everybody does what is best
for himself: partner by partner, castle by castle, back from the last tile.

A castle's end is one number, its points times `STEP` and its specialty rooms (B-1004).
"""

from typing import Final

from palatine.bots.games.between.castle_model import CastleModel
from palatine.bots.games.between.rollout import CastleRollout, Offer, World
from palatine.bots.games.between.weights import Weights
from palatine.core.native import HIDDEN, i64
from palatine.games.between.parts import (
    CORRIDOR,
    FOUNTAIN,
    GRAND_FOYER,
    KINDS,
    OUTDOOR,
    ROOMS,
    SLEEPING,
    TOWER,
    TYPE_OF,
    TYPES,
)
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import UNDECIDED, BetweenState

RING: Final = 3  # castles, each shared by two of three
STEP: Final = 64
OPEN: Final = -1  # the end of a castle that is still to be built on
KEY: Final = 1024  # more than any castle's points

Ends = list[int]  # how the castles end


def end_of(points: int, specialty: int) -> int:
    """The end of a castle as one number."""
    return points * STEP + specialty


class FirstTile:
    """A castle after the first tile of the turn: where the second one may lead, tile by tile."""

    def __init__(self, ends: list[list[int]]) -> None:
        self.ends = ends


class Ending:
    """A whole world in its last turn: what the castles come to if everybody plays for himself."""

    def __init__(self, state: BetweenState, world: World, weights: Weights) -> None:
        self.state = state
        self.world = world
        self.weights = weights
        connects = state.throne_connects
        self.models = [CastleModel(castle, connects) for castle in state.castles]
        self.points = [castle_score(castle, connects) for castle in state.castles]
        self.shown: list[Offer] = state.shown.copy()
        self.lefts: list[int] = state.lefts.copy()
        self._starts: dict[tuple[int, ...], list[FirstTile]] = {}
        self._played: dict[tuple[int, ...], Ends] = {}

    # --- what a result is worth -------------------------------------------------------------------

    def key(self, place: int, ends: Ends) -> i64:
        """B-1002 ... B-1004  What is compared between places, as one number."""
        one: i64 = ends[place]
        other: i64 = ends[place - 1 if place > 0 else RING - 1]
        low, high = one // STEP, other // STEP
        if low > high:
            low, high = high, low
        return (low * KEY + high) * KEY + one % STEP + other % STEP

    def worth(self, place: int, ends: Ends) -> float:
        """The lead in points (see `Knowledge.utilities`), and what winning is worth beyond it."""
        own = self.key(place, ends)
        low = float(own // (KEY * KEY))
        points = low + self.weights.higher_at_end * (float(own // KEY % KEY) - low)
        is_first = True
        winners = 1.0
        best, total = 0.0, 0.0
        for other in range(RING):
            if other == place:
                continue
            key = self.key(other, ends)
            is_first = is_first and key <= own
            winners += 1.0 if key == own else 0.0
            theirs = float(key // (KEY * KEY))
            total += theirs
            best = max(best, theirs)
        lead = points - (best + total / (RING - 1)) / 2
        return lead + (self.weights.win / winners if is_first else 0.0)

    # --- castle by castle -------------------------------------------------------------------------

    def play(self, castle: int, ends: Ends) -> Ends:
        """How all castles end if those from this one on are still to be built on."""
        if castle == RING:
            return ends
        key = tuple(ends[:castle]) + self._tiles_from(castle)
        found = self._played.get(key)
        if found is None:
            found = self._played[key] = self._ordered(castle, ends)
        return found

    def _tiles_from(self, castle: int) -> tuple[int, ...]:
        """The tiles that may still go into the castles from this one on."""
        found: tuple[int, ...] = ()
        for number in range(castle, RING):
            for owner in (number, self.state.left_of(number)):
                found += self.offer(number, owner) + (HIDDEN,)
        return found

    def offer(self, castle: int, owner: int) -> Offer:
        """B-205  The tiles of which a place lays one here."""
        left = self.lefts[owner]
        if left == UNDECIDED:
            return self.shown[owner]
        if castle == owner:
            return (left,)
        return tuple([tile for tile in self.shown[owner] if tile != left])

    def _ordered(self, castle: int, ends: Ends) -> Ends:
        """B-206, B-207  Who builds first: the older one, unless both would rather the other did."""
        older = self.state.older(castle)
        other = self.state.partner(castle, older)
        first = self.laid(castle, older, other, ends)
        second = self.laid(castle, other, older, ends)
        if self.worth(older, second) <= self.worth(older, first):
            return first
        return self.answered(other, first, second)

    def answered(self, younger: int, first: Ends, second: Ends) -> Ends:
        """B-207  What comes of the older one's wish to be second."""
        if self.state.is_person(younger):
            return first if self.worth(younger, first) > self.worth(younger, second) else second
        return second

    def laid(self, castle: int, one: int, two: int, ends: Ends) -> Ends:
        """Both tiles of a castle in this order, and all that follows."""
        mover, second = self.state.decider(castle, one), self.state.decider(castle, two)
        best: Ends = []
        before = self.lefts[one]
        for tile in self.offer(castle, one):
            self.lefts[one] = self._left_with(castle, one, tile)
            for first in self._starts_of(castle, tile, self.offer(castle, two)):
                found = self.finished(castle, two, first, second, ends)
                if not best or self.worth(mover, found) > self.worth(mover, best):
                    best = found
        self.lefts[one] = before
        return best

    def finished(self, castle: int, owner: int, first: FirstTile, mover: int, ends: Ends) -> Ends:
        """The second tile of a castle, and all that follows."""
        best: Ends = []
        before = self.lefts[owner]
        tiles = self.offer(castle, owner)
        for number in range(len(tiles)):
            self.lefts[owner] = self._left_with(castle, owner, tiles[number])
            for end in first.ends[number]:
                after = ends.copy()
                after[castle] = end
                found = self.play(castle + 1, after)
                if not best or self.worth(mover, found) > self.worth(mover, best):
                    best = found
        self.lefts[owner] = before
        return best

    def _left_with(self, castle: int, owner: int, tile: int) -> int:
        """B-205  The tile of the left castle, when this one goes here."""
        if castle == owner:
            return tile
        one, two = self.shown[owner] if len(self.shown[owner]) > 1 else (tile, self.lefts[owner])
        return two if tile == one else one

    # --- one castle -------------------------------------------------------------------------------

    def _starts_of(self, castle: int, tile: int, offer: Offer) -> list[FirstTile]:
        """Where the first tile may lead; what leads to the same only once."""
        key = (castle, tile) + offer
        found = self._starts.get(key)
        if found is None:
            found = self._starts[key] = self.starts(
                self.models[castle], self.points[castle], tile, offer
            )
        return found

    def starts(self, model: CastleModel, points: int, tile: int, offer: Offer) -> list[FirstTile]:
        """The same for any castle."""
        found: list[FirstTile] = []
        known: set[str] = set()
        for after, total in self._placed(model, points, tile):
            ends = [self.ends(after, total, second) for second in offer]
            name = str(ends)
            if name not in known:
                known.add(name)
                found.append(FirstTile(ends))
        return found

    def ends(self, model: CastleModel, points: int, tile: int) -> list[int]:
        """All that a castle may come to by one more tile."""
        found: set[int] = set()
        specialty = _specialty(model)
        if self._has_bonus(model, tile):
            for after, total in self._placed(model, points, tile):
                found.add(end_of(total, _specialty(after)))
        else:
            for place in model.spaces(tile):
                found.add(end_of(points + model.gain(place, tile), specialty + (tile >= ROOMS)))
        return sorted(found)

    def _has_bonus(self, model: CastleModel, tile: int) -> bool:
        return tile < ROOMS and int(model.counts[TYPE_OF[tile]]) in (2, 4)

    def _placed(self, model: CastleModel, points: int, tile: int) -> list[tuple[CastleModel, int]]:
        """A castle with one more tile, and its points: every space, and with its bonus."""
        found: list[tuple[CastleModel, int]] = []
        for place in model.spaces(tile).copy():
            after = model.copy()
            if self._has_bonus(model, tile):
                found += self._with_bonus(after, points, place, tile)
            else:
                total = points + after.gain(place, tile)
                after.put(place, tile)
                found.append((after, total))
        return found

    def _with_bonus(
        self, model: CastleModel, points: int, place: int, tile: int
    ) -> list[tuple[CastleModel, int]]:
        """B-401, B-412  A tile with its bonus, made the most of; a specialty room also where it
        brings least, for who wants to end lower."""
        best = model.copy()
        rollout = CastleRollout(best, self.world, self.weights, 0)
        rollout.put(place, tile)
        found = [(best, castle_score(best.castle(), best.connects))]
        piece = _specialty_of(model, tile)
        if piece < 0:
            return found
        total = points + model.gain(place, tile)
        model.put(place, tile)
        spaces = model.spaces(piece)
        gains = [model.gain(space, piece) for space in spaces]
        least = min(gains)
        model.put(spaces[gains.index(least)], piece)
        found.append((model, total + least))
        return found


def _specialty(model: CastleModel) -> int:
    """How many specialty rooms there are."""
    return sum([int(model.counts[TYPES + kind]) for kind in range(KINDS)])


def _specialty_of(model: CastleModel, tile: int) -> int:
    """The specialty room that a tile brings, any where any may be chosen; -1 for none."""
    kind = TYPE_OF[tile]
    if int(model.counts[kind]) == 4:
        return ROOMS + KINDS - 1
    if kind == OUTDOOR:
        return FOUNTAIN
    if kind == SLEEPING:
        return TOWER
    return GRAND_FOYER if kind == CORRIDOR else -1
