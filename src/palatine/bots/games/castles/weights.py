"""Every number about Castles that was tuned by measurement: those of the search (`Weights`) and
those of a glance at one purchase or place (`GreedyWeights`). Values are victory points, or shares
of them, unless said otherwise."""

from typing import Final


class Weights:
    """What the search and its rollouts count."""

    def __init__(self) -> None:
        # money: a thousand marks with rounds to spend them, and how soon it loses that worth
        self.money = 0.52
        self.money_rounds = 4.2
        self.money_enough = 20.0
        self.paid = 0.5  # what a point of the others takes from ours: of who buys,
        self.rival = 0.6  # and of who sets prices
        # doors: how soon one is joined, what it is worth to have some, what a lost one costs
        self.door_rate = 0.19
        self.door = 0.48
        self.door_rounds = 4.5
        self.blocked = 0.25
        self.dark_door = 0.2
        self.doors_counted = 5  # free doors beyond these bring nothing
        # rewards (C-6xx) that are no points
        self.free_tile = 1.9
        self.pair = 5.0
        self.first_of_pair = 0.4
        self.extra_turn = 4.5
        self.card = 3.5
        self.card_late = 0.4  # of a bonus card, when no round is to come,
        self.card_early = 0.6  # and how much more with rounds,
        self.card_rounds = 5.0  # up to so many
        self.look = 0.45
        # bonuses of tiles to come: joined by, in the castle each round, touched by one type
        self.joined = 0.3
        self.joined_living = 1.5  # times that for living rooms, which are scored again
        self.counted = 0.07
        self.touched = 0.13
        # favors: how far a lead is a lead, with so many rounds to go
        self.favor_now = 0.26
        self.favor_later = 0.35
        self.favor_none = 0.35  # of a favor, for who has nothing it counts, for each round to come
        self.unit_area = 250.0  # a usual step of what a favor counts: square feet,
        self.unit_money = 6000.0  # marks,
        self.unit_many = 1.7  # tiles or doors of many kinds; 1 of anything else
        self.missing = 0.11  # how soon a type or a size that is missing comes
        self.alone = 1.7  # rollouts of who plays alone for one of others: they go to the end
        # bonus cards: what a round brings more of the things a card counts, by goals.KINDS
        self.growth = (
            0.0, 0.18, 0.0, 0.0, 0.11, 0.22, 0.25, 0.12, 0.6, 0.0, 0.1, 0.0, 0.0, 0.0,
        )  # fmt: skip
        self.money_card_spent = 0.6  # of money that a card counts, spent with rounds to come,
        self.money_card_rounds = 3.0  # so many of them
        # how fast cards, hallways and stairs go
        self.cards_a_seat = 0.85  # room cards that a seat takes in a round,
        self.cards_alone = 3.0  # and that go in a round of who plays alone
        self.hallway_rate = 0.2  # hallways that a seat takes in a round,
        self.stairs_rate = 0.12  # and stairs
        self.this_round = 0.5  # rounds that the present one counts for in this
        # prices
        self.swap_rounds = 4  # rounds of swaps before an order is taken as good
        self.builder_wants = 0.35  # what the builder's own wish for a tile takes off its price
        # how much is looked at, by effort
        self.places = (1, 1, 1, 2, 3)  # places of a tile that compete
        self.widths = (5, 5, 5, 5, 8)  # lines in all
        self.rounds_ahead = (1, 1, 1, 1, 2)  # rounds that a rollout plays on,
        self.rounds_ahead_alone = (2, 2, 2, 4, 14)  # and the same for who plays alone
        self.spots_kept = 6  # places of a tile that are remembered
        # time, as a multiple of one decision's: for prices and purchases, and for the rest
        self.share_main = 0.667
        self.share_rest = 0.3
        self.share_main_alone = 3.5  # who plays alone sets no prices
        self.share_rest_alone = 0.8


class GreedyWeights:
    """What a glance at a purchase, a price or a place counts."""

    def __init__(self) -> None:
        # time and money
        self.money_early: float = 0.65  # a thousand marks with rounds to spend them,
        self.rounds_to_spend: int = 3  # so many of them
        self.enough: int = 14_000  # marks beyond which more of them help less
        self.paid_to_others: float = 0.5  # what a point of an opponent takes from ours
        self.cards_a_seat: float = 0.85  # room cards that a seat takes in a round,
        self.cards_alone: float = 3.0  # and that go in a round of who plays alone
        self.late: float = 0.5  # rounds to come, with fewer than which it is late
        # doors
        self.chance_per_door: float = 0.55  # that a free door is ever joined
        self.most_hoped: int = 6  # open doors of a tile: with more of them nothing is hoped for
        self.free_door: float = 0.12  # a door more to build on,
        self.most_doors: int = 4  # up to so many
        self.blocked: float = 0.25  # a door lost for ever
        # rewards (C-6xx)
        self.activity: float = 5.0
        self.free_tile: float = 1.2  # a hallway or stairs
        self.pair: float = 3.5  # the second downstairs room; the first is half of that
        self.extra_turn: float = 4.0
        self.extra_turn_late: float = 0.7  # of that, when it is late
        self.living: float = 1.0  # more than the points that are scored again
        self.look: float = 0.6  # a look into a stack
        self.bonus_card: float = 3.0  # the better of two bonus cards
        self.least_reward: float = 0.1  # to take a reward rather than not
        self.corridor_reward: float = 0.5  # a corridor's reward is taken last,
        self.corridor_chosen: float = 2.0  # but chosen for a pair before small ones
        # bonuses of tiles to come
        self.later_joined: float = 0.35  # that what is joined later is of a type counted,
        self.most_joined: int = 2  # for so many doors,
        self.later_in_castle: float = 0.12  # that a round brings one to the castle,
        self.most_rounds: float = 8.0  # for so many rounds,
        self.later_touching: float = 0.8  # that something unwanted comes to touch,
        self.rounds_for_it: float = 3.0  # if there are so many rounds
        # the end
        self.empty_stack: float = 1.6  # a tile whose stack is empty,
        self.last_of_stack: float = 1.0  # or has one left
        self.favor_step: float = 0.8  # one more of what a favor counts,
        self.favor_area: float = 250.0  # or so many square feet;
        self.favor_sizes: float = 2.0  # of several sizes so many
        self.new_type: float = 0.9  # a type or a size that a card for all of them still lacks
        self.new_size: float = 0.8
        self.card_rounds: float = 9.0  # rounds with which a bonus card is worth all that it may be
        self.set_later: float = 0.7  # of all types or sizes, what rounds to come may bring
        self.set_likely: float = 0.35  # of its points, if that may do,
        self.set_unlikely: float = 0.05  # and if not
        # things that a card may count till the end
        self.more_type: float = 2.0
        self.more_size: float = 1.2
        self.more_sizes: float = 2.4
        self.more_hallways: float = 2.5
        self.more_stairs: float = 1.5
        self.more_else: float = 2.0
        # points of cards that count what is not reckoned
        self.completed_card: float = 3.0
        self.money_card: float = 2.0
        # prices
        self.least_price: int = 4000  # marks with which somebody counts among the buyers
        self.builder_wants: float = 0.35  # what the builder's own wish for a tile takes off
        # small choices
        self.look_emptied: float = 3.0  # a look into a stack that can be emptied, by own tiles,
        self.look_other: float = 0.5  # into another,
        self.look_high: float = 0.1  # less for each tile in it;
        self.few_left: int = 2  # tiles of a stack that can be emptied
        self.look_done: float = 4.0  # to put no more tiles on top
        self.put_cost: float = 2.0  # a tile put on top must be worth more,
        self.put_empties: float = 3.0  # unless that empties the stack


GREEDY: Final = GreedyWeights()
