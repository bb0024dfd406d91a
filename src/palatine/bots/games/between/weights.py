"""Every number about Between Two Castles that was tuned by measurement: those of the search
(`Weights`) and those of a glance at one tile (`GreedyWeights`). Values are victory points unless
said otherwise."""

from typing import Final


class Weights:
    """What the search and its rollouts count."""

    # Of a castle that tiles are still to come to: a type by its number of rooms, type by type.
    # Near what tools/fit_between.py finds in played games, rounded by hand
    rooms: tuple[float, ...] = (
        0.0, 1.6, 3.7, 0.7, 2.3, -0.5,
        0.0, 1.8, 3.4, 0.1, 1.9, -0.8,
        0.0, 2.1, 4.7, -0.4, 1.5, -1.2,
        0.0, 1.6, 2.5, 0.6, 2.2, 0.7,
        0.0, 1.1, 3.1, 2.5, 4.3, 2.3,
        0.0, 1.8, 4.0, 2.0, 3.8, 0.3,
        0.0, 2.1, 4.4, 0.1, 1.4, -1.2,
    )  # fmt: skip
    few: int = 4  # tiles to come, with which less can be made of a castle
    third: tuple[float, ...] = (4.0, 5.0, 5.0, 5.0, 4.0, 5.0, 5.0)  # with its bonus
    fifth: float = 5.0
    hanging: float = 0.5  # that an attendant counts later on
    wanted: float = 0.15  # for each room of the wanted type that is there already
    attendant: float = 0.3  # for each tile to come
    card: float = 0.4  # the same of a bonus card
    utility_bonus: float = 6.0  # a bonus card, where a bonus is copied,
    attendant_seen: float = 0.15  # and what each tile to come adds to an attendant
    prior_rollouts: float = 4.0  # rollouts that the first look at an option weighs
    offers: tuple[int, ...] = (5, 4, 3, 2)  # of how many tiles somebody places the best, by turn
    undisputed: tuple[int, ...] = (7, 6, 4, 2)  # the same of the viewer, if nobody else chooses
    careless: float = 0.4  # with less skill than this, others are taken not to choose
    # Points of a castle when each turn begins, at tables of three (tools/fit_between.py): if
    # nobody chooses (--bot random), and if everybody takes and places what looks best (greedy)
    by_chance: tuple[float, ...] = (0.0, 1.2, 2.7, 4.7, 7.6, 11.5, 16.8, 23.2, 30.7)
    by_choice: tuple[float, ...] = (0.0, 5.1, 9.7, 15.2, 20.9, 31.8, 42.8, 53.6, 63.5)
    # Of the difference, where one of two does not choose (B-1103); greedy at two seats came to
    # 0.61 to 0.75 of it, turn by turn
    beside_ludwig: float = 0.65
    handed: int = 2  # of a hand that is passed on, the tiles that a castle is offered
    swing: float = 5.0  # how far the castles' points still move, by the root of the tiles to come
    higher: float = 0.3  # of the points by which the higher castle is ahead: it may end lower
    higher_at_end: float = 0.02  # B-1003: in the end it only decides between equals
    # the last turn of three castles
    win: float = 4.0  # points that winning the game is worth beyond the lead
    last_worlds: int = 6  # that are played to the end; 0: the turn is played like any other
    answers: int = 40  # times that everybody answers what the others have chosen
    # castles as a rollout of the general search leaves them
    first_room: float = 0.5  # for each type that a castle has
    second_room: float = 0.8  # for each type with two or four rooms
    turns_ahead: int = 2  # turns that such a rollout plays on
    # how much is looked at
    ahead: tuple[int, ...] = (
        0,
        0,
        0,
        20,
        4,
    )  # by effort: tiles for each castle that a rollout places
    # by effort: how much is made of what is not counted yet
    foresight: tuple[float, ...] = (0.3, 0.3, 0.3, 1.0, 1.0)
    wide: tuple[int, ...] = (
        4,
        4,
        4,
        4,
        6,
    )  # by effort: how many tiles for a castle, how many spaces
    part: tuple[float, ...] = (
        0.0,
        0.0,
        0.0,
        0.02,
        1.0,
    )  # by effort: the share of its budget that it uses
    stages: int = 3  # of a search, between which options drop out:
    dropped_by: int = 3  # one of so many stays,
    least_kept: int = 2  # but at least so many
    telling: float = 0.1  # of a decision's time, for summing up what every option came to
    share_order: float = 0.15  # of a decision's time, for who places first


class GreedyWeights:
    """What a glance at one tile counts."""

    first_room: float = 1.2  # a type the castle lacks: sleeping rooms want all of them
    towards_three: float = 1.0  # a second room of a type is on the way to the bonus
    third: tuple[float, ...] = (4.0, 5.0, 5.0, 5.0, 4.0, 5.0, 5.0)  # with its bonus, by type
    fifth: float = 5.0
    hanging: float = 0.5  # a hanging that an attendant of the castle counts later on, too
    wanted: float = 0.15  # for each room of the wanted type that is there already
    lower: float = 1.3  # times a gain in the castle that counts
    sideways: float = 0.01  # less for each step from the middle: compact where equal
    # bonuses that are copied
    copied_attendant: float = 2.0  # hangings that one counts later on
    copied_food: float = 4.0
    copied_utility: float = 6.0


GREEDY: Final = GreedyWeights()
