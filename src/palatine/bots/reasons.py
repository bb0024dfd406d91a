"""Why one line is better than another, in words: from what differs on the table after both (the
game's own features), and from what differs in the final points that they are expected to bring.

A game's features are in bots/games/<game>/reasons.py: ``features(view, seat)``. Each has a message
for more of it and one for less, and a title: ``<key>-more``, ``<key>-less``, ``<key>-title``. Where
something else than points may decide, ``beyond_points(view)`` is its message, or None.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.candidates import Line
from palatine.bots.judgement import seen_after
from palatine.bots.knowledge import LATER
from palatine.core.offer import Words
from palatine.core.state import Json

TOLD = 2  # features that are told
NOTABLE = 1.0  # points that are worth a sentence


@dataclass(frozen=True)
class TableFact:
    """Something that can be seen on the table. key: of its messages. weight: what one of it is
    worth, in points, less than 0 where it is better to have less. args: of the messages."""

    key: str
    value: int
    weight: float
    args: Mapping[str, str] = field(default_factory=dict)


TableFacts = Callable[[Any, int], Mapping[str, TableFact]]  # by a name of their own


def features_of(game: str) -> TableFacts | None:
    """What can be seen on the table of a game; None where nobody has written that down."""
    found: TableFacts | None = _said_by(game, "features")
    return found


def _said_by(game: str, name: str) -> Any:
    """A function of the game's own reasons; None where nobody has written it."""
    module = f"palatine.bots.games.{game}.reasons"
    if find_spec(f"palatine.bots.games.{game}") is None or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)


def _beyond_points(game: str, view: Any) -> str:
    """The message for what is not a matter of one's own points: mostly what the others get."""
    own = _said_by(game, "beyond_points")
    return (own and own(view)) or "bots-reason-rivals"


def category(game: str, key: str) -> str:
    """The message that names a category of points."""
    return "bots-points-later" if key == LATER else f"{game}-points-{key}"


def reasons(
    game: AnyGame, view: Any, better: Line, other: Line, points: Mapping[str, float], less: float
) -> list[Json]:
    """Why a line is better than another, the weightiest first: messages with their arguments.
    points: by category, how much more the other one is expected to bring to the seat itself; less:
    how much smaller its lead is expected to be."""
    told = _by_features(game, view, better, other)
    own = -sum(points.values())
    most = max(points, key=lambda key: abs(points[key]), default="")
    if most and abs(points[most]) >= NOTABLE:
        more = points[most] < 0
        args = {"category": most, "points": abs(points[most])}
        later = most == LATER
        key = f"bots-reason-{'later' if later else 'category'}-{'more' if more else 'less'}"
        heading = "bots-reason-later-title" if later else "bots-reason-category-title"
        told.append({"key": key, "args": args, "title": heading if later or more else ""})
    if less > NOTABLE and own < less / 2:
        key = _beyond_points(game.meta.id, view)
        told.append({"key": key, "args": {}, "title": f"{key}-title"})
    return told


def _by_features(game: AnyGame, view: Any, better: Line, other: Line) -> list[Json]:
    features = features_of(game.meta.id)
    if features is None:
        return []
    one = features(seen_after(game, view, better), view.viewer)
    two = features(seen_after(game, view, other), view.viewer)
    found: list[tuple[float, Json]] = []
    for name, known in one.items():
        if name not in two or known.value == two[name].value:
            continue  # the same after both, or there is nothing to compare it with
        more = known.value - two[name].value
        args = {**known.args, "n": abs(more)}
        key = f"{known.key}-{'more' if more > 0 else 'less'}"
        found.append(
            (more * known.weight, {"key": key, "args": args, "title": f"{known.key}-title"})
        )
    found.sort(key=lambda pair: -pair[0])
    gains = [told for worth, told in found if worth > 0]
    return (gains or [told for _, told in found])[:TOLD]


def in_words(game: str, told: Sequence[Json], words: Words, decimal: Callable[[float], str]) -> str:
    """Reasons as sentences. decimal: a number as the language writes it."""
    return " ".join(_sentence(game, one, words, decimal) for one in told)


def _sentence(game: str, told: Json, words: Words, decimal: Callable[[float], str]) -> str:
    args = dict(told["args"])
    if "category" in args:
        args["category"] = words(category(game, args["category"]), {})
        args["points"] = decimal(args["points"])
    return words(told["key"], args)


def titles(game: str, told: Sequence[Json], words: Words) -> list[str]:
    """Headings for a line that was better for these reasons, the most fitting first."""
    found = []
    for one in told:
        if one["title"]:
            key = one["args"].get("category", "")
            args = {"category": words(category(game, key), {})} if key else {}
            found.append(words(one["title"], args))
    return found or [words("bots-reason-title", {})]
