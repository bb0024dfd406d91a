"""Puzzles made from the mistakes of a finished game: the position in which somebody erred, on the
real board, and what the reader plays there, judged beside the best line and what was played."""

from collections.abc import Sequence

from palatine import games
from palatine.bots.candidates import Line
from palatine.bots.hints import decimal
from palatine.bots.judgement import beside, compared, further_worlds, rollouts
from palatine.bots.reasons import in_words, reasons
from palatine.core.record import game_of, parse_record, upto
from palatine.core.state import CHANCE, Json
from palatine.learn import puzzles
from palatine.learn.puzzles import LEAD, Kind, Puzzle, PuzzleChoice
from palatine.locales import Words
from palatine.service.puzzling import Position, signed

FEWEST, MOST = 12, 60  # worlds in which an answer is judged


class ReviewPosition(Position):
    """A mistake of a game after what the reader has played instead. judged: that line of the
    review, as bots/review.py tells it."""

    def __init__(self, record: str, judged: Json, texts: Sequence[str]) -> None:
        read = parse_record(record)
        self.judged = judged
        self.game = game_of(games.load(read.game), read)
        self.puzzle = puzzle_of(judged)
        self.rule = ""
        self.start = upto(self.game, read, judged["number"] - 1)
        self.played = puzzles.played(self.game, self.puzzle, self.start, texts)
        self.view = self.game.view(self.played.state, self.puzzle.seat)

    def question(self, words: Words) -> str:
        return words("learn-puzzle-review", {"seat": self.puzzle.seat})


def puzzle_of(judged: Json) -> Puzzle:
    """Lines of one action are puzzles of one action, others are turns."""
    single = len(judged["better_line"]) == len(judged["line"]) == 1
    kind = Kind("review", "", "turn", LEAD, "", judged["loss"], int(single))
    choices = (
        PuzzleChoice(tuple(judged["better_line"]), {}, 0.0),
        PuzzleChoice(tuple(judged["line"]), {}, judged["loss"], judged["error"]),
    )
    name, at = f"review-{judged['number']}", judged["number"] - 1
    return Puzzle(name, kind, "", at, judged["seat"], "", "", 0, 1, choices)


def answered(position: ReviewPosition, texts: list[str], show: bool, words: Words) -> Json:
    """How good the reader's line is beside the best one and the one that was played; in the same
    worlds as those two."""
    judged, game = position.judged, position.game.meta.id
    less, why = 0.0, judged["reasons"]
    if not show:
        less, why = _behind(position, texts)
    solved = not show and less <= 0
    outcome = "best" if show else "good" if solved else "less"
    told = in_words(game, why, words, lambda n: decimal(n, "", words))
    return {
        "solved": solved,
        "shown": show,
        "headline": words(f"learn-puzzle-review-{outcome}", {"less": max(1, round(less))}),
        "reason": [told],
        "best": _ranking(position, words) if solved or show else [],
        "texts": judged["better_line"] if show else [],
        "rule": "",
    }


def _behind(position: ReviewPosition, texts: list[str]) -> tuple[float, list[Json]]:
    """How far the reader's line stays behind the best, 0 where that lies within the noise, and
    why."""
    game, judged = position.game, position.judged
    view = game.view(position.start, position.puzzle.seat)
    own = _as_far_as_foreseen(position, texts)
    best = tuple(game.parse(text) for text in judged["better_line"])
    if own[: len(best)] == best:
        return 0.0, judged["reasons"]
    number = max(FEWEST, min(MOST, rollouts(game, view) // 3))
    first, mine = beside(game, view, [best, own], further_worlds(view, number))
    seen = compared(first, mine)
    if not seen.is_worse:
        return 0.0, judged["reasons"]
    return seen.less, reasons(game, view, first.path, mine.path, seen.points, seen.less)


def _as_far_as_foreseen(position: ReviewPosition, texts: list[str]) -> Line:
    """The reader's actions up to the first draw: what follows that he could not plan."""
    game, state, line = position.game, position.start.clone(), []
    for text in texts:
        line.append(game.parse(text))
        game.apply(state, position.puzzle.seat, line[-1])
        if game.to_move(state) == CHANCE:
            break
    return tuple(line)


def _ranking(position: ReviewPosition, words: Words) -> list[Json]:
    """The best line, and what was played."""
    judged = position.judged
    rows = (
        (judged["better_line"], words("learn-puzzle-first")),
        (judged["line"], signed(-round(judged["loss"]), words)),
    )
    return [
        {
            "letter": "",
            "sentence": position.told(texts, words),
            "detail": "",
            "points": points,
            "mine": False,
        }
        for texts, points in rows
    ]
