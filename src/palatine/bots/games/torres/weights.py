"""Every number about Torres that was tuned by measurement: those of the search (`Weights`) and
those of a glance at one turn (`GreedyWeights`). Values are victory points unless said otherwise."""

from typing import Final


class Weights:
    """What a position is worth beyond the scoring, by phase (0 = before the game)."""

    def __init__(self) -> None:
        self.scorings = (3.0, 2.6, 1.8, 1.0)  # how often a castle's points are to come
        self.others = 0.8  # what a point of the opponents, on average, takes from ours
        self.knight = (5.0, 5.0, 2.5, 0.2)  # one on the board
        self.climb = 0.25  # of the points that a step up in a later turn would bring
        self.card = (2.4, 2.4, 2.0, 1.2)  # in hand
        self.glance_most = 3  # cards in hand with which no further one is worth anything
        self.glance_again = 0.2  # of a card's worth, lost for each that is already held
        self.left = 0.9  # an action point: it can always become a point on the track
        self.dropped = 2.0  # what an action loses that no kept turn begins with
        # what only those see who search, by half phase (`stage`)
        self.castle = (1.2, 1.2, 1.2, 1.2, 1.6, 1.6, 1.0, 1.0)  # a point as the castles stand
        self.king = (0.6, 0.6, 0.6, 0.9, 0.4, 0.7, 0.75, 0.95)  # a point of the king's bonus
        self.held = (8.0, 8.0, 8.0, 8.0, 4.0, 4.0, 0.0, 0.0)  # a castle with a knight in it
        self.step = (0.5, 0.5, 0.5, 0.5, 0.8, 0.9, 0.4, 0.3)  # an area that a step up would add
        self.build = (0.2, 0.2, 0.2, 0.2, 0.4, 0.9, 0.4, 0.3)  # one that a block and a step would
        self.room = (0.3, 0.3, 0.3, 0.3, 0.5, 0.6, 0.2, 0.0)  # a level, by free cells around it
        self.most_room = 3  # free cells around a castle: more are of no use yet (a turn's blocks)
        self.reserve = (4.0, 4.0, 4.0, 4.0, 2.0, 1.0, 0.0, 0.0)  # a knight on the board
        self.hand = (5.0, 5.0, 5.0, 5.0, 3.0, 3.0, 1.0, 1.0)  # a card in hand
        self.most = 2.0  # cards in hand that still let another one be bought
        self.again = 0.15  # of a card's worth, lost for each that is already held
        self.turns_a_phase = 3  # turns reckoned for each phase to come
        self.rival = 0.9  # what a point of the opponents, on average, takes from ours
        self.spare = 2.0  # an action point while others are still to be spent
        self.turns = 2.0  # that a rollout goes on for
        self.beam = 2.0  # positions kept at every depth of these
        self.rollout_depth = 10  # actions looked ahead in these
        # how much is looked at, by effort
        self.widths = (1, 2, 5, 10, 32)  # positions kept of the own turn
        self.depths = (2, 3, 9, 10, 10)  # actions looked ahead
        self.keen = 3  # the effort from which on a position is looked at closely
        # time, as a multiple of one decision's
        self.whole_turn = 2.0  # for a turn that begins
        self.outside_turn = 0.1  # of that, for a decision before or after the turn


class GreedyWeights:
    """What a glance at one's own turn counts."""

    def __init__(self) -> None:
        self.width = 5  # positions kept at every depth of the search
        self.free_steps = 4  # actions beyond the action points: a card takes two or three for free
        self.others = 0.35  # what a point of all opponents together takes from ours
        self.knight = (2.5, 2.5, 1.5, 0.3)  # one on the board, by phase (0 = before the game)
        self.climb = 0.3  # of the points that a step up in a later turn would bring
        self.card = 1.3  # a card in hand is kept for something better than this
        self.most_cards = 3  # in hand, with which no further one is bought
        self.turns_a_phase = 3  # turns reckoned for each phase to come
        self.left = 0.9  # an action point: it can always become a point on the track
        self.looked_for = (6, 7, 3, 1, 2, 8, 0, 4, 9, 5)  # kinds of card, the most useful first
        self.crowd = 4  # cells: a first castle or knight stands at least so far from others
        self.king_levels = 3  # a knight so many levels from the king's bonus is of no use
        self.king_others = 0.5  # what an opponent near the next bonus takes from ours
        self.king_area = 0.01  # a cell of the king's castle: decides between equals
        self.large_stack = 0.1  # a block of the stack built from: decides between equals
        self.empty_stack = 0.5  # a block on an empty stack, where one of size n counts n


GREEDY: Final = GreedyWeights()
