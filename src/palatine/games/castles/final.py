"""Points at the end: empty stacks, favors, bonus cards, money, ties (C-7xx ... C-9xx, C-1005)."""

from typing import Final

from palatine.core.native import HIDDEN
from palatine.core.result import Result, places_by
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import (
    CARD_DATA,
    FAVOR_DATA,
    FAVOR_POINTS,
    KINDS_OF_SIZE,
    MONEY_A_POINT,
    SIZE_OF,
    SIZES,
    SOLO,
    SOLO_RANKS,
    STACK_POINTS,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.state import CATEGORIES, CastlesState

FINAL_CATEGORIES: Final = ("stacks", "favors", "cards", "money")


def emptied_tiles(s: CastlesState, seat: int) -> int:
    """C-711, A-21  Own tiles of the sizes whose stack is empty."""
    castle = s.castles[seat]
    tiles = 0
    for size in range(KINDS_OF_SIZE):
        if s.stacks[size] == 0:
            tiles += castle.by_size[size]
    if s.hallways == 0:
        tiles += castle.hallways
    if s.stairs == 0:
        tiles += castle.stairs
    return tiles


def empty_stack_points(s: CastlesState, seat: int) -> int:
    """C-711  Two points for each of them."""
    return STACK_POINTS * emptied_tiles(s, seat)


def area_of_type(castle: Castle, kind: int) -> int:
    """C-809, A-20  The sum of the printed sizes of all tiles of a type."""
    return sum([SIZE_OF[one.tile] for one in castle.tiles if TYPE_OF[one.tile] == kind])


def castle_size(castle: Castle) -> int:
    """C-716, A-31  The sum of all printed sizes."""
    return sum([SIZE_OF[one.tile] for one in castle.tiles])


def rooms_of_sizes(castle: Castle, sizes: list[int]) -> int:
    """C-817 ... C-820  How many rooms have one of these sizes."""
    return sum([castle.by_size[SIZES.index(size)] for size in sizes])


def favor_count(s: CastlesState, seat: int, favor: int) -> int:
    """C-801 ... C-824  How much a seat has of what the favor counts."""
    castle = s.castles[seat]
    data = FAVOR_DATA[favor]
    kind: str = data["kind"]
    if kind == "type_count":
        return castle.by_type[TYPES.index(data["type"])]
    if kind == "type_area":
        return area_of_type(castle, TYPES.index(data["type"]))
    if kind == "size_count":
        return rooms_of_sizes(castle, data["sizes"])
    if kind == "completed_tiles":
        return castle.completed()
    if kind == "incomplete_tiles":
        return len(castle.tiles) - castle.completed()
    if kind == "external_doors":
        return castle.external_doors(with_corridors=False)
    assert kind == "money"
    return s.money[seat]


def shared_places(counts: list[int]) -> list[int]:
    """C-712, C-713, A-28, A-29  Points by seat for one favor."""
    points = [0] * len(counts)
    for seat in range(len(counts)):
        if counts[seat] <= 0:
            continue
        better = sum([1 for count in counts if count > counts[seat]])
        tied = counts.count(counts[seat])
        points[seat] = sum(FAVOR_POINTS[better : better + tied]) // tied
    return points


def favor_points(s: CastlesState) -> list[int]:
    """C-712  Points by seat for all favors."""
    total = [0] * s.seats
    for favor in s.favors:
        counts = [favor_count(s, seat, favor) for seat in range(s.seats)]
        earned = shared_places(counts)
        for seat in range(s.seats):
            total[seat] += earned[seat]
    return total


def card_points(s: CastlesState, seat: int, card: int) -> int:
    """C-901 ... C-927  Points for one bonus card."""
    return card_worth(card, card_count(s, seat, card))


def card_worth(card: int, count: int) -> int:
    """C-901 ... C-927  What a card pays for so many of the things it counts (A-30: `per` rounds
    down). The cards for every size and every type count a full set as one thing."""
    data = CARD_DATA[card]
    return count // int(data.get("per", 1)) * int(data["points"])


def card_count(s: CastlesState, seat: int, card: int) -> int:
    """How many of the things a card counts."""
    castle = s.castles[seat]
    data = CARD_DATA[card]
    kind: str = data["kind"]
    if kind == "all_sizes":
        return 1 if min(castle.by_size) > 0 else 0
    if kind == "all_types":
        return 1 if min(castle.by_type) > 0 else 0
    if kind == "hallways":
        return castle.hallways
    if kind == "stairs":
        return castle.stairs
    if kind == "completed_tiles":
        return castle.completed()
    if kind == "sizes":
        return rooms_of_sizes(castle, data["sizes"])
    if kind == "size":
        return rooms_of_sizes(castle, [data["size"]])
    if kind == "money":
        return s.money[seat]
    if kind == "external_doors":
        return castle.external_doors(with_corridors=False)
    assert kind == "type"
    return castle.by_type[TYPES.index(data["type"])]


def hand_points(s: CastlesState, seat: int) -> int:
    """C-714  All bonus cards that can be seen."""
    return sum([card_points(s, seat, card) for card in s.hands[seat] if card != HIDDEN])


def money_points(money: int) -> int:
    """C-715."""
    return money // MONEY_A_POINT


def breakdown(s: CastlesState) -> list[dict[str, int]]:
    """By seat, all points by category, as if the game ended now."""
    built = len(s.castles[0].tiles) > 0  # not before the foyers lie (C-126)
    favors = favor_points(s) if built else [0] * s.seats
    rows: list[dict[str, int]] = []
    for seat in range(s.seats):
        row = {CATEGORIES[i]: s.points[seat][i] for i in range(len(CATEGORIES))}
        row["stacks"] = empty_stack_points(s, seat)
        row["favors"] = favors[seat]
        row["cards"] = hand_points(s, seat) if built else 0
        row["money"] = money_points(s.money[seat])
        rows.append(row)
    return rows


def solo_rank(score: int) -> int:
    """C-1005  1 for the lowest rank, 5 for the best."""
    return 1 + sum([1 for limit in SOLO_RANKS if score > limit])


def result(s: CastlesState) -> Result:
    """C-716  The game as it stands or ended."""
    sizes = [castle_size(castle) for castle in s.castles]
    return ranking(breakdown(s), sizes, s.money, over=not s.frames)


def ranking(rows: list[dict[str, int]], sizes: list[int], money: list[int], over: bool) -> Result:
    """C-716  Most points; then the larger castle, then more money, then shared (A-33)."""
    scores = [sum(row.values()) for row in rows]
    keys: list[tuple[int, ...]] = []
    for seat in range(len(rows)):
        keys.append((scores[seat], sizes[seat], money[seat]))
    title = f"castles-rank-{solo_rank(scores[0])}" if len(rows) == SOLO else ""
    return Result(scores, rows, places_by(keys), _tie_breaks(keys), title=title, over=over)


def _tie_breaks(keys: list[tuple[int, ...]]) -> list[str]:
    """The rules that had to decide among those with most points."""
    best = max([key[0] for key in keys])
    tied = [key for key in keys if key[0] == best]
    if len(tied) < 2:
        return []
    used = ["castles-tie-size"]
    size = max([key[1] for key in tied])
    tied = [key for key in tied if key[1] == size]
    if len(tied) > 1:
        used.append("castles-tie-money")
        money = max([key[2] for key in tied])
        if len([key for key in tied if key[2] == money]) > 1:
            used.append("castles-tie-shared")
    return used
