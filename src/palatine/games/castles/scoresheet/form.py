"""What a sheet of Castles asks for, step by step."""

from typing import Final

from palatine.core.offer import Phrase
from palatine.core.scoresheet import Choice, Field, Form, FormStep
from palatine.games.castles.parts import FAVOR_COUNT, MONEY_A_POINT
from palatine.games.castles.scoresheet.entries import (
    LEAST_POINTS,
    MOST_MONEY,
    MOST_POINTS,
    MOST_SIZE,
    MOST_TILES,
    STACKS,
    WAYS,
)

_ROWS: Final = {"emptied": "stacks"}  # the line of the sheet that a number counts for
_SPARE: Final = ("emptied", "sizes")  # not needed where no stack is empty and nobody is equal


def form() -> Form:
    """The fast way: what the swans show, then the final scoring; or the castles room by room."""
    ways = [Choice(way, Phrase(f"castles-sheet-way-{way}")) for way in WAYS]
    rooms = FormStep("rooms", _step("rooms"), "plan", [_castles()], ["rooms"])
    return Form([_track(), rooms, _favors(), _cards(), _money()], ways)


def _label(key: str) -> Phrase:
    return Phrase(f"castles-sheet-{key}")


def _hint(key: str) -> Phrase:
    return Phrase(f"castles-sheet-{key}-hint")


def _step(key: str) -> Phrase:
    """A word short enough to stand beside five others on a phone."""
    return Phrase(f"castles-sheet-step-{key}")


def _numbers(path: str, icon: str, most: int, step: int = 1, least: int = 0) -> Field:
    limits = {"least": least, "most": most, "step": step, "row": _ROWS.get(path, path)}
    label, hint, is_spare = _label(path), _hint(path), path in _SPARE
    when = {"way": WAYS[0]} if is_spare else {}  # castles that are built tell it themselves
    return Field("numbers", path, label, hint, icon, when, more=limits, is_spare=is_spare)


def _track() -> FormStep:
    fields = [_numbers("track", "swan", MOST_POINTS, 1, LEAST_POINTS)]
    return FormStep("track", _step("track"), "swan", fields, ["fast"])


def _castles() -> Field:
    """C-127 and completion rewards are no tiles: a castle does not show them."""
    numbers = [
        Choice("start", Phrase("castles-points-start"), "swan"),
        Choice("rewards", Phrase("castles-points-rewards"), "check"),
    ]
    more = {"shelf": "tiles", "owners": "player", "rooms": 0, "extras": [], "base": ""}
    more |= {"least": LEAST_POINTS, "most": MOST_POINTS}
    label, hint = _label("rooms"), _hint("rooms")
    return Field("built", "castles", label, hint, "plan", choices=numbers, more=more)


def _favors() -> FormStep:
    more = {"shelf": "favors", "most": max(FAVOR_COUNT), "by_players": FAVOR_COUNT}
    label = Phrase("castles-points-favors")
    field = Field("ranking", "favors", label, _hint("favors"), "favor", more=more)
    return FormStep("favors", _step("favors"), "favor", [field])


def _cards() -> FormStep:
    label = Phrase("castles-points-cards")
    field = Field("hands", "cards", label, _hint("cards"), "bonus-card", more={"shelf": "cards"})
    return FormStep("cards", _step("cards"), "bonus-card", [field])


def _money() -> FormStep:
    """Money, empty stacks, and what decides a tie."""
    fields = [
        _numbers("money", "coin", MOST_MONEY, MONEY_A_POINT),
        Field("set", "empty", _label("empty"), _hint("empty"), "plan", choices=_stacks()),
        _numbers("emptied", "plan", MOST_TILES),
        _numbers("sizes", "plan", MOST_SIZE, 25),
    ]
    return FormStep("money", _step("money"), "coin", fields)


def _stacks() -> list[Choice]:
    found = [Choice(size, Phrase("castles-size", {"size": size})) for size in STACKS[:-2]]
    return found + [Choice(name, Phrase(f"castles-room-{name}"), name) for name in STACKS[-2:]]
