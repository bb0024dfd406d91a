"""`palatine review FILE`: the review of a finished game: good and bad decisions, and luck."""

import os
from dataclasses import asdict
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.hints import decimal
from palatine.bots.reasons import in_words
from palatine.bots.review import Review, mistakes
from palatine.bots.together import reviewed_together
from palatine.cli.arguments import Args, Parser, add_jobs, add_json, at_least_one
from palatine.cli.files import read_record
from palatine.cli.report import print_json, print_lines
from palatine.core.errors import BadRecord
from palatine.core.record import Record
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("core-help-record"))
    parser.add_argument(
        "--rollouts", type=at_least_one, metavar="N", help=words("bots-help-rollouts")
    )
    add_jobs(parser, words, os.cpu_count() or 1)
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, record = read_record(args.file)
    if record.result is None:  # a review of an unfinished game would reveal hidden cards
        raise BadRecord("bots-review-unfinished")
    review = reviewed_together(game, record, args.rollouts, args.jobs)
    if args.json:
        print_json(review.to_json())
    else:
        print_lines(_lines(game, record, review, words))
    return 0


def _lines(game: AnyGame, record: Record, review: Review, words: Words) -> list[str]:
    lines = []
    said = mistakes(game, record, review.decisions, words)
    for decision in review.decisions:
        if decision.better:
            done, better = said[decision.number]
            args = {**asdict(decision), "action": done.rstrip("."), "better": better.rstrip(".")}
            lines.append(words("bots-review-mistake", _plain(args, words)))
            why = in_words(game.meta.id, decision.reasons, words, lambda n: decimal(n, "", words))
            lines[-1] += f" {why}" if why else ""
    for row in review.summary:
        lines.append(words("bots-review-summary", _plain(asdict(row), words)))
    return lines


def _plain(row: dict[str, Any], words: Words) -> dict[str, object]:
    """The arguments of a sentence, with decimals as text in the language's notation: plural rules
    apply only to whole numbers."""
    return {
        key: decimal(value, "", words) if isinstance(value, float) else value
        for key, value in row.items()
    }
