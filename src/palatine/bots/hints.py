"""Hints: the best action, two others, and the points that each is expected to bring, by category.

The numbers are those of the search itself: means over its rollouts.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found
from palatine.bots.knowledge import LATER, Knowledge, knowledge_of
from palatine.bots.levels import Palatine
from palatine.bots.search import compare
from palatine.core.offer import Phrase, Words
from palatine.core.rng import Rng
from palatine.core.state import Json

SHOWN = 3  # the best action and two others
RESERVED = 0.25  # of the budget, for others where the search itself found too few
EFFORT = 2  # how closely those are looked at
NOTABLE = 0.25  # points of a category worth a word


@dataclass(frozen=True)
class HintOption:
    """One action that a hint names.

    path: the action and how play would continue. rollouts: how often it was played out. expected:
    final points by category; total: their sum. margin: the expected lead. difference: by category,
    how much more or less than the first option brings.
    """

    action: str
    path: list[str]
    rollouts: int
    expected: dict[str, float]
    total: float
    margin: float
    difference: dict[str, float]


@dataclass(frozen=True)
class Hint:
    """What a seat could do, the best first; no options where the seat is not asked. iterations: how
    many rollouts the hint is based on."""

    game: str
    seat: int
    iterations: int
    options: list[HintOption]

    def to_json(self) -> Json:
        return asdict(self)


def hint_from_json(j: Json) -> Hint:
    """Read back what `to_json` wrote; fields that somebody has added to an option are ignored."""
    names = HintOption.__dataclass_fields__
    options = [HintOption(**{name: one[name] for name in names}) for one in j["options"]]
    return Hint(j["game"], j["seat"], j["iterations"], options)


@dataclass(frozen=True)
class ExpectedPoints:
    """A category of points with its name in words."""

    label: str
    points: float
    difference: float


@dataclass(frozen=True)
class ExplainedOption:
    """An option of a hint in words: the action as a sentence, its points, and a reason."""

    place: str
    sentence: str
    points: list[ExpectedPoints]
    reason: str


Search = Callable[[int, float | None], Found]  # so many rollouts, so many seconds


def hint(
    game: AnyGame,
    view: Any,
    iterations: int,
    seconds: float | None,
    seed: str,
    elsewhere: Search | None = None,
) -> Hint:
    """A hint for the viewer of a view. elsewhere: a function that does the larger part of the
    search, in other processes."""
    if not game.legal(view, view.viewer):
        return Hint(game.meta.id, view.viewer, 0, [])
    bot, knowledge = Palatine(seed), knowledge_of(game.meta.id)
    spare = round(iterations * RESERVED)
    if elsewhere is not None:
        found = elsewhere(iterations - spare, seconds)
    else:
        main = _budget(iterations - spare, seconds, 1 - RESERVED)
        found = bot.think(game, view, knowledge, main)
    lines: dict[str, Candidate] = {}
    for line in found.candidates:
        lines.setdefault(line.action.text, line)
    rest = _budget(spare, seconds, RESERVED)
    others = _others(game, view, knowledge, rest, bot.rng, list(lines))
    shown = [*lines.values(), *others][:SHOWN]
    best = shown[0].expected() if shown[0].node.visits else {}
    options = [_option(line, best) for line in shown]
    return Hint(game.meta.id, view.viewer, found.iterations + rest.used, options)


def _budget(iterations: int, seconds: float | None, part: float) -> Budget:
    """A budget of so many rollouts and a part of the time, counted from now on."""
    return Budget(iterations, None if seconds is None else seconds * part)


def _others(
    game: AnyGame, view: Any, knowledge: Knowledge, budget: Budget, rng: Rng, known: list[str]
) -> list[Candidate]:
    """Further options where all candidates of a search begin with the same action (as whole turns
    of one plan do): other actions, compared by rollouts of their own."""
    if len(known) >= SHOWN:
        return []
    legal = [a for a in game.legal(view, view.viewer) if a.text not in known]
    values = knowledge.values(game, view, legal, EFFORT) if legal else []
    order = sorted(range(len(legal)), key=lambda i: -values[i])[: SHOWN - len(known) + 1]
    lines = [Candidate((legal[i],), values[i], view.seats) for i in order]
    return compare(game, view, knowledge, budget, rng, lines).candidates if lines else []


def _option(line: Candidate, best: dict[str, float]) -> HintOption:
    visits = line.node.visits
    expected = line.expected() if visits else {}
    keys = list(dict.fromkeys([*best, *expected])) if visits else []
    return HintOption(
        action=line.action.text,
        path=[action.text for action in line.path],
        rollouts=visits,
        expected=_rounded(expected),
        total=round(sum(expected.values()), 2),
        margin=round(line.margin(), 2),
        difference=_rounded({k: expected.get(k, 0.0) - best.get(k, 0.0) for k in keys}),
    )


def _rounded(points: dict[str, float]) -> dict[str, float]:
    return {key: round(value, 2) for key, value in points.items()}


def category(game: str, key: str) -> str:
    """The message that names a category of points."""
    return "bots-points-later" if key == LATER else f"{game}-points-{key}"


def rollouts(game: str) -> int:
    """The number of rollouts with which a search has as many as the strongest level has when it
    uses all its time."""
    return round(Palatine.level.iterations * knowledge_of(game).pace / (1 - RESERVED))


def hint_lines(game: AnyGame, view: Any, told: Hint, words: Words) -> list[str]:
    """A hint as sentences."""
    if not told.options:
        return [words("bots-hint-nothing", {})]
    lines = [head(told, words)]
    for option, shown in zip(told.options, explained(game, view, told, words)):
        args = {"action": shown.sentence, "text": option.action, "place": shown.place}
        lines.append(words("bots-hint-option", args))
        lines.append("   " + shown.reason)
    return lines


def head(told: Hint, words: Words) -> str:
    """A sentence about what the hint is based on."""
    return words("bots-hint-head", {"seat": told.seat, "count": told.iterations})


def explained(game: AnyGame, view: Any, told: Hint, words: Words) -> list[ExplainedOption]:
    """For each option of a hint the action as a sentence, its points by category, and a reason."""
    options = told.options
    return [
        ExplainedOption(
            place=str(place + 1),
            sentence=sentence(game, view, option.action, words),
            points=_points(game.meta.id, option, words),
            reason=_reason(game.meta.id, option, place, words)
            if len(options) > 1
            else words("bots-hint-only", {}),
        )
        for place, option in enumerate(options)
    ]


def sentence(game: AnyGame, view: Any, text: str, words: Words) -> str:
    """An action in words."""
    phrase: Phrase = game.face.sentence(view, game.parse(text))
    return phrase.said(words)


def _points(game: str, option: HintOption, words: Words) -> list[ExpectedPoints]:
    """The expected points by category, and how much more or less than the first option brings."""
    return [
        ExpectedPoints(
            label=words(category(game, key), {}),
            points=round(option.expected.get(key, 0.0), 1),
            difference=round(difference, 1),
        )
        for key, difference in option.difference.items()
    ]


def _reason(game: str, option: HintOption, place: int, words: Words) -> str:
    """Why an option is good: where its points come from; for the other options, where they bring
    less or more."""
    if not option.rollouts:
        return words("bots-hint-unseen", {})
    source = option.difference if place else option.expected
    ranked = sorted(source.items(), key=lambda pair: -abs(pair[1]))
    sign = "+" if place else ""
    parts = [
        f"{words(category(game, key), {})} {decimal(value, sign, words)}"
        for key, value in ranked
        if abs(value) >= NOTABLE
    ]
    total, margin = decimal(option.total, "", words), decimal(option.margin, "+", words)
    said = words("bots-hint-expected", {"total": total, "margin": margin})
    return f"{said} ({'; '.join(parts)})" if parts else said


def decimal(value: float, sign: str, words: Words) -> str:
    """A number as the language writes it."""
    return f"{value:{sign}.1f}".replace(".", words("bots-decimal", {}))
