"""Search for puzzles in records, and check stored ones: a puzzle is a position in which a question
has one clearly best answer, by the search or by the points that the rules count."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from palatine.bots import puzzles as judging
from palatine.bots.base import AnyGame
from palatine.core.record import Record, game_of
from palatine.core.state import CHANCE
from palatine.learn.puzzles import (
    LEAD,
    LETTERS,
    POINTS,
    RIVALS,
    SHOWN,
    Kind,
    Puzzle,
    PuzzleChoice,
    measure_of,
    position,
)

QUICK = 48  # rollouts of the single search in the quick check, which the tests use
SURE = 4.0  # standard errors by which the best answer must be better
POSITIONS = 40_000  # results of a turn that are examined; with more there is no puzzle
RARE = 40  # at most one of so many lines of a turn may be the best


@dataclass(frozen=True)
class SearchEffort:
    """How thoroughly a position is judged: the number of searches (runs), and the rollouts of
    each."""

    rollouts: int
    runs: int

    def times(self, factor: int) -> "SearchEffort":
        return SearchEffort(self.rollouts * factor, self.runs * 2)


def find_puzzles(
    game: AnyGame, kinds: tuple[Kind, ...], record: Record, name: str, effort: SearchEffort
) -> Iterator[Puzzle]:
    """The puzzles in a record, in the order of its decisions."""
    game = game_of(game, record)
    state = game.new(record.seats, record.options)
    for number, entry in record.numbered():
        if entry.who != CHANCE:
            for kind in kinds:
                if state.frames[-1].step == kind.step:
                    seed = f"{name}-{number - 1}-{kind.id}"
                    view = game.view(state, entry.who)
                    choices = answers(game, kind, view, effort, seed)
                    if choices:
                        yield Puzzle(
                            id=seed,
                            kind=kind,
                            record=name,
                            at=number - 1,
                            seat=entry.who,
                            why=reason(kind, choices),
                            seed=seed,
                            rollouts=effort.rollouts,
                            runs=effort.runs,
                            choices=tuple(choices),
                        )
        game.apply(state, entry.who, game.parse(entry.text))


def answers(
    game: AnyGame, kind: Kind, view: Any, effort: SearchEffort, seed: str
) -> list[PuzzleChoice]:
    """The answers of a puzzle, the best first; [] where none is clearly the best."""
    if len(game.legal(view, view.viewer)) < kind.options:
        return []
    if kind.form == "turn":
        return _by_turn(game, kind, view)
    return (
        _by_lead(game, kind, view, effort, seed)
        if kind.measure == LEAD
        else _by_points(game, kind, view, effort, seed)
    )


def reason(kind: Kind, choices: list[PuzzleChoice]) -> str:
    """The main difference between the best answer and the second: a category of points, the loss of
    the rivals, or, where no points are counted, the kind of puzzle."""
    if kind.measure not in (LEAD, POINTS):
        return kind.id
    best, second = choices[0].points, choices[1].points
    own = choices[0].total - choices[1].total
    if kind.measure == LEAD and own < choices[1].less / 2:
        return RIVALS
    gains = {key: best.get(key, 0.0) - second.get(key, 0.0) for key in [*best, *second]}
    return max(gains, key=lambda key: gains[key], default=kind.id)


def _by_lead(
    game: AnyGame, kind: Kind, view: Any, effort: SearchEffort, seed: str
) -> list[PuzzleChoice]:
    """Actions compared by the search; the best must be better by several standard errors, and also
    in a quick search."""
    quick = judging.searched(game, view, QUICK, 1, seed)
    if len(quick) < kind.options or quick[1].less < kind.least / 2:
        return []
    judged = judging.searched(game, view, effort.rollouts, effort.runs, seed)
    offered = {offer.text for offer in game.face.offers(view)}
    judged = [one for one in judged if one.text in offered]
    if len(judged) < kind.options or judged[0].text != quick[0].text:
        return []
    margin, error = judged[1].less, judged[1].error
    if margin < kind.least or margin < SURE * error:
        return []
    return [
        PuzzleChoice((one.text,), one.expected, one.less, one.error)
        for one in judged[: len(LETTERS)]
    ]


def _by_points(
    game: AnyGame, kind: Kind, view: Any, effort: SearchEffort, seed: str
) -> list[PuzzleChoice]:
    """Actions compared by the points that they bring at once; the best must not be bad by the
    search."""
    lines = judging.single(game, view)
    if len(lines) < kind.options or lines[0].total - lines[1].total < kind.least:
        return []
    searched = judging.searched(game, view, effort.rollouts, effort.runs, seed)
    if searched[0].text not in lines[0].texts:
        return []
    middle = len(lines) // 2
    kept = [*lines[:3], *([lines[middle]] if middle > 2 else [])]
    return [_choice(line.texts, line.points, lines[0].total) for line in kept]


def _choice(texts: tuple[str, ...], points: dict[str, int], best: float) -> PuzzleChoice:
    return PuzzleChoice(
        texts, {k: float(n) for k, n in points.items()}, best - sum(points.values())
    )


def _by_turn(game: AnyGame, kind: Kind, view: Any) -> list[PuzzleChoice]:
    """The best lines of a turn, after examining all of them; only a few may be equally good."""
    measure = measure_of(game, kind, view)
    try:
        lines = [
            PuzzleChoice(line.texts, measure(after, line.points), 0.0)
            for line, after in judging.turns(game, view, kind.actions, POSITIONS)
        ]
    except judging.TooMany:
        return []
    lines.sort(key=lambda line: (-line.total, len(line.texts), line.texts))
    by_total: dict[float, PuzzleChoice] = {}
    for line in lines:
        by_total.setdefault(line.total, line)
    best = list(by_total.values())[:SHOWN]
    ties = sum(line.total == best[0].total for line in lines)
    clear = len(best) > 1 and best[0].total - best[1].total >= kind.least
    rare = ties == 1 if kind.actions == 1 else ties * RARE <= len(lines)
    if not clear or not rare or (len(best[0].texts) < 2 and kind.actions != 1):
        return []
    return [PuzzleChoice(one.texts, one.points, best[0].total - one.total) for one in best]


# --- judging again ------------------------------------------------------------------------------


def complaint(game: AnyGame, puzzle: Puzzle, record: str, effort: SearchEffort) -> str:
    """The message key of the reason why a stored puzzle is no longer good; '' where it is."""
    view = game.view(position(game, puzzle, record), puzzle.seat)
    choices = answers(game, puzzle.kind, view, effort, f"{puzzle.seed} again")
    if not choices:
        return "learn-puzzle-unclear"
    best, stored = choices[0], puzzle.choices[0]
    if puzzle.kind.form == "turn":
        return "" if best.total == stored.total else "learn-puzzle-other"
    return "" if best.texts == stored.texts else "learn-puzzle-other"


def quick_complaint(game: AnyGame, puzzle: Puzzle, record: str) -> str:
    """The same as `complaint` in little time: points are counted, and only one small search is
    made, with the stored seed."""
    view = game.view(position(game, puzzle, record), puzzle.seat)
    if puzzle.kind.form == "turn":
        return ""
    if puzzle.kind.measure == LEAD:
        best = judging.searched(game, view, QUICK, 1, puzzle.seed)[0].text
    else:
        best = judging.single(game, view)[0].texts[0]
    return "" if (best,) == puzzle.choices[0].texts else "learn-puzzle-other"
