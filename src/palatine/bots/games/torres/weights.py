"""Every number about Torres that was tuned by measurement: those of the search (`Weights`) and
those of a glance at one turn (`GreedyWeights`). Values are victory points unless said otherwise."""

from typing import Final


class Weights:
    """What a position is worth beyond the scoring, by phase (0 = before the game)."""

    scorings: tuple[float, ...] = (3.0, 2.6, 1.8, 1.0)  # how often a castle's points are to come
    others: float = 0.8  # what a point of the opponents, on average, takes from ours
    knight: tuple[float, ...] = (5.0, 5.0, 2.5, 0.2)  # one on the board
    climb: float = 0.25  # of the points that a step up in a later turn would bring
    card: tuple[float, ...] = (2.4, 2.4, 2.0, 1.2)  # in hand
    glance_most: int = 3  # cards in hand with which no further one is worth anything
    glance_again: float = 0.2  # of a card's worth, lost for each that is already held
    left: float = 0.9  # an action point: it can always become a point on the track
    dropped: float = 2.0  # what an action loses that no kept turn begins with
    # what only those see who search, by half phase (`stage`)
    castle: tuple[float, ...] = (
        1.2,
        1.2,
        1.2,
        1.2,
        1.6,
        1.6,
        1.0,
        1.0,
    )  # a point as the castles stand
    king: tuple[float, ...] = (
        0.6,
        0.6,
        0.6,
        0.9,
        0.4,
        0.7,
        0.75,
        0.95,
    )  # a point of the king's bonus
    held: tuple[float, ...] = (
        8.0,
        8.0,
        8.0,
        8.0,
        4.0,
        4.0,
        0.0,
        0.0,
    )  # a castle with a knight in it
    step: tuple[float, ...] = (
        0.5,
        0.5,
        0.5,
        0.5,
        0.8,
        0.9,
        0.4,
        0.3,
    )  # an area that a step up would add
    build: tuple[float, ...] = (
        0.2,
        0.2,
        0.2,
        0.2,
        0.4,
        0.9,
        0.4,
        0.3,
    )  # one that a block and a step would
    room: tuple[float, ...] = (
        0.3,
        0.3,
        0.3,
        0.3,
        0.5,
        0.6,
        0.2,
        0.0,
    )  # a level, by free cells around it
    most_room: int = 3  # free cells around a castle: more are of no use yet (a turn's blocks)
    reserve: tuple[float, ...] = (4.0, 4.0, 4.0, 4.0, 2.0, 1.0, 0.0, 0.0)  # a knight on the board
    hand: tuple[float, ...] = (5.0, 5.0, 5.0, 5.0, 3.0, 3.0, 1.0, 1.0)  # a card in hand
    most: float = 2.0  # cards in hand that still let another one be bought
    again: float = 0.15  # of a card's worth, lost for each that is already held
    turns_a_phase: int = 3  # turns reckoned for each phase to come
    rival: float = 0.9  # what a point of the opponents, on average, takes from ours
    spare: float = 2.0  # an action point while others are still to be spent
    rounds: float = 1.0  # that a rollout goes on for: a turn of everybody else and one's own
    beam: float = 2.0  # positions kept at every depth of these
    rollout_depth: int = 10  # actions looked ahead in these
    # how much is looked at, by effort
    widths: tuple[int, ...] = (1, 2, 5, 10, 128)  # positions kept of the own turn
    depths: tuple[int, ...] = (2, 3, 9, 10, 10)  # actions looked ahead
    lines: int = 16  # turns that compete, with all effort;
    standard: float = 96.0  # rollouts for which that and the last of the widths are meant
    looked_at: int = 12  # for each of them so many turns are looked at;
    alike: float = 0.7  # beyond `lines`, what one falls behind for each that leaves knights so
    least_width: int = 32  # positions kept, however few rollouts there are;
    widest: float = 6.0  # and at most times as many, with as many times the usual rollouts,
    divided: float = 0.5  # which are fewer by this power of that: the clock has to leave them time
    given_back: float = 0.08  # of that time, for giving back the memory of so many positions
    keen: int = 3  # the effort from which on a position is looked at closely
    learned: float = 1.0  # of what was learned of turns (data/turns.json), where they are chosen,
    learned_ends: float = 1.0  # and of the last one of a rollout; 0 = nothing
    # time, as a multiple of one decision's
    whole_turn: float = 2.0  # for a turn that begins
    outside_turn: float = 0.1  # of that, for a decision before or after the turn


class GreedyWeights:
    """What a glance at one's own turn counts."""

    width: int = 5  # positions kept at every depth of the search
    free_steps: int = 4  # actions beyond the action points: a card takes two or three for free
    others: float = 0.35  # what a point of all opponents together takes from ours
    knight: tuple[float, ...] = (
        2.5,
        2.5,
        1.5,
        0.3,
    )  # one on the board, by phase (0 = before the game)
    climb: float = 0.3  # of the points that a step up in a later turn would bring
    card: float = 1.3  # a card in hand is kept for something better than this
    most_cards: int = 3  # in hand, with which no further one is bought
    turns_a_phase: int = 3  # turns reckoned for each phase to come
    left: float = 0.9  # an action point: it can always become a point on the track
    looked_for: tuple[int, ...] = (
        6,
        7,
        3,
        1,
        2,
        8,
        0,
        4,
        9,
        5,
    )  # kinds of card, the most useful first
    crowd: int = 4  # cells: a first castle or knight stands at least so far from others
    king_levels: int = 3  # a knight so many levels from the king's bonus is of no use
    king_others: float = 0.5  # what an opponent near the next bonus takes from ours
    king_area: float = 0.01  # a cell of the king's castle: decides between equals
    large_stack: float = 0.1  # a block of the stack built from: decides between equals
    empty_stack: float = 0.5  # a block on an empty stack, where one of size n counts n


GREEDY: Final = GreedyWeights()
