"""`palatine review FILE`: where a game was won and lost, and what was luck."""

from typing import Any

from palatine.bots.review import review
from palatine.cli.arguments import Args, Parser, add_json, add_seed, at_least_one
from palatine.cli.files import read_record
from palatine.cli.report import print_json, print_lines
from palatine.core.errors import BadRecord
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("core-help-record"))
    parser.add_argument(
        "--rollouts", type=at_least_one, default=48, metavar="N", help=words("bots-help-rollouts")
    )
    add_seed(parser, words, "0")
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, record = read_record(args.file)
    if record.result is None:  # hands of a game that goes on are nobody's business
        raise BadRecord("bots-review-unfinished")
    told = review(game, record, args.rollouts, args.seed)
    if args.json:
        print_json(told)
    else:
        print_lines(_lines(told, words))
    return 0


def _lines(told: dict[str, Any], words: Words) -> list[str]:
    lines = []
    for decision in told["decisions"]:
        if decision["better"]:
            lines.append(words("bots-review-mistake", _plain(decision)))
    for row in told["summary"]:
        lines.append(words("bots-review-summary", _plain(row)))
    return lines


def _plain(row: dict[str, Any]) -> dict[str, object]:
    """Numbers as text: only whole ones are counted by a plural."""
    return {
        key: f"{value:.1f}" if isinstance(value, float) else value for key, value in row.items()
    }
