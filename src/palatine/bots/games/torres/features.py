"""What the network that judges turns is shown of a position of Torres: a few dozen numbers about
the player who has just moved, about the others, and about the table, each some tens at most."""

from typing import Final

from palatine.bots.games.torres.evaluation import bonus_now
from palatine.core.native import BIT, count, i64, lowest
from palatine.games.torres.parts import KING_LEVEL, NEAR, PHASES
from palatine.games.torres.state import TorresState

_WIDE: Final = 3  # free cells beside a castle: with more, several players can build on

# Of a player: the names of the numbers, in their order
PLAYER: Final = (
    "bonus",  # of the king and the master card, if the phase ended now
    "castles",  # points, if the phase ended now
    "held",  # castles with a knight in them
    "first",  # points of the castle that brings most,
    "second",  # and of the next one
    "area",  # of the largest castle held
    "level",  # of the highest knight
    "step",  # areas that a step up would add,
    "build",  # and that a block and a step would
    "double",  # areas that a second step up would add
    "door",  # areas that a free column one level higher anywhere in the castle would add
    "room",  # levels, by free cells beside the castle
    "wide",  # points of castles beside which many cells are free
    "shared",  # points in castles where somebody else stands,
    "above",  # areas, by the levels that nobody else has there,
    "below",  # or somebody else has more
    "chased",  # areas of such castles where somebody else could step up at once
    "spare",  # knights in a castle where another of the player's stands as high
    "low",  # knights in a castle where another of the player's stands higher
    "outside",  # knights on the ground
    "entry",  # area of the largest castle not held beside which a knight stands
    "king",  # whether a knight stands in the king's castle,
    "king_up",  # how many levels the best is too low for the bonus
    "king_down",  # or too high
    "knights",  # on the board
    "cards",
    "blocks",  # in the stacks of this phase
    "turns",  # left in this phase
    "later",  # how many others move before this player does
)
TABLE: Final = (
    *("phase_1", "phase_2", "phase_3", "turns", "last", "two", "four", "points", "supply"),
    *("largest", "castles", "king_area", "king_free"),
)
NAMES: Final[list[str]] = [
    f"{whose} {name}"
    for whose, names in (("own", PLAYER), ("others", PLAYER), ("best", PLAYER), ("table", TABLE))
    for name in names
]


def described(s: TorresState, seat: int) -> list[float]:
    """The numbers of a position, for the seat whose turn it is or was."""
    own = _player(s, seat, 0)
    size = len(own)
    mean, best = [0.0] * size, [0.0] * size
    others = s.seats - 1
    for more in range(1, s.seats):
        row = _player(s, (seat + more) % s.seats, more - 1)
        for i in range(size):
            mean[i] += row[i] / others
        if more == 1 or row[1] > best[1]:
            best = row
    return own + mean + best + _table(s, seat)


def _player(s: TorresState, seat: int, before: int) -> list[float]:
    """The numbers of one player; before: how many others move before this one does."""
    found = [0.0] * len(PLAYER)
    found[0] = float(bonus_now(s, seat))
    knights = s.knights[seat]
    castles = s.board.parts[1]
    for i in range(0, len(castles), 2):
        own = castles[i] & knights
        if own != 0:
            _add_castle(s, found, castles[i], castles[i + 1], own, seat)
        elif _beside(knights, castles[i]):
            found[20] = max(found[20], float(count(castles[i])))
    found[19] = float(count(knights & ~s.board.levels[1]))
    _add_king(s, found, knights)
    found[24] = float(count(knights))
    found[25] = float(len(s.hands[seat]))
    stacks = s.stacks[seat]
    found[26] = float(sum(stacks))
    found[27] = float(len(stacks))
    found[28] = float(before)
    return found


def _add_castle(
    s: TorresState, found: list[float], castle: i64, rim: i64, own: i64, seat: int
) -> None:
    """Add what a player has of a castle: `own` are the knights in it."""
    board = s.board
    levels = board.levels
    level = 1
    while own & levels[level + 1] != 0:
        level += 1
    area = float(count(castle))
    points = level * area
    found[1] += points
    found[2] += 1.0
    if points > found[3]:
        found[3], found[4] = points, found[3]
    elif points > found[4]:
        found[4] = points
    found[5] = max(found[5], area)
    found[6] = max(found[6], float(level))
    _add_rise(s, found, castle, own, level, area)
    free = float(count(rim & board.buildable & ~s.occupied & ~levels[1]))
    found[11] += level * min(5.0, free)
    if free > _WIDE:
        found[12] += points
    _add_rivals(s, found, castle, level, area, seat)
    high = own & levels[level]
    found[17] += float(count(high)) - 1.0
    found[18] += float(count(own & ~high))


def _add_rise(
    s: TorresState, found: list[float], castle: i64, own: i64, level: int, area: float
) -> None:
    """Add how the player's highest knights of a castle could rise."""
    board = s.board
    levels = board.levels
    free = ~s.occupied
    beside = _around(own & levels[level]) & free & castle
    higher = beside & levels[level + 1] & ~levels[level + 2]
    if higher != 0:
        found[7] += area
        above = _around(higher) & free & castle & levels[level + 1]
        if above & (levels[level + 2] | board.buildable) != 0:
            found[9] += area
    elif beside & levels[level] & board.buildable & ~levels[level + 1] != 0:
        found[8] += area
    if castle & free & levels[level + 1] & ~levels[level + 2] != 0:
        found[10] += area


def _add_rivals(
    s: TorresState, found: list[float], castle: i64, level: int, area: float, seat: int
) -> None:
    """Add how a player stands beside the others in a castle."""
    levels = s.board.levels
    best = 0
    chased = False
    for other in range(s.seats):
        theirs = castle & s.knights[other]
        if other == seat or theirs == 0:
            continue
        high = 1
        while theirs & levels[high + 1] != 0:
            high += 1
        best = max(best, high)
        higher = _around(theirs & levels[high]) & ~s.occupied & levels[high + 1]
        chased = chased or higher & castle & ~levels[high + 2] != 0
    if best == 0:
        return
    found[13] += level * area
    found[14] += max(0, level - best) * area
    found[15] += max(0, best - level) * area
    if chased:
        found[16] += area


def _add_king(s: TorresState, found: list[float], knights: i64) -> None:
    """T-706  Add how far from the king's bonus of this phase the best knight in his castle is."""
    if s.king < 0 or s.phase < 1:
        return
    inside = s.board.castle_of(s.king) & knights
    if inside == 0:
        return
    found[21] = 1.0
    levels = s.board.levels
    wanted = KING_LEVEL[s.phase - 1]
    level = 1
    while inside & levels[level + 1] != 0:
        level += 1
    if level < wanted:
        found[22] = float(wanted - level)
    else:
        lowest_level = level
        while lowest_level > wanted and inside & ~levels[lowest_level] != 0:
            lowest_level -= 1
        found[23] = float(lowest_level - wanted)


def _table(s: TorresState, seat: int) -> list[float]:
    """The numbers that are the same for all, but for the points of the seat above the others'."""
    castles = s.board.parts[1]
    largest = 0
    for i in range(0, len(castles), 2):
        largest = max(largest, int(count(castles[i])))
    turns = sum([len(stack) for stack in s.stacks])
    king = s.board.castle_of(s.king) if s.king >= 0 else 0
    others = (sum(s.scores) - s.scores[seat]) / float(s.seats - 1)
    return [
        float(s.phase == 1),
        float(s.phase == 2),
        float(s.phase == PHASES),
        float(turns) / s.seats,
        float(turns == 0),
        float(s.seats == 2),
        float(s.seats == 4),
        (s.scores[seat] - others) / 10.0,
        float(s.supply) / 10.0,
        float(largest),
        float(len(castles)) / 2.0,
        float(count(king)),
        float(count(king & ~s.occupied)),
    ]


def _around(board: i64) -> i64:
    """The cells beside those of a board."""
    found: i64 = 0
    while board != 0:
        cell = lowest(board)
        found |= NEAR[cell]
        board &= ~BIT[cell]
    return found


def _beside(knights: i64, castle: i64) -> bool:
    """Whether one of these knights stands beside a castle."""
    return knights != 0 and _around(knights) & castle != 0
