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

    def __init__(self) -> None:
        # rewards
        self.arms: float = 1.2  # a coat of arms: a point, and perhaps a majority
        self.louisdor: float = 0.65  # before the last round
        self.louisdor_last: float = 0.34  # in it: three of them are a coat of arms
        self.chip: float = 2.5  # half a mission
        self.wanted: float = 0.78  # more, if a mission in hand asks for it
        self.open: float = 0.3  # more, if a mission in hand takes any chip
        self.unseen: float = 0.3  # more, for somebody whose missions are not seen
        self.crown: float = 3.0
        self.card: float = 2.25  # an influence card for the next round
        self.intrigue: float = 2.1
        self.put: float = 1.2  # a marker that Condé or Maintenon puts
        self.marker: float = 0.48  # a marker in personal instead of general
        # chances
        self.own: float = 0.1  # markers that one's own turn to come adds to a lead
        self.rival: float = 0.0  # and a rival's takes off
        self.tie: float = 0.5  # markers of lead that it takes to be as likely first as not
        self.sharp: float = 0.2  # how uncertain a lead is at all while cards are to come
        self.blur: float = 0.15  # how uncertain each turn to come makes a lead
        self.reach: float = 0.18  # markers that a turn to come adds to a tile that counts them
        self.reach_most: float = 0.9  # the surest that such a tile is before its markers lie there
        self.second: float = 0.8  # of a chip, for not being first with Louis
        self.dear: float = 0.5  # of a purchase for which the money may be spent elsewhere
        # actions
        self.others: float = 0.8  # what an opponent's reward takes from ours
        self.keep: float = 0.4  # of a card's best use, for keeping it
        self.bound: float = 0.06  # a marker that is bound on a tile
        self.fetch: float = 0.5  # a marker fetched that will be needed this round
        self.late: float = 1.2  # a marker put on a tile already evaluated
        self.late_last: float = 1.0  # the same in the last round
        self.put_more: float = 0.1  # to put a marker rather than not
        self.four: float = 1.2  # to place four markers, with as many at hand
        self.four_short: float = -1.0  # and with fewer
        self.intrigue_spent: float = 0.6  # of an intrigue card's worth, for playing it now
        self.intrigue_last: float = 1.0  # an intrigue card in the last round
        self.markers_a_turn: int = 3  # that a turn to come can place
        self.lay: float = 10.0  # to lay a mission: before anything else
        # what lies before a player when a round begins, with three, two and one round to come
        self.kept_crown: tuple[float, ...] = (3.1, 3.0, 2.6)
        self.kept_chip: tuple[float, ...] = (3.6, 3.0, 2.8)
        self.money: tuple[float, ...] = (0.82, 0.77, 0.66)
        self.personal: tuple[float, ...] = (1.07, 1.0, 0.79)
        self.more_cards: float = 2.7
        self.kept_intrigue: float = 2.2
        self.on_five: float = 1.45  # a marker on tile 5
        self.on_others: float = 1.6  # one that lies elsewhere
        self.leading: float = 0.15  # in a kind of arms: such leads are lost and won
        self.more_arms: float = 0.6  # of each coat of arms, for the majorities it may still bring
        self.laid: float = 0.8  # a laid mission, whatever it does
        self.ability: tuple[float, ...] = ABILITIES  # of a laid mission, for each round to come
        # how much is looked at
        self.chances: int = 3  # the effort from which on tiles are judged by the chance to win them
        self.few: int = 2  # actions that are compared with less than all effort,
        self.short: float = 0.05  # and the share of the rollouts that go into that


class GreedyWeights:
    """What a glance at the tiles as they stand counts."""

    def __init__(self) -> None:
        # rewards
        self.arms: float = 1.3  # a coat of arms: a point, and perhaps a majority
        self.louisdor: float = 0.34  # three of them are a coat of arms
        self.chip: float = 1.9  # half a mission is 2.5, but some chips are left over
        self.wanted: float = 0.9  # more, if a mission in hand asks for it
        self.open: float = 0.3  # more, if a mission in hand takes any chip
        self.unseen: float = 0.4  # more, for somebody whose missions are not seen
        self.crown_chip: float = 2.7
        self.influence_card: float = 1.6
        self.intrigue_card: float = 1.8
        self.put: float = 0.6  # a marker that a reward puts
        self.marker: float = 0.22  # a marker in personal instead of general
        # tiles as they stand
        self.margin: float = 0.25  # one marker more than the next,
        self.most_margin: int = 2  # up to so many
        self.others: float = 0.45  # what an opponent's reward takes from ours
        self.short: float = 0.25  # of a tile that counts markers, as long as one lacks some
        self.second: float = 0.8  # of Louis' tile, for who is not first
        self.tied: float = 0.1  # of a tile on which somebody else has as many
        # actions
        self.placed: float = 0.06  # a marker that is bound on a tile
        self.three: float = 0.4  # to play a card for its three markers
        self.four: float = 1.2  # to place four markers, with as many at hand
        self.four_short: float = -1.0  # and with fewer
        self.intrigue: float = 0.5  # to keep an intrigue card
        self.put_personal: float = 0.2  # a marker put out of personal, where one of general is 1
        self.enough: int = 7  # markers in personal with which no more are needed,
        self.needed: float = 0.12  # and for each of those one lacks, more for each marker fetched
        self.late: float = 0.5  # a marker put on a tile already evaluated
        self.put_more: float = 0.1  # to put a marker rather than not
        self.own_marker: float = 2.0  # times `marker`, for putting one out of personal
        # missions
        self.start: float = 1.0  # to be the first player
        self.lay: float = 10.0  # to lay a mission: before anything else
        self.late_mission: float = 0.1  # of missions in their order: decides between equals
        self.keep_crown: float = 2.0  # to keep a crown as the chip
        self.use_card: float = -0.2  # a card given for a mission's effect
        self.give_mission: float = -1.0  # a mission given away
        self.spare_markers: int = 5  # in personal: with more of them one can pay for a card,
        self.for_card: float = 1.0  # which is worth that,
        self.for_card_short: float = -1.0  # and this with fewer
        self.pay_to_pass: float = -0.5  # money paid to pass
        self.fetched: float = 0.5  # a marker that a mission fetches while more are needed
        self.any_effect: float = 1.0  # another effect of a mission that costs nothing


GREEDY: Final = GreedyWeights()
