"""Placements that stand in no table: read, so that the rule they break can be named."""

from itertools import pairwise
from typing import Final

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.games.louis.actions import (
    CROOKED,
    MARKS,
    PLACE,
    PLACE_FOUR,
    TABLE,
    card_words,
    shown,
)
from palatine.games.louis.board import NEIGHBOURS
from palatine.games.louis.names import JOKER, TILES

_NUMBERS: Final = [str(tile + 1) for tile in range(TILES)]


def _read_card(head: str) -> int:
    """The card a placement begins with; -1 for four markers, -2 for none."""
    if head == "place":
        return -1
    for card in range(JOKER + 1):
        if head == card_words(card) + ":":
            return card
    return -2


def read_placement(text: str) -> Action | None:
    """A placement that no rule allows, as it is written; None if it is anything else."""
    words = text.split()
    digits = 0
    while digits < len(words) and words[-1 - digits] in _NUMBERS:
        digits += 1
    tiles = [_NUMBERS.index(word) for word in words[len(words) - digits :]]
    card = _read_card(" ".join(words[: len(words) - digits]))
    if card < -1 or not tiles or len(tiles) > 16:
        return None
    action = found_placement(card, tiles)
    return action if action.kind == CROOKED else None


def found_placement(card: int, tiles: list[int]) -> Action:
    """The action of the table with this outcome, else one that `check` will refuse."""
    outcome = sorted(tiles)
    kind = PLACE if card >= 0 else PLACE_FOUR
    for action in TABLE.all:
        if action.kind == kind and action.a == card and action.c == len(tiles):
            marks = MARKS[action.b]
            if sorted(marks) == outcome and (card < 0 or card == JOKER or tiles[0] == card):
                return action
    head = "place" if card < 0 else card_words(card) + ":"
    return Action(CROOKED, f"{head} {shown(tiles)}", card)


def _tiles_of(a: Action) -> list[int]:
    words = a.text.partition(":")[2] if a.a >= 0 else a.text.removeprefix("place")
    return [int(word) - 1 for word in words.split()]


def why_crooked(a: Action) -> NotLegal:
    """L-303 ... L-305, L-307, L-825, L-952  The first rule that a placement breaks."""
    tiles = _tiles_of(a)
    most = 4 if a.a < 0 else 2 if a.a == JOKER else 3
    rule = "L-825" if a.a < 0 else "L-307" if a.a == JOKER else "L-303"
    if len(tiles) > most:
        return NotLegal(rule, "louis-why-too-many", {"count": len(tiles), "most": most})
    if 0 <= a.a < JOKER and tiles[0] != a.a:
        return NotLegal("L-303", "louis-why-other-start", {"person": f"louis-person-{a.a + 1}"})
    path = [tile for i, tile in enumerate(tiles) if i == 0 or tiles[i - 1] != tile]
    for one, two in pairwise(path):
        if two not in NEIGHBOURS[one]:
            if any(two in NEIGHBOURS[tile] for tile in path[: path.index(one)]):
                return NotLegal("L-305", "louis-why-two-ways")
            args = {"from": f"louis-person-{one + 1}", "to": f"louis-person-{two + 1}"}
            return NotLegal(rule, "louis-why-not-diagonal", args)
    raise AssertionError("L-952: a path of neighbours that comes back equals one that does not")
