"""The actions, prebuilt: looked up by piece or by cell, never made in play.

take bakery         CHOOSE (B-203): one of the two tiles kept
order first         before a castle is built on: this seat wants to place first, or `second` (B-206)
lay bakery          which of the two tiles goes into this castle (B-205)
at -1 2             where the tile goes: columns right of the throne's left half, rows above ground;
                    nothing else, for tiles are never turned (B-302)
build tower         which tile of the five (B-402), or which specialty room (B-412)
attendant painter   B-405
keep height         which of the three bonus cards (B-406)
copy food           whose bonus the third downstairs room brings (B-410)
draw bakery, card height, throne throne_corridor_food      chance

At the scorer's table (frame `build`): add bakery, add painter, add card height, throne ...,
remove -1 2, remove painter, remove card height.
"""

from typing import Final

from palatine.core.action import Action, ActionTable
from palatine.core.errors import BadText
from palatine.games.between.parts import (
    ATTENDANT_IDS,
    CARD_IDS,
    MOST_STEPS,
    PIECE_IDS,
    ROOMS,
    THRONE_IDS,
    TYPE_NAMES,
    TYPES,
    cell_at,
    x_of,
    y_of,
)

TAKE: Final = 0
ORDER: Final = 1
LAY: Final = 2
AT: Final = 3  # a = x, b = y, c = cell
BUILD: Final = 4
ATTENDANT: Final = 5
KEEP: Final = 6
COPY: Final = 7
DRAW: Final = 8
CARD: Final = 9
SEAT_THRONE: Final = 10
ADD: Final = 11
ADD_ATTENDANT: Final = 12
ADD_CARD: Final = 13
REMOVE: Final = 14  # as AT
REMOVE_ATTENDANT: Final = 15
REMOVE_CARD: Final = 16

TABLE: Final = ActionTable()

# No castle of a game gets more than 25 tiles (16 drafted, 2 by food bonuses, 7 specialty rooms),
# so none leaves this window; beyond it, for documents, actions are made by value.
REACH: Final = 25


def _each(kind: int, word: str, names: list[str]) -> list[Action]:
    return [TABLE.add(kind, f"{word} {name}", i) for i, name in enumerate(names)]


TAKES: Final = _each(TAKE, "take", PIECE_IDS[:ROOMS])
FIRST: Final = TABLE.add(ORDER, "order first", 0)
SECOND: Final = TABLE.add(ORDER, "order second", 1)
LAYS: Final = _each(LAY, "lay", PIECE_IDS[:ROOMS])
BUILDS: Final = _each(BUILD, "build", PIECE_IDS)
ATTENDANTS: Final = _each(ATTENDANT, "attendant", ATTENDANT_IDS)
KEEPS: Final = _each(KEEP, "keep", CARD_IDS)
COPIES: Final = _each(COPY, "copy", TYPE_NAMES[: TYPES - 1])
DRAWS: Final = _each(DRAW, "draw", PIECE_IDS[:ROOMS])
CARD_DRAWS: Final = _each(CARD, "card", CARD_IDS)
THRONE_DRAWS: Final = _each(SEAT_THRONE, "throne", THRONE_IDS)

# The scorer's actions stand in no table: nobody learns them.
_SCORER: Final[dict[str, Action]] = {}


def _scorer(kind: int, word: str, names: list[str]) -> list[Action]:
    made = [Action(kind, f"{word} {name}", i) for i, name in enumerate(names)]
    for action in made:
        _SCORER[action.text] = action
    return made


ADDS: Final = _scorer(ADD, "add", PIECE_IDS)
ADD_ATTENDANTS: Final = _scorer(ADD_ATTENDANT, "add", ATTENDANT_IDS)
ADD_CARDS: Final = _scorer(ADD_CARD, "add card", CARD_IDS)
REMOVE_ATTENDANTS: Final = _scorer(REMOVE_ATTENDANT, "remove", ATTENDANT_IDS)
REMOVE_CARDS: Final = _scorer(REMOVE_CARD, "remove card", CARD_IDS)


def _window() -> dict[int, Action]:
    found: dict[int, Action] = {}
    for y in range(-REACH, REACH + 1):
        for x in range(-REACH, REACH + 2):
            cell = cell_at(x, y)
            found[cell] = TABLE.add(AT, f"at {x} {y}", x, y, cell)
    return found


_AT: Final = _window()
_REMOVE: Final[dict[int, Action]] = {}


def at(cell: int) -> Action:
    """The action that places a tile on this cell."""
    action = _AT.get(cell)
    return action if action is not None else _by_value(AT, "at", cell, _AT)


def remove_at(cell: int) -> Action:
    """The action that takes the room on this cell away."""
    action = _REMOVE.get(cell)
    return action if action is not None else _by_value(REMOVE, "remove", cell, _REMOVE)


def _by_value(kind: int, word: str, cell: int, cache: dict[int, Action]) -> Action:
    x, y = x_of(cell), y_of(cell)
    action = Action(kind, f"{word} {x} {y}", x, y, cell)
    cache[cell] = action
    return action


def parse(text: str) -> Action:
    """A text of the table, an action of the scorer, or a place beyond the window."""
    parts = text.split()
    plain = " ".join(parts)
    if plain in _SCORER:
        return _SCORER[plain]
    if plain not in TABLE.by_text and len(parts) == 3 and parts[0] in ("at", "remove"):
        x, y = _number(parts[1], text), _number(parts[2], text)
        if max(abs(x), abs(y)) > MOST_STEPS:
            raise BadText(text)
        return at(cell_at(x, y)) if parts[0] == "at" else remove_at(cell_at(x, y))
    return TABLE.parse(text)


def _number(word: str, text: str) -> int:
    """A whole number as we write it; anything else makes the text no action."""
    digits = word.removeprefix("-")
    if len(digits) > 3 or not (digits.isascii() and digits.isdigit()) or word != str(int(word)):
        raise BadText(text)
    return int(word)
