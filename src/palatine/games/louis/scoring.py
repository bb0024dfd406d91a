"""Who leads where, and how points arise. Pure: nothing is changed, nothing else knows."""

from palatine.core.native import count, i64
from palatine.core.result import Result, places_by
from palatine.games.louis.names import ARMS_KINDS, COLUMNS
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.state import LouisState, Player


def most_on(s: LouisState, tile: i64) -> i64:
    """The largest number of markers one colour has on a tile, the neutral one included."""
    most: i64 = 0
    for column in range(s.columns()):
        n = s.on[tile * COLUMNS + column]
        most = max(most, n)
    return most


def standing(s: LouisState, tile: i64) -> tuple[int, int]:
    """L-466  A column with the most markers on a tile (-1: nobody), and how many have as many."""
    most: i64 = 0
    first: i64 = -1
    tied: i64 = 0
    on = s.on
    columns: i64 = s.columns()
    for column in range(columns):
        n = on[tile * COLUMNS + column]
        if n > most:
            most = n
            first = column
            tied = 1
        elif n == most:
            tied += 1
    return first, tied


def leaders(s: LouisState, tile: int) -> list[int]:
    """L-466  The columns with the most markers on a tile; nobody where there are none."""
    most = most_on(s, tile)
    if most == 0:
        return []
    return columns_with(s, tile, most)


def columns_with(s: LouisState, tile: int, n: i64) -> list[int]:
    """The columns with exactly so many markers on a tile."""
    found: list[int] = []
    for column in range(s.columns()):
        if s.on[tile * COLUMNS + column] == n:
            found.append(column)
    return found


def seconds(s: LouisState, tile: int, first: list[int]) -> list[int]:
    """L-461, L-464  The columns with the most markers after the first ones."""
    most: i64 = 0
    for column in range(s.columns()):
        n = s.on[tile * COLUMNS + column]
        if n > most and column not in first:
            most = n
    if most == 0:
        return []
    return [column for column in columns_with(s, tile, most) if column not in first]


def most_of_kind(s: LouisState, kind: int) -> list[int]:
    """L-603, L-956  The players with most arms of a kind; of a kind that nobody has, nobody."""
    most = 0
    for p in s.players:
        most = max(most, p.arms[kind])
    if most == 0:
        return []
    return [seat for seat in range(s.seats) if s.players[seat].arms[kind] == most]


def majorities(s: LouisState) -> list[int]:
    """L-603  The arms each player wins for having most of a kind; ties win all."""
    won = [0] * s.seats
    for kind in range(ARMS_KINDS):
        for seat in most_of_kind(s, kind):
            won[seat] += 1
    return won


def points(p: Player) -> dict[str, int]:
    """L-604  One for each arms, five for each laid mission."""
    return {
        "arms": p.drawn + p.plain,
        "majorities": p.majorities,
        "missions": MISSION_POINTS * count(p.laid),
    }


def result(s: LouisState) -> Result:
    """L-604, L-605, L-957  The ranking; personal markers decide ties, then the place is shared."""
    over = not s.frames
    breakdown = [points(p) for p in s.players]
    scores = [sum(categories.values()) for categories in breakdown]
    keys = [(scores[i], s.players[i].personal if over else 0) for i in range(s.seats)]
    tied = over and len(set(scores)) < len(set(keys))
    return Result(
        scores,
        breakdown,
        places_by([(score, rest) for score, rest in keys]),
        tie_breaks=["louis-tie-markers"] if tied else [],
        over=over,
    )
