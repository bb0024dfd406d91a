"""Every number about Castles that was tuned by measurement: those of the search (`Weights`) and
those of a glance at one purchase or place (`GreedyWeights`). Values are victory points, or shares
of them, unless said otherwise."""

from typing import Final


class Weights:
    """What the search and its rollouts count."""

    # money: a thousand marks with rounds to spend them, and how soon it loses that worth
    money: float = 0.52
    money_rounds: float = 4.2
    money_enough: float = 20.0
    paid: float = 0.5  # what a point of the others takes from ours: of who buys,
    rival: float = 0.6  # and of who sets prices
    # doors: how soon one is joined, what it is worth to have some, what a lost one costs
    door_rate: float = 0.19
    door: float = 0.48
    door_rounds: float = 4.5
    blocked: float = 0.25
    dark_door: float = 0.2
    doors_counted: int = 5  # free doors beyond these bring nothing
    # rewards (C-6xx) that are no points
    free_tile: float = 1.9
    pair: float = 5.0
    first_of_pair: float = 0.4
    extra_turn: float = 4.5
    card: float = 3.5
    card_late: float = 0.4  # of a bonus card, when no round is to come,
    card_early: float = 0.6  # and how much more with rounds,
    card_rounds: float = 5.0  # up to so many
    look: float = 0.45
    # bonuses of tiles to come: joined by, in the castle each round, touched by one type
    joined: float = 0.3
    joined_living: float = 1.5  # times that for living rooms, which are scored again
    counted: float = 0.07
    touched: float = 0.13
    # favors: how far a lead is a lead, with so many rounds to go
    favor_now: float = 0.26
    favor_later: float = 0.35
    favor_none: float = 0.35  # of a favor, for who has nothing it counts, for each round to come
    unit_area: float = 250.0  # a usual step of what a favor counts: square feet,
    unit_money: float = 6000.0  # marks,
    unit_many: float = 1.7  # tiles or doors of many kinds; 1 of anything else
    missing: float = 0.11  # how soon a type or a size that is missing comes
    # bonus cards: what a round brings more of the things a card counts, by goals.KINDS
    growth: tuple[float, ...] = (
        0.0, 0.18, 0.0, 0.0, 0.11, 0.22, 0.25, 0.12, 0.6, 0.0, 0.1, 0.0, 0.0, 0.0,
    )  # fmt: skip
    money_card_spent: float = 0.6  # of money that a card counts, spent with rounds to come,
    money_card_rounds: float = 3.0  # so many of them
    # how fast cards, hallways and stairs go
    cards_a_seat: float = 0.85  # room cards that a seat takes in a round
    hallway_rate: float = 0.2  # hallways that a seat takes in a round,
    stairs_rate: float = 0.12  # and stairs
    this_round: float = 0.5  # rounds that the present one counts for in this
    # prices
    swap_rounds: int = 4  # rounds of swaps before an order is taken as good
    builder_wants: float = 0.35  # what the builder's own wish for a tile takes off its price
    learned: float = 1.0  # of what was learned of positions (data/value.json); 0 = nothing
    learned_buying: float = 1.0  # and of purchases (data/policy.json)
    # how much is looked at, by effort
    places: tuple[int, ...] = (1, 1, 1, 2, 3)  # places of a tile that compete
    widths: tuple[int, ...] = (5, 5, 5, 5, 10)  # lines in all
    rounds_ahead: tuple[int, ...] = (1, 1, 1, 1, 3)  # rounds that a rollout plays on
    standard: float = 240.0  # rollouts for which the last of these are meant,
    many: float = 3.0  # and times as many with which one round more is played
    spots_kept: int = 6  # places of a tile that are remembered
    rollouts: float = 1.0  # for one that the budget allows
    # the rooms that who plays alone puts on the deck: what each is worth as a part of a round,
    # and how much of what it brings itself counts, since another one may be bought instead
    on_deck: float = 2.0
    chosen: float = 0.6
    # time, as a multiple of one decision's: for prices and purchases, for places, for the rest
    share_main: float = 0.667
    share_place: float = 0.3
    share_rest: float = 0.3


class AloneWeights(Weights):
    """The same for who plays alone, found by tools/evolve.py over 65,000 games of the Knight. He
    sets no prices, so there is time for purchases, and can foresee more rounds. Money is scarcer,
    for nobody pays him, and a look into a stack is worth more: each room on the deck is a third of
    a round more (A-34)."""

    money: float = 1.1
    money_rounds: float = 4.8
    money_enough: float = 25.0
    door_rate: float = 0.11
    door: float = 0.64
    door_rounds: float = 4.1
    blocked: float = 0.13
    dark_door: float = 0.28
    free_tile: float = 2.8
    pair: float = 6.9
    first_of_pair: float = 0.27
    extra_turn: float = 5.2
    card: float = 4.5
    card_late: float = 0.41
    card_early: float = 0.21
    card_rounds: float = 2.6
    look: float = 6.6
    joined: float = 0.39
    joined_living: float = 0.82
    counted: float = 0.045
    touched: float = 0.35
    missing: float = 0.12
    hallway_rate: float = 0.093
    stairs_rate: float = 0.045
    cards_a_seat: float = 2.6
    on_deck: float = 5.4
    chosen: float = 0.25
    rounds_ahead: tuple[int, ...] = (2, 2, 2, 4, 14)  # to the end
    rollouts: float = 0.85  # they go to the end
    share_main: float = 3.5
    share_rest: float = 0.8
    learned: float = 0.0  # that was learned at tables of more
    learned_buying: float = 1.0  # and this alone (data/policy-alone.json)


class GreedyWeights:
    """What a glance at a purchase, a price or a place counts."""

    # time and money
    money_early: float = 0.65  # a thousand marks with rounds to spend them,
    rounds_to_spend: int = 3  # so many of them
    enough: int = 14_000  # marks beyond which more of them help less
    paid_to_others: float = 0.5  # what a point of an opponent takes from ours
    cards_a_seat: float = 0.85  # room cards that a seat takes in a round,
    cards_alone: float = 3.0  # and that go in a round of who plays alone
    late: float = 0.5  # rounds to come, with fewer than which it is late
    # doors
    chance_per_door: float = 0.55  # that a free door is ever joined
    most_hoped: int = 6  # open doors of a tile: with more of them nothing is hoped for
    free_door: float = 0.12  # a door more to build on,
    most_doors: int = 4  # up to so many
    blocked: float = 0.25  # a door lost for ever
    # rewards (C-6xx)
    activity: float = 5.0
    free_tile: float = 1.2  # a hallway or stairs
    pair: float = 3.5  # the second downstairs room; the first is half of that
    extra_turn: float = 4.0
    extra_turn_late: float = 0.7  # of that, when it is late
    living: float = 1.0  # more than the points that are scored again
    look: float = 0.6  # a look into a stack
    bonus_card: float = 3.0  # the better of two bonus cards
    least_reward: float = 0.1  # to take a reward rather than not
    corridor_reward: float = 0.5  # a corridor's reward is taken last,
    corridor_chosen: float = 2.0  # but chosen for a pair before small ones
    # bonuses of tiles to come
    later_joined: float = 0.35  # that what is joined later is of a type counted,
    most_joined: int = 2  # for so many doors,
    later_in_castle: float = 0.12  # that a round brings one to the castle,
    most_rounds: float = 8.0  # for so many rounds,
    later_touching: float = 0.8  # that something unwanted comes to touch,
    rounds_for_it: float = 3.0  # if there are so many rounds
    # the end
    empty_stack: float = 1.6  # a tile whose stack is empty,
    last_of_stack: float = 1.0  # or has one left
    favor_step: float = 0.8  # one more of what a favor counts,
    favor_area: float = 250.0  # or so many square feet;
    favor_sizes: float = 2.0  # of several sizes so many
    new_type: float = 0.9  # a type or a size that a card for all of them still lacks
    new_size: float = 0.8
    card_rounds: float = 9.0  # rounds with which a bonus card is worth all that it may be
    set_later: float = 0.7  # of all types or sizes, what rounds to come may bring
    set_likely: float = 0.35  # of its points, if that may do,
    set_unlikely: float = 0.05  # and if not
    # things that a card may count till the end
    more_type: float = 2.0
    more_size: float = 1.2
    more_sizes: float = 2.4
    more_hallways: float = 2.5
    more_stairs: float = 1.5
    more_else: float = 2.0
    # points of cards that count what is not reckoned
    completed_card: float = 3.0
    money_card: float = 2.0
    # prices
    least_price: int = 4000  # marks with which somebody counts among the buyers
    builder_wants: float = 0.35  # what the builder's own wish for a tile takes off
    # small choices
    look_emptied: float = 3.0  # a look into a stack that can be emptied, by own tiles,
    look_other: float = 0.5  # into another,
    look_high: float = 0.1  # less for each tile in it;
    few_left: int = 2  # tiles of a stack that can be emptied
    look_done: float = 4.0  # to put no more tiles on top
    put_cost: float = 2.0  # a tile put on top must be worth more,
    put_empties: float = 3.0  # unless that empties the stack


GREEDY: Final = GreedyWeights()
