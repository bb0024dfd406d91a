"""Every number about Between Two Castles that was tuned by measurement: those of the search
(`Weights`) and those of a glance at one tile (`GreedyWeights`). Values are victory points unless
said otherwise."""

from typing import Final


class Weights:
    """What the search and its rollouts count."""

    def __init__(self) -> None:
        # Of a castle that tiles are still to come to: a type by its number of rooms, type by type.
        # Near what tools/fit_between.py finds in played games, rounded by hand
        self.rooms = (
            0.0, 1.6, 3.7, 0.7, 2.3, -0.5,
            0.0, 1.8, 3.4, 0.1, 1.9, -0.8,
            0.0, 2.1, 4.7, -0.4, 1.5, -1.2,
            0.0, 1.6, 2.5, 0.6, 2.2, 0.7,
            0.0, 1.1, 3.1, 2.5, 4.3, 2.3,
            0.0, 1.8, 4.0, 2.0, 3.8, 0.3,
            0.0, 2.1, 4.4, 0.1, 1.4, -1.2,
        )  # fmt: skip
        self.few = 4  # tiles to come, with which less can be made of a castle
        self.third = (4.0, 5.0, 5.0, 5.0, 4.0, 5.0, 5.0)  # with its bonus
        self.fifth = 5.0
        self.hanging = 0.5  # that an attendant counts later on
        self.wanted = 0.15  # for each room of the wanted type that is there already
        self.attendant = 0.3  # for each tile to come
        self.card = 0.4  # the same of a bonus card
        self.utility_bonus = 6.0  # a bonus card, where a bonus is copied,
        self.attendant_seen = 0.15  # and what each tile to come adds to an attendant
        self.prior_rollouts = 4.0  # rollouts that the first look at an option weighs
        self.offers = (5, 4, 3, 2)  # of how many tiles somebody places the best, by turn
        self.undisputed = (7, 6, 4, 2)  # the same of the viewer, if nobody else chooses
        self.careless = 0.4  # with less skill than this, others are taken not to choose
        # Points of a castle when each turn begins, at tables of three (tools/fit_between.py): if
        # nobody chooses (--bot random), and if everybody takes and places what looks best (greedy)
        self.by_chance = (0.0, 1.2, 2.7, 4.7, 7.6, 11.5, 16.8, 23.2, 30.7)
        self.by_choice = (0.0, 5.1, 9.7, 15.2, 20.9, 31.8, 42.8, 53.6, 63.5)
        # Of the difference, where one of two does not choose (B-1103); greedy at two seats came to
        # 0.61 to 0.75 of it, turn by turn
        self.beside_ludwig = 0.65
        self.handed = 2  # of a hand that is passed on, the tiles that a castle is offered
        self.swing = 5.0  # how far the castles' points still move, by the root of the tiles to come
        self.higher = 0.3  # of the points by which the higher castle is ahead: it may end lower
        self.higher_at_end = 0.02  # B-1003: in the end it only decides between equals
        # castles as a rollout of the general search leaves them
        self.first_room = 0.5  # for each type that a castle has
        self.second_room = 0.8  # for each type with two or four rooms
        self.turns_ahead = 2  # turns that such a rollout plays on
        # how much is looked at
        self.ahead = (0, 0, 0, 20, 4)  # by effort: tiles for each castle that a rollout places
        # by effort: how much is made of what is not counted yet
        self.foresight = (0.3, 0.3, 0.3, 1.0, 1.0)
        self.wide = (4, 4, 4, 4, 6)  # by effort: how many tiles for a castle, how many spaces
        self.part = (0.0, 0.0, 0.0, 0.02, 1.0)  # by effort: the share of its budget that it uses
        self.stages = 3  # of a search, between which options drop out:
        self.dropped_by = 3  # one of so many stays,
        self.least_kept = 2  # but at least so many
        self.share_order = 0.15  # of a decision's time, for who places first


class GreedyWeights:
    """What a glance at one tile counts."""

    def __init__(self) -> None:
        self.first_room = 1.2  # a type the castle lacks: sleeping rooms want all of them
        self.towards_three = 1.0  # a second room of a type is on the way to the bonus
        self.third = (4.0, 5.0, 5.0, 5.0, 4.0, 5.0, 5.0)  # with its bonus, by type
        self.fifth = 5.0
        self.hanging = 0.5  # a hanging that an attendant of the castle counts later on, too
        self.wanted = 0.15  # for each room of the wanted type that is there already
        self.lower = 1.3  # times a gain in the castle that counts
        self.sideways = 0.01  # less for each step from the middle: compact where equal
        # bonuses that are copied
        self.copied_attendant = 2.0  # hangings that one counts later on
        self.copied_food = 4.0
        self.copied_utility = 6.0


GREEDY: Final = GreedyWeights()
