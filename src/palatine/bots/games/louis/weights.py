"""Every number about Louis XIV that was tuned by measurement: those of the search (`Weights`) and
those of a glance at the tiles (`GreedyWeights`). Values are victory points unless said otherwise.
"""

from typing import Final

# by type of mission, in the order of names.EFFECTS
ABILITIES: Final[tuple[float, ...]] = tuple(
    [0.0, 0.35, 0.25, 0.9, -0.3, -0.3, -0.3]  # light
    + [1.2, 1.0, 1.4, -0.3]  # medium
    + [1.3, 1.2, 1.6, 1.2, 0.5, 1.2, 0.5, 0.8]  # dark
)


class Weights:
    """What the search and its rollouts count."""

    # rewards
    arms: float = 1.2  # a coat of arms: a point, and perhaps a majority
    louisdor: float = 0.65  # before the last round
    louisdor_last: float = 0.34  # in it: three of them are a coat of arms
    chip: float = 2.5  # half a mission
    wanted: float = 0.78  # more, if a mission in hand asks for it
    open: float = 0.3  # more, if a mission in hand takes any chip
    unseen: float = 0.3  # more, for somebody whose missions are not seen
    crown: float = 3.0
    card: float = 2.25  # an influence card for the next round
    intrigue: float = 2.1
    put: float = 1.2  # a marker that Condé or Maintenon puts
    marker: float = 0.48  # a marker in personal instead of general
    # chances
    own: float = 0.1  # markers that one's own turn to come adds to a lead
    rival: float = 0.0  # and a rival's takes off
    tie: float = 0.5  # markers of lead that it takes to be as likely first as not
    sharp: float = 0.2  # how uncertain a lead is at all while cards are to come
    blur: float = 0.15  # how uncertain each turn to come makes a lead
    reach: float = 0.18  # markers that a turn to come adds to a tile that counts them
    reach_most: float = 0.9  # the surest that such a tile is before its markers lie there
    second: float = 0.8  # of a chip, for not being first with Louis
    dear: float = 0.5  # of a purchase for which the money may be spent elsewhere
    # actions
    others: float = 0.8  # what an opponent's reward takes from ours
    keep: float = 0.4  # of a card's best use, for keeping it
    bound: float = 0.06  # a marker that is bound on a tile
    fetch: float = 0.5  # a marker fetched that will be needed this round
    late: float = 1.2  # a marker put on a tile already evaluated
    late_last: float = 1.0  # the same in the last round
    put_more: float = 0.1  # to put a marker rather than not
    four: float = 1.2  # to place four markers, with as many at hand
    four_short: float = -1.0  # and with fewer
    intrigue_spent: float = 0.6  # of an intrigue card's worth, for playing it now
    intrigue_last: float = 1.0  # an intrigue card in the last round
    markers_a_turn: int = 3  # that a turn to come can place
    lay: float = 10.0  # to lay a mission: before anything else
    # what lies before a player when a round begins, with three, two and one round to come
    kept_crown: tuple[float, ...] = (3.1, 3.0, 2.6)
    kept_chip: tuple[float, ...] = (3.6, 3.0, 2.8)
    money: tuple[float, ...] = (0.82, 0.77, 0.66)
    personal: tuple[float, ...] = (1.07, 1.0, 0.79)
    more_cards: float = 2.7
    kept_intrigue: float = 2.2
    on_five: float = 1.45  # a marker on tile 5
    on_others: float = 1.6  # one that lies elsewhere
    leading: float = 0.15  # in a kind of arms: such leads are lost and won
    more_arms: float = 0.6  # of each coat of arms, for the majorities it may still bring
    laid: float = 0.8  # a laid mission, whatever it does
    ability: tuple[float, ...] = ABILITIES  # of a laid mission, for each round to come
    # how much is looked at
    chances: int = 3  # the effort from which on tiles are judged by the chance to win them
    learned: float = 1.0  # of what was learned of actions (data/policy.json); 0 = nothing
    rounds: int = 1  # that a rollout goes on for: to the beginning of the next one
    lines: int = 16  # actions that are compared with all effort and this many rollouts,
    standard: float = 600.0
    few: int = 2  # actions that are compared with less than all effort,
    short: float = 0.05  # and the share of the rollouts that go into that


class GreedyWeights:
    """What a glance at the tiles as they stand counts."""

    # rewards
    arms: float = 1.3  # a coat of arms: a point, and perhaps a majority
    louisdor: float = 0.34  # three of them are a coat of arms
    chip: float = 1.9  # half a mission is 2.5, but some chips are left over
    wanted: float = 0.9  # more, if a mission in hand asks for it
    open: float = 0.3  # more, if a mission in hand takes any chip
    unseen: float = 0.4  # more, for somebody whose missions are not seen
    crown_chip: float = 2.7
    influence_card: float = 1.6
    intrigue_card: float = 1.8
    put: float = 0.6  # a marker that a reward puts
    marker: float = 0.22  # a marker in personal instead of general
    # tiles as they stand
    margin: float = 0.25  # one marker more than the next,
    most_margin: int = 2  # up to so many
    others: float = 0.45  # what an opponent's reward takes from ours
    short: float = 0.25  # of a tile that counts markers, as long as one lacks some
    second: float = 0.8  # of Louis' tile, for who is not first
    tied: float = 0.1  # of a tile on which somebody else has as many
    # actions
    placed: float = 0.06  # a marker that is bound on a tile
    three: float = 0.4  # to play a card for its three markers
    four: float = 1.2  # to place four markers, with as many at hand
    four_short: float = -1.0  # and with fewer
    intrigue: float = 0.5  # to keep an intrigue card
    put_personal: float = 0.2  # a marker put out of personal, where one of general is 1
    enough: int = 7  # markers in personal with which no more are needed,
    needed: float = 0.12  # and for each of those one lacks, more for each marker fetched
    late: float = 0.5  # a marker put on a tile already evaluated
    put_more: float = 0.1  # to put a marker rather than not
    own_marker: float = 2.0  # times `marker`, for putting one out of personal
    # missions
    start: float = 1.0  # to be the first player
    lay: float = 10.0  # to lay a mission: before anything else
    late_mission: float = 0.1  # of missions in their order: decides between equals
    keep_crown: float = 2.0  # to keep a crown as the chip
    use_card: float = -0.2  # a card given for a mission's effect
    give_mission: float = -1.0  # a mission given away
    spare_markers: int = 5  # in personal: with more of them one can pay for a card,
    for_card: float = 1.0  # which is worth that,
    for_card_short: float = -1.0  # and this with fewer
    pay_to_pass: float = -0.5  # money paid to pass
    fetched: float = 0.5  # a marker that a mission fetches while more are needed
    any_effect: float = 1.0  # another effect of a mission that costs nothing


GREEDY: Final = GreedyWeights()
