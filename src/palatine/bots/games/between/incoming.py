"""Between Two Castles: which tiles will come to a castle, as far as the viewer knows the hands."""

from palatine.bots.games.between.castle_model import CastleModel
from palatine.bots.games.between.rollout import (
    TURNS,
    UNCHOSEN,
    Offer,
    best_space,
    tile_prospect,
)
from palatine.bots.games.between.skill import skill_of_others
from palatine.bots.games.between.weights import Weights
from palatine.core.native import HIDDEN
from palatine.games.between.parts import ROUNDS
from palatine.games.between.state import UNDECIDED, BetweenState


class IncomingTiles:
    """Tiles on the table, in hands that the viewer has had before (A-33), and still to be drawn.

    sizes: by castle, of how many tiles each tile will be the best that nothing is known of; 0 for
    any tile, placed anywhere. others_choose: whether what is known of hands says what is taken.
    """

    def __init__(self, view: BetweenState, weights: Weights) -> None:
        self.view = view
        self.viewer: int = view.viewer
        self.weights = weights
        step = view.frames[-1].step
        self.choosing = step == "choose"
        self.drafting = self.choosing or step == "assign"
        self.models = [CastleModel(castle, view.throne_connects) for castle in view.castles]
        self.first_values: dict[int, float] = {}
        self.turns_left: int = TURNS * (ROUNDS - view.round + 1) - view.turn - 1
        self.others_choose = skill_of_others(weights, view) >= weights.careless
        places = range(view.places)
        self.passed = [self._passed_to(owner) for owner in places]
        self.sizes = [self._sizes(castle) for castle in places]

    # --- first values ---------------------------------------------------------------------------

    def first_value(self, castle: int, tile: int) -> float:
        """What a tile looks like in a castle at once, looked up only once."""
        key = castle * 256 + tile
        if key not in self.first_values:
            model = self.models[castle]
            points = best_space(model, tile)[1]
            self.first_values[key] = points + tile_prospect(
                model, tile, self.weights, 2 * self.turns_left
            )
        return self.first_values[key]

    def best_of(self, castle: int, tiles: Offer) -> int:
        """The tile that looks best in a castle."""
        best = tiles[0]
        for tile in tiles[1:]:
            if self.first_value(castle, tile) > self.first_value(castle, best):
                best = tile
        return best

    # --- this turn ------------------------------------------------------------------------------

    def hand_of(self, owner: int) -> Offer:
        """A-33  The hand of a place, where the viewer has had it before; () where not."""
        hand = self.view.hands[owner]
        return () if owner == self.viewer or HIDDEN in hand else hand

    def known(self, castle: int, without: int) -> list[Offer]:
        """Tiles of this turn that will go into a castle, those of one place left out."""
        found: list[Offer] = []
        for owner in (castle, self.view.left_of(castle)):
            if owner != without:
                found += self.known_of(castle, owner)
        return found

    def known_of(self, castle: int, owner: int) -> list[Offer]:
        """The tile of one partner that will go into a castle; one of two where that is open."""
        decider = self.view.decider(castle, owner)
        return [self._by(decider, offer) for offer in self._shown_by(castle, owner)]

    def _by(self, decider: int, offer: Offer) -> Offer:
        """What somebody makes of an offer: the best, or anything."""
        chooses = self.others_choose or decider == self.viewer
        return offer if chooses or not offer else (UNCHOSEN,) + offer

    def _shown_by(self, castle: int, owner: int) -> list[Offer]:
        """The tiles of which one partner places one in a castle."""
        shown = self.view.shown[owner]
        left = self.view.lefts[owner]
        if self.drafting and self.view.is_person(owner):
            hand = self.hand_of(owner)
            return [hand] if hand else []
        if left == UNDECIDED:
            return [shown] if shown else []
        if castle == owner:
            return [(left,)] if left in shown else []
        others = [(tile,) for tile in shown if tile != left]
        return list(others)

    # --- the next turn --------------------------------------------------------------------------

    def known_next(self, castle: int) -> list[Offer]:
        """The hands out of which tiles will come to a castle in the next turn."""
        owners = (castle, self.view.left_of(castle))
        return [self.passed[owner] for owner in owners if self.passed[owner]]

    def receiver(self) -> int:
        """B-209, B-211  Who gets the viewer's hand; -1 if nobody who chooses from it."""
        view = self.view
        got = view.left_of(self.viewer) if view.round == 1 else view.right_of(self.viewer)
        goes_on = view.turn < TURNS - 1 and self.others_choose
        return got if goes_on and view.is_person(got) else -1

    def _passed_to(self, owner: int) -> Offer:
        """What somebody will have in hand next turn, if it is known and the viewer's present
        choice does not matter; others are thought to take what looks best."""
        view = self.view
        giver = view.right_of(owner) if view.round == 1 else view.left_of(owner)
        if view.turn == TURNS - 1 or not (view.is_person(owner) and view.is_person(giver)):
            return ()
        if not self.drafting:
            stack = view.stacks[giver if view.round == 1 else owner]
            return () if HIDDEN in stack else self._by(owner, stack)
        rest = self.hand_of(giver)
        if not self.others_choose:
            return self._by(owner, rest)
        if rest:
            for castle in (giver, view.right_of(giver)):
                best = self.best_of(castle, rest)
                rest = tuple([tile for tile in rest if tile != best])
        return rest

    def other_castle(self) -> int:
        """The castle of who gets the viewer's hand that is not the viewer's; -1 if nobody does."""
        receiver = self.receiver()
        if receiver < 0:
            return -1
        return receiver if self.view.round == 1 else self.view.right_of(receiver)

    def handed(self, castle: int, pair: Offer) -> Offer:
        """What the next one is handed for a castle, if the viewer keeps these two tiles: the best
        of the rest."""
        receiver = self.receiver()
        if receiver < 0 or receiver not in (castle, self.view.left_of(castle)):
            return ()
        rest = tuple([tile for tile in self.view.hands[self.viewer] if tile not in pair])
        offer: Offer = ()
        for _ in range(self.weights.handed):
            best = self.best_of(castle, rest)
            offer += (best,)
            rest = tuple([tile for tile in rest if tile != best])
        return offer

    # --- what is drawn --------------------------------------------------------------------------

    def _size(self, owner: int, turn: int) -> int:
        """Of how many tiles that nothing is known of somebody places the best."""
        weights = self.weights
        if not self.view.is_person(owner):
            return 1
        if self.others_choose:
            return weights.offers[turn]
        return weights.undisputed[turn] if owner == self.viewer else 0

    def _sizes(self, castle: int) -> list[int]:
        view = self.view
        owners = (castle, view.left_of(castle))
        found: list[int] = []
        if self.drafting:
            for owner in owners:
                if owner != self.viewer and not self.hand_of(owner) and view.is_person(owner):
                    found.append(self._size(owner, view.turn))
        for owner in owners if view.turn < TURNS - 1 else ():
            if not self.passed[owner] and not (self.choosing and owner == self.receiver()):
                found.append(self._size(owner, view.turn + 1))
        for number in range(view.round, ROUNDS + 1):
            for turn in range(view.turn + 2 if number == view.round else 0, TURNS):
                for owner in owners:
                    found.append(self._size(owner, turn))
        return found
