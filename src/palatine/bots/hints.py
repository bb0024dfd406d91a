"""Hints: the best action, two others, and the points that each is expected to bring, by category.

The numbers are those of the search itself: means over its rollouts.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line
from palatine.bots.judgement import (
    beside,
    best_line,
    compared,
    further_worlds,
    judge,
    line_so_far,
    planned,
    remember,
    rollouts,
)
from palatine.bots.knowledge import knowledge_of
from palatine.bots.reasons import category, in_words, reasons
from palatine.core.offer import Phrase, Words
from palatine.core.record import Record, game_of
from palatine.core.state import Json

SHOWN = 3  # the best action and two others
EFFORT = 2  # how closely options are looked at where the search itself found too few
FEW = 6  # worlds for options where nothing competed
NOTABLE = 0.25  # points of a category worth a word


@dataclass(frozen=True)
class HintOption:
    """One action that a hint names.

    path: the action and how play would continue. rollouts: how often it was played out. expected:
    final points by category; total: their sum. margin: the expected lead. difference: by category,
    how much more or less than the first option brings in the same worlds; less: how much smaller
    the expected lead is there. equal: whether it is as
    good as the first option, as far as can be told. reasons: why the first option is better than
    this one, or, of the first, than the next; messages with their arguments (bots/reasons.py).
    """

    action: str
    path: list[str]
    rollouts: int
    expected: dict[str, float]
    total: float
    margin: float
    difference: dict[str, float]
    less: float = 0.0
    equal: bool = False
    reasons: list[Json] = field(default_factory=list)


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
    iterations: int | None = None,
    seconds: float | None = None,
    follows: Line = (),
    elsewhere: Search | None = None,
) -> Hint:
    """A hint for the viewer of a view. iterations: by default the rollouts of a full judgement.
    follows: the rest of a line that he follows; it comes first. elsewhere: a function that does the
    search in other processes."""
    if not game.legal(view, view.viewer):
        return Hint(game.meta.id, view.viewer, 0, [])
    many = rollouts(game, view) if iterations is None else iterations
    if elsewhere is not None:
        found = elsewhere(many, seconds)
    else:
        found = judge(game, view, Budget(many, seconds))
    lines = _lines(game, view, found, follows)
    if elsewhere is None and seconds is None:
        remember(game, view, many, lines[0].path)
    options = [_option(game, view, lines, place) for place in range(len(lines))]
    return Hint(game.meta.id, view.viewer, found.iterations, options)


def hint_at(
    game: AnyGame, record: Record, n: int | None, seat: int, iterations: int | None = None
) -> Hint:
    """A hint for a seat after `n` entries of a record. Whoever has followed the best line of his
    turn until here is advised to follow it on."""
    game = game_of(game, record)
    views, actions = line_so_far(game, record, n, seat)
    if not game.legal(views[-1], seat):
        return Hint(game.meta.id, seat, 0, [])
    follows = planned(views, actions, lambda view: best_line(game, view, iterations))
    return hint(game, views[-1], iterations, None, follows)


def _lines(game: AnyGame, view: Any, found: Found, follows: Line) -> list[Candidate]:
    """The options that are shown, the best first, each with another action. Those that did not
    compete are played in the worlds in which the others did; one that is surely better there comes
    first, for a search that found too few options may have missed it."""
    first: dict[str, Candidate] = {}
    for line in found.candidates:
        if found.worlds and line.node.visits:  # where time was short, not all were played
            first.setdefault(line.action.text, line)
    worlds = found.worlds or further_worlds(view, FEW)
    asked = [follows] if follows else [] if found.worlds else [found.path]
    known = {line[0].text for line in asked} | set(first)
    asked += _others(game, view, SHOWN - len(known), known) if len(known) < SHOWN else []
    played = beside(game, view, asked, worlds) if asked else []
    leading = played[:1] if follows or not found.worlds else []
    others = sorted(played[len(leading) :], key=lambda line: -line.node.mean(view.viewer))
    rest = [line for line in first.values() if not leading or line.action != leading[0].action]
    shown = [*leading, *rest, *others][:SHOWN]
    better = [line for line in shown[1:] if compared(line, shown[0]).is_worse]
    top = max(better, key=lambda line: -compared(shown[0], line).less, default=shown[0])
    return [top, *(line for line in shown if line is not top)]


def _others(game: AnyGame, view: Any, number: int, known: set[str]) -> list[Line]:
    """Lines that begin otherwise, where all candidates of a search begin with the same action (as
    the whole turns of one plan may do)."""
    knowledge = knowledge_of(game.meta.id)
    legal = [a for a in game.legal(view, view.viewer) if a.text not in known]
    values = knowledge.values(game, view, legal, EFFORT) if legal else []
    order = sorted(range(len(legal)), key=lambda i: -values[i])[:number]
    return [knowledge.completed(game, view, (legal[i],), EFFORT) for i in order]


def _option(game: AnyGame, view: Any, lines: list[Candidate], place: int) -> HintOption:
    line, best = lines[place], lines[0]
    beside_best = compared(best, line)
    expected = line.expected() if line.node.visits else {}
    other = lines[max(1, place)] if len(lines) > 1 else best
    seen = compared(best, other)
    return HintOption(
        action=line.action.text,
        path=[action.text for action in line.path],
        rollouts=line.node.visits,
        expected=_rounded(expected),
        total=round(sum(expected.values()), 2),
        margin=round(line.margin(), 2),
        difference=_rounded(beside_best.points),
        less=round(beside_best.less, 2),
        equal=line is not best and not beside_best.is_worse,
        reasons=[]
        if other is best
        else reasons(game, view, best.path, other.path, seen.points, seen.less),
    )


def _rounded(points: dict[str, float]) -> dict[str, float]:
    return {key: round(value, 2) for key, value in points.items()}


def hint_lines(game: AnyGame, view: Any, told: Hint, words: Words) -> list[str]:
    """A hint as sentences."""
    if not told.options:
        return [words("bots-hint-nothing", {})]
    lines = [head(told, words)]
    for option, shown in zip(told.options, explained(game, view, told, words)):
        args = {"action": shown.sentence, "text": option.action, "place": shown.place}
        lines.append(words("bots-hint-option", args))
        lines.append("   " + " ".join((expectation(option, words), shown.reason)).rstrip())
    return lines


def head(told: Hint, words: Words) -> str:
    """A sentence about what the hint is based on."""
    return words("bots-hint-head", {"seat": told.seat, "count": told.iterations})


def explained(game: AnyGame, view: Any, told: Hint, words: Words) -> list[ExplainedOption]:
    """For each option of a hint the action as a sentence, its points by category, and a reason."""
    options = told.options
    return [
        ExplainedOption(
            place="=" if option.equal else str(place + 1),
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
    """Why an option is good: what it brings on the table and in the end; for the others, what the
    first one has before them, or that they are as good."""
    if not option.rollouts:
        return words("bots-hint-unseen", {})
    if option.equal:
        return words("bots-reason-equal", {})
    why = in_words(game, option.reasons, words, lambda value: decimal(value, "", words))
    if not place:
        return why or words("bots-hint-most", {})
    less = {"points": decimal(max(0.0, option.less), "", words), "why": why}
    return words("bots-hint-less-why" if why else "bots-hint-less", less)


def expectation(option: HintOption, words: Words) -> str:
    """What an option is expected to bring, as a sentence."""
    total, margin = decimal(option.total, "", words), decimal(option.margin, "+", words)
    return words("bots-hint-expected", {"total": total, "margin": margin})


def decimal(value: float, sign: str, words: Words) -> str:
    """A number as the language writes it."""
    return f"{value:{sign}.1f}".replace(".", words("bots-decimal", {}))
